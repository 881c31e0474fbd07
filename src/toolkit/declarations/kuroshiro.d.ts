declare module 'kuroshiro' {
  /** What is used here of a token. */
  export interface KuroshiroToken {
    surface_form: string
    pos: string
    reading?: string | undefined
    pronunciation?: string | undefined
  }

  interface Analyzer {
    init(): Promise<void>
    parse(text: string): Promise<KuroshiroToken[]>
  }

  interface Options {
    to: 'hiragana' | 'katakana' | 'romaji'
    mode?: 'normal' | 'spaced' | 'okurigana' | 'furigana'
    romajiSystem?: 'hepburn' | 'nippon' | 'passport'
  }

  class Kuroshiro {
    static Util: { hasJapanese(text: string): boolean }
    init(analyzer: Analyzer): Promise<void>
    convert(text: string, options: Options): Promise<string>
  }
  const module: { default: typeof Kuroshiro }
  export default module
}
