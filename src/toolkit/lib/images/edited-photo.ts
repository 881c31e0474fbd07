import type { FeatureContext } from '../../feature.js'
import { encodePicture, type EncodedPicture } from './encode.js'
import { pictureFile } from './picture-file.js'
import { pictureBytes } from './picture-source.js'
import { averageColor, cornersOf, rasterOfFile, type Corners, type Raster } from './raster.js'

/** The caller's picture and how its result is to be written. */
export interface PhotoQuery {
  url?: string
  image?: string
  format: 'png' | 'jpeg' | 'webp'
  quality: number
}

/** An edited photo: its file, and what its pixels are before JPEG lays them on white and a lossy format changes them. */
export interface EditedPhoto extends EncodedPicture {
  averageColor: string
  corners: Corners
}

/**
 * The pixels of the caller's photo.
 * @throws FeatureError 400, 422 or 502, as the file is not given, not a picture, or not to be had
 */
export const photoOf = async (
  query: Pick<PhotoQuery, 'url' | 'image'>,
  context: FeatureContext,
): Promise<Raster> => rasterOfFile(await pictureFile(await pictureBytes(query, context)))

/** Describes and writes the result. */
export const editedPhoto = async (
  raster: Raster,
  { format, quality }: Pick<PhotoQuery, 'format' | 'quality'>,
): Promise<EditedPhoto> => ({
  ...(await encodePicture(raster, format, { quality })),
  averageColor: averageColor(raster),
  corners: cornersOf(raster),
})
