/** A schema that doubles at each of its levels: 2^levels branches for one value. `value` tells one from another. */
export const exponential = (levels: number, value: number): Record<string, unknown> => ({
  $ref: '#/$defs/d0',
  $defs: Object.fromEntries(
    Array.from({ length: levels }, (_, level) => {
      const next = { $ref: `#/$defs/d${level + 1}` }
      return [`d${level}`, level === levels - 1 ? { const: value } : { anyOf: [next, next] }]
    }),
  ),
})
