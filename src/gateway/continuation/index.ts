/** Answers that outlive the provider that began them. */
export { answerChunks, type Progress } from './answer-chunks.js'
export { readHead, type OpenedStream } from './opened.js'
export { createTold, type Told } from './told.js'
