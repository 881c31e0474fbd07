import type { Data, Query } from '#operation'
import { feature } from '#toolkit'
import { diffItems } from '#toolkit/lib/diff/myers-diff'

type Unit = Query<'rest_text_diff_2'>['by']
type Part = Data<'rest_text_diff_2'>['parts'][number]
type Operation = Part['op']

/** Letters with their marks, digits and underscores; each line end, other white space, and any other character. */
const WORDS = /\r?\n|[^\S\r\n]+|[\p{L}\p{M}\p{N}_\u00ad]+|[^]/gu

const tokensOf = (text: string, by: Unit): string[] => {
  switch (by) {
    case 'word':
      return text.match(WORDS) ?? []
    case 'character':
      return Array.from(text)
    case 'sentence':
      return text.split(/(?<=[.!?])(\s+)/).filter((token) => token !== '')
  }
}

/** White space between sentences is not a sentence, and a punctuation mark is not a word. */
const counts = (token: string, by: Unit): boolean => {
  switch (by) {
    case 'word':
      return /[\p{L}\p{M}\p{N}_]/u.test(token)
    case 'character':
      return true
    case 'sentence':
      return /\S/.test(token)
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const MARKUP: Readonly<Record<string, Readonly<Record<Operation, (text: string) => string>>>> = {
  html: {
    equal: escaped,
    insert: (text) => `<ins>${escaped(text)}</ins>`,
    delete: (text) => `<del>${escaped(text)}</del>`,
  },
  markdown: { equal: (text) => text, insert: (text) => `**${text}**`, delete: (text) => `~~${text}~~` },
  'ansi-free': { equal: (text) => text, insert: (text) => `[+${text}+]`, delete: (text) => `[-${text}-]` },
}

export default feature('rest_text_diff_2', ({ a, b, by, markup }) => {
  const [old, changed] = [tokensOf(a, by), tokensOf(b, by)]
  const counted = { equal: 0, insert: 0, delete: 0 }
  const runs: { op: Operation; tokens: string[] }[] = []
  for (const edit of diffItems(old, changed)) {
    const op = edit.operation
    const token = (op === 'delete' ? old[edit.old] : changed[edit.new]) ?? ''
    if (counts(token, by)) counted[op]++
    const last = runs.at(-1)
    if (last?.op === op) last.tokens.push(token)
    else runs.push({ op, tokens: [token] })
  }
  const parts = runs.map(({ op, tokens }): Part => ({ op, text: tokens.join('') }))
  const render = MARKUP[markup]
  return {
    equal: parts.every(({ op }) => op === 'equal'),
    parts,
    inserted: counted.insert,
    deleted: counted.delete,
    rendered: render === undefined ? null : parts.map(({ op, text }) => render[op](text)).join(''),
  }
})
