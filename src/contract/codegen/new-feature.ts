import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { operationsOf, readContract } from '../document.js'
import { withEntry } from './category-file.js'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const USAGE = 'Usage: npm run new:feature -- <category>/<feature> --summary "What it does"'

const fail = (message: string): never => {
  console.error(`${message}\n${USAGE}`)
  process.exit(2)
}

interface Names {
  category: string
  /** `<category>/<feature>`, also the path of the handler and the test. */
  feature: string
  operationId: string
  schema: string
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const camelCase = (name: string): string =>
  name
    .split('-')
    .map((word, index) => (index === 0 ? word : capitalized(word)))
    .join('')

/** `rest_<category>_<feature>` of the path's first two segments; where an earlier path has it, with the next number. */
const newOperationId = (category: string, second: string): string => {
  const stem = `rest_${camelCase(category)}_${camelCase(second)}`
  const numbers = operationsOf(readContract()).flatMap(({ operation: { operationId } }) => {
    if (operationId === stem) return [1]
    const number = operationId.startsWith(`${stem}_`)
      ? Number(operationId.slice(stem.length + 1))
      : Number.NaN
    return Number.isInteger(number) ? [number] : []
  })
  return numbers.length === 0 ? stem : `${stem}_${Math.max(...numbers) + 1}`
}

/** `hash/rot13-brute` -> the names that its files need. */
const namesOf = (feature: string): Names => {
  const [category = '', ...rest] = feature.split('/')
  // The bundle has one name space, so that the category's name goes first.
  const schema = [category, ...rest].join('-').split('-').map(capitalized).join('')
  return { category, feature, operationId: newOperationId(category, rest[0] ?? ''), schema }
}

const pathEntry = ({ feature, operationId, schema }: Names, summary: string): string => `  /${feature}:
    <<: *path
    get:
      <<: *operation
      operationId: ${operationId}
      summary: ${JSON.stringify(summary)}
      description: Gives the text back.
      parameters:
        - name: text
          in: query
          required: true
          description: The text.
          schema: { type: string, maxLength: 20000 }
          example: abc
      responses:
        <<: *refusals
        '200':
          description: The text.
          headers: *headers
          content:
            application/json:
              schema: { $ref: '#/schemas/${schema}Response' }
              example:
                ok: true
                feature: ${feature}
                data: { text: abc }
`

const schemaEntry = ({ feature, schema }: Names): string => `  ${schema}Response:
    description: The answer of \`${feature}\`.
    type: object
    required: [ok, feature, data]
    additionalProperties: false
    properties:
      ok: { type: boolean, description: Always true in a 200 answer. }
      feature: { type: string, const: ${feature}, description: The feature that answered. }
      data: { $ref: '#/schemas/${schema}' }
  ${schema}:
    description: The text.
    type: object
    required: [text]
    additionalProperties: false
    properties:
      text: { type: string, description: The text. }
`

/** A category's first feature brings the file; what the features share is taken from a category that stands. */
const newCategory = (title: string): string => {
  const [shared = ''] = readFileSync(join(ROOT, 'openapi/toolkit/hash.yaml'), 'utf8').split(/^paths:$/m)
  return `${shared.replace(/tags: \[[^\]]*\]/, `tags: [${title}]`)}paths:\n\nschemas:\n`
}

const addEntry = (names: Names, summary: string, title: string | undefined): void => {
  const file = join(ROOT, `openapi/toolkit/${names.category}.yaml`)
  if (!existsSync(file) && title === undefined)
    fail(`${names.category} is a new category: give its title with --title`)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : newCategory(title ?? '')
  const changed = withEntry(text, pathEntry(names, summary), schemaEntry(names))
  if (changed === null) return fail(`${file} has no top-level schemas`)
  writeFileSync(file, changed)
}

/** Adds the reference behind the last path of its category, and the tag of a new one. */
const addReference = ({ category, feature }: Names, title: string | undefined): void => {
  const file = join(ROOT, 'openapi.yaml')
  const lines = readFileSync(file, 'utf8').split('\n')
  const pointer = `/${feature}`.replaceAll('/', '~1')
  const entry = [`  /${feature}:`, `    $ref: openapi/toolkit/${category}.yaml#/paths/${pointer}`]
  const last = lines.findLastIndex((line) => line.includes(`openapi/toolkit/${category}.yaml#`))
  const end = lines.findIndex((line) => line === 'components:')
  lines.splice(last === -1 ? end : last + 1, 0, ...entry)
  if (title !== undefined && last === -1) {
    lines.splice(
      lines.indexOf('paths:'),
      0,
      `  - name: ${title}`,
      `    description: ${JSON.stringify(`${title}.`)}`,
    )
  }
  writeFileSync(file, lines.join('\n'))
}

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true })
  writeFileSync(join(ROOT, file), text)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { summary: { type: 'string' }, title: { type: 'string' } },
})
const [feature] = positionals
if (feature === undefined || !/^[a-z][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)+$/.test(feature)) {
  fail('Name the feature as <category>/<feature>, in kebab-case.')
} else if (values.summary === undefined) {
  fail('Say in one line what it does, with --summary.')
} else if (existsSync(join(ROOT, `handlers/toolkit/${feature}.ts`))) {
  fail(`${feature} stands already.`)
} else {
  const names = namesOf(feature)
  addEntry(names, values.summary, values.title)
  addReference(names, values.title)
  write(
    `handlers/toolkit/${feature}.ts`,
    `import { feature } from '#toolkit'\n\nexport default feature('${names.operationId}', ({ text }) => ({ text }))\n`,
  )
  write(
    `test/toolkit/${feature}.test.ts`,
    `import { answers, refuses, table } from '${'../'.repeat(feature.split('/').length)}support/table.js'

table('${names.operationId}', [
  answers('the documented example', { text: 'abc' }, { text: 'abc' }, 'the contract'),
  refuses(400, 'a missing text', {}, 'text'),
])
`,
  )
  const written = [
    `openapi/toolkit/${names.category}.yaml`,
    `handlers/toolkit/${feature}.ts`,
    `test/toolkit/${feature}.test.ts`,
  ]
  execFileSync('npx', ['prettier', '--log-level', 'warn', '--write', 'openapi.yaml', ...written], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  execFileSync('npm', ['run', '--silent', 'lock'], { cwd: ROOT, stdio: 'inherit' })
  console.error(`Now edit:\n${written.map((file) => `  ${file}\n`).join('')}`)
}
