/** The part of `node-llama-cpp` that the engine uses; the package itself is in the installation's folder. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { engineFolder } from './folder.js'

export type Token = number
export type Grammar = object
export type GrammarState = object

export interface EvaluateOptions {
  temperature: number
  topP: number
  topK: number
  minP: number
  seed: number
  grammarEvaluationState?: GrammarState
  repeatPenalty?: {
    punishTokens: () => Token[]
    maxPunishTokens: number
    penalty: number
    frequencyPenalty: number
    presencePenalty: number
  }
}

export interface Sequence {
  clearHistory(): Promise<void>
  evaluateWithoutGeneratingNewTokens(tokens: Token[]): Promise<void>
  evaluate(tokens: Token[], options: EvaluateOptions): AsyncGenerator<Token, void>
}

export interface Model {
  tokenize(text: string, specialTokens: boolean): Token[]
  detokenize(tokens: readonly Token[]): string
  createContext(options: {
    sequences: number
    contextSize: number
    batchSize: number
    threads: number
  }): Promise<{ getSequence(): Sequence }>
  tokens: { bosString: string | null; eosString: string | null }
  fileInfo: { metadata: { tokenizer: { chat_template?: string } } }
}

export interface Llama {
  loadModel(options: { modelPath: string; useMmap: boolean }): Promise<Model>
  createGrammar(options: { grammar: string }): Promise<Grammar>
  createGrammarForJsonSchema(schema: object): Promise<Grammar>
}

interface LlamaModule {
  getLlama: (options: {
    gpu: false
    build: 'never'
    skipDownload: true
    progressLogs: false
    maxThreads: number
    logLevel: 'disabled'
  }) => Promise<Llama>
  LlamaGrammarEvaluationState: new (options: { model: Model; grammar: Grammar }) => GrammarState
}

interface JinjaModule {
  Template: new (source: string) => { render(variables: object): string }
}

/** Loads the engine's own packages from the installation in `folder`. */
export const loadEngine = async (folder: string): Promise<LlamaModule & JinjaModule> => {
  const engine = createRequire(join(engineFolder(folder), 'package.json'))
  const packageOf = (name: string): string => pathToFileURL(engine.resolve(name)).href
  const llama = (await import(packageOf('node-llama-cpp'))) as LlamaModule
  const jinja = (await import(packageOf('@huggingface/jinja'))) as JinjaModule
  return {
    getLlama: llama.getLlama,
    LlamaGrammarEvaluationState: llama.LlamaGrammarEvaluationState,
    Template: jinja.Template,
  }
}
