/** The parts of kuromoji that are used here; it has no types of its own. */

declare module 'kuromoji/src/dict/DynamicDictionaries.js' {
  interface Bytes {
    getShort(index: number): number
  }

  interface CharacterClass {
    class_id: number
    class_name: string
    is_always_invoke: number
    is_grouping: number
  }

  /** Words of a dictionary: costs by the number of a token, 16 bits each. */
  interface TokenDictionary {
    dictionary: Bytes
    loadDictionary(bytes: Uint8Array): void
    loadPosVector(bytes: Uint8Array): void
  }

  interface UnknownDictionary extends TokenDictionary {
    target_map: Readonly<Record<number, readonly number[]>>
    lookup(character: string): CharacterClass
  }

  interface Trie {
    /** -1 where a node has no such child. */
    traverse(parent: number, code: number): number
    bc: { getBase(node: number): number }
  }

  class DynamicDictionaries {
    trie: Trie
    token_info_dictionary: TokenDictionary
    unknown_dictionary: UnknownDictionary
    loadTrie(base: Int32Array, check: Int32Array): void
    loadConnectionCosts(costs: Int16Array): void
    loadUnknownDictionaries(
      tokens: Uint8Array,
      features: Uint8Array,
      targets: Uint8Array,
      categories: Uint8Array,
      compatible: Uint32Array,
      definitions: Uint8Array,
    ): void
  }
  export default DynamicDictionaries
}

declare module 'kuromoji/src/viterbi/ViterbiNode.js' {
  class ViterbiNode {
    constructor(
      token: number,
      cost: number,
      start: number,
      length: number,
      type: 'KNOWN' | 'UNKNOWN',
      left: number,
      right: number,
      surface: string,
    )
  }
  export default ViterbiNode
}

declare module 'kuromoji/src/viterbi/ViterbiLattice.js' {
  import type ViterbiNode from 'kuromoji/src/viterbi/ViterbiNode.js'

  class ViterbiLattice {
    append(node: ViterbiNode): void
    appendEos(): void
  }
  export default ViterbiLattice
}

declare module 'kuromoji/src/Tokenizer.js' {
  import type DynamicDictionaries from 'kuromoji/src/dict/DynamicDictionaries.js'
  import type ViterbiLattice from 'kuromoji/src/viterbi/ViterbiLattice.js'

  /** A word as IPADIC describes it; `*` where a column does not apply. */
  export interface IpadicToken {
    surface_form: string
    pos: string
    pos_detail_1: string
    conjugated_type: string
    conjugated_form: string
    basic_form: string
    /** Unknown words have none. */
    reading?: string
    pronunciation?: string
  }

  class Tokenizer {
    constructor(dictionaries: DynamicDictionaries)
    viterbi_builder: { build(sentence: string): ViterbiLattice }
    tokenize(text: string): IpadicToken[]
  }
  export default Tokenizer
}
