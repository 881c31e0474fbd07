import { expect, test } from 'vitest'
import { createTurns } from '../../src/flow/turns.js'

test('work goes on within its slice, and lets others have their turn after it', async () => {
  expect(createTurns(Infinity)()).toBeUndefined()

  const endTurn = createTurns(0)
  const order: string[] = []
  setImmediate(() => order.push('another'))
  await endTurn()
  order.push('work')
  expect(order).toEqual(['another', 'work'])
})
