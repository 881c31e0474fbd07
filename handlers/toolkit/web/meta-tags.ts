import { feature } from '#toolkit'
import { codePointLength } from '#toolkit/lib/text/code-points'
import type { Data, Query } from '#operation'

type Tag = Data<'rest_web_metaTags'>['tags'][number]
type Warning = Data<'rest_web_metaTags'>['warnings'][number]
type Row = [tag: Tag['tag'], key: string, value: string | undefined]

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (value: string): string => value.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')

const written = ({ tag, key, value }: Tag): string => {
  if (tag === 'title') return `<title>${escaped(value)}</title>`
  if (tag === 'link') return `<link rel="${key}" href="${escaped(value)}">`
  return `<meta ${tag}="${key}" content="${escaped(value)}">`
}

const rowsOf = (query: Query<'rest_web_metaTags'>): Row[] => {
  const { title, description, url, image } = query
  return [
    ['title', 'title', title],
    ['name', 'description', description],
    ['name', 'robots', query.index ? undefined : 'noindex, nofollow'],
    ['link', 'canonical', url],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:type', query.type],
    ['property', 'og:url', url],
    ['property', 'og:image', image],
    ['property', 'og:image:alt', query.imageAlt],
    ['property', 'og:site_name', query.siteName],
    ['property', 'og:locale', query.pageLocale],
    ['name', 'twitter:card', image === undefined ? 'summary' : 'summary_large_image'],
    ['name', 'twitter:site', query.twitter === undefined ? undefined : `@${query.twitter}`],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', image],
  ]
}

export default feature('rest_web_metaTags', (query) => {
  const tags = rowsOf(query)
    .map(([tag, key, value]) => ({ tag, key, value: (value ?? '').trim() }))
    .filter(({ value }) => value !== '')
  const description = (query.description ?? '').trim()
  const warnings: [boolean, Warning][] = [
    [codePointLength(query.title.trim()) > 60, 'title over 60 characters'],
    [description === '', 'no description'],
    [codePointLength(description) > 160, 'description over 160 characters'],
    [query.image === undefined, 'no image'],
    [query.url === undefined, 'no url'],
  ]
  return {
    html: tags.map(written).join('\n'),
    tags,
    warnings: warnings.filter(([applies]) => applies).map(([, warning]) => warning),
  }
})
