import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const HAND = 'the rules, worked by hand'
const words = (text: string, expected: string[]) =>
  answers<'rest_string_case'>(`words of ${text}`, { text }, { words: expected }, HAND)
const cased = (to: string, text: string, expected: string) =>
  answers<'rest_string_case'>(`${to} of ${text}`, { text, to }, { cases: { [to]: expected } }, HAND)

table('rest_string_case', [
  answers(
    'every case',
    { text: 'XMLHttpRequest version2' },
    {
      words: ['xml', 'http', 'request', 'version2'],
      cases: {
        camel: 'xmlHttpRequestVersion2',
        pascal: 'XmlHttpRequestVersion2',
        snake: 'xml_http_request_version2',
        kebab: 'xml-http-request-version2',
        constant: 'XML_HTTP_REQUEST_VERSION2',
        dot: 'xml.http.request.version2',
        path: 'xml/http/request/version2',
        train: 'Xml-Http-Request-Version2',
        cobol: 'XML-HTTP-REQUEST-VERSION2',
        sentence: 'Xml http request version2',
        title: 'Xml Http Request Version2',
        upper: 'XMLHTTPREQUEST VERSION2',
        lower: 'xmlhttprequest version2',
        swap: 'xmlhTTPrEQUEST VERSION2',
        alternating: 'xMlHtTpReQuEsT vErSiOn2',
      },
    },
    HAND,
  ),
  words('HTML5Parser', ['html5', 'parser']),
  words('getURL', ['get', 'url']),
  words('2ndPlace', ['2nd', 'place']),
  words('__a--b..c/d e', ['a', 'b', 'c', 'd', 'e']),
  words('ÉcoleNormale', ['école', 'normale']),
  words('éE', ['é', 'e']),
  words('日本Tokyo', ['日本tokyo']),
  words('😀', []),
  words('ΟΔΟΣ', ['οδος']),
  words(`a${'\u0301'.repeat(1000)}B`, [`á${'\u0301'.repeat(999)}`, 'b']),
  cased('camel', '!!', ''),
  cased('snake', '', ''),
  cased('swap', 'aB1 é', 'Ab1 É'),
  cased('alternating', 'ab1cd', 'aB1cD'),
  cased('title', 'école', 'École'),
  refuses(400, 'an unknown case', { text: 'a', to: 'spongebob' }, 'to'),
  words('userID42Name', ['user', 'id42', 'name']),
  answers(
    'all of nothing',
    { text: '?' },
    {
      words: [],
      cases: {
        camel: '',
        pascal: '',
        snake: '',
        kebab: '',
        constant: '',
        dot: '',
        path: '',
        train: '',
        cobol: '',
        sentence: '',
        title: '',
        upper: '?',
        lower: '?',
        swap: '?',
        alternating: '?',
      },
    },
    HAND,
  ),
  answers(
    'letters whose title case is not their upper case',
    { text: 'თბილისი ǆungla', to: 'title' },
    { cases: { title: 'თბილისი ǅungla' } },
    'Titlecase_Mapping of UnicodeData.txt',
  ),
])

it('gives all cases in the order of the parameter', async () => {
  const { body } = await call('rest_string_case', { text: 'a b' })
  expect(Object.keys((body as { data: { cases: object } }).data.cases).join(' ')).toBe(
    'camel pascal snake kebab constant dot path train cobol sentence title upper lower swap alternating',
  )
})
