import sanitizeHtml from 'sanitize-html'

/** How much of HTML may stay. */
export type CleaningProfile = 'basic' | 'relaxed' | 'text'

const ALLOWED: Readonly<
  Record<CleaningProfile, { tags: readonly string[]; attributes: Record<string, string[]> }>
> = {
  basic: {
    tags: 'p br b i strong em u s a ul ol li blockquote code pre'.split(' '),
    attributes: { a: ['href', 'title'] },
  },
  relaxed: {
    tags: [...sanitizeHtml.defaults.allowedTags, 'img'],
    attributes: {
      '*': ['class'],
      a: ['href', 'name', 'title'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
  },
  text: { tags: [], attributes: {} },
}

/** HTML as the sanitizer writes it, and what it found. */
export interface CleanedHtml {
  html: string
  /** Start tags of the input that the profile does not allow, in lower case, each once, in order of appearance. */
  removedTags: string[]
}

/** HTML of which only what the profile allows is left; what is in other tags stays, but for scripts, styles and the like. */
export const cleanHtml = (html: string, profile: CleaningProfile): CleanedHtml => {
  const { tags, attributes } = ALLOWED[profile]
  const allowed = new Set(tags)
  const removed = new Set<string>()
  const cleaned = sanitizeHtml(html, {
    allowedTags: [...tags],
    allowedAttributes: attributes,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xmp'],
    onOpenTag: (name) => {
      if (!allowed.has(name)) removed.add(name)
    },
  })
  return { html: cleaned, removedTags: [...removed] }
}
