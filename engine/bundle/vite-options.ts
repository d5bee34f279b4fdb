import { join } from 'node:path'
import type { InlineConfig } from 'vite'
import { siteResolve } from './site-resolve.ts'

/** Packages that stay where they are: they bring programs or files of their own, or are not for a bundle. */
const external = ['@iconify-json/lucide', 'harfbuzzjs', 'sharp', 'subset-font', 'wawoff2']

const group = (name: string, packages: string) => ({
  name,
  test: new RegExp(`node_modules/(?:${packages})/`),
})

/** Where the engine is, the site's source, the site, and what is written. */
type Folders = { [name in 'root' | 'source' | 'site' | 'folder']: string }

/** What Vite is told for a release, besides the project's own settings. */
export function viteOptions({ root, source, site, folder }: Folders): InlineConfig {
  return {
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    envDir: site,
    resolve: siteResolve(root, source),
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    environments: {
      client: {
        build: {
          outDir: join(folder, 'client'),
          assetsDir: '_assets',
          rolldownOptions: {
            input: { client: join(root, 'engine/browser/client.ts') },
            external: /^\/_/, // what the site's own build makes, such as drawings
            preserveEntrySignatures: 'allow-extension', // else what it shares with others lies in tiny files
            output: {
              codeSplitting: {
                groups: [
                  group('react', 'react|react-dom|scheduler'),
                  group(
                    'router',
                    '@tanstack/(?:react-router|router-core|history|react-store|store)',
                  ),
                ],
              },
            },
          },
        },
      },
      ssr: {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true, external },
        build: {
          outDir: join(folder, 'server'),
          minify: false,
          rolldownOptions: {
            input: {
              engine: join(root, 'engine/engine.ts'),
              'page-thread': join(root, 'engine/publish/page-thread.ts'),
            },
            external: /\/toaster\.tsx$/, // no page is rendered with a toast
            output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
          },
        },
      },
    },
  }
}
