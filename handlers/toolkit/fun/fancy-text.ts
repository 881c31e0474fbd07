import { feature } from '#toolkit'
import { LETTER_STYLES } from '#toolkit/lib/wordplay/letter-styles'

export default feature('rest_fun_fancyText', ({ text, style }) => ({ style, ...LETTER_STYLES[style](text) }))
