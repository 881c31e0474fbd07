import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const SOURCE = "the contract's points by hand"
const PERFECT = [
  'HTTP/2 200',
  'Strict-Transport-Security: max-age=31536000; includeSubDomains',
  "Content-Security-Policy: default-src 'self'; script-src 'nonce-abc' 'unsafe-inline'; frame-ancestors 'none'",
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: unsafe-url, strict-origin',
  'Permissions-Policy: camera=()',
  'Cross-Origin-Opener-Policy: same-origin; report-to="x"',
].join('\r\n')

const points = (name: string, headers: string, header: string, expected: number) =>
  answers<'rest_security_headers'>(
    name,
    { headers },
    {
      checks: expect.arrayContaining([
        expect.objectContaining({ header, points: expected }) as unknown,
      ]) as unknown,
    },
    SOURCE,
  )
const csp = (policy: string, expected: number) =>
  points(`the policy ${policy}`, `content-security-policy: ${policy}`, 'content-security-policy', expected)
const hsts = (value: string, expected: number) =>
  points(`HSTS ${value}`, `strict-transport-security: ${value}`, 'strict-transport-security', expected)
const referrer = (value: string, expected: number) =>
  points(`the referrer policy ${value}`, `referrer-policy: ${value}`, 'referrer-policy', expected)

table('rest_security_headers', [
  answers('all of them', { headers: PERFECT }, { score: 100, grade: 'A+', leaks: [], cookies: [] }, SOURCE),
  answers(
    'two of them',
    { headers: 'X-Content-Type-Options: nosniff\nX-Frame-Options: DENY' },
    { score: 30, grade: 'E' },
    SOURCE,
  ),
  answers(
    'leaks and cookies',
    {
      headers: `${PERFECT}\nServer: nginx/1.2\nX-Powered-By: PHP\nSet-Cookie: a=1; secure; HTTPONLY; samesite=lax\nset-cookie: b=2; Secure`,
    },
    {
      score: 85,
      grade: 'A',
      leaks: [
        { header: 'server', value: 'nginx/1.2' },
        { header: 'x-powered-by', value: 'PHP' },
      ],
      cookies: [{ name: 'b', missing: ['HttpOnly', 'SameSite'] }],
    },
    SOURCE,
  ),
  answers(
    'a server without a number',
    { headers: 'server: cloudflare' },
    { score: 0, grade: 'F', leaks: [] },
    SOURCE,
  ),
  answers(
    'no less than 0',
    { headers: 'x-generator: a\nx-aspnet-version: 4\nX-AspNetMvc-Version: 5' },
    {
      score: 0,
      leaks: [
        { header: 'x-aspnet-version', value: '4' },
        { header: 'x-aspnetmvc-version', value: '5' },
        { header: 'x-generator', value: 'a' },
      ],
    },
    SOURCE,
  ),
  hsts('max-age=31535999', 10),
  hsts('includeSubDomains; MAX-AGE="63072000"', 20),
  hsts('max-age=0', 0),
  csp("script-src 'self' 'unsafe-inline'", 12),
  csp("script-src 'unsafe-inline' 'sha256-abc'", 25),
  csp("default-src 'self'", 25),
  csp("default-src *; script-src 'self'", 25),
  csp("script-src 'self' 'UNSAFE-EVAL'", 12),
  csp('script-src http:', 12),
  csp('script-src http://example.org', 25),
  csp("img-src 'self'", 12),
  points('a frame policy alone', "content-security-policy: frame-ancestors 'self'", 'x-frame-options', 15),
  points('a frame option that no browser knows', 'x-frame-options: ALLOWALL', 'x-frame-options', 0),
  referrer('no-referrer', 10),
  referrer('no-referrer, unsafe-url', 0),
  referrer('unsafe-url, nonsense', 0),
  points('the first of a header', 'x-frame-options: nonsense\nx-frame-options: DENY', 'x-frame-options', 0),
  points('an empty permissions policy', 'permissions-policy:', 'permissions-policy', 0),
  points('popups', 'cross-origin-opener-policy: same-origin-allow-popups', 'cross-origin-opener-policy', 5),
  refuses(422, 'a text without headers', { headers: 'HTTP/1.1 200 OK\nhello world' }, 'no line of the form'),
  refuses(400, 'next to nothing', { headers: 'a:' }, 'headers'),
])

it('lists the seven checks in order, without advice at full points', async () => {
  const { body } = await call('rest_security_headers', { headers: PERFECT })
  const { checks } = (body as { data: { checks: { maxPoints: number; advice: string | null }[] } }).data
  expect(checks.map(({ maxPoints }) => maxPoints)).toEqual([20, 25, 15, 15, 10, 10, 5])
  expect(checks.every(({ advice }) => advice === null)).toBe(true)
})
