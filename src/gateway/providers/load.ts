import { readTextFile, type TextFileError } from '#config'
import { readFields, type Environment } from './fields.js'
import { ProvidersError, type ProviderConfig, type Providers } from './types.js'
import { readYaml, type YamlReader } from './yaml-reader.js'

const readFallbacks = (yaml: YamlReader, value: unknown): Record<string, readonly string[]> => {
  const entries = Object.entries((value === undefined ? {} : yaml.mapping(value, ['fallbacks'])) ?? {})
  return Object.fromEntries(
    entries.map(([model, others]) => {
      const path = ['fallbacks', model]
      const list = yaml.list(others, path) ?? []
      const ids = list.flatMap((other, index) => yaml.text(other, [...path, index]) ?? [])
      if (ids.includes(model)) yaml.problem(path, 'a model cannot be its own fallback')
      return [model, ids]
    }),
  )
}

/**
 * Checks the text of a `providers.yaml`.
 *
 * @param planIds the plans that `min_plan` may name; without it any name is taken
 * @throws {@link ProvidersError} with every mistake in it
 */
export const parseProviders = (
  text: string,
  file: string,
  env: Environment,
  planIds?: readonly string[],
): Providers => {
  const yaml = readYaml(text, file)
  // An empty file is a gateway without providers.
  const root =
    yaml.root === null ? { providers: [] } : yaml.mapping(yaml.root, [], ['providers', 'fallbacks'])
  const entries = root === undefined ? [] : (yaml.list(root['providers'], ['providers']) ?? [])
  const providers: ProviderConfig[] = []
  const off: { id: string; variable: string }[] = []
  const seen = new Map<string, number>()
  entries.forEach((entry, index) => {
    const result = readFields(yaml, entry, ['providers', index], env, planIds)
    if (result === undefined) return
    const first = seen.get(result.id)
    if (first !== undefined)
      yaml.problem(['providers', index, 'id'], `"${result.id}" is already the id of providers[${first}]`)
    seen.set(result.id, first ?? index)
    if ('variable' in result) off.push(result)
    else providers.push(result)
  })
  const fallbacks = readFallbacks(yaml, root?.['fallbacks'])
  if (yaml.problems.length > 0) throw new ProvidersError(yaml.problems)
  return { providers, off, fallbacks }
}

/**
 * Reads and checks `providers.yaml`. A provider whose `${NAME}` is unset in the environment is off, not a mistake.
 *
 * @throws {@link ProvidersError} when the file cannot be read or has mistakes
 */
export const loadProviders = async (
  file: string,
  env: Environment,
  planIds?: readonly string[],
): Promise<Providers> => {
  const text = await readTextFile(file).catch(({ line, message }: TextFileError) => {
    throw new ProvidersError([{ file, line, column: line === null ? null : 1, path: '', message }])
  })
  return parseProviders(text, file, env, planIds)
}
