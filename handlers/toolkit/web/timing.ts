import { feature } from '#toolkit'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import type { FeatureContext } from '#toolkit'

type Answer = Awaited<ReturnType<FeatureContext['fetch']>>

/** Milliseconds as the answer has them. */
const rounded = (ms: number): number => roundHalfAway(ms, 1)

const median = (values: readonly number[]): number => {
  const sorted = values.map(rounded).sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return rounded((low + high) / 2)
}

const ask = async (url: string, runs: number, { fetch, signal }: FeatureContext): Promise<Answer[]> => {
  const answers: Answer[] = []
  for (let run = 0; run < runs; run += 1) answers.push(await fetch({ url, maxRedirects: 0 }, signal))
  return answers
}

export default feature('rest_web_timing', async ({ url, runs }, context) => {
  const answers = await ask(url, runs, context)
  const timings = answers.map(({ timing }) => timing)
  const last = answers.at(-1)
  const handshakes = timings.flatMap(({ tlsMs }) => tlsMs ?? [])
  const codings = (last?.headers ?? []).filter(([name]) => name === 'content-encoding')
  return {
    url,
    status: last?.status ?? 0,
    runs,
    dnsMs: median(timings.map(({ dnsMs }) => dnsMs)),
    connectMs: median(timings.map(({ connectMs }) => connectMs)),
    tlsMs: handshakes.length === 0 ? null : median(handshakes),
    firstByteMs: median(timings.map(({ firstByteMs }) => firstByteMs)),
    downloadMs: median(timings.map(({ downloadMs }) => downloadMs)),
    totalMs: median(timings.map(({ totalMs }) => totalMs)),
    bytes: last?.receivedBytes ?? 0,
    // The guarded client speaks no other.
    httpVersion: '1.1',
    contentEncoding: codings.length === 0 ? null : codings.map(([, value]) => value).join(', '),
    totals: timings.map(({ totalMs }) => rounded(totalMs)),
  }
})
