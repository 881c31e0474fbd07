import { feature } from '#toolkit'
import { weekdaySet } from '#toolkit/lib/calendar/weekdays'
import { planStudy, readExams } from '#toolkit/lib/education/study-plan'
import { rounded } from '#toolkit/lib/numbers/decimal'

export default feature(
  'rest_education_studyPlan',
  ({ exams: text, start, hoursPerDay, maxPerSubject, daysOff }) => {
    const exams = readExams(text, start)
    const off = daysOff === '' ? new Set<number>() : weekdaySet(daysOff)
    const { days, left, total } = planStudy(exams, {
      start,
      hoursPerDay,
      maxPerSubject: maxPerSubject ?? hoursPerDay,
      off,
    })
    const shortfall = exams.flatMap(({ subject }, index) => {
      const hours = left[index]
      return hours === undefined || hours.isZero() ? [] : [{ subject, hours: rounded(hours, 4) }]
    })
    return {
      feasible: shortfall.length === 0,
      totalHours: rounded(total, 4),
      count: days.length,
      items: days,
      shortfall,
    }
  },
)
