import type { PiiSpan } from './span.js'

const LOCAL_PART = /[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}$/u
const LEADING = /^[^\p{L}\p{N}_]+/u
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
const DOMAIN = new RegExp(`(?:${LABEL}\\.){1,8}\\p{L}{2,24}(?![\\p{L}\\p{N}])`, 'uy')
const AT = /@|\uff20/g
/** The middle of "name (at) host (dot) com", in any brackets; looked for first, since a text of names alone has many. */
const SPELLED_AT = /[([{]\s?at\s?[)\]}]/giu
const SPELLED_NAME = /([\p{L}\p{N}._%+-]{1,64})\s?$/u
const SPELLED_HOST =
  /\s?([\p{L}\p{N}-]{1,63}(?:(?:\.|\s?[([{]\s?dot\s?[)\]}]\s?)[\p{L}\p{N}-]{1,63}){1,8})/iuy

/** E-mail addresses, also spelled as "name (at) host (dot) com". */
export function* emailsIn(text: string): Generator<PiiSpan> {
  for (const { index } of text.matchAll(AT)) {
    const before = text.slice(Math.max(0, index - 64), index)
    // Neither occurs in a local part; without the cut each place before them would be tried.
    const cut = Math.max(before.lastIndexOf(' '), before.lastIndexOf('@')) + 1
    const local = LOCAL_PART.exec(before.slice(cut))?.[0].replace(LEADING, '')
    DOMAIN.lastIndex = index + 1
    const domain = DOMAIN.exec(text)?.[0]
    if (local === undefined || local === '' || local.endsWith('.') || domain === undefined) continue
    const start = index - local.length
    const found = text.slice(start, index + 1 + domain.length)
    yield {
      type: 'email',
      start,
      end: start + found.length,
      text: found,
      normalized: `${local}@${domain}`.toLowerCase(),
    }
  }
  for (const { 0: at, index } of text.matchAll(SPELLED_AT)) {
    const name = SPELLED_NAME.exec(text.slice(Math.max(0, index - 65), index))
    SPELLED_HOST.lastIndex = index + at.length
    const host = SPELLED_HOST.exec(text)
    if (name?.[1] === undefined || host?.[1] === undefined) continue
    const domain = host[1].replaceAll(/\s?[([{]\s?dot\s?[)\]}]\s?/gi, '.')
    const start = index - name[0].length
    const end = SPELLED_HOST.lastIndex
    yield {
      type: 'email',
      start,
      end,
      text: text.slice(start, end),
      normalized: `${name[1]}@${domain}`.toLowerCase(),
    }
  }
}
