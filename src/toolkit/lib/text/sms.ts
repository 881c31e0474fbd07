/** The GSM 7-bit default alphabet, without its escape (3GPP TS 23.038, section 6.2.1). */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)

/** Its extension table: an escape and a character (section 6.2.1.1). */
const EXTENSION = new Set('\f^{}\\[~]|€')

const parts = (units: number, alone: number, concatenated: number): number => {
  if (units === 0) return 0
  return units <= alone ? 1 : Math.ceil(units / concatenated)
}

/**
 * Number of short messages that a text takes: 160 characters of the GSM alphabet, or 153 in each of several, where one
 * of the extension table counts two; with any other character 70 UTF-16 units, or 67.
 */
export const smsParts = (text: string): number => {
  let septets = 0
  for (const character of text) {
    if (BASIC.has(character)) septets++
    else if (EXTENSION.has(character)) septets += 2
    else return parts(text.length, 70, 67)
  }
  return parts(septets, 160, 153)
}
