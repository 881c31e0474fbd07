import { answers, refuses, table } from '../../support/table.js'

// The example model replies with the text itself: what it is to say stands in the call.
const titles = (...all: unknown[]): string => JSON.stringify({ titles: all })
const BAD = 'did not reply in the form'

table('rest_aiText_headline', [
  answers(
    'titles are trimmed, and cut to the number asked for',
    { text: titles(' One ', 'Two', 'Three'), count: 2, style: 'seo' },
    { count: 2, items: ['One', 'Two'], model: 'example/small' },
    'the first two',
  ),
  answers(
    'without outer quotes and repeats',
    {
      count: 10,
      text: titles(
        '"Cats"',
        '“Cats”',
        'Cats',
        "'Dogs'",
        '«Vögel»',
        '„Fische“',
        '" “Nested” "',
        '"“One” and “Two”"',
      ),
    },
    { count: 6, items: ['Cats', 'Dogs', 'Vögel', 'Fische', 'Nested', '“One” and “Two”'] },
    'six different ones',
  ),
  answers(
    'without the outer quotes of other languages',
    {
      text: titles('”Hej”', '»Hallo«', '»Hei»', '›Tag‹', '《你好》', '”Ett” och ”Två”', '»Ja« und »Nein«'),
      count: 10,
    },
    { count: 7, items: ['Hej', 'Hallo', 'Hei', 'Tag', '你好', '”Ett” och ”Två”', '»Ja« und »Nein«'] },
    'https://en.wikipedia.org/wiki/Quotation_mark#Summary_table',
  ),
  answers(
    'quotes that are not around the whole stay',
    { text: titles('"Cats" and "Dogs"', "'Tis the Cats'", 'Say "Cats"', "Dogs'"), count: 10 },
    { count: 4, items: ['"Cats" and "Dogs"', 'Tis the Cats', 'Say "Cats"', "Dogs'"] },
    'they belong to a part of the title',
  ),
  answers(
    'fewer than asked for',
    { text: titles('', ' ', 'One'), count: 10 },
    { count: 1, items: ['One'] },
    'blank ones are none',
  ),
  refuses(502, 'no title', { text: titles() }, BAD),
  refuses(502, 'blank titles alone', { text: titles('', '""') }, BAD),
  refuses(502, 'a title that is no text', { text: titles('One', 2) }, BAD),
  refuses(502, 'titles that are no list', { text: '{"titles":"One"}' }, BAD),
  refuses(422, 'a blank text', { text: '\n' }, 'text is blank'),
  refuses(400, 'more titles than ten', { text: 'x', count: 11 }, 'count'),
  refuses(400, 'an unknown style', { text: 'x', style: 'rude' }, 'style'),
])
