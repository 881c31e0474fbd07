import * as v from 'valibot'
import { ask, defineUpstream, path } from '../define.js'
import type { UpstreamCaller } from '../types.js'

export const tafsir = defineUpstream({
  name: 'tafsir',
  title: 'Tafsir API (spa5k/tafsir_api, served by jsDelivr)',
  base: 'https://cdn.jsdelivr.net/gh/spa5k/tafsir_api@main/tafsir',
  docs: 'https://github.com/spa5k/tafsir_api (README.md, tafsir/editions.json)',
  terms: 'MIT repository; name the work and its source site. Static files, cache for a day or more',
  attribution: 'spa5k/tafsir_api (github.com/spa5k/tafsir_api), MIT; each work is named with its text',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 86400,
})

const whole = v.pipe(v.number(), v.integer())
const Commentary = v.object({ surah: whole, ayah: whole, text: v.pipe(v.string(), v.trim()) })

/**
 * A work's commentary on one verse, its text trimmed and `''` where the work has none of its own; null where there is no
 * such verse or work. Fields as in the documentation's `/{edition}/{surah}/{ayah}.json`.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const tafsirOf = (
  context: UpstreamCaller,
  { edition, surah, ayah }: { edition: string; surah: number; ayah: number },
): Promise<v.InferOutput<typeof Commentary> | null> =>
  ask(tafsir, context, Commentary, { path: path`/${edition}/${surah}/${ayah}.json` })
