/** Version 5 has no types of its own; only what is used here. */
declare module 'email-addresses' {
  export interface ParsedMailbox {
    name: string | null
    /** Without the quotes of its local part. */
    address: string
    local: string
    domain: string
    /** The local part as it stands in the text. */
    parts: { local: { tokens: string } }
  }
  export interface ParsedGroup {
    name: string
    addresses: ParsedMailbox[]
  }
  interface Parser {
    /** Null where the text is not an address list. */
    parseAddressList(text: string): (ParsedMailbox | ParsedGroup)[] | null
  }
  const parser: Parser
  export default parser
}
