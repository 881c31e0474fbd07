import { decodeHTML } from 'entities'

/** A tag; it ends before the next one begins, so that no text takes long. */
const TAG = /<[^<>]*>/g

/**
 * The text of a snippet of HTML: its tags taken out, then its entities decoded and its ends trimmed.
 * @example tagless('<p><b>Tom &amp; Jerry</b> run.</p>') // 'Tom & Jerry run.'
 */
export const tagless = (html: string): string => decodeHTML(html.replace(TAG, '')).trim()
