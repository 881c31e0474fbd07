import { beforeAll } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'

/** `/{edition}/{surah}/{ayah}.json`, as the README of spa5k/tafsir_api shows it. */
const DOCUMENTED = 'the shape of the README of spa5k/tafsir_api'

const comment = (surah: number, ayah: number, text: string) => ({ body: { surah, ayah, text } })

beforeAll(async () => {
  const work = 'en-tafisr-ibn-kathir'
  await upstreamAnswers(
    'tafsir',
    `/${work}/2/255.json`,
    comment(2, 255, '\n  The virtue of Ayat Al-Kursi. \n'),
  )
  await upstreamAnswers(
    'tafsir',
    `/ar-tafsir-muyassar/2/255.json`,
    comment(2, 255, 'الله الذي لا يستحق الألوهية'),
  )
  await upstreamAnswers('tafsir', `/${work}/2/286.json`, comment(2, 286, ' \n '))
  await upstreamAnswers('tafsir', `/${work}/114/6.json`, { status: 404, body: "Couldn't find the file" })
  await upstreamAnswers('tafsir', `/${work}/103/1.json`, { status: 500 })
  await upstreamAnswers('tafsir', `/${work}/103/2.json`, { body: '<html></html>' })
  await upstreamAnswers('tafsir', `/${work}/103/3.json`, { body: { surah: 103, ayah: 3 } })
})

table('rest_islamic_quran_10', [
  answers(
    'the default work, its text trimmed',
    { surah: 2, ayah: 255 },
    {
      reference: '2:255',
      surah: 2,
      ayah: 255,
      edition: 'en-tafisr-ibn-kathir',
      text: 'The virtue of Ayat Al-Kursi.',
    },
    DOCUMENTED,
  ),
  answers(
    'another work',
    { surah: 2, ayah: 255, edition: 'ar-tafsir-muyassar' },
    { edition: 'ar-tafsir-muyassar', text: 'الله الذي لا يستحق الألوهية' },
    DOCUMENTED,
  ),
  refuses(
    422,
    'a verse on which the work is silent',
    { surah: 2, ayah: 286 },
    'no comment of its own on 2:286',
  ),
  refuses(422, 'a verse that the work leaves out', { surah: 114, ayah: 6 }, 'no comment on 114:6'),
  // Nothing is registered for these: asking for them would give 502.
  refuses(422, 'a verse that does not exist, unasked', { surah: 112, ayah: 5 }, 'no verse 112:5'),
  refuses(400, 'verse 0', { surah: 112, ayah: 0 }, 'ayah'),
  refuses(400, 'surah 115', { surah: 115, ayah: 1 }, 'surah'),
  refuses(400, 'an unknown work', { surah: 1, ayah: 1, edition: '../secrets' }, 'edition'),
  refuses(400, 'no verse', { surah: 1 }, 'ayah'),
  refuses(502, 'an upstream that fails', { surah: 103, ayah: 1 }, 'Tafsir API'),
  refuses(502, 'a page for a comment', { surah: 103, ayah: 2 }, 'Tafsir API'),
  refuses(502, 'an answer without text', { surah: 103, ayah: 3 }, 'text'),
])
