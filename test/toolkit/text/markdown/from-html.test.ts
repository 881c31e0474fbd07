import { answers, refuses, table } from '../../../support/table.js'

const converted = (html: string, markdown: string, options: Record<string, string> = {}) =>
  answers<'rest_text_markdown_4'>(
    html,
    { html, ...options },
    { markdown, characters: markdown.length },
    'CommonMark 0.31 and GFM 0.29, by hand',
  )

table('rest_text_markdown_4', [
  converted(
    '<h2>T</h2><p>a <b>b</b> <i>c</i> <a href="http://x.y">l</a></p><ul><li>1</li><li>2</li></ul>',
    '## T\n\na **b** *c* [l](http://x.y)\n\n- 1\n- 2',
  ),
  converted(
    '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>',
    '* a\n  * b\n* c\n  \n  d'.replace('c\n  \n', 'c\n\n'),
    { bullet: '*' },
  ),
  converted('<ol start="9"><li>a</li><li>b<br>c</li></ol>', '9. a\n10. b  \n    c'),
  converted(
    '<table><thead><tr><th align="right">a|b</th><th>c</th></tr></thead><tbody><tr><td>1<br>2</td><td><p>x</p></td></tr></tbody></table>',
    '| a\\|b | c |\n| --: | --- |\n| 1<br>2 | x |',
  ),
  converted('<p><del>x</del></p>', '~~x~~'),
  converted(
    '<ul><li><input type="checkbox" checked> a</li><li><input type="checkbox"> b</li></ul>',
    '- [x] a\n- [ ] b',
  ),
  converted('<pre><code class="language-js">a &lt; b\n</code></pre>', '```js\na < b\n```'),
  converted('<p>1<script>x()</script><style>p{}</style><noscript>n</noscript><iframe>i</iframe>2</p>', '12'),
  converted('<p><a href="http://x.y" title="t">l</a></p>', 'l', { links: 'text-only' }),
  converted('<p><img src="a.png" alt="x"> a_b*c</p>', '![x](a.png) a\\_b\\*c'),
  converted('<table></table><p>a</p>', 'a'),
  refuses(422, '4,000 elements in each other', { html: '<div>'.repeat(4_000) }, 'nested deeper than 200'),
  refuses(400, 'an unknown mark', { html: 'a', bullet: 'o' }, 'bullet'),
  converted('<ul><li>a</li></ul><p>b</p><hr><h6>c</h6>', '+ a\n\nb\n\n* * *\n\n###### c', { bullet: '+' }),
])
