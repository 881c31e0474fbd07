import { feature, invalidParameter, unprocessable } from '#toolkit'
import { POINTS, honorOf, mostPoints, type Scale } from '#toolkit/lib/education/grade-scales'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { quoted } from '#toolkit/lib/common/quoted'
import type { Query } from '#operation'

const MOST_COURSES = 60
const [LEAST_CREDITS, MOST_CREDITS] = [0.5, 60]

interface Course {
  name: string
  grade: string
  credits: Decimal
  points: Decimal
}

const refuse = (item: string, why: string): never => invalidParameter('courses', `${quoted(item)} ${why}`)

const gradePoints = (grade: string, scale: Scale): Decimal => {
  if (scale === 'percent') {
    const percent = /^\d{1,3}(\.\d{1,10})?$/.test(grade) ? new Decimal(grade) : null
    if (percent !== null && percent.lte(100)) return percent.div(25)
  } else {
    const points = POINTS[scale][grade.toUpperCase()]
    if (points !== undefined) return new Decimal(points)
  }
  return unprocessable(`${quoted(grade)} is not a grade of the ${scale} scale.`)
}

const courseOf = (text: string, scale: Scale): Course => {
  const item = text.trim()
  const parts = item.split(':').map((part) => part.trim())
  const [name = '', grade = '', hours = ''] = parts
  if (parts.length !== 3 || name === '' || grade === '') refuse(item, 'is not name:grade:credits')
  const credits = /^\d{1,3}(\.\d{1,10})?$/.test(hours) ? new Decimal(hours) : null
  if (credits === null || credits.lt(LEAST_CREDITS) || credits.gt(MOST_CREDITS)) {
    return refuse(item, `needs credits from ${LEAST_CREDITS} to ${MOST_CREDITS}`)
  }
  return { name, grade, credits, points: gradePoints(grade, scale).times(credits) }
}

const coursesOf = (text: string, scale: Scale): Course[] => {
  const items = text.split(';')
  if (items.length > MOST_COURSES) {
    invalidParameter('courses', `has ${items.length} courses; at most ${MOST_COURSES} are allowed`)
  }
  return items.map((item) => courseOf(item, scale))
}

interface Sum {
  credits: Decimal
  points: Decimal
}

const average = ({ credits, points }: Sum): Decimal => points.div(credits)

const priorOf = ({ priorGpa, priorCredits }: Query<'rest_education_gpa'>): Sum => {
  if (priorGpa === undefined && priorCredits !== undefined)
    invalidParameter('priorGpa', 'is required with priorCredits')
  if (priorGpa !== undefined && priorCredits === undefined)
    invalidParameter('priorCredits', 'is required with priorGpa')
  const credits = new Decimal(priorCredits ?? 0)
  return { credits, points: credits.times(priorGpa ?? 0) }
}

/** The average that the credits still to take must have, for the goal. */
const neededAverage = (
  all: Sum,
  goal: number | undefined,
  nextCredits: number | undefined,
): Decimal | null =>
  goal === undefined || nextCredits === undefined
    ? null
    : all.credits.plus(nextCredits).times(goal).minus(all.points).div(nextCredits)

export default feature('rest_education_gpa', (query) => {
  const { scale, goal, nextCredits } = query
  const prior = priorOf(query)
  const courses = coursesOf(query.courses, scale)
  const term = {
    credits: Decimal.sum(...courses.map(({ credits }) => credits)),
    points: Decimal.sum(...courses.map(({ points }) => points)),
  }
  const all = { credits: term.credits.plus(prior.credits), points: term.points.plus(prior.points) }
  const needed = neededAverage(all, goal, nextCredits)
  return {
    gpa: rounded(average(term), 2),
    credits: term.credits.toNumber(),
    points: term.points.toNumber(),
    cumulativeGpa: rounded(average(all), 2),
    cumulativeCredits: all.credits.toNumber(),
    honor: honorOf(scale, average(all)),
    neededGpa: needed === null ? null : rounded(needed, 2),
    reachable: needed === null ? null : needed.lte(mostPoints(scale)),
    items: courses.map(({ name, grade, credits, points }) => ({
      name,
      grade,
      credits: credits.toNumber(),
      points: points.toNumber(),
    })),
  }
})
