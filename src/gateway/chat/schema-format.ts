import { GatewayError } from '../errors.js'
import type { SchemaChecker } from '../json-schema/index.js'
import type { NormalisedRequest } from './normalise.js'
import type { Accept, Demand, StructuredFormat } from './structured.js'
import { UpstreamError } from '../providers/upstream.js'

/** OpenAI takes 120,000 characters of names and values; the schema is part of the prompt as well. */
const MAX_SCHEMA_LENGTH = 131_072

const badSchema = (message: string): GatewayError =>
  new GatewayError(400, 'invalid_request_error', 'invalid_json_schema', message, { param: 'response_format' })

const busy = (): GatewayError =>
  new GatewayError(503, 'server_error', 'overloaded', 'Too many schemas are being checked. Try again.', {
    headers: { 'Retry-After': '2' },
  })

const TOO_MUCH = 'The schema takes too much time or memory to check; make it simpler.'

/** @throws GatewayError 400 for a schema that cannot be used, 503 while too many are being checked */
export const checkSchema = async (
  checker: Pick<SchemaChecker, 'check'>,
  format: StructuredFormat | null,
): Promise<void> => {
  if (format?.type !== 'json_schema') return
  const { schema, isStrict } = format
  if (JSON.stringify(schema).length > MAX_SCHEMA_LENGTH)
    throw badSchema(`The schema is longer than ${MAX_SCHEMA_LENGTH} characters.`)
  const verdict = await checker.check({ schema, isStrict, json: null })
  if (verdict.kind === 'schema') throw badSchema(`Invalid schema for response_format: ${verdict.message}`)
  if (verdict.kind === 'exhausted') throw badSchema(TOO_MUCH)
  if (verdict.kind === 'busy') throw busy()
}

/** How answers in a format are judged. Rejects with a GatewayError where the schema, not the answer, is at fault. */
const acceptBy =
  (checker: Pick<SchemaChecker, 'check'>, format: StructuredFormat): Accept =>
  async (json) => {
    if (format.type === 'json_object') return
    const { kind } = await checker.check({ schema: format.schema, isStrict: format.isStrict, json })
    if (kind === 'invalid') throw new UpstreamError('unfit', 'the answer is not valid under the schema')
    if (kind === 'busy') throw busy()
    if (kind !== 'valid') throw badSchema(TOO_MUCH)
  }

/** What a request wants of an answer's form; null where any text will do. */
export const demandOf = (
  checker: Pick<SchemaChecker, 'check'>,
  { format, maxTokens }: Pick<NormalisedRequest, 'format' | 'maxTokens'>,
): Demand | null =>
  format === null ? null : { format, accept: acceptBy(checker, format), isBounded: maxTokens !== null }
