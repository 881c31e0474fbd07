import sharp from 'sharp'
import type { Behaviour } from '../../support/provider.js'

/** A real picture of one colour. */
export const picture = (format: 'png' | 'jpeg' | 'webp' = 'png', side = 64): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#3366cc' } })
    .toFormat(format)
    .toBuffer()

/** A quarter of a second of a 440 Hz tone: RIFF/WAVE, PCM, 8 kHz, 16 bit, mono. */
export const wav = (): Buffer => {
  const samples = Buffer.alloc(4000)
  for (let i = 0; i < 2000; i++)
    samples.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * 440 * i) / 8000)), i * 2)
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(16000, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}

/** What begins as an MP4 does (ISO/IEC 14496-12: a file type box), which is all that is looked at. */
export const mp4 = (): Buffer => {
  const box = Buffer.alloc(2048)
  box.writeUInt32BE(24)
  box.write('ftypisom', 4)
  return box
}

/** Bytes as they are. */
export const sendsBytes =
  (bytes: Uint8Array, type: string): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': type, 'content-length': String(bytes.length) })
    response.end(bytes)
  }
