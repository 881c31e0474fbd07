import { answers, refuses, table } from '../../support/table.js'

const RULE = 'rule of the feature'
const image = (url: string, more: Readonly<Record<string, unknown>> = {}) => ({
  url,
  alt: null,
  width: null,
  height: null,
  loading: null,
  srcset: [],
  ...more,
})
const DATA = `data:image/png;base64,${'A'.repeat(200)}`

table('rest_web_images', [
  answers(
    'every kind of image',
    {
      base: 'https://e.com/x/y',
      html: `<img src=" a.png " alt=" A b " width="10" height=" 20 " loading="LAZY"><img src="/b.png" alt="">
        <img alt="no source"><img src=""><img src="${DATA}" width="10px" height="50%"><IMG SRC="//o.org/c.png" width=0 height=-1>`,
    },
    {
      total: 4,
      missingAlt: 2,
      emptyAlt: 1,
      withoutSize: 3,
      count: 4,
      items: [
        image('https://e.com/x/a.png', { alt: ' A b ', width: 10, height: 20, loading: 'lazy' }),
        image('https://e.com/b.png', { alt: '' }),
        image(DATA.slice(0, 100)),
        image('https://o.org/c.png', { width: 0 }),
      ],
    },
    RULE,
  ),
  answers(
    'the candidates of srcset',
    {
      base: 'https://e.com/',
      html: `<img src=a srcset=" a-1.png , b.png 2x,c,d.png 640w, e.png,f 1.5x , data:,x 3x, /g.png 100w 50h">`,
    },
    {
      items: [
        image('https://e.com/a', {
          srcset: [
            { url: 'https://e.com/a-1.png', descriptor: '1x' },
            { url: 'https://e.com/b.png', descriptor: '2x' },
            { url: 'https://e.com/c,d.png', descriptor: '640w' },
            { url: 'https://e.com/e.png,f', descriptor: '1.5x' },
            { url: 'data:,x', descriptor: '3x' },
            { url: 'https://e.com/g.png', descriptor: '100w 50h' },
          ],
        }),
      ],
    },
    'HTML standard, parsing a srcset attribute: a comma without white space is part of the address',
  ),
  answers(
    'commas at the end of an address part candidates',
    { html: '<img src=a srcset="a.png, b.png,, c.png 2x">' },
    {
      items: [
        image('a', {
          srcset: [
            { url: 'a.png', descriptor: '1x' },
            { url: 'b.png', descriptor: '1x' },
            { url: 'c.png', descriptor: '2x' },
          ],
        }),
      ],
    },
    'HTML standard, parsing a srcset attribute',
  ),
  answers(
    'the counts are those before the limit',
    { html: '<img src=1><img src=2 alt=""><img src=3 alt=x>', limit: 1 },
    { total: 3, missingAlt: 1, emptyAlt: 1, withoutSize: 3, count: 1, items: [image('1')] },
    RULE,
  ),
  answers('none', { html: '<p>Hi' }, { total: 0, count: 0, items: [] }, RULE),
  answers(
    'a srcset of commas alone',
    { html: `<img src=a srcset="${','.repeat(40_000)}">` },
    { items: [image('a')] },
    RULE,
  ),
  refuses(400, 'neither address nor source', {}, 'url'),
  refuses(400, 'a limit of none', { html: 'x', limit: 0 }, 'limit'),
])
