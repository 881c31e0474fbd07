import { answers, refuses, table } from '../../../support/table.js'

const RULES = 'the rules, by hand'

const NAMES = (
  'fbclid gclid gclsrc gbraid wbraid dclid msclkid yclid ttclid twclid li_fat_id igshid igsh mc_cid mc_eid _ga _gl ' +
  '_hsenc _hsmi mkt_tok s_cid srsltid epik ref_src ref_url rb_clickid wickedid utm_x mtm_x pk_x piwik_x hsa_x oly_x vero_x'
).split(' ')

const stripped = (name: string, url: string, expected: string, options: Record<string, string> = {}) =>
  answers<'rest_web_utm_2'>(name, { url, ...options }, { url: expected }, RULES)

table('rest_web_utm_2', [
  answers(
    'every name, in capitals and between others',
    { url: `https://e.com/?a=1&${NAMES.map((name) => `${name.toUpperCase()}=1`).join('&')}&b=2` },
    {
      url: 'https://e.com/?a=1&b=2',
      removed: NAMES.map((name) => ({ name: name.toUpperCase(), value: '1' })),
      campaign: { x: '1' },
    },
    RULES,
  ),
  answers(
    'names that only look like it',
    { url: 'https://e.com/?utm=1&xutm_a=1&gclid2=1&ref=1&pk=1&ga=1' },
    { url: 'https://e.com/?utm=1&xutm_a=1&gclid2=1&ref=1&pk=1&ga=1', removed: [], campaign: {} },
    RULES,
  ),
  answers(
    'values decoded, and the first of each tag',
    { url: 'https://e.com/?utm_source=a+b%26c&utm_source=second&utm%5Fterm=%C3%BC&UTM_id' },
    {
      url: 'https://e.com/',
      removed: [
        { name: 'utm_source', value: 'a b&c' },
        { name: 'utm_source', value: 'second' },
        { name: 'utm_term', value: 'ü' },
        { name: 'UTM_id', value: '' },
      ],
      campaign: { source: 'a b&c', term: 'ü', id: '' },
    },
    'WHATWG URL, application/x-www-form-urlencoded',
  ),
  stripped(
    'the rest letter for letter',
    'HTTPS://E.com/%7e/../x?B=%7E+1&&a&utm_x=1#utm_y=1',
    'HTTPS://E.com/%7e/../x?B=%7E+1&&a#utm_y=1',
  ),
  stripped('nothing to remove', 'https://e.com/?&a=1&', 'https://e.com/?&a=1&'),
  stripped('an empty query', 'https://e.com/?', 'https://e.com/?'),
  stripped('no query', 'https://e.com/#?utm_x=1', 'https://e.com/#?utm_x=1'),
  stripped('a mark that is left over', 'https://e.com/p?gclid=1#f', 'https://e.com/p#f'),
  stripped('what joins pairs', 'https://e.com/?utm_x=1&a=1&utm_y=1', 'https://e.com/?a=1'),
  stripped(
    'a second question mark is part of a name',
    'https://e.com/??utm_x=1&a=1',
    'https://e.com/??utm_x=1&a=1',
  ),
  stripped('more names', 'https://e.com/?Ref=1&session=2&refs=3', 'https://e.com/?refs=3', {
    extra: 'ref,SESSION',
  }),
  stripped(
    'a member of every object',
    'https://e.com/?constructor=1&__proto__=2',
    'https://e.com/?constructor=1&__proto__=2',
  ),
  answers(
    'a tag named like one',
    { url: 'https://e.com/?utm_constructor=1' },
    { campaign: { constructor: '1' } },
    RULES,
  ),
  refuses(400, 'another scheme', { url: 'mailto:a@b.c' }, 'url'),
  refuses(400, 'names with blanks', { url: 'https://e.com/', extra: 'a, b' }, 'extra'),
  refuses(
    400,
    'more than twenty names',
    { url: 'https://e.com/', extra: Array(21).fill('a').join(',') },
    'extra',
  ),
])
