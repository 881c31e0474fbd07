import type { CancelSignal } from '#flow'
import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pictures } from '../../media/pictures.js'
import type { MediaBody, StillImage, UpstreamFile, UpstreamModel } from '../../providers/upstream.js'
import { refused } from '../request.js'
import { speakInto } from './espeak.js'
import { findFont } from './font.js'
import { inFolder, runProgram } from './programs.js'
import { wrapTitle } from './title.js'

export const CAMERA_MODEL_ID = 'local/ffmpeg-camera-move'
export const TITLE_MODEL_ID = 'local/ffmpeg-title-card'

/** A move over a still paints nothing that a text says, and a card shows no picture. */
const listed = (id: string, input: 'image' | 'text'): UpstreamModel => ({
  id,
  created: null,
  ownedBy: 'local',
  contextLength: null,
  inputModalities: [input],
  outputModalities: ['video'],
  supportedParameters: ['seconds', 'size'],
  zeroPriced: true,
})

export const LISTED_FILMS: readonly UpstreamModel[] = [
  listed(CAMERA_MODEL_ID, 'image'),
  listed(TITLE_MODEL_ID, 'text'),
]

const LIMIT_MS = 180_000
const FRAMES_A_SECOND = 25
const MOST_SECONDS = 20
const DEFAULT_SIZE = { width: 848, height: 480 }
const LEAST_SIDE = 128
const MOST_SIDE = 1280
const STILL_SIDE = 1920
const NARRATION_RATE = 165

/** The programs that there are, and where they work. */
export interface FilmPrograms {
  ffmpeg: string
  espeak: string | null
  /** Tells which characters the fonts have; without it nothing is known of that, and ffmpeg takes its own default. */
  fcMatch: string | null
  place: string
}

/** Even sides, as the pixel format needs them. @throws UpstreamError `refused` */
const sizeOf = (size: unknown): { width: number; height: number } => {
  if (typeof size !== 'string' || size === 'auto') return DEFAULT_SIZE
  const [width = 0, height = 0] = size.split('x').map(Number)
  const fits = [width, height].every((side) => side >= LEAST_SIDE && side <= MOST_SIDE && side % 2 === 0)
  if (fits) return { width, height }
  throw refused({
    code: 'unsupported_value',
    param: 'size',
    message: `The sides of a video made here must be even and from ${LEAST_SIDE} to ${MOST_SIDE} pixels.`,
  })
}

const secondsOf = (seconds: unknown): number => {
  if (Number(seconds) <= MOST_SECONDS) return Number(seconds)
  throw refused({
    code: 'unsupported_value',
    param: 'seconds',
    message: `A video made here may have at most ${MOST_SECONDS} seconds.`,
  })
}

/** Expressions of ffmpeg's zoompan over `P`, which goes from 0 to 1. */
const MOVES: readonly { words: RegExp; zoom: string; x: string }[] = [
  { words: /\bzoom(s|ing)? out|menjauh/i, zoom: '1.25-0.25*P', x: 'iw/2-iw/zoom/2' },
  { words: /\bpan(s|ning)? left|ke kiri/i, zoom: '1.25', x: '(iw-iw/zoom)*(1-P)' },
  { words: /\bpan(s|ning)? right|ke kanan/i, zoom: '1.25', x: '(iw-iw/zoom)*P' },
  { words: /^/, zoom: '1+0.25*P', x: 'iw/2-iw/zoom/2' },
]

const ENCODED = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-threads', '2']
const WRITTEN = ['-movflags', '+faststart', '-f', 'mp4', 'made.mp4']
const QUIET = ['-nostdin', '-v', 'error', '-y']

const made = async (folder: string): Promise<UpstreamFile> => ({
  type: 'video/mp4',
  bytes: await readFile(join(folder, 'made.mp4')),
})

/**
 * The camera moves over a still: nearer by default, else as the prompt says (zoom out, pan left, pan right). The still
 * reaches ffmpeg as a PNG of our own making.
 */
export const moveOver = (
  { ffmpeg, place }: FilmPrograms,
  pictures: Pictures,
  body: MediaBody,
  still: StillImage,
  signal: CancelSignal,
  begun: (job: null) => void,
): Promise<UpstreamFile> =>
  inFolder(place, async (folder) => {
    const seconds = secondsOf(body['seconds'])
    const { width, height } = sizeOf(body['size'])
    const report = await pictures.look({ bytes: still.bytes, side: STILL_SIDE }, signal)
    if ('fault' in report || report.png === null)
      throw refused({ code: 'invalid_value', param: 'image', message: "'image' cannot be decoded." })
    begun(null)
    await writeFile(join(folder, 'still.png'), report.png)
    const frames = seconds * FRAMES_A_SECOND
    const { prompt } = body
    const move = MOVES.find(({ words }) => words.test(typeof prompt === 'string' ? prompt : ''))
    const by = (expression: string | undefined): string =>
      (expression ?? '1').replaceAll('P', `(on/${frames})`)
    // Twice the size, or the move would jump from pixel to pixel.
    // Cropped first: a still of one pixel's width would be scaled to more than memory holds.
    const cropped = `crop='max(1,min(iw,ih*${width}/${height}))':'max(1,min(ih,iw*${height}/${width}))'`
    const filled = `${cropped},scale=${width * 2}:${height * 2}`
    const moved = `zoompan=z='${by(move?.zoom)}':x='${by(move?.x)}':y='ih/2-ih/zoom/2':d=${frames}:s=${width}x${height}:fps=${FRAMES_A_SECOND}`
    const args = [
      ...QUIET,
      '-f',
      'png_pipe',
      '-i',
      'still.png',
      '-vf',
      `${filled},${moved}`,
      '-frames:v',
      String(frames),
    ]
    await runProgram(
      { program: ffmpeg, args: [...args, ...ENCODED, ...WRITTEN], folder, limitMs: LIMIT_MS },
      signal,
    )
    return made(folder)
  })

/** The prompt as a card, and spoken where there is a voice for it. */
export const titleCard = (
  { ffmpeg, espeak, fcMatch, place }: FilmPrograms,
  body: MediaBody,
  signal: CancelSignal,
  begun: (job: null) => void,
): Promise<UpstreamFile> =>
  inFolder(place, async (folder) => {
    const seconds = secondsOf(body['seconds'])
    const { width, height } = sizeOf(body['size'])
    const prompt = String(body['prompt'])
    const { text, fontSize } = wrapTitle(prompt, width, height)
    if (text === '')
      throw refused({
        code: 'invalid_value',
        param: 'prompt',
        message: "'prompt' has nothing that can be drawn.",
      })
    // By a name of our own: nothing in a path is read as an option.
    if (fcMatch !== null) await symlink(await findFont(fcMatch, folder, text, signal), join(folder, 'font'))
    begun(null)
    // The text is read from a file and never expanded: nothing in it is an option or an expression.
    await writeFile(join(folder, 'card.txt'), text)
    if (espeak !== null)
      await speakInto(espeak, folder, { text: prompt, voice: 'en-us', rate: NARRATION_RATE }, signal)
    const color = `color=c=0x1b2a41:s=${width}x${height}:r=${FRAMES_A_SECOND}`
    const font = fcMatch === null ? '' : 'fontfile=font:'
    const drawn = `drawtext=${font}textfile=card.txt:expansion=none:fontcolor=white:fontsize=${fontSize}:line_spacing=${Math.round(fontSize / 3)}:x=(w-text_w)/2:y=(h-text_h)/2`
    const spoken = espeak === null ? [] : ['-i', 'speech.wav', '-af', 'apad', '-c:a', 'aac', '-b:a', '64k']
    const args = [...QUIET, '-f', 'lavfi', '-i', color, ...spoken, '-vf', drawn, '-t', String(seconds)]
    await runProgram(
      { program: ffmpeg, args: [...args, ...ENCODED, ...WRITTEN], folder, limitMs: LIMIT_MS },
      signal,
    )
    return made(folder)
  })
