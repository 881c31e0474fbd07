import { describe, expect, it } from 'vitest'
import { chineseProverbs } from '#toolkit/lib/fun/fortunes'
import { properJokes } from '#toolkit/lib/fun/jokes'
import { flaggedOf } from '../../../support/screen.js'

describe('what people see of the data sets', () => {
  it('is screened by rules that do flag', async () => {
    expect(await flaggedOf(['I will kill you tonight.', 'A cat sat on the mat.'])).toEqual([
      { text: 'I will kill you tonight.', categories: expect.arrayContaining(['violence']) as string[] },
    ])
  })

  it('has no joke that is flagged', async () => {
    expect(await flaggedOf(properJokes().map(({ joke }) => joke))).toEqual([])
  })

  it('has no proverb that is flagged', async () => {
    expect(await flaggedOf(chineseProverbs())).toEqual([])
  })
})
