import { answers, refuses, table } from '../../support/table.js'

const cased = (style: string, text: string, expected: string, changed: number) =>
  answers<'rest_text_titleCase'>(
    `${text} in ${style}`,
    { text, style },
    { text: expected, style, changed },
    'by hand',
  )

table('rest_text_titleCase', [
  cased(
    'ap',
    'the lord of the rings: an unexpected journey',
    'The Lord of the Rings: An Unexpected Journey',
    6,
  ),
  cased('ap', 'walking between the raindrops', 'Walking Between the Raindrops', 3),
  cased('chicago', 'walking between the raindrops', 'Walking between the Raindrops', 2),
  cased('chicago', 'a room to live in', 'A Room to Live In', 4),
  cased('start-case', 'the end of it', 'The End Of It', 4),
  cased('sentence', 'The Quick Brown fox. jumps Over', 'The quick brown fox. Jumps over', 4),
  cased('ap', 'step-by-step guide to iPhone and NASA', 'Step-by-Step Guide to iPhone and NASA', 3),
  cased('ap', 'BREAKING NEWS FROM NASA', 'Breaking News From Nasa', 4),
  cased(
    'ap',
    'visit example.com or ask me@x.org about the 2nd one',
    'Visit example.com or Ask me@x.org About the 2nd One',
    4,
  ),
  cased('ap', '"the end" — of (an) era', '"The End" — Of (an) Era', 4),
  cased('ap', "don't stop", "Don't Stop", 2),
  cased('ap', 'élan vital', 'Élan Vital', 2),
  answers(
    'letters whose title case is not their upper case',
    { text: 'ßa ﬁne ǆungla თბილისი ᾄδω', style: 'start-case' },
    { text: 'Ssa Fine ǅungla თბილისი ᾌδω', changed: 4 },
    'Titlecase_Mapping: UnicodeData.txt and SpecialCasing.txt',
  ),
  answers(
    'words to keep',
    { text: 'the van gogh museum', keep: 'van, Museum' },
    { text: 'The van Gogh museum', changed: 2 },
    'by hand',
  ),
  answers('no words', { text: '?!' }, { text: '?!', changed: 0 }, 'by hand'),
  refuses(400, 'an unknown style', { text: 'a', style: 'apa' }, 'style'),
  refuses(400, 'nothing', { text: '' }, 'text'),
  cased(
    'ap',
    'one a an and as at but by en for if in nor of on or per so the to v vs via yet one',
    'One a an and as at but by en for if in nor of on or per so the to v vs via yet One',
    2,
  ),
  cased(
    'ap',
    'one about above across after against along among around before behind below beneath beside between beyond down during except from inside into like near off onto out over past since through throughout toward under until up upon with within without one',
    'One About Above Across After Against Along Among Around Before Behind Below Beneath Beside Between Beyond Down During Except From Inside Into Like Near Off Onto Out Over Past Since Through Throughout Toward Under Until Up Upon With Within Without One',
    41,
  ),
  cased(
    'chicago',
    'one about above across after against along among around at before behind below beneath beside between beyond by down during except for from in inside into like near of off on onto out over past per since through throughout to toward under until up upon via with within without as a an the and but or nor one',
    'One about above across after against along among around at before behind below beneath beside between beyond by down during except for from in inside into like near of off on onto out over past per since through throughout to toward under until up upon via with within without as a an the and but or nor One',
    2,
  ),
  cased('chicago', 'one en if so v vs yet one', 'One En If So V Vs Yet One', 8),
  cased('ap', 'why? a dog! the end — of it. an egg', 'Why? A Dog! The End — Of It. An Egg', 9),
])
