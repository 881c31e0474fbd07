/** What a verdict on 2,000 characters of any kind costs. */
import { performance } from 'node:perf_hooks'
import { exampleOf } from '../../../src/gateway/moderation/phrase.js'
import { createPiiFinder } from '../../../src/gateway/moderation/pii/index.js'
import { readRules } from '../../../src/gateway/moderation/rule-files.js'
import { finish, openJudge } from '../../gateway/moderation/judge.js'
import { readLabelled } from '../../gateway/moderation/labelled-set.js'

const LENGTH = 2000
const MOST_MS = 2
const ROUNDS = 150
/** The quickest batch counts. */
const BATCHES = 50

/** Prints a line for each kind of text, and how long the first text of all takes; fails past {@link MOST_MS}. */
export const measureCost = async (): Promise<void> => {
  const startedAt = performance.now()
  const [judge, findPii, { entries }] = await Promise.all([openJudge(), createPiiFinder(), readRules()])
  console.log(`rules and numbering plans loaded in ${(performance.now() - startedAt).toFixed(0)} ms`)

  const fill = (text: string): string => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH)
  const sentences = ['en', 'id'].flatMap(readLabelled).map(({ text }) => text)
  const examples = entries.map(({ phrase }) => exampleOf(phrase))
  const words = [...new Set(examples.flat())]

  /** Another text at every call, so that nothing of it is known from the one before. */
  const anew = (piece: (at: number) => string): (() => string) => {
    // Steps that share no divisor with the number of pieces lead through all of them.
    let at = 0
    return () => {
      let text = ''
      while (text.length < LENGTH) text += `${piece((at += 7919))} `
      return text.slice(0, LENGTH)
    }
  }
  const of = <T>(list: readonly T[], at: number): T => list[at % list.length] as T
  const exampleAt = (at: number): string => of(examples, at).join(' ')
  const digitsAt = (at: number): string => String((at * 104_729) % 10_000_000).padStart(7, '0')

  const always = (text: string) => (): string => fill(text)
  const TEXTS: Readonly<Record<string, () => string>> = {
    'harmless prose': always(
      'We went to the market, bought rice and fish, and came home. Lalu kami masak bersama. ',
    ),
    'labelled sentences': always(sentences.join(' ')),
    'letters apart': always('I will k i l l y o u '),
    'look-alikes': always('I wіll kіll yоu '),
    'addresses and numbers': always('mira@bookshop.example, 0812 3456 7890, '),
    'words of rules at random': anew((at) => of(words, at)),
    'phrases of rules': anew(exampleAt),
    'phrases cut short': anew((at) => exampleAt(at).slice(0, 3 + (at % 20))),
    'phrases with leet digits': anew((at) => exampleAt(at).replaceAll('i', '1').replaceAll('e', '3')),
    'phrases, letters apart': anew((at) => Array.from(exampleAt(at).replaceAll(' ', '')).join('.')),
    'phrases, letters repeated': anew((at) => exampleAt(at).replaceAll(/[aeiou]/g, '$&$&$&')),
    'phrases, look-alikes': anew((at) => exampleAt(at).replaceAll('i', 'і').replaceAll('o', 'о')),
    'what rules begin with': always('i you '),
    'one letter apart': always('i '),
    'a letter of no word apart': always('b '),
    'part of a word apart': always('b.u.n.u.'),
    'one letter repeated': always('i'),
    'the commonest prefix': always('i am going to '),
    'two letters and points': always('a.b.'),
    'one disguised threat': always('1 w1ll k1ll y0u '),
    'leet digits': always('4553450137'),
    'leet digits apart': always('1 0 5 '),
    stars: always('f*** '),
    'words written together': anew((at) => of(words, at) + of(words, at + 1) + of(words, at + 2)),
    'phrases written together': anew((at) => exampleAt(at).replaceAll(' ', '')),
    'numbers with words beside': anew((at) => `call order account phone ${digitsAt(at)},`),
    'words torn in two': always('ki-ll '),
    'zero-width spaces': always('\u200b'),
    'zero-width spaces within': always('k\u200bi\u200bl\u200bl '),
    'combining marks': always('i\u0336\u0301'),
    'mathematical letters': always('𝐈 𝐰𝐢𝐥𝐥 𝐤𝐢𝐥𝐥 𝐲𝐨𝐮 '),
    'another script': always('Убить время — значит отдыхать '),
    'no spaces at all': always('我会杀了你。'),
    'signs of surprise': always('😀🔪!?'),
    'quotation marks': always('"i kill" '),
    negations: always('not kill you never '),
    'at signs': always('a@'),
    'addresses side by side': always('a@b.co '),
    'no telephone numbers': always('+1234567;'),
    'telephone numbers anew': anew((at) => `+62812${digitsAt(at)};`),
  }
  for (const [name, textOf] of Object.entries(TEXTS)) {
    const verdict = (text: string): void => {
      judge(text)
      finish(findPii(text))
    }
    for (let round = 0; round < ROUNDS; round += 1) verdict(textOf())
    const batches = Array.from({ length: BATCHES }, () => {
      const texts = Array.from({ length: ROUNDS / BATCHES }, textOf)
      // Processor time, since others may use the machine.
      const from = process.cpuUsage()
      for (const text of texts) verdict(text)
      const { user, system } = process.cpuUsage(from)
      return (user + system) / 1000 / texts.length
    })
    const milliseconds = Math.min(...batches)
    console.log(`${name.padEnd(26)} ${milliseconds.toFixed(3)} ms for ${LENGTH} characters`)
    if (milliseconds > MOST_MS) process.exitCode = 1
  }
}
