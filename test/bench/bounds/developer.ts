import { filled, lines, prose, records, word } from './content.js'
import type { BoundsTable } from './derive.js'

const RECORDS = records(20_000)
const OTHER = records(20_000, 1)
const count = (JSON.parse(RECORDS) as unknown[]).length

const schema = JSON.stringify({
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'name', 'price', 'email'],
    properties: {
      id: { type: 'integer', minimum: 10 },
      name: { type: 'string', pattern: '^[a-z]+$', maxLength: 8 },
      price: { type: 'number', maximum: 50 },
      active: { type: 'boolean' },
      tags: { type: 'array', uniqueItems: true, items: { enum: ['the', 'and', 'of'] } },
      address: {
        type: 'object',
        properties: { city: { type: 'string' }, since: { type: 'string', format: 'date-time' } },
      },
    },
  },
})
const bigSchema = filled(
  20_000,
  (index) =>
    `"${word(index)}${index}":{"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"tag":{"type":"string","maxLength":9}}}`,
  { head: '{"type":"object","properties":{', tail: '}}', between: ',' },
)
/** References that branch fourteen times without going into the document. */
const branching = JSON.stringify({
  $ref: '#/$defs/n0',
  $defs: Object.fromEntries(
    Array.from({ length: 15 }, (_, level) => {
      const next = { $ref: `#/$defs/n${level + 1}` }
      return [`n${level}`, level < 14 ? { allOf: [next, next] } : { type: 'string' }]
    }),
  ),
})

const operation = (index: number): string =>
  `"/things${index}/{id}":{"get":{"operationId":"get${index}","summary":"s","parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string"}}],"responses":{"200":{"description":"ok","content":{"application/json":{"schema":{"$ref":"#/components/schemas/T"}}}}}}}`
const openapi = filled(50_000, operation, {
  head: '{"openapi":"3.1.0","info":{"title":"x","version":"1"},"components":{"schemas":{"T":{"type":"object"}}},"paths":{',
  tail: '}}',
  between: ',',
})

const command = `curl -X POST https://api.example.com/v1/items ${filled(5_000, (index) => `-H 'X-Header-${index}: ${word(index)}'`, { between: ' ' })} --data '${lines(4_900).replaceAll('\n', '&')}'`
const cacheControl = filled(4_000, (index) => `x-${word(index)}${index}=${index}`, {
  head: 'public, max-age=3600, ',
  between: ', ',
})

export const developer: BoundsTable = {
  'http-status': {
    calls: [{ code: null, q: 'the', class: null }, { code: null, q: null, class: '4xx' }, { code: 404 }],
  },
  mime: {
    calls: [
      { ext: null, type: null, q: 'application', limit: 100 },
      { ext: `${'a'.repeat(190)}.xml`, type: null, q: null, limit: 100 },
      { ext: null, type: 'application/json', q: null, limit: 100 },
    ],
  },
  semver: {
    calls: [{ version: `1.2.3-${'alpha.1.'.repeat(11)}0`, with: `1.2.3-${'alpha.1.'.repeat(11)}1` }],
  },
  'semver/range': {
    calls: [
      {
        range:
          '^1.2 || >=2.0.0 <3.0.0 || ~4.5 || 5.x || 6.1.0 - 7.2.3 || >=8.0.0-alpha.1 <9 || ^10.1.2-rc.3 || 11.x || ~12.1 || ^13 || ^14.2 || >=15 <16 || 17.x || ^18.0.1 || ^19.1 || ~20.3',
        versions: Array.from({ length: 500 }, (_, index) => `${index % 21}.${index % 10}.${index % 7}`).join(
          ',',
        ),
      },
    ],
  },
  cron: {
    calls: [
      { expression: '30 8 * * 1', limit: 100 },
      { expression: '*/7 1-23/3 1,5,9,13-20 JAN-JUN/2,OCT MON-FRI', limit: 100 },
      { expression: '0 0 29 2 *', limit: 100 },
      { expression: '*/5 * * * * *', limit: 100 },
      { expression: '0 0 12 29 2 1', limit: 100 },
      { expression: '0 0 13 * 5', tz: 'America/New_York', limit: 100 },
    ],
  },
  license: {
    calls: [
      { id: 'gpl-3.0-or-later', q: null, text: true },
      { id: null, q: 'license', limit: 100 },
      { id: null, q: 'gnu general public', limit: 100 },
    ],
  },
  'user-agent': {
    calls: [
      {},
      {
        ua: `Mozilla/5.0 (Linux; Android 13; SM-G998B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/112.0.0.0 Mobile Safari/537.36 ${'Extension/1.0 '.repeat(60)}`,
      },
      { ua: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
  },
  port: { calls: [{ port: 443 }, { port: null, service: 'http', protocol: null }] },
  unicode: { calls: [{ text: '€é漢🚀👩‍🚀أ'.repeat(12), codePoint: null }] },
  regex: {
    calls: [
      { pattern: '(?P<first>[a-z]+) (?P<second>[a-z]+)', text: prose(20_000), replacement: '$2 ${first}' },
      { pattern: '(\\w+)[ ,.]*(\\w+)?', text: prose(20_000), replacement: '<$1>'.repeat(20) },
      { pattern: 'e', text: prose(20_000), replacement: null },
    ],
  },
  'json/diff': {
    calls: [
      { a: RECORDS, b: OTHER },
      { a: RECORDS, b: RECORDS.replaceAll('"active":false', '"active":true') },
      { a: RECORDS, b: RECORDS, ignore: '/0/id' },
    ],
  },
  'json/patch': {
    calls: [
      {
        document: RECORDS,
        patch: filled(
          20_000,
          (index) => `{"op":"replace","path":"/${index % count}/name","value":"${word(index)}"}`,
          { head: '[', tail: ']', between: ',' },
        ),
        type: 'json-patch',
      },
      {
        document: RECORDS,
        patch: filled(20_000, (index) => `{"op":"add","path":"/0","value":${index}}`, {
          head: '[',
          tail: ']',
          between: ',',
        }),
        type: 'json-patch',
      },
      {
        document: `{"list":${records(19_980)}}`,
        patch: `{"other":${records(19_980, 1)}}`,
        type: 'merge-patch',
      },
    ],
  },
  'json-schema': {
    calls: [
      { schema, document: RECORDS },
      { schema: bigSchema, document: '{"a":1}' },
      { schema: branching, document: '1' },
    ],
  },
  openapi: { calls: [{ document: openapi }] },
  uuid: {
    calls: [{ id: 'urn:uuid:017F22E2-79B0-7CC3-98C4-DC0C0C07398F' }, { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }],
  },
  chmod: { calls: [{ mode: 'u=rwx,g+rxs,o-w,a+X,u+s,g-w,o=rx,u-x,g+w,o+t,a=r,u+wx' }] },
  header: {
    calls: [
      { value: cacheControl },
      {
        name: 'accept',
        value: filled(4_000, (index) => `text/x-${word(index)}${index};q=0.${index % 10}`, { between: ', ' }),
      },
      {
        name: 'cookie',
        value: filled(4_000, (index) => `${word(index)}${index}=${index}`, { between: '; ' }),
      },
      {
        name: 'link',
        value: filled(4_000, (index) => `<https://x.org/${index}>; rel="next"; title="${word(index)}"`, {
          between: ', ',
        }),
      },
    ],
  },
  curl: { calls: [{ command }] },
  'docker-image': {
    calls: [{ image: `registry.example.org:5000/${'team/'.repeat(40)}app:1.2.3@sha256:${'0a'.repeat(32)}` }],
  },
  package: { calls: [{ system: 'npm', name: 'koa', version: null }] },
}
