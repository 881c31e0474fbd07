import headerNames from 'http-header-fields-typed'
import { feature, unprocessable } from '#toolkit'
import { readHeaderField } from '#toolkit/lib/http/header-field'

const spelling: ReadonlyMap<string, string> = new Map(
  Object.values(headerNames.default).map((name) => [name.toLowerCase(), name]),
)

export default feature('rest_developer_header', ({ name, value }) => {
  if (/[\r\n]/.test(value)) unprocessable('value must not contain CR or LF: a header is one line.')
  const known = spelling.get(name.toLowerCase())
  return { name: known ?? name, known: known !== undefined, ...readHeaderField(name, value) }
})
