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
