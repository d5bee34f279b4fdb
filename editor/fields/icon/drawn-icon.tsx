import { useEffect, useState } from 'react'
import { type IconSet, loadIcons } from './icons.ts'

/** All icons, once they have come. */
export function useIcons(): IconSet | undefined {
  const [icons, setIcons] = useState<IconSet>()
  useEffect(() => {
    loadIcons().then(setIcons)
  }, [])
  return icons
}

/** An icon of the Lucide set by its name; its room is kept free until it has come. */
export function DrawnIcon({ name }: { name: string }) {
  const body = useIcons()?.bodyOf(name) ?? ''
  return (
    <svg
      viewBox="0 0 24 24"
      className="w-6 h-6 flex-none"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what a well-known package of ours draws
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}
