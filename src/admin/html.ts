/** Markup that is safe to be sent: made by {@link html} alone. */
export class Html {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text
  }
}

/** What may stand in a template: texts are escaped, lists joined, and what is absent is nothing. */
export type Content = Html | string | number | bigint | null | undefined | false | readonly Content[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const written = (content: Content): string => {
  if (content === null || content === undefined || content === false) return ''
  if (content instanceof Html) return content.text
  if (Array.isArray(content)) return (content as readonly Content[]).map(written).join('')
  return escapeHtml(String(content))
}

/** Markup in which everything that is filled in is escaped. Attributes must stand in double quotes. */
export const html = (parts: TemplateStringsArray, ...contents: readonly Content[]): Html =>
  new Html(parts.map((part, index) => `${part}${written(contents[index])}`).join(''))

/** A path below `/admin` with a query; what is `null` or empty is left out. */
export const link = (
  path: string,
  query: Readonly<Record<string, string | number | null | undefined>> = {},
): string => {
  const pairs = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  const search = new URLSearchParams(pairs).toString()
  return `/admin${path}${search === '' ? '' : `?${search}`}`
}
