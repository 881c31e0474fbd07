import { feature } from '#toolkit'
import { structuredReply, textMember } from '#toolkit/lib/language-model/structured-reply'
import type { Query } from '#operation'

type Wanted = Query<'rest_aiText_translate'>

const TONES: Readonly<Record<Wanted['tone'], string>> = {
  neutral: 'Keep a neutral tone.',
  formal: 'Use a formal tone, with polite forms of address.',
  informal: 'Use an informal tone, as among friends.',
}

const directiveOf = ({ to, from, tone }: Wanted): string =>
  [
    `Translate the text of the user message faithfully into the language with the BCP 47 code ${to}.`,
    from === undefined ? 'Detect its language.' : `Its language has the BCP 47 code ${from}.`,
    TONES[tone],
    'Keep names, numbers, URLs, code, mark-up and line breaks as they are. Add nothing.',
    'Reply with the JSON object {"translation": string, "from": the BCP 47 code of the language of the text}.',
  ].join(' ')

export default feature('rest_aiText_translate', (query, { ask }) =>
  structuredReply(ask, query, directiveOf(query), (members) => {
    const translation = textMember(members, 'translation')
    const from = query.from ?? textMember(members, 'from')
    return translation === null || from === null ? null : { translation, from, to: query.to }
  }),
)
