/** How long a window that is just being loaded again may take to let go of its name, in milliseconds. */
const patience = 300

const lockOf = (id: string) => `broadsheet-window-${id}`

/**
 * A name for this window that no other one has while both are open.
 * @param wanted the one that it had before it was loaded again; a copy of a window wants the same
 */
export async function claimWindow(wanted: string | undefined): Promise<string> {
  if (wanted !== undefined && (await hold(wanted))) return wanted
  const id = crypto.randomUUID()
  await hold(id)
  return id
}

/** Whether a window with this name is open. */
export async function isWindowOpen(id: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === lockOf(id))
}

/** Holds a name until the window ends; false where another one has it. */
function hold(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const isHeld = () => {
      resolve(true)
      return new Promise(() => {})
    }
    const signal = AbortSignal.timeout(patience)
    navigator.locks.request(lockOf(id), { signal }, isHeld).catch(() => resolve(false))
  })
}
