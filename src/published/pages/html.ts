import { readFileSync } from 'node:fs'

/** A text as it stands in HTML, between tags or in a quoted attribute. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A file of `site/`, beside the pages in the sources and in the compiled files alike. */
export const siteFile = (name: string): string =>
  readFileSync(new URL(`../site/${name}`, import.meta.url), 'utf8')

interface Page {
  title: string
  description: string
  /** Of this page, without the base address. */
  path: string
  baseUrl: string
  /** HTML. */
  main: string
}

const NAVIGATION: readonly (readonly [path: string, label: string])[] = [
  ['/docs', 'Reference'],
  ['/llms.txt', 'Agent guide'],
  ['/openapi.json', 'OpenAPI'],
  ['/changelog', 'Changes'],
  ['/licenses', 'Licences'],
]

const link = (current: string, [path, label]: (typeof NAVIGATION)[number]): string =>
  `<a href="${path}"${path === current ? ' aria-current="page"' : ''}>${label}</a>`

/** A page for people, without scripts, in the reader's own light or dark. */
export const page = ({ title, description, path, baseUrl, main }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<meta name="description" content="${escape(description)}">
<link rel="canonical" href="${escape(`${baseUrl}${path}`)}">
<link rel="icon" href="data:,">
<style>
${siteFile('pages.css')}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="/">Inference Gateway <span>and Utility Toolkit</span></a>
<nav aria-label="Pages">${NAVIGATION.map((each) => link(path, each)).join('\n')}</nav>
</header>
<main id="content">
${main}
</main>
</body>
</html>
`
