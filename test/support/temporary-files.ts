import { mkdtempSync, rmSync, statfsSync } from 'node:fs'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'

/** Bytes that have to be free there: the databases and journals of all tests that run at a time, several times over. */
const ROOM = 4 * 1024 ** 3

const hasRoom = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM
  } catch {
    return false
  }
}

/**
 * Keeps the run's temporary files in memory where there is room: tests copy, sync and delete databases of hundreds of
 * files, and a disk makes that the dearest part of starting a service. Whatever a test leaves behind goes with the run.
 */
export default (): (() => void) | undefined => {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return undefined
  const folder = mkdtempSync(`${MEMORY}/tests-`)
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
