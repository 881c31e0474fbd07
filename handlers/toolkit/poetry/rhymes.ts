import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { pronunciationsOf } from '#toolkit/lib/poetry/pronunciations'
import { rhymesOf } from '#toolkit/lib/poetry/rhymes'

export default feature('rest_poetry_rhymes', ({ word: given, kind, syllables, limit }) => {
  const word = given.toLowerCase()
  const pronunciation =
    pronunciationsOf(word)[0] ?? unprocessable(`The dictionary does not have ${quoted(given)}.`)
  const found = rhymesOf(word, pronunciation, kind).filter(
    (rhyme) => syllables === undefined || rhyme.syllables === syllables,
  )
  const items = found
    .slice(0, limit)
    .map((rhyme) => ({ word: rhyme.word, syllables: rhyme.syllables, pronunciation: rhyme.pronunciation }))
  return { word, kind, pronunciation, total: found.length, count: items.length, items }
})
