import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

const BIBTEX =
  '@book{k, author={Knuth, Donald E.}, title={The Art of Computer Programming}, publisher={Addison-Wesley}, year={1968}}'
const RIS =
  'TY  - JOUR\nAU  - Watson, James D.\nAU  - Crick, Francis\nTI  - A Structure\nT2  - Nature\nPY  - 1953\nDO  - 10.1038/171737a0\nER  - '

/** Each with the field that is of another type than csl-data.json gives it. */
const WRONG_FIELDS: readonly [field: string, reference: object][] = [
  ['author', { author: 'Knuth' }],
  ['author', { author: [null] }],
  ['author', { author: { family: 'Knuth' } }],
  ['title', { title: ['x'] }],
  ['DOI', { DOI: 5 }],
  ['issued', { issued: { 'date-parts': 'x' } }],
]

table('rest_media_citations_2', [
  answers(
    'BibTeX to RIS',
    { text: BIBTEX, to: 'ris' },
    {
      from: 'bibtex',
      to: 'ris',
      count: 1,
      items: [
        {
          id: 'k',
          type: 'book',
          title: 'The Art of Computer Programming',
          authors: ['Knuth, Donald E.'],
          year: 1968,
          doi: null,
        },
      ],
      content: expect.stringMatching(
        /^TY {2}- BOOK\n(.*\n)*AU {2}- Knuth, Donald E\.\n(.*\n)*PY {2}- 1968\n/,
      ),
    },
    'the RIS specification',
  ),
  answers(
    'RIS to CSL-JSON',
    { text: RIS },
    {
      from: 'ris',
      items: [
        {
          id: 'ref1',
          type: 'article-journal',
          title: 'A Structure',
          authors: ['Watson, James D.', 'Crick, Francis'],
          year: 1953,
          doi: '10.1038/171737a0',
        },
      ],
      content: expect.stringMatching(/^\[\n {2}\{\n[^]*"id": "ref1"[^]*\n {2}\}\n\]$/),
    },
    'CSL-JSON, csl-data.json',
  ),
  answers(
    'RIS with one blank before the hyphen',
    { text: 'TY - BOOK\nTI - x\nER -' },
    { from: 'ris', items: [expect.objectContaining({ type: 'book', title: 'x' })] },
    'as some programs write it',
  ),
  answers(
    'letters and accents of TeX in names',
    {
      text: String.raw`@book{a, title={\LaTeX{} \S 5, H$_2$O 3 $\times$ 2 \ldots}, author={Garc{\'\i}a, J. and Mart{\'{\i}}nez, M. and Ji{\v r}{\'{\i}}, N. and {\AA}ngstr{\"o}m, A. and H{\aa}kon, \AA ge and Na{\"\i}ve, \O{}rjan}}`,
    },
    {
      items: [
        expect.objectContaining({
          title: 'LaTeX §5, H₂O 3 × 2 …',
          authors: ['García, J.', 'Martínez, M.', 'Jiří, N.', 'Ångström, A.', 'Håkon, Åge', 'Naïve, Ørjan'],
        }),
      ],
    },
    'The TeXbook, chapter 9; LaTeX: A Document Preparation System, tables 3.1 and 3.2',
  ),
  answers(
    'organizations with signs of TeX in their names, to BibTeX',
    {
      text: '[{"id":"a","type":"book","title":"R&D","author":[{"literal":"Barnes & Noble"},{"family":"AT&T #1"}],"editor":[{"literal":"100%"}]}]',
      to: 'bibtex',
    },
    {
      items: [expect.objectContaining({ authors: ['Barnes & Noble', 'AT&T #1'] })],
      content: expect.stringMatching(
        /author = \{\{Barnes \\& Noble\} and \{AT\\&T \\#1\}\},\n\teditor = \{\{100\\%\}\},/,
      ),
    },
    'LaTeX: & # % need a backslash',
  ),
  answers(
    'writing that ASCII has no commands for, to BibTeX',
    {
      text: '[{"id":"a","type":"book","title":"日本語 & Привет x² ả ǿ é ł 😀","author":[{"family":"李","given":"明"},{"family":"Ångström","given":"A"}]}]',
      to: 'bibtex',
    },
    {
      content: expect.stringMatching(
        /author = \{李, 明 and \{\\r A\}ngstr\{\\" o\}m, A\},\n\ttitle = \{日本語 \\& Привет x² ả ǿ \{\\' e\} \\l\{\} 😀\},/,
      ),
    },
    'BibTeX of today reads UTF-8; before, these characters were left out',
  ),
  answers(
    'days beside the name of a month',
    {
      text: '@misc{a, title={A}, year=2001, month = jul # "~4"}\n@misc{b, title={B}, year=2001, month = "1~" # jan}',
    },
    { content: expect.stringMatching(/2001,\s*7,\s*4\s*\][^]*2001,\s*1,\s*1\s*\]/) },
    'BibTeXing: month = "1~" # jan',
  ),
  answers(
    'keys with colons, hyphens and slashes',
    {
      text: '@book{knuth:1984, title={A}}\n@book{DBLP:conf/x-1, title={B}}\n@book{müller.2001+b, title={C}}',
      to: 'bibtex',
    },
    {
      items: [{ id: 'knuth:1984' }, { id: 'DBLP:conf/x-1' }, { id: 'müller.2001+b' }],
      content: expect.stringMatching(
        /^@book\{knuth:1984,[^]*^@book\{DBLP:conf\/x-1,[^]*^@book\{müller\.2001\+b,/m,
      ),
    },
    'bibtex.web: a key goes on to white space, a comma or the closing brace',
  ),
  answers(
    'an id that is no key',
    { text: '[{"id":"Doe, J. {2001}","type":"book","title":"A"}]', to: 'bibtex' },
    {
      items: [expect.objectContaining({ id: 'Doe, J. {2001}' })],
      content: expect.stringMatching(/^@book\{Doe-J\.-2001-,/),
    },
    'white space, commas and braces end a key',
  ),
  answers(
    'a newspaper article and a film to RIS',
    {
      text: '[{"id":"n","type":"article-newspaper","title":"A","author":[{"family":"Gogh","given":"V","non-dropping-particle":"van"},{"literal":"AP"}]},{"id":"f","type":"motion_picture","title":"B","author":[{"family":"Lang","given":"Fritz"}]},{"id":"b","type":"book","author":[{"family":"X"}]}]',
      to: 'ris',
    },
    {
      content: expect.stringMatching(
        /^TY {2}- NEWS\nAU {2}- van Gogh, V\nAU {2}- AP\n[^]*^TY {2}- MPCT\nAU {2}- Lang, Fritz\n[^]*^TY {2}- BOOK\nAU {2}- X\n/m,
      ),
    },
    'the RIS specification: AU',
  ),
  answers(
    'a case in RIS, whose reporter is no author',
    { text: 'TY  - CASE\nTI  - Roe v. Wade\nA2  - U.S.\nPY  - 1973\nER  - ' },
    { items: [expect.objectContaining({ type: 'legal_case', title: 'Roe v. Wade', authors: [] })] },
    'the RIS specification of 2011: A2 of a case is its reporter',
  ),
  answers(
    'a web page in RIS',
    { text: 'TY  - WEB\nAU  - Doe, Jane\nTI  - Home\nPY  - 2001\nDO  - 10.1000/182\nER  - ' },
    {
      items: [
        {
          id: 'ref1',
          type: 'webpage',
          title: 'Home',
          authors: ['Doe, Jane'],
          year: 2001,
          doi: '10.1000/182',
        },
      ],
    },
    'the RIS specification of 2011, reference type WEB (web page)',
  ),
  answers(
    'CSL-JSON to BibTeX, with an organization and a number as id',
    {
      text: '[{"id":7,"type":"book","title":"q","author":[{"literal":"WHO"}]},{"type":"webpage"}]',
      to: 'bibtex',
    },
    {
      from: 'csl-json',
      count: 2,
      items: [
        { id: '7', type: 'book', title: 'q', authors: ['WHO'], year: null, doi: null },
        { id: 'ref2', type: 'webpage', title: null, authors: [], year: null, doi: null },
      ],
      content: expect.stringMatching(/^@book\{7,\n\tauthor = \{\{WHO\}\},/),
    },
    'an organization has braces of its own',
  ),
  answers(
    'CSL-JSON with its date as one text',
    { text: '[{"id":"a","type":"book","issued":{"raw":"2001-02-03","circa":true}}]', to: 'ris' },
    {
      items: [expect.objectContaining({ id: 'a', year: 2001 })],
      content: expect.stringContaining('DA  - 2001/02/03/'),
    },
    'CSL-JSON, csl-data.json: raw',
  ),
  answers(
    'one object, with an address that is not fetched',
    { text: '{"id":"a","type":"webpage","URL":"http://127.0.0.1:1/"}' },
    { count: 1, items: [expect.objectContaining({ id: 'a' })] },
    'CSL-JSON',
  ),
  refuses(422, 'a format of its own', { text: 'https://doi.org/10.1/x' }, 'none of BibTeX, RIS and CSL-JSON'),
  refuses(422, 'an array of numbers', { text: '[1]' }, 'Item 1 of the array'),
  refuses(422, 'no reference', { text: '[]' }, 'no reference'),
  refuses(422, 'BibTeX that is cut', { text: '@book{k, title={a}' }, 'does not parse as bibtex'),
  refuses(422, 'JSON that is cut', { text: '[{"id":' }, 'does not parse as csl-json'),
  refuses(422, 'deep braces', { text: `@book{k, title=${'{'.repeat(9000)}${'}'.repeat(9000)}}` }, 'text'),
  refuses(400, 'another target', { text: BIBTEX, to: 'apa' }, 'to'),
  refuses(400, 'no text', {}, 'text'),
  answers(
    'fields that are null, as if they were absent',
    {
      text: '[{"id":null,"type":"book","title":null,"author":[{"family":"Knuth","given":null}],"DOI":null}]',
    },
    { items: [{ id: 'ref1', type: 'book', title: null, authors: ['Knuth'], year: null, doi: null }] },
    'as some programs write them',
  ),
  ...WRONG_FIELDS.flatMap(([field, reference]) =>
    (['csl-json', 'bibtex', 'ris'] as const).map((to) =>
      refuses(
        422,
        `to ${to}: ${JSON.stringify(reference)}`,
        { text: JSON.stringify([{ id: 'a', ...reference }]), to },
        `"${field}"`,
      ),
    ),
  ),
  answers(
    'BibLaTeX entries',
    {
      text: '@online{d, title={W}, url={https://e.com}, date={2019-05}}\n@article{e, title={X}, journaltitle={J}, date={2001-02-03}}\n@report{g, title={R}, date={2010}}',
    },
    {
      from: 'bibtex',
      items: [
        expect.objectContaining({ id: 'd', type: 'webpage', year: 2019 }),
        expect.objectContaining({ id: 'e', type: 'article-journal', year: 2001 }),
        expect.objectContaining({ id: 'g', type: 'report', year: 2010 }),
      ],
    },
    'the manual of biblatex, 2.1 and 2.2.2',
  ),
  answers(
    'names with particles',
    { text: '@book{k, author={John von Neumann and de la Cruz, Juan}, title={X}}' },
    { items: [expect.objectContaining({ authors: ['von Neumann, John', 'de la Cruz, Juan'] })] },
    'BibTeX, the von part of a name',
  ),
  ...(['CONF', 'CHAP', 'NEWS', 'UNPD'] as const).map((type) =>
    answers<'rest_media_citations_2'>(
      `authors and year of a RIS record of the type ${type}`,
      { text: `TY  - ${type}\nAU  - Doe, Jane, Jr.\nTI  - T\nPY  - 2019/03/04/\nER  - ` },
      {
        items: [expect.objectContaining({ title: 'T', authors: ['Doe, Jane'], year: 2019 })],
        content: expect.stringMatching(/"date-parts": \[\s+\[\s+2019,\s+3,\s+4\s+\]/),
      },
      'RIS: AU is the author, PY the year of publication as YYYY/MM/DD/',
    ),
  ),
  answers(
    'RIS has a start page, an end page, two digits a month and names with their particles',
    {
      text: '@inproceedings{k, author={von Neumann, John}, title={T}, booktitle={P}, year=1945, month=jun, pages={5--9}}',
      to: 'ris',
    },
    {
      content:
        'TY  - CONF\nAU  - von Neumann, John\nC3  - P\nPY  - 1945\nDA  - 1945/06//\nC2  - 1945\nID  - k\nSP  - 5\nEP  - 9\nTI  - T\nER  - ',
    },
    'RIS format, fields SP, EP, DA and PY',
  ),
  answers(
    'a part of a collection, a month and a thesis in BibTeX',
    {
      text: 'TY  - CHAP\nTI  - Part\nT2  - Whole\nER  - \nTY  - THES\nTI  - Work\nDA  - 2001/09//\nER  - ',
      to: 'bibtex',
    },
    {
      content:
        '@incollection{ref1,\n\tbooktitle = {Whole},\n\ttitle = {Part},\n}\n' +
        '@phdthesis{ref2,\n\tyear = {2001},\n\tmonth = sep,\n\ttitle = {Work},\n}\n\n',
    },
    'BibTeXing (Patashnik, 1988), section 3.1; months by their abbreviations, section 3.2',
  ),
  answers(
    'the conference of a paper is the title of its book',
    { text: 'TY  - CONF\nTI  - T\nT2  - Conference on X\nPY  - 2019\nER  - ', to: 'bibtex' },
    {
      content:
        '@inproceedings{ref1,\n\tbooktitle = {Conference on {X}},\n\tyear = {2019},\n\ttitle = {T},\n}\n\n',
    },
    'RIS: T2 of a CONF; BibTeXing, section 3.1: booktitle is required',
  ),
])
