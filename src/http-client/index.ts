/** Requests to other servers over connections that are kept; whatever a server does ends one request and never us. */
export { createHttpClient } from './client.js'
export { ACCEPT_ENCODING } from './decode.js'
export { HttpError, type HttpFailure } from './http-error.js'
export type { HttpClient, HttpRequest, HttpResponse } from './types.js'
