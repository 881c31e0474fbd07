import { feature } from '#toolkit'
import { titleCase } from '#toolkit/lib/text/title-case'

export default feature('rest_text_titleCase', ({ text, style, keep }) => {
  const kept = new Set(keep.split(',').map((word) => word.trim().toLowerCase()))
  return { ...titleCase(text, style, kept), style }
})
