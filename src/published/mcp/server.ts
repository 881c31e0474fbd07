import type {
  CallToolResult,
  McpHttpHandler,
  McpRequestContext,
  McpServer,
  StandardSchemaWithJSON,
} from '@modelcontextprotocol/server'
import { argumentFaults } from './argument-words.js'
import type { FeatureDescription, FoundFeature } from './features.js'
import {
  featureIn,
  INSTRUCTIONS,
  nameOf,
  RESULTS,
  schemas,
  unknownArguments,
  type Arguments,
} from './tools.js'

/** An answer of the toolkit: its envelope as JSON text. */
export interface FeatureAnswer {
  status: number
  text: string
}

/** What the tools of one caller do. */
export interface FeatureTools {
  search: (words: string, options: { category: string | null; limit: number }) => Promise<FoundFeature[]>
  describe: (feature: string) => Promise<FeatureDescription | null>
  call: (
    feature: string,
    parameters: Readonly<Record<string, string | number | boolean>>,
  ) => Promise<FeatureAnswer>
}

/** The key under which a request's tools travel through the SDK. */
const TOOLS = 'tools'

const asText = (text: string, isError = false): CallToolResult => ({
  content: [{ type: 'text', text }],
  ...(isError ? { isError } : {}),
})

/** Data in the toolkit's own envelope. */
const answered = (data: object, feature?: string): CallToolResult =>
  asText(JSON.stringify({ ok: true, ...(feature === undefined ? {} : { feature }), data }))

const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

const NOTHING_FOUND = 'Nothing matches. Try other English words, or leave out the category.'

/** Arguments that a tool cannot take. The SDK would say so in plain text, where every other answer is JSON. */
interface Faulty {
  fault: string
  /** Undefined where they name none. */
  feature: string | undefined
}

/** In the toolkit's own envelope. */
const refused = (code: string, message: string, feature?: string): CallToolResult =>
  asText(
    JSON.stringify({ ok: false, ...(feature === undefined ? {} : { feature }), error: { code, message } }),
    true,
  )

const unknownFeature = (given: string): CallToolResult =>
  refused(
    'not_found',
    `There is no feature ${JSON.stringify(given)}. Find one with find_features.`,
    nameOf(given),
  )

/** Runs a tool on arguments that it can take. */
const checked =
  <Given extends object>(run: (given: Given) => Promise<CallToolResult>) =>
  (given: Given | Faulty): Promise<CallToolResult> =>
    'fault' in given ? Promise.resolve(refused('invalid_parameter', given.fault, given.feature)) : run(given)

/**
 * The MCP server: no sessions, so that nothing is kept between requests and every instance can answer each of them. Its
 * program loads with the first request.
 */
export const createMcpServer = async (version: string, onError: (error: Error) => void) => {
  const sdk = await import('@modelcontextprotocol/server')
  /** Its validator does not say which argument is one too many. What is wrong goes on to the tool, see {@link Faulty}. */
  const inputOf = <Tool extends keyof Arguments>(
    tool: Tool,
  ): StandardSchemaWithJSON<Arguments[Tool], Arguments[Tool] | Faulty> => {
    const standard = sdk.fromJsonSchema<Arguments[Tool]>(schemas[tool])['~standard']
    return {
      '~standard': {
        ...standard,
        validate: async (given, options) => {
          const feature = featureIn(given)
          const message = unknownArguments(tool, given)
          if (message !== null) return { value: { fault: message, feature } }
          const { issues, ...valid } = await standard.validate(given, options)
          if (issues === undefined) return valid as { value: Arguments[Tool] }
          const fault = `${issues.map(({ message: each }) => argumentFaults(each)).join('; ')}.`
          return { value: { fault, feature } }
        },
      },
    }
  }
  const inputs = { find: inputOf('find'), describe: inputOf('describe'), call: inputOf('call') }
  const serverFor = ({ authInfo }: McpRequestContext): McpServer => {
    const tools = authInfo?.extra?.[TOOLS] as FeatureTools
    const server = new sdk.McpServer(
      { name: 'utility-toolkit', title: 'Utility Toolkit', version },
      // Without it the SDK says that the list of tools changes, and nobody could be told.
      { instructions: INSTRUCTIONS, capabilities: { tools: { listChanged: false } } },
    )
    server.registerTool(
      'find_features',
      {
        title: 'Find features',
        description:
          'Searches the toolkit for features: {"ok": true, "data": {"features"}}, best match first; the list is empty if nothing matches well. Does not count against the quota.',
        inputSchema: inputs.find,
        annotations: READS,
      },
      checked(async ({ words, category = null, limit = RESULTS }) => {
        const features = await tools.search(words, { category, limit })
        return answered(features.length > 0 ? { features } : { features, note: NOTHING_FOUND })
      }),
    )
    server.registerTool(
      'describe_feature',
      {
        title: 'Describe a feature',
        description:
          'Describes a feature: {"ok": true, "feature", "data"}, with its parameters (names, types, limits) and an example call and its answer. Does not count against the quota.',
        inputSchema: inputs.describe,
        annotations: READS,
      },
      checked(async ({ feature }) => {
        const description = await tools.describe(feature)
        if (description === null) return unknownFeature(feature)
        const { feature: name, ...data } = description
        return answered(data, name)
      }),
    )
    server.registerTool(
      'call_feature',
      {
        title: 'Call a feature',
        description:
          'Calls a feature and returns its answer, {"ok", "feature", "data"} or {"ok", "feature", "error"}. Counts as one call against the quota.',
        inputSchema: inputs.call,
        // Many features ask public sources.
        annotations: { ...READS, idempotentHint: false, openWorldHint: true },
      },
      checked(async ({ feature, parameters = {} }) => {
        const given = Object.entries(parameters).filter(([, value]) => value !== null)
        const { status, text } = await tools.call(
          feature,
          Object.fromEntries(given) as Parameters<FeatureTools['call']>[1],
        )
        if (status === 404) return unknownFeature(feature)
        return asText(text, status !== 200)
      }),
    )
    return server
  }
  // Nothing changes while the server runs, so that there is nothing to subscribe to.
  const handler: McpHttpHandler = sdk.createMcpHandler(serverFor, {
    maxSubscriptions: 0,
    onerror: onError,
  })
  return {
    /** @param message the parsed body of the request */
    answer: (request: Request, message: unknown, tools: FeatureTools): Promise<Response> =>
      handler.fetch(request, {
        parsedBody: message,
        authInfo: { token: '', clientId: '', scopes: [], extra: { [TOOLS]: tools } },
      }),
    close: () => handler.close(),
  }
}

/** The MCP server as its door sees it. */
export type McpAnswerer = Awaited<ReturnType<typeof createMcpServer>>
