import { syntax } from 'csso'

/** Beside these, white space means nothing anywhere in CSS. */
const LOOSE = new Set(['{', '}', ';', ','])

const isWordEnd = (text: string): boolean => /[\w\u0080-\uffff-]$/.test(text)
const isWordStart = (text: string): boolean => /^[\w\u0080-\uffff\\(-]/.test(text)

/**
 * Takes comments and needless white space out of any CSS, token by token (CSS Syntax Module Level 3).
 * @param keepsExclamations whether comments that begin with an exclamation mark stay
 */
export const squeezeCss = (css: string, keepsExclamations: boolean): string => {
  let out = ''
  let isApart = false
  let hadComment = false
  syntax.tokenize(css, (_type, start, end) => {
    const token = css.slice(start, end)
    if (/^\s+$/.test(token)) {
      isApart = true
      return
    }
    if (token.startsWith('/*') && !(keepsExclamations && token.startsWith('/*!'))) {
      hadComment = true
      return
    }
    const last = out.at(-1) ?? ''
    if (token === '}' && last === ';') out = out.slice(0, -1)
    else if (isApart && out !== '' && !LOOSE.has(token) && !LOOSE.has(last) && last !== ':') out += ' '
    // Two words that only a comment parts would become one.
    else if (hadComment && isWordEnd(out) && isWordStart(token)) out += '/**/'
    out += token
    isApart = false
    hadComment = false
  })
  return out
}
