/** Programs of this machine that speak and film: espeak-ng and ffmpeg, as far as they are installed. */
import { createPictures } from '../../media/pictures.js'
import type { Kind } from '../../providers/types.js'
import { UpstreamError, type ChatUpstream, type UpstreamModel } from '../../providers/upstream.js'
import { LISTED_SPEECH, speak, SPEECH_MODEL_ID } from './espeak.js'
import { CAMERA_MODEL_ID, LISTED_FILMS, moveOver, TITLE_MODEL_ID, titleCard } from './film.js'
import { findProgram } from './programs.js'

export { sweepFolders } from './programs.js'

/** The part of a provider that makes anything but text. */
export interface MediaEngines {
  /** What can be made with the programs that are installed now. */
  models(): Promise<UpstreamModel[]>
  speech: NonNullable<ChatUpstream['speech']>
  video: NonNullable<ChatUpstream['video']>
  close(): void
}

const notInstalled = (program: string): UpstreamError =>
  new UpstreamError('connect', `${program} is not installed on this machine`)

const unknownModel = (): UpstreamError =>
  new UpstreamError('status', 'there is no such model', { status: 404 })

/** @param place where folders for the work are made; this server's alone */
export const createMediaEngines = (kinds: readonly Kind[], place: string): MediaEngines => {
  const pictures = createPictures()
  return {
    async models() {
      const [espeak, ffmpeg] = await Promise.all([findProgram('espeak-ng'), findProgram('ffmpeg')])
      return [
        ...(kinds.includes('speech') && espeak !== null ? [LISTED_SPEECH] : []),
        ...(kinds.includes('videos') && ffmpeg !== null ? LISTED_FILMS : []),
      ]
    },
    async speech(body, signal) {
      const [espeak, ffmpeg] = await Promise.all([findProgram('espeak-ng'), findProgram('ffmpeg')])
      if (body.model !== SPEECH_MODEL_ID) throw unknownModel()
      if (espeak === null) throw notInstalled('espeak-ng')
      return speak({ espeak, ffmpeg, place }, body, signal)
    },
    async video(body, still, signal, begun) {
      const [espeak, ffmpeg, fcMatch] = await Promise.all([
        findProgram('espeak-ng'),
        findProgram('ffmpeg'),
        findProgram('fc-match'),
      ])
      if (ffmpeg === null) throw notInstalled('ffmpeg')
      if (body.model === CAMERA_MODEL_ID && still !== null)
        return moveOver({ ffmpeg, espeak, fcMatch, place }, pictures, body, still, signal, begun)
      if (body.model === TITLE_MODEL_ID && still === null)
        return titleCard({ ffmpeg, espeak, fcMatch, place }, body, signal, begun)
      throw unknownModel()
    },
    close: () => pictures.close(),
  }
}
