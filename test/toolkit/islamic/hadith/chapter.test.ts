import { beforeAll } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'

/** `editions/{edition}/sections/{chapter}.json`, as fawazahmed0/hadith-api serves it. */
const DOCUMENTED = 'the shape of fawazahmed0/hadith-api'

const METADATA = {
  name: 'Sahih al Bukhari',
  section: { 1: 'Revelation' },
  section_detail: {
    1: { hadithnumber_first: 1, hadithnumber_last: 7, arabicnumber_first: 1, arabicnumber_last: 7 },
  },
}
const HADITHS = Array.from({ length: 12 }, (_, index) => ({
  hadithnumber: index + 1,
  arabicnumber: index + 1,
  text: `Text ${index + 1}`,
  grades: index === 0 ? [{ name: 'Al-Albani', grade: 'Sahih' }] : [],
  reference: { book: 1, hadith: index + 1 },
}))

beforeAll(async () => {
  const at = (edition: string, chapter: number): string => `/editions/${edition}/sections/${chapter}.json`
  await upstreamAnswers('hadith', at('eng-bukhari', 1), { body: { metadata: METADATA, hadiths: HADITHS } })
  await upstreamAnswers('hadith', at('ind-bukhari', 0), {
    body: {
      metadata: {
        name: 'Sahih al Bukhari',
        section: { 0: '' },
        section_detail: { 0: { hadithnumber_first: 0, hadithnumber_last: 0 } },
      },
      hadiths: [],
    },
  })
  await upstreamAnswers('hadith', at('eng-bukhari', 8), {
    body: {
      metadata: {
        name: 'Sahih al Bukhari',
        section: { 8: 'Prayers (Salat)' },
        section_detail: { 8: { hadithnumber_first: 402, hadithnumber_last: 402.2 } },
      },
      hadiths: [402, 402.2].map((number) => ({
        hadithnumber: number,
        arabicnumber: number,
        text: `Text ${number}`,
        grades: [],
        reference: { book: 8, hadith: number === 402 ? 53 : 54 },
      })),
    },
  })
  await upstreamAnswers('hadith', at('eng-bukhari', 99), { status: 404, body: "Couldn't find the file" })
  await upstreamAnswers('hadith', at('eng-bukhari', 98), { status: 500 })
  await upstreamAnswers('hadith', at('eng-bukhari', 97), { body: { metadata: METADATA, hadiths: [] } })
})

const items = (from: number, to: number) =>
  HADITHS.slice(from - 1, to).map(({ hadithnumber: number, text }) => ({
    number,
    text,
    grades: number === 1 ? [{ by: 'Al-Albani', grade: 'Sahih' }] : [],
  }))

table('rest_islamic_hadith_2', [
  answers(
    'the first ten',
    { collection: 'bukhari', chapter: 1 },
    {
      collection: 'bukhari',
      collectionName: 'Sahih al Bukhari',
      chapter: { number: 1, title: 'Revelation', first: 1, last: 7 },
      lang: 'en',
      total: 12,
      count: 10,
      items: items(1, 10),
    },
    DOCUMENTED,
  ),
  answers(
    'the rest',
    { collection: 'bukhari', chapter: 1, offset: 10 },
    { total: 12, count: 2, items: items(11, 12) },
    DOCUMENTED,
  ),
  answers(
    'one in the middle',
    { collection: 'bukhari', chapter: 1, offset: 4, limit: 1 },
    { count: 1, items: items(5, 5) },
    DOCUMENTED,
  ),
  answers(
    'past the end',
    { collection: 'bukhari', chapter: 1, offset: 12 },
    { total: 12, count: 0, items: [] },
    DOCUMENTED,
  ),
  answers(
    'an empty chapter in another language',
    { collection: 'bukhari', chapter: 0, lang: 'id' },
    { chapter: { number: 0, title: '', first: 0, last: 0 }, lang: 'id', total: 0, count: 0, items: [] },
    DOCUMENTED,
  ),
  answers(
    'a hadith that was put in between',
    { collection: 'bukhari', chapter: 8 },
    {
      chapter: { number: 8, title: 'Prayers (Salat)', first: 402, last: 402.2 },
      items: [
        { number: 402, text: 'Text 402', grades: [] },
        { number: 402.2, text: 'Text 402.2', grades: [] },
      ],
    },
    'hadiths 402 and 402.2 of editions/eng-bukhari/sections/8.json of fawazahmed0/hadith-api',
  ),
  refuses(
    422,
    'a chapter that there is not',
    { collection: 'bukhari', chapter: 99 },
    'no chapter 99 of bukhari in en',
  ),
  refuses(502, 'an upstream that fails', { collection: 'bukhari', chapter: 98 }, 'Hadith API'),
  refuses(502, 'an answer about another chapter', { collection: 'bukhari', chapter: 97 }, 'Hadith API'),
  refuses(400, 'chapter 201', { collection: 'bukhari', chapter: 201 }, 'chapter'),
  refuses(400, 'a limit of 0', { collection: 'bukhari', chapter: 1, limit: 0 }, 'limit'),
  refuses(400, 'a limit of 101', { collection: 'bukhari', chapter: 1, limit: 101 }, 'limit'),
  refuses(400, 'a negative offset', { collection: 'bukhari', chapter: 1, offset: -1 }, 'offset'),
  refuses(400, 'no chapter', { collection: 'bukhari' }, 'chapter'),
])
