import { feature } from '#toolkit'
import { structuredReply, textMember, textsMember } from '#toolkit/lib/language-model/structured-reply'
import type { Query } from '#operation'

type Style = Query<'rest_aiText_rewrite'>['style']

const STYLES: Readonly<Record<Style, string>> = {
  clear: 'so that it is clear and easy to follow',
  formal: 'in a formal style',
  friendly: 'in a warm, friendly style',
  shorter: 'at about half its length',
  longer: 'at about twice its length, without inventing facts',
  simple: 'in simple words that a 12-year-old understands',
  persuasive: 'so that it persuades',
  'fix-grammar': 'with the least changes that make its grammar, spelling and punctuation right',
}

const directiveOf = (style: Style): string =>
  [
    `Rewrite the text of the user message ${STYLES[style]}, in its own language and without changing facts.`,
    'Reply with the JSON object {"text": the rewritten text, "changes": [at most five short notes on what was changed]}.',
  ].join(' ')

export default feature('rest_aiText_rewrite', (query, { ask }) =>
  structuredReply(ask, query, directiveOf(query.style), (members) => {
    const text = textMember(members, 'text')
    const changes = textsMember(members, 'changes')
    return text === null || changes === null ? null : { text, style: query.style, changes }
  }),
)
