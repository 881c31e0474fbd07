import { answers, refuses, table } from '../../support/table.js'

const RULES = 'weights of the rules'

table('rest_aiText_toxicity', [
  answers(
    'the documented call',
    { text: 'You are an idiot' },
    {
      toxic: true,
      score: 0.5,
      level: 'toxic',
      items: [{ category: 'insult', text: 'idiot', index: 11, weight: 0.5 }],
      censored: 'You are an i****',
    },
    RULES,
  ),
  answers(
    'a friendly text',
    { text: 'Have a nice day.' },
    { toxic: false, score: 0, level: 'none', items: [], censored: 'Have a nice day.' },
    RULES,
  ),
  answers(
    'a threat',
    { text: 'I will really kill you' },
    {
      score: 0.9,
      level: 'severe',
      items: [{ category: 'threat', text: 'I will really kill you', index: 0, weight: 0.9 }],
      censored: 'I will really kill you',
    },
    'a threat is not censored',
  ),
  ...[
    'Someone shall hurt your family',
    "they'll surely soon beat him",
    'He’ll stab u',
    'we are going to destroy them',
    'Go die',
    'KYS',
    'kill yourself',
  ].map((text) =>
    answers<'rest_aiText_toxicity'>(
      text,
      { text },
      { items: [{ category: 'threat', text, index: 0, weight: 0.9 }] },
      RULES,
    ),
  ),
  ...['I will never ever in life kill you', 'I kill you', 'They will beat the team', 'The Skys are blue'].map(
    (text) =>
      answers<'rest_aiText_toxicity'>(
        text,
        { text },
        { items: [] },
        'no threat: three words, no will, no person, part of a word',
      ),
  ),
  answers(
    'profanity, widened to the word',
    { text: 'That is fucking bad' },
    {
      score: 0.6,
      level: 'toxic',
      items: [{ category: 'profanity', text: 'fucking', index: 8, weight: 0.6 }],
      censored: 'That is f****** bad',
    },
    RULES,
  ),
  answers(
    'letters that look alike',
    { text: '\u{1F600} sh1t' },
    { items: [{ category: 'profanity', text: 'sh1t', index: 3, weight: 0.6 }], censored: '\u{1F600} s***' },
    'leet; UTF-16 offsets',
  ),
  answers(
    'a lead and at most three words',
    { text: "You're such a very big liar. Ur so dumb, u r trash" },
    {
      items: [
        { category: 'insult', text: 'dumb', index: 35, weight: 0.5 },
        { category: 'insult', text: 'trash', index: 45, weight: 0.5 },
      ],
      score: 0.75,
      level: 'toxic',
    },
    'no such word',
  ),
  answers(
    'an insult after a full stop is none',
    { text: 'They are here. Clown shows are fun.' },
    { items: [] },
    'another sentence',
  ),
  answers(
    'words of everyday English',
    { text: 'The slave took the bait, a cocky dong, on welfare' },
    { items: [], score: 0 },
    'the list of exceptions',
  ),
  answers(
    'a member of every object is no slang',
    { text: 'constructor toString' },
    { items: [] },
    'own entries alone',
  ),
  answers(
    'shouting',
    { text: `GIVE ME THE BOOK NOW ${'A'.repeat(60)}` },
    {
      score: 0.2,
      level: 'mild',
      toxic: false,
      items: [
        { category: 'shouting', text: `GIVE ME THE BOOK NOW ${'A'.repeat(29)}`, index: 0, weight: 0.2 },
      ],
    },
    'cut to 50 characters',
  ),
  answers('nine capitals', { text: 'ABCDEFGHI' }, { items: [] }, 'ten letters are needed'),
  answers('seventy percent', { text: 'ABCDEFG xyz' }, { items: [] }, '7 of 10 is not more than 70 percent'),
  answers(
    'without the censored text',
    { text: 'You are an idiot', censor: false },
    { censored: null },
    RULES,
  ),
  refuses(400, 'an empty text', { text: '' }, 'text'),
])
