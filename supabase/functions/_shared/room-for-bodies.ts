/** Long bodies are held in memory while they arrive and until they are stored: so many bytes of them at once. */
export interface RoomForBodies {
  /**
   * Takes room for a body.
   * @param sender who shares a part of the room among themselves
   * @returns gives the room back, when called; undefined where there is none left
   */
  take(bytes: number, sender: string | null): (() => void) | undefined
}

/** @param perSender what one sender may hold: the room is for several, however much one of them sends */
export function roomForBodies({
  total,
  perSender,
}: {
  total: number
  perSender: number
}): RoomForBodies {
  let held = 0
  const heldBy = new Map<string, number>()
  return {
    take(bytes, sender) {
      const name = sender ?? ''
      const own = heldBy.get(name) ?? 0
      if (held + bytes > total || own + bytes > perSender) return undefined
      held += bytes
      heldBy.set(name, own + bytes)
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        held -= bytes
        const left = (heldBy.get(name) ?? 0) - bytes
        if (left > 0) heldBy.set(name, left)
        else heldBy.delete(name)
      }
    },
  }
}
