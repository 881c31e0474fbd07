import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadConfig } from '#config'
import { createService } from '#http'
import { freshPlace } from '../support/stores.js'

it('a start says which names in .env are probably misspelt', async () => {
  const place = await freshPlace('embedded')
  writeFileSync(join(place.config.dataDir, '.env'), 'PUBLIC_RATELIMIT=5\n')
  const config = loadConfig(
    {
      ...place.environment,
      PORT: '0',
      PROVIDERS_FILE: '/dev/null',
      PLANS_FILE: join(import.meta.dirname, '../../plans.yaml'),
    },
    place.config.dataDir,
  )
  const service = await createService(config, { log: place.log })
  await service.stop()
  await place.remove()
  expect(place.lines.join('')).toContain(
    'PUBLIC_RATELIMIT is not known and has no effect; is PUBLIC_RATE_LIMIT meant?',
  )
})
