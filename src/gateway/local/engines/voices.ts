/** The voices of espeak-ng as it lists them itself. */
export interface Voices {
  /**
   * A voice's file, by every code that the engine lists for it, in lower case. By its file a voice takes a variant; by a
   * language that is called otherwise, such as en-gb (file en), the engine passes over the variant.
   */
  languages: ReadonlyMap<string, string>
  /** The engine's own names of the variants of any voice, by their names in lower case. */
  variants: ReadonlyMap<string, string>
}

interface Line {
  language: string
  file: string
  /** Other codes that the voice stands for, each with its rank there; the lowest is the language's own. */
  others: { code: string; rank: number }[]
}

/** `Pty Language Age/Gender VoiceName File`, then `(code rank)` as often as need be. */
const readLines = (listing: string): Line[] =>
  listing
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [, language, , , file, next = '('] = line.trim().split(/\s+/)
      // A name with a space in it cannot be told from what follows it.
      if (language === undefined || file === undefined || !next.startsWith('(')) return []
      const others = [...line.matchAll(/\(([\w-]+) (\d+)\)/g)].map(([, code = '', rank]) => ({
        code: code.toLowerCase(),
        rank: Number(rank),
      }))
      return { language, file, others }
    })

/**
 * @param languages what `espeak-ng --voices` prints; the separate MBROLA voices are left out
 * @param variants what `espeak-ng --voices=variant` prints
 */
export const readVoices = (languages: string, variants: string): Voices => {
  const lines = readLines(languages).filter(({ file }) => !file.startsWith('mb/'))
  const others = lines
    .flatMap(({ file, others: codes }) => codes.map((other) => ({ ...other, file })))
    .toSorted((a, b) => b.rank - a.rank)
  return {
    languages: new Map([
      // The best comes last and stays; a voice of that very name is better still.
      ...others.map(({ code, file }) => [code, file] as const),
      ...lines.map(({ language, file }) => [language.toLowerCase(), file] as const),
    ]),
    variants: new Map(
      readLines(variants).flatMap(({ file }) => {
        const [folder, name] = file.split('/')
        return folder === '!v' && name !== undefined ? [[name.toLowerCase(), name] as const] : []
      }),
    ),
  }
}

/** The engine's own name of `language` or `language+variant`; case does not matter, and `_` is taken for `-`. Null where there is none. */
export const findVoice = (asked: string, { languages, variants }: Voices): string | null => {
  const [code = '', variant, ...more] = asked.toLowerCase().split('+')
  const file = languages.get(code.replaceAll('_', '-'))
  if (file === undefined || more.length > 0) return null
  if (variant === undefined) return file
  const name = variants.get(variant)
  return name === undefined ? null : `${file}+${name}`
}
