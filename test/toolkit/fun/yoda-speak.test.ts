import { answers, refuses, table } from '../../support/table.js'

const said = (name: string, text: string, yoda: string, changed: number) =>
  answers<'rest_fun_yodaSpeak'>(name, { text }, { text: yoda, changed }, 'by hand')

const AUXILIARIES =
  'am is are was were will would can could shall should must may might have has had do does did'.split(' ')

table('rest_fun_yodaSpeak', [
  said('two sentences', 'You are strong. I will teach you.', 'Strong you are. Teach you, I will.', 2),
  ...AUXILIARIES.map((verb) => said(`the verb ${verb}`, `They ${verb} here.`, `Here they ${verb}.`, 1)),
  said('the first of two verbs', 'We have seen that he is ill!', 'Seen that he is ill, we have!', 1),
  said('questions', 'Who are you? Where is it now?', 'You who are? It now, where is?', 2),
  said(
    'a verb as the first word is none',
    'Are you here? Will he be there?',
    'Are you here? Will he be there?',
    0,
  ),
  said('a later verb behind it', 'Do what you must do.', 'Do do what you must.', 1),
  said(
    'contracted forms',
    "I'll teach you. We've seen it. You're ill.",
    "Teach you, I'll. Seen it, we've. Ill you're.",
    3,
  ),
  said('contracted with a curly apostrophe', 'I’ll teach you.', 'Teach you, I’ll.', 1),
  said('contracted later', "My friends they're good people.", "Good people, my friends they're.", 1),
  said('other contractions are none', "He's strong. Don't go.", "He's strong. Don't go.", 0),
  said('nothing behind the verb', 'So you are. Yes, I can!', 'So you are. Yes, I can!', 0),
  said('no verb', 'Hello there. 42.', 'Hello there. 42.', 0),
  said('I keeps its capital', "I am here. I'd would go.", "Here I am. Go I'd would.", 2),
  said(
    'so do capitals, but not one letter',
    'NASA is great. A man is here.',
    'Great NASA is. Here a man is.',
    2,
  ),
  said('capitals of verbs', 'You ARE strong.', 'Strong you ARE.', 1),
  said('the first letter, in quotes too', 'He is "strong".', '"Strong" he is.', 1),
  said('a digit gets no capital', 'There are 2 cats.', '2 cats, there are.', 1),
  said('runs of marks', 'He is ill?!... Oh!!  She is well', 'Ill he is?!... Oh!! Well she is', 2),
  said(
    'marks within words',
    'Version 3.5 is out. See example.com.',
    'Out version 3.5 is. See example.com.',
    1,
  ),
  said('white space', '  You \t are\n strong .\n\n So  it  goes.  ', 'Strong you are. So  it  goes.', 1),
  said('only white space', '   ', '', 0),
  refuses(400, 'an empty text', { text: '' }, 'text'),
  refuses(400, 'a text past 5000 characters', { text: 'a'.repeat(5001) }, 'text'),
])
