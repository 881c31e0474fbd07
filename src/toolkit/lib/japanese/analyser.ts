import Tokenizer, { type IpadicToken } from 'kuromoji/src/Tokenizer.js'
import { loadIpadic } from './ipadic.js'
import { createLatticeBuilder } from './lattice.js'

const ipadic = loadIpadic()
const tokenizer = new Tokenizer(ipadic.dictionaries)
tokenizer.viterbi_builder = { build: createLatticeBuilder(ipadic) }

export type { IpadicToken }

/** The words of a Japanese text as kuromoji finds them in IPADIC. To import this file takes half a second: heavy features only. */
export const analyse = (text: string): IpadicToken[] => tokenizer.tokenize(text)
