import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadConfig, settingNames } from '#config'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** The rows of docs/configuration.md: name and default as they stand there, `''` without a default. */
const rows = [...read('docs/configuration.md').matchAll(/^\| `([A-Z0-9_<>]+)`\s*\|\s*(.*?)\s*\|/gm)].map(
  ([, name = '', given = '']) => ({ name, given: given.replaceAll('`', '') }),
)
/** Read per upstream, or by others than the reader of settings. */
const ELSEWHERE = ['UPSTREAM_<NAME>_BASE_URL', 'UPSTREAM_<NAME>_RATE', 'UPSTREAM_<NAME>_TOKEN', 'NODE_ENV']
const settings = [...settingNames()].sort()

const folder = (): string => mkdtempSync(join(tmpdir(), 'configuration-'))
const camelCase = (name: string): string =>
  name.toLowerCase().replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** What a setting is in words where it is not set, as the table says it. */
const printed = (value: unknown, cwd: string): string => {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? Object.values(value).join(',') : `${value as string | number}`
  return text
    .replace(`${cwd}/`, './')
    .replace(hostname(), "the host's name")
    .replace('127.0.0.1:8787', 'HOST:PORT')
}

describe('docs/configuration.md', () => {
  it('has one row for each setting, and no other', () => {
    expect(
      rows
        .map(({ name }) => name)
        .filter((name) => !ELSEWHERE.includes(name))
        .sort(),
    ).toEqual(settings)
    expect(ELSEWHERE.filter((name) => !rows.some((row) => row.name === name))).toEqual([])
  })

  it('has the defaults that the code has', () => {
    const cwd = folder()
    const config: Record<string, unknown> = { ...loadConfig({}, cwd) }
    const s3 = loadConfig({ S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }, cwd).s3
    // These have a shape of their own in the configuration, or are read where they are used.
    const others: Record<string, unknown> = {
      S3_REGION: s3?.region,
      LOCAL_MODEL_DIR: join(cwd, '.local-model'),
      OTEL_EXPORTER_OTLP_ENDPOINT: config['otlpEndpoint'],
    }
    const expected = rows.map(({ name }) => ({
      name,
      given: printed(name in others ? others[name] : config[camelCase(name)], cwd),
    }))
    expect(rows).toEqual(expected)
  })
})

describe('.env.example', () => {
  const lines = read('.env.example').split('\n')
  const assignments = lines.filter((line) => /^#[A-Z0-9_]+=/.test(line)).map((line) => line.slice(1))
  const nameOf = (line: string): string => line.slice(0, line.indexOf('='))

  it('has every setting, and the variables of providers.yaml', () => {
    const named = [...read('providers.yaml').matchAll(/^\s*api_key: \$\{([A-Z0-9_]+)\}/gm)].map(
      ([, name]) => name,
    )
    const names = assignments.map(nameOf).filter((name) => !name.startsWith('UPSTREAM_JIKAN_'))
    expect(named.length).toBeGreaterThan(5)
    expect(names.sort()).toEqual([...settings, 'NODE_ENV', ...named].sort())
  })

  it('is taken without a mistake or a warning when everything is set', () => {
    const cwd = folder()
    mkdirSync(join(cwd, '.local-model'))
    writeFileSync(join(cwd, '.env'), assignments.join('\n'))
    expect(loadConfig({}, cwd)).toMatchObject({ warnings: [], publicBaseUrl: 'https://api.example.org' })
  })
})
