/** Parts of answers' schemas that several adapters need. */
import * as v from 'valibot'

export const whole = v.pipe(v.number(), v.integer())

/** In what is optional, null stands for what is missing. */
export const optionalWhole = v.nullish(whole, null)
export const optionalNumber = v.nullish(v.number(), null)
export const optionalText = v.nullish(v.string(), null)

/** A text; null where it is missing or empty. */
export const filledText = v.nullish(
  v.pipe(
    v.string(),
    v.transform((text) => (text === '' ? null : text)),
  ),
  null,
)

/** A list of texts, empty where it is missing. */
export const texts = v.nullish(v.array(v.string()), [])

const Named = v.object({ name: v.string() })

/** The names of a list of named things, empty where it is missing. */
export const names = v.nullish(
  v.pipe(
    v.array(Named),
    v.transform((list) => list.map(({ name }) => name)),
  ),
  [],
)

/** Seconds, of milliseconds; null where they are missing. */
export const secondsOfMilliseconds = v.nullish(
  v.pipe(
    v.number(),
    v.transform((milliseconds) => milliseconds / 1000),
  ),
  null,
)

/** A number, or its digits as a text; null where it is missing, or a text of anything else. */
export const numberOrDigits = v.nullish(
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((value) => {
      const number = typeof value === 'number' || value.trim() === '' ? value : Number(value)
      return typeof number === 'number' && Number.isFinite(number) ? number : null
    }),
  ),
  null,
)

/** A number that the upstream may write as a text. */
export const numberLike = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i))]),
  v.transform(Number),
)

/** A list, which is empty where the upstream has null or a text in its place, such as "no data found". */
export const listOrNone = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.nullable(v.union([v.string(), v.array(item)])),
    v.transform((list): v.InferOutput<Item>[] => (Array.isArray(list) ? list : [])),
  )

/** A text split at its commas, without blanks and what is empty. */
export const commaTexts = v.nullish(
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
  ),
  '',
)

/** The last second of a year of four digits. */
const LAST_SECONDS = 253_402_300_799

const isoOfSeconds = (seconds: number): string => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`

/** Unix seconds, as ISO 8601 in UTC with whole seconds. */
export const unixMoment = v.pipe(
  whole,
  v.minValue(0),
  v.maxValue(LAST_SECONDS),
  v.transform((seconds) => isoOfSeconds(seconds)),
)

/** A moment in any zone, as ISO 8601 in UTC with whole seconds. */
export const zonedMoment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Math.floor(Date.parse(text) / 1000)),
  v.number(),
  v.minValue(0),
  v.maxValue(LAST_SECONDS),
  v.transform((seconds) => isoOfSeconds(seconds)),
)

const LONGEST_REASON = 300

/** Why an upstream refuses a request, at a sane length; null where it gives no reason. */
export const reason = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform((text) => (typeof text === 'string' && text !== '' ? text.slice(0, LONGEST_REASON) : null)),
  ),
  null,
)
