import type { AssetOwner, AssetSet } from '#assets'
import type { Logger } from '#observe'
import { storing, type MediaParts } from './parts.js'
import type { VideoFile } from './verify-video.js'

/** @throws GatewayError 503 */
export const prepareVideo = (
  { assets }: Pick<MediaParts, 'assets'>,
  owner: AssetOwner,
  model: string,
  file: VideoFile,
  log: Logger,
): Promise<AssetSet> => storing(assets.prepare(owner, [{ kind: 'video', model, ...file }]), log)
