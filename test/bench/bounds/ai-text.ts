import { paragraph } from './content.js'
import type { BoundsTable } from './derive.js'
import { textAnalysis } from './text-analysis.js'

const LONGEST = 20_000
const HAN = Array.from({ length: LONGEST }, (_, index) =>
  String.fromCodePoint(0x4e00 + ((index * index * 31 + index) % 5000)),
).join('')
const SHORT_SENTENCES = 'Aa. '.repeat(LONGEST / 4)
const TEXTS = [paragraph(LONGEST), SHORT_SENTENCES, HAN, '"'.repeat(LONGEST)]
const texts = TEXTS.map((text) => ({ text }))
const SUN_AND_MOON = 'sun moon star\ntree leaf root\n'.repeat(200)

/** The example model replies with the text itself. */
const REPLIES = {
  translate: { reply: { translation: paragraph(7_900), from: 'en' }, query: { to: 'id' } },
  rewrite: { reply: { text: paragraph(7_900) }, query: {} },
  headline: { reply: { titles: Array.from({ length: 400 }, (_, index) => `Title ${index}`) }, query: {} },
  abstract: { reply: { summary: paragraph(19_000) }, query: { format: 'paragraph' } },
  explain: { reply: { explanation: paragraph(7_900) }, query: {} },
}

export const aiText: BoundsTable = {
  ...textAnalysis,
  topics: {
    calls: [{ text: SUN_AND_MOON, topics: 10, terms: 20, iterations: 1000 }],
    own: {
      ms: 1_500,
      because: 'a thousand rounds over 1,200 tokens and ten topics are twelve million weights',
    },
  },
  questions: { calls: [...texts.slice(0, 3), { text: 'is it, a? '.repeat(2_000) }] },
  statistics: { calls: texts.slice(0, 3) },
  pos: { calls: texts.map(({ text }) => ({ text: text.slice(0, 5_000) })) },
  search: {
    calls: ['semantic', 'bm25', 'hybrid'].map((mode) => ({
      q: 'cat dog '.repeat(25),
      text: 'cat dog bird tree\n'.repeat(1_000),
      mode,
      limit: 100,
    })),
  },
  classify: { calls: [{ text: paragraph(5_000), labels: 'sports,politics,cooking,'.repeat(40) }] },
  tokens: { calls: texts },
  chunk: {
    calls: texts.flatMap(({ text }) =>
      ['tokens', 'words', 'characters'].flatMap((unit) =>
        [10, 4_000].map((size) => ({ text, unit, size, overlap: 10 })),
      ),
    ),
    own: {
      ms: 2_000,
      because: 'a run of 20,000 Han characters is measured again and again to be cut by tokens',
    },
  },
  style: {
    calls: [...texts.slice(0, 3), { text: 'So was it, '.repeat(1_800) }],
  },
  ...Object.fromEntries(
    Object.entries(REPLIES).map(([name, { reply, query }]) => [
      name,
      {
        calls: [{ text: JSON.stringify(reply), ...query }],
        own: { ms: 50, because: 'a language model is asked through the gateway', isAlways: true },
      },
    ]),
  ),
}
