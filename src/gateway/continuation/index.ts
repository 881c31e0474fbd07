/** Answers that outlive the provider that began them. */
export { showAnswer, type Progress } from './answer-chunks.js'
export { isBegun, readEnd, readHead, type OpenedStream } from './opened.js'
export { createDelivered, type Delivered } from './delivered.js'
