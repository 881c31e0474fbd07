import { randomBytes } from 'node:crypto'
import { feature, unprocessable } from '#toolkit'
import { readDateTime } from '#toolkit/lib/calendar/datetime-text'
import { digestStream, type ByteStream } from '#toolkit/lib/random/byte-stream'
import { nanoId, objectId, ulid, uuidV4, uuidV7 } from '#toolkit/lib/random/identifiers'
import type { Query } from '#operation'

type Kind = Query<'rest_random_id'>['kind']

const TIMED: readonly Kind[] = ['uuid7', 'ulid', 'objectid']
/** 2106-02-07T06:28:15Z: an ObjectId counts seconds in 32 bits. */
const LAST_OBJECT_ID_SECOND = 2 ** 32 - 1

const timeOf = (datetime: string | undefined, kind: Kind): number => {
  const ms =
    datetime === undefined ? Date.now() : readDateTime('datetime', datetime, 'UTC').zoned.epochMilliseconds
  if (ms < 0) unprocessable(`datetime ${JSON.stringify(datetime)} is before 1970.`)
  if (kind === 'objectid' && Math.floor(ms / 1000) > LAST_OBJECT_ID_SECOND) {
    unprocessable(
      `datetime ${JSON.stringify(datetime)} is after 2106-02-07T06:28:15Z, the last second of an ObjectId.`,
    )
  }
  return ms
}

const idOf = (kind: Kind, stream: ByteStream, unixMs: number, size: number): string => {
  switch (kind) {
    case 'uuid4':
      return uuidV4(stream)
    case 'uuid7':
      return uuidV7(stream, unixMs)
    case 'ulid':
      return ulid(stream, unixMs)
    case 'nanoid':
      return nanoId(stream, size)
    case 'objectid':
      return objectId(stream, Math.floor(unixMs / 1000))
  }
}

export default feature('rest_random_id', ({ kind, count, datetime, size, seed }) => {
  const isTimed = TIMED.includes(kind)
  const unixMs = isTimed ? timeOf(datetime, kind) : 0
  const stream = seed === undefined ? randomBytes : digestStream(seed)
  return {
    kind,
    count,
    items: Array.from({ length: count }, () => idOf(kind, stream, unixMs, size)),
    timestamp: isTimed ? new Date(unixMs).toISOString() : null,
    seed: seed ?? randomBytes(8).toString('hex'),
  }
})
