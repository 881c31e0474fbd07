import { attributions, type Attribution } from './attributions.js'
import { escape, page } from './pages/html.js'
import type { RuntimePackage } from './packages.js'
import { bundledPackages } from './reference/bundled.js'

/** What a page about an upstream must say. */
export interface NamedUpstream {
  title: string
  docs: string
  terms: string
  attribution: string
  forbidsCommercialUse?: true
}

const NOT_COMMERCIAL = 'Not for commercial use as it stands; `UPSTREAMS_OFF` switches it off.'

const sentence = (text: string): string => (/[.!?)]$/.test(text) ? text : `${text}.`)

const termsOf = ({ terms, attribution, forbidsCommercialUse }: NamedUpstream): string =>
  [terms, attribution, ...(forbidsCommercialUse ? [NOT_COMMERCIAL] : [])].map(sentence).join(' ')

const origin = ({ from }: Attribution): string => {
  if ('package' in from) return `package \`${from.package}\``
  if ('source' in from) return `\`${from.source}\``
  return `\`data/${'file' in from ? from.file : from.table}\``
}

const BUNDLED_TITLE = 'Packages in the API reference'
const BUNDLED_NOTE =
  "Their code is in the reference's program, as its source maps name them. The texts of the licences are at <https://spdx.org/licenses/>."

/** Of Markdown's own characters, names have these. */
const inMarkdown = (text: string): string => text.replaceAll(/[<>*_]/g, '\\$&')

const paragraph = (attribution: Attribution): string =>
  [
    `### ${attribution.title}`,
    '',
    `- Where: ${origin(attribution)}`,
    `- Source: <${attribution.url}>`,
    `- Licence: ${attribution.licence}`,
    `- Credit: ${attribution.credit}`,
    ...(attribution.changes === undefined ? [] : [`- Changes: ${attribution.changes}`]),
    '',
  ].join('\n')

/** NOTICE.md: the data and its licences, the public sources and their terms, the packages and theirs. */
export const renderNotice = (
  packages: readonly RuntimePackage[],
  upstreams: readonly NamedUpstream[],
): string => {
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort()
  const named = (licence: string): string =>
    [
      ...new Set(packages.filter((entry) => entry.licence === licence).map((e) => `${e.name} ${e.version}`)),
    ].join(', ')
  return [
    '# Notices',
    '',
    'What this service carries or asks, whose it is, and under which licence. Written by `npm run notice`; never edited.',
    '',
    '## Data and assets',
    '',
    ...attributions.map(paragraph),
    '## Public sources',
    '',
    'Some features ask these services when they are called. Their terms bind what is done with the answers.',
    '',
    ...upstreams.map((upstream) => `- **${upstream.title}** (${upstream.docs}): ${termsOf(upstream)}`),
    '',
    '## Packages',
    '',
    ...licences.flatMap((licence) => [`### ${licence}`, '', named(licence), '']),
    `## ${BUNDLED_TITLE}`,
    '',
    BUNDLED_NOTE,
    '',
    ...bundledPackages().packages.map(
      ({ name, version, licence, copyright }) =>
        `- ${name} ${version}: ${licence}${copyright === '' ? '' : `. ${inMarkdown(copyright)}`}`,
    ),
    '',
  ].join('\n')
}

const link = (address: string): string =>
  /^https?:\/\/\S+$/.test(address) ? `<a href="${escape(address)}">${escape(address)}</a>` : escape(address)

/** The same for people in a browser, on one page. */
export const renderLicensesPage = (
  packages: readonly RuntimePackage[],
  upstreams: readonly NamedUpstream[],
  baseUrl: string,
): string => {
  const rows = packages
    .map(
      ({ name, version, licence }) =>
        `<tr><td>${escape(name)}</td><td>${escape(version)}</td><td>${escape(licence)}</td></tr>`,
    )
    .join('\n')
  const bundled = bundledPackages()
    .packages.map(
      ({ name, version, licence, copyright }) =>
        `<tr><td>${escape(name)}${copyright === '' ? '' : `<br><small>${escape(copyright)}</small>`}</td><td>${escape(version)}</td><td>${escape(licence)}</td></tr>`,
    )
    .join('\n')
  const data = attributions
    .map(
      ({ title, url, licence, credit, changes }) =>
        `<h3>${escape(title)}</h3>\n<p>${escape(credit)}${changes === undefined ? '' : ` ${escape(changes)}`}<br>${link(url)}<br>Licence: ${escape(licence)}</p>`,
    )
    .join('\n')
  const sources = upstreams
    .map(
      (upstream) =>
        `<li><b>${escape(upstream.title)}</b> ${link(upstream.docs)}: ${escape(termsOf(upstream)).replaceAll('`', '')}</li>`,
    )
    .join('\n')
  const main = `<h1>Licences and notices</h1>
<p class="lead">What this service carries or asks, whose it is, and under which licence.</p>
<h2>Data and assets</h2>
${data}
<h2>Public sources</h2>
<p>Some features ask these services when they are called. Their terms bind what is done with the answers.</p>
<ul>
${sources}
</ul>
<h2>Packages</h2>
<table>
<tr><th scope="col">Package</th><th scope="col">Version</th><th scope="col">Licence</th></tr>
${rows}
</table>
<h2>${BUNDLED_TITLE}</h2>
<p>${escape(BUNDLED_NOTE).replace(/&lt;(\S+)&gt;/, '<a href="$1">$1</a>')}</p>
<table>
<tr><th scope="col">Package</th><th scope="col">Version</th><th scope="col">Licence</th></tr>
${bundled}
</table>`
  return page({
    title: 'Licences and notices',
    description: 'What this service carries or asks, whose it is, and under which licence.',
    path: '/licenses',
    baseUrl,
    main,
  })
}
