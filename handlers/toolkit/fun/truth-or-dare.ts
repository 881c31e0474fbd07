import { feature } from '#toolkit'
import { partyQuestion } from '#toolkit/upstreams/games/truthordare'

const GAMES = {
  truth: 'truth',
  dare: 'dare',
  'would-you-rather': 'wyr',
  'never-have-i-ever': 'nhie',
} as const

export default feature('rest_fun_truthOrDare', async ({ kind }, context) => {
  const { id, rating, question } = await partyQuestion(context, GAMES[kind])
  return { id, kind, rating, question }
})
