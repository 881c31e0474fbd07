import { createHash, type Hash } from 'node:crypto'

/** Writes a JSON value so that no two values are written alike, whatever the order of their members. */
const write = (hash: Hash, value: unknown): void => {
  if (Array.isArray(value)) {
    hash.update(`[${value.length}:`)
    for (const item of value) write(hash, item)
  } else if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined)
    hash.update(`{${members.length}:`)
    for (const [name, member] of members.sort(([one], [other]) => (one < other ? -1 : 1))) {
      write(hash, name)
      write(hash, member)
    }
  } else if (typeof value === 'string') {
    hash.update(`"${value.length}:`).update(value)
  } else hash.update(`${String(value)};`)
}

/**
 * SHA-256 of what a request asks for: two requests have the same one where they ask the same operation for the same, however
 * their JSON was written.
 */
export const fingerprintOf = (operationId: string, query: unknown, body: unknown): Buffer => {
  const hash = createHash('sha256')
  write(hash, [operationId, query, body])
  return hash.digest()
}
