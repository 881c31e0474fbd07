/** A model's id as the catalog has it: free variants are all there is, so that they are not marked. */
export const withoutSuffix = (id: string): string =>
  id.endsWith(':free') ? id.slice(0, -':free'.length) : id
