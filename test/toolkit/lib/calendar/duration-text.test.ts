import { Decimal } from 'decimal.js'
import { expect, it } from 'vitest'
import {
  clockDuration,
  durationParts,
  humanDuration,
  isoDuration,
  parseDuration,
} from '#toolkit/lib/calendar/duration-text'

it.each(['0', '0.001', '59.999', '60', '3599.5', '86399.999', '86400', '31556952', '9007199254740.991'])(
  'writes %s s so that it is read back',
  (seconds) => {
    const parts = durationParts(new Decimal(seconds))
    for (const text of [isoDuration(parts), clockDuration(parts), humanDuration(parts)]) {
      expect(parseDuration(text)?.seconds.toFixed(), text).toBe(seconds)
      expect(parseDuration(`-${text}`)?.seconds.toFixed(), text).toBe(seconds === '0' ? '0' : `-${seconds}`)
    }
  },
)

it('carries no rounding into the parts', () => {
  expect(durationParts(new Decimal('59.999'))).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 59.999 })
  expect(durationParts(new Decimal('-90061.5'))).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1.5 })
})

it('marks means as approximate', () => {
  expect(parseDuration('P1M')?.approximate).toBe(true)
  expect(parseDuration('PT1M')?.approximate).toBe(false)
  expect(parseDuration('1 month 1 s')?.approximate).toBe(true)
})
