import { answers, refuses, table } from '../../../support/table.js'

const RULE = 'rule of the feature'

table('rest_web_feed', [
  answers(
    'every kind of feed, each address once',
    {
      base: 'https://e.com/x/',
      html: `<link rel="alternate" type="application/rss+xml" title=" News " href="/rss">
        <link rel="Alternate home" type="Application/Atom+XML; charset=utf-8" href="atom">
        <link rel=alternate type="application/feed+json" href="/feed.json" title="">
        <link rel=alternate type="application/json" href="/other.json">
        <link rel=alternate type="application/json" href="/wp-json/wp/v2/pages/1">
        <link rel=alternate type="application/json" href="/x.json?u=/wp-json/">
        <link rel=alternate type="text/xml" href="/t.xml"><link rel=alternate type="application/xml" href="/a.xml">
        <link rel=alternate type="application/rss+xml" title="Again" href="https://e.com/rss">
        <link rel=alternate type="application/rss+xml"><link rel=alternate type="text/html" href="/de">
        <link rel=stylesheet type="text/xml" href="/s.xml"><link rel=alternate href="/untyped">`,
    },
    {
      count: 7,
      items: [
        { url: 'https://e.com/rss', kind: 'rss', title: 'News' },
        { url: 'https://e.com/x/atom', kind: 'atom', title: null },
        { url: 'https://e.com/feed.json', kind: 'json', title: null },
        { url: 'https://e.com/other.json', kind: 'json', title: null },
        { url: 'https://e.com/x.json?u=/wp-json/', kind: 'json', title: null },
        { url: 'https://e.com/t.xml', kind: 'xml', title: null },
        { url: 'https://e.com/a.xml', kind: 'xml', title: null },
      ],
    },
    RULE,
  ),
  answers(
    'a relative address without a base',
    { html: '<link rel=alternate type=application/rss+xml href=/r>' },
    { items: [{ url: '/r', kind: 'rss', title: null }] },
    RULE,
  ),
  answers('none', { html: '<p>Hi' }, { count: 0, items: [] }, RULE),
  refuses(400, 'neither address nor source', {}, 'url'),
  refuses(422, 'a private address', { url: 'http://192.168.1.1/' }, '192.168.1.1'),
])
