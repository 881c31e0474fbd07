import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const byHand = 'widths of 0.55 em and lines of 1.35 em, by hand'
const wcag = 'WCAG 2 contrast'
const quote = 'Well begun is half done.'

interface Card {
  mime: string
  bytes: number
  dataUri: string
}

const cardOf = async (query: Record<string, string | number>): Promise<{ card: Card; file: Buffer }> => {
  const { status, body } = await call('rest_quotes_card', query)
  expect(status).toBe(200)
  const card = (body as { data: Card }).data
  const [head = '', base64 = ''] = card.dataUri.split(',')
  expect(head).toBe(`data:${card.mime};base64`)
  const file = Buffer.from(base64, 'base64')
  expect(file.length).toBe(card.bytes)
  return { card, file }
}

table('rest_quotes_card', [
  answers(
    'three lines with an author',
    { text: quote, author: 'Aristotle', width: 400, height: 400 },
    // 11 characters at 50 pixels are 302.5 wide, 3 lines and the author 302.5 high.
    { mime: 'image/png', width: 400, height: 400, lines: 3, fontSize: 50, color: '#ffffff' },
    byHand,
  ),
  answers(
    'one line on a wide card',
    { text: 'a b', width: 2000, height: 200, format: 'svg' },
    { mime: 'image/svg+xml', lines: 1, fontSize: 25 },
    byHand,
  ),
  answers(
    'letters as large as the word lets them be',
    { text: 'abcdefghijklmnopqrstuvw', width: 200, height: 200, format: 'svg' },
    // With the quotation marks 25 characters: 160 / (25 x 0.55) = 11.6.
    { lines: 1, fontSize: 11 },
    byHand,
  ),
  answers(
    'wide characters',
    { text: '漢字漢字', width: 200, height: 200, format: 'svg' },
    // 10 columns: 160 / 5.5 = 29.09, below 25, an eighth of the card.
    { lines: 1, fontSize: 25 },
    byHand,
  ),
  answers(
    'wide characters that fill the line',
    { text: '漢字漢字漢字漢字', width: 200, height: 200, format: 'svg' },
    // 18 columns: 160 / 9.9 = 16.2.
    { lines: 1, fontSize: 16 },
    byHand,
  ),
  answers(
    'black on white',
    { text: 'x', background: '#FFFFFF', format: 'svg' },
    { color: '#000000', fontSize: 135 },
    wcag,
  ),
  answers(
    'black on middle grey',
    { text: 'x', background: '#777777', format: 'svg' },
    { color: '#000000' },
    `${wcag}: 4.69 against 4.48`,
  ),
  answers(
    'white on dark grey',
    { text: 'x', background: '#757575', format: 'svg' },
    { color: '#ffffff' },
    `${wcag}: 4.61 against 4.56`,
  ),
  answers('a given colour', { text: 'x', color: '#AbCdEf', format: 'svg' }, { color: '#AbCdEf' }, 'as given'),
  answers(
    'a long author does not make the quote smaller',
    { text: 'x', author: 'W'.repeat(80), width: 200, height: 200, format: 'svg' },
    { fontSize: 25, lines: 1 },
    byHand,
  ),
  refuses(
    422,
    'a word that is longer than the line',
    { text: 'a'.repeat(28), width: 200, height: 200 },
    'does not fit',
  ),
  refuses(422, 'too many lines', { text: 'word '.repeat(80), width: 200, height: 200 }, 'does not fit'),
  refuses(422, 'blanks', { text: ' \n ' }, 'nothing to draw'),
  refuses(400, 'a colour by name', { text: 'x', color: 'red' }, 'color'),
  refuses(400, 'a card of 199 pixels', { text: 'x', width: 199 }, 'width'),
  refuses(400, 'another format', { text: 'x', format: 'gif' }, 'format'),
])

describe('the picture of a quote card', () => {
  it('is a PNG of the size with text on the background', async () => {
    const { file } = await cardOf({
      text: quote,
      author: 'Aristotle',
      width: 300,
      height: 200,
      background: '#336699',
    })
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.format, info.width, info.height]).toEqual(['raw', 300, 200])
    expect([...data.subarray(0, 3)]).toEqual([0x33, 0x66, 0x99])
    const white = Array.from({ length: data.length / 3 }, (_, pixel) => data[3 * pixel]).filter(
      (red) => red === 255,
    )
    expect(white.length).toBeGreaterThan(300)
  })

  it('has the letters of any text within 80 % of the width', async () => {
    const { file } = await cardOf({
      text: 'WWWWWWWWWW MMMMMMMMMM',
      author: 'W'.repeat(80),
      width: 300,
      height: 300,
    })
    const { data } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const columns = Array.from({ length: data.length / 3 }, (_, pixel) => pixel).filter(
      (pixel) => data[3 * pixel] === 255,
    )
    const xs = columns.map((pixel) => pixel % 300)
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(30)
    expect(Math.max(...xs)).toBeLessThan(270)
  })

  it('draws a path for each character, and a box for one that the font lacks', async () => {
    const { file } = await cardOf({ text: 'ab', format: 'svg', width: 200, height: 200 })
    // Two letters between quotation marks.
    expect(file.toString().match(/<path /g)).toHaveLength(4)
    expect(file.toString()).not.toContain('<text')
    const outlines = async (text: string): Promise<string[]> => {
      const { file: svg } = await cardOf({ text, format: 'svg', width: 200, height: 200 })
      return Array.from(svg.toString().matchAll(/ d="([^"]*)"/g), ([, outline = '']) => outline).slice(1, -1)
    }
    const [han, hangul] = await outlines('漢한')
    expect(han).toBe(hangul)
    const [greek, cyrillic] = await outlines('ωж')
    expect(greek).not.toBe(cyrillic)
    expect([greek, cyrillic]).not.toContain(han)
  })

  it('escapes the text, and drops control characters', async () => {
    const { file } = await cardOf({
      text: '</svg> "a"\u0000 & \u0007 <b>',
      author: "O'B\u001b",
      format: 'svg',
    })
    expect(file.toString()).toContain('aria-label="“&lt;/svg&gt; &quot;a&quot; &amp; &lt;b&gt;” — O&apos;B"')
    expect((await sharp(file).metadata()).width).toBe(1080)
  })
})
