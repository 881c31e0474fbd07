interface Request {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body: string | null
}

/** Whether `fetch` sends a body with a method: it refuses to for GET and HEAD (Fetch standard, the Request constructor). */
export const takesBody = (method: string): boolean => !/^(?:GET|HEAD)$/i.test(method)

const quote = (text: string): string => JSON.stringify(text)

/** JavaScript that makes a request with `fetch`; of a plain GET the address alone, and of no GET or HEAD its body. */
export const fetchCode = ({ method, url, headers, body }: Request): string => {
  const fields = Object.entries(headers)
  const sent = takesBody(method) ? body : null
  if (method === 'GET' && fields.length === 0) return `await fetch(${quote(url)})`
  const lines = [`await fetch(${quote(url)}, {`, `  method: ${quote(method)},`]
  if (fields.length > 0) {
    const inner = fields.map(([name, value]) => `    ${quote(name)}: ${quote(value)},`)
    lines.push('  headers: {', ...inner, '  },')
  }
  if (sent !== null) lines.push(`  body: ${quote(sent)},`)
  return [...lines, '})'].join('\n')
}
