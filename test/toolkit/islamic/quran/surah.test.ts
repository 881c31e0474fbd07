import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

const KEMENAG = 'Al-Qur’an dan Terjemahnya, Kementerian Agama RI, 2002'

table('rest_islamic_quran_2', [
  answers(
    'the shortest surah in plain letters, with a translation',
    { surah: 'Kawthar', edition: 'plain', translate: 'en' },
    {
      number: 108,
      name: 'الكوثر',
      transliteration: 'Al-Kawthar',
      revelation: 'meccan',
      edition: 'plain',
      count: 3,
      items: [
        {
          ayah: 1,
          text: 'إنا أعطينك الكوثر',
          translations: { en: expect.stringContaining('al-Kawthar') as unknown },
        },
        {
          ayah: 2,
          text: 'فصل لربك وانحر',
          translations: { en: expect.stringContaining('sacrifice') as unknown },
        },
        {
          ayah: 3,
          text: 'إن شانئك هو الأبتر',
          translations: { en: expect.stringContaining('enemy') as unknown },
        },
      ],
    },
    'the Uthmani rasm without its marks; Saheeh International',
  ),
  answers(
    'Latin letters',
    { surah: 112, edition: 'transliteration' },
    {
      count: 4,
      items: [
        { ayah: 1, text: 'Qul huwa Allahu ahadun' },
        { ayah: 2, text: 'Allahu alssamadu' },
        { ayah: 3, text: 'Lam yalid walam yooladu' },
        { ayah: 4, text: expect.stringMatching(/^Walam yakun lahu/) as unknown },
      ],
    },
    'Tanzil, English transliteration',
  ),
  answers(
    'an Arabic name without hamza',
    { surah: 'الاخلاص' },
    { number: 112, edition: 'uthmani' },
    'its name is written with hamza',
  ),
  answers(
    'a name in two words and its own case',
    { surah: 'ALI imran' },
    { number: 3, count: 200 },
    'Tanzil metadata',
  ),
  answers('a common spelling', { surah: 'Yaseen' }, { number: 36, count: 83 }, 'Tanzil metadata'),
  answers('the Indonesian spelling Al-Kahfi', { surah: 'Al-Kahfi' }, { number: 18, count: 110 }, KEMENAG),
  answers('the Indonesian spelling Thaha', { surah: 'Thaha' }, { number: 20, count: 135 }, KEMENAG),
  answers('the Indonesian spelling Al-Qashash', { surah: 'Al-Qashash' }, { number: 28, count: 88 }, KEMENAG),
  answers('the Indonesian spelling Fathir', { surah: 'Fathir' }, { number: 35, count: 45 }, KEMENAG),
  answers('the Indonesian spelling Ath-Thur', { surah: 'Ath-Thur' }, { number: 52, count: 49 }, KEMENAG),
  answers('the Indonesian spelling Ath-Thalaq', { surah: 'Ath-Thalaq' }, { number: 65, count: 12 }, KEMENAG),
  answers(
    'the Indonesian spelling Al-Infithar',
    { surah: 'Al-Infithar' },
    { number: 82, count: 19 },
    KEMENAG,
  ),
  answers('another name', { surah: 'Bani Israel' }, { number: 17, count: 111 }, 'Tanzil metadata'),
  answers('a name without its article', { surah: 'nas' }, { number: 114 }, 'Tanzil metadata'),
  answers('a number with zeros', { surah: '009' }, { number: 9, count: 129 }, 'Tanzil metadata'),
  answers(
    'no basmala at the head of a surah',
    { surah: 103, edition: 'plain' },
    {
      count: 3,
      items: [expect.objectContaining({ text: 'والعصر' }), expect.anything(), expect.anything()] as unknown,
    },
    'the Kufan count',
  ),
  refuses(422, 'surah 0', { surah: 0 }, 'no surah 0'),
  refuses(422, 'surah 115', { surah: 115 }, 'no surah 115'),
  refuses(422, 'a number of forty digits', { surah: '9'.repeat(40) }, 'no surah'),
  refuses(422, 'an unknown name', { surah: 'nobody' }, 'no surah "nobody"'),
  refuses(422, 'an article alone', { surah: 'Al-' }, 'no surah'),
  refuses(422, 'an empty name', { surah: '' }, 'no surah'),
  refuses(422, 'an unknown language', { surah: 1, translate: 'en,xx' }, 'no translation in "xx"'),
  refuses(400, 'languages in another form', { surah: 1, translate: 'english' }, 'translate'),
  refuses(400, 'a name too long', { surah: 'a'.repeat(41) }, 'surah'),
  refuses(400, 'an unknown edition', { surah: 1, edition: 'warsh' }, 'edition'),
  refuses(400, 'no surah', {}, 'surah'),
])
