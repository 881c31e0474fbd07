import { beforeAll } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'
import { upstreamAnswers } from '../../support/upstream.js'

/** `editions/{edition}/{number}.json`, as fawazahmed0/hadith-api serves it. */
const DOCUMENTED = 'the shape of fawazahmed0/hadith-api'

const METADATA = {
  name: 'Sahih al Bukhari',
  section: { 1: 'Revelation' },
  section_detail: {
    1: { hadithnumber_first: 1, hadithnumber_last: 7, arabicnumber_first: 1, arabicnumber_last: 7 },
  },
}
const HADITH = {
  hadithnumber: 2,
  arabicnumber: 2,
  text: "Narrated 'Aisha",
  grades: [
    { name: 'Al-Albani', grade: 'Sahih' },
    { name: 'Zubair Ali Zai', grade: 'Sahih' },
  ],
  reference: { book: 1, hadith: 2 },
}

beforeAll(async () => {
  const at = (edition: string, number: number): string => `/editions/${edition}/${number}.json`
  const plain = (number: number, metadata: object = METADATA) => ({
    body: { metadata, hadiths: [{ ...HADITH, hadithnumber: number, grades: [] }] },
  })
  await upstreamAnswers('hadith', at('eng-bukhari', 2), { body: { metadata: METADATA, hadiths: [HADITH] } })
  await upstreamAnswers('hadith', at('eng-muslim', 3), plain(3, { name: 'Sahih Muslim', section: {} }))
  await upstreamAnswers('hadith', at('eng-muslim', 92), {
    body: {
      metadata: { name: 'Sahih Muslim', section: { 0: 'Introduction' } },
      hadiths: [{ ...HADITH, hadithnumber: 92, arabicnumber: undefined, reference: { book: 0, hadith: 92 } }],
    },
  })
  await upstreamAnswers('hadith', at('eng-muslim', 94), {
    body: {
      metadata: { name: 'Sahih Muslim', section: { 1: 'The Book of Faith' } },
      hadiths: [{ ...HADITH, hadithnumber: 94, arabicnumber: '8.02' }],
    },
  })
  for (const [number, code] of ['ara', 'ind', 'ben', 'fra', 'rus', 'tam', 'tur', 'urd'].entries()) {
    await upstreamAnswers('hadith', at(`${code}-malik`, number + 1), plain(number + 1))
  }
  await upstreamAnswers('hadith', at('eng-qudsi', 41), { status: 404, body: "Couldn't find the file" })
  await upstreamAnswers('hadith', at('eng-qudsi', 42), { status: 503 })
  await upstreamAnswers('hadith', at('eng-qudsi', 43), { body: { metadata: METADATA, hadiths: [] } })
})

table('rest_islamic_hadith', [
  answers(
    'one with its grades and its chapter',
    { collection: 'bukhari', number: 2 },
    {
      collection: 'bukhari',
      collectionName: 'Sahih al Bukhari',
      lang: 'en',
      number: 2,
      arabicNumber: 2,
      text: "Narrated 'Aisha",
      chapter: { number: 1, title: 'Revelation' },
      grades: [
        { by: 'Al-Albani', grade: 'Sahih' },
        { by: 'Zubair Ali Zai', grade: 'Sahih' },
      ],
      book: 1,
      inBook: 2,
    },
    DOCUMENTED,
  ),
  answers(
    'one without a chapter',
    { collection: 'muslim', number: 3 },
    { chapter: null, grades: [] },
    DOCUMENTED,
  ),
  answers(
    'one whose Arabic number is written as a text',
    { collection: 'muslim', number: 94 },
    { number: 94, arabicNumber: 8.02 },
    'editions/eng-muslim/94.json of fawazahmed0/hadith-api',
  ),
  answers(
    'one without an Arabic number',
    { collection: 'muslim', number: 92 },
    { number: 92, arabicNumber: null, book: 0, inBook: 92 },
    'editions/eng-muslim/92.json of fawazahmed0/hadith-api',
  ),
  ...['ar', 'id', 'bn', 'fr', 'ru', 'ta', 'tr', 'ur'].map((lang, index) =>
    answers<'rest_islamic_hadith'>(
      `the edition of ${lang}`,
      { collection: 'malik', number: index + 1, lang },
      { lang, collection: 'malik', number: index + 1 },
      "the editions' three-letter codes, editions.json",
    ),
  ),
  refuses(422, 'one that there is not', { collection: 'qudsi', number: 41 }, 'no hadith 41 of qudsi in en'),
  refuses(502, 'an upstream that fails', { collection: 'qudsi', number: 42 }, 'Hadith API'),
  refuses(502, 'an answer without a hadith', { collection: 'qudsi', number: 43 }, 'Hadith API'),
  refuses(400, 'number 0', { collection: 'qudsi', number: 0 }, 'number'),
  refuses(400, 'number 8001', { collection: 'bukhari', number: 8001 }, 'number'),
  refuses(400, 'an unknown collection', { collection: 'ahmad', number: 1 }, 'collection'),
  refuses(400, 'an unknown language', { collection: 'bukhari', number: 1, lang: 'de' }, 'lang'),
  refuses(400, 'no collection', { number: 1 }, 'collection'),
])
