import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundle } from '../../src/contract/codegen/bundle.js'

const ROOT = join(import.meta.dirname, '../..')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-'))
  for (const name of ['openapi', 'openapi.yaml'])
    await cp(join(ROOT, name), join(folder, name), { recursive: true })
})
afterAll(() => rm(folder, { recursive: true }))

const change = async (file: string, from: string, to: string): Promise<void> => {
  const path = join(folder, file)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(from)
  await writeFile(path, text.replace(from, to))
}

it('says in a line each where a $ref leads nowhere', async () => {
  await change('openapi.yaml', 'openapi/gateway/pricing.yaml', 'openapi/gateway/nothing.yaml')
  await change('openapi/gateway/chat-completions.yaml', '#/ChatCompletionRequest', '#/Nothing')
  const error: unknown = await bundle(folder, 'openapi.yaml', join(folder, 'out.json')).catch(
    (reason: unknown) => reason,
  )
  const lines = (error as Error).message.split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^openapi\.yaml:\d+:5: Can't resolve \$ref.* \(openapi\/gateway\/nothing\.yaml\)$/)
  expect(lines[1]).toMatch(
    /^openapi\/gateway\/chat-completions\.yaml:\d+:\d+: Can't resolve \$ref \(\.\.\/components\/chat-request\.yaml#\/Nothing\)$/,
  )
})
