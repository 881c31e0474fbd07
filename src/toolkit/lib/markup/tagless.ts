import { decodeHTML } from 'entities'

/**
 * A comment, or a tag, whose quoted attributes may have a `>`. A tag ends before the next one begins, and a comment that
 * does not end goes on to the end of the text, so that no text takes long.
 */
const TAG = /<!--[\s\S]*?(?:-->|$)|<(?:[a-z/][^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*|[^<>]*)>/gi

const withoutTags = (html: string): string => decodeHTML(html.replace(TAG, ''))

/**
 * The text of a snippet of HTML: its tags taken out, then its entities decoded and its ends trimmed.
 * @example tagless('<p><b>Tom &amp; Jerry</b> run.</p>') // 'Tom & Jerry run.'
 */
export const tagless = (html: string): string => withoutTags(html).trim()

/** A style or a script with its content; one that does not end goes on to the end of the text. */
const UNSEEN = /<(style|script)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi

/**
 * The text of a snippet of HTML as `tagless` gives it, without what style and script elements hold, each run of white
 * space made one blank.
 * @example visibleText('<style>i{}</style>a <b>b</b>&nbsp;\nc') // 'a b c'
 */
export const visibleText = (html: string): string =>
  tagless(html.replace(UNSEEN, '')).replace(/\s+/g, ' ').trim()

/**
 * The text of a snippet of HTML with its ends as they are and a line feed in place of each of some tags.
 * @param breaks matches these tags; global
 * @example taglessLines('one<p>two &lt;', /<p>/g) // 'one\ntwo <'
 */
export const taglessLines = (html: string, breaks: RegExp): string => withoutTags(html.replace(breaks, '\n'))
