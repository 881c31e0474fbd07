import { feature } from '#toolkit'
import {
  inLanguage,
  structuredReply,
  textMember,
  textsMember,
} from '#toolkit/lib/language-model/structured-reply'
import type { Query } from '#operation'

type Wanted = Query<'rest_aiText_abstract'>

const SHAPES: Readonly<Record<Wanted['format'], string>> = {
  sentence: 'as one sentence of at most 40 words in "summary", with no points',
  paragraph: 'as one paragraph of at most 120 words in "summary", with no points',
  bullets: 'as three to seven bullet points in "points", each without a bullet, with the gist in "summary"',
}

const directiveOf = ({ format, lang }: Wanted): string =>
  [
    `Summarise the text of the user message ${inLanguage(lang)}, ${SHAPES[format]}. Say only what the text says.`,
    'Reply with the JSON object {"summary": string, "points": [strings]}.',
  ].join(' ')

export default feature('rest_aiText_abstract', (query, { ask }) => {
  const { format } = query
  return structuredReply(ask, query, directiveOf(query), (members) => {
    const points = textsMember(members, 'points')?.filter((point) => point.trim() !== '')
    if (points === undefined) return null
    if (format === 'bullets') {
      const summary = points.map((point) => `- ${point}`).join('\n')
      return points.length === 0 ? null : { summary, points, format }
    }
    const summary = textMember(members, 'summary')
    return summary === null ? null : { summary, points: [], format }
  })
})
