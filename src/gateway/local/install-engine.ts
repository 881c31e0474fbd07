import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from './command.js'
import { engineFolder } from './folder.js'
import { inScratch } from './scratch.js'

/** The binaries that compute on the processor alone; those for graphics cards are hundreds of megabytes. */
const BINARIES: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-armv7l',
  'linux-riscv64': 'linux-riscv64',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
}

/** The package with the engine's binary for a platform as Node names it. */
export const binaryPackage = (platform: string, architecture: string): string => {
  const name = BINARIES[`${platform}-${architecture}`]
  if (name !== undefined) return `@node-llama-cpp/${name}`
  throw new Error(
    `the engine has no binary for ${platform} on ${architecture}; it has for ${Object.keys(BINARIES).join(', ')}`,
  )
}

const manifestOf = (version: string, binary: string): string =>
  `${JSON.stringify({ private: true, dependencies: { 'node-llama-cpp': version, [binary]: version } })}\n`

/** Under `npm run` npm says which program it is; otherwise the one in the path. */
const npmCommand = (env: NodeJS.ProcessEnv): [string, ...string[]] => {
  const program = env['npm_execpath']
  return program?.endsWith('.js') ? [process.execPath, program] : ['npm']
}

/** Says which versions the folder holds. npm rewrites package.json in its own style. */
const RECEIPT = 'installed.json'

/**
 * Installs the engine into `engine` in the folder, in one step: a folder of that name is whole.
 * @throws an error that names the command and the end of what it said
 */
export const installEngine = async (
  version: string,
  folder: string,
  progress: (message: string) => void,
): Promise<void> => {
  const target = engineFolder(folder)
  const wanted = manifestOf(version, binaryPackage(process.platform, process.arch))
  const present = await readFile(join(target, RECEIPT), 'utf8').catch(() => null)
  if (present === wanted) return progress('engine: already there')

  await inScratch(folder, async (scratch) => {
    // Renamed as a whole when it is finished; the scratch folder itself is what goes away.
    const partial = join(scratch, 'engine')
    await mkdir(partial)
    await writeFile(join(partial, 'package.json'), wanted)
    const [command, ...args] = npmCommand(process.env)
    // Every optional package is left out, and the one with this platform's binary is named instead; nothing is
    // compiled or downloaded by scripts.
    const options = [
      '--omit=optional',
      '--omit=dev',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--prefix',
      partial,
    ]
    progress(`engine: npm install node-llama-cpp@${version}`)
    await runCommand(command, [...args, 'install', ...options], partial).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(
        `the engine could not be installed with npm install node-llama-cpp@${version}: ${reason}`,
      )
    })
    await writeFile(join(partial, RECEIPT), wanted)
    await rm(target, { recursive: true, force: true })
    await rename(partial, target)
  })
  progress('engine: installed')
}
