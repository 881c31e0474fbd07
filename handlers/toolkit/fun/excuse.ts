import { feature } from '#toolkit'
import { englishLists } from '#toolkit/lib/random/english-lists'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'
import type { Query } from '#operation'

const OPENINGS: Readonly<Record<Query<'rest_fun_excuse'>['for'], string>> = {
  late: "Sorry I'm late,",
  bug: 'It works on my machine, but',
  homework: "I couldn't hand it in because",
  meeting: 'I missed the meeting because',
  deadline: 'We will need one more day:',
}

export default feature('rest_fun_excuse', async ({ for: occasion, seed }) => {
  const listOf = await englishLists()
  const draws = seededDraws(seed)
  const adjective = draws.pick(listOf('hackerAdjective'))
  const abbreviation = draws.pick(listOf('abbreviation'))
  const noun = draws.pick(listOf('hackerNoun'))
  const verb = draws.pick(listOf('hackerVerb'))
  const object = draws.pick(listOf('hackerNoun'))
  return {
    excuse: `${OPENINGS[occasion]} the ${adjective} ${abbreviation} ${noun} was still ${verb} the ${object}.`,
    for: occasion,
    seed: draws.seed,
  }
})
