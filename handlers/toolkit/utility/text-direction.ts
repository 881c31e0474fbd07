import { feature } from '#toolkit'

/**
 * Scripts whose letters have the bidirectional class R or AL (Unicode Standard Annex #9, DerivedBidiClass.txt). By
 * extension, because the tatweel that stretches Arabic words is a letter that several scripts share.
 */
const RIGHT_TO_LEFT = `Hebrew Arabic Syriac Thaana Nko Samaritan Mandaic Adlam Hanifi_Rohingya Mende_Kikakui Avestan
  Chorasmian Cypriot Elymaic Hatran Imperial_Aramaic Inscriptional_Pahlavi Inscriptional_Parthian Kharoshthi Lydian
  Manichaean Meroitic_Cursive Meroitic_Hieroglyphs Nabataean Old_Hungarian Old_North_Arabian Old_Sogdian
  Old_South_Arabian Old_Turkic Old_Uyghur Palmyrene Phoenician Psalter_Pahlavi Sogdian Yezidi`
const CLASSES = RIGHT_TO_LEFT.split(/\s+/)
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('')
const RTL = new RegExp(`[${CLASSES}]`, 'u')

export default feature('rest_utility_textDirection', ({ text }) => {
  const letters = text.match(/\p{L}/gu) ?? []
  const rtl = letters.filter((letter) => RTL.test(letter)).length
  const ltr = letters.length - rtl
  const [first] = letters
  const base = first === undefined ? null : RTL.test(first) ? ('rtl' as const) : ('ltr' as const)
  return {
    base: base ?? ('neutral' as const),
    mixed: ltr > 0 && rtl > 0,
    ltr,
    rtl,
    neutral: Array.from(text).length - letters.length,
    htmlDir: base ?? ('auto' as const),
  }
})
