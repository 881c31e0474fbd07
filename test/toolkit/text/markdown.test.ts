import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const html = (example: string, markdown: string, expected: string) =>
  answers<'rest_text_markdown'>(
    `as HTML: ${JSON.stringify(markdown)}`,
    { markdown },
    { html: expected },
    example,
  )

table('rest_text_markdown', [
  answers(
    'a document',
    { markdown: '# Hi **x**\n\n- a\n- b\n' },
    {
      html: '<h1>Hi <strong>x</strong></h1>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n',
      text: 'Hi x\n\na\nb',
      headings: 1,
      links: [],
      images: [],
    },
    'by hand',
  ),
  html(
    'CommonMark 0.31, example 62',
    '# foo\n## foo\n### foo\n#### foo\n##### foo\n###### foo\n',
    '<h1>foo</h1>\n<h2>foo</h2>\n<h3>foo</h3>\n<h4>foo</h4>\n<h5>foo</h5>\n<h6>foo</h6>\n',
  ),
  html(
    'CommonMark 0.31, example 80',
    'Foo *bar*\n=========\n\nFoo *bar*\n---------\n',
    '<h1>Foo <em>bar</em></h1>\n<h2>Foo <em>bar</em></h2>\n',
  ),
  html('CommonMark 0.31, example 119', '```\n<\n >\n```\n', '<pre><code>&lt;\n &gt;\n</code></pre>\n'),
  html(
    'CommonMark 0.31, example 228',
    '> # Foo\n> bar\n> baz\n',
    '<blockquote>\n<h1>Foo</h1>\n<p>bar\nbaz</p>\n</blockquote>\n',
  ),
  html(
    'CommonMark 0.31, example 482',
    '[link](/uri "title")\n',
    '<p><a href="/uri" title="title">link</a></p>\n',
  ),
  html('CommonMark 0.31, example 378', 'foo**bar**\n', '<p>foo<strong>bar</strong></p>\n'),
  html(
    'GFM 0.29, example 491',
    '~~Hi~~ Hello, ~there~ world!\n',
    '<p><del>Hi</del> Hello, <del>there</del> world!</p>\n',
  ),
  html('code with a language', '```js\na\n```', '<pre><code class="language-js">a\n</code></pre>\n'),
  html('a task list', '- [x] a', '<ul>\n<li><input checked disabled type="checkbox" /> a</li>\n</ul>\n'),
  html('a list that begins at 3', '3. a', '<ol start="3">\n<li>a</li>\n</ol>\n'),
  answers(
    'a table',
    { markdown: '| a | b |\n|:-|-:|\n| 1 | 2 |' },
    {
      html: '<table>\n<thead>\n<tr>\n<th align="left">a</th>\n<th align="right">b</th>\n</tr>\n</thead>\n<tbody><tr>\n<td align="left">1</td>\n<td align="right">2</td>\n</tr>\n</tbody></table>\n',
      text: 'a\tb\n1\t2',
    },
    'GFM 0.29, section 4.10',
  ),
  answers(
    'scripts and events',
    {
      markdown:
        '<script>alert(1)</script><b onclick="x()" style="color:red">x</b><style>p{}</style> <iframe src="https://a.b"></iframe>',
    },
    { html: '<b>x</b> ' },
    'they are dropped',
  ),
  answers(
    'addresses',
    {
      markdown:
        '[a](javascript:alert(1)) [b](JaVaScRiPt:x) [c](https://x.y/?a=1&b=2) [d](mailto:a@b.co) ![e](data:image/png;base64,AA) <a href="data:text/html,x">f</a> [g](vbscript:x)',
    },
    { links: ['https://x.y/?a=1&b=2', 'mailto:a@b.co'], images: ['data:image/png;base64,AA'] },
    'http, https, mailto, and data: of images',
  ),
  answers(
    'inputs',
    { markdown: '<input type="text" value="x"><input type="checkbox" onfocus="x()">' },
    { html: '<p><input type="checkbox" disabled /></p>\n' },
    'checkboxes only, disabled',
  ),
  answers(
    'line breaks',
    { markdown: 'a\nb', breaks: true },
    { html: '<p>a<br />b</p>\n', text: 'a\nb' },
    'by hand',
  ),
  answers(
    'ids',
    { markdown: '# A & B\n\n# A & B\n\n## `c` *d*', headingIds: true },
    {
      html: '<h1 id="a--b">A &amp; B</h1>\n<h1 id="a--b-1">A &amp; B</h1>\n<h2 id="c-d"><code>c</code> <em>d</em></h2>\n',
      headings: 3,
    },
    "GitHub's anchors",
  ),
  answers(
    'text',
    { markdown: 'a &lt; b\n\n> c\n\n\n```\nd\n\n\ne\n```' },
    { text: 'a < b\n\nc\n\nd\n\ne' },
    'at most one blank line',
  ),
  refuses(422, '20,000 quotes in each other', { markdown: '>'.repeat(20_000) }, 'nested too deep'),
  refuses(400, 'nothing', { markdown: '' }, 'markdown'),
  answers(
    'classes and attributes',
    { markdown: '<code class="x language-js y">a</code><p class="z" align="right" data-a="1">b</p>' },
    {
      html: expect.stringMatching(
        /^<p><code class="language-js">a<\/code><\/p><p align="right">b<\/p>/,
      ) as unknown,
    },
    'only the language of code is a class that stays',
  ),
])
