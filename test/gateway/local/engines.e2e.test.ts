import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type OpenAI from 'openai'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import { picture } from '../media/files.js'
import { eventually } from '../../support/eventually.js'

const isInstalled = (program: string, option: string): boolean => spawnSync(program, [option]).status === 0
const hasEspeak = isInstalled('espeak-ng', '--version')
const hasFonts = isInstalled('fc-match', '--version')
const hasFfmpeg = isInstalled('ffmpeg', '-version') && isInstalled('ffprobe', '-version')
if (!hasEspeak || !hasFfmpeg || !hasFonts)
  process.stderr.write(
    'Local engines are not tested: apt-get install espeak-ng ffmpeg fontconfig fonts-dejavu-core\n',
  )

interface Probe {
  streams: {
    codec_name: string
    codec_type: string
    width?: number
    height?: number
    sample_rate?: string
    channels?: number
  }[]
  format: { duration?: string; format_name: string }
}

let folder: string
let gateway: TestGateway
let client: OpenAI

/** What ffprobe makes of a file; raw samples have to be told. */
const probe = async (bytes: Uint8Array, ...told: string[]): Promise<Probe> => {
  const path = join(folder, `probe-${Math.random()}`)
  await writeFile(path, bytes)
  const options = ['-v', 'error', '-of', 'json', '-show_streams', '-show_format', ...told, path]
  const { stdout } = await promisify(execFile)('ffprobe', options)
  return JSON.parse(stdout) as Probe
}

/** The loudest sample of 16-bit PCM behind a WAV's head. */
const peakOf = (wav: Buffer): number => {
  const data = wav.indexOf('data') + 8
  let peak = 0
  for (let at = data; at + 1 < wav.length; at += 2) peak = Math.max(peak, Math.abs(wav.readInt16LE(at)))
  return peak
}

/** The folders that are being worked in. */
const scratch = (): Promise<string[]> => readdir(join(gateway.service.dataDir, 'work'))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engines-'))
  gateway = await startGateway([
    { id: 'local-speech', kind: 'local', kinds: ['speech'] },
    { id: 'local-video', kind: 'local', kinds: ['videos'], max_concurrency: 1 },
  ])
  client = await gateway.client('platinum')
})
afterAll(async () => {
  await gateway.stop()
  await rm(folder, { recursive: true })
})

const speak = async (input: string, more: object = {}): Promise<Buffer> => {
  const body = { model: 'local/espeak-ng', input, voice: 'alloy', response_format: 'wav' as const, ...more }
  return Buffer.from(await (await client.audio.speech.create(body)).arrayBuffer())
}

describe.skipIf(!hasEspeak || !hasFfmpeg)('espeak-ng', () => {
  it('is in the catalog and in the report of health', async () => {
    const entry = await client.models.retrieve('local/espeak-ng')
    expect(entry).toMatchObject({
      id: 'local/espeak-ng',
      owned_by: 'local',
      min_plan: 'free',
      modalities: { input: ['text'], output: ['audio'] },
    })
    expect(await client.get('/health')).toMatchObject({
      categories: { speech: { status: 'ok', models: 1 }, videos: { status: 'ok', models: 2 } },
    })
  })

  it('speaks in sound, English and Indonesian alike, and each otherwise', async () => {
    const english = await speak('Good morning, how are you today?', { voice: 'en-us' })
    const indonesian = await speak('Good morning, how are you today?', { voice: 'id' })
    for (const wav of [english, indonesian]) {
      expect(peakOf(wav)).toBeGreaterThan(3000)
      expect(Number((await probe(wav)).format.duration)).toBeGreaterThan(1)
    }
    expect(english.equals(indonesian)).toBe(false)
  })

  // Opus runs at 48 kHz whatever it was given (RFC 7845).
  it.each([
    ['mp3', 'mp3', '24000', []],
    ['opus', 'opus', '48000', []],
    ['aac', 'aac', '24000', []],
    ['flac', 'flac', '24000', []],
    ['pcm', 'pcm_s16le', '24000', ['-f', 's16le', '-ar', '24000', '-ch_layout', 'mono']],
  ])('makes %s', async (format, codec, rate, told) => {
    const bytes = await speak('Hello world', { response_format: format })
    const { streams } = await probe(bytes, ...told)
    expect(streams).toMatchObject([{ codec_name: codec, sample_rate: rate, channels: 1 }])
  })

  it('speaks as fast as asked', async () => {
    const text = 'This is a sentence of some length, which is spoken at several speeds.'
    const durationAt = async (speed: number): Promise<number> =>
      Number((await probe(await speak(text, { speed }))).format.duration)
    const usual = await durationAt(1)
    // Pauses do not scale with the words, so that the bounds are wide.
    expect((await durationAt(0.25)) / usual).toBeGreaterThan(2.5)
    expect((await durationAt(4)) / usual).toBeLessThan(0.5)
  })

  it('takes the text as text, whatever it looks like', async () => {
    for (const input of [
      '--help',
      '-w /tmp/x.wav',
      '<speak>hi</speak>',
      '[[h@l@U]] there',
      'a\u0000b\u001b[0m c',
    ])
      expect(peakOf(await speak(input))).toBeGreaterThan(1000)
  })

  it('refuses a text of which nothing is spoken, and speaks of signs that have names', async () => {
    for (const input of ['...', '?!', '\u200b', '— —', '\u0001'])
      expect(await refusalOf(speak(input))).toMatchObject({ status: 400, param: 'input' })
    for (const input of ['%', '&', '7', '👋']) expect(peakOf(await speak(input))).toBeGreaterThan(1000)
  })

  it('takes null for what is left out, as OpenAI clients send it', async () => {
    const body = {
      model: null,
      input: 'Hi',
      voice: null,
      response_format: null,
      speed: null,
      instructions: null,
    }
    const response = await client.post<Response>('/audio/speech', { body, __binaryResponse: true })
    expect(response.headers.get('content-type')).toBe('audio/mpeg')
    const { streams } = await probe(new Uint8Array(await response.arrayBuffer()))
    expect(streams).toMatchObject([{ codec_name: 'mp3' }])
  })

  it('speaks in any language that the engine lists, by its other codes and in its variants too', async () => {
    const of = (voice: string): Promise<Buffer> => speak('Good morning', { voice })
    const british = await of('en-gb')
    for (const same of ['en', 'EN_GB']) expect((await of(same)).equals(british)).toBe(true)
    for (const other of ['en+f3', 'en-gb+f3', 'en-us+Storm', 'ballad', 'pt-br', 'zh', 'fr'])
      expect((await of(other)).equals(british)).toBe(false)
    for (const none of ['en+', 'en+nobody', 'en+f3+f3', 'xx', 'en+../f3'])
      expect(await refusalOf(of(none))).toMatchObject({ status: 400, param: 'voice' })
  })

  it('refuses a voice that it has not, and names those that it has', async () => {
    const error = await refusalOf(speak('Hi', { voice: '../../etc/passwd' }))
    expect(error).toMatchObject({ status: 400, param: 'voice' })
    expect(error.message).toMatch(/alloy.*en-us.*\bid\b/)
    expect((await refusalOf(speak('Hi', { voice: 'constructor' }))).status).toBe(400)
  })
})

describe.skipIf(!hasEspeak || !hasFfmpeg)('ffmpeg', () => {
  const film = async (path: string, body: object): Promise<Probe> => {
    const { url, status } = await client.post<{ url: string; status: string }>(path, { body })
    expect(status).toBe('completed')
    return probe(Buffer.from(await (await fetch(url)).arrayBuffer()))
  }

  it('moves a camera over a still', async () => {
    const image = `data:image/jpeg;base64,${(await picture('jpeg', 300)).toString('base64')}`
    const { streams, format } = await film('/image-to-video', {
      image,
      prompt: 'pan left',
      seconds: 2,
      size: '320x240',
    })
    expect(streams).toMatchObject([{ codec_name: 'h264', width: 320, height: 240 }])
    expect(Number(format.duration)).toBeCloseTo(2, 1)
  })

  it('moves over a strip of one pixel as well', async () => {
    const strip = await sharp({ create: { width: 1, height: 4000, channels: 3, background: '#3366cc' } })
      .png()
      .toBuffer()
    const { streams } = await film('/image-to-video', {
      image: strip.toString('base64'),
      seconds: 1,
      size: '320x240',
    })
    expect(streams).toMatchObject([{ width: 320, height: 240 }])
  })

  it('shows a text as a card and reads it aloud', async () => {
    const prompt = `It's 100% "sure": %{localtime} \\ [in]drawtext=text=x; ${'word '.repeat(40)}`
    const { streams, format } = await film('/text-to-video', { prompt, seconds: 3, size: '320x240' })
    const kinds = streams.map(({ codec_type: type, codec_name: name }) => [type, name])
    expect(kinds).toEqual([
      ['video', 'h264'],
      ['audio', 'aac'],
    ])
    expect(Number(format.duration)).toBeCloseTo(3, 0)
  })

  it.each(['W'.repeat(60), 'ш'.repeat(60), 'mwMW@'.repeat(20)])(
    'keeps all of %s on the card',
    async (prompt) => {
      const { url } = await client.post<{ url: string }>('/text-to-video', {
        body: { prompt, seconds: 1, size: '320x240' },
      })
      const [film, frame] = [join(folder, 'card.mp4'), join(folder, 'card.png')]
      await writeFile(film, Buffer.from(await (await fetch(url)).arrayBuffer()))
      await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', '-i', film, '-frames:v', '1', frame])
      const { data, info } = await sharp(frame).greyscale().raw().toBuffer({ resolveWithObject: true })
      const isLit = (x: number, y: number): boolean => (data[y * info.width + x] ?? 0) > 128
      const rows = Array.from({ length: 240 }, (_, y) => y)
      const lit = Array.from({ length: 320 }, (_, x) => x).filter((x) => rows.some((y) => isLit(x, y)))
      // Light on dark, with a margin at either side.
      expect(Math.min(...lit)).toBeGreaterThan(5)
      expect(Math.max(...lit)).toBeLessThan(314)
    },
  )

  it.skipIf(!hasFonts).each([
    // U+0378 and U+10FFFD are no characters of Unicode's.
    ['that no font has', 'a boat \u0378 and \u{10fffd}', /: \u0378 \u{10fffd}\.$/u],
    ['that nobody sees', '\u0001\u0002', /nothing that can be drawn/],
  ])('refuses a card of characters %s', async (_what, prompt, message) => {
    const error = await refusalOf(client.post('/text-to-video', { body: { prompt, wait_seconds: 0 } }))
    expect(error).toMatchObject({ status: 400, param: 'prompt' })
    expect(error.message).toMatch(message)
  })

  it.each([
    ['seconds', { seconds: 21 }],
    ['size', { size: '4000x4000' }],
    ['size', { size: '321x240' }],
  ])('refuses a %s that is too much for it', async (param, more) => {
    const call = client.post('/text-to-video', {
      body: { prompt: 'x', model: 'local/ffmpeg-title-card', ...more },
    })
    expect(await refusalOf(call)).toMatchObject({ status: 400, param })
  })

  it('shows no picture on a card', async () => {
    const body = { image: (await picture()).toString('base64'), model: 'local/ffmpeg-title-card' }
    expect(await refusalOf(client.post('/image-to-video', { body }))).toMatchObject({
      status: 400,
      param: 'model',
    })
  })

  it('leaves nothing behind, also where nobody waits any more', async () => {
    const abort = new AbortController()
    const call = client.post('/text-to-video', {
      body: { prompt: 'a long film', seconds: 20, size: '1280x720' },
      signal: abort.signal,
    })
    await eventually(async () => expect(await scratch()).not.toEqual([]))
    abort.abort()
    await refusalOf(call)
    await eventually(async () => expect(await scratch()).toEqual([]))
  })
})

describe('a machine without the programs', () => {
  it('offers none of it', async () => {
    vi.stubEnv('PATH', folder)
    await gateway.service.reload()
    const { data } = await client.models.list()
    expect(data).toEqual([])
    const call = client.post('/text-to-video', { body: { prompt: 'x' } })
    expect(await refusalOf(call)).toMatchObject({ status: 404, code: 'model_not_found' })
    vi.unstubAllEnvs()
  })
})
