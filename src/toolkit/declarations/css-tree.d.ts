import 'css-tree'

declare module 'css-tree' {
  /** Calls back for every token with its type and its offsets. */
  export function tokenize(css: string, onToken: (type: number, start: number, end: number) => void): void
}
