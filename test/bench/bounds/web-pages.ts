import type { BoundsTable } from './derive.js'

const MOST = 50_000

/** As many whole repetitions as a parameter may have characters. */
const filled = (part: string): string => part.repeat(Math.floor(MOST / part.length))

const base = 'https://example.com/'
const nested = '<div>'.repeat(900)

const OWN_CONNECTION = {
  ms: 3,
  because: 'each call looks up, connects to and asks the address itself',
  isAlways: true,
} as const

/** What reads a page, a feed or a robots.txt that the caller gives as text. */
export const webPages: BoundsTable = {
  timing: { own: OWN_CONNECTION },
  headers: { own: OWN_CONNECTION },
  meta: {
    calls: [
      { html: filled('<meta name=a content=b>'), base: null },
      { html: nested, base: null },
    ],
  },
  'open-graph': { calls: [{ html: filled('<meta property=og:image content=a>'), base }] },
  article: { calls: [{ html: filled('<p>One, two, three, four, five, six, seven, eight, nine, ten.</p>') }] },
  links: { calls: [{ html: filled('<a href=x>y</a>'), base, unique: false, limit: 1000 }] },
  images: { calls: [{ html: filled('<img src=a srcset=b>'), base, limit: 1000 }] },
  'feed/discover': { calls: [{ html: filled('<link rel=alternate type=text/xml href=a>'), base }] },
  'feed/parse': {
    calls: [
      {
        text: `<rss version="2.0"><channel>${filled('<item><title>a</title></item>').slice(0, -60 * 29)}</channel></rss>`,
      },
    ],
  },
  'robots/parse': { calls: [{ text: filled('User-agent: a\nAllow: /\n') }, { text: filled('a\n') }] },
  'robots/test': {
    calls: [
      {
        url: `${base}${'a'.repeat(2000)}`,
        text: `User-agent: *\n${filled('Allow: /*a*b\n').slice(0, -20 * 13)}`,
      },
      { url: `${base}${'a'.repeat(2000)}`, text: `User-agent: *\nAllow: /${'*a'.repeat(24_000)}` },
    ],
  },
  'structured-data': { calls: [{ html: filled('<script type=application/ld+json>{}</script>') }] },
  technologies: { calls: [{ html: filled('<script src=jquery-1></script>') }] },
}
