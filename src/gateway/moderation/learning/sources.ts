/** A line of a `.jsonl` file, as `npm run bench:moderation` reads it. */
export interface LabelledText {
  text: string
  labels?: Partial<Record<string, 0 | 1>>
  flagged: 0 | 1
}

/** A set to learn from, `<name>.jsonl` in the folder. */
export interface Source {
  name: string
  /** Where it is from; a repository on GitHub. */
  from: string
  /** SPDX. */
  licence: string
  /** What one of its texts counts, so that large sets do not drown the others. */
  weight: number
  /** Whether it abuses anybody; undefined where the set does not say. */
  isAbuse: (line: LabelledText) => boolean | undefined
}

const flagged = (line: LabelledText): boolean => line.flagged === 1
const none = (): boolean => false

export const SOURCES: readonly Source[] = [
  {
    name: 'davidson-offensive',
    from: 't-davidson/hate-speech-and-offensive-language',
    licence: 'MIT',
    weight: 0.25,
    isAbuse: flagged,
  },
  { name: 'surge-toxicity', from: 'surge-ai/toxicity', licence: 'MIT', weight: 3, isAbuse: flagged },
  {
    // What is not sexist may be abuse of another kind.
    name: 'edos',
    from: 'rewire-online/edos',
    licence: 'CC0-1.0',
    weight: 0.6,
    isAbuse: (line) => (flagged(line) ? true : undefined),
  },
  {
    name: 'convabuse',
    from: 'amandacurry/convabuse',
    licence: 'CC-BY-4.0',
    weight: 1,
    isAbuse: (line) => (!flagged(line) ? false : line.labels?.['harassment'] === 1 ? true : undefined),
  },
  { name: 'toxigen-prompts', from: 'microsoft/TOXIGEN', licence: 'MIT', weight: 2, isAbuse: flagged },
  {
    name: 'stormfront',
    from: 'Vicomtech/hate-speech-dataset',
    licence: 'CC-BY-SA-3.0',
    weight: 1,
    isAbuse: flagged,
  },
  {
    name: 'identity-templates',
    from: 'conversationai/unintended-ml-bias-analysis',
    licence: 'Apache-2.0',
    weight: 0.4,
    isAbuse: flagged,
  },
  {
    name: 'wikipedia-comments',
    from: 'conversationai/unintended-ml-bias-analysis',
    licence: 'Apache-2.0 AND CC-BY-SA-3.0',
    weight: 2,
    isAbuse: flagged,
  },
  { name: 'benign-wikipedia', from: 'clinc/oos-eval', licence: 'CC-BY-3.0', weight: 1, isAbuse: none },
  { name: 'benign-clinc150-train', from: 'clinc/oos-eval', licence: 'CC-BY-3.0', weight: 0.5, isAbuse: none },
  {
    name: 'benign-banking77',
    from: 'PolyAI-LDN/task-specific-datasets',
    licence: 'CC-BY-4.0',
    weight: 0.5,
    isAbuse: none,
  },
]
