declare module 'sloc' {
  /** Numbers of lines by kind. */
  interface Lines {
    total: number
    source: number
    comment: number
    single: number
    block: number
    mixed: number
    empty: number
    todo: number
    blockEmpty: number
  }
  export default function sloc(code: string, extension: string): Lines
}
