import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { onDemand } from '../fields/on-demand.tsx'
import { readSearch } from './address.ts'
import { Failed } from './screen/failed.tsx'
import { Screen } from './screen/screen.tsx'

const root = createRootRoute({ component: Screen, notFoundComponent: () => null })

/** Shows a page in the frame, which stands in the screen itself. */
const pageAt = (path: string) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: readSearch,
    component: () => null,
  })

/** Shows something else in place of the page. */
const viewAt = (path: string, load: () => Promise<{ default: ComponentType }>) =>
  createRoute({ getParentRoute: () => root, path, component: onDemand(load) })

/** The editor's own addresses. */
export function createEditorRouter() {
  return createRouter({
    basepath: '/_editor',
    defaultErrorComponent: Failed,
    routeTree: root.addChildren([
      pageAt('/'),
      pageAt('/page/$'),
      pageAt('/not-found'),
      viewAt('/settings', () => import('./settings/settings-view.tsx')),
      viewAt('/settings/$part', () => import('./settings/settings-view.tsx')),
      viewAt('/settings/$part/$language', () => import('./settings/settings-view.tsx')),
      viewAt('/text', () => import('./text/text-view.tsx')),
      viewAt('/history', () => import('./history/history-view.tsx')),
      viewAt('/publish', () => import('./publish/publish-view.tsx')),
      viewAt('/preview', () => import('./publish/preview-view.tsx')),
    ]),
  })
}
