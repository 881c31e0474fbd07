import type { S3Config } from './types.js'

/** The part of the reader of variables that is needed here. */
interface Reader {
  problems: string[]
  text(name: string): string | null
  url(name: string, protocols: readonly string[]): string | null
  parsed<T>(name: string, expected: string, parse: (value: string) => T | undefined): T | null
}

/** AWS's own rules for general-purpose buckets. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/**
 * `S3_BUCKET`, `S3_ACCESS_KEY_ID` and `S3_SECRET_ACCESS_KEY` together, or nothing at all. `S3_REGION` (us-east-1) and
 * `S3_ENDPOINT` (AWS's own) say where; `S3_PATH_STYLE` (true with an endpoint) whether the bucket stands in the path.
 */
export const readS3 = (read: Reader): S3Config | null => {
  const endpoint = read.url('S3_ENDPOINT', ['http:', 'https:'])
  const region = read.text('S3_REGION')
  const style = read.parsed('S3_PATH_STYLE', 'true or false', (value) =>
    ['true', 'false'].includes(value) ? { isPath: value === 'true' } : undefined,
  )
  const bucket = read.parsed('S3_BUCKET', 'the name of a bucket', (value) =>
    BUCKET.test(value) ? value : undefined,
  )
  const accessKeyId = read.text('S3_ACCESS_KEY_ID')
  const secretAccessKey = read.text('S3_SECRET_ACCESS_KEY')
  if (bucket !== null && accessKeyId !== null && secretAccessKey !== null) {
    return {
      endpoint,
      region: region ?? 'us-east-1',
      bucket,
      accessKeyId,
      secretAccessKey,
      pathStyle: style?.isPath ?? endpoint !== null,
    }
  }
  const given = [endpoint, region, style, bucket, accessKeyId, secretAccessKey]
  if (given.some((value) => value !== null))
    read.problems.push(`S3_...: ${NEEDED.join(', ')} are needed together`)
  return null
}
