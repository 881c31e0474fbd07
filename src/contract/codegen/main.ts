import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ContractDocument } from '../document.js'
import { bundle, BundleError } from './bundle.js'
import {
  generateAdminHandlers,
  generateAdminRoutes,
  generateHandlers,
  generatePatternWords,
  generateRoutes,
  operationLock,
} from './maps.js'
import { generatePrisma } from './prisma.js'
import { publishedDocument, strictDocument, withoutOurs } from './publish.js'
import { generateTypes } from './types.js'
import { generateValidators } from './validators.js'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const GENERATED = join(ROOT, 'generated')
const LOCK = join(ROOT, 'openapi', 'operations.lock')

const ADMIN = 'openapi.admin.yaml'

/** What is made of the operator's contract, likewise. */
const generateAdmin = async (document: ContractDocument): Promise<[name: string, text: string][]> => {
  const validators = [...generateValidators(document, ADMIN)]
  return [
    ['admin/openapi.json', `${JSON.stringify(document, null, 1)}\n`],
    ['admin/types.ts', await generateTypes(document, ADMIN)],
    ['admin/handlers.ts', generateAdminHandlers(document)],
    ['admin/routes.ts', generateAdminRoutes(document)],
    ...validators.map(([id, code]): [string, string] => [`admin/validators/${id}.js`, code]),
  ]
}

/** Everything that codegen writes into `generated/`, by path within it. */
const generate = async (): Promise<{ files: Map<string, string>; lock: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'codegen-'))
  const source = await bundle(ROOT, 'openapi.yaml', join(folder, 'openapi.json'))
  const adminSource = await bundle(ROOT, ADMIN, join(folder, 'openapi.admin.json'))
  await rm(folder, { recursive: true })
  const document = publishedDocument(source)
  const strict = strictDocument(source)
  const files = new Map([
    ['openapi.json', `${JSON.stringify(document, null, 1)}\n`],
    ['types.ts', await generateTypes(strict)],
    ['handlers.ts', generateHandlers(document)],
    ['routes.ts', generateRoutes(document)],
    ['pattern-words.ts', generatePatternWords(source, adminSource)],
    ...(await generatePrisma(ROOT)),
    ...(await generateAdmin(withoutOurs(adminSource))),
  ])
  for (const [operationId, code] of generateValidators(strict))
    files.set(`validators/${operationId}.js`, code)
  return { files, lock: operationLock(document) }
}

const currentText = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null)

/** Files of operations and models that are gone. */
const staleFiles = async (files: ReadonlyMap<string, string>): Promise<string[]> => {
  const present = await readdir(GENERATED, { recursive: true, withFileTypes: true })
  return present
    .filter((entry) => entry.isFile())
    .map((entry) => relative(GENERATED, join(entry.parentPath, entry.name)))
    .filter((name) => !files.has(name))
}

/** Writes what differs; with `check` writes nothing and fails where anything differs. */
const main = async (check: boolean): Promise<void> => {
  const { files, lock } = await generate()
  const stale = await staleFiles(files)
  const changed: string[] = []
  for (const [name, text] of files) {
    if ((await currentText(join(GENERATED, name))) !== text) changed.push(name)
  }
  if (check) {
    const drift = [...changed, ...stale]
    if (drift.length > 0) {
      console.error(
        `generated/ differs from openapi.yaml, openapi.admin.yaml or prisma/schema.prisma:\n  ${drift.join('\n  ')}\nMend it with: npm run codegen`,
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
  if ((await currentText(LOCK)) === lock) return
  if (process.argv.includes('--lock')) {
    await writeFile(LOCK, lock)
    console.error('openapi/operations.lock: written')
  } else {
    console.error(
      'openapi/operations.lock differs: an operationId, method or path changed. If that is meant: npm run lock',
    )
    process.exitCode = 1
  }
}

await main(process.argv.includes('--check')).catch((error: unknown) => {
  if (!(error instanceof BundleError)) throw error
  console.error(error.message)
  process.exitCode = 1
})
