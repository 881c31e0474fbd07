import { answers, refuses, table } from '../../../support/table.js'

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`

const SVG = 'SVG 2: the same shape'

table('rest_dev_minify_4', [
  answers(
    'shapes, comments and groups',
    { code: svg('<!-- c --><g><rect width="9" height="9" fill="#ff0000"/></g>', ' viewBox="0 0 9 9"') },
    {
      code: svg('<path fill="red" d="M0 0h9v9H0z"/>', ' viewBox="0 0 9 9"'),
      bytesBefore: 124,
      bytesAfter: 98,
      savedPercent: 20.97,
    },
    `${SVG}; 100 x 26 / 124`,
  ),
  answers<'rest_dev_minify_4'>(
    'its data URI',
    { code: svg('') },
    { dataUri: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%2F%3E' },
    'RFC 2397 and RFC 3986',
  ),
  answers(
    'decimals',
    { code: svg('<path d="M1.23456 2.34567H9"/>'), precision: 1 },
    { code: svg('<path d="M1.2 2.3H9"/>') },
    'rounded to one',
  ),
  answers(
    'ids',
    { code: svg('<path id="a" d="M0 0h1"/>'), keepIds: true },
    { code: svg('<path id="a" d="M0 0h1"/>') },
    'the contract',
  ),
  answers(
    'a size that becomes a viewBox',
    { code: svg('<path d="M0 0h1"/>', ' width="10" height="20"'), removeSize: true },
    { code: svg('<path d="M0 0h1"/>', ' viewBox="0 0 10 20"') },
    SVG,
  ),
  answers(
    'scripts, also with a prefix, and handlers',
    {
      code: svg(
        '<script>a</script><s:script>b</s:script><path onclick="c()" d="M0 0h1"/>',
        ' xmlns:s="http://www.w3.org/2000/svg"',
      ),
    },
    { code: svg('<path d="M0 0h1"/>') },
    'the contract',
  ),
  refuses(422, 'what is not XML', { code: '<svg><g></svg>' }, 'not valid XML: line 1, column'),
  refuses(422, 'a tag that never ends', { code: '<svg' }, 'one root element'),
  refuses(422, 'another root', { code: '<a/>' }, 'svg; it has a'),
  refuses(422, 'two roots', { code: '<svg/><svg/>' }, 'one root element'),
  refuses(
    422,
    'an entity from outside',
    { code: `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]>${svg('<text>&x;</text>')}` },
    'entity',
  ),
  refuses(
    422,
    'entities that multiply',
    {
      code: `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${[...'bcdefghij']
        .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'.charAt(index)};`.repeat(10)}">`)
        .join('')}]>${svg('<text>&j;</text>')}`,
    },
    'entity',
  ),
  answers(
    'three decimals',
    { code: svg('<path d="M1.23456 2.34567H9"/>') },
    { code: svg('<path d="M1.235 2.346H9"/>') },
    'rounded to three',
  ),
  answers(
    'ids that nothing names',
    { code: svg('<path id="a" d="M0 0h1"/>') },
    { code: svg('<path d="M0 0h1"/>') },
    SVG,
  ),
  answers(
    'a size that stays',
    { code: svg('<path d="M0 0h1"/>', ' width="10" height="20" viewBox="0 0 1 2"') },
    { code: svg('<path d="M0 0h1"/>', ' width="10" height="20" viewBox="0 0 1 2"') },
    'the contract',
  ),
  refuses(
    422,
    'endless nesting',
    { code: `<svg>${'<g>'.repeat(1_000)}<path/>${'</g>'.repeat(1_000)}</svg>` },
    'code is nested deeper than 1000 elements',
  ),
])
