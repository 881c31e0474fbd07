import { createTurns, type CancelSignal } from '#flow'
import { parseInSlices } from '../json/sliced.js'
import { UpstreamError, type EmbeddingBody, type UpstreamEmbeddings } from '../providers/upstream.js'
import { isObject, type JsonObject } from '../json/object.js'
import type { Api } from './api.js'
import { refuseError } from './chunks.js'

/** Room for 4,096 numbers as text, and for what is around them. */
const BYTES_A_VECTOR = 128 * 1024
const BYTES_AROUND = 64 * 1024
const MOST_BYTES = 128 * 1024 * 1024
/** The longest vectors have 12,288 numbers. */
const VALUES_A_VECTOR = 20_000
const VALUES_AROUND = 10_000
const MOST_AT_ONCE = VALUES_A_VECTOR + VALUES_AROUND

const malformed = (message: string): UpstreamError => new UpstreamError('malformed', message)

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(Math.fround(value))

/** Little-endian float32, which some send unasked. */
const fromBase64 = (text: string): number[] | undefined => {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length % 4 !== 0) return undefined
  return Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readFloatLE(index * 4))
}

const readVector = (embedding: unknown): readonly number[] => {
  const numbers = typeof embedding === 'string' ? fromBase64(embedding) : embedding
  if (!Array.isArray(numbers) || numbers.length === 0)
    throw malformed('an embedding is neither a list of numbers nor base64 of float32')
  if (!numbers.every(isNumber)) throw malformed('an embedding has a value that is not a finite number')
  return numbers
}

/**
 * Each item's place among the inputs: by its `index`, or by its position where none has one. Some encoders leave out a
 * member that is 0.
 */
const placesOf = (items: readonly JsonObject[]): number[] => {
  const isUnnumbered = items.every(({ index }) => index === undefined || index === null)
  const places = items.map(({ index }, position) => (isUnnumbered ? position : (index ?? 0)))
  const isPlace = (place: unknown): place is number => Number.isInteger(place) && (place as number) in items
  if (new Set(places).size < items.length || !places.every(isPlace))
    throw malformed('the indexes of the embeddings are not those of the inputs')
  return places
}

const readPromptTokens = (usage: unknown): number | null => {
  if (!isObject(usage)) return null
  // A provider that counts no answer may give the prompt only as the total.
  const found = [usage['prompt_tokens'], usage['total_tokens']].find(
    (tokens): tokens is number => typeof tokens === 'number' && tokens > 0,
  )
  return found ?? null
}

/**
 * Reads an answer's JSON text, a few milliseconds at a time however long it is.
 *
 * @param count of the inputs
 * @throws {@link UpstreamError} `malformed` for whatever is not one vector for each input, all of the same length
 */
const readEmbeddings = async (text: string, count: number): Promise<UpstreamEmbeddings> => {
  const parsed = await parseInSlices(text.replace(/^\uFEFF/, ''), MOST_AT_ONCE)
  if (parsed === undefined) throw malformed('the answer is not JSON')
  const body = parsed.value
  if (!isObject(body)) throw malformed('the answer is not a JSON object')
  refuseError(body)
  const items: unknown = body['data']
  if (!Array.isArray(items) || !items.every(isObject)) throw malformed('the answer has no list of embeddings')
  if (items.length !== count) throw malformed(`the answer has ${items.length} embeddings for ${count} inputs`)
  const turn = createTurns()
  const places = placesOf(items)
  const vectors: (readonly number[])[] = []
  for (const [position, item] of items.entries()) {
    vectors[places[position] as number] = readVector(item['embedding'])
    await turn()
  }
  if (vectors.some(({ length }) => length !== vectors[0]?.length))
    throw malformed('the embeddings differ in length')
  return { vectors, promptTokens: readPromptTokens(body['usage']) }
}

const countOf = ({ input }: EmbeddingBody): number =>
  typeof input === 'string' || typeof input[0] === 'number' ? 1 : input.length

/** @throws {@link UpstreamError}, or the signal's reason */
export const askEmbeddings = async (
  api: Api,
  body: EmbeddingBody,
  wholeMs: number,
  signal: CancelSignal,
): Promise<UpstreamEmbeddings> => {
  const count = countOf(body)
  const bytes = await api.ask(
    {
      method: 'POST',
      url: '/embeddings',
      headers: {
        accept: 'application/json',
        'accept-encoding': 'br, gzip',
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    },
    {
      bytes: Math.min(BYTES_AROUND + count * BYTES_A_VECTOR, MOST_BYTES),
      structure: VALUES_AROUND + count * VALUES_A_VECTOR,
    },
    wholeMs,
    signal,
  )
  return readEmbeddings(bytes.toString('utf8'), count)
}
