import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * The Prisma client's files by path within `generated/`, made from `prisma/schema.prisma`. They are made in a folder
 * below `node_modules`, so that a check writes nothing and finds the same packages.
 */
export const generatePrisma = async (root: string): Promise<Map<string, string>> => {
  const cache = join(root, 'node_modules', '.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'prisma-'))
  await cp(join(root, 'prisma', 'schema.prisma'), join(folder, 'prisma', 'schema.prisma'))
  await promisify(execFile)(
    process.execPath,
    [join(root, 'node_modules/prisma/build/index.js'), 'generate'],
    {
      cwd: folder,
      // Generating needs no schema engine, but the command would download one: any executable keeps it from that.
      env: {
        ...process.env,
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        CHECKPOINT_DISABLE: '1',
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
      },
    },
  ).catch((error: unknown) => {
    throw new Error(`prisma/schema.prisma: ${(error as { stderr?: string }).stderr ?? String(error)}`)
  })
  const output = join(folder, 'generated', 'prisma')
  const names = await readdir(output, { recursive: true, withFileTypes: true })
  const files = new Map<string, string>()
  for (const entry of names.filter((name) => name.isFile())) {
    const path = join(entry.parentPath, entry.name)
    files.set(`prisma/${path.slice(output.length + 1)}`, await readFile(path, 'utf8'))
  }
  await rm(folder, { recursive: true })
  return files
}
