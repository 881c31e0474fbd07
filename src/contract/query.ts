/** A query as the validators take it, and the faults that no schema can see. */
export interface ParsedQuery {
  values: Record<string, string>
  faults: { parameter: string; message: string }[]
}

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

/**
 * Reads `a=1&b=2` strictly: a repeated name and broken percent-encoding or UTF-8 are faults, since guessing would
 * answer another question than the caller asked. Names in `ignored` (the key) are skipped whatever they hold.
 * @param search the query without its leading `?`.
 */
export const parseQuery = (search: string, ignored: ReadonlySet<string>): ParsedQuery => {
  const values = Object.create(null) as Record<string, string>
  const faults: ParsedQuery['faults'] = []
  for (const pair of search === '' ? [] : search.split('&')) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const rawName = equals === -1 ? pair : pair.slice(0, equals)
    const name = decode(rawName)
    if (name !== null && ignored.has(name)) continue
    const value = equals === -1 ? '' : decode(pair.slice(equals + 1))
    if (name === null || value === null) {
      faults.push({
        parameter: name ?? rawName.slice(0, 100),
        message: 'is not percent-encoded UTF-8 (a literal % is written %25)',
      })
    } else if (name in values) {
      faults.push({ parameter: name, message: 'stands more than once' })
    } else {
      values[name] = value
    }
  }
  return { values, faults }
}
