/** What the data formats have in common: JSON's values, with integers of any length. */
export type DataValue = null | boolean | number | bigint | string | DataValue[] | DataObject

export interface DataObject {
  [key: string]: DataValue
}

export const isDataObject = (value: DataValue): value is DataObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Integers past 2^53 are numbers with all their digits. */
export const isNumber = (value: unknown): value is number | bigint =>
  typeof value === 'number' || typeof value === 'bigint'

/** Sets a member that is the object's own, whatever its name. */
export const setMember = (object: DataObject, key: string, value: DataValue): void => {
  if (key === '__proto__') {
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true })
  } else {
    object[key] = value
  }
}

/** Keys that ECMAScript moves to the front of an object, in numeric order. */
const INDEX = /^(?:0|[1-9]\d{0,9})$/

/**
 * The object with its keys in the order given, also where some are numbers, such as "2024": it then says so itself, to
 * whoever lists its keys. No such object can be cloned with `structuredClone`.
 */
export const withKeysInOrder = (object: DataObject, keys: readonly string[]): DataObject => {
  if (!keys.some((key) => INDEX.test(key))) return object
  const order = [...new Set(keys)]
  if (Object.keys(object).every((key, index) => key === order[index])) return object
  return new Proxy(object, { ownKeys: () => order })
}

/** An object of members in the order given; of a repeated key the last value counts. */
export const objectOf = (members: readonly (readonly [string, DataValue])[]): DataObject => {
  const object: DataObject = {}
  for (const [key, value] of members) setMember(object, key, value)
  return withKeysInOrder(
    object,
    members.map(([key]) => key),
  )
}

/** A member of the object's own; undefined where it has none of the name. */
export const memberOf = (object: DataObject, key: string): DataValue | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined

/** An integer as a number where that is exact, else as it is. */
export const integer = (digits: string | bigint): number | bigint => {
  const number = Number(digits)
  return Number.isSafeInteger(number) ? number : BigInt(digits)
}

/** A value in the contract's words, where an integer of any length is a number. */
export type AnsweredValue = Exclude<DataValue, bigint>

/** What an answer holds: an integer of any length is written with all its digits. */
export const answered = <T extends DataValue>(value: T): Exclude<T, bigint> => value as Exclude<T, bigint>

/** A finding in a text: where, and what is wrong. */
export interface TextFault {
  line: number
  column: number
  message: string
}
