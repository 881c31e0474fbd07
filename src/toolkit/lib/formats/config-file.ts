import type { Data } from '#operation'
import { dictionary, type Dictionary } from '../json/object-keys.js'

/** What a file of settings says, and what in it cannot be read. */
export type ConfigFile = Pick<Data<'rest_dev_config'>, 'duplicates' | 'problems'> & { values: Dictionary }

/** Collects the settings of a flat file: the last of a key wins, and its name is noted. */
export const flatSettings = (): ConfigFile & { set: (key: string, value: string) => void } => {
  const values = dictionary()
  const duplicates: string[] = []
  return {
    values,
    duplicates,
    problems: [],
    set: (key, value) => {
      if (Object.hasOwn(values, key) && !duplicates.includes(key)) duplicates.push(key)
      values[key] = value
    },
  }
}
