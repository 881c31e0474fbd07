import { randomBytes } from 'node:crypto'
import { feature } from '#toolkit'
import { people } from '#toolkit/lib/random/people'

export default feature(
  'rest_random_person',
  async ({ locale, sex, count, seed = randomBytes(8).toString('hex') }) => ({
    locale,
    count,
    items: await people(locale, sex, count, seed),
    seed,
  }),
)
