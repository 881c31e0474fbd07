import type { Topic } from '../rule-files.js'

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

/** A set to measure thresholds on, `<name>.jsonl` in the folder. */
export interface LabelledSource {
  name: string
  /** The model has seen the texts of it that were not held back. */
  isLearntFrom: boolean
  /** The topics that its label speaks of. */
  labelsOf: (line: LabelledText) => Partial<Record<Topic, 0 | 1>> | 'harmless'
}

const asIs = ({ labels = {} }: LabelledText): Partial<Record<Topic, 0 | 1>> => labels
const harmless = (): 'harmless' => 'harmless'

/** EDOS is none of them: what is not sexist there may be hateful otherwise. */
export const LABELLED_SOURCES: readonly LabelledSource[] = [
  { name: 'surge-toxicity', isLearntFrom: true, labelsOf: (line) => ({ harassment: line.flagged }) },
  { name: 'wikipedia-comments', isLearntFrom: true, labelsOf: (line) => ({ harassment: line.flagged }) },
  {
    name: 'convabuse',
    isLearntFrom: true,
    labelsOf: ({ labels = {} }) => ({
      ...(labels['harassment'] !== undefined && { harassment: labels['harassment'] }),
      ...(labels['sexual'] !== undefined && { sexual: labels['sexual'] }),
    }),
  },
  { name: 'toxigen-prompts', isLearntFrom: true, labelsOf: (line) => ({ hate: line.flagged }) },
  { name: 'stormfront', isLearntFrom: true, labelsOf: (line) => ({ hate: line.flagged }) },
  {
    // What it calls harassment is narrower than what is meant here.
    name: 'openai',
    isLearntFrom: false,
    labelsOf: (line) => {
      const { harassment: _, ...others } = asIs(line)
      return others
    },
  },
  // Our own sentences, kept back while the rules were written.
  { name: 'acts-unseen', isLearntFrom: false, labelsOf: asIs },
  { name: 'benign-wikipedia', isLearntFrom: true, labelsOf: harmless },
  { name: 'benign-clinc150-train', isLearntFrom: true, labelsOf: harmless },
  { name: 'benign-banking77', isLearntFrom: true, labelsOf: harmless },
]
