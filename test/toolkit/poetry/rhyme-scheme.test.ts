import { answers, refuses, table } from '../../support/table.js'

const form = 'the form by its scheme'
/** Rhymes of different sound, by their letter. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  A: ['cat', 'hat', 'bat', 'mat', 'rat', 'sat'],
  B: ['dog', 'log', 'fog', 'hog'],
  C: ['sun', 'run', 'fun', 'gun'],
  D: ['tree', 'bee', 'knee', 'free'],
  E: ['moon', 'soon', 'noon', 'spoon'],
  F: ['night', 'light', 'right', 'white'],
  G: ['gold', 'cold', 'bold', 'sold'],
}

const poemOf = (scheme: string): string => {
  const used = new Map<string, number>()
  return Array.from(scheme, (letter) => {
    const count = used.get(letter) ?? 0
    used.set(letter, count + 1)
    const words = WORDS[letter] ?? []
    return `the ${words[count % words.length]}`
  }).join('\n')
}

const points = (scheme: string, to: string | null) =>
  answers<'rest_poetry_rhymeScheme'>(
    `${scheme} (${to})`,
    { text: poemOf(scheme) },
    { scheme, form: to },
    form,
  )

table('rest_poetry_rhymeScheme', [
  answers(
    'couplets',
    { text: 'Roses are red\nMy cat is in bed\n\n \nViolets are blue\r\n***\nThe sky, it’s TOO!' },
    {
      scheme: 'AA BB',
      stanzas: ['AA', 'BB'],
      form: 'couplets',
      lines: [
        { text: 'Roses are red', word: 'red', letter: 'A' },
        { text: 'My cat is in bed', word: 'bed', letter: 'A' },
        { text: 'Violets are blue', word: 'blue', letter: 'B' },
        { text: 'The sky, it’s TOO!', word: 'too', letter: 'B' },
      ],
    },
    'the CMU dictionary',
  ),
  answers(
    'another pronunciation',
    { text: 'I have read\nit is a seed' },
    { scheme: 'AA' },
    'read is R EH1 D or R IY1 D',
  ),
  answers('the same word', { text: 'xyzzy\nplugh\nXyzzy' }, { scheme: 'ABA' }, 'the same'),
  answers('unknown words by three letters', { text: 'xyzzy\nfuzzy' }, { scheme: 'AA' }, 'zzy'),
  points('AABB', 'couplets'),
  points('ABAB', 'alternate rhyme'),
  points('ABBA', 'enclosed rhyme'),
  points('AABBA', 'limerick'),
  points('ABABCDCDEFEFGG', 'Shakespearean sonnet'),
  points('ABBAABBACDECDE', 'Petrarchan sonnet'),
  points('ABBAABBACDCDCD', 'Petrarchan sonnet'),
  points('ABABBCC', 'rhyme royal'),
  points('ABABABCC', 'ottava rima'),
  points('ABABBCBCC', 'Spenserian stanza'),
  points('AABA', 'rubai'),
  points('AAAA', 'monorhyme'),
  points('ABABCB', 'terza rima'),
  points('ABABCBC', 'terza rima'),
  points('ABABCBCC', 'terza rima'),
  points('ABABCBCDC', 'terza rima'),
  points('AABBCC', 'couplets'),
  points('AA', null),
  points('ABA', null),
  points('ABC', 'unrhymed'),
  points('AABBC', null),
  answers(
    'more letters than the alphabet has',
    {
      text: Array.from(
        { length: 28 },
        (_, index) => `zz${String.fromCharCode(97 + (index % 26))}${index < 26 ? 'q' : 'x'}q`,
      ).join('\n'),
    },
    { scheme: 'ABCDEFGHIJKLMNOPQRSTUVWXYZAAAB', form: 'unrhymed' },
    'AA comes after Z',
  ),
  refuses(422, 'no line', { text: '\n***\n12' }, 'no line'),
  refuses(400, 'a text that is too long', { text: 'a'.repeat(5001) }, 'text'),
])
