import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

const BOOK = {
  title: 'The Elements of Style',
  authors: 'Strunk, William; White, Elwyn Brooks',
  year: 2000,
  publisher: 'Longman',
}
const ARTICLE = {
  type: 'article',
  title: 'A Structure for Deoxyribose Nucleic Acid',
  authors: 'Watson, James D.; Crick, Francis',
  year: 1953,
  container: 'Nature',
  volume: '171',
  issue: '4356',
  pages: '737-738',
  doi: '10.1038/171737a0',
}
const PAGE = {
  type: 'webpage',
  title: 'What is <HTML>?',
  authors: 'World Health Organization',
  container: 'WHO & Co',
  url: 'https://who.example/html',
}
const authors = (count: number): string =>
  Array.from({ length: count }, (_, index) => `N${index + 1}, Ann`).join(';')

table('rest_media_citations', [
  answers(
    'a book in APA',
    BOOK,
    {
      style: 'apa',
      text: 'Strunk, W., & White, E. B. (2000). The Elements of Style. Longman.',
      html: 'Strunk, W., &amp; White, E. B. (2000). <i>The Elements of Style</i>. Longman.',
      inText: '(Strunk & White, 2000)',
    },
    'APA 7, section 10.2',
  ),
  answers(
    'a book in MLA',
    { ...BOOK, style: 'mla' },
    {
      text: 'Strunk, William, and Elwyn Brooks White. The Elements of Style. Longman, 2000.',
      html: 'Strunk, William, and Elwyn Brooks White. <i>The Elements of Style</i>. Longman, 2000.',
      inText: '(Strunk and White)',
    },
    'MLA 9, works cited',
  ),
  answers(
    'a book in Chicago style',
    { ...BOOK, style: 'chicago', url: 'https://e.example/' },
    {
      text: 'Strunk, William, and Elwyn Brooks White. The Elements of Style. Longman, 2000. https://e.example/.',
      inText: '(Strunk and White 2000)',
    },
    'Chicago 17, bibliography',
  ),
  answers(
    'an article in APA: no full stop after the link',
    ARTICLE,
    {
      text: 'Watson, J. D., & Crick, F. (1953). A Structure for Deoxyribose Nucleic Acid. Nature, 171(4356), 737–738. https://doi.org/10.1038/171737a0',
      html: expect.stringContaining('Acid. <i>Nature, 171</i>(4356), 737–738. https'),
    },
    'APA 7, section 10.1',
  ),
  answers(
    'an issue without a volume in APA',
    {
      type: 'article',
      title: 'T',
      authors: 'Doe, Jane',
      year: 2001,
      container: 'J',
      issue: '5',
      pages: '12-19',
    },
    { text: 'Doe, J. (2001). T. J, (5), 12–19.', html: 'Doe, J. (2001). T. <i>J</i>, (5), 12–19.' },
    'APA 7, section 9.25: the issue in brackets; a comma after the name of the periodical',
  ),
  answers(
    'an issue without a volume and pages in APA',
    { type: 'article', title: 'T', year: 2001, container: 'J', issue: '5' },
    { text: 'T. (2001). J, (5).', html: 'T. (2001). <i>J</i>, (5).' },
    'APA 7, section 9.25',
  ),
  answers(
    'an article in MLA',
    { ...ARTICLE, style: 'mla' },
    {
      text: 'Watson, James D., and Francis Crick. “A Structure for Deoxyribose Nucleic Acid.” Nature, vol. 171, no. 4356, 1953, pp. 737–738, https://doi.org/10.1038/171737a0.',
      html: expect.stringContaining('Acid.” <i>Nature</i>, vol. 171'),
    },
    'MLA 9, works cited',
  ),
  answers(
    'an article in Chicago style',
    { ...ARTICLE, style: 'chicago' },
    {
      text: 'Watson, James D., and Francis Crick. “A Structure for Deoxyribose Nucleic Acid.” Nature 171, no. 4356 (1953): 737–738. https://doi.org/10.1038/171737a0.',
      html: expect.stringContaining('Acid.” <i>Nature</i> 171, no. 4356'),
    },
    'Chicago 17, bibliography',
  ),
  answers(
    'a web page of an organization without a year',
    PAGE,
    {
      text: 'World Health Organization. (n.d.). What is <HTML>? WHO & Co. https://who.example/html',
      html: 'World Health Organization. (n.d.). <i>What is &lt;HTML&gt;?</i> WHO &amp; Co. https://who.example/html',
      inText: '(World Health Organization, n.d.)',
    },
    'APA 7, section 10.16',
  ),
  answers(
    'the same in MLA',
    { ...PAGE, style: 'mla' },
    {
      text: 'World Health Organization. “What is <HTML>?” WHO & Co, https://who.example/html.',
      html: 'World Health Organization. “What is &lt;HTML&gt;?” <i>WHO &amp; Co</i>, https://who.example/html.',
      inText: '(World Health Organization)',
    },
    'MLA 9, works cited',
  ),
  answers(
    'the same in Chicago style, with a year',
    { ...PAGE, style: 'chicago', year: 2020 },
    {
      text: 'World Health Organization. “What is <HTML>?” WHO & Co. 2020. https://who.example/html.',
      inText: '(World Health Organization 2020)',
    },
    'Chicago 17, bibliography',
  ),
  answers(
    'nothing but a title',
    { title: 'Beowulf' },
    { text: 'Beowulf. (n.d.).', inText: '(“Beowulf,” n.d.)' },
    'APA 7: the title takes the place of the author',
  ),
  answers(
    'a title alone in Chicago style',
    { title: 'Beowulf', style: 'chicago' },
    { text: 'Beowulf.', inText: '(“Beowulf”)' },
    'no year is left out',
  ),
  answers(
    'hyphenated and many given names',
    { title: 'T', authors: 'Sartre, Jean-Paul Charles' },
    { text: 'Sartre, J.-P. C. (n.d.). T.' },
    'APA 7, section 9.8',
  ),
  answers(
    'initials without blanks between them',
    { title: 'The Hobbit', authors: 'Tolkien, J.R.R.; Sartre, J.-P.', year: 1937 },
    { text: 'Tolkien, J. R. R., & Sartre, J.-P. (1937). The Hobbit.' },
    'APA 7, section 9.8: a space between initials',
  ),
  answers(
    'a journal alone whose name ends in a full stop, in Chicago style',
    { title: 'T', type: 'article', container: 'J. Chem. Phys.', style: 'chicago' },
    {
      text: '“T.” J. Chem. Phys.',
      html: '“T.” <i>J. Chem. Phys.</i>',
    },
    'Chicago 17, section 6.123: no two full stops together',
  ),
  answers(
    '21 authors in APA',
    { title: 'T', authors: authors(21), year: 1 },
    {
      text: expect.stringMatching(/^N1, A\., .*N19, A\., \. \. \. N21, A\. \(1\)\. T\.$/),
      inText: '(N1 et al., 1)',
    },
    'APA 7, section 9.8',
  ),
  answers(
    '20 authors in APA',
    { title: 'T', authors: authors(20) },
    { text: expect.stringContaining('N19, A., & N20, A. (n.d.)') },
    'APA 7, section 9.8',
  ),
  answers(
    'three authors in MLA',
    { title: 'T', authors: authors(3), style: 'mla' },
    { text: 'N1, Ann, et al. T.', inText: '(N1 et al.)' },
    'MLA 9',
  ),
  answers(
    'three authors in Chicago style',
    { title: 'T', authors: authors(3), style: 'chicago', year: 5 },
    { text: 'N1, Ann, Ann N2, and Ann N3. T. 5.', inText: '(N1, N2, and N3 5)' },
    'Chicago 17',
  ),
  answers(
    'eleven authors in Chicago style',
    { title: 'T', authors: authors(11), style: 'chicago' },
    { text: 'N1, Ann, Ann N2, Ann N3, Ann N4, Ann N5, Ann N6, Ann N7, et al. T.', inText: '(N1 et al.)' },
    'Chicago 17',
  ),
  answers(
    'a DOI before an address',
    { title: 'T', doi: '10.1/x', url: 'https://e.example/' },
    { text: 'T. (n.d.). https://doi.org/10.1/x' },
    'the link',
  ),
  refuses(400, 'an address that is none', { title: 'T', url: 'nowhere' }, 'url'),
  refuses(400, 'a title of blanks', { title: '  ' }, 'title'),
  refuses(400, 'another style', { title: 'T', style: 'ieee' }, 'style'),
  refuses(400, 'no title', {}, 'title'),
  answers(
    'a suffix of a name in APA',
    { title: 'T', authors: 'King, Martin Luther, Jr.; Smith, A.', year: 1963 },
    { text: 'King, M. L., Jr., & Smith, A. (1963). T.', inText: '(King & Smith, 1963)' },
    'APA, 7th edition, 9.8',
  ),
  answers(
    'and in Chicago style, where only the first name is inverted',
    { style: 'chicago', title: 'T', authors: 'Smith, A.; King, Martin Luther, Jr.', year: 1963 },
    { text: 'Smith, A., and Martin Luther King Jr. T. 1963.' },
    'The Chicago Manual of Style, 17th edition, 6.43',
  ),
  answers(
    'one page in MLA',
    { style: 'mla', type: 'article', title: 'T', container: 'J', year: 2001, pages: '12' },
    { text: '“T.” J, 2001, p. 12.' },
    'MLA Handbook, 9th edition, 5.95',
  ),
])
