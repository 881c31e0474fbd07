import { feature } from '#toolkit'
import { NAMES_OF_ALLAH } from '#toolkit/lib/islamic/names-of-allah'

const names = NAMES_OF_ALLAH.map(([arabic, transliteration, meaning], index) => ({
  number: index + 1,
  arabic,
  transliteration,
  meaning,
}))

export default feature('rest_islamic_asmaUlHusna', ({ number, q }) => {
  const words = q?.toLowerCase() ?? ''
  const items = names
    .filter((name) => number === undefined || name.number === number)
    .filter(({ arabic, transliteration, meaning }) =>
      [arabic, transliteration.toLowerCase(), meaning.toLowerCase()].some((text) => text.includes(words)),
    )
  return { count: items.length, items }
})
