import type { Path } from '../../../engine/text/path.ts'
import { pointerOf, type Source } from '../../../engine/text/source.ts'

/** The address of the innermost value around an offset; a field's key belongs to its value. */
export function addressAt(source: Source, offset: number): string {
  const path: Path = []
  let around = source.root
  for (;;) {
    const inner = [...around.members].find(
      ([, { keyOffset, end }]) => keyOffset <= offset && offset <= end,
    )
    if (!inner) return pointerOf(path)
    path.push(inner[0])
    around = inner[1]
  }
}
