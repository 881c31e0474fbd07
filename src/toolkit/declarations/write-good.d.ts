declare module 'write-good' {
  interface Suggestion {
    /** UTF-16 offset. */
    index: number
    /** Length in UTF-16 units. */
    offset: number
    reason: string
  }
  /** Runs every check but E-Prime, and of the named ones those that are not false. */
  export default function writeGood(text: string, checks?: Readonly<Record<string, boolean>>): Suggestion[]
}
