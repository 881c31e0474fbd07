/** A text as it is compared without regard to case and accents: without marks (after NFD), in lower case. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
