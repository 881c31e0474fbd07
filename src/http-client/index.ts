/** Requests to other servers over connections that are kept; whatever a server does ends one request and never us. */
export { createHttpClient } from './client.js'
export { createHttpDispatcher } from './dispatcher.js'
export { ACCEPT_ENCODING } from './decode.js'
export { HttpError, type HttpFailure } from './http-error.js'
export type {
  AnswerListener,
  Exchange,
  HttpClient,
  HttpDispatcher,
  HttpHeaders,
  HttpRequest,
  HttpResponse,
} from './types.js'
