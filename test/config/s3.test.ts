import { describe, expect, it } from 'vitest'
import { ConfigError, loadConfig } from '#config'

const load = (environment: Record<string, string>) => loadConfig(environment, import.meta.dirname).s3
const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    load(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

const NEEDED = { S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'a secret' }

describe('S3_*', () => {
  it('is off without any', () => {
    expect(load({})).toBeNull()
  })

  it('is AWS’s own place with the least', () => {
    expect(load(NEEDED)).toEqual({
      endpoint: null,
      region: 'us-east-1',
      bucket: 'media',
      accessKeyId: 'id',
      secretAccessKey: 'a secret',
      pathStyle: false,
    })
  })

  it('has the bucket in the path of an endpoint, unless it is said otherwise', () => {
    const elsewhere = { ...NEEDED, S3_ENDPOINT: 'https://s3.example/', S3_REGION: 'ap-southeast-3' }
    expect(load(elsewhere)).toMatchObject({
      endpoint: 'https://s3.example',
      region: 'ap-southeast-3',
      pathStyle: true,
    })
    expect(load({ ...elsewhere, S3_PATH_STYLE: 'false' })).toMatchObject({ pathStyle: false })
  })

  it.each([
    [{ S3_BUCKET: 'media' }, /S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY are needed together/],
    [{ S3_ENDPOINT: 'https://s3.example' }, /needed together/],
    [{ ...NEEDED, S3_BUCKET: 'Not A Bucket' }, /S3_BUCKET: expected the name of a bucket/],
    [{ ...NEEDED, S3_ENDPOINT: 's3.example' }, /S3_ENDPOINT: expected an address/],
    [{ ...NEEDED, S3_PATH_STYLE: 'yes' }, /S3_PATH_STYLE: expected true or false/],
  ])('names what is wrong with %j', (environment, problem) => {
    expect(problemsOf(environment).join('\n')).toMatch(problem)
  })

  it('never repeats the secret', () => {
    const environment = { ...NEEDED, S3_BUCKET: 'Not A Bucket', S3_SECRET_ACCESS_KEY: 'hush-hush' }
    expect(problemsOf(environment).join()).not.toContain('hush')
  })
})
