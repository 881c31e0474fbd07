/** The planes by the server that a path item names. */
const PLANES = new Map([
  ['{base_url}', 'gateway'],
  ['{rest_url}', 'toolkit'],
])

/**
 * The plane of a path item, or undefined where its servers do not name exactly one.
 * @param {{resolve: Function, location: object}} context Redocly's context at the path item.
 */
export const planeOf = (pathItem, context) => {
  const { node: servers } = follow(context, pathItem.servers)
  return Array.isArray(servers) && servers.length === 1 ? PLANES.get(servers[0]?.url) : undefined
}

/**
 * A node and the file it stands in, behind its reference where it is one.
 * @param from the file in which `value` stands; the visited node's own without it.
 */
export const follow = (context, value, from = context.location.source.absoluteRef) => {
  if (typeof value?.$ref !== 'string') return { node: value, from }
  const { node, location } = context.resolve(value, from)
  return { node, from: location?.source.absoluteRef ?? from }
}

/**
 * A visitor that meets each operation together with its path and plane. Path items whose plane is not known are
 * left to the rule about servers.
 * @param visit receives the operation, Redocly's context, and `{path, method, plane}`.
 */
export const operations = (visit) => () => {
  let path
  let plane
  return {
    PathItem: {
      enter(pathItem, context) {
        path = context.key
        plane = planeOf(pathItem, context)
      },
    },
    Operation: {
      enter(operation, context) {
        if (plane !== undefined) visit(operation, context, { path, method: context.key, plane })
      },
    },
  }
}
