/** Images, speech and videos: routed to the providers that make them, checked, and kept as assets. */
import type { Body, StreamReply } from '#operation'
import type { Caller } from '../admission/caller.js'
import { createImageMaker, type ImageList } from './images.js'
import type { MediaParts } from './parts.js'
import { createSpeechMaker } from './speech.js'
import { createVideoMaker, type VideoReply } from './videos.js'

export { createPictures, type Pictures } from './pictures.js'

/** Everything throws GatewayError, or the signal's reason where the caller left. */
export interface Media {
  createImage(body: Body<'createImage'>, caller: Caller): Promise<ImageList>
  createSpeech(body: Body<'createSpeech'>, caller: Caller): Promise<StreamReply>
  createVideoFromText(body: Body<'createVideoFromText'>, caller: Caller): Promise<VideoReply>
  createVideoFromImage(body: Body<'createVideoFromImage'>, caller: Caller): Promise<VideoReply>
  /** Goes on with the videos that were ordered before this server was started. */
  resume(): Promise<void>
  /** Ends the videos that go on behind their requests, and the process that looks into pictures. */
  close(): Promise<void>
}

export const createMedia = (parts: MediaParts): Media => {
  const videos = createVideoMaker(parts)
  return {
    createImage: createImageMaker(parts),
    createSpeech: createSpeechMaker(parts),
    createVideoFromText: videos.fromText,
    createVideoFromImage: videos.fromImage,
    resume: videos.resume,
    async close() {
      await videos.close()
      parts.pictures.close()
    },
  }
}
