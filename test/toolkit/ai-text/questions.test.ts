import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const kind = (question: string, expected: string, word: string | null = null) =>
  answers<'rest_aiText_questions'>(
    `${expected}: ${question}`,
    { text: question },
    { count: 1, items: [{ question, kind: expected, word, index: 0, answer: null }] },
    'the rule of its kind',
  )

table('rest_aiText_questions', [
  answers(
    'questions and what follows them',
    { text: 'What is RAKE? It finds keywords. Is it fast? Yes.' },
    {
      count: 2,
      items: [
        { question: 'What is RAKE?', kind: 'wh', word: 'what', index: 0, answer: 'It finds keywords.' },
        { question: 'Is it fast?', kind: 'yes-no', word: null, index: 33, answer: 'Yes.' },
      ],
    },
    'catalog',
  ),
  answers(
    'several sentences are joined, and a label is dropped',
    { text: 'Q: Who came?\nA: Ann came. Bob came too. Did Eve? Answer: No.' },
    {
      items: [
        { question: 'Q: Who came?', kind: 'wh', word: 'who', answer: 'Ann came. Bob came too.' },
        { kind: 'yes-no', answer: 'No.' },
      ].map((item) => expect.objectContaining(item) as unknown),
    },
    'A: and Answer: lead the answers',
  ),
  answers(
    'without answers',
    { text: 'Is it fast? Yes.', answers: false },
    { items: [{ question: 'Is it fast?', kind: 'yes-no', word: null, index: 0, answer: null }] },
    'they are not asked for',
  ),
  answers(
    'the offset is in UTF-16 units',
    { text: '🎉 is here. Why?' },
    { items: [{ question: 'Why?', kind: 'wh', word: 'why', index: 12, answer: null }] },
    'the emoji has two units',
  ),
  answers(
    'a question in quotes',
    { text: 'He asked, "Where is it?"' },
    { count: 1, items: [expect.objectContaining({ kind: 'other' })] },
    'the closing quote is passed over; he is no question word',
  ),
  answers('no question', { text: 'It is. Go?! Stop.' }, { count: 0, items: [] }, 'Go?! ends in !'),
  answers('no word', { text: '...' }, { count: 0, items: [] }, 'no sentence'),
  answers(
    'an answer of more than 500 characters',
    { text: `Why? ${'word '.repeat(120)}end.` },
    { items: [expect.objectContaining({ answer: 'word '.repeat(100).trim() })] },
    'a hundred words of five characters, less the last space',
  ),
  kind("It is fast, isn't it?", 'tag'),
  kind('You know it, right?', 'tag'),
  kind("They came, didn't they?", 'tag'),
  kind('You are not late, are you?', 'tag'),
  kind('So what is it?', 'wh', 'what'),
  kind('But then where is he?', 'wh', 'where'),
  kind('Whom did you see?', 'wh', 'whom'),
  kind("What's new here?", 'wh', 'what'),
  kind('Is it red or blue?', 'choice'),
  kind('Could you help me now?', 'yes-no'),
  kind("Don't you like it?", 'yes-no'),
  kind('Won’t they come today?', 'yes-no'),
  kind('But may I go now?', 'yes-no'),
  kind('Really and truly?', 'other'),
  kind('In what year, exactly?', 'other'),
  refuses(400, 'no text', {}, 'text'),
])
