import { prefixOf } from '../addresses.js'
import { siteFile } from '../site-file.js'

/** A text as it stands in HTML, between tags or in a quoted attribute. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Holds the reader's choice of light or dark; where it stands, nothing was drawn before. */
export const themeScript = (): string => `<script>${siteFile('theme.js')}</script>`

interface Page {
  title: string
  description: string
  /** Of this page, without the base address; `null` where it stands at any. */
  path: string | null
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

/** A page for people, in the reader's own light or dark. */
export const page = ({ title, description, path: current, baseUrl, main }: Page): string => {
  const prefix = escape(prefixOf(baseUrl))
  const link = ([path, label]: (typeof NAVIGATION)[number]): string =>
    `<a href="${prefix}${path}"${path === current ? ' aria-current="page"' : ''}>${label}</a>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<meta name="description" content="${escape(description)}">
${
  current === null
    ? ''
    : `<link rel="canonical" href="${escape(`${baseUrl}${current}`)}">
`
}<link rel="icon" href="data:,">
${themeScript()}
<style>
${siteFile('pages.css')}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="${prefix}/">Inference Gateway <span>and Utility Toolkit</span></a>
<nav aria-label="Pages">${NAVIGATION.map(link).join('\n')}
<button id="theme" type="button" hidden></button></nav>
</header>
<main id="content">
${main}
</main>
</body>
</html>
`
}
