/** The data set's name. */
export const EMOTION_WORDS = 'emotion-words'

/** In the order in which ties are decided. */
export const EMOTIONS = ['joy', 'love', 'surprise', 'anger', 'sadness', 'fear', 'disgust'] as const

export type Emotion = (typeof EMOTIONS)[number]

/** The part `words`: of each lower-cased word its emotions by index in {@link EMOTIONS}, each with its distance from 0 to 3. */
export type EmotionWords = Readonly<Record<string, readonly (readonly [emotion: number, distance: number])[]>>
