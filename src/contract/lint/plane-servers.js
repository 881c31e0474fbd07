import { follow, planeOf } from './planes.js'

/** Every path item names its plane's server, since the paths of two planes stand in one document. */
export const planeServers = () => ({
  PathItem(pathItem, context) {
    if (planeOf(pathItem, context) === undefined) {
      context.report({
        message: "A path item must have exactly one server, its plane's: '{base_url}' or '{rest_url}'.",
        location: context.location.key(),
      })
      return
    }
    const { node: servers } = follow(context, pathItem.servers)
    const [server] = servers
    const variable = server.url.slice(1, -1)
    if (typeof server.variables?.[variable]?.default !== 'string') {
      context.report({
        message: `The server ${server.url} must give its variable ${variable} a default.`,
        location: context.location.child(['servers']),
      })
    }
  },
})
