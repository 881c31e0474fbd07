import { feature } from '#toolkit'
import { grammarFaults, type GrammarFault } from '#toolkit/lib/language/harper'
import { wordsIn } from '#toolkit/lib/language/words'

/** The text with the first suggestion of each fault that overlaps none before it. */
const corrected = (text: string, faults: readonly GrammarFault[]): string => {
  let [result, from] = ['', 0]
  for (const { start, end, suggestions } of faults) {
    const [first] = suggestions
    if (first === undefined || start < from) continue
    result += text.slice(from, start) + first
    from = end
  }
  return result + text.slice(from)
}

const scoreOf = (faults: number, words: number): number => {
  if (faults === 0) return 100
  return words === 0 ? 0 : Math.max(0, Math.round(100 - (100 * faults) / words))
}

export default feature('rest_aiText_grammar', async ({ text, dialect, ignore, markdown }) => {
  const ignored = new Set(ignore.split(',').map((kind) => kind.trim().toLowerCase()))
  const found = await grammarFaults(text, { dialect, markdown })
  const faults = found.filter(({ kind }) => !ignored.has(kind.toLowerCase()))
  return {
    count: faults.length,
    items: faults.map(({ kind, start: index, end, text: problem, message, suggestions }) => ({
      kind,
      index,
      end,
      text: problem,
      message,
      suggestions,
    })),
    corrected: corrected(text, faults),
    score: scoreOf(faults.length, wordsIn(text).length),
  }
})
