import type { CancelSignal } from '#flow'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaBody, UpstreamFile, UpstreamModel } from '../../providers/upstream.js'
import { refused } from '../request.js'
import { inFolder, runProgram } from './programs.js'
import { findVoice, readVoices, type Voices } from './voices.js'

export const SPEECH_MODEL_ID = 'local/espeak-ng'

export const LISTED_SPEECH: UpstreamModel = {
  id: SPEECH_MODEL_ID,
  created: null,
  ownedBy: 'local',
  contextLength: null,
  inputModalities: ['text'],
  outputModalities: ['audio'],
  supportedParameters: ['voice', 'speed', 'response_format'],
  zeroPriced: true,
}

const LIMIT_MS = 60_000
/** Words a minute of speed 1, and the engine's own bounds (espeak-ng(1)); what is past them is done to the recording. */
const USUAL_RATE = 175
const LEAST_RATE = 80
const MOST_RATE = 450

/** OpenAI's voices as the nearest of the engine's, in English. */
const OPENAI_VOICES: Readonly<Record<string, string>> = {
  alloy: 'en-us',
  ash: 'en-us+m2',
  ballad: 'en-gb+m4',
  cedar: 'en-us+m5',
  coral: 'en-us+f2',
  echo: 'en-us+m3',
  fable: 'en-gb',
  marin: 'en-us+f1',
  nova: 'en-us+f3',
  onyx: 'en-us+m7',
  sage: 'en-us+f4',
  shimmer: 'en-us+f5',
  verse: 'en-gb+m1',
}

/** How a recording is written, by format: ffmpeg's muxer, and its options. */
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  mp3: ['-c:a', 'libmp3lame', '-f', 'mp3'],
  opus: ['-c:a', 'libopus', '-f', 'ogg'],
  aac: ['-c:a', 'aac', '-f', 'adts'],
  flac: ['-c:a', 'flac', '-f', 'flac'],
  wav: ['-c:a', 'pcm_s16le', '-f', 'wav'],
  pcm: ['-c:a', 'pcm_s16le', '-f', 's16le'],
}

/** Text for standard input: without controls, and without the engine's own notation for phonemes. */
const plain = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, ' ').replace(/\[(?=\[)/g, '[ ')

/**
 * Speaks into `speech.wav` of the folder.
 * @param voice one of the engine's
 * @param rate words a minute
 */
export const speakInto = (
  program: string,
  folder: string,
  { text, voice, rate }: { text: string; voice: string; rate: number },
  signal: CancelSignal,
): Promise<string> => {
  const args = ['-v', voice, '-s', String(rate), '-b', '1', '-w', 'speech.wav', '--stdin']
  return runProgram({ program, args, input: plain(text), folder, limitMs: LIMIT_MS }, signal)
}

/** Letters of the engine's notation for phonemes; pauses and stress marks do not count. */
const PHONEME = /[\p{L}\d@]/u

/** @throws UpstreamError `refused` for a text of which nothing is spoken */
const requireSpoken = async (
  program: string,
  folder: string,
  { text, voice }: { text: string; voice: string },
  signal: CancelSignal,
): Promise<void> => {
  const args = ['-v', voice, '-q', '-x', '--stdin']
  const phonemes = await runProgram({ program, args, input: plain(text), folder, limitMs: LIMIT_MS }, signal)
  if (PHONEME.test(phonemes)) return
  throw refused({
    code: 'invalid_value',
    param: 'input',
    message: `'input' has nothing that the model ${SPEECH_MODEL_ID} can speak.`,
  })
}

const chooseVoice = (asked: string, voices: Voices): string => {
  const name = Object.hasOwn(OPENAI_VOICES, asked) ? OPENAI_VOICES[asked] : asked
  const voice = findVoice(name ?? asked, voices)
  if (voice !== null) return voice
  const known = [...Object.keys(OPENAI_VOICES), ...voices.languages.keys()].join(', ')
  const [variant = 'f2'] = voices.variants.values()
  throw refused({
    code: 'invalid_value',
    param: 'voice',
    message: `The model ${SPEECH_MODEL_ID} has no such voice. It has: ${known}; and each of these languages followed by a variant, such as en-us+${variant}.`,
  })
}

/** The programs that there are; formats other than WAV need ffmpeg. */
export interface SpeechPrograms {
  espeak: string
  ffmpeg: string | null
  /** Where they work. */
  place: string
}

/** @throws UpstreamError `refused` for a voice, a format or a speed that there is not */
export const speak = (
  { espeak, ffmpeg, place }: SpeechPrograms,
  { input, voice, speed, response_format: format }: MediaBody,
  signal: CancelSignal,
): Promise<UpstreamFile> =>
  inFolder(place, async (folder) => {
    const list = (option: string): Promise<string> =>
      runProgram({ program: espeak, args: [option], folder, limitMs: LIMIT_MS }, signal)
    const [languages, variants] = await Promise.all([list('--voices'), list('--voices=variant')])
    const chosen = chooseVoice(String(voice), readVoices(languages, variants))
    const wanted = USUAL_RATE * Number(speed)
    const rate = Math.round(Math.min(Math.max(wanted, LEAST_RATE), MOST_RATE))
    const isWithin = wanted >= LEAST_RATE && wanted <= MOST_RATE
    if (ffmpeg === null && (format !== 'wav' || !isWithin)) {
      throw refused({
        code: 'unsupported_value',
        param: format === 'wav' ? 'speed' : 'response_format',
        message:
          format === 'wav'
            ? `The model ${SPEECH_MODEL_ID} supports speeds from 0.46 to 2.57.`
            : `The model ${SPEECH_MODEL_ID} supports only wav here, since ffmpeg is not installed.`,
      })
    }
    await requireSpoken(espeak, folder, { text: String(input), voice: chosen }, signal)
    await speakInto(espeak, folder, { text: String(input), voice: chosen, rate }, signal)
    const written = join(folder, 'speech.wav')
    if (ffmpeg === null || (format === 'wav' && isWithin))
      return { type: 'audio/wav', bytes: await readFile(written) }
    const tempo = isWithin ? [] : ['-filter:a', `atempo=${(wanted / rate).toFixed(4)}`]
    const options = FORMATS[String(format)] ?? []
    const args = [
      '-nostdin',
      '-v',
      'error',
      '-i',
      'speech.wav',
      ...tempo,
      '-ar',
      '24000',
      '-ac',
      '1',
      ...options,
      'made',
    ]
    await runProgram({ program: ffmpeg, args, folder, limitMs: LIMIT_MS }, signal)
    return { type: '', bytes: await readFile(join(folder, 'made')) }
  })
