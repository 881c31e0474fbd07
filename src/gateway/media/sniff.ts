/** What a file is by its first bytes, whoever says what it should be. */
import { isUtf8 } from 'node:buffer'

/** Other names of a type, and types of the same container: ISO base media and Matroska. */
const SAME: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'image/apng': 'image/png',
  'video/quicktime': 'video/mp4',
  'video/x-m4v': 'video/mp4',
  'video/3gpp': 'video/mp4',
  'video/x-matroska': 'video/webm',
  'video/matroska': 'video/webm',
}
const familyOf = (type: string): string => SAME[type] ?? type

/** Whether a type contradicts what bytes are: one of another kind is a server's default, and says nothing. */
export const contradicts = (told: string, type: string): boolean =>
  told.split('/')[0] === type.split('/')[0] && familyOf(told) !== familyOf(type)

const startsWith = (bytes: Uint8Array, text: string, offset = 0): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
    'latin1',
    offset,
    offset + text.length,
  ) === text

/** The formats of OpenAI's speech API, and the media types that they are sent with. */
export const AUDIO_TYPES = {
  mp3: 'audio/mpeg',
  opus: 'audio/ogg',
  aac: 'audio/aac',
  flac: 'audio/flac',
  wav: 'audio/wav',
  pcm: 'audio/pcm',
} as const
export type AudioFormat = keyof typeof AUDIO_TYPES

/** An MPEG audio frame's head: eleven bits of sync, then neither a reserved layer (which AAC's ADTS has) nor a reserved rate. */
const isMpegFrame = (bytes: Uint8Array): boolean => {
  const [first = 0, second = 0, third = 0] = bytes
  const isSync = first === 0xff && (second & 0xe0) === 0xe0
  return isSync && (second & 0x06) !== 0 && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c
}

const isAdtsFrame = ([first = 0, second = 0]: Uint8Array): boolean =>
  first === 0xff && (second & 0xf6) === 0xf0

/** More than any sound has: what encoders write that do not know the length yet (all ones, and others near 2 GB). */
const NO_LENGTH = 0x4000_0000

/** All samples of a WAV's data chunk, where one begins within the first kilobyte. */
const holdsSamples = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024))
  const data = head.indexOf('data', 12, 'latin1')
  const held = bytes.byteLength - (data + 8)
  if (data < 0 || held <= 0) return false
  const length = data + 8 <= head.length ? head.readUInt32LE(data + 4) : 0
  return length <= held || length >= NO_LENGTH
}

/** JSON, a page, a sentence: of samples, so many in a row are never all letters. */
const isText = (bytes: Uint8Array): boolean =>
  bytes.subarray(0, 256).every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d) &&
  isUtf8(bytes)

/** A WAV and the like are not raw samples, nor is a text; samples are pairs of bytes. */
const isRaw = (bytes: Uint8Array): boolean =>
  bytes.length % 2 === 0 &&
  !['RIFF', 'ID3', 'fLaC', 'OggS'].some((start) => startsWith(bytes, start)) &&
  !isText(bytes)

const AUDIO: Readonly<Record<AudioFormat, (bytes: Uint8Array) => boolean>> = {
  mp3: (bytes) => startsWith(bytes, 'ID3') || isMpegFrame(bytes),
  // The identification header of RFC 7845 is in the first page.
  opus: (bytes) => startsWith(bytes, 'OggS') && startsWith(bytes, 'OpusHead', 28),
  aac: (bytes) => isAdtsFrame(bytes) || startsWith(bytes, 'ADIF') || startsWith(bytes, 'ftyp', 4),
  flac: (bytes) => startsWith(bytes, 'fLaC'),
  wav: (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WAVE', 8) && holdsSamples(bytes),
  pcm: isRaw,
}

/** Whether a file can be audio in this format. */
export const isAudio = (bytes: Uint8Array, format: AudioFormat): boolean =>
  bytes.length >= 16 && AUDIO[format](bytes)

/** The formats that a file can be in, raw samples apart, which nothing tells from other bytes. */
export const audioFormatsOf = (bytes: Uint8Array): AudioFormat[] =>
  (Object.keys(AUDIO) as AudioFormat[]).filter((format) => format !== 'pcm' && isAudio(bytes, format))

/** The media type of a video: ISO base media (MP4, QuickTime) or Matroska (WebM); null for anything else. */
export const videoTypeOf = (bytes: Uint8Array): string | null => {
  if (bytes.length < 64) return null
  if (startsWith(bytes, 'ftyp', 4)) return startsWith(bytes, 'qt  ', 8) ? 'video/quicktime' : 'video/mp4'
  // EBML, whose document type stands within the first bytes.
  if (startsWith(bytes, '\x1aE\xdf\xa3')) {
    const head = Buffer.from(bytes.buffer, bytes.byteOffset, 64).toString('latin1')
    return head.includes('webm') ? 'video/webm' : 'video/x-matroska'
  }
  return null
}

/** Boxes of ISO base media (ISO/IEC 14496-12) that stand by themselves in a file. */
const BOXES = new Set([
  'ftyp',
  'moov',
  'mdat',
  'moof',
  'mfra',
  'free',
  'skip',
  'wide',
  'meta',
  'sidx',
  'styp',
  'uuid',
])

/** Whether a video's bytes end within one of its boxes; what is no box is not looked at. */
export const isCutVideo = (bytes: Uint8Array): boolean => {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at + 8 <= view.length;) {
    const size = view.readUInt32BE(at)
    if (!BOXES.has(view.toString('latin1', at + 4, at + 8)) || size === 0) return false
    // 1: the length stands in 64 bits behind the type.
    const length = size === 1 && at + 16 <= view.length ? Number(view.readBigUInt64BE(at + 8)) : size
    if (length < 8) return false
    at += length
    if (at > view.length) return true
  }
  return false
}
