import type { ComponentType } from 'react'
import { onDemand } from '../../fields/on-demand.tsx'
import { aroundOf } from '../blocks/addresses.ts'

/** A part of the manifest that is set for the whole site. */
export interface SettingsPart {
  /** As the address names it. */
  name: string
  title: string
  icon: string
  show: Shown
  /** Of what each language has for itself: the same of one of the site's other languages. */
  inLanguage?: (language: string) => Shown
}

type Shown =
  | { component: ComponentType<{ pointer: string }>; pointer: string }
  | { pointer: string; without?: string[] }

const MenuEditor = onDemand(() => import('./menu/menu-editor.tsx'))
const Variables = onDemand(() => import('./variables/variables.tsx'))
const SharedBlocks = onDemand(() => import('./shared/shared-blocks.tsx'))

/** All of them, in the order in which they are offered. */
export const settingsParts: SettingsPart[] = [
  {
    ...{ name: 'site', title: 'Site', icon: 'i-lucide-globe' },
    show: { pointer: '/site', without: ['variables', 'texts'] },
    inLanguage: (language) => ({
      pointer: aroundOf(language),
      without: ['navigation', 'footer', 'texts'],
    }),
  },
  {
    ...{ name: 'menu', title: 'Menu', icon: 'i-lucide-menu' },
    show: { component: MenuEditor, pointer: '/navigation' },
    inLanguage: (language) => ({
      component: MenuEditor,
      pointer: `${aroundOf(language)}/navigation`,
    }),
  },
  {
    ...{ name: 'footer', title: 'Footer', icon: 'i-lucide-panel-bottom' },
    show: { pointer: '/footer' },
    inLanguage: (language) => ({ pointer: `${aroundOf(language)}/footer` }),
  },
  {
    ...{ name: 'variables', title: 'Variables', icon: 'i-lucide-braces' },
    show: { component: Variables, pointer: '/site/variables' },
  },
  {
    ...{ name: 'shared', title: 'Shared blocks', icon: 'i-lucide-share-2' },
    show: { component: SharedBlocks, pointer: '/shared' },
  },
  {
    ...{ name: 'forms', title: 'Forms', icon: 'i-lucide-text-cursor-input' },
    show: { pointer: '/forms' },
  },
  {
    ...{ name: 'texts', title: 'Words around pages', icon: 'i-lucide-whole-word' },
    show: { pointer: '/site/texts' },
    inLanguage: (language) => ({ pointer: `${aroundOf(language)}/texts` }),
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
