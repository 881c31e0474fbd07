import type { ChunkChoice, UpstreamChunk } from './upstream.js'

/**
 * A chunk with one more piece of the text of the first answer and nothing else, as nearly all chunks of a stream are. Whoever
 * knows it takes the text; for all others it is a chunk like any other.
 */
export class TextPiece implements UpstreamChunk {
  readonly members?: NonNullable<UpstreamChunk['members']>

  /**
   * @param content the text
   * @param raw the same as it stands between the quotes of a string of JSON
   */
  constructor(
    readonly content: string,
    readonly raw: string,
    members: UpstreamChunk['members'],
    /** Whether it says that there are no `logprobs`, as OpenAI's do. */
    private readonly saysNoLogprobs: boolean,
  ) {
    if (members !== undefined) this.members = members
  }

  get choices(): ChunkChoice[] {
    const logprobs = this.saysNoLogprobs ? { logprobs: null } : {}
    return [{ index: 0, delta: { content: this.content }, ...logprobs, finish_reason: null }]
  }

  /** {@link choices} as JSON. */
  get choicesText(): string {
    const logprobs = this.saysNoLogprobs ? ',"logprobs":null' : ''
    return `[{"index":0,"delta":{"content":"${this.raw}"}${logprobs},"finish_reason":null}]`
  }

  /** Whether it is more than white space. */
  get isVisible(): boolean {
    return VISIBLE.test(this.content)
  }
}

const VISIBLE = /\S/
