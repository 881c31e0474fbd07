/** Codes at the start of a name, before a vowel, and elsewhere; those of another sound stand behind a bar. */
const TABLE = `
AI AJ AY: 0 1 -; AU: 0 7 -; A: 0 - -
B: 7 7 7
CHS: 5 54 54; CH: 5|4 5|4 5|4; CK: 5|45 5|45 5|45; CZ CS CSZ CZS: 4 4 4; C: 5|4 5|4 5|4
DRZ DRS DS DSH DSZ DZ DZH DZS: 4 4 4; D DT: 3 3 3
EI EJ EY: 0 1 -; EU: 1 1 -; E: 0 - -
F FB: 7 7 7
G: 5 5 5
H: 5 5 -
IA IE IO IU: 1 - -; I: 0 - -
J: 1|4 -|4 -|4
KS: 5 54 54; KH K: 5 5 5
L: 8 8 8
MN NM: 66 66 66; M N: 6 6 6
OI OJ OY: 0 1 -; O: 0 - -
P PF PH: 7 7 7
Q: 5 5 5
RZ RS: 94|4 94|4 94|4; R: 9 9 9
SCHTSCH SCHTSH SCHTCH SHTCH SHCH SHTSH STCH STSCH SC STRZ STRS STSH SZCZ SZCS: 2 4 4
SHT SCHT SCHD ST SZT SHD SZD SD: 2 43 43; SCH SH SZ S: 4 4 4
TCH TTCH TTSCH TRZ TRS TSCH TSH TS TTS TTSZ TC TZ TTZ TZS TSZ: 4 4 4; TH T: 3 3 3
UI UJ UY: 0 1 -; U UE: 0 - -
V: 7 7 7
W: 7 7 7
X: 5 54 54
Y: 1 - -
ZDZ ZDZH ZHDZH: 2 4 4; ZD ZHD: 2 43 43; ZH ZS ZSCH ZSH Z: 4 4 4`

interface Sound {
  letters: string
  /** Alternatives at the start, before a vowel, and elsewhere; the empty code is silence. */
  codes: readonly (readonly string[])[]
}

/** The longest first. */
const sounds: readonly Sound[] = TABLE.split(/[;\n]/)
  .filter((rule) => rule.includes(':'))
  .flatMap((rule) => {
    const [letters = '', codes = ''] = rule.split(':')
    const columns = codes
      .trim()
      .split(' ')
      .map((column) => column.split('|').map((code) => (code === '-' ? '' : code)))
    return letters
      .trim()
      .split(' ')
      .map((sound) => ({ letters: sound, codes: columns }))
  })
  .sort((one, other) => other.letters.length - one.letters.length)

const LENGTH = 6

interface Branch {
  code: string
  last: string
  /** Whether the J to come was read as a vowel; `null` where none comes. */
  vowelJ: boolean | null
}

/** The genealogists count Y among the vowels, and J where it sounds like one (its first code). */
const isVowel = (letter: string): boolean => letter !== '' && 'AEIOUY'.includes(letter)

/** How the letter behind a sound may be read, with the column of codes that follows from it. */
const readingsOf = (letter: string): readonly { column: number; vowelJ: boolean | null }[] =>
  letter === 'J'
    ? [
        { column: 1, vowelJ: true },
        { column: 2, vowelJ: false },
      ]
    : [{ column: isVowel(letter) ? 1 : 2, vowelJ: null }]

/** Codes that repeat the sound before them are left out, but for M beside N. */
const extended = (
  { code, last }: Branch,
  next: string,
  isForced: boolean,
  vowelJ: boolean | null,
): Branch => ({
  code: last.endsWith(next) && !isForced ? code : (code + next).slice(0, LENGTH),
  last: next,
  vowelJ,
})

/**
 * Daitch-Mokotoff Soundex (Mokotoff 1985; the table of the American Jewish genealogists): all codes of six digits,
 * ascending.
 * @param name letters A to Z
 */
export const daitchMokotoff = (name: string): string[] => {
  let branches: Branch[] = [{ code: '', last: '-', vowelJ: null }]
  let at = 0
  while (at < name.length) {
    const rest = name.slice(at)
    const sound = sounds.find(({ letters }) => rest.startsWith(letters))
    if (sound === undefined) throw new Error(`There is no sound at ${rest}`)
    const end = at + sound.letters.length
    const isForced = /^(?:MN|NM)$/.test(name.slice(at - 1, at + 1))
    const next = new Map<string, Branch>()
    for (const branch of branches) {
      for (const { column, vowelJ } of readingsOf(name.charAt(end))) {
        for (const [order, code] of (sound.codes[at === 0 ? 0 : column] ?? []).entries()) {
          if (branch.vowelJ !== null && branch.vowelJ !== (order === 0)) continue
          const made = extended(branch, code, isForced, vowelJ)
          next.set(`${made.code} ${made.last} ${made.vowelJ}`, made)
        }
      }
    }
    branches = [...next.values()]
    at = end
  }
  return [...new Set(branches.map(({ code }) => code.padEnd(LENGTH, '0')))].sort()
}
