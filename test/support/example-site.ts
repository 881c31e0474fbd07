import sharp from 'sharp'
import { htmlPage, startSite, type Site } from './site.js'

/** The site that documented examples fetch from; IANA keeps its name for documentation (RFC 2606, section 3). */
export const EXAMPLE_SITE = 'https://example.com'

const HTML = `<!doctype html>
<html lang="en">
<head>
<title>Example Domain</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
</head>
<body>
<div><h1>Example Domain</h1>
<p>This domain is for use in documentation examples without needing permission. Avoid use in operations.</p>
<p><a href="https://iana.org/domains/example">Learn more</a></p></div>
</body>
</html>
`

/** Stands for {@link EXAMPLE_SITE} on this machine. */
export const startExampleSite = async (): Promise<Site> => {
  const logo = { width: 2, height: 2, channels: 3 as const, background: '#ff0000' }
  return startSite({
    '/': htmlPage(HTML, 'text/html'),
    '/logo.png': {
      headers: { 'content-type': 'image/png' },
      body: await sharp({ create: logo }).png().toBuffer(),
    },
  })
}

/** What the site has; other addresses of it are examples of texts, which nothing fetches. */
const SERVED: ReadonlySet<string> = new Set(['', '/', '/logo.png'].map((path) => EXAMPLE_SITE + path))

/** A parameter of a documented call, on the site of this machine where it is the address of something that it has. */
export const onExampleSite = (value: string, site: string): string =>
  SERVED.has(value) ? value.replace(EXAMPLE_SITE, site) : value

/** An answer as it would read had it come from the real site. */
export const fromExampleSite = (body: unknown, site: string): unknown =>
  JSON.parse(
    JSON.stringify(body)
      .replaceAll(site, EXAMPLE_SITE)
      .replaceAll(new URL(site).host, new URL(EXAMPLE_SITE).host),
  ) as unknown
