import { feature } from '#toolkit'
import { lookUp, type Sense } from '#toolkit/lib/poetry/wordnet'

const MOST = 50

export default feature('rest_poetry_thesaurus', ({ word: given, pos: wanted }) => {
  const { word, base, senses } = lookUp(given, wanted)
  const gathered = (list: (sense: Sense) => readonly string[]): string[] =>
    [...new Set(senses.flatMap(list))].slice(0, MOST)
  return {
    word,
    base,
    synonyms: gathered(({ synonyms }) => synonyms),
    antonyms: gathered(({ antonyms }) => antonyms),
    broader: gathered(({ broader }) => broader),
    narrower: gathered(({ narrower }) => narrower),
    similar: gathered(({ similar }) => similar),
    senses: senses.map(({ pos, definition, synonyms, antonyms }) => ({
      pos,
      definition,
      synonyms,
      antonyms,
    })),
  }
})
