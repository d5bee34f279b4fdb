import { useEffect, useState } from 'react'
import type { PageKey } from '../../document/session.ts'
import { useSession, useView } from '../session/use-session.ts'

type Asked = Awaited<ReturnType<ReturnType<typeof useSession>['near']>>

/** So long nothing is changed before it is asked what is near: all pages are read for it. In milliseconds. */
const pause = 800

/** What the engine shows around a page, of all pages together; it follows once there is a pause. */
export function useNear(key: PageKey | undefined): Asked {
  const session = useSession()
  const version = useView((view) => view.version)
  const [known, setKnown] = useState<{ key: PageKey; near: Asked }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each version
  useEffect(() => {
    if (key === undefined) return
    let isWanted = true
    const asking = setTimeout(async () => {
      const near = await session.near(key)
      if (!isWanted) return
      setKnown((last) =>
        JSON.stringify(last) === JSON.stringify({ key, near }) ? last : { key, near },
      )
    }, pause)
    return () => {
      isWanted = false
      clearTimeout(asking)
    }
  }, [session, key, version])
  return known?.key === key ? known?.near : undefined
}
