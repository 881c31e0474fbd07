import { describe, expect, it } from 'vitest'
import type { Logger } from '#observe'
import { createDiscovery } from '../../../src/gateway/catalog/discovery.js'
import type { Provider } from '../../../src/gateway/providers/provider.js'

interface Said {
  level: string
  reason: unknown
}

const collect = (): { said: Said[]; log: Logger } => {
  const said: Said[] = []
  const at =
    (level: string) =>
    (about: { reason?: unknown }): void => {
      said.push({ level, reason: about.reason })
    }
  return { said, log: { debug: at('debug'), info: at('info'), warn: at('warn') } as unknown as Logger }
}

describe('a provider that does not answer', () => {
  it('is warned of once, and again when the reason changes or it answers', async () => {
    const answers = ['no address', 'no address', 'refused', null, 'refused']
    const provider = {
      config: { id: 'far' },
      upstream: {
        models: () => {
          const reason = answers.shift() ?? null
          return reason === null ? Promise.resolve([]) : Promise.reject(new Error(reason))
        },
      },
    } as unknown as Provider
    const { said, log } = collect()
    const discovery = createDiscovery({ save: () => Promise.resolve() }, new Map(), log, () =>
      Promise.resolve(),
    )
    await discovery.use([provider])
    await discovery.settled()
    for (let round = 0; round < 4; round += 1) await discovery.refresh()
    discovery.close()
    expect(said).toEqual([
      { level: 'warn', reason: 'no address' },
      { level: 'debug', reason: 'no address' },
      { level: 'warn', reason: 'refused' },
      { level: 'info', reason: undefined },
      { level: 'warn', reason: 'refused' },
    ])
  })
})
