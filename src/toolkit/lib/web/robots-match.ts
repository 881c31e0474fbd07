import { codePointLength } from '../text/code-points.js'
import type { RobotsFile, RobotsGroup, RobotsRule } from './robots.js'

/** What a robots.txt says to one crawler. */
export interface CrawlerGroup {
  /** The user-agent that was matched, as written. */
  name: string
  rules: RobotsRule[]
  crawlDelay: number | null
}

/** The product token (RFC 9309, section 2.2.1) that a name begins with, in lower case. */
const tokenOf = (name: string): string => (/^[a-z_-]*/i.exec(name.trim())?.[0] ?? '').toLowerCase()

const joined = (
  groups: readonly RobotsGroup[],
  isMeant: (userAgent: string) => boolean,
): CrawlerGroup | null => {
  const meant = groups.filter(({ userAgents }) => userAgents.some(isMeant))
  const name = meant[0]?.userAgents.find(isMeant)
  if (name === undefined) return null
  return {
    name,
    rules: meant.flatMap(({ rules }) => rules),
    crawlDelay: meant.find(({ crawlDelay }) => crawlDelay !== null)?.crawlDelay ?? null,
  }
}

/** All groups of a crawler joined, else those of `*`; null without either. */
export const groupFor = ({ groups }: RobotsFile, agent: string): CrawlerGroup | null => {
  const token = tokenOf(agent)
  const own = token === '' ? null : joined(groups, (userAgent) => tokenOf(userAgent) === token)
  return own ?? joined(groups, (userAgent) => userAgent.trim() === '*')
}

/** RFC 3986, section 2.3. */
const UNRESERVED = /^[A-Za-z0-9\-._~]$/

/** What URIs do not have as it is (RFC 3986, section 2). */
const FOREIGN = /[\0- "<>\\^`{|}\x7f-\uffff]+/g

/** Values in queries are often addresses; whether their colons and slashes are escaped is all the same (RFC 9309, 2.2.2). */
const withPlainQuery = (path: string): string => {
  const mark = path.indexOf('?')
  if (mark < 0) return path
  return path.slice(0, mark) + path.slice(mark).replaceAll('%3A', ':').replaceAll('%2F', '/')
}

/** A path as it is compared: escapes of unreserved characters decoded, others in capitals, foreign characters escaped. */
const comparable = (path: string): string => {
  const escaped = path
    .replace(/%([0-9a-f]{2})/gi, (escape, hex: string) => {
      const character = String.fromCharCode(Number.parseInt(hex, 16))
      return UNRESERVED.test(character) ? character : escape.toUpperCase()
    })
    .replace(FOREIGN, (characters) =>
      Buffer.from(characters).toString('hex').toUpperCase().replace(/../g, '%$&'),
    )
  return withPlainQuery(escaped)
}

/** In paths these are characters like others; patterns name them by their escapes (RFC 9309, section 2.2.3). */
const comparableTarget = (path: string): string =>
  comparable(path).replaceAll('*', '%2A').replaceAll('$', '%24')

const comparablePattern = (pattern: string): string => comparable(pattern).replace(/\$(?!$)/g, '%24')

/** Whether a pattern matches from the start of a path, both comparable. Each part at its first place: no way back. */
const matches = (pattern: string, path: string): boolean => {
  const isWhole = pattern.endsWith('$')
  const [start = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(start)) return false
  let at = start.length
  const last = isWhole ? parts.pop() : undefined
  for (const part of parts) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  if (!isWhole) return true
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last)
}

/** The rule that decides about a path with its query (RFC 9309, section 2.2.2): the longest, of two the one that allows. */
export const ruleFor = (rules: readonly RobotsRule[], path: string): RobotsRule | null => {
  const target = comparableTarget(path)
  let [winner, longest]: [RobotsRule | null, number] = [null, 0]
  for (const rule of rules) {
    if (rule.path === '' || !matches(comparablePattern(rule.path), target)) continue
    const length = codePointLength(rule.path)
    const isStronger = length === longest && rule.type === 'allow' && winner?.type === 'disallow'
    if (length > longest || isStronger) [winner, longest] = [rule, length]
  }
  return winner
}
