import { feature, invalidParameter } from '#toolkit'
import { readEnvFile } from '#toolkit/lib/formats/env-file'
import { readIniFile } from '#toolkit/lib/formats/ini-file'
import { readProperties } from '#toolkit/lib/formats/java-properties'
import { isDictionary } from '#toolkit/lib/json/object-keys'
import type { ConfigFile } from '#toolkit/lib/formats/config-file'
import type { Query } from '#operation'

const read = ({ text, format, expand }: Query<'rest_dev_config'>): ConfigFile => {
  switch (format) {
    case 'env':
      return readEnvFile(text, expand)
    case 'ini':
      return readIniFile(text)
    case 'properties':
      return readProperties(text)
  }
}

const countLeaves = (value: unknown): number => {
  if (!isDictionary(value) && !Array.isArray(value)) return 1
  return Object.values(value).reduce<number>((count, inner) => count + countLeaves(inner), 0)
}

export default feature('rest_dev_config', (query) => {
  if (query.expand && query.format !== 'env') invalidParameter('expand', 'is only for env')
  const { values, duplicates, problems } = read(query)
  return { format: query.format, count: countLeaves(values), values, duplicates, problems }
})
