import * as v from 'valibot'
import { ask, defineUpstream, path } from '../define.js'
import { numberLike } from '../fields.js'
import type { UpstreamCaller } from '../types.js'

export const hadith = defineUpstream({
  name: 'hadith',
  title: 'Hadith API (fawazahmed0/hadith-api, served by jsDelivr)',
  base: 'https://cdn.jsdelivr.net/gh/fawazahmed0/hadith-api@1',
  docs: 'https://github.com/fawazahmed0/hadith-api (README.md)',
  terms:
    'None stated in its README (its author offers it free and without limits); name the source. Static files, cache for a day or more',
  attribution: 'fawazahmed0/hadith-api (github.com/fawazahmed0/hadith-api)',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 86400,
})

const whole = v.pipe(v.number(), v.integer())

const Grades = v.array(
  v.pipe(
    v.object({ name: v.string(), grade: v.string() }),
    v.transform(({ name, grade }) => ({ by: name, grade })),
  ),
)

const Text = v.object({ text: v.string(), grades: Grades })

const HadithAnswer = v.pipe(
  v.object({
    metadata: v.object({
      name: v.string(),
      section: v.nullish(v.record(v.pipe(v.string(), v.digits()), v.string()), {}),
    }),
    hadiths: v.looseTuple([
      v.object({
        ...Text.entries,
        hadithnumber: whole,
        // Sahih Muslim has it as a text, such as "8.02", and none for its introduction.
        arabicnumber: v.nullish(numberLike, null),
        reference: v.object({ book: whole, hadith: whole }),
      }),
    ]),
  }),
  v.transform(({ metadata, hadiths: [hadith] }) => {
    const [section] = Object.entries(metadata.section)
    return {
      collectionName: metadata.name,
      number: hadith.hadithnumber,
      arabicNumber: hadith.arabicnumber,
      text: hadith.text,
      chapter: section === undefined ? null : { number: Number(section[0]), title: section[1] },
      grades: hadith.grades,
      book: hadith.reference.book,
      inBook: hadith.reference.hadith,
    }
  }),
)

/** The one member of an object that is of interest, whose name is known with the request alone. */
const member = <Member>(
  name: number,
  schema: v.GenericSchema<unknown, Member>,
): v.GenericSchema<unknown, Member> =>
  v.pipe(
    v.object({ [name]: schema }),
    v.transform((object) => object[name] as Member),
  )

const chapterAnswer = (chapter: number) =>
  v.pipe(
    v.object({
      metadata: v.object({
        name: v.string(),
        section: member(chapter, v.string()),
        section_detail: member(
          chapter,
          v.object({ hadithnumber_first: v.number(), hadithnumber_last: v.number() }),
        ),
      }),
      hadiths: v.array(
        v.pipe(
          // A hadith that was put in between has a number such as 402.2.
          v.object({ ...Text.entries, hadithnumber: v.number() }),
          v.transform(({ hadithnumber, text, grades }) => ({ number: hadithnumber, text, grades })),
        ),
      ),
    }),
    v.transform(({ metadata, hadiths }) => ({
      collectionName: metadata.name,
      title: metadata.section,
      first: metadata.section_detail.hadithnumber_first,
      last: metadata.section_detail.hadithnumber_last,
      hadiths,
    })),
  )

/** One hadith with its place and its grades; `chapter` is null where the edition names none. */
export type Hadith = v.InferOutput<typeof HadithAnswer>

/** A chapter of a collection with all its hadiths; `first` and `last` are the numbers that it covers. */
export type HadithChapter = v.InferOutput<ReturnType<typeof chapterAnswer>>

/**
 * A hadith by its number; null where the edition has no such one.
 * @param edition a three-letter language, a hyphen and the collection, such as `eng-nawawi`.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const hadithOf = (
  context: UpstreamCaller,
  { edition, number }: { edition: string; number: number },
): Promise<Hadith | null> =>
  ask(hadith, context, HadithAnswer, { path: path`/editions/${edition}/${number}.json` })

/**
 * All hadiths of a chapter in their order; null where the edition has no such chapter.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const hadithChapterOf = (
  context: UpstreamCaller,
  { edition, chapter }: { edition: string; chapter: number },
): Promise<HadithChapter | null> =>
  ask(hadith, context, chapterAnswer(chapter), { path: path`/editions/${edition}/sections/${chapter}.json` })
