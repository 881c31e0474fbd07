import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'
import { decoded } from './decoded.js'

const HOME = { ssid: 'Home', password: 'secret12' }

table('rest_qr_wifi', [
  answers(
    'a network',
    HOME,
    { mime: 'image/png', text: 'WIFI:T:WPA;S:Home;P:secret12;;', ecc: 'M' },
    'ZXing wiki, Barcode Contents',
  ),
  answers(
    'a hidden one',
    { ...HOME, hidden: true },
    { text: 'WIFI:T:WPA;S:Home;P:secret12;H:true;;' },
    'ZXing wiki, Barcode Contents',
  ),
  answers(
    'an open one',
    { ssid: 'Café', security: 'nopass' },
    { text: 'WIFI:T:nopass;S:Café;;' },
    'ZXing wiki, Barcode Contents',
  ),
  answers(
    'an old one',
    { ssid: 'Old', password: 'abcde', security: 'WEP' },
    { text: 'WIFI:T:WEP;S:Old;P:abcde;;' },
    'ZXing wiki, Barcode Contents',
  ),
  answers(
    'special characters',
    { ssid: '"foo;bar\\baz"', password: 'a,b:c;d\\e"f' },
    { text: 'WIFI:T:WPA;S:\\"foo\\;bar\\\\baz\\";P:a\\,b\\:c\\;d\\\\e\\"f;;' },
    'ZXing wiki: its example is "foo;bar\\baz"',
  ),
  answers(
    'the longest password',
    { ...HOME, password: 'x'.repeat(63) },
    { text: `WIFI:T:WPA;S:Home;P:${'x'.repeat(63)};;` },
    'WPA takes 63 characters',
  ),
  answers(
    'a password of 40 emoji',
    { ...HOME, password: '😀'.repeat(40) },
    { text: `WIFI:T:WPA;S:Home;P:${'😀'.repeat(40)};;` },
    '40 characters, though 80 units of UTF-16',
  ),
  answers('an SVG', { ...HOME, format: 'svg' }, { mime: 'image/svg+xml' }, 'by hand'),
  refuses(400, 'WPA without a password', { ssid: 'Home' }, 'password'),
  refuses(400, 'WPA with seven characters', { ssid: 'Home', password: '1234567' }, 'password'),
  refuses(400, 'WPA with four emoji', { ssid: 'Home', password: '😀'.repeat(4) }, 'password'),
  refuses(400, 'WEP without a password', { ssid: 'Home', security: 'WEP' }, 'password'),
  refuses(400, 'an open network with a password', { ...HOME, security: 'nopass' }, 'password'),
  refuses(400, 'a password past 63 characters', { ...HOME, password: 'x'.repeat(64) }, 'password'),
  refuses(400, 'a name past 32 characters', { ...HOME, ssid: 'x'.repeat(33) }, 'ssid'),
  refuses(400, 'an unknown security', { ...HOME, security: 'WPA3' }, 'security'),
])

it('is read back by another decoder', async () => {
  const { body } = await call('rest_qr_wifi', { ssid: 'a;b', password: 'c:d,e"f\\g' })
  const { dataUri, text } = (body as { data: { dataUri: string; text: string } }).data
  expect(await decoded(Buffer.from(dataUri.split(',')[1] ?? '', 'base64'))).toMatchObject([
    { format: 'QRCode', text },
  ])
})
