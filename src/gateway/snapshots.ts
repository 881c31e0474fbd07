import type { Logger } from '#observe'
import type { Store } from '#store'
import type { UpstreamModel } from './upstream.js'

/** Keeps every provider's last good list over restarts. */
export interface Snapshots {
  /** Lists by provider id; none where the database is away. */
  load(): Promise<Map<string, { models: UpstreamModel[]; fetchedAt: number }>>
  save(providerId: string, models: readonly UpstreamModel[], fetchedAt: number): Promise<void>
}

/** Snapshots in table `catalog_snapshot`. A database that is away is logged: the catalog lives on in memory. */
export const createSnapshots = ({ prisma }: Store, log: Logger): Snapshots => ({
  async load() {
    const rows = await prisma.catalogSnapshot.findMany().catch((error: unknown) => {
      log.warn({ err: error }, 'the stored catalog could not be read')
      return []
    })
    // Written by `save` below, in this shape.
    return new Map(
      rows.map(({ providerId, models, fetchedAt }) => [
        providerId,
        { models: models as unknown as UpstreamModel[], fetchedAt: fetchedAt.getTime() },
      ]),
    )
  },
  async save(providerId, models, fetchedAt) {
    const row = { models: models as unknown as object[], fetchedAt: new Date(fetchedAt) }
    await prisma.catalogSnapshot
      .upsert({ where: { providerId }, create: { providerId, ...row }, update: row })
      .catch((error: unknown) =>
        log.warn({ err: error, provider: providerId }, 'the catalog could not be stored'),
      )
  },
})
