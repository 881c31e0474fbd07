/** A request's stages, by whose code runs: each sample of a profile goes to the innermost of our files on its stack. */
import { once } from 'node:events'
import type { Profiler } from 'node:inspector'
import type { Server } from './servers.js'

/** The first pattern that matches a file's address decides. */
const STAGES: readonly (readonly [string, RegExp])[] = [
  ['body', /\/dist\/src\/http\/(json-body|body-pace|find-value)|\/koa-body\/|\/raw-body\/|\/co-body\//],
  ['validation', /\/generated\/validators\/|\/dist\/src\/contract\/|\/openapi-backend\//],
  ['log row', /\/dist\/src\/store\/|\/dist\/src\/accounts\/held-writes/],
  ['log line', /\/dist\/src\/observe\/log|\/pino|\/sonic-boom\/|\/safe-stable-stringify\//],
  ['metrics', /\/dist\/src\/observe\/|\/prom-client\//],
  ['key', /\/dist\/src\/accounts\/(directory|key|secrets|last-used|open)/],
  ['quota', /\/dist\/src\/accounts\/|\/dist\/src\/gateway\/admission\/|\/dist\/src\/http\/rate-limit/],
  ['metering', /\/dist\/src\/gateway\/metering\/|\/decimal\.js\//],
  ['routing', /\/dist\/src\/gateway\/(routing|catalog|providers)\/|\/dist\/src\/flow\//],
  ['upstream client', /\/dist\/src\/(http-client|gateway\/openai)\/|\/undici\//],
  ['answer', /\/dist\/src\/gateway\/|\/dist\/handlers\/gateway\//],
  ['toolkit', /\/dist\/src\/toolkit\/|\/dist\/handlers\/toolkit\//],
  ['socket and Koa', /\/dist\/src\/|\/koa\/|\/@koa\//],
]

const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['(garbage collector)', 'garbage collection'],
  ['(idle)', 'idle'],
  ['(program)', 'socket and Koa'],
])
/** The profiler's own work. */
const PROBE = /\/bench\/gateway\/probe|^node:inspector/

const NODE_CLIENT = /^node:_http_client|^node:_http_agent/

/** Microseconds of each stage, a request; the idle time is left out. */
export const stagesOf = (profile: Profiler.Profile, requests: number): Map<string, number> => {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
  )
  const known = new Map<number, string>()
  const stageOf = (id: number): string => {
    const found = known.get(id)
    if (found !== undefined) return found
    const { callFrame } = nodes.get(id) as Profiler.ProfileNode
    const parent = parents.get(id)
    const stage =
      ELSEWHERE.get(callFrame.functionName) ??
      (PROBE.test(callFrame.url) ? 'idle' : undefined) ??
      STAGES.find(([, pattern]) => pattern.test(callFrame.url))?.[0] ??
      (NODE_CLIENT.test(callFrame.url) ? 'upstream client' : undefined) ??
      (parent === undefined ? 'socket and Koa' : stageOf(parent))
    known.set(id, stage)
    return stage
  }
  const micros = new Map<string, number>()
  for (const [at, id] of (profile.samples ?? []).entries()) {
    const stage = stageOf(id)
    if (stage !== 'idle')
      micros.set(stage, (micros.get(stage) ?? 0) + (profile.timeDeltas?.[at] ?? 0) / requests)
  }
  return micros
}

/** Profiles the server's main thread while it works. */
export const profileOf = async ({ child }: Server, work: () => Promise<void>): Promise<Profiler.Profile> => {
  child.send('start')
  await once(child, 'message')
  await work()
  child.send('stop')
  const [profile] = (await once(child, 'message')) as [Profiler.Profile]
  return profile
}
