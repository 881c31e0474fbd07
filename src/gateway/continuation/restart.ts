/** What the beginning of a second provider's text says about it. */
export type Judgement = 'goes on' | 'may go on' | 'begins anew'

/** Openings of an answer, English and Indonesian, as chat models write them; none goes on with a sentence. */
const OPENER =
  /^(sure|certainly|of course|absolutely|definitely|okay|alright|great( question)?|hello|hey|greetings|thank you|thanks|sorry|(my )?apologies|i apologi[sz]e|i['’]m sorry|i am sorry|i['’](d|ll) be (happy|glad)|here['’]s|here (is|are)|let me|let['’]s|continuing|to (continue|answer)|as (requested|mentioned|i was)|it (seems|looks|appears)|you['’]re right|no problem|tentu|baik(lah)?|maaf|mohon maaf|berikut|halo|terima kasih|dengan senang hati)(?![\p{L}\p{N}])/iu
/** Those that do not even occur between two sentences. */
const INTERJECTION =
  /^((sure|certainly|absolutely|of course|okay|alright|hello|hey|great|tentu|baik|baiklah|halo)!|(i['’]m sorry|i am sorry|i apologi[sz]e|sorry|apologies|maaf)\b.{0,40}\b(cut|interrupt|incomplete|terpotong)|(it (seems|looks|appears)|your (message|response|text))\b.{0,60}\b(cut off|interrupted|incomplete))/iu

/** Words that have a capital letter only where a sentence begins. */
const FUNCTION_WORDS = new Set(
  `an the this that these those it we you they he she there here our your my its their is are was were do does did could
  would should what how why when while where who which if as in on at for to from with without by after before then
  finally and but or so because since although however please yes not some any most ini itu kami kita anda saya mereka dia
  untuk dengan pada dari yang dalam jika ketika karena setelah sebelum adalah bisa dapat akan tidak ya`.split(
    /\s+/,
  ),
)

/** A text of this many words without a capital uses none for names or nouns. */
const LEAST_PLAIN_WORDS = 8
/** What was said further back is not considered, in code units. */
const LATEST = 2_000
/** An incomplete first word is not considered. */
const LEAST_LENGTH = 24

const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1)

/** Whether a text ends in a block of code, or in code within a line. */
export const isInCode = (text: string): boolean => {
  const fences = text.match(/^ {0,3}(```|~~~)/gm)?.length ?? 0
  return fences % 2 === 1 || (lastLine(text).split('`').length - 1) % 2 === 1
}

/** Whether a sentence has begun that is not over, and no name, heading or list gives the next word a capital. */
const isMidSentence = (said: string): boolean =>
  /(\p{Ll}|\p{N}|[,;])[ \t]*$/u.test(said) && /(^|[\s(])[\p{Ll}\p{N}'’-]+[,;]?[ \t]*$/u.test(said)

/** Whether the line is not code or a table row, where names have capitals within. */
const isProse = (said: string): boolean => !/^( {2}|\t)|[{}=<>_|`;]|\w\(/.test(lastLine(said))

const isInQuotation = (said: string): boolean => {
  const line = lastLine(said)
  return (line.split('"').length - 1) % 2 === 1 || line.lastIndexOf('“') > line.lastIndexOf('”')
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether the text, as far as it is prose, has no capitals but where sentences begin. */
const isWithoutCapitals = (said: string): boolean => {
  const inner = said.match(/(?<=[\p{Ll}\p{N},;] )[\p{L}'’]+/gu) ?? []
  return (
    inner.length >= LEAST_PLAIN_WORDS &&
    inner.every((word) => !/^\p{Lu}/u.test(word) || /^I(['’]|$)/u.test(word))
  )
}

/**
 * Judges how a second provider goes on with what was said: in the middle of a sentence nobody begins with "Sure!" or
 * "The", nor with a capital letter glued to a small one.
 *
 * @param text its text so far, as it came
 * @param isLast whether no more of it comes
 * @param isTrusted whether it is known to go on, so that a name is taken for one
 * @returns `null` where more of the text is needed
 */
export const judge = (
  wholeSaid: string,
  text: string,
  isLast: boolean,
  isTrusted: boolean,
): Judgement | null => {
  const said = wholeSaid.slice(-LATEST)
  const start = text.trimStart()
  const lead = text.slice(0, text.length - start.length)
  const isBrief = start.length < LEAST_LENGTH && start.split(/\s+/).length < 4
  if (isBrief && !isLast) return null
  if (start === '') return 'may go on'

  const begun = start.replace(/^[*_#>"“'\s]+/, '')
  const opensLikeAnAnswer = /^\p{Lu}/u.test(begun) && OPENER.test(begun)
  if (isInCode(wholeSaid)) return opensLikeAnAnswer && /^\S+ \S/.test(begun) ? 'begins anew' : 'may go on'
  if (INTERJECTION.test(begun) && !isInQuotation(said)) return 'begins anew'
  if (!isMidSentence(said) || isInQuotation(said)) return 'may go on'
  if (opensLikeAnAnswer) return 'begins anew'
  if (!/^\p{Lu}/u.test(start)) return 'goes on'

  const isGlued = lead === '' && !/\s$/.test(said)
  if (isGlued && !isProse(said)) return 'may go on'
  if (isGlued && /(\p{Ll}{4}|[,;])$/u.test(said) && /^(\p{Lu}\p{Ll}|A )/u.test(start)) return 'begins anew'
  if (/\n/.test(lead)) return 'may go on'
  const [word = ''] = /^[\p{L}\p{M}]+/u.exec(start) ?? []
  const small = word.toLowerCase()
  const wasSmall =
    word.length > 3 && new RegExp(`(?<![\\p{L}\\p{N}])${escape(small)}(?![\\p{L}\\p{N}])`, 'u').test(said)
  const isName = word === 'I' || /^\p{Lu}{2,}$/u.test(word)
  if (!isName && (FUNCTION_WORDS.has(small) || wasSmall)) return 'begins anew'
  return !isTrusted && !isName && isWithoutCapitals(said) ? 'begins anew' : 'may go on'
}
