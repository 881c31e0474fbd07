import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from './bundle.js'
import { generateHandlers, generateRoutes, operationLock } from './maps.js'
import { generateTypes } from './types.js'
import { generateValidators } from './validators.js'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const GENERATED = join(ROOT, 'generated')
const LOCK = join(ROOT, 'openapi', 'operations.lock')
const VALIDATORS = 'validators/'

/** Everything that codegen writes into `generated/`, by path within it. */
const generate = async (): Promise<{ files: Map<string, string>; lock: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'codegen-'))
  const document = await bundle(ROOT, join(folder, 'openapi.json'))
  await rm(folder, { recursive: true })
  const files = new Map([
    ['openapi.json', `${JSON.stringify(document, null, 1)}\n`],
    ['types.ts', await generateTypes(document)],
    ['handlers.ts', generateHandlers(document)],
    ['routes.ts', generateRoutes(document)],
  ])
  for (const [operationId, code] of generateValidators(document))
    files.set(`${VALIDATORS}${operationId}.js`, code)
  return { files, lock: operationLock(document) }
}

const currentText = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null)

const staleValidators = async (files: ReadonlyMap<string, string>): Promise<string[]> => {
  const present = await readdir(join(GENERATED, VALIDATORS)).catch(() => [])
  return present.map((name) => `${VALIDATORS}${name}`).filter((name) => !files.has(name))
}

/** Writes what differs; with `check` writes nothing and fails where anything differs. */
const main = async (check: boolean): Promise<void> => {
  const { files, lock } = await generate()
  const stale = await staleValidators(files)
  const changed: string[] = []
  for (const [name, text] of files) {
    if ((await currentText(join(GENERATED, name))) !== text) changed.push(name)
  }
  if (check) {
    const drift = [...changed, ...stale]
    if (drift.length > 0) {
      console.error(
        `generated/ differs from openapi.yaml:\n  ${drift.join('\n  ')}\nMend it with: npm run codegen`,
      )
      process.exitCode = 1
    }
  } else {
    for (const name of changed) {
      await mkdir(dirname(join(GENERATED, name)), { recursive: true })
      await writeFile(join(GENERATED, name), files.get(name) ?? '')
    }
    for (const name of stale) await rm(join(GENERATED, name))
    console.error(
      `generated/: ${changed.length} written, ${stale.length} removed, ${files.size - changed.length} unchanged`,
    )
  }
  if ((await currentText(LOCK)) !== lock) {
    console.error(
      'openapi/operations.lock differs: an operationId, method or path changed. If that is meant: npm run lock',
    )
    if (check) process.exitCode = 1
    if (process.argv.includes('--lock')) await writeFile(LOCK, lock)
  }
}

await main(process.argv.includes('--check'))
