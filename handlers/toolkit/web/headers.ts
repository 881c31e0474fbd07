import { STATUS_CODES } from 'node:http'
import { feature } from '#toolkit'
import { headerOf } from '#toolkit/lib/web/resource'

const lengthOf = (value: string | null): number | null => {
  const length = value !== null && /^\d+$/.test(value.trim()) ? Number(value) : null
  return Number.isSafeInteger(length) ? length : null
}

/** The name in a Set-Cookie line (RFC 6265, section 5.2); none where it is empty. */
const cookieName = (line: string): string[] => {
  const [pair = ''] = line.split(';', 1)
  const name = pair.includes('=') ? pair.slice(0, pair.indexOf('=')).trim() : ''
  return name === '' ? [] : [name]
}

/** Phrases that RFC 9110 (sections 15.5.14 and 15.5.21) has given new words; Node has the old ones. */
const RENAMED: Readonly<Record<number, string>> = { 413: 'Content Too Large', 422: 'Unprocessable Content' }

const phraseOf = (status: number): string => RENAMED[status] ?? STATUS_CODES[status] ?? ''

export default feature('rest_web_headers', async ({ url, method, follow }, { fetch, signal }) => {
  const redirects = follow ? {} : { maxRedirects: 0 }
  const response = await fetch({ url, method, ...redirects, maxBytes: 0, oversize: 'truncate' }, signal)
  const { headers } = response
  return {
    url,
    finalUrl: response.url,
    redirects: response.redirects.length,
    status: response.status,
    statusText: phraseOf(response.status),
    contentType: headerOf(headers, 'content-type'),
    contentLength: lengthOf(headerOf(headers, 'content-length')),
    server: headerOf(headers, 'server'),
    cookies: headers.filter(([name]) => name === 'set-cookie').flatMap(([, value]) => cookieName(value)),
    headers: headers.map(([name, value]) => ({ name, value })),
  }
})
