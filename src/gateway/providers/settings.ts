import type { Store } from '#store'
import type { ProviderConfig } from './types.js'

/** What operators decided about a provider beside `providers.yaml`. */
export interface ProviderSetting {
  isOff: boolean
  /** `null` is the file's. */
  weight: number | null
}

/** The settings by the provider's id. Of providers that the file no longer has they stay, for when they come back. */
export type ProviderSettings = ReadonlyMap<string, ProviderSetting>

/** @throws the database's error when it is away */
export const readProviderSettings = async ({ pool }: Pick<Store, 'pool'>): Promise<ProviderSettings> => {
  const { rows } = await pool.query<ProviderSetting & { id: string }>(
    'SELECT provider_id AS id, is_off AS "isOff", weight FROM provider_setting',
  )
  return new Map(rows.map(({ id, ...setting }) => [id, setting]))
}

/** @throws the database's error when it is away */
export const writeProviderSetting = async (
  { pool }: Pick<Store, 'pool'>,
  id: string,
  { isOff, weight }: ProviderSetting,
): Promise<void> => {
  await pool.query(
    `INSERT INTO provider_setting (provider_id, is_off, weight) VALUES ($1, $2, $3)
     ON CONFLICT (provider_id) DO UPDATE SET is_off = excluded.is_off, weight = excluded.weight, changed_at = now()`,
    [id, isOff, weight],
  )
}

/** The providers that are on, with the weights that they have now. */
export const withSettings = (
  providers: readonly ProviderConfig[],
  settings: ProviderSettings,
): readonly ProviderConfig[] =>
  providers
    .filter(({ id }) => settings.get(id)?.isOff !== true)
    .map((provider) => {
      const weight = settings.get(provider.id)?.weight ?? null
      return weight === null ? provider : { ...provider, weight }
    })
