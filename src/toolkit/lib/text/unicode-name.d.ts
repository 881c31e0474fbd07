declare module 'unicode-name' {
  /** The name of one character as the Unicode Character Database has it. */
  export function unicodeBaseName(character: string): string | undefined
}
