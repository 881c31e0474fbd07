/** Version 5 has no types of its own; only what is used here. */
declare module 'email-addresses' {
  /** A part as it stands in the text. */
  interface Part {
    tokens: string
  }
  export interface ParsedMailbox {
    local: string
    domain: string
    parts: { name: Part | null; local: Part }
  }
  export interface ParsedGroup {
    parts: { name: Part }
    addresses: ParsedMailbox[]
  }
  interface Parser {
    /** Null where the text is not an address list. */
    parseAddressList(text: string): (ParsedMailbox | ParsedGroup)[] | null
  }
  const parser: Parser
  export default parser
}
