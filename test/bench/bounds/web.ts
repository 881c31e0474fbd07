import { paragraph } from './content.js'
import type { BoundsTable } from './derive.js'

/** As many whole repetitions as a page may have characters. */
const filled = (part: string, around: readonly [string, string] = ['', '']): string =>
  around[0] +
  part.repeat(Math.floor((50_000 - around[0].length - around[1].length) / part.length)) +
  around[1]

const prose = filled(`<h2>${paragraph(30)}</h2><p>${paragraph(300)} <a href="/x">link</a></p>`)
const nested = filled('<div>').slice(0, 900 * 5)
const flat = filled('<b>x</b> ')
const address = (query: string): string => `https://example.com/${query}`.slice(0, 2048)

const pages = [{ html: prose }, { html: nested }, { html: flat }]

export const web: BoundsTable = {
  'url/parse': {
    calls: [{ url: address(`?${'a&'.repeat(1000)}`) }, { url: address('%C3%A9/'.repeat(300)) }],
  },
  'url/normalize': {
    calls: [{ url: address(`?${'b&a&'.repeat(500)}`) }, { url: address('%7e//'.repeat(400)) }],
  },
  'utm/build': { calls: [{ url: address(`?${'utm_source&'.repeat(184)}`), source: 'x'.repeat(100) }] },
  'utm/strip': { calls: [{ url: address(`?${'utm_x&a&'.repeat(250)}`) }] },
  domain: { calls: [{ domain: `${'a.'.repeat(125)}com` }, { domain: `${'ä.'.repeat(30)}com` }] },
  sanitize: {
    calls: [
      { html: filled('<b>'), profile: 'basic' },
      { html: filled('<div>'), profile: 'text' },
      { html: filled('<a href="https://e.com/?a=1&amp;b=2" title="x" onclick="y">'), profile: 'relaxed' },
      { html: filled('&amp;<'), profile: 'text' },
    ],
  },
  text: { calls: pages.map((page) => ({ ...page, links: true, top: 50 })) },
  headings: { calls: [...pages, { html: filled('<h1>a</h1><h6></h6>') }] },
  accessibility: {
    calls: [
      ...pages,
      { html: filled('<img id=a>'), limit: 500 },
      { html: filled('<button><i></i></button><a href>') },
      { html: filled('<label><input id=a></label>') },
    ].map((page) => ({ limit: 500, ...page })),
  },
  table: {
    calls: [
      { index: null, html: filled('<tr><td>1<td>2<td>3', ['<table>', '</table>']) },
      { index: null, html: filled('<td colspan=100>x', ['<table><tr>', '</table>']), header: true },
      { index: null, html: '<table><tr><td>x'.repeat(240) },
    ],
  },
  select: {
    calls: [
      { html: prose, selector: 'p > a, h2 + p', as: 'outer', limit: 500 },
      { html: flat, selector: 'b:nth-last-child(2n+1)', as: 'text', limit: 500 },
      { html: nested, selector: 'div div div', as: 'attribute', attribute: 'href', limit: 500 },
    ],
    own: { ms: 2000, because: 'css-select counts the siblings of each sibling for :nth-child' },
  },
}
