/* Written by npm run codegen from openapi.yaml; never edited. */
import type { GatewayModules } from '#gateway'
import type { FeatureModules } from '#toolkit'

export const gatewayHandlers = {
  getHealth: () => import('#handlers/gateway/health'),
  listPlans: () => import('#handlers/gateway/pricing'),
  listModels: () => import('#handlers/gateway/models'),
  listAnnouncements: () => import('#handlers/gateway/announcements'),
  createChatCompletion: () => import('#handlers/gateway/chat/completions'),
  getUsage: () => import('#handlers/gateway/usage'),
  getAccount: () => import('#handlers/gateway/account'),
  getAccountProfile: () => import('#handlers/gateway/account/profile'),
  listApiKeys: () => import('#handlers/gateway/account/keys'),
  getUsageHistory: () => import('#handlers/gateway/account/history'),
  listRequests: () => import('#handlers/gateway/account/requests'),
  listWebhooks: () => import('#handlers/gateway/account/webhooks'),
} satisfies GatewayModules

export const toolkitHandlers = {
  rest_hash_digest: () => import('#handlers/toolkit/hash/digest'),
  rest_hash_hmac: () => import('#handlers/toolkit/hash/hmac'),
  rest_hash_checksum: () => import('#handlers/toolkit/hash/checksum'),
  rest_hash_encode: () => import('#handlers/toolkit/hash/encode'),
  rest_hash_decode: () => import('#handlers/toolkit/hash/decode'),
  rest_hash_escape: () => import('#handlers/toolkit/hash/escape'),
  rest_hash_identify: () => import('#handlers/toolkit/hash/identify'),
} satisfies FeatureModules
