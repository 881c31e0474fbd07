import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'
import { decoded } from './decoded.js'

table('rest_qr_generate', [
  answers(
    'eleven alphanumeric characters',
    { text: 'HELLO WORLD', ecc: 'Q' },
    {
      mime: 'image/png',
      width: 232,
      height: 232,
      text: 'HELLO WORLD',
      version: 1,
      modules: 21,
      ecc: 'Q',
      mode: 'alphanumeric',
    },
    'ISO/IEC 18004, table 7: version 1-Q holds 16; (21 + 8) x 8 pixels',
  ),
  answers(
    'the most digits of 1-L',
    { text: '1'.repeat(41), ecc: 'L' },
    { version: 1, mode: 'numeric' },
    'ISO/IEC 18004, table 7: 41',
  ),
  answers('a digit more', { text: '1'.repeat(42), ecc: 'L' }, { version: 2 }, 'ISO/IEC 18004, table 7: 41'),
  answers(
    'the most characters of 1-H',
    { text: 'A'.repeat(10), ecc: 'H' },
    { version: 1 },
    'ISO/IEC 18004, table 7: 10',
  ),
  answers(
    'a character more',
    { text: 'A'.repeat(11), ecc: 'H' },
    { version: 2 },
    'ISO/IEC 18004, table 7: 10',
  ),
  answers(
    'the most bytes of 1-M',
    { text: 'a'.repeat(14) },
    { version: 1, mode: 'byte', ecc: 'M' },
    'ISO/IEC 18004, table 7: 14',
  ),
  answers(
    'a byte more',
    { text: 'é'.repeat(7) + 'a' },
    { version: 2, mode: 'byte' },
    'é is two bytes of UTF-8',
  ),
  answers(
    'the most digits of 40-L that the parameter takes',
    { text: '1'.repeat(4296), ecc: 'L' },
    { mode: 'numeric', version: 31 },
    'ISO/IEC 18004, table 7: 30-L holds 4158, 31-L 4686',
  ),
  answers(
    'the most characters of 40-L',
    { text: 'A'.repeat(4296), ecc: 'L' },
    { version: 40, modules: 177 },
    'ISO/IEC 18004, table 7: 4296',
  ),
  answers(
    'segments of two kinds',
    { text: `${'1'.repeat(30)}${'a'.repeat(20)}` },
    { mode: 'mixed' },
    'digits cost 10 bits for three',
  ),
  answers(
    'no quiet zone, one pixel a module',
    { text: 'A', margin: 0, scale: 1 },
    { width: 21, height: 21 },
    '17 + 4 x 1',
  ),
  answers(
    'the largest picture',
    { text: 'A'.repeat(4296), ecc: 'L', margin: 16, scale: 32 },
    { width: 6688, height: 6688 },
    '(177 + 32) x 32',
  ),
  answers(
    'an SVG',
    { text: 'A', format: 'svg', margin: 0, scale: 2 },
    { mime: 'image/svg+xml', width: 42, height: 42 },
    '21 x 2',
  ),
  refuses(422, 'more characters than 40-M holds', { text: 'A'.repeat(3392) }, 'level M'),
  refuses(422, 'more bytes than 40-H holds', { text: '€'.repeat(425), ecc: 'H' }, 'level H'),
  refuses(400, 'no text', { text: '' }, 'text'),
  refuses(400, 'more than 4296 characters', { text: 'A'.repeat(4297) }, 'text'),
  refuses(400, 'a colour by name', { text: 'A', dark: 'black' }, 'dark'),
  refuses(400, 'an unknown level', { text: 'A', ecc: 'X' }, 'ecc'),
  refuses(400, 'a scale of 0', { text: 'A', scale: 0 }, 'scale'),
])

interface Picture {
  dataUri: string
  bytes: number
  width: number
}

const picture = async (query: Record<string, string | number>): Promise<Picture & { file: Buffer }> => {
  const { body } = await call('rest_qr_generate', query)
  const { data } = body as { data: Picture }
  return { ...data, file: Buffer.from(data.dataUri.split(',')[1] ?? '', 'base64') }
}

it.each([
  ['HELLO WORLD'],
  ['https://example.com/?q=a&b=c#d'],
  ['日本語 ñ é 😀'],
  ['0123456789'.repeat(50)],
  [`ABC123${'x'.repeat(300)}4567890123456789`],
])('is read back by another decoder: %s', async (text) => {
  for (const ecc of ['L', 'M', 'Q', 'H']) {
    for (const format of ['png', 'svg']) {
      const { file } = await picture({ text, ecc, format, scale: 4 })
      expect(await decoded(file)).toEqual([{ format: 'QRCode', text, ecLevel: ecc }])
    }
  }
})

describe('the PNG', () => {
  it('has the colours that were asked for, the light one half transparent', async () => {
    const { file, dataUri, bytes } = await picture({
      text: 'A',
      dark: '#102030',
      light: '#aabbcc80',
      margin: 1,
      scale: 1,
    })
    expect(dataUri).toMatch(/^data:image\/png;base64,/)
    expect(file.length).toBe(bytes)
    const palette = file.subarray(file.indexOf('PLTE') + 4).subarray(0, 6)
    expect([...palette]).toEqual([0xaa, 0xbb, 0xcc, 0x10, 0x20, 0x30])
    const alphas = file.subarray(file.indexOf('tRNS') + 4).subarray(0, 2)
    expect([...alphas]).toEqual([0x80, 0xff])
  })

  it('has finder patterns in three corners and the dark module', async () => {
    const { file } = await picture({ text: 'A', margin: 0, scale: 1 })
    const begin = file.indexOf('IDAT')
    const rows = inflateSync(file.subarray(begin + 4, begin + 4 + file.readUInt32BE(begin - 4)))
    const isDark = (x: number, y: number) => ((rows[y * 4 + 1 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0
    // ISO/IEC 18004, 6.3.3: a ring of 7 modules, a light ring, a square of 3.
    for (const [left, top] of [
      [0, 0],
      [14, 0],
      [0, 14],
    ] as const) {
      const row = (y: number) =>
        [0, 1, 2, 3, 4, 5, 6].map((x) => (isDark(left + x, top + y) ? '#' : '.')).join('')
      expect([0, 1, 2, 3, 4, 5, 6].map(row)).toEqual([
        '#######',
        '#.....#',
        '#.###.#',
        '#.###.#',
        '#.###.#',
        '#.....#',
        '#######',
      ])
    }
    // ISO/IEC 18004, 7.9: always dark, at row 4 x version + 9, column 8.
    expect(isDark(8, 13)).toBe(true)
  })
})

describe('the SVG', () => {
  it('has its size, its colours and their transparency', async () => {
    const { file } = await picture({
      text: 'A',
      format: 'svg',
      dark: '#ff0000',
      light: '#00000000',
      scale: 3,
    })
    const svg = file.toString('utf8')
    expect(svg).toContain('width="87" height="87" viewBox="0 0 29 29"')
    expect(svg).toContain('fill="#ff0000" d="M')
    expect(svg).toContain('fill="#000000" fill-opacity="0"')
  })
})
