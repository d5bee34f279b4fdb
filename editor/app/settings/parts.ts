import { type ComponentType, lazy } from 'react'

/** A part of the manifest that is set for the whole site. */
export interface SettingsPart {
  /** As the address names it. */
  name: string
  title: string
  icon: string
  show: { component: ComponentType } | { pointer: string; without?: string[] }
}

const MenuEditor = lazy(() => import('./menu/menu-editor.tsx'))
const Variables = lazy(() => import('./variables/variables.tsx'))
const SharedBlocks = lazy(() => import('./shared/shared-blocks.tsx'))

/** All of them, in the order in which they are offered. */
export const settingsParts: SettingsPart[] = [
  {
    ...{ name: 'site', title: 'Site', icon: 'i-lucide-globe' },
    show: { pointer: '/site', without: ['variables', 'texts'] },
  },
  {
    ...{ name: 'menu', title: 'Menu', icon: 'i-lucide-menu' },
    show: { component: MenuEditor },
  },
  {
    ...{ name: 'footer', title: 'Footer', icon: 'i-lucide-panel-bottom' },
    show: { pointer: '/footer' },
  },
  {
    ...{ name: 'variables', title: 'Variables', icon: 'i-lucide-braces' },
    show: { component: Variables },
  },
  {
    ...{ name: 'shared', title: 'Shared blocks', icon: 'i-lucide-share-2' },
    show: { component: SharedBlocks },
  },
  {
    ...{ name: 'texts', title: 'Words around pages', icon: 'i-lucide-whole-word' },
    show: { pointer: '/site/texts' },
  },
  {
    ...{ name: 'redirects', title: 'Redirects', icon: 'i-lucide-corner-down-right' },
    show: { pointer: '/redirects' },
  },
  {
    ...{ name: 'accepted', title: 'Accepted findings', icon: 'i-lucide-badge-check' },
    show: { pointer: '/accepted' },
  },
]
