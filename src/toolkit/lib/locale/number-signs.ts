/** How a locale writes numbers; signs are without bidi marks and white space, and empty where nothing is left of them. */
export interface NumberSigns {
  group: string
  decimal: string
  minus: string
  percent: string
  /** 0 to 9. */
  digits: readonly string[]
}

const INVISIBLE = /[\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A text without white space and marks of direction. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** Signs and digits of a locale by CLDR. */
export const numberSigns = (locale: string): NumberSigns => {
  const parts = new Intl.NumberFormat(locale).formatToParts(-1234567.8)
  const percents = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(1)
  const sign = (type: Intl.NumberFormatPartTypes): string =>
    withoutInvisible([...parts, ...percents].find((part) => part.type === type)?.value ?? '')
  const digit = new Intl.NumberFormat(locale, { useGrouping: false })
  return {
    group: sign('group'),
    decimal: sign('decimal'),
    minus: sign('minusSign'),
    percent: sign('percentSign'),
    digits: Array.from({ length: 10 }, (_, value) => digit.format(value)),
  }
}
