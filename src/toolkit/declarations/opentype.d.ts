declare module 'opentype.js' {
  /** Coordinates in units of the font, y upwards. */
  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' }

  interface Glyph {
    unicodes: readonly number[]
    advanceWidth: number
    path: { commands: readonly PathCommand[] }
  }

  interface Font {
    unitsPerEm: number
    glyphs: { length: number; get(index: number): Glyph }
  }

  export const loadSync: (file: string) => Font
}
