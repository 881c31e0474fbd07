import { answers, refuses, table } from '../../support/table.js'

const README = 'README of vaderSentiment 3.3.2, the authors’ own implementation'

const rated = (
  text: string,
  compound: number,
  shares?: { positive: number; neutral: number; negative: number },
) => answers<'rest_aiText_sentiment'>(text, { text }, { compound, ...shares }, README)

table('rest_aiText_sentiment', [
  answers(
    'the documented call',
    { text: 'VADER is smart, handsome, and funny!' },
    { label: 'positive', compound: 0.8439, positive: 0.752, negative: 0, neutral: 0.248 },
    README,
  ),
  rated('VADER is smart, handsome, and funny.', 0.8316, { positive: 0.746, neutral: 0.254, negative: 0 }),
  rated('VADER is very smart, handsome, and funny.', 0.8545, {
    positive: 0.701,
    neutral: 0.299,
    negative: 0,
  }),
  rated('VADER is VERY SMART, handsome, and FUNNY.', 0.9227),
  rated('VADER is not smart, handsome, nor funny.', -0.7424, {
    positive: 0,
    neutral: 0.354,
    negative: 0.646,
  }),
  rated('The book was good.', 0.4404),
  rated("At least it isn't a horrible book.", 0.431),
  rated('The plot was good, but the characters are uncompelling and the dialog is not great.', -0.7042),
  rated('Today SUX!', -0.5461),
  rated('VADER is VERY SMART, handsome, and FUNNY!!!', 0.9342),
  rated('VADER is VERY SMART, uber handsome, and FRIGGIN FUNNY!!!', 0.9469),
  rated('The book was only kind of good.', 0.3832),
  rated("Today only kinda sux! But I'll get by, lol", 0.5249),
  rated('Make sure you :) or :D today!', 0.8633),
  rated('Catch utf-8 emoji such as such as 💘 and 💋 and 😁', 0.875),
  rated('Not bad at all', 0.431),
  ...(
    [
      ['No problem, never so good, without doubt the least bad.', 0.8813],
      ['the kiss of death, to die for', -0.5574],
      ['Yeah right, BAD ASS', -0.8056],
      ['I love it but I hate it', -0.5346],
      // An emoji by its name at the time, hugging face; Unicode has "smiling face with open hands" now.
      ['They are 🤗 here', 0.4215],
      // Newer than the release, which does not read it.
      ['A 🤍 for you', 0],
      ['My heart is flawed', 0.2732],
      ['What a badass, hearts!!!!!!', 0.8346],
      ['I am sorry ????', -0.3094],
    ] as const
  ).map(([text, compound]) =>
    answers<'rest_aiText_sentiment'>(text, { text }, { compound }, 'vaderSentiment 3.3.2, run with Python'),
  ),
  answers(
    'each sentence by itself, in order',
    { text: 'The book was good. Today SUX! It is a table.' },
    {
      sentences: [
        { text: 'The book was good.', label: 'positive', compound: 0.4404 },
        { text: 'Today SUX!', label: 'negative', compound: -0.5461 },
        { text: 'It is a table.', label: 'neutral', compound: 0 },
      ],
    },
    README,
  ),
  answers(
    'a text of one letter',
    { text: 'a' },
    { label: 'neutral', compound: 0, positive: 0, negative: 0, neutral: 1 },
    'a word without valence is neutral',
  ),
  answers(
    'a word of 20,000 letters is an unknown word',
    { text: `good ${'A'.repeat(19_990)}aGood` },
    { label: 'positive', compound: 0.4404 },
    'good has 1.9: 1.9 / sqrt(1.9² + 15)',
  ),
  refuses(422, 'a text without a word', { text: '?!' }, 'no word'),
  refuses(400, 'an empty text', { text: '' }, 'text'),
])
