/** Chat completions, plain, streamed and side by side: read, checked, asked of providers, shaped into the caller's answer. */
export { createAsk, type Ask } from './ask.js'
export { createChat, type Chat } from './chat.js'
export type { ChatCompletion } from './answer.js'
