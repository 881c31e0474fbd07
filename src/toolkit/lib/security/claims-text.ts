/** A token's claims as the text that is signed. */
import { unprocessable } from '../../errors.js'
import { isDataObject, setMember, type DataObject } from '../json/data-value.js'
import { checkJson } from '../json/json-document.js'
import { readJson, writeJson } from '../json/json-text.js'

const STRINGS = /"((?:[^"\\]|\\.)*)"(\s*:)?/g
/** Keeps ECMAScript from moving keys such as "1" to the front of an object. */
const MARK = '_'

const mapKeys = (text: string, map: (key: string) => string): string =>
  text.replace(STRINGS, (whole, key: string, colon: string | undefined) =>
    colon === undefined ? whole : `"${map(key)}"${colon}`,
  )

/**
 * Sets numeric claims in a JSON object and writes it compactly, its keys in the order given and integers with all their
 * digits.
 * @param claims each takes the place of the one that exists, else comes last
 * @throws {FeatureError} 422 for anything but a JSON object
 */
export const claimsText = (payload: string, claims: Readonly<Record<string, number>>): string => {
  const isJson = 'value' in readJson(payload)
  const reading = isJson ? readJson(mapKeys(payload, (key) => MARK + key)) : undefined
  if (reading === undefined || !('value' in reading) || !isDataObject(reading.value)) {
    return unprocessable('payload is not a JSON object.')
  }
  checkJson('payload', reading.value)
  const object: DataObject = reading.value
  for (const [name, seconds] of Object.entries(claims)) setMember(object, MARK + name, seconds)
  return mapKeys(writeJson(object), (key) => key.slice(MARK.length))
}
