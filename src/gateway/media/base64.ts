/** Base64 or base64url, with or without padding and white space; null for what is neither. */
export const bytesOfBase64 = (text: string): Buffer | null => {
  const digits = text.replace(/\s+/g, '').replace(/={1,2}$/, '')
  return /[^\w+/-]/.test(digits) || digits.length % 4 === 1 ? null : Buffer.from(digits, 'base64')
}

/** `data:<type>;base64,<digits>`; null for anything else. */
export const readDataUrl = (text: string): { type: string; bytes: Buffer } | null => {
  const comma = text.indexOf(',')
  const head = /^\s*data:([\w.+/-]{0,100})(?:;[\w=.-]{1,60})*;base64$/i.exec(
    text.slice(0, Math.max(comma, 0)),
  )
  const bytes = head === null ? null : bytesOfBase64(text.slice(comma + 1))
  return head === null || bytes === null ? null : { type: (head[1] ?? '').toLowerCase(), bytes }
}
