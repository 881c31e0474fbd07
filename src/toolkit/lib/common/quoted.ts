const LONGEST = 80

/** What a caller wrote, as a message repeats it: in quotes, escaped as in JSON, and cut to a sane length. */
export const quoted = (text: string): string => {
  const characters = Array.from(text.slice(0, 2 * LONGEST + 1))
  return JSON.stringify(characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : text)
}
