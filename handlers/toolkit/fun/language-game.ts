import { feature } from '#toolkit'
import { SECRET_LANGUAGES } from '#toolkit/lib/wordplay/secret-languages'

export default feature('rest_fun_languageGame', ({ text, kind }) => ({
  kind,
  text: SECRET_LANGUAGES[kind](text),
}))
