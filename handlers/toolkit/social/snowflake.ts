import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import type { Query } from '#operation'

type Network = Query<'rest_social_snowflake'>['network']

interface Parts {
  ms: bigint
  worker: bigint | null
  sequence: bigint | null
}

/** The oldest snowflake of X, November 2010; ids before it only count up. */
const FIRST_OF_X = 29_700_859_247n
const MOST = 2n ** 63n - 1n
const END_OF_2100 = BigInt(Date.UTC(2101, 0))
/** Milliseconds of Twitter's, Discord's and Instagram's epochs. */
const [X_EPOCH, DISCORD_EPOCH, INSTAGRAM_EPOCH] = [1_288_834_974_657n, 1_420_070_400_000n, 1_314_220_021_721n]

const snowflake = (id: bigint, epoch: bigint): Parts => ({
  ms: (id >> 22n) + epoch,
  worker: (id >> 12n) & 1023n,
  sequence: id & 4095n,
})

/** How each network of decimal ids lays out its 64 bits, by its own documentation. */
const LAYOUTS: Readonly<Record<Exclude<Network, 'bluesky'>, (id: bigint) => Parts>> = {
  x: (id) =>
    id < FIRST_OF_X
      ? unprocessable(`id: ${id} is from before snowflakes; it only counts up.`)
      : snowflake(id, X_EPOCH),
  discord: (id) => snowflake(id, DISCORD_EPOCH),
  instagram: (id) => ({
    ms: (id >> 23n) + INSTAGRAM_EPOCH,
    worker: (id >> 10n) & 8191n,
    sequence: id & 1023n,
  }),
  mastodon: (id) => ({ ms: id >> 16n, worker: null, sequence: id & 65_535n }),
  tiktok: (id) => ({ ms: (id >> 32n) * 1000n, worker: null, sequence: null }),
  linkedin: (id) => ({ ms: id >> 22n, worker: null, sequence: null }),
}

const TID_LETTERS = '234567abcdefghijklmnopqrstuvwxyz'

/** A record key of the AT Protocol: 53 bits of microseconds and 10 of a clock's id. */
const recordKey = (key: string): Parts => {
  if (!/^[2-7a-z]{13}$/.test(key))
    unprocessable(`id: ${quoted(key)} is not a Bluesky record key: 13 characters of 2-7 and a-z.`)
  const value = Array.from(key).reduce((sum, letter) => sum * 32n + BigInt(TID_LETTERS.indexOf(letter)), 0n)
  return { ms: (value >> 10n) / 1000n, worker: value & 1023n, sequence: null }
}

const decimalId = (id: string, network: Exclude<Network, 'bluesky'>): Parts => {
  if (!/^\d+$/.test(id)) unprocessable(`id: ${quoted(id)} is not a decimal id, as ${network} has them.`)
  const value = BigInt(id)
  if (value > MOST) unprocessable(`id: ${id} is past 63 bits.`)
  return LAYOUTS[network](value)
}

const numberOrNull = (value: bigint | null): number | null => (value === null ? null : Number(value))

/** The moment that is part of an id. */
export default feature('rest_social_snowflake', ({ id, network }) => {
  const { ms, worker, sequence } = network === 'bluesky' ? recordKey(id) : decimalId(id, network)
  if (ms >= END_OF_2100) unprocessable(`id: ${quoted(id)} would be from after the year 2100.`)
  return {
    network,
    id,
    timestampMs: Number(ms),
    datetime: new Date(Number(ms)).toISOString(),
    worker: numberOrNull(worker),
    sequence: numberOrNull(sequence),
  }
})
