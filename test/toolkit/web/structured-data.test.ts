import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const RULE = 'rule of the feature'
const script = (json: string, type = 'application/ld+json'): string =>
  `<script type="${type}">${json}</script>`

table('rest_web_structuredData', [
  answers(
    'objects, lists, graphs and errors in page order',
    {
      html: [
        script('{"@type": "A", "x": 1}'),
        script('{broken'),
        script(
          '<!-- [{"@type": ["B", "A"]}, 5, "s", null, {"y": 2}] -->',
          ' Application/LD+JSON; charset=utf-8',
        ),
        script('{"@context": "c", "@graph": [{"@type": "C"}, {"@context": "d", "@type": "D"}, 7]}'),
        script('{"@type": "X"}', 'application/json'),
        script('"text"'),
        script(''),
      ].join('<p>'),
    },
    {
      count: 5,
      types: ['A', 'B', 'C', 'D'],
      items: [
        { type: ['A'], data: { '@type': 'A', x: 1 } },
        { type: ['B', 'A'], data: { '@type': ['B', 'A'] } },
        { type: [], data: { y: 2 } },
        { type: ['C'], data: { '@context': 'c', '@type': 'C' } },
        { type: ['D'], data: { '@context': 'd', '@type': 'D' } },
      ],
      errors: [
        { index: 1, message: expect.any(String) as string },
        { index: 5, message: expect.any(String) as string },
      ],
    },
    RULE,
  ),
  answers(
    'a graph within a list',
    { html: script('[{"@graph": [{"@type": "A"}]}]') },
    { items: [{ type: ['A'], data: { '@type': 'A' } }] },
    RULE,
  ),
  answers(
    'entities in scripts are text',
    { html: script('{"@type":"A","n":"a &amp; b"}') },
    { items: [{ type: ['A'], data: { '@type': 'A', n: 'a &amp; b' } }] },
    'HTML standard, script data state',
  ),
  answers(
    'a key __proto__',
    { html: script('{"__proto__": {"a": 1}, "@type": "A"}') },
    { count: 1, types: ['A'] },
    RULE,
  ),
  answers('none', { html: '<p>Hi' }, { count: 0, types: [], items: [], errors: [] }, RULE),
  refuses(400, 'neither address nor source', {}, 'url'),
])
