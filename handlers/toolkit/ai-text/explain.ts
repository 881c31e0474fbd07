import { feature } from '#toolkit'
import { inLanguage, structuredReply, textMember } from '#toolkit/lib/language-model/structured-reply'
import type { Query } from '#operation'

type Wanted = Query<'rest_aiText_explain'>

const READERS: Readonly<Record<Wanted['level'], string>> = {
  child: 'a child of ten',
  beginner: 'a beginner in the subject',
  expert: 'an expert in the subject',
}

const directiveOf = ({ level, lang }: Wanted): string =>
  [
    `Explain to ${READERS[level]} what the text of the user message means, ${inLanguage(lang)} and in at most 200 words.`,
    'Say so where something is not certain. List at most eight of its hard terms, each with a short meaning.',
    'Reply with the JSON object {"explanation": string, "terms": [{"term": string, "meaning": string}]}.',
  ].join(' ')

interface Term {
  term: string
  meaning: string
}

const isTerm = (entry: unknown): entry is Term => {
  const { term, meaning } = (entry ?? {}) as Record<string, unknown>
  return typeof term === 'string' && typeof meaning === 'string'
}

export default feature('rest_aiText_explain', (query, { ask }) =>
  structuredReply(ask, query, directiveOf(query), (members) => {
    const explanation = textMember(members, 'explanation')
    const entries = members['terms'] ?? []
    if (explanation === null || !Array.isArray(entries)) return null
    const terms = entries.filter(isTerm).map(({ term, meaning }) => ({ term, meaning }))
    return { explanation, terms, level: query.level }
  }),
)
