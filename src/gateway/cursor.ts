import { createHash } from 'node:crypto'
import { GatewayError } from './errors.js'

/** The row that a page ended with: the next page starts after it, so that new rows do not shift pages. */
export interface PagePlace {
  at: Date
  id: string
}

/** Whose list it is: a cursor is valid for that list only. */
export interface ListOwner {
  /** The operation that lists. */
  list: string
  accountId: string
}

/** JavaScript writes years before 0 and past 9999 with a sign and six digits, which PostgreSQL does not take. */
const TIME = /^(19[7-9]\d|[2-9]\d{3})-[\d:.TZ-]{19}$/
const CHECK_DIGITS = 12

/** Keeps a cursor that was changed, or taken from elsewhere, from being read as a position; it is no protection. */
const checkOf = (place: string, { list, accountId }: ListOwner): string =>
  createHash('sha256').update(`${list}|${accountId}|${place}`).digest('base64url').slice(0, CHECK_DIGITS)

/** A page's `next_cursor`. */
const encodeCursor = ({ at, id }: PagePlace, owner: ListOwner): string => {
  const place = `${at.toISOString()}|${id}`
  return Buffer.from(`${place}|${checkOf(place, owner)}`).toString('base64url')
}

/** @throws GatewayError 400 for a text that no `next_cursor` of this list ever was */
export const decodeCursor = (cursor: string, owner: ListOwner): PagePlace => {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('|')
  const place = { at: new Date(at), id }
  // Only our own writing of a time and an id reads back as the same text.
  if (
    TIME.test(at) &&
    !Number.isNaN(place.at.getTime()) &&
    /^[\w-]+$/.test(id) &&
    encodeCursor(place, owner) === cursor
  )
    return place
  throw new GatewayError(
    400,
    'invalid_request_error',
    'invalid_value',
    "'cursor' must be the next_cursor of an earlier page of this list.",
    { param: 'cursor' },
  )
}

/** The Prisma filter for rows listed by their creation: those after a position, or all without one. */
export const createdBehind = (place: PagePlace | undefined) =>
  place && {
    createdAt: { lte: place.at },
    OR: [{ createdAt: { lt: place.at } }, { createdAt: place.at, id: { lt: place.id } }],
  }

/**
 * A page and its cursor, from rows that were fetched with one more than the page has.
 *
 * @param placeOf a row's position in the list
 */
export const pageOf = <Row>(
  rows: readonly Row[],
  limit: number,
  owner: ListOwner,
  placeOf: (row: Row) => PagePlace,
): { page: Row[]; end: { has_more: boolean; next_cursor: string | null } } => {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    page,
    end: {
      has_more: last !== undefined,
      next_cursor: last === undefined ? null : encodeCursor(placeOf(last), owner),
    },
  }
}
