interface Request {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body: string | null
}

const quote = (text: string): string => JSON.stringify(text)

/** JavaScript that makes a request with `fetch`; of a plain GET the address alone. */
export const fetchCode = ({ method, url, headers, body }: Request): string => {
  const fields = Object.entries(headers)
  if (method === 'GET' && fields.length === 0 && body === null) return `await fetch(${quote(url)})`
  const lines = [`await fetch(${quote(url)}, {`, `  method: ${quote(method)},`]
  if (fields.length > 0) {
    const inner = fields.map(([name, value]) => `    ${quote(name)}: ${quote(value)},`)
    lines.push('  headers: {', ...inner, '  },')
  }
  if (body !== null) lines.push(`  body: ${quote(body)},`)
  return [...lines, '})'].join('\n')
}
