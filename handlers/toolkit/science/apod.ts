import { feature, invalidParameter, unprocessable } from '#toolkit'
import { pictureOf } from '#toolkit/upstreams/nasa'

const FIRST_DAY = '1995-06-16'

export default feature('rest_science_apod', async ({ date }, context) => {
  if (date !== undefined && date < FIRST_DAY) {
    invalidParameter('date', `${date} is before ${FIRST_DAY}, the day of the first picture`)
  }
  return (
    (await pictureOf(context, date)) ??
    unprocessable(`There is no picture of the day${date === undefined ? '' : ` for ${date}`}.`)
  )
})
