import { feature } from '#toolkit'
import { readSpelling, spell } from '#toolkit/lib/alphabets/spelling-alphabet'

export default feature('rest_utility_nato', ({ text, direction }) =>
  direction === 'to' ? spell(text) : readSpelling(text),
)
