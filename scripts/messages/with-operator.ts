import {
  NoWayIn,
  type Operator,
  openOperator,
} from '../../supabase/local/operator/open-operator.ts'

/** A mistake that the person at the terminal can fix. */
export class Mistake extends Error {
  override name = 'Mistake'
}

/** Does something with the messages; a mistake is told in a sentence. */
export async function withOperator(
  dataFolder: string,
  work: (operator: Operator) => Promise<void>,
): Promise<void> {
  let operator: Operator | undefined
  try {
    operator = await openOperator({ dataFolder, variables: process.env })
    await work(operator)
  } catch (error) {
    if (!(error instanceof Mistake || error instanceof NoWayIn)) throw error
    console.error(error.message)
    process.exitCode = 1
  } finally {
    await operator?.close()
  }
}
