/** `npm run bench:moderation`: what a verdict on 2,000 characters costs; fails past 2 ms. */
import { performance } from 'node:perf_hooks'
import { createPiiFinder } from '../../src/gateway/moderation/pii.js'
import { finish, openJudge } from '../gateway/moderation/judge.js'
import { readLabelled } from '../gateway/moderation/labelled-set.js'

const LENGTH = 2000
const MOST_MS = 2
const ROUNDS = 300
/** The quickest batch counts, since others may use the machine. */
const BATCHES = 15

const startedAt = performance.now()
const [judge, findPii] = await Promise.all([openJudge(), createPiiFinder()])
console.log(`rules and numbering plans loaded in ${(performance.now() - startedAt).toFixed(0)} ms`)

const sentences = ['en', 'id'].flatMap(readLabelled).map(({ text }) => text)
const fill = (text: string): string => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH)
const TEXTS: Readonly<Record<string, string>> = {
  'harmless prose': fill(
    'We went to the market, bought rice and fish, and came home. Lalu kami masak bersama. ',
  ),
  'labelled sentences': fill(sentences.join(' ')),
  'letters apart': fill('I will k i l l y o u '),
  'look-alikes': fill('I wіll kіll yоu '),
  'addresses and numbers': fill('mira@bookshop.example, 0812 3456 7890, '),
}
for (const [name, text] of Object.entries(TEXTS)) {
  const verdict = (): void => {
    judge(text)
    finish(findPii(text))
  }
  for (let round = 0; round < ROUNDS; round += 1) verdict()
  const batches = Array.from({ length: BATCHES }, () => {
    const from = performance.now()
    for (let round = 0; round < ROUNDS / BATCHES; round += 1) verdict()
    return (performance.now() - from) / (ROUNDS / BATCHES)
  })
  const milliseconds = Math.min(...batches)
  console.log(`${name.padEnd(24)} ${milliseconds.toFixed(3)} ms for ${LENGTH} characters`)
  if (milliseconds > MOST_MS) process.exitCode = 1
}
