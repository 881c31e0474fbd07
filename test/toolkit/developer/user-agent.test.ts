import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const MDN = 'MDN, User-Agent header'
const nothing = { name: null, version: null }

table('rest_developer_userAgent', [
  answers(
    'Edge on Windows',
    {
      ua: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/120.0.0.0 Safari/537.36 Edg/120.0.2210.91`,
    },
    {
      browser: { name: 'Microsoft Edge', version: '120.0.2210.91', major: 120 },
      engine: { name: 'Blink', version: null },
      os: { name: 'Windows', version: '10' },
      device: { type: 'desktop', vendor: null, model: null },
      bot: false,
      botName: null,
    },
    MDN,
  ),
  answers(
    'Firefox on Linux',
    { ua: 'Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0' },
    {
      browser: { name: 'Firefox', version: '121.0', major: 121 },
      engine: { name: 'Gecko', version: '20100101' },
      os: { name: 'Linux', version: null },
      device: { type: 'desktop', vendor: null, model: null },
    },
    MDN,
  ),
  answers(
    'Safari on a Mac',
    { ua: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/17.1 Safari/605.1.15` },
    {
      browser: { name: 'Safari', version: '17.1', major: 17 },
      os: { name: 'macOS', version: '10.15.7' },
      device: { type: 'desktop', vendor: 'Apple', model: null },
    },
    MDN,
  ),
  answers(
    'Safari on an iPad',
    { ua: `Mozilla/5.0 (iPad; CPU OS 16_5 like Mac OS X) ${APPLE} Version/16.5 Mobile/15E148 Safari/604.1` },
    { os: { name: 'iOS', version: '16.5' }, device: { type: 'tablet', vendor: 'Apple', model: 'iPad' } },
    MDN,
  ),
  answers(
    'Samsung Internet on Android',
    {
      ua: `Mozilla/5.0 (Linux; Android 13; SM-S901B) ${BLINK} SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36`,
    },
    {
      browser: { name: 'Samsung Internet for Android', version: '23.0', major: 23 },
      os: { name: 'Android', version: '13' },
      device: { type: 'mobile' },
    },
    'Samsung Internet, User agent string format',
  ),
  answers(
    'a crawler',
    { ua: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    {
      browser: { name: 'Googlebot', version: '2.1', major: 2 },
      device: { type: 'bot' },
      bot: true,
      botName: expect.stringMatching(/google/i),
    },
    'Google Search Central, common crawlers',
  ),
  answers(
    'a command line client',
    { ua: ' curl/8.4.0 ' },
    {
      ua: 'curl/8.4.0',
      engine: nothing,
      os: nothing,
      device: { type: 'bot' },
      bot: true,
      botName: 'curl/8.4.0',
    },
    'curl --version',
  ),
  refuses(422, 'white space alone', { ua: '   ' }, 'ua'),
  refuses(400, 'more than 1000 characters', { ua: 'x'.repeat(1001) }, 'ua'),
])

it('reads the header of the call where no text is given', async () => {
  const { body } = await call('rest_developer_userAgent', {})
  expect(body).toMatchObject({ ok: true, data: { ua: 'node', bot: true } })
})
