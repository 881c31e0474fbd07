/** A model's id as in the catalog: all its models are free variants, so they are not marked. */
export const withoutSuffix = (id: string): string =>
  id.endsWith(':free') ? id.slice(0, -':free'.length) : id
