import type { Gemoji } from 'gemoji'
import { feature } from '#toolkit'
import { emojiAt, emojiNamed } from '#toolkit/lib/text/emoji-names'

interface Replacement {
  text: string
  used: Gemoji[]
  unknown: string[]
}

const emojified = (text: string): Replacement => {
  const [used, unknown]: [Gemoji[], string[]] = [[], []]
  const shortcode = /:([a-z0-9_+-]+):/g
  let [answer, end] = ['', 0]
  for (let match = shortcode.exec(text); match !== null; match = shortcode.exec(text)) {
    const [written, name = ''] = match
    const entry = emojiNamed(name)
    if (entry === null) {
      unknown.push(name)
      // Its last colon may begin the next one.
      shortcode.lastIndex--
    } else {
      used.push(entry)
      answer += text.slice(end, match.index) + entry.emoji
      end = match.index + written.length
    }
  }
  return { text: answer + text.slice(end), used, unknown }
}

const withReplaced = (text: string, replacement: (entry: Gemoji) => string): Replacement => {
  const codePoints = Array.from(text)
  const used: Gemoji[] = []
  let answer = ''
  for (let at = 0; at < codePoints.length;) {
    const found = emojiAt(codePoints, at)
    if (found !== null) used.push(found.entry)
    answer += found === null ? (codePoints[at] ?? '') : replacement(found.entry)
    at = found?.end ?? at + 1
  }
  return { text: answer, used, unknown: [] }
}

export default feature('rest_text_shortcodes', ({ text, mode }) => {
  const replaced =
    mode === 'emojify'
      ? emojified(text)
      : withReplaced(text, ({ names }) => (mode === 'shortcodes' ? `:${names[0] ?? ''}:` : ''))
  return {
    text: replaced.text,
    replaced: replaced.used.length,
    unknown: [...new Set(replaced.unknown)],
    items: [...new Set(replaced.used)].map(({ emoji, names, description }) => ({
      emoji,
      names,
      description,
    })),
  }
})
