import { feature, unprocessable } from '#toolkit'
import { layOver } from '#toolkit/lib/images/compositing'
import { editedPhoto, photoOf } from '#toolkit/lib/images/edited-photo'
import { resampled } from '#toolkit/lib/images/resample'
import { fitInside, scaledEdge, type Size } from '#toolkit/lib/images/sizes'

interface Room extends Size {
  margin: number
}

/** Where the top picture may be. */
const roomOf = (photo: Size, { position, margin: wanted }: { position: string; margin: number }): Room => {
  const margin = position === 'center' ? 0 : wanted
  const room = { width: photo.width - 2 * margin, height: photo.height - 2 * margin, margin }
  if (room.width < 1 || room.height < 1) {
    unprocessable(
      `A margin of ${margin} leaves no room on a photo of ${photo.width} x ${photo.height} pixels.`,
    )
  }
  return room
}

/** The size that the top picture gets: as wanted, or as large as there is room. */
const sizeOnPhoto = (top: Size, photo: Size, room: Size, percent: number | undefined): Size => {
  const width = percent === undefined ? top.width : scaledEdge(photo.width, percent, 100)
  const height = percent === undefined ? top.height : scaledEdge(top.height, width, top.width)
  return width <= room.width && height <= room.height ? { width, height } : fitInside(top, room)
}

const offsets = (photo: Size, top: Size, position: string, margin: number): { left: number; at: number } => {
  if (position === 'center') {
    return {
      left: Math.floor((photo.width - top.width) / 2),
      at: Math.floor((photo.height - top.height) / 2),
    }
  }
  return {
    left: position.endsWith('left') ? margin : photo.width - margin - top.width,
    at: position.startsWith('top') ? margin : photo.height - margin - top.height,
  }
}

export default feature('rest_photo_overlay', async (query, context) => {
  const photo = await photoOf(query, context)
  const room = roomOf(photo, query)
  const original = await photoOf({ url: query.overlay }, context)
  const top = await resampled(original, sizeOnPhoto(original, photo, room, query.size))
  layOver(photo, top, { ...offsets(photo, top, query.position, room.margin), opacity: query.opacity })
  return editedPhoto(photo, query)
})
