/** What accounts had made: images, audio and video, stored on disk or in S3, until the plan's retention ends. */
export type * from './types.js'
export { openAssets } from './open.js'
export { AssetMissingError, StorageError } from './types.js'
export { ASSETS_FOLDER, storedKeys } from './stored-keys.js'
