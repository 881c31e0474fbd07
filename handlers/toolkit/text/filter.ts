import { RE2JS } from 're2js'
import type { Query } from '#operation'
import { feature } from '#toolkit'
import { withoutCase } from '#toolkit/lib/text/letter-case'
import { linesOf } from '#toolkit/lib/text/lines'
import { re2Pattern } from '#toolkit/lib/common/re2'

const matcherOf = ({ match, mode, ignoreCase }: Query<'rest_text_filter'>): ((line: string) => boolean) => {
  const shaped = (text: string): string => (ignoreCase ? withoutCase(text) : text)
  const wanted = shaped(match)
  switch (mode) {
    case 'contains':
      return (line) => shaped(line).includes(wanted)
    case 'starts':
      return (line) => shaped(line).startsWith(wanted)
    case 'ends':
      return (line) => shaped(line).endsWith(wanted)
    case 'equals':
      return (line) => shaped(line) === wanted
    case 'regex': {
      const pattern = re2Pattern('match', match, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0)
      return (line) => pattern.test(line)
    }
  }
}

export default feature('rest_text_filter', (query) => {
  const lines = linesOf(query.text)
  const matches = matcherOf(query)
  const matched = [...lines.keys()].filter((at) => matches(lines[at] ?? '') !== query.invert)
  const kept = new Set<number>()
  for (const at of matched) {
    const end = Math.min(at + query.after, lines.length - 1)
    for (let line = Math.max(at - query.before, 0); line <= end; line++) kept.add(line)
  }
  const answer = [...kept].sort((a, b) => a - b)
  return {
    text: answer.map((at) => lines[at]).join('\n'),
    lines: answer.length,
    matched: matched.length,
    numbers: answer.map((at) => at + 1),
  }
})
