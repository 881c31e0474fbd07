/** The lines of a text, ended by LF, CRLF or CR; a line end at the very end begins no further line. */
export const linesOf = (text: string): string[] => {
  const lines = text.split(/\r\n|[\n\r]/)
  if (lines.at(-1) === '') lines.pop()
  return lines
}

/** Whether a line holds nothing but white space. */
export const isBlank = (line: string): boolean => !/\S/.test(line)

/** The runs of lines between blank ones. */
export const paragraphsOf = (lines: readonly string[]): string[][] => {
  const paragraphs: string[][] = []
  let open = false
  for (const line of lines) {
    const blank = isBlank(line)
    if (!blank && open) paragraphs.at(-1)?.push(line)
    if (!blank && !open) paragraphs.push([line])
    open = !blank
  }
  return paragraphs
}
