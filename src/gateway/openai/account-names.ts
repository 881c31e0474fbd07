const ACCOUNT = '[account]'

/** Bounded, so that a long word without an @ is not read again from each of its letters. */
const EMAIL = /[\w.!#$%&'*+/=?^{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,8}/g

/** Ids as OpenAI and its likes write them: `org-Yu8pTMWbwQ0jvtsUA1H1py29`, `proj_abc`; others only where they look like one. */
const ACCOUNT_ID = /\b(?:org[-_]|proj_)[A-Za-z0-9_-]{3,}/g
const OTHER_ID =
  /\b(?:user|acct|account|team|project|organization|workspace|wrkspc|tenant|cus)[-_](?=[A-Za-z0-9-]*[A-Z0-9])[A-Za-z0-9-]{4,}/g

const HOLDER = String.raw`(?:organi[sz]ation|account|project|team|workspace|tenant|customer|subscription|(?:for|of|by|as) user)`
/** A name in quotes behind what it is the name of. */
const QUOTED = new RegExp(
  String.raw`\b(${HOLDER}(?:[ _-](?:id|name))?(?: named| called)?[:=]? {0,3})(["'\u0060])[^"'\u0060]{1,100}\2`,
  'gi',
)
/** `account_name=acme`, `Organization: Acme`, `organization id is 1234`. */
const LABELLED = new RegExp(
  String.raw`\b(${HOLDER}(?:[ _-](?:id|name) {0,3}(?:[:=]| is )|[:=]) {0,3})[^\s"',;\[]{1,100}`,
  'gi',
)
/** Capitals or a digit make a name of the words behind it: `organization Acme Corp`, `account 1234-5678`. */
const BARE =
  /\b((?:[Oo]rgani[sz]ation|[Aa]ccount|[Ww]orkspace|[Tt]enant|[Tt]eam|[Pp]roject) )(?:[A-Z][\w.&-]*(?: [A-Z][\w.&-]*){0,3}|[\w-]*\d[\w-]*)/g

/** Takes out of a provider's message whose account it speaks of: ids of organisations and projects, e-mail addresses, names. */
export const withoutAccounts = (message: string): string =>
  message
    .replace(EMAIL, '[e-mail]')
    .replace(ACCOUNT_ID, ACCOUNT)
    .replace(OTHER_ID, ACCOUNT)
    .replace(QUOTED, `$1${ACCOUNT}`)
    .replace(LABELLED, `$1${ACCOUNT}`)
    .replace(BARE, `$1${ACCOUNT}`)
