import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startService } from '../support/service.js'
import { clientsOf } from './clients.js'
import { CACHE, installTools, run } from './tools.js'

/**
 * `npm run sdk:check`: what /openapi/gateway.json and /openapi/toolkit.json are worth to a stranger. Spectral reads both; nine
 * generators make clients of both, which are compiled and call three operations each of a server that runs here. Ends with 1
 * where any of it fails, and says what it skipped because a tool is missing.
 */
/** Generators whose name has one of the arguments, or all of them. */
const isAsked = (name: string): boolean =>
  process.argv.length === 2 || process.argv.slice(2).some((part) => name.includes(part))

const failed: string[] = []
const step = async (name: string, work: () => Promise<unknown>): Promise<void> => {
  const begun = performance.now()
  try {
    await work()
    console.log(`ok      ${name} (${((performance.now() - begun) / 1000).toFixed(0)} s)`)
  } catch (error) {
    failed.push(name)
    console.log(`FAILED  ${name}\n${(error as Error).message}`)
  }
}

const tools = await installTools()
const service = await startService()
try {
  await service.ready
  const keys = {
    gateway: await service.key('gateway', 'live'),
    toolkit: await service.key('rest', 'unlimited'),
  }
  await writeFile(join(CACHE, 'ruleset.yaml'), 'extends: ["spectral:oas"]\n')
  for (const plane of ['gateway', 'toolkit'] as const) {
    const document = join(CACHE, `${plane}.json`)
    await writeFile(document, await (await fetch(`${service.url}/openapi/${plane}.json`)).text())
    await step(`${plane}: spectral`, () =>
      run(tools.node('spectral'), [
        'lint',
        '--fail-severity=hint',
        '-r',
        join(CACHE, 'ruleset.yaml'),
        document,
      ]),
    )
    const server = plane === 'gateway' ? service.gatewayUrl : service.toolkitUrl
    for (const [name, client] of Object.entries(clientsOf(tools)).filter(([name]) => isAsked(name))) {
      if (client === null) {
        console.log(`skipped ${plane}: ${name}`)
        continue
      }
      // Below the Node packages, which the TypeScript clients import.
      const folder = join(CACHE, 'node', 'clients', `${plane}-${name.replaceAll(' ', '-')}`)
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
      await step(`${plane}: ${name}`, () => client(folder, { plane, server, key: keys[plane], document }))
    }
  }
} finally {
  await service.stop()
}
for (const reason of tools.missing) console.log(`missing ${reason}`)
if (failed.length > 0) {
  console.error(`${failed.length} failed: ${failed.join(', ')}`)
  process.exitCode = 1
}
