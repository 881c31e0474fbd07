import layouts from 'convert-layout'
import { feature, invalidParameter } from '#toolkit'

export default feature('rest_utility_keyboard', ({ text, from, to }) => {
  if (from === to) invalidParameter('to', `must be another layout than from, ${from}`)
  const typed = from === 'en' ? text : layouts[from].toEn(text)
  return { from, to, text: to === 'en' ? typed : layouts[to].fromEn(typed) }
})
