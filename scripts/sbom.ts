import { spawnSync } from 'node:child_process'
import { defineCommand } from 'citty'
import { root } from './manifest-argument.ts'
import { runCommand } from './run-command.ts'

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run sbom --',
      description: 'Prints the bill of materials (CycloneDX): each package, its version, its hash.',
    },
    run() {
      const args = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
      const { status } = spawnSync('npm', ['sbom', ...args], {
        cwd: root,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      })
      process.exitCode = status ?? 1
    },
  }),
)
