/** Something that leads to a person. */
export interface PiiSpan {
  type: 'email' | 'phone'
  /** In UTF-16 units of the text; `end` is after the last one. */
  start: number
  end: number
  /** As it is written there. */
  text: string
  /** The address in lower case; the number in E.164, or its digits alone where nothing tells its country. */
  normalized: string
}
