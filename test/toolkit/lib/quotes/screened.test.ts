import { expect, it } from 'vitest'
import { allQuotes } from '#toolkit/lib/quotes/collection'
import { flaggedOf } from '../../../support/screen.js'

it('no quote is one that moderation flags', async () => {
  expect(await flaggedOf(allQuotes().map(({ quote }) => quote))).toEqual([])
})
