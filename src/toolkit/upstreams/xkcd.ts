import * as v from 'valibot'
import { ask, path } from './define.js'
import { filledText, whole } from './fields.js'
import { entertainment } from './tables/entertainment.js'
import type { UpstreamCaller } from './types.js'

/** A part of a date, without leading zeros. */
const datePart = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.digits())

const Comic = v.pipe(
  v.object({
    num: whole,
    title: v.string(),
    year: datePart,
    month: datePart,
    day: datePart,
    alt: v.string(),
    img: v.string(),
    transcript: filledText,
  }),
  v.transform(({ num, title, year, month, day, alt, img, transcript }) => ({
    num,
    title,
    date: `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    alt,
    image: img,
    transcript,
    url: `https://xkcd.com/${num}/`,
  })),
)

/**
 * A comic by its number, or the latest; null where there is none.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const xkcdComicOf = (
  context: UpstreamCaller,
  num: number | undefined,
): Promise<v.InferOutput<typeof Comic> | null> =>
  ask(entertainment.xkcd, context, Comic, {
    path: num === undefined ? '/info.0.json' : path`/${num}/info.0.json`,
  })
