import { gunzipSync } from 'node:zlib'
import { feature, unprocessable } from '#toolkit'
import { attempt } from '#toolkit/lib/common/attempt'
import { decodeMarkup } from '#toolkit/lib/web/charset'
import { getResource, headerOf } from '#toolkit/lib/web/resource'
import { readSitemap } from '#toolkit/lib/web/sitemap'

const MOST_BYTES = 50 * 1_048_576

const isCode = (error: unknown, pattern: RegExp): boolean =>
  error instanceof Error && 'code' in error && pattern.test(String(error.code))

/** @throws FeatureError 422 for what is not gzip, or over 50 MB */
const gunzipped = (bytes: Uint8Array): Uint8Array => {
  const whole = attempt(
    () =>
      attempt(
        () => gunzipSync(bytes, { maxOutputLength: MOST_BYTES }),
        (error) => isCode(error, /^ERR_BUFFER_TOO_LARGE$/),
      ) ?? unprocessable('the sitemap is longer than 50 MB when it is unpacked.'),
    (error) => isCode(error, /^Z_/),
  )
  return whole ?? unprocessable('the sitemap begins like gzip, but cannot be unpacked.')
}

export default feature('rest_web_sitemap', async ({ url, limit }, context) => {
  const { headers, body } = await getResource(url, context)
  const bytes = body[0] === 0x1f && body[1] === 0x8b ? gunzipped(body) : body
  const { kind, entries } = readSitemap(decodeMarkup(bytes, headerOf(headers, 'content-type')))
  const latest = entries.reduce<string | null>(
    (greatest, { lastmod }) =>
      lastmod !== null && (greatest === null || lastmod > greatest) ? lastmod : greatest,
    null,
  )
  const items = entries.slice(0, limit)
  return { kind, total: entries.length, count: items.length, latest, items }
})
