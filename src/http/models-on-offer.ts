import { GatewayError, type Catalog } from '#gateway'

const NONE = JSON.stringify({ object: 'list', data: [] })

/** The models on offer as JSON, as `GET /v1/models` answers; an empty list where there is no catalog. */
export const modelsOnOffer = (catalog: Pick<Catalog, 'list'>): string => {
  try {
    return catalog.list().text
  } catch (error) {
    if (error instanceof GatewayError) return NONE
    throw error
  }
}
