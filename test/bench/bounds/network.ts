import type { BoundsTable } from './derive.js'

export const network: BoundsTable = {
  dns: { calls: [{ name: `${'a.'.repeat(121)}localhost` }] },
  port: { calls: [{ target: '127.0.0.1:1' }] },
}
