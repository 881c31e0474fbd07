/** How calls to others are paced, whatever the plane: what a server asks for when it has had enough. */
export { limitsOf, retryAfterMs, waitAskedFor, type HeaderFields, type Limits } from './retry-after.js'
