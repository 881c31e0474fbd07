import { RE2JS } from 're2js'
import { unprocessable } from '../../errors.js'
import { compileRe2 } from '../common/re2.js'

/** General categories by the long names that RE2 does not know (Unicode, PropertyValueAliases.txt). */
const CATEGORIES: Readonly<Record<string, string>> = {
  Letter: 'L',
  Uppercase_Letter: 'Lu',
  Lowercase_Letter: 'Ll',
  Titlecase_Letter: 'Lt',
  Modifier_Letter: 'Lm',
  Other_Letter: 'Lo',
  Mark: 'M',
  Combining_Mark: 'M',
  Nonspacing_Mark: 'Mn',
  Spacing_Mark: 'Mc',
  Enclosing_Mark: 'Me',
  Number: 'N',
  Decimal_Number: 'Nd',
  digit: 'Nd',
  Letter_Number: 'Nl',
  Other_Number: 'No',
  Punctuation: 'P',
  punct: 'P',
  Connector_Punctuation: 'Pc',
  Dash_Punctuation: 'Pd',
  Open_Punctuation: 'Ps',
  Close_Punctuation: 'Pe',
  Initial_Punctuation: 'Pi',
  Final_Punctuation: 'Pf',
  Other_Punctuation: 'Po',
  Symbol: 'S',
  Math_Symbol: 'Sm',
  Currency_Symbol: 'Sc',
  Modifier_Symbol: 'Sk',
  Other_Symbol: 'So',
  Separator: 'Z',
  Space_Separator: 'Zs',
  Line_Separator: 'Zl',
  Paragraph_Separator: 'Zp',
  Other: 'C',
  Control: 'Cc',
  cntrl: 'Cc',
  Format: 'Cf',
}

/** White space and line ends of ECMA-262, of which RE2's `\s` has five. */
const SPACE = String.raw`\t-\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}`

const TOKEN =
  /\\(?<sign>[pP])\{(?:(?:General_Category|gc|Script|sc)=)?(?<property>\w+)\}|\\(?<space>[sS])|\\[^]|(?<bracket>[[\]])|[^]/gu

const asRe2 = (pattern: string): string => {
  let inClass = false
  return pattern.replace(TOKEN, (token: string, ...rest: unknown[]) => {
    const { sign, property, space, bracket } = rest.at(-1) as Record<string, string | undefined>
    if (bracket !== undefined) inClass = bracket === '['
    if (property !== undefined) return `\\${sign}{${CATEGORIES[property] ?? property}}`
    if (space === 's') return inClass ? SPACE : `[${SPACE}]`
    return space === 'S' && !inClass ? `[^${SPACE}]` : token
  })
}

/**
 * A pattern of a schema, matched in linear time; its syntax is JavaScript's as far as RE2 has it.
 * @throws FeatureError 422 for one that RE2 does not have
 */
export const linearPattern = (pattern: string): ((text: string) => boolean) => {
  const compiled = compileRe2(asRe2(RE2JS.translateRegExp(pattern)))
  if ('reason' in compiled) {
    return unprocessable(
      `schema cannot be used: the pattern ${JSON.stringify(pattern.slice(0, 200))} is not supported: ${compiled.reason}.`,
    )
  }
  return (text) => compiled.matcher(text).find()
}
