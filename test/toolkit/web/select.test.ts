import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { htmlPage, startSite, type Site } from '../../support/site.js'
import { answers, call, refuses, table } from '../../support/table.js'

const CSS = 'Selectors Level 4'
const HTML =
  '<div id="d"><p class="a b"> One <b>two</b>\n three </p><p>four</p><a HREF="/x?a=1&amp;b=2" title="">l</a><span>s</span></div>'

const taken = (selector: string, items: (string | null)[], options: Record<string, string | number> = {}) =>
  answers<'rest_web_select'>(
    `${selector} ${JSON.stringify(options)}`,
    { html: HTML, selector, ...options },
    { items, count: items.length },
    CSS,
  )

table('rest_web_select', [
  taken('p', ['One two three', 'four']),
  taken('#d > p.a.b', ['One two three']),
  taken('p + p, p b', ['two', 'four']),
  taken('p:not(.a)', ['four']),
  taken('div:has(b) > :nth-child(3)', ['l']),
  taken('[title=""]', ['l']),
  taken('a[href*="a=1"]', ['l']),
  taken('p ~ span', ['s']),
  taken('nothing', []),
  taken('html > body > div span', ['s']),
  taken('p', [' One <b>two</b>\n three ', 'four'], { as: 'html' }),
  taken('p.a b', ['<b>two</b>'], { as: 'outer' }),
  taken('a', ['<a href="/x?a=1&amp;b=2" title="">l</a>'], { as: 'outer' }),
  taken('a', ['/x?a=1&b=2'], { as: 'attribute', attribute: 'href' }),
  taken('a', ['https://e.com/x?a=1&b=2'], { as: 'attribute', attribute: 'HREF', base: 'https://e.com/y/z' }),
  taken('a, span', ['', null], { as: 'attribute', attribute: 'title' }),
  taken('p', [null, null], { as: 'attribute', attribute: 'constructor' }),
  answers(
    'the contents of templates, which are not part of the page',
    { html: '<p>a</p><template><p>b</p><div><p>c</p></div></template>', selector: 'p' },
    { total: 1, count: 1, items: ['a'] },
    'HTML standard, "the template element"',
  ),
  answers(
    'one root',
    { html: '<p>a</p><template><i>b</i></template>', selector: ':root' },
    { total: 1, count: 1, items: ['a'] },
    CSS,
  ),
  answers(
    'a limit',
    { html: HTML, selector: 'p, a, span', limit: 2 },
    { total: 4, count: 2, items: ['One two three', 'four'] },
    CSS,
  ),
  answers(
    'the base of the page, for src and action alone',
    {
      html: '<base href="https://e.com/b/"><img src="i.png"><form action="?f"></form><q cite="c"></q>',
      base: 'https://other.example/',
      selector: 'img, form, q',
      as: 'attribute',
      attribute: 'src',
    },
    { items: ['https://e.com/b/i.png', null, null] },
    'HTML standard, document base URL',
  ),
  answers(
    'an action',
    {
      html: '<form action="?f"></form>',
      base: 'https://e.com/a',
      selector: 'form',
      as: 'attribute',
      attribute: 'action',
    },
    { items: ['https://e.com/a?f'] },
    'WHATWG URL',
  ),
  answers(
    'a mark of SVG, whose case matters',
    { html: '<svg viewBox="0 0 1 1"></svg>', selector: 'svg', as: 'attribute', attribute: 'viewBox' },
    { items: ['0 0 1 1'] },
    'HTML standard, adjust SVG attributes',
  ),
  refuses(400, 'as=attribute alone', { html: 'a', selector: 'p', as: 'attribute' }, 'attribute'),
  refuses(400, 'an empty selector', { html: 'a', selector: '' }, 'selector'),
  refuses(422, 'an open bracket', { html: 'a', selector: 'p[' }, 'selector \\"p[\\"'.replaceAll('\\', '')),
  refuses(422, 'an unknown pseudo-class', { html: '<p>a', selector: 'p:nope' }, 'nope'),
  refuses(422, 'a pseudo-element', { html: '<p>a', selector: 'p::before' }, 'p::before'),
  refuses(422, 'blanks', { html: 'a', selector: ' ' }, 'selector is blank'),
  refuses(422, 'a comma at the end', { html: 'a', selector: 'p,' }, 'selector'),
  refuses(
    422,
    'a selector that looks at everything again and again',
    { html: '<div>'.repeat(900), selector: `${':has('.repeat(5)}i${')'.repeat(5)}` },
    'longer than',
  ),
  refuses(400, 'neither url nor html', { selector: 'p' }, 'url'),
  refuses(400, 'a limit of 0', { html: 'a', selector: 'p', limit: 0 }, 'limit'),
])

describe('elements in each other', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ '/': htmlPage(`${'<div>'.repeat(300)}${'x'.repeat(100_000)}`) })
  })
  afterAll(() => site.close())

  it('are refused where each is written in full and all are too long', async () => {
    expect(
      await call('rest_web_select', { url: `${site.url}/`, selector: 'div', as: 'outer', limit: 500 }),
    ).toMatchObject({ status: 422, body: { error: { message: expect.stringContaining('8 MB') as string } } })
  })
})
