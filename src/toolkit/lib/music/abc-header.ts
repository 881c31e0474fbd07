/** What the header of an ABC tune says; null where a field is missing. */
export interface AbcHeader {
  title: string | null
  composer: string | null
  rhythm: string | null
  meter: string | null
  unitLength: string | null
  key: string
  /** Quarter notes a minute. */
  tempo: number
}

const USUAL_TEMPO = 120

const METERS: Readonly<Record<string, string>> = { C: '4/4', 'C|': '2/2' }

const fraction = (text: string): number => {
  const [over = 0, under = 1] = text.split('/').map(Number)
  return over / under
}

/** Whole notes of the unit length: as given, else a sixteenth below a metre of 0.75 and an eighth from there on (ABC 2.1, section 3.1.7). */
const unitOf = (unitLength: string | null, meter: string | null): number => {
  if (unitLength !== null && /^\d{1,3}\/\d{1,3}$/.test(unitLength)) return fraction(unitLength)
  const ratio = meter !== null && /^\d{1,3}\/\d{1,3}$/.test(meter) ? fraction(meter) : 1
  return ratio < 0.75 ? 1 / 16 : 1 / 8
}

/** Quarter notes a minute of a Q field: `3/8=80`, `"Slow" 1/4=60`, `1/4 3/8=40`, or unit lengths alone, `120`. */
const tempoOf = (field: string | null, unit: number): number => {
  const text = (field ?? '').replace(/"[^"]*"/g, ' ').trim()
  const [, beats, rate] = /^((?:\d{1,3}\/\d{1,3}\s*)+)=\s*(\d{1,4}(?:\.\d{1,3})?)/.exec(text) ?? []
  const bare = /^(?:C\d{0,2}\s*=\s*)?(\d{1,4}(?:\.\d{1,3})?)$/.exec(text)?.[1]
  const length =
    beats === undefined
      ? unit
      : beats
          .trim()
          .split(/\s+/)
          .reduce((sum, beat) => sum + fraction(beat), 0)
  const tempo = 4 * length * Number(rate ?? bare)
  return Number.isFinite(tempo) && tempo > 0 ? tempo : USUAL_TEMPO
}

/** The lines of the first tune: up to the next X field that follows its key. */
export const firstTune = (text: string): string => {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const key = lines.findIndex((line) => /^K:/.test(line))
  const next = lines.findIndex((line, index) => index > key && key !== -1 && /^X:/.test(line))
  return (next === -1 ? lines : lines.slice(0, next)).join('\n')
}

const INNER_TEMPO = /^Q:(.*)$|\[Q:([^\]\n]*)\]/gm

const headAndBody = (tune: string): [head: string, body: string] => {
  const end = /^K:.*$/m.exec(tune)
  const at = end === null ? tune.length : end.index + end[0].length
  return [tune.slice(0, at), tune.slice(at)]
}

/** The tune without changes of its tempo: abcjs makes notes longer by them, and a whole note is one at any tempo. */
export const atOneTempo = (tune: string): string => {
  const [head, body] = headAndBody(tune)
  return head + body.replace(INNER_TEMPO, (field) => (field.startsWith('Q:') ? '%' : ''))
}

/** The first tempo field of the music, for a header without one. */
const innerTempoOf = (tune: string): string | null => {
  const [, line, inline] = headAndBody(tune)[1].matchAll(INNER_TEMPO).next().value ?? []
  return line ?? inline ?? null
}

/** Reads the header of a tune, which ends with its K field; undefined where it has none. */
export const readAbcHeader = (tune: string): AbcHeader | undefined => {
  const fields = new Map<string, string>()
  for (const line of tune.split('\n')) {
    const [, letter, value = ''] = /^([A-Z]):(.*)$/.exec(line) ?? []
    if (letter === undefined) continue
    // A comment, unless the percent sign is escaped (ABC 2.1, section 2.2.3).
    const text = value
      .replace(/(?<!\\)%.*$/, '')
      .replaceAll('\\%', '%')
      .trim()
    if (!fields.has(letter)) fields.set(letter, text)
    if (letter === 'K') break
  }
  const key = fields.get('K')
  if (key === undefined) return undefined
  const field = (letter: string): string | null => {
    const text = fields.get(letter) ?? ''
    return text === '' ? null : text
  }
  const written = field('M')
  const meter = written === null ? null : (METERS[written] ?? written)
  const unitLength = field('L')
  return {
    title: field('T'),
    composer: field('C'),
    rhythm: field('R'),
    meter,
    unitLength,
    key: key.split(/\s/)[0] ?? '',
    tempo: tempoOf(field('Q') ?? innerTempoOf(tune), unitOf(unitLength, meter)),
  }
}
