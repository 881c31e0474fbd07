// Compiles every TypeScript file of the service into dist/, one to one, so that handlers load one by one.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('.', import.meta.url))
const files = ['src', 'handlers', 'generated'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => join(root, folder, name)),
)

rmSync(join(root, 'dist'), { recursive: true, force: true })
await build({
  entryPoints: files,
  outbase: root,
  outdir: join(root, 'dist'),
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
})
