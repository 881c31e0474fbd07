import { answers, refuses, table } from '../../../support/table.js'

const URL = 'https://e.com/p'
const RULES = 'the rules, by hand'

table('rest_web_utm', [
  answers(
    'all tags in their order, whatever order they are given in',
    { url: URL, id: '7', content: 'top', term: 't', campaign: 'c', medium: 'm', source: 's' },
    {
      url: `${URL}?utm_source=s&utm_medium=m&utm_campaign=c&utm_term=t&utm_content=top&utm_id=7`,
      tags: {
        utm_source: 's',
        utm_medium: 'm',
        utm_campaign: 'c',
        utm_term: 't',
        utm_content: 'top',
        utm_id: '7',
      },
      warnings: [],
    },
    RULES,
  ),
  answers(
    'lower case and underscores',
    { url: URL, source: '  News   Letter ', medium: 'E\tMail', campaign: 'ÄB C' },
    { tags: { utm_source: 'news_letter', utm_medium: 'e_mail', utm_campaign: 'äb_c' } },
    RULES,
  ),
  answers(
    'values as they are written, encoded',
    { url: URL, source: ' News Letter ', medium: "a&b=c'(d)*", campaign: 'ü', lowercase: false },
    {
      url: `${URL}?utm_source=News%20Letter&utm_medium=a%26b%3Dc'(d)*&utm_campaign=%C3%BC`,
      tags: { utm_source: 'News Letter', utm_medium: "a&b=c'(d)*", utm_campaign: 'ü' },
    },
    'ECMA-262, encodeURIComponent',
  ),
  answers(
    'a query that stays as it is, and a fragment at the end',
    { url: 'https://e.com/p?b=%7e+x&a#/top?x=1', source: 's', medium: 'm' },
    {
      url: 'https://e.com/p?b=%7e+x&a&utm_source=s&utm_medium=m#/top?x=1',
      warnings: ['no campaign', 'fragment'],
    },
    RULES,
  ),
  answers(
    'tags that were there before, also encoded; those not given stay',
    {
      url: 'https://e.com/?utm_source=x&utm%5Fmedium=y&utm_term=z&a=1',
      source: 's',
      medium: 'm',
      campaign: 'c',
    },
    {
      url: 'https://e.com/?utm_term=z&a=1&utm_source=s&utm_medium=m&utm_campaign=c',
      warnings: ['replaced'],
    },
    RULES,
  ),
  answers(
    'every warning',
    { url: 'https://e.com/?utm_source=x#f', source: 's', medium: ' ' },
    {
      url: 'https://e.com/?utm_source=s#f',
      tags: { utm_source: 's' },
      warnings: ['no medium', 'no campaign', 'replaced', 'fragment'],
    },
    RULES,
  ),
  answers(
    'an address without path, and one with an empty query',
    { url: 'http://e.com', source: 's' },
    { url: 'http://e.com?utm_source=s', warnings: ['no medium', 'no campaign'] },
    RULES,
  ),
  answers(
    'a query that ends with &',
    { url: `${URL}?a=1&`, source: 's' },
    { url: `${URL}?a=1&utm_source=s` },
    RULES,
  ),
  answers('an empty query', { url: `${URL}?`, source: 's' }, { url: `${URL}?utm_source=s` }, RULES),
  refuses(400, 'another scheme', { url: 'ftp://e.com/', source: 's' }, 'url'),
  refuses(400, 'what is no address', { url: 'e.com', source: 's' }, 'url'),
  refuses(400, 'an empty source', { url: URL, source: '  ' }, 'source'),
  refuses(400, 'no source', { url: URL }, 'source'),
  refuses(400, 'a long value', { url: URL, source: 'x'.repeat(101) }, 'source'),
])
