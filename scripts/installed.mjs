import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether the installed packages match the lock file, no matter who installed them. npm writes its record of what it
 * installed at the very end, so an interrupted installation does not count. Packages for other platforms may be absent.
 * @param {string} root the folder with package-lock.json
 */
export function isInstalled(root) {
  const locked = packagesIn(join(root, 'package-lock.json'))
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'))
  return Object.entries(locked ?? {}).every(([path, wanted]) => {
    const found = installed?.[path]
    if (path === '') return installed !== undefined // the project itself
    if (!found) return wanted.optional === true || wanted.devOptional === true
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}
