import { readBundle } from '../reference/bundle.js'
import { sections, type Section } from '../guides/operations.js'
import { escape, siteFile } from './html.js'

const option = ({ name, title, operations }: Section, current: string): string =>
  `<option value="${name}"${name === current ? ' selected' : ''}>${escape(title)} (${operations.length})</option>`

/** Scalar's address for an operation in its document. */
const tagSlug = (tag: string): string => tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** `/docs/operations.json`: what the search of the reference goes through, an operation a row. */
export const referenceIndex = (baseUrl: string): object => ({
  columns: ['section', 'title', 'method', 'path', 'summary', 'words', 'hash'],
  rows: sections(baseUrl).flatMap(({ name, title, operations }) =>
    operations.map(({ id, tag, method, path, summary, query, body }) => [
      name,
      title,
      method,
      path,
      summary,
      [id, ...query.map((input) => input.name), ...body.map((input) => input.name)].join(' '),
      `tag/${tagSlug(tag)}/${id}`,
    ]),
  ),
})

/** `/docs/program.js`: starts Scalar and the search over all operations. */
export const referenceProgram = (): string => siteFile('reference.js')

/** `/docs` and `/docs/<section>`: Scalar's reference of one section, with a search over all of them. */
export const referencePage = (current: string, baseUrl: string): string => {
  const all = sections(baseUrl)
  const [gateway, ...categories] = all
  const section = all.find(({ name }) => name === current)
  if (gateway === undefined || section === undefined) throw new Error(`There is no section ${current}`)
  const { index } = readBundle()
  const assets = `/docs/assets/${index.version}/`
  const document = current === 'gateway' ? '/openapi/gateway.json' : `/openapi/toolkit/${current}.json`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(section.title)}: API reference</title>
<meta name="description" content="${escape(section.description)}">
<link rel="canonical" href="${escape(`${baseUrl}/docs${current === 'gateway' ? '' : `/${current}`}`)}">
<link rel="icon" href="data:,">
<link rel="preload" href="${document}" as="fetch" crossorigin>
${[index.entry, ...index.preload].map((name) => `<link rel="modulepreload" href="${assets}${name}">`).join('\n')}
<script type="module" src="/docs/program.js"></script>
<style>
${siteFile('reference.css')}</style>
</head>
<body>
<header class="docs-bar">
<a class="docs-home" href="/">Home</a>
<label class="docs-section"><span class="docs-hidden">Section of the reference</span>
<select id="docs-section">
${option(gateway, current)}
<optgroup label="Toolkit">
${categories.map((each) => option(each, current)).join('\n')}
</optgroup>
</select></label>
<div class="docs-search" role="search">
<input id="docs-search" type="search" role="combobox" autocomplete="off" spellcheck="false" aria-expanded="false" aria-controls="docs-results" aria-autocomplete="list" aria-label="Search all operations" placeholder="Search all ${all.reduce((sum, { operations }) => sum + operations.length, 0)}">
<ul id="docs-results" role="listbox" aria-label="Operations found" hidden></ul>
<p id="docs-status" class="docs-hidden" role="status"></p>
</div>
</header>
<div id="reference" data-document="${document}" data-entry="${assets}${index.entry}" data-scheme="${current === 'gateway' ? 'gatewayKey' : 'restKeyBearer'}"></div>
<noscript><p>The reference needs JavaScript. The same in plain text: <a href="/llms/${current}.txt">/llms/${current}.txt</a></p></noscript>
</body>
</html>
`
}
