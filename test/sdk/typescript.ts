/** Programs that call three operations of a plane with a generated TypeScript client. They stand as text, since they only compile beside it. */
const HEAD = `const [server, key] = process.argv.slice(2)
const check = (holds: boolean, what: string): void => { if (!holds) throw new Error(what) }
`

const withOpenapiFetch = (calls: string): string => `import createClient from 'openapi-fetch'
import type { paths } from './types.js'
${HEAD}const client = createClient<paths>({ baseUrl: server!, headers: { Authorization: \`Bearer \${key}\` } })
${calls}`

const withHeyApi = (names: string, calls: string): string => `import { client } from './client.gen.js'
import { ${names} } from './sdk.gen.js'
${HEAD}client.setConfig({ baseUrl: server, auth: () => key })
${calls}`

const withTypescriptFetch = (
  apis: string,
  calls: string,
): string => `import { Configuration, ${apis} } from './index.js'
${HEAD}const client = new Configuration({ basePath: server!, accessToken: key! })
${calls}`

export const callers = {
  'openapi-generator typescript-fetch': {
    gateway: withTypescriptFetch(
      'AccountApi, CatalogApi, ModerationApi',
      `const plans = await new CatalogApi(client).listPlans()
check(plans.data.length > 0, 'plans')
const moderationRequest = { input: 'Good morning.' }
const verdict = await new ModerationApi(client).createModeration({ moderationRequest })
check(verdict.results[0]!.flagged === false, 'moderations')
const usage = await new AccountApi(client).getUsage()
check(usage.minute.used >= 0, 'usage')
`,
    ),
    toolkit: withTypescriptFetch(
      'HashEncodeApi, MathEngineApi, TimeToolsApi',
      `const digest = await new HashEncodeApi(client).restHashDigest({ text: 'abc' })
check(digest.ok && digest.data.hex.startsWith('ba7816bf'), 'hash/digest')
const factors = await new MathEngineApi(client).restMathFactorize({ n: '360' })
check(factors.data.factors[0]!.prime === '2', 'math/factorize')
const zone = await new TimeToolsApi(client).restTimeZone({ tz: 'Asia/Jakarta' })
check(zone.data.tz === 'Asia/Jakarta', 'time/zone')
`,
    ),
  },
  'openapi-typescript': {
    gateway: withOpenapiFetch(`const plans = await client.GET('/pricing')
check(plans.data!.data.length > 0, 'plans')
const verdict = await client.POST('/moderations', { body: { input: 'Good morning.' } })
check(verdict.data!.results[0]!.flagged === false, 'moderations')
const usage = await client.GET('/usage')
check(usage.data!.minute.used >= 0, 'usage')
`),
    toolkit:
      withOpenapiFetch(`const digest = await client.GET('/hash/digest', { params: { query: { text: 'abc' } } })
check(digest.data!.ok && digest.data!.data.hex.startsWith('ba7816bf'), 'hash/digest')
const factors = await client.GET('/math/factorize', { params: { query: { n: '360' } } })
check(factors.data!.data.factors[0]!.prime === '2', 'math/factorize')
const zone = await client.GET('/time/zone', { params: { query: { tz: 'Asia/Jakarta' } } })
check(zone.data!.data.tz === 'Asia/Jakarta', 'time/zone')
`),
  },
  'hey-api': {
    gateway: withHeyApi(
      'createModeration, getUsage, listPlans',
      `const plans = await listPlans()
check(plans.data!.data.length > 0, 'plans')
const verdict = await createModeration({ body: { input: 'Good morning.' } })
check(verdict.data!.results[0]!.flagged === false, 'moderations')
const usage = await getUsage()
check(usage.data!.minute.used >= 0, 'usage')
`,
    ),
    toolkit: withHeyApi(
      'restHashDigest, restMathFactorize, restTimeZone',
      `const digest = await restHashDigest({ query: { text: 'abc' } })
check(digest.data!.ok && digest.data!.data.hex.startsWith('ba7816bf'), 'hash/digest')
const factors = await restMathFactorize({ query: { n: '360' } })
check(factors.data!.data.factors[0]!.prime === '2', 'math/factorize')
const zone = await restTimeZone({ query: { tz: 'Asia/Jakarta' } })
check(zone.data!.data.tz === 'Asia/Jakarta', 'time/zone')
`,
    ),
  },
} as const
