import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'
import { decoded } from './decoded.js'

table('rest_qr_barcode', [
  answers(
    'EAN-13 without its check digit',
    { type: 'ean13', text: '400638133393', showText: false, scale: 2 },
    { mime: 'image/png', width: 230, type: 'ean13', text: '4006381333931', checkDigit: '1' },
    'GS1: 3 x (0 + 6 + 8 + 3 + 3 + 3) + 4 + 0 + 3 + 1 + 3 + 9 = 89',
  ),
  answers(
    'EAN-13 with it',
    { type: 'ean13', text: '9780306406157' },
    { text: '9780306406157', checkDigit: '7' },
    'ISBN-13 manual',
  ),
  answers(
    'EAN-8',
    { type: 'ean8', text: '7351353', showText: false, scale: 3 },
    { text: '73513537', checkDigit: '7', width: 262 },
    'GS1; (67 + 20) x 3 is odd',
  ),
  answers(
    'UPC-A',
    { type: 'upca', text: '03600029145', showText: false, scale: 1 },
    { text: '036000291452', checkDigit: '2', width: 116 },
    'GS1; (95 + 20) x 1 is odd',
  ),
  answers(
    'ITF-14',
    { type: 'itf14', text: '1540014128876' },
    { text: '15400141288763', checkDigit: '3' },
    'GS1: 107 of weights 3 and 1',
  ),
  answers(
    'a check digit of 0',
    { type: 'ean8', text: '0000000' },
    { text: '00000000', checkDigit: '0' },
    'the sum is 0',
  ),
  answers(
    'Code 128 keeps its text',
    { type: 'code128', text: 'Hello-128' },
    { text: 'Hello-128', checkDigit: null },
    'by hand',
  ),
  refuses(422, 'a wrong check digit', { type: 'ean13', text: '4006381333932' }, 'is 1, not 2'),
  refuses(422, 'too few digits', { type: 'ean13', text: '40063813339' }, '12 digits'),
  refuses(422, 'letters in a number', { type: 'upca', text: '0360002914X' }, '11 digits'),
  refuses(422, 'Arabic digits', { type: 'ean8', text: '٧٣٥١٣٥٣' }, '7 digits'),
  refuses(422, 'small letters in Code 39', { type: 'code39', text: 'lower' }, 'Code 39'),
  refuses(422, 'Chinese in Code 128', { type: 'code128', text: '日本' }, '8859-1'),
  refuses(422, 'more than PDF417 holds', { type: 'pdf417', text: '日'.repeat(500) }, 'too long'),
  refuses(422, 'more than Data Matrix holds', { type: 'datamatrix', text: '😀'.repeat(400) }, 'exceeds'),
  refuses(
    422,
    'a picture past 25 million pixels',
    { type: 'code39', text: 'A'.repeat(500), scale: 10, height: 50 },
    '25 million',
  ),
  refuses(400, 'an unknown symbology', { type: 'maxicode', text: '1' }, 'type'),
  refuses(400, 'no text', { type: 'code128', text: '' }, 'text'),
  refuses(400, 'a text past 500 characters', { type: 'code128', text: 'x'.repeat(501) }, 'text'),
  refuses(400, 'a bar of 4 mm', { type: 'code128', text: 'x', height: 4 }, 'height'),
])

interface Picture {
  dataUri: string
  width: number
  height: number
  bytes: number
}

const picture = async (
  query: Record<string, string | number | boolean>,
): Promise<Picture & { file: Buffer }> => {
  const { status, body } = await call('rest_qr_barcode', query)
  expect({ status, body }).toMatchObject({ status: 200 })
  const { data } = body as { data: Picture }
  return { ...data, file: Buffer.from(data.dataUri.split(',')[1] ?? '', 'base64') }
}

it.each([
  ['ean13', '4006381333931', 'EAN13'],
  ['ean8', '73513537', 'EAN8'],
  ['code128', 'Hello-128', 'Code128'],
  ['code128', 'café ¿ÿ?', 'Code128'],
  ['code128', 'a^029\\(01)', 'Code128'],
  ['code39', 'HELLO 39-.$/+%', 'Code39'],
  ['itf14', '15400141288763', 'ITF'],
  ['datamatrix', 'Hello é 日本 😀', 'DataMatrix'],
  ['pdf417', 'Hello é 日本 😀', 'PDF417'],
  ['aztec', 'Hello é 日本 😀', 'Aztec'],
  ['aztec', 'x'.repeat(500), 'Aztec'],
])('%s of %s is read back by another decoder', async (type, text, format) => {
  for (const showText of [true, false]) {
    const { file } = await picture({ type, text, showText })
    expect(await decoded(file)).toMatchObject([{ format, text }])
  }
})

it('reads UPC-A as the EAN-13 that it is', async () => {
  const { file } = await picture({ type: 'upca', text: '036000291452' })
  expect(await decoded(file)).toMatchObject([{ format: 'EAN13', text: '0036000291452' }])
})

describe('the picture', () => {
  it('says its own size', async () => {
    const { file, width, height, bytes } = await picture({ type: 'code39', text: 'A' })
    expect([file.readUInt32BE(16), file.readUInt32BE(20), file.length]).toEqual([width, height, bytes])
  })

  it('has square modules for Data Matrix and Aztec whatever the height', async () => {
    for (const type of ['datamatrix', 'aztec']) {
      const [low, high] = [
        await picture({ type, text: 'A', height: 5 }),
        await picture({ type, text: 'A', height: 50 }),
      ]
      expect(low.file.equals(high.file)).toBe(true)
      // 10 modules of padding at the sides and 5 above and below, of 3 pixels: the symbol itself is square.
      expect(low.width - 60).toBe(low.height - 30)
    }
  })

  it('grows with the height of its bars', async () => {
    const [low, high] = [
      await picture({ type: 'ean13', text: '400638133393', height: 5 }),
      await picture({ type: 'ean13', text: '400638133393', height: 50 }),
    ]
    expect(high.height).toBeGreaterThan(low.height)
    expect(high.width).toBe(low.width)
  })
})
