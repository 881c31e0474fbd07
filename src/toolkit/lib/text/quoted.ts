const LONGEST = 60

/** A caller's text in quotes as an error message repeats it: escaped as in JSON, cut after 60 characters. */
export const quoted = (text: string): string => {
  const characters = Array.from(text)
  return JSON.stringify(characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : text)
}
