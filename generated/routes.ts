/* Written by npm run codegen from openapi.yaml; never edited. */
/** The contract's `info.version`. */
export const VERSION = "2.2.3"

/** operationId, method, plane, path, callable without a key, heavy, takes a body. */
export type RouteRow = readonly [string, string, 'gateway' | 'toolkit', string, boolean, boolean, boolean]

export const routes: readonly RouteRow[] = [
  ["getHealth","get","gateway","/health",true,false,false],
  ["listPlans","get","gateway","/pricing",true,false,false],
  ["listModels","get","gateway","/models",true,false,false],
  ["listAnnouncements","get","gateway","/announcements",true,false,false],
  ["createChatCompletion","post","gateway","/chat/completions",false,false,true],
  ["getUsage","get","gateway","/usage",false,false,false],
  ["getAccount","get","gateway","/account",false,false,false],
  ["getAccountProfile","get","gateway","/account/profile",false,false,false],
  ["listApiKeys","get","gateway","/account/keys",false,false,false],
  ["getUsageHistory","get","gateway","/account/history",false,false,false],
  ["listRequests","get","gateway","/account/requests",false,false,false],
  ["listWebhooks","get","gateway","/account/webhooks",false,false,false],
  ["rest_hash_digest","get","toolkit","/hash/digest",false,false,false],
  ["rest_hash_hmac","get","toolkit","/hash/hmac",false,false,false],
  ["rest_hash_checksum","get","toolkit","/hash/checksum",false,false,false],
  ["rest_hash_encode","get","toolkit","/hash/encode",false,false,false],
  ["rest_hash_decode","get","toolkit","/hash/decode",false,false,false],
  ["rest_hash_escape","get","toolkit","/hash/escape",false,false,false],
  ["rest_hash_identify","get","toolkit","/hash/identify",false,false,false],
]
