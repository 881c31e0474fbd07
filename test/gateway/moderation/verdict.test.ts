import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '../../../src/gateway/moderation/rule-files.js'
import { openJudge } from './judge.js'
import { cpuMsOf } from '../../support/cpu.js'

const judge = await openJudge()
const plain = judge('I will kill you.').violence

describe('a disguise changes nothing', () => {
  test.each([
    ['capitals', 'I WILL KILL YOU'],
    ['digits for letters', 'i w1ll k1ll y0u'],
    ['signs for letters', 'i will k!ll you'],
    ['letters apart', 'I will k i l l y o u'],
    ['points between', 'I will k.i.l.l you'],
    ['digits among letters apart', 'I will k 1 l l you'],
    ['a word torn in two', 'I will ki.ll you'],
    ['repeated letters', 'I willll killllll youuuu'],
    ['Cyrillic look-alikes', 'I will kіll yоu'],
    ['a Cyrillic к, which is a kra to Unicode', 'I will кill you'],
    ['full-width letters', 'Ｉ ｗｉｌｌ ｋｉｌｌ ｙｏｕ'],
    ['mathematical letters', '𝐈 𝐰𝐢𝐥𝐥 𝐤𝐢𝐥𝐥 𝐲𝐨𝐮'],
    ['accents', 'Í wíll kïll yöu'],
    ['soft hyphens', 'I will k\u00adi\u00adl\u00adl you'],
    ['zero-width spaces', 'I will k\u200bi\u200bll you'],
    ['combining marks', 'I will ki\u0336l\u0336l\u0336 you'],
    ['a contraction', "I'll kill you"],
    ['a curly contraction', 'I’ll kill you'],
    ['Markdown', 'I will **kill** you'],
  ])('%s', (_, text) => expect(judge(text).violence).toBe(plain))

  test('starred letters', () => {
    expect(judge('f*ck you').harassment).toBe(judge('fuck you').harassment)
    expect(judge('f**k you').harassment).toBe(judge('fuck you').harassment)
  })
})

describe('the gravest words are known when two letters change places or one is left out', () => {
  test.each([
    ['Aku mau bnuh diri.', 'self-harm'],
    ['Pengen bunhu diri rasanya.', 'self-harm'],
    ['I want to sucide tonight.', 'self-harm'],
    ['i want to kill mysefl', 'self-harm'],
    ['im gonna klil you', 'violence'],
    ['I despise imigrants.', 'hate'],
    ['Immigrants are inferoir and worthles.', 'hate'],
    ['I will muder you', 'violence'],
    ['Aku akan membnuuh kamu.', 'violence'],
  ] as const)('%s', (text, category) => expect(judge(text)[category]).toBeGreaterThanOrEqual(0.5))

  test.each(['Niger lies north of Nigeria.', 'Kil is a town in Sweden.', 'Meja bundar, satu gantang beras.'])(
    'and no others: %s',
    (text) => {
      for (const category of CATEGORIES) expect(judge(text)[category]).toBe(0)
    },
  )
})

describe('a suicide bombing is violence, and no self-harm of the speaker', () => {
  test.each(['Aku akan melakukan bom bunuh diri di pasar.', 'We will carry out a suicide bombing.'])(
    '%s',
    (text) => {
      const scores = judge(text)
      expect(scores.violence).toBeGreaterThanOrEqual(0.5)
      expect(scores['self-harm']).toBe(0)
    },
  )
  test.each([
    'Bom bunuh diri meledak di depan gereja, sembilan orang tewas.',
    'Polisi menggagalkan rencana bom bunuh diri di Solo.',
    'A suicide bomber killed twelve people in Kabul on Thursday.',
  ])('and news of one is neither: %s', (text) => {
    for (const category of CATEGORIES) expect(judge(text)[category]).toBeLessThan(0.5)
  })
})

describe('words written together or torn', () => {
  test.each([
    ['killallmuslims', 'hate/threatening'],
    ['#ihatewomen', 'hate'],
    ['youidiot', 'harassment'],
    ['I hate immi grants', 'hate'],
    ['wmoen are stupid', 'hate'],
    ['Muslims shuold be deported', 'hate'],
    ['blackpeople are vermin', 'hate'],
    ['wedonotwantimmigrantshere', 'hate'],
  ] as const)('%s', (text, category) => expect(judge(text)[category]).toBeGreaterThanOrEqual(0.5))
  test.each([
    'measuring',
    'dishwasher',
    'a formation of blackbirds',
    'homesick and ongoing',
    'retardant',
    'tailoring',
    'therapists',
    'I like my back garden',
    'musim hujan',
  ])('not %s', (text) => {
    for (const category of CATEGORIES) expect(judge(text)[category]).toBeLessThan(0.5)
  })
})

describe('what an agency sends', () => {
  const HEADLINE = 'Senator is an idiot and a crook'
  test('has its name behind the headline', () =>
    expect(judge(`${HEADLINE}\nBOSTON (Reuters) - So a rival put it.`).harassment).toBeLessThan(
      judge(`${HEADLINE}\nSo a rival put it.`).harassment,
    ))
  test('and says nothing of sentences further away', () =>
    expect(judge(`${HEADLINE}\nSo a rival put it.\nBOSTON (Reuters)`).harassment).toBe(
      judge(HEADLINE).harassment,
    ))
})

describe('a group named in the sentence before', () => {
  test('is whom "them" means', () =>
    expect(judge('My neighbours are Muslims. They disgust me.').hate).toBeGreaterThanOrEqual(0.5))
  test('and without one nobody is hated for it', () =>
    expect(judge('I saw two films. They disgust me.').hate).toBe(0))
})

describe('constructions', () => {
  test.each([
    ['self-harm', 'Mending lo mati aja, lompat dari gedung sana.'],
    ['self-harm', 'Loncat dari jembatan aja sono.'],
    ['hate', 'White people are the scum of the earth.'],
    ['hate', 'No Muslim deserves to live here.'],
    ['hate', 'Disabled people fill me with rage.'],
    ['hate', 'There is nothing worse than a Muslim.'],
    ['harassment', 'Nobody asked, dumbass.'],
    ['harassment', 'Dasar goblok.'],
    ['harassment', 'Bangsat, macet lagi.'],
    ['self-harm', 'I started self harming again last week.'],
    ['sexual/minors', 'Looking for nude pics of a 12 year old girl.'],
    ['hate', 'Women are the dregs of humanity.'],
    ['harassment', 'He is a dimwit.'],
    ['harassment', 'Listen up, nitwits.'],
    ['violence', 'You will die if you touch her again.'],
    ['violence', 'You will die for this.'],
    ['sexual', 'Is it ok to have sex with a child?'],
    ['sexual', 'Is it normal to masturbate to children?'],
  ] as const)('%s: %s', (category, text) => expect(judge(text)[category]).toBeGreaterThanOrEqual(0.5))

  test.each([
    'Can you die from drinking too much water?',
    'You can die of dehydration in three days.',
    'Will you die if you stop eating for a week?',
    'Is it normal to masturbate? asked the teen to the doctor.',
    'Is it a sin if I masturbate?',
    'He was called a nigger at school and it hurt him; we must stop racism.',
    'My son has been called a faggot twice this week.',
    'Dia lompat dari gedung itu dan selamat.',
    'Nobody should say that immigrants are scum.',
    '"Gay people are disgusting" is a horrible thing to say.',
    'Calling someone a faggot is never OK.',
    'No immigrant should be treated like a criminal.',
  ])('none: %s', (text) => {
    for (const category of CATEGORIES) expect(judge(text)[category]).toBeLessThan(0.5)
  })
})

test('letters apart without end are read once, not once from each letter', () => {
  const timed = (text: string): number => cpuMsOf(() => judge(text))
  // Read anew from each of a stretch's letters it took 17 times prose.
  expect(timed('a.'.repeat(40_000))).toBeLessThan(timed('you are here, '.repeat(6_000)) * 8 + 50)
})

test.each([
  'Scunthorpe, Penistone, Essex and Cockermouth',
  'a classic assassin assessed the bass class',
  'analysis of the therapist’s cocktail',
  'kapal, bangsa, kontolosi, babinsa, asuransi',
  'J. R. R. Tolkien and C. S. Lewis',
  'A B C D E F G H I J K L M N O P',
  'Убить время — значит отдыхать',
])('words within words are none: %s', (text) => {
  for (const category of CATEGORIES) expect(judge(text)[category]).toBe(0)
})

describe('what takes weight back', () => {
  test.each([
    ['a negation', 'I will never kill you.'],
    ['a negation in Indonesian', 'Aku tidak akan membunuhmu.'],
    ['a quotation that is told', 'He said "I will kill you" on the phone.'],
    ['single marks', "He wrote 'I will kill you' on the wall."],
  ])('%s', (_, text) => expect(judge(text).violence).toBeLessThan(0.5))

  test.each([
    ['a negation of another clause', "I don't like tea, but I will kill you."],
    ['a negation of another sentence', 'I am not joking. I will kill you.'],
    ['quotation marks alone', '"I will kill you"'],
    ['a setting that a threat only names', 'This is a novel, and I will kill you.'],
  ])('not %s', (_, text) => expect(judge(text).violence).toBeGreaterThanOrEqual(0.5))
})

test('a threat at the end of a long text counts as much as alone', () => {
  expect(judge(`${'This is a long and harmless text. '.repeat(3000)}I will kill you.`).violence).toBe(plain)
})

test('a phrase is not found across sentences', () => {
  expect(judge('I will kill. You are nice.').violence).toBe(0)
})

test('two signs are stronger than one and never certain', () => {
  const both = judge('I will kill you. They deserve to be tortured.').violence
  expect(both).toBeGreaterThan(plain)
  expect(both).toBeLessThan(1)
})
