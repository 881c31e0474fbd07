/** Response headers as a person pastes them. */

export interface HeaderLine {
  /** In lower case. */
  name: string
  value: string
}

/** A field name is a token (RFC 9110, section 5.1). */
const LINE = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):(.*)$/

/** The lines that are headers; a status line and anything else is left out. */
export const readHeaderLines = (text: string): HeaderLine[] =>
  text.split(/\r\n|\n|\r/).flatMap((line) => {
    const [, name, value = ''] = LINE.exec(line.trim()) ?? []
    return name === undefined ? [] : [{ name: name.toLowerCase(), value: value.trim() }]
  })

export interface WeakCookie {
  name: string
  missing: ('Secure' | 'HttpOnly' | 'SameSite')[]
}

/** The cookies that lack one of the attributes that protect them. @param values of Set-Cookie */
export const weakCookies = (values: readonly string[]): WeakCookie[] =>
  values
    .map((value) => {
      const [pair = '', ...attributes] = value.split(';')
      const names = attributes.map((attribute) => attribute.split('=', 1)[0]?.trim().toLowerCase())
      const missing = (['Secure', 'HttpOnly', 'SameSite'] as const).filter(
        (attribute) => !names.includes(attribute.toLowerCase()),
      )
      return { name: pair.split('=', 1)[0]?.trim() ?? '', missing }
    })
    .filter(({ missing }) => missing.length > 0)

const LEAKING: readonly string[] = ['x-powered-by', 'x-aspnet-version', 'x-aspnetmvc-version', 'x-generator']

/** Headers that tell an attacker which software answers, and in which version. */
export const leakingHeaders = (
  headerOf: (name: string) => string | null,
): { header: string; value: string }[] => {
  const server = headerOf('server')
  const found = LEAKING.map((header) => ({ header, value: headerOf(header) }))
  return [
    { header: 'server', value: server !== null && /\d/.test(server) ? server : null },
    ...found,
  ].flatMap(({ header, value }) => (value === null ? [] : [{ header, value }]))
}
