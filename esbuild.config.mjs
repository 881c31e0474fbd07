// Compiles every TypeScript file of the service into dist/, one to one, so that handlers load one by one.
import { cpSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('.', import.meta.url))
const files = ['src', 'handlers', 'generated'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => join(root, folder, name)),
)

// Beside the old files until all is there, since a server that runs loads its handlers one by one.
const next = join(root, `dist.${process.pid}`)
await build({
  entryPoints: files,
  outbase: root,
  outdir: next,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
})
// What pages are made of stands beside their code, and is no TypeScript.
const site = 'src/published/site'
cpSync(join(root, site), join(next, site), { recursive: true })
rmSync(join(root, 'dist'), { recursive: true, force: true })
renameSync(next, join(root, 'dist'))
