import { expect, it } from 'vitest'
import { readDataSet } from '../../../../src/toolkit/data/read.js'
import { playableWords } from '#toolkit/lib/poetry/playable-words'
import { flaggedOf } from '../../../support/screen.js'

/** Flagged for what they mean elsewhere: two in Indonesian; what slants, and a name, among insults. */
const OTHERS = new Set(['bancos', 'vcs', 'slanty', 'gaylord'])

it('no word that is played or rhymed is one of hatred', async () => {
  const words = new Set([...playableWords(), ...readDataSet<string>('english-words', 'popular').split(' ')])
  const flagged = await flaggedOf([...words].filter((word) => !OTHERS.has(word)))
  expect(flagged.filter(({ categories }) => categories.includes('hate')).map(({ text }) => text)).toEqual([])
})
