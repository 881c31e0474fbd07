import { describe, expect, test } from 'vitest'
import { createSeam } from '../../../src/gateway/continuation/seam.js'
import { growthOf } from '../../support/cpu.js'

/** Every way to cut a text in two, every character alone, and all at once. */
const cuts = (text: string): string[][] => [
  [text],
  Array.from(text),
  ...Array.from(text, (_, at) => [text.slice(0, at), text.slice(at)]),
]

const join = (said: string, pieces: readonly string[], mustRepeat = false): string => {
  const seam = createSeam(said, { mustRepeat })
  return said + pieces.map((piece) => seam.push(piece)).join('') + seam.end()
}

const TEXTS = [
  'Hello, world! This is a longer answer.',
  'Kucing itu tidur. 猫が寝ている。 🐈‍⬛ Grüße!',
  'A list:\n\n- one\n- two\n\n```ts\n  if (x) {\n    return 1\n  }\n```\n',
  '\n\nIt begins with lines,  has two spaces and ends with one. ',
  'Llamas, eels and aardvarks: 1100 bananas, ha ha ha, -------- 0000 ====',
  '='.repeat(40),
  'very very good, no no no.',
]

describe('a provider that goes on exactly where the text ends', () => {
  test.each(TEXTS)('%j, wherever it is cut', (text) => {
    for (let at = 1; at <= text.length; at++) {
      const said = text.slice(0, at)
      // It was given the text without its closing whitespace, and goes on from there.
      const rest = text.slice(said.trimEnd().length)
      for (const pieces of [[rest], ['', ...rest]]) expect(join(said, pieces)).toBe(text)
    }
  })
})

describe('a provider that trims the whitespace in front of its text', () => {
  test.each(['one two three', 'A list:\n\n- one', 'end.  Two spaces'])(
    '%j, cut behind whitespace',
    (text) => {
      for (const { index, 0: space } of text.matchAll(/\s+/g)) {
        const at = index + space.length
        expect(join(text.slice(0, at), [text.slice(at)])).toBe(text)
      }
    },
  )
})

describe('a provider that starts over', () => {
  test.each(TEXTS.slice(0, 4))('%j, wherever it is cut', (text) => {
    for (let at = 2; at <= text.length; at++) {
      const said = text.slice(0, at)
      if (said.trim().length < 2) continue
      for (const pieces of [[text], [text.trimStart()], Array.from(text)])
        expect(join(said, pieces)).toBe(text)
    }
  })

  test('however its text comes in pieces', () => {
    for (const pieces of cuts('Hello, world!')) {
      const seam = createSeam('Hello, ', { mustRepeat: false })
      expect(pieces.map((piece) => seam.push(piece)).join('') + seam.end()).toBe('world!')
      expect(seam.hasRepeated).toBe(true)
    }
  })

  test('and ends where the text ended, adds nothing', () => {
    const seam = createSeam('All of it.', { mustRepeat: false })
    expect(seam.push('All of it.') + seam.end()).toBe('')
    expect(seam.hasRepeated).toBe(true)
  })
})

describe('only a repeat of the whole is dropped', () => {
  test.each([
    ['The cat sat. ', 'The dog lay.', 'The cat sat. The dog lay.'],
    ['The cat sat. ', 'The cat', 'The cat sat. The cat'],
    ['no no ', 'no', 'no no no'],
    ['One.\n', 'One', 'One.\nOne'],
  ])('%j and %j', (said, rest, expected) => {
    for (const pieces of cuts(rest)) expect(join(said, pieces)).toBe(expected)
  })
})

describe('a word in which the text was cut', () => {
  test.each([
    ['comes again', 'It is a wonderf', 'wonderful day', 'It is a wonderful day'],
    ['goes on', 'It is a wonderf', 'ul day', 'It is a wonderful day'],
    ['is short', 'I see an eel and e', 'els', 'I see an eel and eels'],
    ['is whole and comes again as a word', 'I like Java', ' JavaScript', 'I like Java JavaScript'],
    ['recurs in itself', 'He said haha', 'hahaha', 'He said hahahahaha'],
  ])('%s', (_, said, rest, expected) => {
    for (const pieces of cuts(rest)) expect(join(said, pieces)).toBe(expected)
  })
})

describe('a provider that must repeat', () => {
  test('and does, goes on', () => {
    const seam = createSeam('One two ', { mustRepeat: true })
    expect(seam.push('One ') + seam.push('two three') + seam.end()).toBe('three')
    expect(seam.isBroken).toBe(false)
  })

  test.each([['One four'], ['One'], ['']])('and says %j, does not', (text) => {
    const seam = createSeam('One two ', { mustRepeat: true })
    seam.push(text)
    seam.end()
    expect(seam.isBroken).toBe(true)
  })
})

test('a text that recurs goes on as it began', () => {
  const text = 'word word word word word word'
  for (let at = 'word word'.length; at <= text.length; at++) {
    const said = text.slice(0, at)
    expect(join(said, [text.slice(said.trimEnd().length)])).toBe(text)
  }
})

test('a long text is compared in linear time', () => {
  const compare = (count: number): void => {
    const said = Array.from({ length: count }, (_, index) => `number ${index}, `).join('')
    const seam = createSeam(said, { mustRepeat: false })
    let rest = ''
    for (let at = 0; at < said.length; at += 4) rest += seam.push(said.slice(at, at + 4))
    rest += seam.push('end')
    expect(rest).toBe('end')
  }
  // Up to 440,000 characters in 110,000 pieces; a quadratic comparison takes 16 times as long for 4 times the text.
  expect(growthOf(7500, 4, compare)).toBeLessThan(12)
})

/** Whether the seam is broken, and what it joined, however the text comes in pieces. */
const outcomes = (said: string, text: string, isTrusted = false): Set<string> =>
  new Set(
    cuts(text).map((pieces) => {
      const seam = createSeam(said, { mustRepeat: false, isTrusted })
      const joined = said + pieces.map((piece) => seam.push(piece)).join('') + seam.end()
      return seam.isBroken ? 'broken' : joined
    }),
  )

describe('one that repeats the last words has them dropped', () => {
  const SAID = 'Our team will arrive on Monday. It comes between nine and eleven'
  const WHOLE = `${SAID} in the morning.`
  test.each([
    ['the last word', 'eleven in the morning.'],
    ['two words', 'and eleven in the morning.'],
    ['two words behind a space', ' and eleven in the morning.'],
    ['three words', 'nine and eleven in the morning.'],
    ['the last sentence', 'It comes between nine and eleven in the morning.'],
    ['the last sentence behind an empty line', '\n\nIt comes between nine and eleven in the morning.'],
    ['the last words in another case', 'BETWEEN NINE AND ELEVEN in the morning.'],
    ['the last words behind dots', '... between nine and eleven in the morning.'],
    ['the whole', WHOLE],
    ['the whole in other punctuation', WHOLE.replace('Monday.', 'Monday;').replace('It', 'it')],
    ['the whole behind an introduction', `Sure! ${WHOLE}`],
    ['the whole behind another one', `Of course. Here is the answer:\n\n${WHOLE}`],
  ])('%s', (_, text) => {
    expect(outcomes(SAID, text)).toEqual(new Set([WHOLE]))
    expect(outcomes(`${SAID} `, text)).toEqual(new Set([WHOLE]))
  })

  test('and a word in which it was cut', () => {
    const cut = SAID.slice(0, -2)
    for (const text of ['eleven in the morning.', 'nine and eleven in the morning.', WHOLE])
      expect(outcomes(cut, text)).toEqual(new Set([WHOLE]))
  })

  test.each([
    [
      'marks that were shown stay',
      'It comes at nine, ',
      'it comes at nine; or at ten.',
      'It comes at nine, or at ten.',
    ],
    [
      'marks that are missing stay',
      'It comes at nine,',
      'It comes at nine or at ten.',
      'It comes at nine, or at ten.',
    ],
    ['a line end', 'First comes one.\n', 'First comes one.\nThen two.', 'First comes one.\nThen two.'],
    [
      'Chinese',
      '今天天气很好，我们去公园散步',
      '我们去公园散步，然后回家。',
      '今天天气很好，我们去公园散步，然后回家。',
    ],
    ['Greek', 'Η θάλασσα είναι ήρεμη', 'θάλασσα είναι ήρεμη σήμερα.', 'Η θάλασσα είναι ήρεμη σήμερα.'],
    ['emoji', 'We go 🙂 home together', '🙂 home together now 🙂', 'We go 🙂 home together now 🙂'],
    [
      'in a block of code that is opened again',
      'Here it is:\n\n```python\nprint(1)\nprint(',
      '```python\nprint(1)\nprint(2)\n```\n',
      'Here it is:\n\n```python\nprint(1)\nprint(2)\n```\n',
    ],
    [
      'under another name of the language',
      'Here it is:\n\n```js\nconst one = 1\nconst two',
      '```javascript\nconst one = 1\nconst two = 2\n```\n',
      'Here it is:\n\n```js\nconst one = 1\nconst two = 2\n```\n',
    ],
    [
      'the block alone of an answer',
      'Here it is:\n\n```js\nfunction a() {\n  ret',
      '```js\nfunction a() {\n  return 1\n}\n```',
      'Here it is:\n\n```js\nfunction a() {\n  return 1\n}\n```',
    ],
  ])('%s', (_, said, text, whole) => {
    expect(outcomes(said, text)).toEqual(new Set([whole]))
  })

  test('and has repeated, where nothing comes behind them', () => {
    const seam = createSeam(SAID, { mustRepeat: false })
    expect(seam.push('between nine and eleven') + seam.end()).toBe('')
    expect(seam.hasRepeated).toBe(true)
  })
})

describe('what is said twice is no repeat', () => {
  test.each([
    ['It was very', ' very good.'],
    ['It went on and', ' on and on.'],
    ['They played again and', ' again and again.'],
    ['The rain fell on the river', ' river bank.'],
    ['Banyak anak', '-anak bermain di taman.'],
    ['The word is bye', ' bye.'],
    ['Numbers: 10', '10 and 20'],
    ['The sea, the sea', ', the sea and nothing else.'],
    ['- one\n- two\n', '- one\n- three\n'],
  ])('%j and %j', (said, text) => {
    expect(outcomes(said, text)).toEqual(new Set([said + text]))
  })

  test('least of all by one that is known to go on', () => {
    expect(outcomes('Say one two three', ' one two three again.', true)).toEqual(
      new Set(['Say one two three one two three again.']),
    )
  })
})

describe('one that begins an answer of its own is not glued on', () => {
  const SAID = 'Our delivery team will bring the parcel to your door between nine and eleven'
  test.each([
    'Sure! Our delivery team is on its way to you already.',
    ' Sure! Our delivery team is on its way to you already.',
    '\n\nSure! Our delivery team is on its way to you already.',
    'Certainly, here is what you asked for.',
    'Of course. The parcel comes before noon.',
    'I apologize for the confusion. You get it soon.',
    'Here is the answer to your question: before noon.',
    'The parcel comes before noon.',
    ' The parcel comes before noon.',
    'We deliver before noon.',
    'Parcel delivery takes place before noon.',
    ' Customers get theirs before noon.',
    'Our delivery team will bring it before noon.',
    'our delivery team will bring you the parcel before noon.',
    '**Delivery** is before noon, as you know.',
    'Tentu! Tim kami datang sebelum siang.',
    'Baik, paket Anda datang sebelum siang.',
    'It seems that your message was cut off.',
    'Sure!',
  ])('%j', (text) => {
    const trimmed = text.startsWith('**') ? `Sure! ${text}` : text
    expect(outcomes(SAID, trimmed)).toEqual(new Set(['broken']))
    expect(outcomes(`${SAID} `, trimmed)).toEqual(new Set(['broken']))
  })

  test.each([
    ['between two sentences', 'It comes on Monday. ', 'Sure! It comes on Tuesday.'],
    ['in a block of code', '```js\nconst one = 1\nconst two', 'Sure! Here is the code:\n\n```js\nlet a\n```'],
    ['with another block of code', '```js\nconst one = 1\nconst two', '```js\nlet a = 1\nlet b = 2\n```'],
  ])('%s', (_, said, text) => {
    expect(outcomes(said, text)).toEqual(new Set(['broken']))
  })
})

describe('what goes on with a capital letter is glued on', () => {
  test.each([
    ['It comes on Monday. ', 'The team rings twice.'],
    ['It comes on Monday. ', 'Sure, you may also call us.'],
    ['Here are two:\n\n- ', 'The first is this.'],
    ['She said: "', 'Sure! I come at nine."'],
    ['They met in', ' Jakarta and stayed.'],
    ['We ask the', ' OpenAI model.'],
    ['It is written in Type', 'Script, as you know.'],
    ['Call `document.', 'getElementById`.'],
    ['The handler is called status(provider', 'Id, model) there.'],
    ['See the description (`', 'description.md` beside it).'],
    ['| GET | `/account`', ' | getAccount | none |'],
    ['Call `document.get', 'ElementById` with a name.'],
    ['Wir fahren mit dem Zug in die Stadt und kaufen dort ein neues', ' Fahrrad für den Sohn.'],
    ['Take vitamin', ' A or C every day.'],
    ['and then she and', ' I went home.'],
    ['# How\n', 'The rest follows.'],
  ])('%j and %j', (said, text) => {
    expect(outcomes(said, text)).toEqual(new Set([said + text]))
  })

  test('a name in a text without any, by one that is known to go on', () => {
    const said = 'the van left the old depot early in the day and reached'
    expect(outcomes(said, ' Bandung before noon.', true)).toEqual(new Set([`${said} Bandung before noon.`]))
  })
})

test('one that went on in the middle of a sentence is known to', () => {
  const wentOn = (said: string, text: string): boolean => {
    const seam = createSeam(said, { mustRepeat: false })
    seam.push(text)
    seam.end()
    return seam.wentOn
  }
  expect(wentOn('between nine and', ' eleven in the morning.')).toBe(true)
  expect(wentOn('It is over. ', 'The rest is silence.')).toBe(false)
})
