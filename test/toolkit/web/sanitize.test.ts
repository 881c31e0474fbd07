import { answers, refuses, table } from '../../support/table.js'

const RULES = 'the rules, by hand'

const cleaned = (name: string, html: string, expected: string, removedTags: string[], profile = 'basic') =>
  answers<'rest_web_sanitize'>(
    name,
    { html, profile },
    { html: expected, changed: expected !== html, removedTags, length: Array.from(expected).length },
    RULES,
  )

const MARKS = 'p b i strong em u s a ul ol li blockquote code pre'.split(' ')
const ALL = MARKS.map((tag) => `<${tag}>x</${tag}>`).join('')

table('rest_web_sanitize', [
  cleaned('every tag of basic', ALL, ALL, []),
  cleaned('br as the sanitizer writes it', 'a<br>b', 'a<br />b', []),
  cleaned('no tags in text', '<p>a<b>b</b></p><h1>c</h1>', 'abc', ['p', 'b', 'h1'], 'text'),
  cleaned('other tags, which keep their text', '<DIV>a<h1>b</h1></DIV><div>c</div>', 'abc', ['div', 'h1']),
  cleaned(
    'tags that go with their content',
    '<script>1</script><style>2</style><textarea>3</textarea><option>4</option><noscript>5<b>6</b></noscript><xmp>7</xmp>8',
    '8',
    ['script', 'style', 'textarea', 'option', 'noscript', 'xmp'],
  ),
  cleaned(
    'attributes',
    '<a href="/x" title="t" target="_blank" onclick="x()" class="c">l</a>',
    '<a href="/x" title="t">l</a>',
    [],
  ),
  cleaned(
    'addresses',
    '<a href="javascript:x()">1</a><a href="JAVA&#10;SCRIPT:x">2</a><a href="data:text/html,x">3</a><a href="tel:1">4</a><a href="mailto:a@b.c">5</a><a href="//e.com">6</a><a href="?q#f">7</a><a href="ftp://x">8</a>',
    '<a>1</a><a>2</a><a>3</a><a href="tel:1">4</a><a href="mailto:a@b.c">5</a><a href="//e.com">6</a><a href="?q#f">7</a><a>8</a>',
    [],
  ),
  cleaned(
    'relaxed content',
    '<h1 class="a b" id="i">t</h1><img src="/i.png" alt="a" width="1" height="2" title="t" onerror="x()"><a name="n">l</a><table><tbody><tr><td colspan="2" rowspan="1" style="color:red">c</td></tr></tbody></table>',
    '<h1 class="a b">t</h1><img src="/i.png" alt="a" width="1" height="2" title="t" /><a name="n">l</a><table><tbody><tr><td colspan="2" rowspan="1">c</td></tr></tbody></table>',
    [],
    'relaxed',
  ),
  cleaned(
    'images by https alone, and no frames',
    '<img src="data:image/png;base64,AA"><img src="mailto:a"><img src="https://e.com/i.png"><iframe src="https://e.com">f</iframe>',
    '<img /><img /><img src="https://e.com/i.png" />f',
    ['iframe'],
    'relaxed',
  ),
  cleaned('text that needs escapes', 'a < b & "c" &copy; > d', 'a &lt; b &amp; "c" © &gt; d', []),
  cleaned('comments and doctypes', '<!doctype html><!-- c --><p>x</p>', '<p>x</p>', []),
  cleaned('an open tag', '<p>a<b>b', '<p>a<b>b</b></p>', []),
  cleaned('tags in tags that go', '<noscript><p>a<i>b</i><h1>c</h1></p></noscript>d', 'd', [
    'noscript',
    'h1',
  ]),
  cleaned('nothing', '', '', []),
  cleaned(
    '16,000 elements in each other',
    '<b>'.repeat(16_000),
    `${'<b>'.repeat(16_000)}${'</b>'.repeat(16_000)}`,
    [],
  ),
  refuses(400, 'an unknown profile', { html: 'a', profile: 'strict' }, 'profile'),
  refuses(400, 'more than 50,000 characters', { html: 'a'.repeat(50_001) }, 'html'),
])
