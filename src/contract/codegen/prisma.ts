import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'

type Files = Map<string, string>

const execute = promisify(execFile)
/** Holds the hash of what the client was made from and of the client itself. */
const FINGERPRINT = 'prisma/fingerprint.txt'

const filesBelow = async (folder: string): Promise<Files> => {
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : []
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const texts = paths.map(async (path): Promise<[string, string]> => [
    `prisma/${relative(folder, path)}`,
    await readFile(path, 'utf8'),
  ])
  return new Map((await Promise.all(texts)).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Over the schema, the generator's version and every generated file, so that a change to any of them shows. */
const fingerprintOf = async (root: string, files: Files): Promise<string> => {
  const hash = createHash('sha256')
  for (const source of ['schema.prisma', 'package.json'])
    hash.update(JSON.stringify(await readFile(join(root, 'prisma', source), 'utf8')))
  for (const [path, text] of files) if (path !== FINGERPRINT) hash.update(JSON.stringify([path, text]))
  return `${hash.digest('hex')}\n`
}

/** The generator has a folder of its own: with what it brings it is bigger than all other tools together. */
const installGenerator = async (folder: string): Promise<void> => {
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return
  console.error('prisma/schema.prisma has changed: installing its generator into prisma/node_modules')
  await execute('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
}

/** Made in a folder below `node_modules`, so that a check writes nothing and finds the same packages. */
const makeClient = async (root: string): Promise<Files> => {
  const home = join(root, 'prisma')
  await installGenerator(home)
  const cache = join(root, 'node_modules', '.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'prisma-'))
  await cp(join(home, 'schema.prisma'), join(folder, 'prisma', 'schema.prisma'))
  await execute(process.execPath, [join(home, 'node_modules/prisma/build/index.js'), 'generate'], {
    cwd: folder,
    // Generating needs no schema engine, but the command would download one: any executable keeps it from that.
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      CHECKPOINT_DISABLE: '1',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
    },
  }).catch((error: unknown) => {
    throw new Error(`prisma/schema.prisma: ${(error as { stderr?: string }).stderr ?? String(error)}`)
  })
  const files = await filesBelow(join(folder, 'generated', 'prisma'))
  await rm(folder, { recursive: true })
  return files
}

/**
 * The Prisma client's files by path within `generated/`, made from `prisma/schema.prisma`: those that are there where their
 * fingerprint says that nothing has changed, else new ones.
 * @throws Error with the generator's message where the schema has a mistake
 */
export const generatePrisma = async (root: string): Promise<Files> => {
  const present = await filesBelow(join(root, 'generated', 'prisma'))
  if (present.get(FINGERPRINT) === (await fingerprintOf(root, present))) return present
  const files = await makeClient(root)
  return files.set(FINGERPRINT, await fingerprintOf(root, files))
}
