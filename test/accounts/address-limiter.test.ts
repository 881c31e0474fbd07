import { describe, expect, it } from 'vitest'
import { createAddressLimiter } from '#accounts'
import { LARGEST_MINUTE } from '../../src/accounts/counters.js'
import { createMemoryCounters } from '../../src/accounts/memory-counters.js'

/** 2031-05-06T07:08:30Z. */
const HALF_PAST = Date.UTC(2031, 4, 6, 7, 8, 30)
const RESET = Date.UTC(2031, 4, 6, 7, 9) / 1000

const setUp = () => {
  const clock = { at: HALF_PAST }
  return { clock, limiter: createAddressLimiter(createMemoryCounters([], Date.now()), () => clock.at) }
}

describe('address limiter', () => {
  it('allows exactly the limit a minute and address', async () => {
    const { limiter, clock } = setUp()
    const hits = await Promise.all(Array.from({ length: 5 }, () => limiter.hit('toolkit', '192.0.2.1', 3)))
    expect(hits.map(({ allowed }) => allowed)).toEqual([true, true, true, false, false])
    expect(hits.map(({ remaining }) => remaining)).toEqual([2, 1, 0, 0, 0])
    expect(hits[0]).toEqual({ allowed: true, limit: 3, remaining: 2, reset: RESET })
    clock.at = RESET * 1000 - 1
    expect((await limiter.hit('toolkit', '192.0.2.1', 3)).allowed).toBe(false)
    clock.at = RESET * 1000
    expect(await limiter.hit('toolkit', '192.0.2.1', 3)).toEqual({
      allowed: true,
      limit: 3,
      remaining: 2,
      reset: RESET + 60,
    })
  })

  it('keeps addresses and kinds of limits apart', async () => {
    const { limiter } = setUp()
    await limiter.hit('toolkit', '192.0.2.1', 1)
    expect((await limiter.hit('toolkit', '192.0.2.2', 1)).allowed).toBe(true)
    expect((await limiter.hit('public', '192.0.2.1', 1)).allowed).toBe(true)
    expect((await limiter.hit('toolkit', '192.0.2.1', 1)).allowed).toBe(false)
  })

  it('counts an IPv6 network of /64 as one address, and a mapped IPv4 address as itself', async () => {
    const { limiter } = setUp()
    await limiter.hit('toolkit', '2001:db8:0:1::1', 1)
    expect((await limiter.hit('toolkit', '2001:db8:0:1:ffff:ffff:ffff:ffff', 1)).allowed).toBe(false)
    expect((await limiter.hit('toolkit', '2001:db8:0:2::1', 1)).allowed).toBe(true)
    await limiter.hit('toolkit', '::ffff:192.0.2.9', 1)
    expect((await limiter.hit('toolkit', '192.0.2.9', 1)).allowed).toBe(false)
    expect((await limiter.hit('toolkit', '::ffff:192.0.2.10', 1)).allowed).toBe(true)
  })

  it('is off at 0', async () => {
    const { limiter } = setUp()
    for (let call = 0; call < 100; call++)
      expect((await limiter.hit('toolkit', '192.0.2.1', 0)).allowed).toBe(true)
  })

  it('still limits a caller with more addresses than it remembers', async () => {
    const { limiter } = setUp()
    const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
    for (let index = 0; index < LARGEST_MINUTE; index++) await limiter.hit('toolkit', address(index), 90)
    // What comes now shares 1,024 windows: 1,024 * 90 at most are allowed.
    let allowed = 0
    for (let index = 0; index < 150_000; index++)
      if ((await limiter.hit('toolkit', address(LARGEST_MINUTE + index), 90)).allowed) allowed++
    expect(allowed).toBeLessThanOrEqual(1024 * 90)
    // Those that came before are not touched by it.
    expect(await limiter.hit('toolkit', address(0), 90)).toMatchObject({ allowed: true, remaining: 88 })
  })
})
