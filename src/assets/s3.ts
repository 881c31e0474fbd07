import type { Readable } from 'node:stream'
import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { S3Config } from '#config'
import { AssetMissingError, StorageError, type Storage } from './types.js'

const CONNECT_MS = 3_000
/** A body that makes no way for so long is broken off. */
const IDLE_MS = 30_000
/** All attempts together, until storage has answered; what is sent to it has its own time beside that. */
const ANSWER_MS = 5_000
const SLOWEST_BYTES_A_MS = 512
const FOLDER = 'assets'
const CHECKED = 'check'

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

/** By S3's own code of an error, the setting that is probably wrong; no code at all is no answer, or none of S3. */
const SETTINGS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'S3_BUCKET',
  InvalidBucketName: 'S3_BUCKET',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID',
  AccessDenied: 'S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY',
  AuthorizationHeaderMalformed: 'S3_REGION',
  PermanentRedirect: 'S3_REGION',
}

const settingOf = (error: unknown): string =>
  (error instanceof Error ? SETTINGS[error.name] : undefined) ?? 'S3_ENDPOINT'

/** Ends what has no answer in time. A body that comes after the answer is not ended by it. */
const within = async <T>(
  ms: number,
  send: (abort: { abortSignal: AbortSignal }) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ms)
  return send({ abortSignal: controller.signal })
    .catch((error: unknown) => {
      throw controller.signal.aborted ? new Error(`there was no answer within ${ms} ms`) : error
    })
    .finally(() => clearTimeout(timer))
}

/**
 * A bucket of an S3-compatible store. Its SDK takes a tenth of a second to load, so that it is loaded by the first use.
 * @param answerMs how long storage may take to answer
 */
export const createS3Storage = (config: S3Config, answerMs: number = ANSWER_MS): Storage => {
  const load = async () => {
    const sdk = await import('@aws-sdk/client-s3')
    return { sdk, client: new sdk.S3Client(clientConfig(config)) }
  }
  let loading: ReturnType<typeof load> | undefined
  const place = `S3 bucket ${config.bucket}`
  const failed = (error: unknown): never => {
    throw new StorageError(place, error, settingOf(error))
  }
  const remove = async (key: string): Promise<void> => {
    const { sdk, client } = await (loading ??= load())
    const command = new sdk.DeleteObjectCommand(addressOf(key))
    await within(answerMs, (abort) => client.send(command, abort)).catch(failed)
  }
  const write = async (key: string, content: Uint8Array, mime: string): Promise<void> => {
    const { sdk, client } = await (loading ??= load())
    const command = new sdk.PutObjectCommand({ ...addressOf(key), Body: content, ContentType: mime })
    const ms = answerMs + Math.ceil(content.length / SLOWEST_BYTES_A_MS)
    await within(ms, (abort) => client.send(command, abort)).catch(failed)
  }
  const addressOf = (key: string) => ({ Bucket: config.bucket, Key: `${FOLDER}/${key}` })
  return {
    write,
    async open(key, start, end) {
      const { sdk, client } = await (loading ??= load())
      const command = new sdk.GetObjectCommand({ ...addressOf(key), Range: `bytes=${start}-${end}` })
      const { Body: body } = await within(answerMs, (abort) => client.send(command, abort)).catch(
        (error: unknown) => {
          if (error instanceof sdk.NoSuchKey) throw new AssetMissingError(place)
          return failed(error)
        },
      )
      // On Node it is a stream of Node's, and nothing else.
      return body as Readable
    },
    async require(key) {
      const { sdk, client } = await (loading ??= load())
      const command = new sdk.HeadObjectCommand(addressOf(key))
      await within(answerMs, (abort) => client.send(command, abort)).catch((error: unknown) => {
        // Without a body there is no code of S3's own.
        if (error instanceof sdk.NotFound) throw new AssetMissingError(place)
        return failed(error)
      })
    },
    remove,
    async check() {
      await write(CHECKED, Buffer.from('It can be written to.\n'), 'text/plain')
      await remove(CHECKED)
    },
    close: () => void loading?.then(({ client }) => client.destroy()),
  }
}
