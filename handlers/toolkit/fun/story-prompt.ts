import { feature } from '#toolkit'
import { englishLists } from '#toolkit/lib/random/english-lists'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

const GENRES = ['mystery', 'fantasy', 'romance', 'science-fiction', 'horror'] as const

const withArticle = (words: string): string => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`

export default feature('rest_fun_storyPrompt', async ({ genre: wanted, seed }) => {
  const listOf = await englishLists()
  const draws = seededDraws(seed)
  const hero = draws.pick(listOf('firstName'))
  const job = draws.pick(listOf('job')).toLowerCase()
  const place = draws.pick(listOf('city'))
  const companion = draws.pick(listOf('animal')).toLowerCase()
  const object = draws.pick(listOf('noun')).toLowerCase()
  const genre = wanted === 'any' ? draws.pick(GENRES) : wanted
  const who = `${hero}, ${withArticle(job)} from ${place} who, with the help of ${withArticle(companion)},`
  const prompt = `Write ${withArticle(genre.replace('-', ' '))} story about ${who} must protect the ${object}.`
  return { prompt, genre, hero, job, place, companion, object, seed: draws.seed }
})
