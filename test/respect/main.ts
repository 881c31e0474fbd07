import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readContract } from '#contract'
import { documentedCalls, type DocumentedCall } from '../support/documented-calls.js'
import { startExampleModel } from '../support/example-model.js'
import { startExampleSite } from '../support/example-site.js'
import { startService } from '../support/service.js'
import { upstreamEnvironment } from '../support/upstream-environment.js'
import { registerExamples } from '../support/upstream-examples.js'
import { startLocalUpstreams } from '../support/upstream-server.js'

/**
 * `npm run respect`: a second opinion on the contract. Every documented call that needs no public network, written as an
 * Arazzo workflow and run by Redocly's respect, which holds status, media type and schema of each answer of a running
 * server against the published document. Ends with 1 where any of them differs.
 */
const REPOSITORY = join(import.meta.dirname, '../..')

interface Step {
  stepId: string
  operationId: string
  parameters: { in: string; name: string; value: string }[]
  requestBody?: { contentType: string; payload: unknown }
  successCriteria: { condition: string }[]
}

interface GatewayOperation {
  operationId: string
  parameters?: unknown[]
  requestBody?: { content: Record<string, { examples?: Record<string, { value: unknown }> }> }
}

interface Report {
  files: Record<string, { executedWorkflows: { executedSteps: ExecutedStep[] }[] }>
}

interface ExecutedStep {
  stepId: string
  checks: { name: string; passed: boolean; message: string }[]
}

const succeeds = [{ condition: '$statusCode == 200' }]

const featureStep = ({ operationId, query }: DocumentedCall, key: string): Step => ({
  stepId: operationId,
  operationId: `$sourceDescriptions.contract.${operationId}`,
  parameters: [
    { in: 'header', name: 'X-API-Key', value: key },
    ...[...query].map(([name, value]) => ({ in: 'query', name, value })),
  ],
  successCriteria: succeeds,
})

/** What needs no model: the lists of the account and the texts that are only checked or kept. */
const WITHOUT_MODEL = /^(?:get|list)|^(?:createModeration|createSupportTicket|subscribe)$/

const gatewaySteps = (key: string): Step[] =>
  Object.values(readContract().paths)
    .flatMap((item) => Object.values(item) as unknown as GatewayOperation[])
    .filter(({ operationId }) => WITHOUT_MODEL.test(operationId))
    .map(({ operationId, requestBody }) => {
      const [example] = Object.values(requestBody?.content['application/json']?.examples ?? {})
      return {
        stepId: operationId,
        operationId: `$sourceDescriptions.contract.${operationId}`,
        parameters: [{ in: 'header', name: 'Authorization', value: `Bearer ${key}` }],
        ...(example === undefined
          ? {}
          : { requestBody: { contentType: 'application/json', payload: example.value } }),
        successCriteria: succeeds,
      }
    })

const folder = await mkdtemp(join(tmpdir(), 'respect-'))
const upstreams = await startLocalUpstreams()
registerExamples(upstreams)
const site = await startExampleSite()
const model = await startExampleModel(folder)
const service = await startService({
  ...upstreamEnvironment(upstreams),
  ...model.environment,
  EGRESS_ALLOW: '127.0.0.1/32',
})
await service.ready
const document = await (await fetch(`${service.url}/openapi.json`)).text()
await writeFile(join(folder, 'openapi.json'), document)
const restKey = await service.key('rest', 'unlimited', 'respect')
const gatewayKey = await service.key('gateway', 'unlimited', 'respect')
const calls = documentedCalls(site.url).filter(({ kind }) => kind !== 'remote')
const steps = [...gatewaySteps(gatewayKey), ...calls.map((call) => featureStep(call, restKey))]
await writeFile(
  join(folder, 'calls.arazzo.json'),
  JSON.stringify({
    arazzo: '1.0.1',
    info: { title: 'Every documented call', version: '1' },
    sourceDescriptions: [{ name: 'contract', type: 'openapi', url: 'openapi.json' }],
    workflows: steps.map((step) => ({ workflowId: step.stepId, steps: [step] })),
  }),
)
const respect = spawn(
  join(REPOSITORY, 'node_modules/.bin/redocly'),
  ['respect', 'calls.arazzo.json', '--max-steps', String(steps.length), '--json-output', 'report.json'],
  {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
)
const [code] = (await once(respect, 'exit')) as [number]
const report = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')) as Report
await Promise.all([service.stop(), upstreams.close(), site.close(), model.close()])
await rm(folder, { recursive: true, force: true })
const results = Object.values(report.files)
  .flatMap(({ executedWorkflows }) => executedWorkflows)
  .flatMap(({ executedSteps }) => executedSteps)
const failed = results.filter(({ checks }) => checks.some(({ passed }) => !passed))
for (const { stepId, checks } of failed)
  for (const { name, message } of checks.filter(({ passed }) => !passed))
    console.error(`${stepId}: ${name}: ${message}`)
console.log(
  `respect: ${results.length - failed.length} of ${steps.length} documented calls are as the contract says`,
)
process.exitCode = code === 0 && failed.length === 0 && results.length === steps.length ? 0 : 1
