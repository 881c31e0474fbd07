import { feature } from '#toolkit'
import { properJokes } from '#toolkit/lib/fun/jokes'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

export default feature('rest_fun_joke', ({ tag, seed }) => {
  const draws = seededDraws(seed)
  const pool = properJokes().filter(({ tags }) => tag === undefined || tags.includes(tag))
  const { joke, tags } = draws.pick(pool)
  return { joke, tags: [...tags], pool: pool.length, seed: draws.seed }
})
