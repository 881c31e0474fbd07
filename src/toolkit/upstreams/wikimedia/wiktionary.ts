import * as v from 'valibot'
import { visibleText } from '../../lib/markup/tagless.js'
import { ask, path, upstreamFails } from '../define.js'
import { texts } from '../fields.js'
import { knowledge } from '../tables/knowledge.js'
import type { UpstreamCaller } from '../types.js'

const { wiktionary } = knowledge

const prose = v.pipe(v.string(), v.transform(visibleText))

const Definition = v.object({
  definition: v.nullish(prose, ''),
  examples: v.pipe(
    texts,
    v.transform((examples) => examples.map(visibleText).filter((example) => example !== '')),
  ),
})

const Entry = v.object({
  partOfSpeech: v.string(),
  language: v.string(),
  definitions: v.pipe(
    v.nullish(v.array(Definition), []),
    v.transform((definitions) => definitions.filter(({ definition }) => definition !== '')),
  ),
})
const Entries = v.array(Entry)

/** Lists of entries by language code. */
const Lists = v.looseObject({})

/** What Wiktionary says of a word of one language. */
export interface WiktionaryWord {
  /** English name of the language; null where there are no entries. */
  language: string | null
  /** Those with a definition. */
  entries: { partOfSpeech: string; definitions: v.InferOutput<typeof Definition>[] }[]
  /** Codes of the other languages in which it has entries, in Wiktionary's order. */
  others: string[]
}

/**
 * The entries of a word in the English Wiktionary, as plain text; null where it does not have the word.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const wordOf = async (
  context: UpstreamCaller,
  { word, lang }: { word: string; lang: string },
): Promise<WiktionaryWord | null> => {
  // Only the entries asked for are looked at, so that another language's cannot fail the call.
  const lists = await ask(wiktionary, context, Lists, {
    path: path`/api/rest_v1/page/definition/${word}`,
  })
  if (lists === null) return null
  const list = Object.hasOwn(lists, lang) ? lists[lang] : []
  const result = v.safeParse(Entries, list)
  if (!result.success) return upstreamFails(wiktionary, 'its answer is not of the documented shape')
  return {
    language: result.output[0]?.language ?? null,
    entries: result.output
      .filter(({ definitions }) => definitions.length > 0)
      .map(({ partOfSpeech, definitions }) => ({ partOfSpeech, definitions })),
    others: Object.entries(lists)
      .filter(([code, other]) => code !== lang && Array.isArray(other) && other.length > 0)
      .map(([code]) => code),
  }
}
