import { describe, expect, it } from 'vitest'
import {
  contradicts,
  isAudio,
  isCutVideo,
  videoTypeOf,
  type AudioFormat,
} from '../../../src/gateway/media/sniff.js'
import { mp4, wav } from './files.js'

const padded = (...head: (string | number[])[]): Buffer =>
  Buffer.concat([
    ...head.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    Buffer.alloc(64),
  ])

/** The first bytes of each format by its specification. */
const SAMPLES: Readonly<Record<AudioFormat, Buffer[]>> = {
  // ID3v2; ISO/IEC 11172-3: sync, MPEG-1 Layer III without CRC, 128 kbit/s, 44.1 kHz.
  mp3: [padded('ID3'), padded([0xff, 0xfb, 0x90, 0x00])],
  // RFC 3533: a page of 28 bytes' head; RFC 7845: OpusHead.
  opus: [padded('OggS', Array<number>(24).fill(0), 'OpusHead')],
  // ISO/IEC 13818-7: ADTS sync with layer 0; ADIF; an MP4 file type box.
  aac: [padded([0xff, 0xf1, 0x50, 0x80]), padded('ADIF'), padded([0, 0, 0, 24], 'ftypM4A ')],
  // RFC 9639.
  flac: [padded('fLaC')],
  wav: [wav()],
  pcm: [Buffer.alloc(64, 1)],
}
const FORMATS = Object.keys(SAMPLES) as AudioFormat[]

describe('isAudio', () => {
  it.each(FORMATS.flatMap((asked) => FORMATS.map((is) => [asked, is] as const)))(
    'as %s, takes %s where it is one',
    (asked, is) => {
      // Raw samples may begin with anything that is not plainly something else.
      const mayBe = asked === 'pcm' && ['mp3', 'aac', 'pcm'].includes(is)
      for (const sample of SAMPLES[is]) {
        if (!mayBe) expect(isAudio(sample, asked)).toBe(asked === is)
      }
    },
  )

  it('takes a WAV with all of its samples, or whose length its encoder did not know', () => {
    const whole = wav()
    expect(isAudio(whole.subarray(0, -2), 'wav')).toBe(false)
    for (const length of [0xffffffff, 0x7fffffff, 0x7ffff000, 0]) {
      const streamed = Buffer.from(whole)
      streamed.writeUInt32LE(length, 40)
      expect(isAudio(streamed, 'wav')).toBe(true)
    }
  })

  it('takes neither pages, JSON, a few bytes, nor half a sample for raw samples', () => {
    for (const text of [
      '<!doctype html><title>Just a moment</title>',
      '{"error": {"message": "none"}}  ',
      '\n{\n  "error": "Überlastet"\n}',
      'upstream connect error or disconnect/reset before headers',
      'abcd',
    ])
      expect(isAudio(Buffer.from(text.length % 2 === 0 ? text : `${text} `), 'pcm')).toBe(false)
    expect(isAudio(Buffer.alloc(65, 1), 'pcm')).toBe(false)
  })
})

describe('videoTypeOf', () => {
  it('knows ISO base media, QuickTime, WebM and Matroska', () => {
    expect(videoTypeOf(mp4())).toBe('video/mp4')
    expect(videoTypeOf(padded([0, 0, 0, 20], 'ftypqt  '))).toBe('video/quicktime')
    const ebml = [0x1a, 0x45, 0xdf, 0xa3]
    expect(videoTypeOf(padded(ebml, 'xxxx', [0x42, 0x82, 0x84], 'webm'))).toBe('video/webm')
    expect(videoTypeOf(padded(ebml, 'xxxx', [0x42, 0x82, 0x88], 'matroska'))).toBe('video/x-matroska')
    expect(videoTypeOf(padded('<!doctype html>'))).toBeNull()
    expect(videoTypeOf(mp4().subarray(0, 12))).toBeNull()
  })
})

describe('isCutVideo', () => {
  const box = (type: string, bytes: number, size = 8 + bytes): Buffer => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(size)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, Buffer.alloc(bytes, 1)])
  }
  const long = Buffer.concat([box('mdat', 0, 1), Buffer.from('0000000000000070', 'hex'), Buffer.alloc(96, 1)])

  it.each([
    ['ends with a box', Buffer.concat([box('ftyp', 16), box('moov', 100), box('mdat', 500)]), false],
    ['has a box up to its end', Buffer.concat([box('ftyp', 16), box('mdat', 500, 0)]), false],
    ['has a box of 64 bits', Buffer.concat([box('ftyp', 16), long]), false],
    ['has what is no box', Buffer.concat([box('ftyp', 16), box('\0\0\0\0', 9, 9999)]), false],
    ['is another container', Buffer.from('1a45dfa3', 'hex'), false],
    ['ends within a box', Buffer.concat([box('ftyp', 16), box('mdat', 500)]).subarray(0, 300), true],
    ['ends within one of 64 bits', Buffer.concat([box('ftyp', 16), long]).subarray(0, 100), true],
  ])('knows one that %s', (_what, bytes, isCut) => expect(isCutVideo(bytes)).toBe(isCut))
})

describe('contradicts', () => {
  it.each([
    ['', 'image/png', false],
    ['text/plain', 'image/png', false],
    ['image/jpg', 'image/jpeg', false],
    ['image/png', 'image/jpeg', true],
    ['video/x-m4v', 'video/mp4', false],
    ['video/mp4', 'video/quicktime', false],
    ['video/webm', 'video/mp4', true],
  ])('<%s> of %s: %s', (told, type, expected) => expect(contradicts(told, type)).toBe(expected))
})
