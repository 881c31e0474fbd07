import { feature } from '#toolkit'
import { mazeOf } from '#toolkit/lib/games/maze'
import { byteStream } from '#toolkit/lib/random/byte-stream'
import { ownSeed } from '#toolkit/lib/random/own-seed'

export default feature('rest_games_maze', ({ width, height, seed: given }) => {
  const seed = given ?? ownSeed()
  const { rows, path } = mazeOf(byteStream(seed), width, height)
  return { width, height, seed, rows, steps: path.length, path }
})
