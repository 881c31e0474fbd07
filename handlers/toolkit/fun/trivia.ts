import { feature, unprocessable } from '#toolkit'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'
import { triviaQuestions } from '#toolkit/upstreams/games/opentdb'
import type { Query } from '#operation'

type Subject = Query<'rest_fun_trivia'>['category']

/** Numbers of the subjects at opentdb.com/api_category.php. */
const SUBJECTS: Readonly<Record<Exclude<Subject, 'any'>, number>> = {
  general: 9,
  books: 10,
  film: 11,
  music: 12,
  television: 14,
  'video-games': 15,
  science: 17,
  computers: 18,
  mathematics: 19,
  mythology: 20,
  sports: 21,
  geography: 22,
  history: 23,
  art: 25,
  animals: 27,
  vehicles: 28,
  comics: 29,
  anime: 31,
  cartoons: 32,
}

const BOOLEAN_CHOICES = ['True', 'False']

const orAny = <T extends string>(value: T): Exclude<T, 'any'> | undefined =>
  value === 'any' ? undefined : (value as Exclude<T, 'any'>)

export default feature('rest_fun_trivia', async ({ category, difficulty, kind, limit, seed }, context) => {
  const questions =
    (await triviaQuestions(context, {
      amount: limit,
      category: category === 'any' ? undefined : SUBJECTS[category],
      difficulty: orAny(difficulty),
      type: orAny(kind),
    })) ?? unprocessable(`There are not ${limit} questions of this subject, difficulty and kind.`)
  const draws = seededDraws(seed)
  const items = questions
    .slice(0, limit)
    .map(({ correct_answer: answer, incorrect_answers: wrong, type, ...about }) => ({
      category: about.category,
      difficulty: about.difficulty,
      kind: type,
      question: about.question,
      choices: type === 'boolean' ? [...BOOLEAN_CHOICES] : draws.shuffle([answer, ...wrong]),
      answer,
    }))
  return { count: items.length, items }
})
