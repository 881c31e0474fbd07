import { answers, refuses, table } from '../../support/table.js'

const RULES = 'the rules, by hand'

table('rest_web_metaTags', [
  answers(
    'everything',
    {
      title: ' T "<&>" ',
      description: 'D',
      url: 'https://e.com/?a=1&b=2',
      image: 'https://e.com/i.png',
      imageAlt: 'Alt',
      siteName: 'Site',
      type: 'video.other',
      pageLocale: 'id_ID',
      twitter: 'kedai',
      index: false,
    },
    {
      html: [
        '<title>T &quot;&lt;&amp;&gt;&quot;</title>',
        '<meta name="description" content="D">',
        '<meta name="robots" content="noindex, nofollow">',
        '<link rel="canonical" href="https://e.com/?a=1&amp;b=2">',
        '<meta property="og:title" content="T &quot;&lt;&amp;&gt;&quot;">',
        '<meta property="og:description" content="D">',
        '<meta property="og:type" content="video.other">',
        '<meta property="og:url" content="https://e.com/?a=1&amp;b=2">',
        '<meta property="og:image" content="https://e.com/i.png">',
        '<meta property="og:image:alt" content="Alt">',
        '<meta property="og:site_name" content="Site">',
        '<meta property="og:locale" content="id_ID">',
        '<meta name="twitter:card" content="summary_large_image">',
        '<meta name="twitter:site" content="@kedai">',
        '<meta name="twitter:title" content="T &quot;&lt;&amp;&gt;&quot;">',
        '<meta name="twitter:description" content="D">',
        '<meta name="twitter:image" content="https://e.com/i.png">',
      ].join('\n'),
      warnings: [],
    },
    RULES,
  ),
  answers(
    'the title alone, and values that are blank',
    { title: "It's", description: '  ', siteName: ' ' },
    {
      tags: [
        { tag: 'title', key: 'title', value: "It's" },
        { tag: 'property', key: 'og:title', value: "It's" },
        { tag: 'property', key: 'og:type', value: 'website' },
        { tag: 'name', key: 'twitter:card', value: 'summary' },
        { tag: 'name', key: 'twitter:title', value: "It's" },
      ],
      warnings: ['no description', 'no image', 'no url'],
    },
    RULES,
  ),
  answers(
    'lengths in code points',
    { title: '😀'.repeat(60), description: '😀'.repeat(160) },
    { warnings: ['no image', 'no url'] },
    RULES,
  ),
  answers(
    'what is too long',
    { title: 'x'.repeat(61), description: 'x'.repeat(161) },
    { warnings: ['title over 60 characters', 'description over 160 characters', 'no image', 'no url'] },
    RULES,
  ),
  refuses(400, 'no title', {}, 'title'),
  refuses(400, 'a locale with a hyphen', { title: 't', pageLocale: 'id-ID' }, 'pageLocale'),
  refuses(400, 'an account with @', { title: 't', twitter: '@a' }, 'twitter'),
  refuses(400, 'an address that is none', { title: 't', url: 'nowhere' }, 'url'),
])
