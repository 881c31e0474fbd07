import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pointerSteps } from '../pointer.js'
import { textOf, type Reported } from './change-words.js'
import type { Version } from './document-file.js'
import { withSameParameters } from './lone-parameters.js'
import type { Node } from './node.js'
import { withoutServers } from './servers.js'

const CLI = join(import.meta.dirname, '../../../node_modules/@redocly/cli/bin/cli.js')

/** One difference between two versions of the contract. */
export interface Change {
  kind: 'added' | 'removed' | 'modified'
  /** Clients that worked with the old version may fail with the new one. */
  isBreaking: boolean
  /** Such as `GET /hash/digest`, of every operation that it reaches; empty for one of the whole document. */
  operations: readonly string[]
  /** What changed, in words. */
  text: string
}

const operationOf = (path: string): string | null => {
  const [root, url, method] = pointerSteps(path)
  if (root !== 'paths' || url === undefined) return null
  return method === undefined ? url : `${method.toUpperCase()} ${url}`
}

/** The differ lets it pass; for a client its member is gone, and what it sends is ignored or refused. */
const isRequestMemberGone = ({ path, kind }: Reported): boolean =>
  kind === 'removed' && path.includes('/requestBody/') && /\/properties\/[^/]+$/.test(path)

/** Whoever leaves the parameter or the member out gets another answer from then on. */
const isOtherDefault = ({ path, kind, property }: Reported): boolean =>
  property === 'default' && kind === 'modified' && /\/(parameters|requestBody)\//.test(path)

/** One schema is reached from many operations: its change is told once. */
const merged = (reported: readonly Reported[], old: Node, next: Node): Change[] => {
  const byPlace = new Map<string, Change & { operations: string[] }>()
  for (const change of reported) {
    const place = [change.base?.pointer, change.revision?.pointer, change.property, change.kind].join(' ')
    const entry = byPlace.get(place) ?? {
      kind: change.kind,
      isBreaking: false,
      operations: [],
      text: textOf(change.kind === 'removed' ? old : next, change),
    }
    entry.isBreaking ||= change.impact === 'major' || isRequestMemberGone(change) || isOtherDefault(change)
    const operation = operationOf(change.path)
    if (operation !== null && !entry.operations.includes(operation)) entry.operations.push(operation)
    byPlace.set(place, entry)
  }
  return [...byPlace.values()]
}

/**
 * What changed from one version to another, by Redocly's differ; what they say to people and where they are deployed aside.
 * @throws Error where the differ cannot compare them
 */
export const changesBetween = async (before: Version, after: Version): Promise<Change[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'contract-diff-'))
  try {
    const config = join(folder, 'redocly.yaml')
    const output = join(folder, 'report.json')
    // Without this set of rules the differ passes everything.
    await writeFile(config, 'extends: [diff-recommended]\n')
    const bare = withoutServers(before.document, after.document)
    const paired = withSameParameters(bare.old, bare.next)
    const files = [join(folder, 'old.json'), join(folder, 'next.json')] as const
    await writeFile(files[0], JSON.stringify(paired.old))
    await writeFile(files[1], JSON.stringify(paired.next))
    const args = ['diff', ...files, '--config', config, '--format', 'json', '--fail-on', 'none', '-o', output]
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    await promisify(execFile)(process.execPath, [CLI, ...args], { env, maxBuffer: 1e8 }).catch(
      (error: unknown) => {
        const report = (error as { stderr?: string }).stderr ?? String(error)
        throw new Error(`${before.name} and ${after.name} cannot be compared\n${report}`)
      },
    )
    const { changes } = JSON.parse(await readFile(output, 'utf8')) as { changes: Reported[] }
    return [...bare.changes, ...paired.changes, ...merged(changes, paired.old, paired.next)]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
