/** From tokens to text that may be sent: whole characters only, and nothing of a stop sequence. */

/** Tokens that one character can be spread over, with room for stray bytes before it. */
const MAX_PENDING_TOKENS = 8

/**
 * Joins tokens to text and holds them back while they end inside a UTF-8 character.
 * @param detokenize text of a run of tokens, with U+FFFD where its bytes are no whole character
 */
export const characterAssembler = <Token>(detokenize: (tokens: Token[]) => string) => {
  let pending: Token[] = []
  const release = (): string => {
    const text = detokenize(pending)
    pending = []
    return text
  }
  return {
    push(token: Token): string {
      pending.push(token)
      const isWhole = !detokenize(pending).endsWith('\uFFFD')
      return isWhole || pending.length === MAX_PENDING_TOKENS ? release() : ''
    },
    /** What is still held back at the end. */
    flush: (): string => (pending.length === 0 ? '' : release()),
  }
}

/** Length of the longest end of `text` with which `stop` could begin. */
const overlap = (text: string, stop: string): number => {
  for (let length = Math.min(text.length, stop.length - 1); length > 0; length -= 1) {
    if (stop.startsWith(text.slice(-length))) return length
  }
  return 0
}

/**
 * Lets text through up to the first stop sequence and holds back an end that could become one.
 * Where two stop sequences are found, the one that begins first counts.
 */
export const stopFilter = (stops: readonly string[]) => {
  let held = ''
  let stopped = false
  return {
    get stopped(): boolean {
      return stopped
    },
    push(text: string): string {
      const candidate = held + text
      const found = stops.map((stop) => candidate.indexOf(stop)).filter((at) => at >= 0)
      if (found.length > 0) {
        stopped = true
        held = ''
        return candidate.slice(0, Math.min(...found))
      }
      const keep = Math.max(0, ...stops.map((stop) => overlap(candidate, stop)))
      held = candidate.slice(candidate.length - keep)
      return candidate.slice(0, candidate.length - keep)
    },
    /** What is still held back when the answer ends without a stop sequence. */
    flush: (): string => held,
  }
}
