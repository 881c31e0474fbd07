const ACCOUNT = '[account]'

/** Bounded, so that a long word without an @ is not read again from each of its letters. */
const EMAIL = /[\w.!#$%&'*+/=?^{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,8}/g

/** Ids as OpenAI and its likes write them: `org-Yu8pTMWbwQ0jvtsUA1H1py29`, `proj_abc`; others only where they look like one. */
const ACCOUNT_ID = /\b(?:org[-_]|proj_)[A-Za-z0-9_-]{3,}/g
const OTHER_ID =
  /\b(?:user|acct|account|team|project|organization|workspace|wrkspc|tenant|cus)[-_](?=[A-Za-z0-9-]*[A-Z0-9])[A-Za-z0-9-]{4,}/g

/** A word as it stands in a sentence, at its beginning, and in capitals: names are known by theirs, so that case counts. */
const anyCase = (word: string): string =>
  `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}|${word.toUpperCase()}`

const HOLDERS = [
  'organization',
  'organisation',
  'org',
  'account',
  'project',
  'team',
  'workspace',
  'tenant',
  'customer',
  'company',
  'subscription',
]
const HOLDER = `(?:${HOLDERS.map(anyCase).join('|')}|(?:for|of|by|as) user)`
/** `account_id`, `account name`, `accountName`. */
const LABEL = String.raw`(?:[ _-](?:${['id', 'name'].map(anyCase).join('|')})|(?:I[Dd]|Name)\b)`
/** More words of a name that has begun: ` Corp Ltd`, ` of Java`, ` & Sons`. */
const MORE = String.raw`(?:(?: (?:of|and|the|de|&))? [A-Z0-9][\w.&'-]{0,60}){0,5}`
const WORD = String.raw`[^\s"',;\[]{1,100}`
/** Words behind `account name` that go on with the sentence. */
const VERBS =
  'is|are|was|must|may|might|can|cannot|could|should|shall|will|would|has|have|had|does|do|did|not|needs|in|of|on|at|for|from|to|with|and|or|that|which|here|already|field|parameter|header|value|given|required|missing|invalid|unknown|exceeds|contains|provided|specified|too'

/** A name in quotes behind what it is the name of. */
const QUOTED = new RegExp(
  String.raw`\b(${HOLDER}(?:[ _-](?:id|name))?(?: named| called)?[:=]? {0,3})(["'\u0060])[^"'\u0060]{1,100}\2`,
  'gi',
)
/** `account_name=acme`, `Organization: Acme Corp`, `organization id is 1234`, `team called acme`. */
const LABELLED = new RegExp(
  String.raw`\b(${HOLDER}(?:${LABEL} {0,3}(?:[:=]| is )|[:=]| named | called ) {0,3})(?!(?:not|too|${VERBS})\b)${WORD}${MORE}`,
  'g',
)
/** `account name Mega Corp Ltd`, `account name mega`. */
const NAMED = new RegExp(String.raw`\b(${HOLDER}${LABEL} )(?!(?:${VERBS})\b)${WORD}${MORE}`, 'g')
/** Capitals or a digit make a name of the words behind it: `organization Acme Corp`, `account 1234-5678`. */
const BARE = new RegExp(
  String.raw`\b(${HOLDER} )(?!(?:I[Dd]|Name)s?\b)(?:[A-Z][\w.&'-]{0,60}${MORE}|[\w-]{0,60}\d[\w-]{0,60})`,
  'g',
)

/** Takes out of a provider's message whose account it speaks of: ids of organisations and projects, e-mail addresses, names. */
export const withoutAccounts = (message: string): string =>
  message
    .replace(EMAIL, '[e-mail]')
    .replace(ACCOUNT_ID, ACCOUNT)
    .replace(OTHER_ID, ACCOUNT)
    .replace(QUOTED, `$1${ACCOUNT}`)
    .replace(LABELLED, `$1${ACCOUNT}`)
    .replace(NAMED, `$1${ACCOUNT}`)
    .replace(BARE, `$1${ACCOUNT}`)
