import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateSync } from 'node:zlib'
import bwipjs from 'bwip-js'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

/** A symbol drawn by an encoder that shares no code with the decoder, on white. */
const symbol = (bcid: string, text: string, scale = 3): Promise<Buffer> =>
  bwipjs.toBuffer({
    bcid,
    text,
    scale,
    paddingwidth: 12,
    paddingheight: 12,
    backgroundcolor: 'FFFFFF',
    includecheck: bcid === 'code93',
    ...(/^(qrcode|microqrcode|datamatrix|azteccode)$/.test(bcid) ? {} : { height: 15 }),
  })

interface Found {
  width: number
  height: number
  count: number
  items: { format: string; text: string; corners: { x: number; y: number }[] }[]
}

const decode = async (image: Buffer, query: Record<string, number> = {}): Promise<Found> => {
  const { status, body } = await call('rest_qr_decode', { image: image.toString('base64'), ...query })
  expect({ status, body }).toMatchObject({ status: 200 })
  return (body as { data: Found }).data
}

describe('every symbology', () => {
  it.each([
    ['qrcode', 'Hello 日本', 'qr', 'Hello 日本'],
    ['microqrcode', '12345', 'micro-qr', '12345'],
    ['ean13', '4006381333931', 'ean13', '4006381333931'],
    ['ean8', '73513537', 'ean8', '73513537'],
    ['upca', '036000291452', 'upca', '036000291452'],
    // GS1 General Specifications, 5.2.2.4: 012345000065 without zeros.
    ['upce', '01234565', 'upce', '01234565'],
    ['code128', 'Hello-128', 'code128', 'Hello-128'],
    ['code39', 'HELLO 39', 'code39', 'HELLO 39'],
    ['code39ext', 'lower', 'code39', 'lower'],
    // As Code 32, the form of Italian pharmacies, the same bars are A012345676.
    ['code39', '0CSSBD', 'code39', '0CSSBD'],
    ['code93', 'TEST93 CODE', 'code93', 'TEST93 CODE'],
    ['rationalizedCodabar', 'A12345B', 'codabar', 'A12345B'],
    ['interleaved2of5', '12345678', 'itf', '12345678'],
    ['itf14', '15400141288763', 'itf', '15400141288763'],
    ['datamatrix', 'Hello é', 'datamatrix', 'Hello é'],
    ['pdf417', 'Hello PDF', 'pdf417', 'Hello PDF'],
    ['azteccode', 'Hello Aztec', 'aztec', 'Hello Aztec'],
  ])('%s', async (bcid, text, format, read) => {
    expect((await decode(await symbol(bcid, text))).items).toMatchObject([{ format, text: read }])
  })
})

describe('control characters', () => {
  it.each(['qrcode', 'datamatrix', 'azteccode', 'pdf417', 'code128'])(
    'of %s are text like others',
    async (bcid) => {
      const text = 'a\tb\u001dc\r\n\u0001'
      expect((await decode(await symbol(bcid, text))).items).toMatchObject([{ text }])
    },
  )

  it('may be NUL', async () => {
    expect((await decode(await symbol('qrcode', 'a\0b'))).items).toMatchObject([{ text: 'a\0b' }])
  })
})

describe('a picture of 25 million pixels', () => {
  /** Each symbol so far from the left and the top of a white sheet. */
  const sheet = async (symbols: readonly (readonly [Buffer, number, number])[]): Promise<Buffer> =>
    sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#ffffff' } })
      .composite(symbols.map(([input, left, top]) => ({ input, left, top })))
      .png({ compressionLevel: 9, palette: true, colours: 2 })
      .toBuffer()

  it('is read at its full size and with fewer pixels, each code once and where it is', async () => {
    const turned = await sharp(await symbol('code128', 'TURNED', 8))
      .rotate(90)
      .toBuffer()
    const inverted = await sharp(await symbol('qrcode', 'INVERTED', 12))
      .negate({ alpha: false })
      .toBuffer()
    const image = await sheet([
      [await symbol('qrcode', 'LARGE', 12), 300, 300],
      [await symbol('qrcode', 'TWICE', 12), 2000, 1000],
      [await symbol('qrcode', 'TWICE', 12), 4000, 1100],
      // A module of two pixels has less than one in a picture of four million.
      [await symbol('qrcode', 'SMALL', 1), 4500, 2000],
      [turned, 1000, 3000],
      [inverted, 3000, 4000],
    ])
    const { items } = await decode(image)
    expect(items.map(({ text }) => text)).toEqual(['LARGE', 'TWICE', 'TWICE', 'SMALL', 'TURNED', 'INVERTED'])
    const origins = [300, 300, 2000, 1000, 4000, 1100, 4500, 2000]
    for (const [index, { corners }] of items.slice(0, 4).entries()) {
      const [x = 0, y = 0] = origins.slice(index * 2)
      // The symbol begins behind its own margin, which is smaller than 200 pixels.
      expect(corners[0]?.x).toBeGreaterThan(x)
      expect(corners[0]?.x).toBeLessThan(x + 200)
      expect(corners[0]?.y).toBeGreaterThan(y)
      expect(corners[0]?.y).toBeLessThan(y + 200)
    }
  })
})

describe('every picture format', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const)('%s', async (format) => {
    const image = await sharp(await symbol('qrcode', format))
      .toFormat(format)
      .toBuffer()
    expect((await decode(image)).items).toMatchObject([{ text: format }])
  })

  it('reads black on nothing, 16 bits, CMYK and light on dark', async () => {
    const png = await symbol('qrcode', 'odd')
    const { data, info } = await sharp(png).greyscale().negate().raw().toBuffer({ resolveWithObject: true })
    const black = { create: { ...info, channels: 3 as const, background: '#000000' } }
    const raw = { raw: { width: info.width, height: info.height, channels: 1 as const } }
    const pictures = [
      await sharp(black).joinChannel(data, raw).png().toBuffer(),
      await sharp(png).toColourspace('rgb16').png().toBuffer(),
      await sharp(png).toColourspace('cmyk').jpeg().toBuffer(),
      await sharp(png).negate({ alpha: false }).png().toBuffer(),
    ]
    for (const image of pictures) expect((await decode(image)).items).toMatchObject([{ text: 'odd' }])
  })

  it('turns a picture by its EXIF orientation', async () => {
    const wide = await sharp(await symbol('code128', 'turned'))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { width, height } = await sharp(wide).metadata()
    const found = await decode(wide)
    expect([found.width, found.height]).toEqual([height, width])
    expect(found.items).toMatchObject([{ format: 'code128', text: 'turned' }])
  })
})

describe('several codes', () => {
  const sheet = async (): Promise<Buffer> => {
    const codes = await Promise.all(['a', 'b', 'c'].map((text) => symbol('qrcode', text)))
    const [a, b, c] = codes as [Buffer, Buffer, Buffer]
    return sharp({ create: { width: 500, height: 500, channels: 3, background: '#ffffff' } })
      .composite([
        { input: c, left: 10, top: 260 },
        { input: b, left: 260, top: 10 },
        { input: a, left: 10, top: 10 },
      ])
      .png()
      .toBuffer()
  }

  it('stand from top to bottom, then from left to right', async () => {
    const { items, count } = await decode(await sheet())
    expect(count).toBe(3)
    const [first, second, third] = items
    expect([first?.text, second?.text].sort()).toEqual(['a', 'b'])
    expect(third?.text).toBe('c')
    const ys = items.map(({ corners }) => corners[0]?.y ?? 0)
    expect(ys).toEqual([...ys].sort((x, y) => x - y))
  })

  it('are as many as asked for', async () => {
    expect((await decode(await sheet(), { max: 2 })).count).toBe(2)
  })

  it('have their corners in their places', async () => {
    // 12 modules of padding of 3 pixels, and 21 modules of the symbol, which this encoder makes of twice as many.
    const { items } = await decode(await symbol('qrcode', 'corner'))
    const near = (x: number, y: number) => ({
      x: expect.closeTo(x, -1) as number,
      y: expect.closeTo(y, -1) as number,
    })
    expect(items[0]?.corners).toEqual([near(36, 36), near(162, 36), near(162, 162), near(36, 162)])
  })
})

const blank = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#ffffff' } })
  .png()
  .toBuffer()

const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  // The checksum does not matter to what is refused by its header.
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}

/** A PNG that says it has 60,000 x 60,000 pixels. */
const bomb = await (async () => {
  const small = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()
  const header = Buffer.from(small.subarray(16, 29))
  header.writeUInt32BE(60_000, 0)
  header.writeUInt32BE(60_000, 4)
  const { crc32 } = await import('node:zlib')
  const body = Buffer.concat([Buffer.from('IHDR'), header])
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(13)
  return Buffer.concat([
    small.subarray(0, 8),
    length,
    body,
    checksum,
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
  ])
})()

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>').toString('base64')

table('rest_qr_decode', [
  answers(
    'nothing in it',
    { image: blank.toString('base64') },
    { width: 20, height: 20, count: 0, items: [] },
    'a white square',
  ),
  answers(
    'a data: URI',
    { image: `data:image/png;base64,${blank.toString('base64')}` },
    { count: 0 },
    'a white square',
  ),
  refuses(422, 'a decompression bomb', { image: bomb.toString('base64') }, '60000 x 60000'),
  refuses(422, 'an SVG', { image: svg }, 'not a PNG'),
  refuses(422, 'half a picture', { image: blank.subarray(0, 60).toString('base64') }, 'damaged'),
  refuses(422, 'a beginning only', { image: blank.subarray(0, 10).toString('base64') }, 'damaged'),
  refuses(422, 'no picture', { image: Buffer.from('hello').toString('base64') }, 'not a PNG'),
  refuses(422, 'no base64', { image: '%%%' }, 'base64'),
  refuses(422, 'nothing', { image: '' }, 'not a PNG'),
  refuses(422, 'an address on loopback by another name', { url: 'http://0.0.0.0/x.png' }, ''),
  refuses(400, 'neither address nor picture', {}, 'url'),
  refuses(400, 'both', { url: 'https://example.com/a.png', image: blank.toString('base64') }, 'image'),
  refuses(400, 'no address', { url: 'not an address' }, 'url'),
  refuses(400, 'more than 20 codes', { image: blank.toString('base64'), max: 21 }, 'max'),
])

describe('a picture at an address', () => {
  let server: Server
  let base: string

  beforeAll(async () => {
    const image = await symbol('qrcode', 'fetched')
    server = createServer((request, response) => {
      if (request.url === '/qr.png') response.end(image)
      else if (request.url === '/large.png') response.end(Buffer.concat([image, Buffer.alloc(7_000_000)]))
      else response.writeHead(request.url === '/gone' ? 410 : 404).end('no')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it('is fetched and read', async () => {
    const { status, body } = await call('rest_qr_decode', { url: `${base}/qr.png` })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { data: { items: [{ format: 'qr', text: 'fetched' }] } },
    })
  })

  it('may be up to 10 MB', async () => {
    const { status, body } = await call('rest_qr_decode', { url: `${base}/large.png` })
    expect({ status, body }).toMatchObject({ status: 200, body: { data: { items: [{ text: 'fetched' }] } } })
  })

  it.each([
    ['/gone', '410'],
    ['/none', '404'],
  ])('is 502 when %s answers %s', async (path, about) => {
    const { status, body } = await call('rest_qr_decode', { url: `${base}${path}` })
    expect({ status, body }).toMatchObject({
      status: 502,
      body: { error: { code: 'upstream_failed', message: expect.stringContaining(about) as string } },
    })
  })

  it('is 502 when nothing listens there', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const { port } = closed.address() as AddressInfo
    await new Promise((resolve) => closed.close(resolve))
    const { status } = await call('rest_qr_decode', { url: `http://127.0.0.1:${port}/` })
    expect(status).toBe(502)
  })
})
