import { createHash } from 'node:crypto'

/** A Lua script, which Redis runs as one step, and the digest by which it is called again. */
export interface Script {
  source: string
  digest: string
}

const script = (source: string): Script => ({
  source,
  digest: createHash('sha1').update(source).digest('hex'),
})

/*
 * KEYS of all but `hit`: the minute's count, the day's hash {requests, tokens}, the day's open leases. A lease is a member
 * `id:requests:tokens` of the sorted set, its score the time at which it expires. Counts include what is leased.
 * A missing day hash answers nil: the caller reads the past use from the database, puts it there with `init`, and calls again.
 * `0 - x` and not `-x`: the negative of 0 is "-0", which is not an integer to Redis.
 */
const DROP_EXPIRED = `
local function dropExpired(now)
  for _, member in ipairs(redis.call('ZRANGEBYSCORE', KEYS[3], '-inf', now)) do
    local requests, tokens = string.match(member, ':(%d+):(%d+)$')
    redis.call('HINCRBY', KEYS[2], 'requests', 0 - requests)
    redis.call('HINCRBY', KEYS[2], 'tokens', 0 - tokens)
    redis.call('ZREM', KEYS[3], member)
  end
end
local function counts()
  local day = redis.call('HMGET', KEYS[2], 'requests', 'tokens')
  return { tonumber(redis.call('GET', KEYS[1]) or 0), tonumber(day[1]), tonumber(day[2]) }
end
if redis.call('EXISTS', KEYS[2]) == 0 then return nil end
`

/** ARGV: now. Answers {minute, day, tokens}. */
export const READ = script(`${DROP_EXPIRED}
dropExpired(ARGV[1])
return counts()`)

/**
 * ARGV: now, lease, requests, tokens, the limits of minute, day and tokens (-1 is none), the lease's expiry, the Unix
 * seconds at which the minute's and the day's keys may go, and the requests for the minute. Answers {1 or 0, minute, day, tokens}.
 */
export const TAKE = script(`${DROP_EXPIRED}
dropExpired(ARGV[1])
local used = counts()
local want = { tonumber(ARGV[11]), tonumber(ARGV[3]), tonumber(ARGV[4]) }
for window = 1, 3 do
  local limit = tonumber(ARGV[4 + window])
  if limit >= 0 and used[window] + want[window] > limit then return { 0, used[1], used[2], used[3] } end
end
redis.call('INCRBY', KEYS[1], want[1])
redis.call('EXPIREAT', KEYS[1], ARGV[9])
redis.call('HINCRBY', KEYS[2], 'requests', want[2])
redis.call('HINCRBY', KEYS[2], 'tokens', want[3])
redis.call('ZADD', KEYS[3], ARGV[8], ARGV[2])
redis.call('EXPIREAT', KEYS[3], ARGV[10])
return { 1, used[1] + want[1], used[2] + want[2], used[3] + want[3] }`)

/**
 * ARGV: now, lease, requests, tokens, `charged`, `abandoned` or `released`, the tokens used, 1 on a first attempt,
 * the requests of the minute. On a later attempt a lease that is gone was settled by an earlier one whose answer got lost.
 */
export const SETTLE = script(`
if redis.call('EXISTS', KEYS[2]) == 0 then redis.call('ZREM', KEYS[3], ARGV[2]) end
${DROP_EXPIRED}
dropExpired(ARGV[1])
local wasOpen = redis.call('ZREM', KEYS[3], ARGV[2]) == 1
if wasOpen then
  redis.call('HINCRBY', KEYS[2], 'requests', 0 - ARGV[3])
  redis.call('HINCRBY', KEYS[2], 'tokens', 0 - ARGV[4])
end
if ARGV[5] == 'charged' then
  if wasOpen or ARGV[7] == '1' then
    redis.call('HINCRBY', KEYS[2], 'requests', ARGV[3])
    redis.call('HINCRBY', KEYS[2], 'tokens', ARGV[6])
  end
elseif ARGV[5] == 'released' and wasOpen and redis.call('EXISTS', KEYS[1]) == 1 then
  redis.call('DECRBY', KEYS[1], ARGV[8])
end
return 1`)

/** ARGV: lease, its new expiry. Only a lease that is still open is kept longer. */
export const RENEW = script(`return redis.call('ZADD', KEYS[3], 'XX', ARGV[2], ARGV[1])`)

/**
 * ARGV: lease, its expiry, requests, tokens, and the Unix seconds at which the leases' key may go. Brings back a lease that
 * was lost with Redis's data.
 */
export const RESTORE = script(`
if redis.call('ZADD', KEYS[3], 'NX', ARGV[2], ARGV[1]) == 0 then return 0 end
redis.call('EXPIREAT', KEYS[3], ARGV[5])
if redis.call('EXISTS', KEYS[2]) == 1 then
  redis.call('HINCRBY', KEYS[2], 'requests', ARGV[3])
  redis.call('HINCRBY', KEYS[2], 'tokens', ARGV[4])
end
return 1`)

/** ARGV: requests. Takes them off the day's count, where there is one. */
export const GIVE_BACK = script(`
if redis.call('EXISTS', KEYS[2]) == 1 then redis.call('HINCRBY', KEYS[2], 'requests', 0 - ARGV[1]) end
return 1`)

/**
 * ARGV: the minute's requests, the day's requests and tokens, and the Unix seconds at which the minute's and the day's keys
 * may go. What is there already wins. Leases that were restored count too.
 */
export const INIT = script(`
if redis.call('EXISTS', KEYS[2]) == 0 then
  local requests, tokens = tonumber(ARGV[2]), tonumber(ARGV[3])
  for _, member in ipairs(redis.call('ZRANGE', KEYS[3], 0, -1)) do
    local leased, held = string.match(member, ':(%d+):(%d+)$')
    requests, tokens = requests + leased, tokens + held
  end
  redis.call('HSET', KEYS[2], 'requests', requests, 'tokens', tokens)
  redis.call('EXPIREAT', KEYS[2], ARGV[5])
  if redis.call('SETNX', KEYS[1], ARGV[1]) == 1 then redis.call('EXPIREAT', KEYS[1], ARGV[4]) end
end
return 1`)

/**
 * KEYS: the hash of what is known about the data. ARGV: an instance, and the milliseconds after which one that has not
 * looked is gone. Answers for how many milliseconds the data are known, since when, by its own clock, the instances that
 * are there, and those that are done with their part. The time begins again where the hash is missing, because Redis is
 * new or was emptied, and where another process of Redis wrote it: that one may have loaded an old dump.
 */
export const KNOWN = script(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local info = redis.pcall('INFO', 'server')
local process = type(info) == 'string' and string.match(info, 'run_id:(%w+)') or ''
local known = redis.call('HMGET', KEYS[1], 'process', 'since')
local since = tonumber(known[2])
if since == nil or known[1] ~= process then
  if since == nil or since < now then since = now else since = since + 1 end
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'process', process, 'since', string.format('%.0f', since))
end
redis.call('HSET', KEYS[1], 'seen:' .. ARGV[1], string.format('%.0f', now))
local alive, done = {}, {}
local fields = redis.call('HGETALL', KEYS[1])
for field = 1, #fields, 2 do
  local kind, instance = string.match(fields[field], '^(%a+):(.*)$')
  if kind == 'seen' then
    if now - fields[field + 1] < tonumber(ARGV[2]) then alive[#alive + 1] = instance
    else redis.call('HDEL', KEYS[1], fields[field]) end
  elseif kind == 'done' then done[#done + 1] = instance end
end
return { math.max(0, now - since), since, alive, done }`)

/** KEYS: as above. ARGV: an instance, and since when the data are known for which it has done its part. Answers 1 or 0. */
export const ACKNOWLEDGE = script(`
if tonumber(redis.call('HGET', KEYS[1], 'since')) ~= tonumber(ARGV[2]) then return 0 end
redis.call('HSET', KEYS[1], 'done:' .. ARGV[1], 1)
return 1`)

/** KEYS: as above. ARGV: an instance that ends. */
export const LEAVE = script(`return redis.call('HDEL', KEYS[1], 'seen:' .. ARGV[1])`)

/** KEYS: the minute's hash of hits. ARGV: name, the name to share when the minute is full, how many names fill it, expiry. */
export const HIT = script(`
local name = ARGV[1]
if redis.call('HEXISTS', KEYS[1], name) == 0 and redis.call('HLEN', KEYS[1]) >= tonumber(ARGV[3]) then name = ARGV[2] end
local count = redis.call('HINCRBY', KEYS[1], name, 1)
if count == 1 then redis.call('EXPIREAT', KEYS[1], ARGV[4]) end
return count`)
