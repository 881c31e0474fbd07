import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseError, type Pool } from 'pg'
import { createTurns } from '#flow'
import { redactKeys, type Logger } from '#observe'
import { messageOf, StoreError } from '../store-error.js'
import type { Journal } from '../types.js'
import { copiedPositions, copyBatch, COPY_SLICE_MS, forgetPositions, type Batch } from './copy.js'
import { INSTANCE_FILE, JOURNAL_FOLDER, REJECTED_FOLDER } from './files.js'
import { decode, encode, type Entry } from './line.js'
import { openRoom } from './room.js'
import { openSegments, readLines, type Line, type Segment } from './segments.js'

/** Rows are copied after this many milliseconds, or as soon as there are this many rows. */
const COPY_INTERVAL = 250
const COPY_ROWS = 5_000
/**
 * Where so many rows came in an interval, the next ones wait longer: a batch costs some 8 ms whatever is in it, and with a
 * few rows each this was the larger part of what copying took.
 */
const BUSY_ROWS = 50
const BUSY_INTERVAL = 1_000
const LONGEST_RETRY = 30_000
const LEAST_FREE = 4 * 1024 * 1024

/** The journal as its owner sees it. */
export interface OpenJournal extends Journal {
  /** Made once for the data directory. */
  instance: string
  /** Removes the database's notes about files that are gone for good; a failure is logged, and the next run makes up for it. */
  purge: () => Promise<void>
  /** Copies what it can, and closes the files; what the database does not take now stays for the next start. */
  close: () => Promise<void>
}

/** Made once for a data directory: instances that share a database keep their positions apart. */
const instanceId = (directory: string): string => {
  const path = join(directory, INSTANCE_FILE)
  if (!existsSync(path)) {
    writeFileSync(`${path}.new`, `${randomUUID()}\n`)
    renameSync(`${path}.new`, path)
  }
  const id = readFileSync(path, 'utf8').trim()
  if (id === '') throw new StoreError(`${path} is empty: delete it, and a new one will be created`)
  return id
}

/**
 * Whether PostgreSQL refused the data themselves (classes 22 and 23), which trying again would not change. A missing
 * partition is a 23514 too, without a constraint's name.
 */
const refusesData = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  /^2[23]/.test(error.code ?? '') &&
  (error.code !== '23514' || error.constraint !== undefined)

/**
 * Opens the journal in `dataDir/journal` and copies what an earlier run left before it resolves. The caller holds the
 * lock of `dataDir`.
 *
 * @param options.leastFree bytes that must be free on its disk for it to take new requests
 * @param options.rejectedIn the data directory that keeps what the database refuses, this one unless it is a worker's
 */
export const openJournal = async (
  dataDir: string,
  pool: Pool,
  log: Logger,
  { leastFree = LEAST_FREE, rejectedIn = dataDir }: { leastFree?: number; rejectedIn?: string } = {},
): Promise<OpenJournal> => {
  const directory = join(dataDir, JOURNAL_FOLDER)
  const rejected = join(rejectedIn, JOURNAL_FOLDER, REJECTED_FOLDER)
  for (const each of [directory, rejected]) mkdirSync(each, { recursive: true, mode: 0o700 })
  const instance = instanceId(directory)
  const knownPartitions = new Set<string>()
  let waitingRows = 0
  let isBusy = false
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let closing = false

  const room = openRoom(directory, leastFree, log)
  const segments = openSegments(
    directory,
    (lines) => {
      waitingRows += lines
      if (failures === 0) wake(waitingRows >= COPY_ROWS ? 0 : isBusy ? BUSY_INTERVAL : COPY_INTERVAL)
    },
    room,
  )
  const positions = await copiedPositions(pool, instance)
  for (const segment of segments.all())
    segment.position = Math.min(positions.get(segment.name) ?? 0, segment.end)

  const setAside = (segment: Segment, lines: readonly Buffer[], reason: string): void => {
    const path = join(rejected, segment.name)
    for (const line of lines) appendFileSync(path, Buffer.concat([line, Buffer.from('\n')]))
    log.error(
      { reason, lines: lines.length, path },
      'lines of the journal could not be copied and were set aside',
    )
  }

  const copy = async (segment: Segment, batch: Batch, lines: readonly Line[]): Promise<void> => {
    const { entries } = batch
    const refusal = await copyBatch(pool, batch, knownPartitions).then(
      () => undefined,
      (error: unknown) => {
        // Another instance may have dropped a partition.
        knownPartitions.clear()
        if (refusesData(error)) return error
        throw error
      },
    )
    if (refusal === undefined) return
    if (entries.length === 1) {
      setAside(
        segment,
        lines.filter(({ end }) => end === entries[0]?.end).map(({ bytes }) => bytes),
        messageOf(refusal),
      )
      await copyBatch(pool, { ...batch, entries: [] }, knownPartitions)
      return
    }
    const middle = Math.floor(entries.length / 2)
    const first = entries.slice(0, middle)
    await copy(segment, { ...batch, entries: first, end: first.at(-1)?.end ?? batch.end }, lines)
    await copy(segment, { ...batch, entries: entries.slice(middle) }, lines)
  }

  const copyLines = async (segment: Segment, lines: readonly Line[]): Promise<void> => {
    const corrupt: Buffer[] = []
    const entries: { entry: Entry; end: number }[] = []
    const turn = createTurns(COPY_SLICE_MS)
    for (const { bytes, end } of lines) {
      const entry = decode(bytes.toString())
      if (entry === undefined) corrupt.push(bytes)
      else entries.push({ entry, end })
      const rest = turn()
      if (rest !== undefined) await rest
    }
    if (corrupt.length > 0) setAside(segment, corrupt, 'the checksum does not match')
    const end = lines.at(-1)?.end ?? segment.position
    await copy(segment, { instance, segment: segment.name, entries, end }, lines)
    segment.position = end
  }

  /** Up to the end that it has now: under load there would always be something more. */
  const copySegment = async (segment: Segment): Promise<void> => {
    const { end } = segment
    while (segment.position < end) {
      const lines = readLines(segment, COPY_ROWS)
      if (lines.length === 0) {
        log.warn(
          { segment: segment.path, bytes: segment.end - segment.position },
          'the journal ends within a line, which is dropped',
        )
        segment.position = segment.end
      } else await copyLines(segment, lines)
    }
    if (segment.position >= segment.end) segments.finish(segment)
  }

  const copyAll = async (): Promise<void> => {
    isBusy = waitingRows >= BUSY_ROWS
    waitingRows = 0
    for (const segment of [...segments.all()]) await copySegment(segment)
  }

  let last: Promise<void> = Promise.resolve()
  /** Copies everything written so far, after the copying that is under way. */
  const copyNext = (): Promise<void> => {
    const next = last.then(copyAll)
    last = next.catch(() => undefined)
    return next
  }

  const copyInBackground = (): void => {
    timer = undefined
    void copyNext().then(
      () => {
        if (failures > 0) log.info('the database is back; the journal is copied')
        failures = 0
      },
      (error: unknown) => {
        if (failures === 0)
          log.error(
            { err: error },
            'the journal cannot be copied into the database; it is kept, and tried again',
          )
        failures += 1
        wake(Math.min(COPY_INTERVAL * 2 ** failures, LONGEST_RETRY))
      },
    )
  }

  const wake = (delay: number): void => {
    if (closing || (timer !== undefined && delay > 0)) return
    clearTimeout(timer)
    timer = setTimeout(copyInBackground, delay).unref()
  }

  await copyAll()

  return {
    instance,
    request: (row) => {
      if (!Number.isSafeInteger(row.at))
        return Promise.reject(new StoreError(`the time of request ${row.id} is invalid: ${row.at}`))
      // It is the caller's own text where there is no such model, and may be a key that got into the wrong field.
      const model = row.model === null ? null : redactKeys(row.model)
      return segments.append(encode({ request: model === row.model ? row : { ...row, model } }))
    },
    toolkitCall: (toolkitCall) =>
      Number.isSafeInteger(toolkitCall.at)
        ? segments.append(encode({ toolkitCall }))
        : Promise.reject(new StoreError(`the time of a toolkit call is invalid: ${toolkitCall.at}`)),
    hasRoom: room.isEnough,
    flush: () => {
      segments.write()
      return copyNext()
    },
    purge: () => {
      const present = segments.all().map(({ name }) => name)
      return Promise.resolve()
        .then(() => {
          // A deleted file must not reappear after a power failure when its position is forgotten: it would be copied again.
          segments.sync()
          return forgetPositions(pool, instance, present)
        })
        .catch((error: unknown) =>
          log.warn(
            { err: error },
            'the positions of old journal files could not be removed; trying again later',
          ),
        )
    },
    close: async () => {
      closing = true
      clearTimeout(timer)
      segments.close()
      await copyNext().catch((error: unknown) =>
        log.warn(
          { err: error, directory },
          'the journal could not be copied completely; the rest will be copied at the next start',
        ),
      )
    },
  }
}
