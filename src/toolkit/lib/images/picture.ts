import { decode, pictureFile } from './picture-file.js'

/** Grey levels by rows, 0 black to 255 white. */
export interface GreyPicture {
  width: number
  height: number
  levels: Buffer
}

/**
 * Decodes a picture as it is to be seen: the first frame, turned by its EXIF orientation, in 8-bit sRGB on white, then
 * grey. A picture of too many pixels is refused by its header, before anything is decoded.
 * @throws FeatureError 422 for what is no PNG, JPEG, WebP, GIF, AVIF or TIFF picture, is damaged, or is too large
 */
export const greyPicture = async (bytes: Uint8Array): Promise<GreyPicture> => {
  const { data, info } = await decode(await pictureFile(bytes), (picture) =>
    picture.flatten({ background: '#ffffff' }).toColourspace('srgb').greyscale(),
  )
  return { width: info.width, height: info.height, levels: data }
}
