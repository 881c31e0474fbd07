import { feature } from '#toolkit'
import { lookUp } from '#toolkit/lib/poetry/wordnet'

export default feature('rest_poetry_definitions', ({ word: given, pos: wanted, limit }) => {
  const { word, base, senses } = lookUp(given, wanted)
  const counts = new Map<string, number>()
  const items = senses.map(({ pos, definition, examples, synonyms, topic }) => {
    const sense = (counts.get(pos) ?? 0) + 1
    counts.set(pos, sense)
    return { pos, sense, definition, examples, synonyms, topic }
  })
  const shown = items.slice(0, limit)
  return { word, base, total: items.length, count: shown.length, items: shown }
})
