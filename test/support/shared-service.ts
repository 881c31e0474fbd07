import { inject } from 'vitest'

/**
 * The service that all tests of features share, for those that change nothing in it: what it publishes is made once
 * there, and not in every file.
 */
export const sharedService = () => {
  const { url: toolkitUrl, keys, gatewayKey } = inject('toolkit')
  return { url: toolkitUrl.replace(/\/rest$/, ''), keys: { rest: keys[0] ?? '', gateway: gatewayKey } }
}
