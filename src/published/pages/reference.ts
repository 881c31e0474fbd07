import { readBundle } from '../reference/bundle.js'
import { sections, type GuideOperation, type Section } from '../guides/operations.js'
import { publishedContract } from '../contract.js'
import { rankingIndex, searchedTexts } from '../search/index-of.js'
import { prefixOf } from '../addresses.js'
import { siteFile } from '../site-file.js'
import { escape, themeScript } from './html.js'

const option = ({ name, title, operations }: Section, current: string): string =>
  `<option value="${name}"${name === current ? ' selected' : ''}>${escape(title)} (${operations.length})</option>`

/** A tag as it stands in Scalar's addresses. */
const tagSlug = (tag: string): string => tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Scalar's address for an operation. */
const hashOf = ({ tag, id }: GuideOperation): string => `tag/${tagSlug(tag)}/${id}`

/** `/docs/operations.json`: the operations, a row each, and the index that the reference's search ranks them by. */
export const referenceIndex = (baseUrl: string): object => {
  const document = publishedContract(baseUrl)
  const all = sections(baseUrl).flatMap(({ name, title, operations }) =>
    operations.map((operation) => ({ name, title, operation })),
  )
  return {
    columns: ['section', 'title', 'method', 'path', 'summary', 'hash'],
    rows: all.map(({ name, title, operation }) => [
      name,
      title,
      operation.method,
      operation.path,
      operation.summary,
      hashOf(operation),
    ]),
    ...rankingIndex(all.map(({ title, operation }) => searchedTexts(document, title, operation))),
  }
}

const byTag = (operations: readonly GuideOperation[]): ReadonlyMap<string, readonly GuideOperation[]> => {
  const groups = new Map<string, GuideOperation[]>()
  for (const operation of operations)
    groups.set(operation.tag, [...(groups.get(operation.tag) ?? []), operation])
  return groups
}

/** A description as HTML; of Markdown it has code alone. */
const described = (text: string): string => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

/**
 * The section as it is seen before Scalar has started, which takes a second or two of a small machine's time, and by readers
 * without scripts: its operations, each where Scalar has it.
 */
const overview = ({ name, title, description, operations }: Section, prefix: string): string => {
  const groups = [...byTag(operations)]
  const index = groups.map(
    ([tag, all]) => `<li>${escape(tag)}
<ul>${all.map((each) => `<li><a href="#${hashOf(each)}">${escape(each.summary)}</a></li>`).join('\n')}</ul></li>`,
  )
  const texts = groups.map(
    ([tag, all]) => `${groups.length > 1 ? `<h2>${escape(tag)}</h2>` : ''}
<dl>
${all
  .map(
    (each) =>
      `<dt id="${hashOf(each)}"><a href="#${hashOf(each)}">${escape(each.summary)}</a> <code>${each.method} ${escape(each.path)}</code></dt><dd>${described(each.description)}</dd>`,
  )
  .join('\n')}
</dl>`,
  )
  return `<div id="docs-overview">
<nav aria-label="Operations"><ul>
${index.join('\n')}
</ul></nav>
<main>
<noscript><p>To try calls, and to search, this page needs JavaScript. The whole section in plain text: <a href="${prefix}/llms/${name}.txt">/llms/${name}.txt</a></p></noscript>
<h1>${escape(title)}</h1>
<p>${escape(description)}</p>
${texts.join('\n')}
</main>
</div>`
}

/** `/docs` and `/docs/<section>`: Scalar's reference of one section, with a search over all of them. */
export const referencePage = (current: string, baseUrl: string): string => {
  const all = sections(baseUrl)
  const [gateway, ...categories] = all
  const section = all.find(({ name }) => name === current)
  if (gateway === undefined || section === undefined) throw new Error(`There is no section ${current}`)
  const { index } = readBundle()
  const prefix = escape(prefixOf(baseUrl))
  const assets = `${prefix}/docs/assets/${index.version}/`
  const document = `${prefix}/openapi/${current === 'gateway' ? 'gateway' : `toolkit/${current}`}.json`
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
${themeScript()}
<link rel="preload" href="${document}" as="fetch" crossorigin>
<link rel="preload" href="${prefix}/docs/operations.json" as="fetch" crossorigin>
<link rel="modulepreload" href="${prefix}/docs/ranking.js">
<link rel="modulepreload" href="${prefix}/docs/trial.js">
${[index.entry, ...index.preload].map((name) => `<link rel="preload" href="${assets}${name}" as="script" crossorigin fetchpriority="low">`).join('\n')}
<script type="module" src="${prefix}/docs/program.js"></script>
<style>
${siteFile('reference.css')}</style>
</head>
<body>
<header class="docs-bar">
<a class="docs-home" href="${prefix}/">Home</a>
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
${overview(section, prefix)}
<div id="reference" data-document="${document}" data-entry="${assets}${index.entry}" data-scheme="${current === 'gateway' ? 'gatewayKey' : 'restKeyBearer'}"></div>
</body>
</html>
`
}
