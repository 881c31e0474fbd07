import { UpstreamError, type UpstreamFile } from '../providers/upstream.js'
import { contradicts, isCutVideo, videoTypeOf } from './sniff.js'

/** A checked video. */
export interface VideoFile {
  mime: string
  content: Uint8Array
}

/** What a provider sent, if it is a video of the declared type. @throws UpstreamError */
export const verifyVideo = ({ type, bytes }: UpstreamFile): VideoFile => {
  if (bytes.length === 0) throw new UpstreamError('empty', 'the video has no bytes')
  const mime = videoTypeOf(bytes)
  if (mime === null)
    throw new UpstreamError('malformed', `the answer is not a video but ${type || 'of no type'}`)
  if (isCutVideo(bytes)) throw new UpstreamError('malformed', 'the video is cut off')
  if (contradicts(type, mime)) throw new UpstreamError('malformed', `the video is ${mime} and not ${type}`)
  return { mime, content: bytes }
}
