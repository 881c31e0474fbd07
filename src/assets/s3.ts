import type { Readable } from 'node:stream'
import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { S3Config } from '#config'
import { AssetMissingError, StorageError, type Storage } from './types.js'

const CONNECT_MS = 3_000
const IDLE_MS = 30_000
const FOLDER = 'assets'

const clientConfig = ({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
  pathStyle,
}: S3Config): S3ClientConfig => ({
  region,
  ...(endpoint === null ? {} : { endpoint }),
  forcePathStyle: pathStyle,
  credentials: { accessKeyId, secretAccessKey },
  maxAttempts: 3,
  requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: IDLE_MS },
  // Of checksums that S3 learnt late only those that it demands: other makers' servers refuse the rest.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
})

/** A bucket of an S3-compatible store. Its SDK takes a tenth of a second to load, so that it is loaded by the first use. */
export const createS3Storage = (config: S3Config): Storage => {
  const load = async () => {
    const sdk = await import('@aws-sdk/client-s3')
    return { sdk, client: new sdk.S3Client(clientConfig(config)) }
  }
  let loading: ReturnType<typeof load> | undefined
  const place = `S3 bucket ${config.bucket}`
  const failed = (error: unknown): never => {
    throw new StorageError(place, error)
  }
  const addressOf = (key: string) => ({ Bucket: config.bucket, Key: `${FOLDER}/${key}` })
  return {
    async write(key, content, mime) {
      const { sdk, client } = await (loading ??= load())
      const command = new sdk.PutObjectCommand({ ...addressOf(key), Body: content, ContentType: mime })
      await client.send(command).catch(failed)
    },
    async open(key, start, end) {
      const { sdk, client } = await (loading ??= load())
      const command = new sdk.GetObjectCommand({ ...addressOf(key), Range: `bytes=${start}-${end}` })
      const { Body: body } = await client.send(command).catch((error: unknown) => {
        throw error instanceof sdk.NoSuchKey ? new AssetMissingError(place) : new StorageError(place, error)
      })
      // On Node it is a stream of Node's, and nothing else.
      return body as Readable
    },
    async remove(key) {
      const { sdk, client } = await (loading ??= load())
      await client.send(new sdk.DeleteObjectCommand(addressOf(key))).catch(failed)
    },
    close: () => void loading?.then(({ client }) => client.destroy()),
  }
}
