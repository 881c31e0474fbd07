import { answers, refuses, table } from '../../../support/table.js'

const minified = (name: string, query: Record<string, string | boolean>, code: string, source: string) =>
  answers<'rest_dev_minify_3'>(name, query, { code }, source)

const HTML = 'HTML Living Standard'

table('rest_dev_minify_3', [
  answers(
    'white space and comments',
    { code: '<!doctype html>\n<p>a   <b>c</b> </p> <!-- d -->' },
    { code: '<!doctype html><p>a <b>c</b></p>', bytesBefore: 47, bytesAfter: 32, savedPercent: 31.91 },
    `${HTML}; 100 x 15 / 47`,
  ),
  minified(
    'comments kept',
    { code: '<p>a</p><!-- b -->', removeComments: false },
    '<p>a</p><!-- b -->',
    HTML,
  ),
  minified(
    'conditional comments',
    { code: '<!--[if IE]> a <![endif]-->' },
    '<!--[if IE]> a <![endif]-->',
    'the contract',
  ),
  minified(
    'text whose white space counts',
    { code: '<pre>  a\n b </pre><textarea>  c </textarea><script>  d  </script>' },
    '<pre>  a\n b </pre><textarea>  c </textarea><script>d</script>',
    `${HTML}: pre and textarea are preformatted`,
  ),
  minified(
    'closing slashes and quotes',
    { code: '<br /><a b="c"></a>' },
    '<br><a b="c"></a>',
    `${HTML}: void elements`,
  ),
  minified(
    'CSS',
    { code: '<style>a { color: #ff0000; }</style><p style="b : c ; ">d</p>' },
    '<style>a{color:red}</style><p style="b:c">d</p>',
    'CSS Color 4',
  ),
  minified(
    'nested CSS',
    { code: '<style>a { b: c; & d { e: f } }</style>' },
    '<style>a{b:c;& d{e:f}}</style>',
    'CSS Nesting 1',
  ),
  minified('CSS that is none', { code: '<style>}}</style>' }, '<style>}}</style>', 'left alone'),
  minified(
    'CSS left as it is',
    { code: '<style>a { }</style>', inlineCss: false },
    '<style>a { }</style>',
    'the contract',
  ),
  minified(
    'JavaScript',
    { code: '<script>let a = 1 + 1;</script>', inlineJs: true },
    '<script>let a=2</script>',
    'the sum is known',
  ),
  minified(
    'JavaScript with a fault',
    { code: '<script>let = ;</script>', inlineJs: true },
    '<script>let = ;</script>',
    'left alone',
  ),
  minified(
    'tags that may be left out',
    { code: '<html><body><p>a</p></body></html>', removeOptionalTags: true },
    '<p>a',
    `${HTML}, section 13.1.2.4`,
  ),
  minified(
    'an import of a file of this machine beside template marks',
    { code: '<style>@import "package.json";a{b:c}</style><?php echo "a  b" ?>' },
    '<style>@import "package.json";a{b:c}</style><?php echo "a  b" ?>',
    'nothing is fetched',
  ),
  refuses(422, '10,000 elements in each other', { code: '<a>'.repeat(10_000) }, 'deeper than 1000 elements'),
  answers(
    '1,100 shapes beside each other',
    { code: `<svg>${'<path d="M0 0h1"/>'.repeat(1_100)}</svg>` },
    { bytesBefore: 19_811 },
    '11 + 1,100 x 18 bytes; SVG closes elements by a slash',
  ),
  answers(
    '3,000 paragraphs without end tags',
    { code: '<p>a'.repeat(3_000) },
    { code: '<p>a</p>'.repeat(3_000) },
    `${HTML}: p ends where the next begins`,
  ),
  refuses(422, 'a comment that never ends', { code: '<p>a <!-- b' }, 'not valid HTML'),
  refuses(422, 'an attribute that never ends', { code: '<a href="b' }, 'not valid HTML'),
  minified(
    'quotes and values',
    { code: '<a b=c d="e f" g>h</a>' },
    '<a b="c" d="e f" g>h</a>',
    'the contract: quotes stay',
  ),
])
