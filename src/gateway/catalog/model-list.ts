import { createTurns } from '#flow'
import { withoutSuffix } from './model-id.js'
import { parseInSlices } from '../json/sliced.js'
import { UpstreamError, type UpstreamModel } from '../providers/upstream.js'
import { isObject } from '../json/object.js'

/** More than any provider lists; the rest is left out. */
const MAX_MODELS = 20_000
const MAX_ID_LENGTH = 200

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, MAX_ID_LENGTH) : null

const count = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null

const texts = (value: unknown): readonly string[] | null => {
  if (!Array.isArray(value)) return null
  const found = value.filter(
    (item): item is string => typeof item === 'string' && item !== '' && item.length <= 64,
  )
  return found.length === 0 ? null : [...new Set(found)].slice(0, 100)
}

/** `0`, `0.00`, and Python's `0E-7`. */
const ZERO = /^\s*0+(\.0*)?(e[+-]?\d+)?\s*$/i

/** A price may be a list or an object of several, such as by length. */
const isZero = (price: unknown): boolean => {
  if (typeof price === 'object' && price !== null) return Object.values(price).every(isZero)
  return price === 0 || (typeof price === 'string' && ZERO.test(price))
}

/** Every price is zero; a negative or unreadable price counts as one to pay. */
const isZeroPriced = (pricing: unknown): boolean | null => {
  if (pricing === undefined || pricing === null) return null
  if (!isObject(pricing)) return pricing === 0 || (typeof pricing === 'string' && isZero(pricing))
  const prices = Object.values(pricing).filter((price) => price !== null)
  return prices.length === 0 ? null : prices.every(isZero)
}

const readModel = (entry: unknown): UpstreamModel | undefined => {
  if (!isObject(entry)) return undefined
  const id = entry['id'] ?? entry['name']
  // Ids appear in addresses, logs and headers: no real one has control characters or spaces.
  if (typeof id !== 'string' || id.length > MAX_ID_LENGTH || !/^[\x21-\x7e]+$/.test(id)) return undefined
  if (withoutSuffix(id) === '') return undefined
  const architecture = isObject(entry['architecture']) ? entry['architecture'] : {}
  const limits = isObject(entry['limits']) ? entry['limits'] : {}
  return {
    id,
    created: count(entry['created']),
    ownedBy: text(entry['owned_by'] ?? entry['publisher']),
    contextLength:
      count(entry['context_length']) ??
      count(entry['context_window']) ??
      count(entry['max_context_length']) ??
      count(entry['max_model_len']) ??
      count(limits['max_input_tokens']),
    inputModalities: texts(
      architecture['input_modalities'] ?? entry['input_modalities'] ?? entry['supported_input_modalities'],
    ),
    outputModalities: texts(
      architecture['output_modalities'] ?? entry['output_modalities'] ?? entry['supported_output_modalities'],
    ),
    supportedParameters: texts(entry['supported_parameters']),
    zeroPriced: isZeroPriced(entry['pricing']),
  }
}

const entriesOf = (body: unknown): readonly unknown[] => {
  const entries = [
    body,
    isObject(body) ? body['data'] : undefined,
    isObject(body) ? body['models'] : undefined,
  ].find(Array.isArray)
  if (entries === undefined) throw new UpstreamError('malformed', 'the answer has no list of models')
  return entries
}

/** Takes a list of models in, page by page. */
export interface ModelListReader {
  /**
   * Adds the models of one page's JSON text, a few milliseconds at a time however long it is.
   *
   * @param mostAtOnce commas, lists and objects of a single entry
   * @returns the page as parsed
   * @throws {@link UpstreamError} `malformed` where there is no list, the text is not JSON, or an entry has more
   */
  add(text: string, mostAtOnce?: number): Promise<unknown>
  /** Models so far. */
  readonly size: number
  /** @throws {@link UpstreamError} `malformed` when there were entries and none is a model */
  finish(): UpstreamModel[]
}

/** Entries that are not models are left out; of repeated ids the first counts, but a price that any of them asks is one to pay. */
const createReader = () => {
  const models = new Map<string, UpstreamModel>()
  let count = 0
  return {
    get size() {
      return models.size
    },
    /** What of these is still looked at. */
    within: (entries: readonly unknown[]): readonly unknown[] => entries.slice(0, MAX_MODELS - count),
    read(entry: unknown): void {
      count += 1
      const model = readModel(entry)
      if (model === undefined) return
      const known = models.get(model.id)
      if (known === undefined) models.set(model.id, model)
      else if (model.zeroPriced === false) models.set(model.id, { ...known, zeroPriced: false })
    },
    finish(): UpstreamModel[] {
      if (count > 0 && models.size === 0)
        throw new UpstreamError('malformed', 'no entry of the list of models has an id')
      return [...models.values()]
    },
  }
}

/**
 * Reads a provider's model list: OpenAI's `{data: [...]}`, a bare array, or `{models: [...]}`.
 *
 * @throws {@link UpstreamError} `malformed` when there is no list, or when it has entries and none is a model
 */
export const readModelList = (body: unknown): UpstreamModel[] => {
  const reader = createReader()
  for (const entry of reader.within(entriesOf(body))) reader.read(entry)
  return reader.finish()
}

export const createModelListReader = (): ModelListReader => {
  const reader = createReader()
  return {
    get size() {
      return reader.size
    },
    async add(text, mostAtOnce = Infinity) {
      const parsed = await parseInSlices(text.replace(/^\uFEFF/, ''), mostAtOnce)
      if (parsed === undefined) throw new UpstreamError('malformed', 'the answer is not JSON')
      const turn = createTurns()
      for (const entry of reader.within(entriesOf(parsed.value))) {
        reader.read(entry)
        await turn()
      }
      return parsed.value
    },
    finish: () => reader.finish(),
  }
}

/** {@link readModelList} of a list that is one page of JSON text. */
export const readModelListText = async (text: string, mostAtOnce?: number): Promise<UpstreamModel[]> => {
  const reader = createModelListReader()
  await reader.add(text, mostAtOnce)
  return reader.finish()
}
