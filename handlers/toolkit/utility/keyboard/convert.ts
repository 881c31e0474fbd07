import { feature, invalidParameter } from '#toolkit'
import { retyped } from '#toolkit/lib/alphabets/keyboard-layouts'

export default feature('rest_utility_keyboard', ({ text, from, to }) => {
  if (from === to) invalidParameter('to', `must be another layout than from, ${from}`)
  return { from, to, text: retyped(text, from, to) }
})
