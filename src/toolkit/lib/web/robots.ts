/** A line that lets a crawler in or not. */
export interface RobotsRule {
  type: 'allow' | 'disallow'
  /** As written; may be empty. */
  path: string
  /** From 1. */
  line: number
}

/** Rules and the crawlers that they are for. */
export interface RobotsGroup {
  /** As written. */
  userAgents: string[]
  rules: RobotsRule[]
  /** Seconds between requests; null where none is given. */
  crawlDelay: number | null
}

/** A robots.txt as it was read. */
export interface RobotsFile {
  groups: RobotsGroup[]
  sitemaps: string[]
  /** Lines that say nothing known, without their comments. */
  unknown: { line: number; text: string }[]
}

/** A line with content. */
interface Line {
  line: number
  text: string
  /** In lower case; empty where there is no colon. */
  key: string
  value: string
}

const linesOf = (text: string): Line[] =>
  text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((written, index) => {
      const content = written.split('#', 1)[0]?.trim() ?? ''
      const colon = content.indexOf(':')
      return content === ''
        ? []
        : {
            line: index + 1,
            text: content,
            key: content.slice(0, Math.max(colon, 0)).trim().toLowerCase(),
            value: content.slice(colon + 1).trim(),
          }
    })

const NUMBER = /^(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})$/

/**
 * Reads a robots.txt (RFC 9309, section 2.2) with the records that many crawlers know beside it, crawl-delay and
 * sitemap. Lines that belong to no group do not end one (section 2.2.4).
 */
export const readRobots = (text: string): RobotsFile => {
  const file: RobotsFile = { groups: [], sitemaps: [], unknown: [] }
  let group: RobotsGroup | null = null
  let isBegun = false
  for (const { line, text: content, key, value } of linesOf(text)) {
    if (key === 'user-agent') {
      if (group === null || isBegun) {
        group = { userAgents: [], rules: [], crawlDelay: null }
        file.groups.push(group)
        isBegun = false
      }
      group.userAgents.push(value)
    } else if (key === 'sitemap') {
      file.sitemaps.push(value)
    } else if (group !== null && (key === 'allow' || key === 'disallow')) {
      group.rules.push({ type: key, path: value, line })
      isBegun = true
    } else if (group !== null && key === 'crawl-delay' && NUMBER.test(value)) {
      group.crawlDelay ??= Number(value)
      isBegun = true
    } else {
      file.unknown.push({ line, text: content })
    }
  }
  return file
}
