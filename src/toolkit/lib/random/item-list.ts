import { invalidParameter, unprocessable } from '../../errors.js'

const MOST_ITEMS = 1000

/** A caller's comma-separated `items`, trimmed and without empty ones; 422 where none are left, 400 past 1000. */
export const itemList = (text: string): string[] => {
  const items = text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
  if (items.length === 0) unprocessable('items has nothing but commas and blanks.')
  if (items.length > MOST_ITEMS) {
    invalidParameter('items', `has ${items.length} items; at most ${MOST_ITEMS} are allowed`)
  }
  return items
}
