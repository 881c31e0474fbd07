import { invalidParameter } from '../../errors.js'

/** A caller's comma-separated list, trimmed and without empty items; 400 where none are left. */
export const commaList = (parameter: string, text: string): string[] => {
  const items = text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
  return items.length === 0 ? invalidParameter(parameter, 'must have at least one item') : items
}
