import { join } from 'node:path'
import type { Contender } from './measure-build.ts'
import type { PeerContent } from './peer-content.ts'
import { type PeerName, packageCaches, peerFolder, peers } from './peers.ts'
import { setUpPeer } from './set-up-peer.ts'

/**
 * The peers' builds, each from nothing. A peer that cannot be had on this machine is left out and told of.
 * @param contentFile what they read within their builds
 */
export function peerBuilds(
  names: PeerName[],
  content: PeerContent,
  contentFile: string,
  log: (words: string) => void,
): Contender[] {
  return names.flatMap((name) => {
    const ready = setUpPeer(name, content, log)
    if ('lacking' in ready) {
      log(`${name} is left out: ${ready.lacking}`)
      return []
    }
    const { command, dist, caches } = peers[name]
    const folder = peerFolder(name)
    const kept = [dist, ...caches, ...packageCaches]
    return {
      name,
      version: ready.version,
      folder,
      command,
      dist: join(folder, dist),
      clean: kept.map((path) => join(folder, path)),
      isShown: true,
      env: { CONTENT: contentFile, NODE_COMPILE_CACHE: '' }, // none: Node would keep it between builds
    }
  })
}
