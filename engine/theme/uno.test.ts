import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import unocss from 'unocss/postcss'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { uno } from './uno.ts'

test('the utilities are there wherever a site is built, also where no file of it names them', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'broadsheet-empty-'))
  const plugins = [unocss({ configOrPath: uno, cwd })]
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins } } }, 'build')
  const { code } = await preprocessCSS('@unocss default;', join(cwd, 'base.css'), config)
  rmdirSync(cwd)
  expect(code.match(/^\.[\w-]+/gm)).toEqual(['.wrap', '.micro', '.deep', '.visually-hidden'])
})
