/** The server: Koa, both planes over their bases, errors as JSON, limits, drain. */
export { createService, type Service } from './service.js'
