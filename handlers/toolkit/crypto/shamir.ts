import type { Data, Query } from '#operation'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { combineShares, splitSecret } from '#toolkit/lib/crypto/secret-sharing'
import { bytesOfHex, textOfBytes } from '#toolkit/lib/encoding/bytes'
import { byteStream } from '#toolkit/lib/random/byte-stream'

type Request = Query<'rest_crypto_shamir'>

/** The place, a byte of the secret, and the four of its check. */
const LEAST_BYTES = 6

const split = ({ secret, shares, threshold, seed }: Request): Data<'rest_crypto_shamir'> => {
  if (secret === undefined) return invalidParameter('secret', 'is required to split')
  if (threshold > shares) return invalidParameter('threshold', 'must not be greater than shares')
  const items = splitSecret(Buffer.from(secret, 'utf8'), shares, threshold, byteStream(seed))
  return {
    mode: 'split',
    secret,
    threshold,
    count: shares,
    items: items.map((share) => share.toString('hex')),
  }
}

const sharesOf = (items: readonly string[]): Buffer[] => {
  const shares = items.map(
    (item, index) => bytesOfHex(item) ?? unprocessable(`Share ${index + 1} has an odd number of hex digits.`),
  )
  const [first] = shares
  const places = shares.map((share) => share[0])
  shares.forEach((share, index) => {
    const name = `Share ${index + 1}`
    if (share.length < LEAST_BYTES) unprocessable(`${name} is shorter than ${LEAST_BYTES} bytes.`)
    if (share.length !== first?.length) unprocessable(`${name} is not as long as the first.`)
    if (share[0] === 0) unprocessable(`${name} begins with 00, which is not the number of a share.`)
    if (places.indexOf(share[0]) < index) unprocessable(`${name} has the number of an earlier share.`)
  })
  return shares
}

const combine = ({ parts }: Request): Data<'rest_crypto_shamir'> => {
  const items = parts?.toLowerCase().split(',') ?? []
  if (items.length < 2) return invalidParameter('parts', 'must have at least 2 shares to combine')
  const bytes =
    combineShares(sharesOf(items)) ??
    unprocessable('The shares do not fit: there are too few of them, or one has been altered.')
  const secret = textOfBytes(bytes) ?? unprocessable('The secret is not UTF-8.')
  return { mode: 'combine', secret, threshold: null, count: items.length, items }
}

export default feature('rest_crypto_shamir', (query) =>
  query.mode === 'split' ? split(query) : combine(query),
)
