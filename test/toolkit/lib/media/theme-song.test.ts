import { describe, expect, it } from 'vitest'
import { themeSongOf } from '#toolkit/lib/media/theme-song'

type Row = [raw: string, number: number, title: string, artist: string | null, episodes: string | null]

// Songs of myanimelist.net in its own writing, then what could be written there; the second of a list where no number is.
const ROWS: readonly Row[] = [
  ['1: "Yuusha (勇者)" by YOASOBI (eps 1-16)', 1, 'Yuusha (勇者)', 'YOASOBI', '1-16'],
  ['2: "Haru (晴る)" by Yorushika (ヨルシカ) (eps 17-28)', 2, 'Haru (晴る)', 'Yorushika (ヨルシカ)', '17-28'],
  ['S1: "bliss" by milet (eps 1-4)', 2, 'bliss', 'milet', '1-4'],
  [
    '1: "The Real Folk Blues" by The Seatbelts feat. Mai Yamane (eps  1-12, 14-25)',
    1,
    'The Real Folk Blues',
    'The Seatbelts feat. Mai Yamane',
    '1-12,14-25',
  ],
  ['"Space Lion" by The Seatbelts (ep 13)', 2, 'Space Lion', 'The Seatbelts', '13'],
  ['"Stand by Me" by Ben E. King', 2, 'Stand by Me', 'Ben E. King', null],
  ['"A" by B by C (eps 1)', 2, 'A', 'B by C', '1'],
  ['"A "quoted" song" by B', 2, 'A "quoted" song', 'B', null],
  ['12:"A" by B (TV size)', 12, 'A', 'B (TV size)', null],
  ['"A" by B (epic version)', 2, 'A', 'B (epic version)', null],
  ['"A" by (eps 3)', 2, 'A', null, '3'],
  ['"A" (eps 3)', 2, 'A', null, '3'],
  ['"A" by B (eps )', 2, 'A', 'B', null],
  ['A by B (eps 3)', 2, 'A by B (eps 3)', null, '3'],
  ['7: A', 7, '7: A', null, null],
  ['5" of rain by B', 2, '5" of rain by B', null, null],
  ['""', 2, '', null, null],
  ['', 2, '', null, null],
]

describe('a theme song', () => {
  it.each(ROWS)('%s', (raw, number, title, artist, episodes) => {
    expect(themeSongOf(raw, 1)).toEqual({ number, title, artist, episodes, raw })
  })

  it('of hostile length is read in time', () => {
    const raw = `"${'(eps '.repeat(20_000)}" by ${'(eps 1'.repeat(20_000)}`
    expect(themeSongOf(raw, 0)).toMatchObject({ number: 1, episodes: null })
  })
})
