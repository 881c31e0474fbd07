import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(
      readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))),
    ).buffer,
  },
})

/** What a decoder that shares no code with the encoders (ZXing-C++) reads in a picture, an SVG among them. */
export const decoded = async (file: Buffer): Promise<{ format: string; text: string; ecLevel: string }[]> => {
  const png = await sharp(file).flatten({ background: '#ffffff' }).png().toBuffer()
  const results = await readBarcodes(new Uint8Array(png), {})
  return results.map(({ format, text, ecLevel }) => ({ format, text, ecLevel }))
}
