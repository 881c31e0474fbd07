/* Written by npm run codegen from openapi.yaml; never edited. */
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health of the gateway
         * @description Without a key the state alone; with a valid gateway key also the version, the uptime, and a report for each category. An invalid key counts as none.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Plans, limits and prices
         * @description The plan matrix as it stands now: the gateway plans in `data`, the toolkit plans in `toolkit`, each from the cheapest up. A limit that is null is unlimited. Plans change between releases; read them at run time.
         */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Models offered now
         * @description The catalog in OpenAI's list shape, discovered live from upstream providers; ids appear and disappear without a change on your side. `stale` is true while discovery fails and the last good catalog, under an hour old, is shown. Past that hour, or where there never was a catalog, the answer is 503.
         */
        get: operations["listModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Operational notices
         * @description Maintenance, incidents and launches that are current or still to come, the latest start first.
         */
        get: operations["listAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a chat completion
         * @description Answers a conversation with a model of the catalog, in OpenAI's shape, whole or (with `stream: true`) as
         *     server-sent events that end with `data: [DONE]`. A provider that fails is replaced by the next one.
         *
         *     A provider that dies in the middle of a streamed answer is replaced as well: the next one goes on from the text
         *     so far. Tool calls come whole, at the answer's end. Reasoning that was shown stays; where a provider died before
         *     the first text, the next one's follows after a blank line, else it is left out. A stream that can't be completed
         *     honestly (several answers, `logprobs`, sound, no provider left) ends with `data: {"error": {...}}` instead of
         *     `[DONE]`. Lines that begin with `:` are comments that keep an idle connection open.
         *
         *     With `response_format` of type `json_object` or `json_schema` the model is told so, markdown fences are
         *     stripped, and only JSON that is valid is answered, in a stream in one piece; an answer that is not goes to the
         *     next provider. One that your own `max_tokens` or a provider's filter cut comes as it is. A schema is JSON Schema 2020-12 without references to elsewhere; `pattern` has neither look-around
         *     nor back-references; under `strict` OpenAI's rules count. One that can't be used is a 400 with
         *     `param: response_format`.
         *
         *     Fields that are not described here are passed to the provider. Of those that it is known not to take, what only
         *     nudges the answer (sampling, `seed`, `logit_bias`, reasoning effort) is left out; for the others a provider is
         *     chosen that takes them.
         *
         *     A body has at most 20 MB, and at most 150,000 commas, lists and objects outside of its strings. Of a body's faults
         *     the first is named.
         *
         *     A request counts once against the minute and the day, its tokens against the day's tokens; a refusal, a 502
         *     and a 503 count nothing. Who leaves before the first token pays nothing, but has used a request of the minute
         *     once a provider was asked. `tools` need a plan with tool calling.
         */
        post: operations["createChatCompletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask several models the same
         * @description Sends one conversation, or one prompt, to two to eight models at once and answers with what each said, how long
         *     it took and how many tokens it used. All options of `POST /chat/completions` are taken but `stream`; a `model`
         *     beside `models` is refused.
         *
         *     A model that fails does not fail the others: an unknown model, one above the plan, and one whose providers are
         *     all down have an `error` in place of a `response`, and the answer is a 200 even where that is every one of them.
         *     What is wrong with the request whatever the model (its fields, a schema, tools without a plan for them, a prompt
         *     beyond the plan's context window) refuses it as a whole.
         *
         *     Each model counts once against the minute and the day and has its own row in the request log; a model that fails
         *     counts nothing. Where fewer requests are left than models could be asked, none is, and nothing is counted (429).
         *     The models are asked together as far as the plan runs requests at once, the rest as soon as one has answered.
         */
        post: operations["compareModels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embeddings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create embeddings
         * @description Turns texts into vectors with a model of the catalog, in OpenAI's shape. A provider that fails, or whose answer is
         *     not one vector of finite numbers for each input, is replaced by the next one. A provider that takes fewer inputs at
         *     once than there are is asked in parts; all vectors of an answer come from one model of one provider. Fields that are
         *     not described here are passed to the provider.
         *
         *     Without `model` the operator's default answers, else `local/word-vectors-en-100`, which is on this machine and
         *     needs no provider: for each text the sum of the vectors of its words, of 100 numbers, frequent words counting
         *     less, scaled to length 1. It knows 60,000 words of English and no other language, reads neither word order nor
         *     token ids, and takes no other `dimensions`. A text without any word that it knows is a 400 that names it.
         *
         *     A request counts once against the minute and the day, whatever the number of inputs, its tokens against the day's
         *     tokens; a refusal, a 502 and a 503 count nothing. A body has at most 20 MB, and at most 150,000 commas, lists and
         *     objects outside of its strings.
         */
        post: operations["createEmbeddings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge texts
         * @description Judges texts in English and Indonesian for harassment, hate, self-harm, sexual content and violence, and finds
         *     e-mail addresses and telephone numbers, in the shape of OpenAI's moderation. It is done by rules on this machine:
         *     the text goes to no provider and is not stored.
         *
         *     The rules see through letters written apart, repeated or replaced by digits, signs and look-alikes, and give less
         *     weight to what is negated, quoted or told, to news, fiction, medicine and the search for help. Rules know words
         *     and not intentions: take a verdict as a sign, not as a proof.
         *
         *     A request counts once against the minute and the day, whatever the number of texts, and takes no tokens.
         */
        post: operations["createModeration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit many completion requests
         * @description Takes up to 10,000 chat completion requests (4 MB each, 32 MB in all) and answers them within 24 hours, at the
         *     lowest priority: they take the room that nobody who waits for an answer needs, and at most half of what providers
         *     allow in a minute and a day. The answer comes at once; the results are at `results_url`, a line per request in the
         *     order of submission:
         *
         *     `{"custom_id": "...", "response": {"status_code": 200, "request_id": "req_...", "body": {...}}, "error": null}`
         *
         *     `body` is the chat completion, or the error as `POST /chat/completions` would have answered it; `error` is null, or
         *     `{code, message}` of that error. A request that could not be asked any more has `response` null and the error
         *     `batch_expired`, `account_suspended` or `invalid_api_key`. A request whose providers all fail is a line with 502;
         *     one that finds them busy is tried again until the batch expires.
         *
         *     A batch whose key is revoked, or whose account is suspended, is cancelled: what is under way is still answered,
         *     nothing else is asked, and its results are kept like others.
         *
         *     What is wrong with the submission as a whole (a `custom_id` that is missing or stands twice, a `body` above 4 MB,
         *     more than 10,000 requests) is refused with 400 that names the place, as `requests[3].custom_id`. What is wrong with one request (an
         *     unknown model, a parameter out of bounds, `stream`) fails that request alone.
         *
         *     **Quota.** The batch takes one request of the UTC day for each of its requests when it is submitted, and none of
         *     the minute; where the day has not as many left it is refused with 429 and takes nothing. A request that fails
         *     gives its own back, on the same day. Tokens count as they are used; when those of the day are gone, what
         *     remains fails with 429. Each request is answered once and charged once, also where the server stops or crashes
         *     meanwhile. An account has at most 50 batches that have not ended.
         *
         *     **Storage.** A request is removed when it is answered, and its result with the retention of your plan, counted
         *     from `expires_at`; both end with the account.
         */
        post: operations["createBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/generations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make images
         * @description Images from a text, in OpenAI's shape. Providers are asked in turn until one has made whole images that can be
         *     decoded. They are kept as assets for the plan's retention. A request counts once against the minute and the day, and
         *     each image is charged.
         */
        post: operations["createImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image-to-video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a video from a picture
         * @description A video that begins with a picture.
         *
         *     The request waits `wait_seconds` for the video. If it is not there by then, the answer is a reference: its `url` tells
         *     the state as JSON with 202 and `Retry-After` until it is the video itself, or why there is none: with 400, 413 or 422
         *     where the request was at fault, else with 502. A restart of the server does not end it where a provider has taken the
         *     order. The video is kept as an asset for the plan's retention. A request counts once against the minute and the day, and the seconds of a
         *     video that is there are charged.
         */
        post: operations["createVideoFromImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text-to-video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a video from a text
         * @description A video from a text.
         *
         *     The request waits `wait_seconds` for the video. If it is not there by then, the answer is a reference: its `url` tells
         *     the state as JSON with 202 and `Retry-After` until it is the video itself, or why there is none: with 400, 413 or 422
         *     where the request was at fault, else with 502. A restart of the server does not end it where a provider has taken the
         *     order. The video is kept as an asset for the plan's retention. A request counts once against the minute and the day, and the seconds of a
         *     video that is there are charged.
         */
        post: operations["createVideoFromText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audio/speech": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Speak a text
         * @description Speech in OpenAI's shape: the answer is the audio itself. It is kept as an asset for the plan's retention. A request
         *     counts once against the minute and the day, and the characters of `input` are charged.
         */
        post: operations["createSpeech"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Images, audio and videos that were made
         * @description What this account had made and its plan still keeps, the latest first. Reading the list is free. Follow `next_cursor` for older ones; new ones do not shift the pages.
         */
        get: operations["listAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quota of this minute and this UTC day
         * @description The counters of the current UTC minute and UTC day against the limits of the plan. A limit that is null is unlimited. Reading them is free.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account of the key
         * @description Plan, quota and status of the key holder, and what this calendar month (UTC) has cost so far.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The profile of the account
         * @description Display name, contact and preferences of the key holder; null is what nobody has given.
         */
        get: operations["getAccountProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keys of the account
         * @description The unrevoked keys of both planes, the newest first. Secret key material is shown once, when a key is made, and never here.
         */
        get: operations["listApiKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Usage by day
         * @description Requests, tokens and cost of each UTC day of the look-back window, today included and days without requests too, the oldest first.
         */
        get: operations["getUsageHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The request log
         * @description Completed requests, the latest first, for as many days as the plan keeps them. A request that has been answered is here. Follow `next_cursor` for older rows; new requests do not shift the pages.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webhooks of the account
         * @description The registered endpoints and the events each subscribes to, the newest first.
         */
        get: operations["listWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the operator for help
         * @description Takes a ticket, which goes to the operator by mail; the answer comes to `email`. The ticket is durable when it is
         *     accepted, and is mailed as soon as there is a mail server.
         *
         *     It takes nothing from the quota. One address may send as many tickets a minute as the public operations take
         *     requests. A ticket is kept for a year at most, and ends with the account.
         */
        post: operations["createSupportTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe an address to news
         * @description Records an e-mail address for news of this service: maintenance, incidents and new models. An address that was not
         *     subscribed gets a short confirmation by mail. Subscribing it again changes nothing, and the answer does not tell
         *     whether it was known.
         *
         *     It takes nothing from the quota. One network address may subscribe five times a minute, if the operator has not set
         *     another limit. An address is kept as long as an account that gave it is there.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hash/digest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hash a message with any common digest algorithm
         * @description `text` becomes bytes by `inputEncoding`: its UTF-8 bytes; pairs of hex digits, either case, without separators; or base64 in the RFC 4648 or the url-safe alphabet, padding optional. Text that is not valid in that encoding gives 422. The algorithms follow RFC 1320 (md4), RFC 1321 (md5), FIPS 180-4 (sha1, sha2), FIPS 202 (sha3, shake), RFC 7693 (blake2b512: 64 bytes unkeyed, blake2s256: 32), the BLAKE3 paper, ISO/IEC 10118-3 (ripemd160, whirlpool) and GB/T 32905 (sm3); keccak256 has the original padding, as Ethereum uses it.
         */
        get: operations["rest_hash_digest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hash/hmac": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keyed-hash message authentication code of a message
         * @description HMAC as in RFC 2104 and FIPS 198-1. `text` becomes bytes by `inputEncoding`: its UTF-8 bytes; pairs of hex digits, either case, without separators; or base64 in the RFC 4648 or the url-safe alphabet, padding optional. Text that is not valid in that encoding gives 422. The same holds for `secret` with `secretEncoding`. With `expected`, `matches` says whether it is the same bytes, read as hex of either case or as base64 and compared in constant time; one of another length is false.
         */
        get: operations["rest_hash_hmac"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hash/checksum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CRC, Adler, Fletcher, FNV, xxHash and Murmur checksums
         * @description `text` becomes bytes by `inputEncoding`: its UTF-8 bytes; pairs of hex digits, either case, without separators; or base64 in the RFC 4648 or the url-safe alphabet, padding optional. Text that is not valid in that encoding gives 422. CRCs by their names in the CRC catalogue: crc8 is CRC-8/SMBUS, crc16-arc, crc16-ibm3740 (often called CCITT-FALSE), crc16-xmodem, crc16-modbus, crc32 is CRC-32/ISO-HDLC, crc32c is CRC-32/ISCSI, crc64-xz. adler32 follows RFC 1950; fletcher16 sums bytes modulo 255, fletcher32 little-endian 16-bit words modulo 65535, a last odd byte padded with 0, second sum first; fnv1a32 and fnv1a64 have the standard offset basis and prime; sum8 is the sum of all bytes modulo 256, xor8 their exclusive or. luhn takes decimal digits only, else 422, whatever `inputEncoding` says, and answers the check digit to append.
         */
        get: operations["rest_hash_checksum"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hash/encode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Encode text or bytes in base16, 32, 45, 58, 62, 64 or 85
         * @description `text` becomes bytes by `inputEncoding`: its UTF-8 bytes; pairs of hex digits, either case, without separators; or base64 in the RFC 4648 or the url-safe alphabet, padding optional. Text that is not valid in that encoding gives 422. base16 is lower case; base32 and base32hex (RFC 4648) upper case with padding; base32crockford upper case without padding or check symbol; base45 RFC 9285; base58 Bitcoin's alphabet; base58check appends the first 4 bytes of the double SHA-256; base62 has the alphabet 0-9A-Za-z and takes the bytes as one big-endian number, with one leading 0 for each leading zero byte; base64 has padding, base64url none; ascii85 is Adobe's, `z` for four zero bytes, without the marks; base85 has the RFC 1924 alphabet, as git and Python's b85encode; z85 is ZeroMQ RFC 32 and takes a multiple of 4 bytes, else 422; binary, octal and decimal write each byte as 8 binary, 3 octal or unpadded decimal digits, separated by one space. base58, base58check and base62 take at most 1000 bytes; more gives 422.
         */
        get: operations["rest_hash_encode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hash/decode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Decode base16, 32, 45, 58, 62, 64 or 85 back to text
         * @description The inverse of /hash/encode, alphabet for alphabet. White space (space, tab, CR, LF) in `text` is dropped first, except in binary, octal and decimal, where it separates the bytes (binary and octal may also be unbroken), and the space in base45, whose alphabet has it. base16 may be of either case and begin with 0x; base32 and base32hex of either case, padding optional; base32crockford of either case, with hyphens, and I and L read as 1, O as 0; base64 and base64url accept both alphabets and missing padding; ascii85 accepts the marks `<~` and `~>`, and `z`. Bits behind the last byte are not looked at. Anything else outside the alphabet, an impossible length or value, or a wrong base58check checksum gives 422.
         */
        get: operations["rest_hash_decode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hash/escape": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Escape or unescape text for URLs, HTML, JSON, Unicode, shells and more
         * @description url is RFC 3986 percent-encoding of every UTF-8 byte outside A-Z a-z 0-9 - . _ ~, and unescape leaves + alone; form is application/x-www-form-urlencoded (WHATWG URL). html escapes & < > " and ', and unescape knows all HTML named references and numeric ones; xml has the same five, with &apos;, and unescape knows only those and numeric ones. unicode writes every UTF-16 unit outside U+0020 to U+007E as backslash-u and 4 hex digits, and unescape also reads backslash-u{...} and backslash-x with 2 digits. json is the text as it stands in a JSON string, without the outer quotes. regex puts a backslash before . * + ? ^ $ { } ( ) | [ ] / and the backslash, and unescape removes one before punctuation. shell always quotes, in POSIX single quotes, and unescape takes exactly one word. quoted-printable is RFC 2045 of the UTF-8 text, with CRLF line ends and soft breaks at 76. punycode is IDNA ToASCII (UTS 46) of a host name, and unescape ToUnicode. Malformed input of unescape (a lone %, a bad backslash-u, half a surrogate pair, invalid UTF-8) and a host name that IDNA refuses give 422.
         */
        get: operations["rest_hash_escape"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hash/identify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Detect how a string is encoded and peel off every layer
         * @description `token` and `charset` describe the input itself, without the white space around it; a token is not peeled, except that a data URI with ;base64 is decoded as one base64 layer. A layer is the first that fits of: url (at least one %XX, all of them valid); html (at least one reference that decodes); unicode (at least one backslash-u with 4 hex digits or backslash-x with 2); binary (only groups of 8 binary digits, at least two); hex (an even number of at least 8 digits, optional 0x, spaces and colons dropped); base32 (upper case, a length that is a multiple of 8 with padding); base64 (at least 8 characters, a length that is a multiple of 4 with padding); base64url (at least 8 characters, unpadded or holding - or _); ascii85 (only within <~ and ~>). binary to ascii85 fit only where the bytes are UTF-8 without control characters other than tab, CR and LF. The answer of a layer is the input of the next, until nothing fits or `maxLayers` is reached. A string that nothing fits comes back as it is. Hashes are not named here.
         */
        get: operations["rest_hash_identify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/prayer-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prayer times for one day at a place
         * @description The five prayers and the marks around them for one local day, as HH:mm (24 hours) by the clock of the place's IANA zone, `timezone`; where zones overlap it is the first one, at sea the zone of the longitude. The sun's position follows Meeus, Astronomical Algorithms. Angles of fajr and isha and minutes added, by `method`: MuslimWorldLeague 18 and 17 degrees, dhuhr +1; Egyptian 19.5 and 17.5, dhuhr +1; Karachi 18 and 18, dhuhr +1; UmmAlQura 18.5, isha 90 minutes after maghrib; Dubai 18.2 and 18.2, sunrise -3, dhuhr, asr and maghrib +3; MoonsightingCommittee 18 and 18 with its own seasonal bounds, dhuhr +5, maghrib +3; NorthAmerica 15 and 15, dhuhr +1; Kuwait 18 and 17.5; Qatar 18, isha 90 minutes after maghrib; Singapore 20 and 18, dhuhr +1; Tehran 17.7 and 14, maghrib at 4.5 degrees; Turkey 18 and 17, sunrise -7, dhuhr +5, asr +4, maghrib +7; Kemenag 20 and 18, every time +2 but sunrise -2. Times are rounded to the nearest minute, Singapore's up. Fajr and isha lie within half the night, north of 48 degrees within a seventh of it. `asr` is when a shadow is once the object's length longer than at noon (Shafi'i), `asrHanafi` twice. `imsak` is ten minutes before the rounded fajr. `midnight` and `lastThird` divide the night from this day's maghrib to the next fajr. `hijri` is the Umm al-Qura date. Where the sun does not rise or set the answer is 422, and so it is for a day outside 1300 to 1600 AH.
         */
        get: operations["rest_islamic_prayerTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/quran/surahs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The 114 surahs of the Quran with names and verse counts
         * @description All surahs in mushaf order, with their names in Arabic, Latin letters, English and Indonesian, the traditional order of their revelation, and where they begin in the 604-page Madinah mushaf (Hafs reading).
         */
        get: operations["rest_islamic_quran"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/quran/surah": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One surah with its verses in Arabic and in translations
         * @description The verses of a surah in order, with translations where asked for. `surah` is a number; or a name in Latin letters, of which only a-z count, in either case, with or without the leading article (Al-, An-, Ar-, As-, Ash-, At-, Ad-, Adh-, Az-); or an Arabic name, with or without marks and hamza on the alif. What names no surah is 422. Edition `uthmani` is the Uthmani text; `plain` is the same without combining marks, tatweel, small waw and yeh, rub and sajda signs, with a bare alif for alif wasla, and single spaces; `transliteration` is in Latin letters. An unknown language in `translate` is 422. The basmala counts as a verse in surah 1 only.
         */
        get: operations["rest_islamic_quran_2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/quran/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the Quran's Arabic text and its English and Indonesian translations
         * @description Finds the verses that contain `q`, its ends trimmed and its runs of spaces made one. If `q` has an Arabic letter the Arabic text is searched, both sides without marks (as edition plain of /islamic/quran/surah) and with alif forms, yeh forms, waw with hamza, and teh marbuta with heh made one letter each. Otherwise the English and Indonesian translations are searched, without regard to accents or case. A match may begin and end within a word. Items come by surah and verse, English before Indonesian, one for each language that matches; they are the first 50 of `total`. No match is 200 with total 0; a `q` without any letter or sign to look for is 400.
         */
        get: operations["rest_islamic_quran_3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/quran/ayah": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A verse or a run of verses with transliteration and translations
         * @description Up to 50 verses of one surah: Uthmani text, transliteration, translations, and their juz and page (Hafs reading, 604-page Madinah mushaf). A surah or verse that does not exist, a run that ends before it begins or is longer than 50 verses, and an unknown language are 422.
         */
        get: operations["rest_islamic_quran_4"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/quran/part": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a juz, hizb, quarter, manzil, ruku or mushaf page begins and ends, with its verses
         * @description The first and last verse of a division of the Quran (Hafs reading, 604-page Madinah mushaf), and the piece of each surah in it. A rub is a quarter of a hizb, and a hizb half a juz. The Uthmani text of the verses comes only with `verses`. A number past the unit's last one is 422.
         */
        get: operations["rest_islamic_quran_5"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/quran/locate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Juz, hizb, quarter, page, manzil, ruku and prostration of a verse
         * @description Where a verse stands in the Hafs reading and the 604-page Madinah mushaf. The 15 verses of prostration are numbered in mushaf order, both 22:77 and 38:24 among them. A verse that does not exist is 422.
         */
        get: operations["rest_islamic_quran_6"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/quran/random": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A random verse, or the verse of the day
         * @description Without `seed` each verse is equally likely. With it the verse is always the same one: the first 6 bytes of the SHA-256 of its UTF-8 text, as a big-endian number modulo the number of verses (6236, or those of `surah`), count from 0.
         */
        get: operations["rest_islamic_quran_7"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/quran/duas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Supplications found in the Quran, by topic or word
         * @description 70 verses that hold a supplication, each under one topic, in mushaf order, always as whole verses. The filters combine; when nothing is left, count is 0.
         */
        get: operations["rest_islamic_quran_8"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/quran/khatm-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reading plan to finish the whole Quran in a number of days
         * @description Spreads the pages from `fromPage` to 604 of the Madinah mushaf evenly over the days. With P pages left, day i reads the pages `fromPage` + floor((i - 1) P / days) to `fromPage` - 1 + floor(i P / days). `from` is the first verse of the first page, `to` the last of the last one, `juz` that of `from`. More days than pages left, and a plan that runs past the year 9999, are 422.
         */
        get: operations["rest_islamic_quran_9"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/quran/tafsir": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Commentary (tafsir) on a verse from a classical or modern work
         * @description A work's comment on one verse, its ends trimmed, from the public collection spa5k/tafsir_api. A verse that does not exist, and one on which the work has no comment of its own, are 422.
         */
        get: operations["rest_islamic_quran_10"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/prayer-times/month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prayer timetable for a whole month
         * @description One item for each day of a Gregorian month, each reckoned as /islamic/prayer-times does, with asr by `madhab`. If on any day of the month the sun does not rise or set there, the answer is 422.
         */
        get: operations["rest_islamic_prayerTimes_2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/prayer-times/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Current and next prayer at a moment, with the time left
         * @description Reckons the local day, the one before and the one after as /islamic/prayer-times does. `next` is the first of the five prayers strictly after the moment; `current` is the one whose time has come and not passed: fajr ends at sunrise, so that it is null from then to dhuhr, and isha lasts until fajr. A prayer has begun at its very minute. Fractions of a second in `datetime` are cut off. Where the sun does not rise or set on one of the three days the answer is 422, as it is outside 1300 to 1600 AH.
         */
        get: operations["rest_islamic_prayerTimes_3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/qibla": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Direction and distance to the Kaaba
         * @description The initial course of the great circle to the Kaaba (21.4225241, 39.8261818), clockwise from true north: atan2(sin d, cos f tan k - sin f cos d), f the latitude, k the Kaaba's, d its longitude less the place's. The distance is by the haversine formula on a sphere of radius 6371.0088 km. At the Kaaba itself, nearer than a metre, both directions are 0 and `compass` is N.
         */
        get: operations["rest_islamic_qibla"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/qibla/sun": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Times of day when the sun or a shadow points to the qibla, and the sun over the Kaaba
         * @description `sunTowards` is the first moment of the local day at which the sun, its centre above the horizon without refraction, stands in the direction of the qibla, `shadowTowards` the first at which it stands opposite, so that a stick's shadow points there; HH:mm by the clock of `timezone`, rounded to the nearest minute, null if that does not happen. `overhead` has, for the year of `date`, the two transits at the Kaaba with the sun highest, between 20 May and 10 June and between 1 and 25 July: then every shadow on earth points away from the Kaaba.
         */
        get: operations["rest_islamic_qibla_2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/hijri/from-gregorian": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gregorian date to Hijri date
         * @description `umalqura` is the calendar of Saudi Arabia by the table of Unicode CLDR, which before 1420 and after 1450 AH can differ by a day from printed calendars; `civil` and `tabular` are arithmetic, with the leap years 2, 5, 7, 10, 13, 16, 18, 21, 24, 26 and 29 of 30, and begin on Friday 16 and Thursday 15 July 622 (Julian). Days begin at the preceding sunset; the date is that of the daylight. Served are 1300 to 1600 AH; another year is 422.
         */
        get: operations["rest_islamic_hijri"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/hijri/to-gregorian": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hijri date to Gregorian date
         * @description The Gregorian day whose daylight belongs to a Hijri day, in the calendars of /islamic/hijri/from-gregorian. Day 30 of a month of 29 days is 422.
         */
        get: operations["rest_islamic_hijri_2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/hijri/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A Hijri month day by day with Gregorian dates and events
         * @description Every day of a Hijri month in the calendars of /islamic/hijri/from-gregorian, with the observances of /islamic/events that fall on it. White days are the 13th, 14th and 15th.
         */
        get: operations["rest_islamic_hijri_3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/hijri/birthday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hijri birth date, Hijri age and the next Hijri birthday
         * @description Reckons in the Umm al-Qura calendar. `age` is in whole Hijri years, then months, then days. The next birthday is the first day on or after `on` with the birth's month and day; a day 30 is kept on day 29 where the month has no more. A birth after `on`, and a day (or a next birthday) outside 1300 to 1600 AH, are 422.
         */
        get: operations["rest_islamic_hijri_4"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Islamic holy days and observances in a Gregorian or Hijri year
         * @description Fifteen observances of the Hijri year on their Umm al-Qura dates, in date order; a Gregorian year can hold one twice or not at all. Days begin at the preceding sunset; the date is that of the daylight. Served are 1300 to 1600 AH and the Gregorian years 1883 to 2170; another year is 422.
         */
        get: operations["rest_islamic_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/hilal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * New crescent at sunset with visibility criteria for starting a Hijri month
         * @description The moon at sunset of the evening, for an observer at sea level. `conjunction` is the new moon nearest to that sunset, and `moonAgeHours` sunset less conjunction, negative before it. `moonAltitude` is topocentric, of the moon's centre, without refraction; `elongation` is the geocentric angle between moon and sun. `moonset` is the first one from six hours before sunset on, `lagMinutes` moonset less sunset. Each criterion wants the conjunction before sunset: `mabims` altitude from 3 and elongation from 6.4 degrees, `istanbul` altitude from 5 and elongation from 8, `wujudulHilal` a moon that sets after the sun; they use unrounded values. Moments are UTC, fractions of a second cut off. Where the sun does not set within a day of noon the answer is 422.
         */
        get: operations["rest_islamic_hilal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/fasting/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Obligatory, recommended and forbidden fasting days in a month
         * @description The days of a Gregorian month on which fasting is obligatory, recommended or forbidden, by the Umm al-Qura calendar, in date order; other days are left out. Forbidden, before all else: 1 Shawwal (eid-al-fitr), 10 Dhu al-Hijjah (eid-al-adha) and the three days after it (tashriq). Obligatory: Ramadan. Recommended, with all reasons that hold, in this order: arafah (9 Dhu al-Hijjah), dhul-hijjah (1 to 8), ashura (10 Muharram), tasua (9 Muharram), shawwal (2 to 7), white-day (13 to 15 of a month), monday, thursday.
         */
        get: operations["rest_islamic_fasting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/fasting/ramadan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ramadan timetable (imsakiyah) with imsak, fajr and iftar for each day
         * @description The days of Ramadan in the Umm al-Qura calendar, with times reckoned as /islamic/prayer-times does; `iftar` is maghrib. With UmmAlQura and Qatar isha is 120 minutes after maghrib instead of 90, as those authorities have it in Ramadan. Where the sun does not rise or set on one of the days the answer is 422.
         */
        get: operations["rest_islamic_fasting_2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/zakat/wealth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Zakat on savings, gold, silver, shares and trade goods
         * @description Assets are cash + goldGrams x goldPrice + silverGrams x silverPrice + investments + tradeGoods + receivables; `net` is assets less debts, never below 0. Zakat is due when net reaches the nisab, 85 g of gold or 595 g of silver: 2.5 percent of net for a lunar year, 2.577 for a solar one. `breakdown` has the kinds of assets above 0, each before debts. Amounts are in the currency of the prices, rounded half up to 2 decimals at the end. Silver or a silver nisab without `silverPrice` is 422.
         */
        get: operations["rest_islamic_zakat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/zakat/livestock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Zakat due on camels, cattle, or sheep and goats
         * @description The classical scale of the Shafi'i school. Camels: 5 to 9 one sheep, to 14 two, to 19 three, to 24 four; to 35 one bint-makhad, to 45 one bint-labun, to 60 one hiqqah, to 75 one jadhaah, to 90 two bint-labun, to 120 two hiqqah, to 129 three bint-labun; from 130, counted in whole tens, a bint-labun for each 40 and a hiqqah for each 50, with the most hiqqah. Cattle: 30 to 39 one tabi, to 59 one musinnah; from 60, in whole tens, a tabi for each 30 and a musinnah for each 40, with the most musinnah. Sheep and goats: 40 to 120 one, to 200 two, to 399 three, from 400 one for each hundred. Items come younger kind first; below the nisab there are none. `nextThreshold` is the smallest larger number at which the items change.
         */
        get: operations["rest_islamic_zakat_2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/inheritance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shares of an estate under Islamic inheritance law (faraid)
         * @description Sunni inheritance law. `net` is estate less debts, 422 when that is not above 0; bequests are paid up to a third of it, and the rest is distributed. A husband together with wives, or no heir at all, is 422. Descendants are sons, daughters, sonsSons and sonsDaughters.
         *     Shut out: sonsSons and sonsDaughters by sons; sonsDaughters by two daughters unless there are sonsSons; paternalGrandfather and paternalGrandmother by the father; both grandmothers by the mother; full and paternal siblings by sons, sonsSons, father or paternalGrandfather; paternal siblings by fullBrothers, or by fullSisters who are residuaries; paternalSisters by two fullSisters unless there are paternalBrothers; maternal siblings by any descendant, father or paternalGrandfather.
         *     Fixed shares: husband 1/4 with descendants, else 1/2; wives together 1/8, else 1/4; mother 1/6 with descendants or two siblings of any kind, shut out or not, else 1/3, but a third of what the spouse leaves beside a spouse and the father; father, or without him paternalGrandfather, 1/6 with descendants; grandmothers together 1/6; daughters without sons 1/2, more 2/3; sonsDaughters without sonsSons likewise, or 1/6 beside one daughter; fullSisters without fullBrothers and paternalSisters without paternalBrothers likewise where there is no descendant, paternalSisters 1/6 beside one fullSister; maternal siblings 1/6, more together 1/3, men and women alike.
         *     The residue goes to the first class present, a man taking twice a woman's part: sons with daughters, sonsSons with sonsDaughters, father, paternalGrandfather, fullBrothers with fullSisters, fullSisters beside female descendants, paternalBrothers with paternalSisters, paternalSisters beside female descendants. Fixed shares above the whole are scaled down (case aul); where they fall short and there is no residuary the rest goes to the fixed heirs other than the spouse in proportion (radd), or to nobody where there is only a spouse (surplus). In disputed cases the grandfather shuts siblings out, and full brothers left with nothing do not share with maternal ones.
         *     Reckoned in exact fractions; amounts are rounded half up to 2 decimals.
         */
        get: operations["rest_islamic_inheritance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/asma-ul-husna": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The 99 names of Allah in Arabic with transliteration and meaning
         * @description The names in the order of al-Tirmidhi's narration. The filters combine; a `q` without a match is 200 with count 0.
         */
        get: operations["rest_islamic_asmaUlHusna"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/hadith": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One hadith by collection and number with grades
         * @description A hadith from the public collection fawazahmed0/hadith-api, with the gradings that scholars gave it, and its chapter where the edition names one. One that the collection does not have in that language is 422.
         */
        get: operations["rest_islamic_hadith"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/islamic/hadith/chapter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The hadiths of one chapter of a collection, page by page
         * @description The hadiths of a chapter from the public collection fawazahmed0/hadith-api, in its order, `limit` of them from `offset` on; an offset past the end gives count 0. A chapter that the collection does not have in that language is 422.
         */
        get: operations["rest_islamic_hadith_2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datetime/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Difference between two dates or times, as calendar units and as totals
         * @description `from` and `to` are ISO 8601 with a calendar date: a date alone is midnight; a time without an offset is wall-clock time in `tz`; with Z or an offset it is that instant. A wall time that the clocks skip is read as the later one, of one that comes twice the earlier instant is taken. Text that is not ISO 8601 or no real date is 400; an unknown zone is 422. Results are written like 2026-03-01T10:00:00+07:00, with a fraction of a second only if it is not zero; an offset that has seconds (local mean time, before zones were made) is rounded to the minute there. When `to` is before `from`, `negative` is true and the difference is reckoned the other way round, so that every other number is of the absolute difference. `years` to `seconds` count whole calendar units on the clocks of `tz` from the earlier moment, largest first, fractions of a second dropped; `iso` is the same as an ISO 8601 duration, PT0S for none. `total` is exact elapsed time, a day being 86,400 s, in full precision; its `calendarDays` counts the midnights between the two local dates.
         */
        get: operations["rest_datetime_diff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datetime/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add an ISO 8601 duration to a date or time, or subtract one
         * @description `datetime` is read as in /datetime/diff. Years and months are added first, on the wall clock in `tz`; a day that the month lacks becomes its last (31 January plus P1M is 28 or 29 February). Then weeks and days are added, on the wall clock too, and at last hours, minutes and seconds as exact time. A date alone with a duration without T gives dates alone as `start` and `result`; otherwise both are date and time with offset. A result outside the years 0001 to 9999 is 422, and so is an unknown zone.
         */
        get: operations["rest_datetime_add"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datetime/age": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exact age from a birth date, with the next birthday
         * @description Whole years, then whole months, then days from the birth to `on`, in the Gregorian calendar; a birthday of 29 February is kept on 1 March in common years. `nextBirthday` is on or after `on`; on the day itself `inDays` is 0. A birth after `on` is 422.
         */
        get: operations["rest_datetime_age"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datetime/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything about a date, such as weekday, ISO week, day of year and Julian day
         * @description Weeks are those of ISO 8601. `julianDay` is the Julian day number at noon (2451545 for 2000-01-01), `modifiedJulianDay` is it less 2,400,001. `excelSerial` counts 1900-01-01 as 1 and has the 29 February 1900 in which Excel believes; days before are counted back from there to 0 for 1899-12-31 and below. Easter is by the algorithms of Meeus, Jones and Butcher for the western churches, and of Meeus for the orthodox ones, both as Gregorian dates. A date before 1583 is 422.
         */
        get: operations["rest_datetime_day"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datetime/week": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A week by ISO number or date, with its seven days
         * @description Weeks of ISO 8601 begin on Monday, and week 1 holds 4 January. Give `week` or `date`, not both (400); without either it is this week in UTC. `us` is the week in which the Thursday falls when weeks begin on Sunday and 1 January is in week 1 of its year. A week that the year lacks, or one before the year 0001 or ending after 9999, is 422.
         */
        get: operations["rest_datetime_week"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datetime/month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A month as a calendar grid, with a country's public holidays if asked
         * @description `weeks` are rows of seven days, null outside the month, beginning on `weekStart`; `isoWeeks` is for each row the ISO 8601 week of its Thursday. With `country`, `holidays` lists its public holidays of the month under their English names, as in /datetime/holidays; without one it is empty. A country whose holidays are not known is 422, and so are holidays outside 1970 to 2100.
         */
        get: operations["rest_datetime_month"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datetime/nth-weekday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The nth or last given weekday of a month, such as the fourth Thursday of November
         * @description `all` lists every such weekday of the month. `date` is the one at `n`, counted from 1, or from the end for a negative `n`. 0 is 400; a fifth that the month lacks is 422.
         */
        get: operations["rest_datetime_nthWeekday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datetime/business-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Working days between two dates, less weekends and public holidays
         * @description Both ends count, as in a spreadsheet's NETWORKDAYS. `businessDays` is `calendarDays` less the weekend days and less the holidays that fall on other days. Holidays are the days of the country's public holidays, every day of a longer one included, each once under its first English name; they are known for 1970 to 2100, and other years are 422. Without `country` there are no holidays. `to` before `from`, more than 3,660 days, or an unknown country or region is 422.
         */
        get: operations["rest_datetime_businessDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datetime/business-days/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The date a number of working days before or after a date
         * @description Goes a day at a time and counts the days that are neither weekend nor public holiday; the start is not counted, and 0 gives the start back whatever day it is, as in a spreadsheet's WORKDAY. `skipped` lists the holidays passed that are no weekend days, in the order met. Holidays are the days of the country's public holidays, every day of a longer one included, each once under its first English name; they are known for 1970 to 2100, and other years are 422. Without `country` there are none. An unknown country or region, or a result outside the years 0001 to 9999, is 422.
         */
        get: operations["rest_datetime_businessDays_2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datetime/business-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Working time between two moments, for deadlines and service levels
         * @description `from` and `to` are read as in /datetime/diff. On each local date in `tz` that is neither a closed day nor a public holiday, the time that [`from`, `to`) has in common with [`open`, `close`) counts, in exact time, so that a change of the clocks within the hours makes the day longer or shorter. `items` lists the days that have any. Minutes are rounded to 2 decimals, hours are minutes / 60 to 4. Holidays are the days of the country's public holidays, every day of a longer one included, each once under its first English name; they are known for 1970 to 2100, and other years are 422. `close` not after `open`, `to` before `from`, more than 366 days, or an unknown country or zone is 422.
         */
        get: operations["rest_datetime_businessHours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datetime/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public holidays and observances of a country in a year
         * @description Days in date order, reckoned from the rules of the country's laws and calendars. Islamic holidays are reckoned to 2076 and may be a day off where they are proclaimed by the sighting of the moon; days off that a government proclaims year by year are not all known. Country and region are taken in either letter case. A country or region whose holidays are not known is 422.
         */
        get: operations["rest_datetime_holidays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datetime/holidays/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The next public holidays of a country, and whether a day is one
         * @description Public holidays on or after `date`, in date order, under their English names where these are known; at most five years ahead. `isHoliday` tells whether `date` is one, a later day of a longer holiday included; it is then the first item, with `inDays` 0. Holidays are known for 1970 to 2100; a date outside, or an unknown country or region, is 422.
         */
        get: operations["rest_datetime_holidays_2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datetime/recurrence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Expand an iCalendar recurrence rule (RRULE) into dates
         * @description RRULE of RFC 5545, section 3.3.10, in either letter case, with or without the `RRULE:` before it. `start` is DTSTART, read as in /datetime/diff; one with an offset becomes wall time in `tz`. Occurrences keep the wall clock over changes of the clocks; one that falls on a time that the clocks skip is left out and not counted, of a time that comes twice the first is taken. The start is listed only where the rule gives it. UNTIL may be a date, which holds to its end, a time in `tz`, or a time in UTC. Without COUNT and UNTIL the search ends with the year 9999. With a date alone as `start` the items are dates, and BYHOUR, BYMINUTE and BYSECOND are ignored. 422: a rule that does not parse (no FREQ, a part or value that is unknown or stands twice), COUNT beside UNTIL, parts that RFC 5545 rules out together, FREQ below DAILY with a date alone, an unknown zone, or a start outside the years 0001 to 9999.
         */
        get: operations["rest_datetime_recurrence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datetime/duration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parse a duration written as ISO 8601, clock or words, and give it in every form
         * @description Taken are ISO 8601 durations, with a fraction in the last part; a clock as m:ss or h:mm:ss, with a fraction of the seconds; numbers, with a fraction, each before its unit, with spaces, commas or `and` between; and a bare number of seconds. A minus before any of them makes it negative. Units are ms, s, min (or m), h, d, wk (w), mo and yr (y) and their English names, singular or plural, and detik, menit, jam, hari, minggu, bulan, tahun, in any letter case. A month counts 30.436875 days and a year 365.2425, which sets `approximate`. The total is exact, rounded to milliseconds. `iso`, `clock` and `human` are made of `parts`. Anything else, or more than 285,000 years, is 422.
         */
        get: operations["rest_datetime_duration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datetime/parse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find and resolve dates in plain language, such as next Friday at 3pm
         * @description Finds dates and times in a text of the given language. What is relative is reckoned from `now` on the clock of `tz` (`now` is read as in /datetime/diff); a time is read in `tz` unless the text names its own zone, whose instant is then shown in `tz`. A day without a time is taken at noon, or at the time of `now` where it is counted from today. Items stand in their order in the text; nothing found is an empty list. An unknown zone is 422.
         */
        get: operations["rest_datetime_parse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datetime/format": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Format a date and time by a pattern or by a locale's own style
         * @description `datetime` is read as in /datetime/diff and shown in `tz`. `pattern` has the letters of Unicode's date patterns: yyyy, yy year; MMMM, MMM month's name, short name; MM, M month; dd, d day; EEEE, EEE weekday's name, short name; HH, H hour 0 to 23; hh, h hour 1 to 12; mm, m minute; ss, s second; SSS milliseconds; a AM or PM; XXX offset as +07:00, XX as +0700, either Z for none; VV the zone's name; DDD, D day of the year; ww ISO week; Q quarter. Text in single quotes stands for itself, '' is a quote, and so does every other character that is no letter; other letters are 422. Names are those of `locale`, in the Gregorian calendar. Without a pattern, date and time are written in the locale's own `style`. A locale that is none is 400; an unknown zone is 422.
         */
        get: operations["rest_datetime_format"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datetime/calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One date in the world's calendars, with the Javanese weton
         * @description The same day in twelve calendars: Thai Buddhist, Chinese, Coptic, Korean (dangi), Ethiopic, Hebrew, Indian national, Islamic (Umm al-Qura, and tabular), Japanese, Persian, and Republic of China; in the proleptic Julian calendar; and its weton, the Javanese weekday and market day with the sum of their values. `month` is the month's place in its year, leap months counted. Years 1800 to 2200; others are 422.
         */
        get: operations["rest_datetime_calendars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time/now": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Current time in a time zone
         * @description One reading of the clock, shown in the zone. The zone's name is taken in any letter case and given back in its usual spelling. `abbreviation` is the English one of the CLDR for the United States (EDT, and GMT+7 where that has none). `dst` is true when the clocks are ahead of the smaller of the zone's offsets on 1 January and 1 July of the year. An unknown zone is 422.
         */
        get: operations["rest_time_now"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a time in one zone is in other zones
         * @description `datetime` is ISO 8601 with a calendar date, wall-clock time in `from`; seconds may be left out, and a date alone is midnight. With Z or an offset it is that instant, and `from` only says where else it is shown. A wall time that comes twice is taken as the earlier instant, and `ambiguous` is true; one that the clocks skip is read as the later one, and `skipped` is true. `items` follow the order of `to`; `dayShift` is the days by which the local date differs from that in `from`, `differenceHours` the offset there less that in `from`. More than 20 zones, or a datetime that is not ISO 8601 or no real date, is 400; an unknown zone is 422.
         */
        get: operations["rest_time_convert"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time/unix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Unix timestamp to date and back, in seconds to nanoseconds
         * @description A number is a timestamp, which may be negative and have a fraction. `auto` tells its unit by the whole part without its sign: below 1e11 seconds, below 1e14 milliseconds, below 1e17 microseconds, else nanoseconds. Other text is ISO 8601 with a calendar date, wall-clock time in `tz` unless it has Z or an offset. All units are rounded down; what is finer than a nanosecond is dropped. A value that is neither, one outside the years 0001 to 9999, or an unknown zone is 422.
         */
        get: operations["rest_time_unix"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time/zone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A time zone's offset, daylight saving and clock changes
         * @description The zone at a moment: its offset, English name and abbreviation, whether daylight saving time holds (as in /time/now), and the changes of its clocks before and after by the IANA time zone database. `observesDst` tells whether the offsets on 1 January and 1 July of the year differ. `previous` is the last change at or before the moment, `next` the first after it, null where there is none. `at` is ISO 8601, in UTC unless it has an offset; text that is not, or no real date, is 400, an unknown zone 422.
         */
        get: operations["rest_time_zone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qr/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make a QR code from text or a link
         * @description The symbol is of model 2 in the smallest version that holds the text, whose bytes are UTF-8. It has 17 + 4 x `version` modules a side, and the picture (modules + 2 x `margin`) x `scale` pixels a side, as PNG or as the width and height of an SVG. `mode` is `mixed` when the text is split into segments of several kinds. Text that version 40 can't hold at that level is 422.
         */
        get: operations["rest_qr_generate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qr/wifi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make a QR code that joins a Wi-Fi network
         * @description The text is `WIFI:T:{security};S:{ssid};P:{password};H:true;;`, with P only when there is a password and H only for a hidden network; a backslash stands before each backslash, semicolon, comma, quote and colon in name and password. WPA, which stands for WPA2 and WPA3 too, needs a password of 8 to 63 characters, WEP any, nopass none; else 400. The symbol is of model 2 in the smallest version that holds the text, whose bytes are UTF-8. It has 17 + 4 x `version` modules a side, and the picture (modules + 2 x `margin`) x `scale` pixels a side, as PNG or as the width and height of an SVG. `mode` is `mixed` when the text is split into segments of several kinds. Text that version 40 can't hold at that level is 422.
         */
        get: operations["rest_qr_wifi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qr/barcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make a barcode: EAN, UPC, Code 128, Code 39, ITF-14, Data Matrix, PDF417, Aztec
         * @description A PNG, black on white, with 10 modules of quiet zone at the sides and 5 above and below. ean13 takes 12 or 13 digits, ean8 7 or 8, upca 11 or 12, itf14 13 or 14: the check digit (modulo 10, weights 3 and 1 from the right) is added, or must be right; `text` is then the whole number and `checkDigit` its last digit. The others keep the text as it is; code128 has the characters of ISO/IEC 8859-1, code39 digits, capitals, space and -.$/+%, and datamatrix, pdf417 and aztec hold UTF-8. Without text the picture of ean13 and upca is (95 + 20) x `scale` pixels wide and of ean8 (67 + 20) x `scale`, rounded up to an even number. Wrong digits, a wrong check digit, text that the symbology can't hold, or a picture of more than 25 million pixels is 422.
         */
        get: operations["rest_qr_barcode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qr/decode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read QR codes and barcodes in a picture
         * @description Exactly one of `url` and `image` is given, else 400. The picture is PNG, JPEG, WebP, GIF, AVIF or TIFF, told by its content, of at most 25 million pixels, and of at most 10 MB at an address. The first frame counts, turned by its EXIF orientation, in 8-bit sRGB, what is transparent being white. `corners` are the top left, top right, bottom right and bottom left of the code in pixels; codes stand in the order of their first corner's y, then x. A number of UPC-A is read as `upca` although EAN-13 writes it with a leading 0, and `upce` has its eight digits. Nothing found is an empty list. 422: what is no such picture, is damaged or is too large; 502: an address that can't be fetched or answers other than 2xx.
         */
        get: operations["rest_qr_decode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/evaluate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Evaluate an expression in numbers, 64 exact digits or fractions
         * @description Evaluates one expression. Operators bind as in mathematics: `^` (to the right) before sign, `*` and `/`, `+` and `-`, comparisons; `2x` is a product; `!` is the factorial, `%` per cent or remainder, `[1,2;3,4]` a matrix, `a:b` a range, `c ? a : b` a choice. Angles are radians, `log(x)` is natural and `log(x, b)` to base b; `pi`, `e`, `phi`, `tau`, `i`, `Infinity` and `NaN` are constants. Functions are the arithmetic, trigonometric, complex, combinatorial, statistical and matrix ones, and nothing that takes text, code or chance. `mode` number computes in doubles and shows 14 significant digits, bignumber in decimals of 64 digits, fraction exactly as `n/d`; a function without an exact fraction as its value gives 422 there. `value` is the finite real number as the nearest double, else null; Infinity and NaN are results. 422 for syntax errors, unknown names, wrong arguments, assignments, function definitions, text, objects, units, ranges and matrices of over 1000 elements, factorials over 1000, powers of more than 10000 digits, expressions of over 300 parts and evaluation longer than 2 seconds; 400 when `variables` is not name=number pairs.
         */
        get: operations["rest_math_evaluate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/simplify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Simplify, expand or factor an algebraic expression
         * @description Simplifies, expands or factors (with rational coefficients) an algebraic expression of numbers, names, `+ - * / ^ !` and the elementary functions; `2x` is a product, and so is a single letter before a bracket. The result has no blanks, writes `*` and `^` out, and is equal to the input wherever both have a real value: it is checked at a number of points, and where the transformation fails that check the answer is the expression itself. Decimals are read as exact fractions. `variables` are the names in the input, in alphabetical order, without `e`, `i` and `pi`. 422 for a syntax error, an unknown function, or when it takes longer than 2 seconds in all. `factor` splits a polynomial in one variable of degree 100 at most into factors that are irreducible over the rationals; of other expressions it finds what factors it can.
         */
        get: operations["rest_math_simplify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/derivative": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Symbolic derivative of any order, and its value at a point
         * @description The derivative of the given order with respect to `variable`, simplified, as text and as LaTeX. Other letters stay as constants. With `at`, `value` and `functionValue` are the derivative and the function there, null where they are not finite and real; an expression with other letters gives 422 then. `tangent` is given for order 1 with `at`: the slope and the intercept f(at) - slope * at, rounded to 10 decimals half away from zero. 422 for syntax errors, functions that have no known derivative, and whatever takes longer than 2 seconds in all.
         */
        get: operations["rest_math_derivative"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/integrate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Definite integral by adaptive quadrature, and the antiderivative if there is one
         * @description The antiderivative without its constant, and with `from` and `to` the definite integral. `antiderivative` is null when none is found within 2 seconds; one that is found is checked by its slope. `value` is computed by adaptive Gauss-Kronrod quadrature (7 and 15 points) to an absolute or relative error of 1e-10 with at most 5000 subintervals, and changes its sign where `to` is below `from`; `errorEstimate` is the sum of the estimates of the parts. Both are null without bounds. 400 with only one bound; 422 for syntax errors, other letters where bounds are given, an expression that is not finite and real in the interval, or no convergence.
         */
        get: operations["rest_math_integrate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/solve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Real roots of an equation in one unknown within an interval
         * @description All real roots of an equation in one unknown within an interval. The difference of both sides is sampled at 20001 equally spaced points; a change of sign is refined by Brent's method to 1e-12 and dropped where it is a pole; a zero at a sample is a root; where the difference comes near to zero without changing sign, the minimum is refined and kept if it is below 1e-9. Points where it is not real are passed over, and roots between two samples that leave no such trace are not found. Roots nearer than 1e-7 count as one. They are given in ascending order, rounded to 10 decimals, at most 200. 400 unless `from` is below `to`; 422 for syntax errors, other letters, or an equation that every number solves.
         */
        get: operations["rest_math_solve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/linear-system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Solve a system of linear equations exactly
         * @description Solves linear equations exactly by Gauss-Jordan elimination over fractions. `2x` is a product, decimals are read as exact fractions, and every name is an unknown; unknowns stand in alphabetical order. With one solution, `solution` has it as numbers and `exact` as `n/d` or `n`; otherwise both are null. `rank` is that of the matrix of coefficients; `freeVariables` are the unknowns without a pivot when there are infinitely many solutions. At most 10 equations and 10 unknowns, else 400; 422 for an equation that is not linear or has not exactly one `=`.
         */
        get: operations["rest_math_linearSystem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/polynomial-roots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All real and complex roots of a polynomial
         * @description All complex roots of a polynomial of degree 1 to 20, each as often as it counts. Multiple roots are separated exactly, so that they are as good as simple ones: right to 8 decimals, to which all are rounded. An imaginary part below 1e-7 * (1 + |re|) is 0. Roots stand in ascending order of their real, then imaginary part. `discriminant` is given for degree 2 (b^2 - 4ac) and 3 (18abcd - 4b^3d + b^2c^2 - 4ac^3 - 27a^2d^2). Leading zeros are dropped; 422 when no degree of at least 1 remains.
         */
        get: operations["rest_math_polynomialRoots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/factorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prime factors, primality, divisors and neighbours of an integer
         * @description The prime factorization of an integer from 1 to 10^19 - 1 and what follows from it: primality (proven), all divisors in ascending order (null where there are more than 1000), their sum, Euler's totient, the Mobius function (0 where a square divides n), and whether n is deficient, perfect or abundant, as the sum of its divisors is below, equal to or above 2n. `factors` is empty and `expression` is 1 for 1. `nextPrime` is above n, `previousPrime` below it, null for 1 and 2.
         */
        get: operations["rest_math_factorize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/gcd-lcm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Greatest common divisor and least common multiple of integers
         * @description The greatest common divisor and least common multiple of 2 to 100 integers, exactly. Signs are ignored; the least common multiple is 0 where a number is 0, and gcd(0, 0) is 0. For two numbers `bezout` has the x and y of a * x + b * y = gcd that the extended Euclidean algorithm gives for |a| and |b|, with the signs of a and b put back.
         */
        get: operations["rest_math_gcdLcm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/modular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Modular inverse, power, Chinese remainder, discrete order and square root
         * @description Exact modular arithmetic; results are in 0 to modulus - 1. inverse: 422 unless a and the modulus are coprime. power: a^exponent, a negative exponent by the inverse. crt: the least x >= 0 with x = residues[i] modulo moduli[i], which need not be coprime; `modulus` is their least common multiple, and residues that contradict each other give 422. order: the least k >= 1 with a^k = 1, for a modulus up to 10^12 (400 above); 422 unless coprime. sqrt: both square roots modulo a prime in ascending order, one where they are equal; 422 when the modulus is not prime or a is no square. `result` is the first of `all`. 400 when a parameter that the operation needs is missing, or the lists differ in length.
         */
        get: operations["rest_math_modular"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/bigint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exact arithmetic with integers of any size
         * @description Exact integer arithmetic. divide: the quotient cut towards zero, and a remainder with the sign of a; 422 for b = 0. power: exponents 0 to 100000 and results of at most 20000 digits, else 422; 0^0 is 1. factorial: a from 0 to 3000, else 422. sqrt: the floor of the square root, and the remainder a - result^2; 422 for a negative a. compare: -1, 0 or 1 as a is below, equal to or above b. `remainder` is null for the other operations. 400 when b is missing, which all but factorial and sqrt need.
         */
        get: operations["rest_math_bigint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/matrix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exact matrix operations: determinant, inverse, rank, rref, product, power
         * @description Exact matrix arithmetic over fractions, up to 8 x 8. `exact` holds `n/d` or `n`, `result` the nearest doubles; determinant, trace and rank are scalars of 1 row and 1 column. rref is the reduced row echelon form. nullspace is a basis, one vector a row: from the echelon form, each free variable set to 1 in turn, in column order; without one the result is [] with 0 rows. A negative exponent of power is that of the inverse. 400 for ragged rows, unreadable entries, more than 8 rows or columns or a missing b; 422 for shapes that do not fit, a matrix that is not square where it must be, the inverse of a singular one, and powers whose entries may pass 3000 digits.
         */
        get: operations["rest_math_matrix"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/decompose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Matrix decompositions: eigenvalues, LU, QR, Cholesky, singular values
         * @description Decomposes a real matrix of up to 10 x 10; numbers are rounded to 8 decimals half away from zero. eigen (square): eigenvalues by descending real, then imaginary part; `factors.vectors` has their unit vectors as columns in that order, the first component that is not 0 (1e-9) positive, and is absent when an eigenvalue is complex. lu (square, partial pivoting): unit lower L, U and P with P A = L U. qr (at least as many rows as columns): thin Q and R, the diagonal of R not negative. cholesky: L with A = L L^T; 422 unless A is symmetric and positive definite. svd: the singular values in descending order, thin U, diagonal S and V with A = U S V^T, the first component of each column of V that is not 0 positive. `values` is empty for lu, qr and cholesky. `determinant` is given for lu and eigen, `conditionNumber` (largest over smallest singular value, null where that is 0) for svd. 400 for ragged rows, numbers that are none, or more than 10 rows or columns; 422 for a shape that does not fit.
         */
        get: operations["rest_math_decompose"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Descriptive statistics of a list of numbers
         * @description Descriptive statistics of 1 to 5000 numbers, unrounded. `variance` and `standardDeviation` divide by n - 1 (null for one number), the population's by n; `standardError` is the standard deviation over the root of n. Quartiles and the percentile interpolate linearly at (n - 1)p, as Excel's INC functions and numpy do. `modes` are all most frequent values in ascending order, [] where every value occurs once. `meanAbsoluteDeviation` is about the mean. The geometric and harmonic mean are null unless all numbers are positive. `skewness` is the adjusted Fisher-Pearson G1 (from 3 numbers), `kurtosis` the sample excess G2 (from 4), null below that or where the numbers do not vary. `outliers` lie more than 1.5 interquartile ranges outside the quartiles, in input order. 400 for an entry that is no finite number, 422 where a result, such as the variance, is beyond the range of doubles; a variance below it is 0.
         */
        get: operations["rest_math_statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/regression": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fit a line, polynomial, exponential, logarithm or power law and predict
         * @description Fits a model to 2 to 1000 pairs by least squares. `coefficients` stand from the constant up: linear y = c0 + c1 x, polynomial y = c0 + c1 x + c2 x^2 and so on, logarithmic y = c0 + c1 ln x; exponential y = c0 e^(c1 x) and power y = c0 x^c1 are fitted to ln y. `r2` is 1 - SSres/SStot on the original y (null where SStot is 0), `rmse` the root of SSres/n, `correlation` Pearson's of x and y (null where either does not vary). All are rounded to 8 decimals half away from zero; `equation` shows 6 significant digits. 400 when the lists differ in length; 422 when the data do not determine the model, or a number is not positive where its logarithm is taken.
         */
        get: operations["rest_math_regression"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/distribution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Density, cumulative probability and quantile of a probability distribution
         * @description The density, cumulative probability and quantile of a distribution. Parameters in order: normal mean, sd (0,1 when empty); studentT df; chiSquared df; f d1, d2; uniform a, b; exponential rate; gamma shape, scale; beta a, b; lognormal mu, sigma; weibull scale, shape; binomial n, p; poisson lambda; geometric p (trials until the first success: 1, 2, ...); hypergeometric N, K, n (population, successes in it, draws). With `x`, `density` (for discrete distributions the probability of x, 0 off the integers; null where infinite), `cumulative` P(X <= x) and `survival` P(X > x); with `p`, `quantile`, the least x with a cumulative probability of at least p, null where infinite. The fields of the one that is not given are null; 400 without both. `mean` and `variance` are null where they do not exist. Values are right to 1e-7, quantiles above 1 relatively. 400 for a wrong number of parameters; 422 for values out of their range, shapes and counts over 10^9, and populations over 10^7.
         */
        get: operations["rest_math_distribution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/hypothesis-test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hypothesis tests: t, z for proportions, chi-squared, ANOVA, correlation
         * @description Classical tests; statistic and estimates are unrounded. tOneSample: one sample against `mu`. tTwoSample (pooled variance), tWelch (Welch-Satterthwaite df) and tPaired: two samples, first minus second against `mu`. zProportion: `data` is successes,n, against `mu` between 0 and 1, with the standard error of `mu`. chiSquaredFit: counts against `expected`, scaled to the same total. chiSquaredTable: rows of counts, without continuity correction. anova: one way. correlation: Pearson's r, t = r sqrt((n-2)/(1-r^2)). `estimate` is the mean, difference, proportion or r. `confidenceInterval` is two-sided at 1 - alpha for the t tests, and Wald's for zProportion. `effectSize` is Cohen's d for the t tests (pooled standard deviation for two samples), Cramer's V for the table, eta squared for anova. `reject` says whether `pValue` is below `alpha`; `alternative` is for t and z tests and the correlation. 400 for missing or unequal samples; 422 where the statistic is undefined: too few values, no spread, an expected count of 0, a perfect correlation.
         */
        get: operations["rest_math_hypothesisTest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/combinatorics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Permutations, combinations, with and without repetition, and related counts
         * @description Exact counts for choosing k of n things, without k all n: n!, permutations n!/(n-k)! and combinations C(n, k) (both 0 where k is above n), n^k with repetition (0^0 is 1), C(n+k-1, k) combinations with repetition (1 for k = 0, 0 for n = 0 and k above 0), derangements of n, the Stirling number of the second kind S(n, k) and the Bell number B(n) for n up to 200 (null above), and the Catalan number of n.
         */
        get: operations["rest_math_combinatorics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/base": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Convert a number between bases 2 to 36, with fractions and two's complement
         * @description Converts a number exactly between bases 2 to 36. Digits above 9 are letters, lower case in the result, either case in the input; there are no prefixes. A fraction that does not end in the target base is cut after 50 digits, and `repeating` says so for `to`; zeros at its end are dropped. `twosComplement` is the integer in binary with `bits` digits, null without `bits`. 422 for a digit outside the base, and for two's complement of a fraction or of an integer that does not fit into -2^(bits-1) to 2^(bits-1) - 1.
         */
        get: operations["rest_math_base"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/roman": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Roman numerals to numbers and back
         * @description Converts a number to a Roman numeral or back. Only the standard subtractive form is read, in either case: a numeral that is not the standard form of its value (IIII, IC, VX) gives 422, and so does a number outside 1 to 3999. `additive` is the form without subtraction.
         */
        get: operations["rest_math_roman"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Numbers in words - cardinal, ordinal and money - in many languages
         * @description Writes a number in words, as a cardinal, an ordinal, or an amount in the currency of the region. `lang` is a language with its region; a language alone takes its first region in alphabetical order, but `en` is en-US. `lang` in the answer says which it is. 422 for a language that is not there, for a number larger than the language has words for, and for the ordinal of zero, of a negative number or of a fraction.
         */
        get: operations["rest_math_words"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/fraction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exact fractions - arithmetic, repeating decimals, continued fractions
         * @description Exact fractions. Takes `3/4`, mixed `1 1/2`, decimals and repeating decimals such as `0.1(6)`. `fraction` is in lowest terms; `decimal` is the exact expansion with its period in brackets, or 50 decimals and `...` where the period has more than 1000 digits; `value` is the nearest double and `percent` that times 100. `continued` has the terms of the simple continued fraction by floor, `convergents` its convergents. `best` is the nearest fraction with a denominator of at most `maxDenominator`. `comparison` is -1, 0 or 1 for compare, where the other fields describe a. `egyptian` has the greedy unit fractions of a value between 0 and 1, null where there are more than ten. 400 when b is missing; 422 for a denominator of 0, division by 0, an exponent that is no integer or beyond 100 in size, and a result of more than 500 digits over as many.
         */
        get: operations["rest_math_fraction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/complex": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Complex numbers: arithmetic, polar form, powers and all n-th roots
         * @description Complex arithmetic; every field describes a, or a operation b. Numbers look like `3+4i`, `-i` or `2.5`. `argument` is in (-pi, pi], 0 for 0; power is the principal value; `roots` are the n n-th roots, from the principal one on counter-clockwise. Numbers are rounded to 10 decimals half away from zero. `text` has 10 significant digits, with an exponent from 10^5 on and below 10^-3; `exponential` is the modulus and the argument with 10 decimals. 400 when b is missing; 422 for a number that can not be read, division by 0, and 0 to a power that is negative or not real.
         */
        get: operations["rest_math_complex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/sequence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Terms of well-known integer sequences, exact
         * @description Exact terms of an integer sequence, counted from index 0, with its number in the On-Line Encyclopedia of Integer Sequences: prime 2, 3, 5; fibonacci 0, 1, 1; lucas 2, 1, 3; pell 0, 1, 2; tribonacci 0, 0, 1; triangular 0, 1, 3; square; cube; pentagonal 0, 1, 5; hexagonal 0, 1, 6; factorial; catalan; bell; partition 1, 1, 2, 3, 5; motzkin 1, 1, 2, 4; mersennePrimeExponent (the first 20); perfect (the first 12); happy 1, 7, 10; lookAndSay 1, 11, 21. collatz runs from `start` down to 1 by n/2 and 3n + 1, at most `count` terms; 422 for 0. The last index is 10000 for prime, 1000000 for triangular, square, cube, pentagonal and hexagonal, 200 for bell, 30 for lookAndSay, else 1000; 422 when `start` is above it, fewer terms where the end is.
         */
        get: operations["rest_math_sequence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/math/geometry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Area, perimeter, surface, volume and angles of figures and solids
         * @description Measures a figure or solid. `values` in order: circle r; sector r, degrees; ellipse a, b (semi-axes); triangle a, b, c (sides); rectangle a, b; trapezoid a, b, c, d (a and b parallel, c and d the legs); rhombus d1, d2 (diagonals); regularPolygon n, side; polygon x,y;x,y;... (3 to 200 corners in order); sphere r; cylinder r, h; cone r, h; cuboid a, b, c; pyramid side, h (square base); torus R, r; tetrahedron side (regular). Figures have area and perimeter (the ellipse by Ramanujan's second formula), solids surface and volume, and as `area` their base, sphere and torus the circle pi r^2. `details` has angles in degrees, heights, radii, diagonals, slants and lateral areas where the shape has them, for a polygon its centroid and signed area (counter-clockwise positive). Rounded to 10 decimals half away from zero. 400 for a wrong number of values; 422 where one is not positive, three sides make no triangle (equality too), legs do not close a trapezoid, a sector is over 360 degrees, or R is below r.
         */
        get: operations["rest_math_geometry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/http-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain an HTTP status code, or search and list the codes
         * @description The status codes that HTTP and its registered extensions (WebDAV among them) use, ascending, with phrase, name in CONSTANT_CASE, class and a description. `code` gives that one; a code in the range that is not assigned gives 422. `q` is looked for in phrase and description without regard to case, `class` keeps one class; they combine, and without any of them all codes are listed. `retryable` is true for 408, 425, 429, 500, 502, 503 and 504; `cacheable` means cacheable by default (RFC 9110, section 15.1): 200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414 and 501.
         */
        get: operations["rest_developer_httpStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/mime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * MIME types of a file extension, or extensions of a MIME type
         * @description Exactly one of `ext`, `type` and `q`, else 400. `ext` is an extension or a file name: what follows the last dot counts, in any letter case, and the answer has all media types that use it, those of IANA's registry first, then those that Apache ships, nginx ships and the rest, in alphabetic order within. `type` is one media type in any letter case; its parameters are ignored. `q` gives the types that contain it, in alphabetic order; none is no error. An unknown extension or type gives 422. `count` is the number of items given, after `limit`.
         */
        get: operations["rest_developer_mime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/semver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parse, compare, sort and bump semantic versions
         * @description Semantic Versioning 2.0.0. A leading v or = and white space around a version are dropped; anything else that is not a version, or has a number past 2^53 - 1, gives 422. `version` is the normal form without build metadata. `compare.result` is -1 when `version` has the lower precedence, 0 when both are equal (build metadata does not count) and 1 when it has the higher one; `diff` names the first difference as npm does: major, minor or patch, with the prefix pre where the higher one is a prerelease, or prerelease, null when equal; `newer` is the one of higher precedence, null when equal. `next` is the version after by `bump`, as `npm version` makes it: of 1.2.3-beta.1 patch gives 1.2.3 and prerelease 1.2.3-beta.2; `preid` begins the prerelease that a pre- bump makes. `compare` is null without `with`, `next` without `bump`.
         */
        get: operations["rest_developer_semver"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/semver/range": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Test versions against an npm semver range
         * @description The range grammar of npm: comparators, hyphen, x-, tilde and caret ranges, alternatives with ||. `normalized` is the range in comparators, alternatives joined by ||, and * for anything. `items` keep the order of `versions`; `max` and `min` are the highest and the lowest version that satisfy the range, null when none does. A prerelease satisfies a range only where a comparator names a prerelease of the same major, minor and patch, unless `includePrerelease`. Versions are read as developer/semver reads them. A range or version that is none gives 422 naming it, and so do more than 500 versions.
         */
        get: operations["rest_developer_semver_2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/cron": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain a cron expression and list its next runs
         * @description Five fields (minute, hour, day of month, month, day of week), six with the seconds first, or one of @yearly, @annually, @monthly, @weekly, @daily, @midnight and @hourly. Fields are lists of numbers, ranges and steps as in Vixie's cron: `*`, `*\/15`, `1-5`, `0-30/10`, `8/2` (from 8 to the end in twos); JAN to DEC and SUN to SAT in any letter case; 0 and 7 are Sunday. `expression` comes back trimmed with single spaces; `fields` are the texts of the fields, of a nickname those that it stands for, and the second is 0 where there are five. `description` is English with a 24-hour clock. `runs` are the first `limit` instants strictly after `from`, ascending, in UTC, until the year 9999. Where day of month and day of week are both restricted a day matches if either does (POSIX); a field that begins with `*` is not restricted. A local time that the clocks skip moves to the first instant after the gap. A local time that comes twice counts the first time, both times where the minute or the hour begins with `*`. An expression that can't be read or never fires, or an unknown time zone, gives 422.
         */
        get: operations["rest_developer_cron"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/license": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up a software licence by SPDX identifier or by name
         * @description Exactly one of `id` and `q`, else 400. `id` is an SPDX identifier in any letter case; an unknown one gives 422. `q` searches: every word must occur in the name or the identifier, without regard to case; the answer is in the order of identifiers by code points. `osi` keeps licences that the Open Source Initiative approves; one asked for by `id` that is not approved then gives 422. `text` adds the full text for `id`; for a search it stays null.
         */
        get: operations["rest_developer_license"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/user-agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parse a user-agent string into browser, system, device and bot
         * @description Names and versions of browser, rendering engine, operating system and device that a User-Agent header tells, without `ua` that of the call itself. Unknown parts are null. The version of Windows is the one that people know (10 for NT 10.0; Windows 11 reports the same). `major` is the number before the first dot. `bot` is true for crawlers, monitors, HTTP libraries and whatever does not look like a browser; `botName` is then the part of the text that gave it away, and the device type is bot. No user agent, or one of white space alone, gives 422.
         */
        get: operations["rest_developer_userAgent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/port": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * IANA service of a port number, or ports of a service
         * @description Exactly one of `port` and `service`, else 400. IANA's Service Name and Transport Protocol Port Number Registry: all entries that have a service name. `service` is compared whole, without regard to case; a name that is not in the registry gives 422. The order is by port, then tcp, udp, sctp, dccp, then as the registry has it. `range` is that of `port` (RFC 6335): 0-1023 system, 1024-49151 user, 49152-65535 dynamic; null for a service. A port without an entry is no error: `count` is 0.
         */
        get: operations["rest_developer_port"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/unicode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Inspect the Unicode characters of a text
         * @description Exactly one of `text` and `codePoint`, else 400. One item for each code point in order. A `codePoint` of digits alone is decimal, any other hex; surrogates and values past 10FFFF give 422, as does a text of more than 100 code points. `name` is that of the Unicode Character Database, null for controls, private use and what is not assigned; `category` the General_Category, `script` the Script by its long name. `emoji` is the property Emoji_Presentation. `width` is in columns of a terminal: 0 for the categories Mn, Me, Cf and Cc, 2 for East_Asian_Width W and F, else 1. `graphemes` counts extended grapheme clusters (UAX 29); `normalized` says which normal forms the text is in.
         */
        get: operations["rest_developer_unicode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/regex": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Test a regular expression: matches, groups and replacement
         * @description RE2 syntax, each match in linear time: no look-around and no back-references. Those, and any other pattern that is none, give 422 with the reason; so does a search of more than 1.5 seconds. Matches are leftmost-first and do not overlap; after an empty match the search goes on one character further. `index` and `end` are offsets in UTF-16 units, `end` exclusive. `groups` are the numbered groups from 1, `named` those written (?P<name>...) or (?<name>...); null is one that took no part. `total` counts all matches, `items` are the first `limit` of them; `full` says whether the pattern matches the whole text. `replacement` replaces every match: $0 is the match, $1 and ${1} a numbered group, ${name} a named one, $$ a dollar sign, and any other dollar sign itself; of $12 as many digits count as make a group. A group that the pattern does not have gives 422. `replaced` is null without `replacement`.
         */
        get: operations["rest_developer_regex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/json/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Difference of two JSON documents as JSON Patch and merge patch
         * @description The steps that lead from document `a` to document `b`. Values are equal when they are the same JSON value: the order of members does not matter, and 1 and 1.0 are the same. Integers count with all their digits, also past 2^53; other numbers are doubles. Objects: the members of `a` in order (compared within, or removed), then those of `b` alone (added); members whose names are whole numbers come first, ascending. Arrays are compared index by index; what `b` has more is added in ascending order, what `a` has more is removed from the last one down. Other types or scalars are replaced. `from` and `to` are null where they do not apply. `patch` is the same list as JSON Patch (RFC 6902); without `ignore` it turns `a` into `b`. `ignore` lists JSON Pointers (RFC 6901) to values that are not compared; a text that is none gives 400. `mergePatch` is the JSON Merge Patch (RFC 7396), `b` itself where either is no object; it heeds no `ignore`, and the format can't set a member to null. A document that is not JSON, is nested more than 500 levels deep or has a number past 1.8e308 gives 422 naming it.
         */
        get: operations["rest_developer_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/json/patch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Apply a JSON Patch or a JSON merge patch
         * @description Applies a patch to a JSON document. json-patch is RFC 6902 with JSON Pointers (RFC 6901), all or nothing: an operation that fails or is malformed, and a test that is false, give 422 naming the index of the operation, from 0; `applied` is the number of operations. A pointer through __proto__, constructor or prototype gives 422, as do removing the whole document and copies of more than 250 KB in all. merge-patch is RFC 7396; `applied` is 1. `changed` says whether the result is another JSON value than the document. Integers keep all their digits, also past 2^53; other numbers are doubles. Text that is not JSON, and a document, patch or result nested more than 500 levels deep, give 422 naming it.
         */
        get: operations["rest_developer_json_2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/json-schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Validate a JSON document against a JSON Schema
         * @description Validates a document against a schema of JSON Schema 2020-12, 2019-09, draft-07 or draft-04. `$schema` chooses the draft where it names one of the four, else `draft` does. All errors are found, and the first 200 listed; nothing is coerced or filled in. `path` is the JSON Pointer to the offending value, the empty text for the whole document; `schemaPath` leads to the keyword in the schema. `formats` asserts the keyword format; formats that are not standard are not checked. Patterns are matched in linear time in RE2 syntax. References are resolved within the schema and to the drafts' own schemas; nothing is fetched. A schema that is none, a reference that leads nowhere or back to itself, references that are followed more than 100,000 times, a pattern that RE2 does not have, text that is not JSON, and more than 500 levels give 422 naming the parameter. A document that does not conform is a normal answer with `valid` false.
         */
        get: operations["rest_developer_jsonSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/openapi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Validate and lint an OpenAPI 2.0, 3.0 or 3.1 description
         * @description Checks an OpenAPI 2.0, 3.0 or 3.1 document, as JSON or YAML, against the official JSON Schema of its version (`errors`, with JSON Pointers; `valid` when there are none), and lints it (`warnings`, by rule in this order and in document order within one): operation-id-missing; operation-id-duplicate, at the later one; operation-summary-missing, neither summary nor description; operation-no-success, no 2xx, 3xx or default response; operation-no-client-error, no 4xx or default; path-param-undefined, a {name} in the path without a path parameter of the operation or its path; path-param-unused, the other way round; tag-undefined, a tag that is not among the document's, where it has any; schema-unused, a named schema that no local $ref names; servers-missing, not for 2.0; info-description-missing. `path` points to the operation, the schema or the place. `counts.schemas` counts components.schemas or definitions. `score` is 100 less 10 for each error and 2 for each warning, at least 0. Local references alone are followed; nothing is fetched. Text that is neither JSON nor YAML, an unknown version, none at all, aliases that multiply, and more than 500 levels give 422.
         */
        get: operations["rest_developer_openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/uuid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Inspect a UUID or ULID: version, variant, embedded time and fields
         * @description Reads a UUID (RFC 9562) in any letter case, with or without hyphens, in braces or after urn:uuid:, or a ULID (26 digits of Crockford's base 32 in any letter case, I, L and O read as 1, 1 and 0, the first at most 7). Anything else gives 422. `normalized` is the UUID in lower case with hyphens, or the ULID in upper case. `variant` is null for a ULID; nil counts to ncs and max to future. `version` is 1 to 8 for variant rfc9562, else null. `valid` is true for these versions, for nil and max, and for every ULID. `time` and `timestampMs` are embedded in versions 1, 6 and 7 and in ULIDs, cut to milliseconds; `clockSequence` and `node` in versions 1 and 6; null for others. `integer` and `base64url` are the 128 bits in decimal and as 16 bytes; `urn` is null for a ULID.
         */
        get: operations["rest_developer_uuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/chmod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Convert Unix file permissions between octal and symbolic
         * @description Reads a mode of one to four octal digits, a listing as ls prints it (with or without the file's type), or clauses [ugoa]*[+-=][rwxXst]* separated by commas, applied from left to right to `base`. No class means all, whatever the umask; s is set-uid for u and set-gid for g, t the sticky bit for o; X is execute where the mode so far gives it to anyone. Anything else gives 422. `symbolic` has s, S, t and T for the special bits, as ls; `clauses` sets the same mode whatever it was, letters in the order r, w, x, s or t. `umask` is what leaves the nine permission bits of 777.
         */
        get: operations["rest_developer_chmod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/gitignore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A .gitignore template from the GitHub collection
         * @description The template as GitHub has it now, at most a day old. `name` is in GitHub's letter case; a name that GitHub does not have gives 422. `rules` are the lines of `source` without trailing white space, blank lines and comments, in order; `count` is their number. Source: github/gitignore by the GitHub API; when it fails the call gives 502.
         */
        get: operations["rest_developer_gitignore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/header": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parse and explain an HTTP header line
         * @description Takes a header field's value apart. `name` is matched in any letter case and answered in its usual spelling; `known` is false, and the name as given, where it is not in the list of standard and common fields. `kind` and items by field: Cache-Control, Strict-Transport-Security, Keep-Alive, Pragma and Alt-Svc are directives, split at commas (Strict-Transport-Security at semicolons), names in lower case, value true without =, an integer where it is all digits, else the text without its quotes. Accept, Accept-Language, Accept-Encoding, Accept-Charset and TE are weighted: the value is the weight q, 1 by default, the order by descending weight. Content-Type and Content-Disposition are media-type: one item, its parameters under names in lower case. Set-Cookie is the cookie and then its attributes, names in lower case, value true without =; Cookie one item a pair. Link is links: name is the target. Range and Content-Range are ranges: name is the unit, the value first-last as written, the size of Content-Range a parameter. Date, Expires, Last-Modified, If-Modified-Since, If-Unmodified-Since and Sunset are a date in ISO 8601, UTC. Any other is raw: one item with the text. What can't be read is null or stays as written, with the warning bad-value. `explanation` is there for the standard directives of Cache-Control, Strict-Transport-Security and Set-Cookie. `warnings`, in this order: duplicate-directive; unknown-directive, for these three; contradiction (no-store with max-age, public with private); samesite-none-without-secure; hsts-short (max-age below 31536000); bad-value (a date, number or weight that can't be read). A value with CR or LF gives 422.
         */
        get: operations["rest_developer_header"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/curl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Turn a curl command into a parsed request and fetch code
         * @description Reads the words of a POSIX shell (quotes, backslashes, lines joined by a backslash; $ is not expanded) and the options of curl's manual page. The first word must be curl, and there must be exactly one URL, to which http:// is added where it has no scheme; a pipe, redirection or separator outside quotes gives 422. Read are -X, -H, -d and its forms, --data-urlencode, -G, --json, -u, -A, -e, -b, -F, -I, -k, -L, --compressed, -m and --url, short ones also joined; -s, -S, -v, -i, -o, -O and -f say nothing about the request and are dropped; all others, -F, and data, cookies and headers from files are listed in `unsupported` as written. `method` is that of -X, else HEAD with -I, POST with data or a form, else GET. `headers` keep order and spelling, repeated ones joined; then follow those that curl adds: Content-Type of the data, Accept with --json, Authorization with -u, each unless given or taken away by `-H 'Name:'`. Pieces of data are joined by & (of --json by nothing); with -G they go to the query string. `fetch` is JavaScript that makes the same request. Nothing is requested.
         */
        get: operations["rest_developer_curl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/docker-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parse a container image reference into registry, repository, tag and digest
         * @description The reference grammar of the distribution project. What stands before the first slash is the registry when it holds a dot or a colon or is localhost; else the registry is docker.io, where a name alone stands for library/name. index.docker.io is docker.io. `namespace` is the repository without its last part, null where that is all. `tag` is latest when there is neither tag nor digest, and null with a digest alone. `official` means docker.io/library, `pinned` that a digest is given. `canonical` has all that was left out. `manifestUrl` is the address of the manifest in the OCI distribution API, with the digest or else the tag; http for localhost and 127.0.0.1. `warnings`: mutable-tag (latest; or without a digest main, master, edge, nightly, stable or dev), not-pinned (no digest). A registry, part, tag or digest that the grammar does not have, upper-case letters in the repository among them, gives 422. Nothing is requested.
         */
        get: operations["rest_developer_dockerImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developer/package": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A published package: versions, licences, advisories, links
         * @description A package of npm, PyPI, Go, Maven, Cargo or NuGet as Open Source Insights (deps.dev) knows it, at most 10 minutes old. `version` is the one asked for, else the ecosystem's default; a package or version that it does not know, or a package without a default version, gives 422. `licenses` are SPDX expressions, `advisories` identifiers of security advisories for the version, `links` its addresses in the upstream's order. `versionCount`, `latest` (the default version, null where there is none) and `firstPublishedAt` (the earliest version's) are of the package. When deps.dev fails the call gives 502.
         */
        get: operations["rest_developer_package"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sort, reverse or de-duplicate the lines of a text
         * @description Lines end at LF, CRLF or CR, and a line end at the very end makes no further line. The answer joins its lines with LF and has none at its end. The sort is stable. locale sorts by the CLDR collation for English, in which case and accents matter only between words that are otherwise equal, and with `ignoreCase` case does not matter at all; natural is the same, but digits count as numbers, so that file2 comes before file10; codepoint compares Unicode code points, of the lower-cased lines with `ignoreCase`; numeric compares the first decimal number of each line, and lines without one come after all others; length compares the number of code points; none keeps the order. A sign counts as part of a number unless a letter or digit stands before it. `column` sorts by that field instead of the whole line, and a missing field is empty. `reverse` sorts in descending order, where equal lines stay in the order of the input; with none it turns the lines round. `unique` keeps the first of the lines that are the same as a whole, lower-cased with `ignoreCase`.
         */
        get: operations["rest_text_sort"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/dedupe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Remove or list repeated lines
         * @description Lines end at LF, CRLF or CR, and a line end at the very end makes no further line. The answer joins its lines with LF and has none at its end. Lines are compared without the white space around them where `trim` is true, and lower-cased where `ignoreCase` is, but are given back as written, in the order of the input. first and last keep one of the lines that are the same; unique keeps the lines that occur once; repeated keeps the first one of each that occurs more than once. With `adjacent` only neighbours are compared, so that each run of the same line counts by itself. `duplicates` has every line, or run, that occurs more than once, by first sight and as it is written first.
         */
        get: operations["rest_text_dedupe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reverse a text by characters, words or lines
         * @description characters turns the whole text round by grapheme clusters (UAX 29), so that emoji and accented letters stay whole, line ends included. words turns round the order of the words, which white space separates, and joins them with one space; lines turns round the order of the lines; each-word turns the characters of each word round and keeps the white space; each-line those of each line. For lines and each-line, lines end at LF, CRLF or CR, a line end at the very end makes no further line, and the answer joins them with LF and has none at its end. `palindrome` says whether the letters and decimal digits of the text, in NFC and lower-cased, read the same backwards; it is false when there are none.
         */
        get: operations["rest_text_reverse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keep or drop the lines that match a word or pattern
         * @description Lines end at LF, CRLF or CR, and a line end at the very end makes no further line. The answer joins its lines with LF and has none at its end. contains, starts, ends and equals compare the line as it is written with `match`, both lower-cased with `ignoreCase`. regex reads `match` as a pattern in RE2 syntax, which may match anywhere in the line; one that RE2 does not have, such as a back-reference or a look-ahead, gives 422. `before` and `after` add the lines around each match.
         */
        get: operations["rest_text_filter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Turn a list from one shape to another: separators, quotes, brackets
         * @description auto takes the first of line, tab, semicolon, comma, pipe and space that occurs in the text, and line only when there is more than one line. Lines end at LF, CRLF or CR. In the answer comma is a comma alone, and comma-space a comma and a space; bullets puts `- ` and numbers `1. `, `2. ` and so on before the items, each on a line of its own; sql-in is `('a', 'b')` with `'` doubled inside; json a JSON array on one line. `quote` puts quotes around the items, in which the same quote is doubled; sql-in and json have their own. `perLine` puts a line feed instead of the separator after every so many items, where a comma or semicolon stays at the end of the line without a space; it means nothing for line, bullets, numbers and json.
         */
        get: operations["rest_text_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/align": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Align delimited columns of text into a neat table
         * @description Lines end at LF, CRLF or CR, and a line end at the very end makes no further line. The answer joins its lines with LF and has none at its end. Blank lines are left out, cells are trimmed, and short rows are filled with empty cells. auto takes the first of tab, pipe, semicolon, comma and space that occurs in the first line; space means any run of white space; with comma and semicolon a cell may stand in double quotes, as in CSV. Widths are terminal columns: wide East Asian characters and emoji take two, combining marks none. plain puts two spaces between the columns and none at line ends; grid draws `+---+` rules above, below the header and at the end, with one space on either side of a cell; rounded is the same in box-drawing characters; markdown is a GFM table, in which `|` is escaped, columns have at least three characters, and a table without a header gets an empty one. The header is aligned as its column. auto puts a column right when each of its cells that is not empty is a decimal number, apart from the header, else left; center puts the odd space on the right. A table of more than 200,000 characters gives 422.
         */
        get: operations["rest_text_align"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/wrap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wrap or unwrap paragraphs to a line width
         * @description Blank lines separate paragraphs; one stays between two of them. wrap wraps each line by itself, greedily at white space other than no-break spaces: runs of white space become one space, and the indentation of a line stays on its first line only. unwrap joins the lines of a paragraph with one space; reflow does so and then wraps. Widths are terminal columns: wide East Asian characters and emoji take two, combining marks none. A word longer than `width` stands on a line of its own, unless `hard` cuts it there into pieces between grapheme clusters. right and center fill up with spaces on the left, for center with the smaller half; full spreads spaces over the gaps, the odd ones from the left, on each line but the last one of a paragraph. There are no spaces at line ends.
         */
        get: operations["rest_text_wrap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/indent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Indent, dedent, number, prefix or suffix the lines
         * @description Lines end at LF, CRLF or CR, and a line end at the very end makes no further line. The answer joins its lines with LF and has none at its end. A blank line has nothing but white space. indent puts `size` spaces before each line. dedent takes away the longest white space that all lines but blank ones begin with, compared character by character, and empties blank lines. number puts a number, as wide as the widest, and `separator` before each line; blank lines that are skipped take no number. prefix puts `prefix` before and `suffix` behind each line. tabs-to-spaces fills every tab up to the next multiple of `size` columns, where each code point is one column. spaces-to-tabs turns every `size` spaces in the white space before a line into a tab. `skipBlank` is for indent, number and prefix.
         */
        get: operations["rest_text_indent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/clean": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Clean up white space, blank lines, invisible characters and HTML
         * @description What is asked for is done in this order. `html` drops script and style with their content, then all tags, and decodes character references. `invisible` drops U+200B to U+200F, U+202A to U+202E, U+2060 to U+2064, U+FEFF, U+00AD and all control characters but TAB, LF and CR; turns U+00A0, U+1680, U+2000 to U+200A, U+202F, U+205F and U+3000 into spaces, and U+2028 and U+2029 into LF. Joiners are among them, so that a joined emoji falls apart. `emoji` drops pictographs with their modifiers, joiners and variation selectors, and flags. `spaces` turns each run of spaces and tabs into one space. `trim` trims each line. `blankLines` keeps blank lines, makes one of each run and drops those at both ends (collapse), or drops all (remove). Lines end at LF, CRLF or CR, and a line end at the very end makes no further line; the answer joins its lines by `lineEnd` and has none at its end.
         */
        get: operations["rest_text_clean"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/normalize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Unicode normal forms, accents and width folding
         * @description What is asked for is done in this order. `foldWidth` applies NFKC to U+FF00 to U+FFEF only. `stripAccents` decomposes the text (NFD), drops nonspacing marks (general category Mn) and composes it again (NFC). `foldCase` lower-cases without regard to a language. Last the text is brought into `form`, one of the normal forms of UAX 15.
         */
        get: operations["rest_text_normalize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/typography": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Straight to curly quotes, dashes and ellipses, and back
         * @description smart turns `---` into an em dash, `--` into an en dash and `...` into an ellipsis. A double quote is an opening one at the start of the text and behind white space, an opening bracket, a dash or another opening quote, else a closing one. So is a single quote, except that one between two letters or digits, or before two digits and an s as in '90s, is an apostrophe (U+2019). english and indonesian have “ ” and ‘ ’; german „ “ and ‚ ‘; french « » and ‹ › with a no-break space (U+00A0) inside. plain turns all these quotes into `"` and `'`, character by character; U+2012 and U+2013 into `--`, U+2014 and U+2015 into `---`, U+2026 into `...`, primes into `'`, `"` and `'''`, and no-break spaces (U+00A0, U+202F) into spaces. What stands in an address, from http:// or https:// up to white space, stays in both directions.
         */
        get: operations["rest_text_typography"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find and replace words or patterns in a text
         * @description Matches are taken from left to right, do not overlap, and replacements are not searched again. plain and word take `find` and `with` as they are; word matches only where no letter, digit or underscore stands on either side. regex reads `find` as a pattern in RE2 syntax, in which ^ and $ match at lines, and in `with` $0 to $9 and `${name}` are groups and $$ is a dollar sign; a pattern that RE2 does not have, or a group that the pattern does not have, gives 422; so does a search of more than 1.5 seconds. With `keepCase` a match in all capitals (of more than one letter), capitalized or in lower case gives its case to the replacement; any other leaves it alone. An answer longer than 200,000 characters gives 422.
         */
        get: operations["rest_text_replace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/extract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Extract emails, links, numbers, phones, hashtags and more from text
         * @description email is local@domain with a dot in the domain. url begins with http:// or https:// and goes up to white space, <, > or a quote, without `.` `,` `;` `:` `!` `?` or `)` at its end, but a `)` stays when its `(` is inside. domain is a host name with at least one dot and a last label of two or more letters, apart from those of emails and urls. ipv4 has four octets of 0 to 255, ipv6 any form of RFC 4291. number is digits, or digits with commas in groups of three, with a minus, decimals and an exponent where they have one, and not part of anything else that was asked for. phone is + and 7 to 15 digits with up to three spaces, dots, hyphens or brackets between. hashtag and mention are # or @ and letters, digits and underscores, not inside a word, and a hashtag is not digits only. date is YYYY-MM-DD, DD/MM/YYYY, DD.MM.YYYY, or a day, an English month and a year such as 5 March 2024 or March 5, 2024, where the calendar has it. time is H:MM, with seconds and with am or pm where they follow. color is # and 3, 4, 6 or 8 hex digits, without a word character behind. emoji is an RGI emoji sequence (UTS 51). uuid is 8-4-4-4-12 hex digits. quoted is the text between straight or curly double quotes. Items come in the order of the text, and at one place in that of `kinds`. An unknown kind is 400.
         */
        get: operations["rest_text_extract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count characters, words, sentences, lines and bytes of a text
         * @description Graphemes, words and sentences are the segments of UAX 29, words and sentences in the tailoring of `lang`; words are the segments with a letter, digit or ideograph, sentences those with a letter or digit. Letters (L), digits (Nd) and spaces (White_Space) are code points of these Unicode classes. Lines end at LF, CRLF or CR; the empty text has none, and a line end at the very end makes no further line. Paragraphs are runs of lines that are not blank. `readingSeconds` is words / 238 × 60 and `speakingSeconds` words / 150 × 60, both rounded up. `fits.sms` is the number of short messages: with the GSM 7-bit alphabet of 3GPP TS 23.038 one of 160 characters, or several of 153, where a character of its extension table counts two; with any other character one of 70 UTF-16 units, or several of 67. A `lang` that is not well-formed is 400.
         */
        get: operations["rest_text_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/frequency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Frequency table of words, characters, lines or n-grams
         * @description word counts the words of the text (UAX 29); bigram and trigram two or three neighbouring words, joined by a space, of one sentence; character grapheme clusters other than white space; letter code points of category L; line trimmed lines that are not blank. `ignoreCase` lower-cases the values. `stopwords` leaves out 108 common English words, and `minLength` shorter words, both before words are paired. `percent` is 100 × count / total, rounded to two decimals. Items come by count, the most frequent first, and then by code points.
         */
        get: operations["rest_text_frequency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/truncate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shorten a text to a length without cutting words or emoji
         * @description A text that is not longer is given back as it is. characters are grapheme clusters (UAX 29), bytes those of UTF-8, of which no code point is cut; for both the ellipsis counts, and one that is not shorter than `length` gives 422. words and sentences are those of UAX 29, and the ellipsis does not count. `wholeWords`, for characters at the end or start, cuts back to the last white space that leaves a word, and trims it; a first word that is too long by itself is cut. middle keeps half of what the ellipsis leaves, rounded up, in front and the rest at the back; for words and sentences it is 400.
         */
        get: operations["rest_text_truncate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Unified diff of two texts
         * @description The shortest edit script by lines (Myers 1986), in which deletions come before insertions. Lines end at LF. `patch` is a unified diff with the headers `--- a` and `+++ b`, hunks with `context` lines around the changes, and `\ No newline at end of file` where it applies; it is empty when no line differs. A range without lines is named by the line before it, also in `hunks`. `ignoreWhitespace` compares lines without the white space around them, `ignoreCase` lower-cased; the lines around the changes are then those of `b`. Texts that need more than 12,000 insertions and deletions of lines that both have give 422.
         */
        get: operations["rest_text_diff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/diff/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Inline word or character diff of two texts
         * @description The shortest edit script (Myers 1986) by words, characters or sentences. Joined, the equal and delete parts are `a`, and the equal and insert parts are `b`; neighbouring parts have different operations, and a delete comes before the insert at the same place. word takes runs of letters, digits and underscores, runs of white space, line ends and any other characters as tokens; character takes code points; sentence takes what ends at `.` `!` or `?` before white space, and the white space between. `inserted` and `deleted` count words, characters or sentences, without white space and punctuation between them. html renders `<ins>` and `<del>` with the text escaped, markdown `**new**` and `~~old~~`, ansi-free `[+new+]` and `[-old-]`.
         */
        get: operations["rest_text_diff_2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/patch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Apply a unified diff to a text, or reverse it
         * @description Applies a unified diff of one file. Header lines are optional, and `\ No newline at end of file` is honoured. A hunk that does not stand at its line is applied at the nearest place behind the hunk before it where its lines are the text's. `fuzz` is the number of context lines of a hunk that may differ; those of the text stay. A patch with LF fits a text with CRLF, and the other way round; the line ends are the text's. `reverse` undoes the patch. A hunk that fits nowhere, a patch of several files, and text that is no unified diff give 422 with the number of the hunk.
         */
        get: operations["rest_text_patch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Three-way merge of two changed versions of a text
         * @description Merges two versions with their common ancestor by lines (diff3). The same change on both sides is no conflict. A conflict is written as `<<<<<<< mine`, the lines of `mine`, `=======`, the lines of `theirs` and `>>>>>>> theirs`; with `favor` mine or theirs that side is taken, with union both, `mine` first. Lines end at LF, CRLF or CR, and a line end at the very end makes no further line. The answer joins its lines with LF and has none at its end.
         */
        get: operations["rest_text_merge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare two lists: union, intersection, differences
         * @description Items are trimmed, empty ones are left out, and of repeats the first stays; with `ignoreCase` items that differ only in case are the same. Lists are in the order of first sight, those of `a` before those of `b`. `symmetric` is `onlyA` and then `onlyB`. `jaccard` is intersection / union, rounded to four decimals, and 1 when both are empty.
         */
        get: operations["rest_text_sets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fill a Mustache template with JSON data
         * @description The Mustache specification: variables, `{{{raw}}}` and `{{&raw}}`, sections, inverted sections, comments, changed delimiters, dotted names and `{{.}}`. Partials render as empty, and there are no lambdas. null, false, 0, the empty string and the empty list are false. html escapes & < > " ' / = and the backtick, json as inside a JSON string, url as encodeURIComponent does. `variables` has all names that are used outside of comments, sections too, by first sight; `missing` those used outside of sections that the data does not have. An unclosed tag or section, data that is not a JSON object, and with `strict` a missing name give 422; so does what takes more than 1.5 million steps. An answer longer than 200,000 characters gives 422.
         */
        get: operations["rest_text_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/markdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Render GitHub-flavoured Markdown to safe HTML
         * @description CommonMark with the extensions of GitHub Flavored Markdown: tables, task lists, strikethrough and bare links. The HTML keeps structural and text elements, images, and the checkboxes of task lists, which are disabled; the attributes href, title, src, alt, align, start, type, checked, disabled and id, and class for `language-` names on code; addresses of http, https and mailto, those without a scheme, and data: for images. Scripts, styles and event attributes are dropped. `headingIds` gives headings the ids that GitHub gives them, where repeats get -1, -2 and so on. `text` is the HTML without tags and with entities decoded: paragraphs, headings, lists and tables are set apart by one blank line, items and rows are on lines of their own, and tabs separate cells. Quotes or lists nested too deep give 422.
         */
        get: operations["rest_text_markdown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/markdown/toc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Table of contents of a Markdown document
         * @description ATX and setext headings of GitHub Flavored Markdown, not those in code. `text` is the heading without mark-up. `slug` is the anchor that GitHub gives it; repeats in the document, also of headings outside the levels, get -1, -2 and so on. `toc` has a line for each heading from `minLevel` to `maxLevel`, indented by two spaces for each level below the highest of them; in a link's text brackets and backslashes are escaped. `minLevel` above `maxLevel` is 400.
         */
        get: operations["rest_text_markdown_2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/markdown/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make a Markdown or HTML table from CSV or JSON
         * @description csv is RFC 4180 with commas, tsv the same with tabs, both with a header row; blank lines are left out. json is an array of objects, whose columns are the union of their keys by first sight; null is empty, and nested values are compact JSON. Missing cells are empty. markdown is a GFM table with cells padded to equal width, in which `|` is written `\|` and a line end `<br>`. html is a table with thead and tbody on one line, escaped, with text-align where a column is aligned. Text that does not parse, a row with more cells than the header, and a table without columns give 422. An answer longer than 200,000 characters gives 422.
         */
        get: operations["rest_text_markdown_3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/markdown/from-html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Convert HTML to Markdown
         * @description ATX headings, fenced code, `*` for emphasis and `**` for strong; tables with a header row, strikethrough and task lists as in GitHub Flavored Markdown; a table without a header row stays HTML. script, style, noscript and iframe are dropped with their content. An item of a list has its mark and one space. text-only keeps the text of links without their addresses. The answer is trimmed. Elements nested deeper than 200 give 422.
         */
        get: operations["rest_text_markdown_4"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/figlet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ASCII-art banner of a short text
         * @description Draws the text in a FIGlet font, on several lines where it is longer than `width` columns, broken at spaces. default takes the layout of the font, full lets characters stand apart, fitted lets them touch, universal smushing lets them overlap by one column. Spaces at line ends and blank lines above and below are cut. Characters that the font does not have are skipped; when nothing is left to draw, the answer is 422.
         */
        get: operations["rest_text_figlet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/transliterate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Write text of any script in Latin letters
         * @description Each character becomes its usual transliteration in ASCII, without regard to the language; a space separates neighbouring Han syllables. A character without one becomes `unknown`. `scripts` has the Unicode scripts of the letters by first sight, without Common and Inherited.
         */
        get: operations["rest_text_transliterate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draw a tree from an indented list or a list of paths
         * @description indent reads a list in which the depth of a line is the number of lines above it that it is indented below; a tab counts as four columns, and a leading -, * or + with a space is left out. paths splits lines at / and merges what is the same, in the order of first sight. auto is paths when any line has a / before its last character. Blank lines are skipped. unicode draws with `├── `, `└── ` and `│`, ascii with `|-- `, `` `-- `` and `|`, markdown as nested bullets with two spaces for each level. A text without nodes gives 422. An answer longer than 200,000 characters gives 422.
         */
        get: operations["rest_text_tree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/lookalikes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find look-alike, invisible and mixed-script characters in a text
         * @description bidi are U+200E, U+200F, U+202A to U+202E and U+2066 to U+2069. invisible are U+00AD, U+034F, U+061C, U+115F, U+1160, U+17B4, U+17B5, U+180E, U+200B to U+200D, U+2060 to U+2064, U+3164, U+FE00 to U+FE0F, U+FEFF, U+FFA0 and the tags U+E0000 to U+E007F; joiners and variation selectors inside of emoji sequences, and tags inside of recommended ones, are not. lookalike is any other character outside ASCII whose entry in Unicode's confusables (UTS 39) is wholly ASCII. `skeleton` is the same for texts that look alike: invisible and bidi characters left out, NFD, and every character replaced by its confusables entry, ASCII too, so that 0 becomes O and 1 becomes l. `ascii` is the text with only the items replaced or dropped. `scripts` are the Unicode scripts of the letters by first sight, without Common and Inherited. `mixedWords` are runs of letters of more than one script, where Han, Hiragana and Katakana count as one, and so do Han and Hangul. `safe` is true when there is no item and no mixed word.
         */
        get: operations["rest_text_lookalikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/shortcodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Turn :shortcodes: into emoji, emoji into shortcodes, or strip emoji
         * @description emojify turns `:name:` into the emoji of that name on GitHub, where names have lower-case letters, digits, _, + and -; unknown ones stay and are listed in `unknown`. shortcodes turns every emoji that GitHub has a name for, the longest sequence first and with or without U+FE0F, into its first name between colons; strip removes it.
         */
        get: operations["rest_text_shortcodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/hyphenate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hyphenate words by language patterns
         * @description Liang's algorithm with the TeX hyphenation patterns of the language, and at least two letters before the first and behind the last break of a word. Words are runs of letters; those that hold the mark already stay.
         */
        get: operations["rest_text_hyphenate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text/title-case": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Headline capitalisation in AP, Chicago or plain style
         * @description White space, hyphens and dashes separate words. The first and the last word, and the first one behind `:` `.` `!` `?` or an em dash, are always capitalized: the first letter upper case, the rest lower case. Words with an upper-case letter behind their first character stay, unless the whole text is in upper case; so do words of `keep`, in any case, and words with a dot, an @ or a digit. ap lower-cases a, an, and, as, at, but, by, en, for, if, in, nor, of, on, or, per, so, the, to, v, vs, via and yet. chicago lower-cases articles, the conjunctions and, but, or and nor, as, and these prepositions: about above across after against along among around at before behind below beneath beside between beyond by down during except for from in inside into like near of off on onto out over past per since through throughout to toward under until up upon via with within without. start-case capitalizes every word; sentence only those that are always capitalized, but not the last one. `changed` counts the words that differ from the input.
         */
        get: operations["rest_text_titleCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev/format": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Format source code with Prettier
         * @description Formats `code` as Prettier 3 does with its defaults and the options given. Code in other languages inside it (CSS in JavaScript, code blocks in Markdown, scripts in HTML) is formatted too where it can be read. No configuration and no plugins are looked for, and the code is never executed. `lines` counts the lines of the answer, whose final line feed ends the last one; `changed` tells whether it differs from `code`. Code that does not parse gives 422 with the line and column, both counted from 1. Markdown gives 422 too with more than 200 quotes and lists in each other, or where that number times the lines is past 150,000.
         */
        get: operations["rest_dev_format"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev/format/sql": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Format a SQL query in a chosen dialect
         * @description Lays out a query with one clause a line, as its dialect reads it; nothing is run. Keywords take `keywordCase`; names of functions and types stay as they are. With `minify` the query stays on one line instead: comments are dropped, and each run of white space and comments outside string literals and quoted identifiers becomes one space, none at the ends. `statements` counts what semicolons part and is more than comments. A query that the dialect can't read gives 422 with its line and column; so does one with more than 200 brackets and CASEs in each other.
         */
        get: operations["rest_dev_format_2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev/format/graphql": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Format, minify and outline a GraphQL document or schema
         * @description Prints an executable document or a schema (GraphQL specification, October 2021) in the usual layout, or with `minify` without everything that GraphQL ignores. `definitions` outlines it in document order. `fields` are the response names of the outermost selection (the alias where there is one, `...Name` for a fragment spread, `...on Type` for an inline fragment), or the names of a type's fields, an enumeration's values or a union's members; scalars, directives and the schema have none. `name` is null for the schema and for anonymous operations. `depth` is the deepest nesting of selection sets over all operations and fragments: 1 for a flat query, 0 for a schema; spreads are not followed. Nothing is validated against a schema. A syntax error gives 422 with line and column.
         */
        get: operations["rest_dev_format_3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev/minify/js": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Minify JavaScript with Terser
         * @description Minifies a script or module with Terser 5. Comments go, except those with @license or @preserve and those that begin with an exclamation mark. In a script the names at the top stay; with `module` they may change too. `dropConsole` also works without `compress`. `bytesBefore` and `bytesAfter` are UTF-8 lengths; `savedPercent` is 100 × (before − after) / before, rounded to 2 decimals, and negative where the answer is longer. Code that does not parse gives 422 with the line and column, both counted from 1. The code is never executed.
         */
        get: operations["rest_dev_minify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev/minify/css": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Minify CSS and merge what can be merged
         * @description Minifies a style sheet: white space, comments, zeros, colours, empty rules, and with `restructure` rules that can be merged. Statements with syntax that the minifier has no grammar for (nested rules, media queries with ranges, declarations that are none) are kept as they are but for comments and white space. `bytesBefore` and `bytesAfter` are UTF-8 lengths; `savedPercent` is 100 × (before − after) / before, rounded to 2 decimals, and negative where the answer is longer. White space only gives the empty string. A text in which no rule at all can be read gives 422.
         */
        get: operations["rest_dev_minify_2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev/minify/html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Minify HTML with its inline CSS and JavaScript
         * @description Takes needless white space out of mark-up, which stays in pre, textarea and script, and the slash out of tags such as `<br />`; attribute values keep their quotes. Conditional comments, and comments that begin with an exclamation mark or a number sign, always stay. Inline CSS and JavaScript that can't be read are left as they are. `bytesBefore` and `bytesAfter` are UTF-8 lengths; `savedPercent` is 100 × (before − after) / before, rounded to 2 decimals, and negative where the answer is longer. Mark-up that can't be parsed, such as a comment or an attribute that never ends, gives 422, as do more than 1000 elements in each other. Nothing is fetched or run.
         */
        get: operations["rest_dev_minify_3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev/minify/svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Optimise an SVG image with SVGO
         * @description Optimises an image with SVGO 4: its default set of plug-ins in several passes, numbers rounded to `precision` decimals. `viewBox` and the namespace stay; script elements, event attributes and links to scripts always go. `removeSize` takes width and height out, and makes a `viewBox` of them where there is none. `dataUri` is `data:image/svg+xml,` and the percent-encoded code. `bytesBefore` and `bytesAfter` are UTF-8 lengths; `savedPercent` is 100 × (before − after) / before, rounded to 2 decimals, and negative where the answer is longer. XML that does not parse, and a root other than svg, give 422. Nothing outside the text is read.
         */
        get: operations["rest_dev_minify_4"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev/transpile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Transpile TypeScript or modern JavaScript to a chosen target
         * @description Takes types out of TypeScript and turns newer JavaScript, and with `jsx` JSX, into that of `target`, each file for itself, as TypeScript 5 does with isolatedModules. Types are not checked, helper functions are written into the code, and lines end with a line feed. `diagnostics` holds the syntax errors, line and column counted from 1; with errors the answer is still 200 and `code` is what the compiler could make of it. The code is never executed.
         */
        get: operations["rest_dev_transpile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev/lint/json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lint JSON: every error with line and column, duplicate keys, and a repair
         * @description Reads JSON past its errors and lists all of them, in the order of the text, errors before warnings at one place. Warnings are DuplicateKey (at the later key of the same object), UnsafeInteger (past 2^53 − 1) and LargeNumber (past the range of a double). `valid` is true when there is no error; warnings do not count. `keys` counts the members of all objects, `depth` the deepest nesting of objects and arrays, 0 for a scalar. `repaired` is a mended text, or null when the text is valid, when no repair is wanted, and when there is none. A document that is not valid is an answer, not an error; only one nested deeper than can be read, some thousand levels, gives 422.
         */
        get: operations["rest_dev_lint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parse .env, INI or Java properties text to JSON
         * @description Reads a file of settings. env: an optional `export`, double quotes in which \n and \r count, single quotes and backticks in which they do not, values over several lines in quotes, and comments, which in an unquoted value begin with a # behind white space. `expand` puts the values defined above for `${NAME}` and `$NAME`, except in single quotes; `\$` is a dollar sign, a name unknown to the file is empty, and the server's own environment is never read. ini: comments with ; and #, sections that nest at dots, keys that end in [] as arrays, a key alone is true, and values are strings but for true, false and null. properties: as Java reads them, with comments of # and !, the separators =, : and white space, continued lines and \u escapes; keys stay flat. `count` is the number of values, those of arrays each. Of a key that comes again the last value counts, and `duplicates` has its name with the section before it. `problems` lists lines that can't be read; they are skipped. The keys `__proto__`, `constructor` and `prototype` give 422; `expand` with another format than env gives 400.
         */
        get: operations["rest_dev_config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count lines of code, comments, blanks and complexity of a source file
         * @description Counts the lines of a source file by kind. `source` are lines with code, `comment` lines with a comment, `singleComment` and `blockComment` those by form, `mixed` lines with both code and comment, which count in either, `blank` lines with nothing, also within comments, and `todo` lines with TODO. Comments are told by their signs alone, so that one inside a string counts. A final line feed makes no further line. `longestLine` and `averageLine` are in characters over the lines that are not blank, 0 when there are none, the average rounded to 2 decimals. `functions` and `complexity` are null unless the language is js or jsx and the code parses as a module or a script: functions are declarations, expressions, arrows and methods; the cyclomatic complexity is 1 plus the number of if, ?:, for, while, do, case with a test, catch, &&, || and ??. The code is never executed.
         */
        get: operations["rest_dev_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev/ast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parse JavaScript to an ESTree syntax tree with an outline
         * @description Parses JavaScript to a tree of the ESTree specification with offsets in UTF-16 units from 0; with `locations` each node has lines from 1 and columns from 0. Literals that JSON can't hold have the value null, beside their `bigint` or `regex`. `nodes` counts the nodes of the tree with Program, `types` does so by type in alphabetic order. `imports` are the modules of imports, of exports from elsewhere, and of import() with a literal, in order without repeats. `exports` are the exported names in order, `default` for the default export and `*` for all of another module. `globals` are identifiers that are read or called but declared nowhere in the file, in alphabetic order. Code that does not parse gives 422 with the line and column, both counted from 1; so does a tree of more than 20000 nodes. The code is never executed.
         */
        get: operations["rest_dev_ast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Convert between JSON, YAML, TOML, XML, CSV and NDJSON
         * @description Reads a document into one JSON value and writes that in another format; the same format twice lays it out anew. Integers keep all their digits.
         *     In: yaml is one document in the core schema of YAML 1.2 with at most 100 aliases, which may name what holds aliases but repeat nothing a thousand times. toml is TOML 1.0; its dates become ISO 8601 strings. xml loses its declaration, comments and processing instructions; attributes become keys with the prefix @, text beside attributes or children becomes #text, repeated elements become an array, an empty element is the empty string, every leaf is a string, and white space around text is trimmed; the order of keys is not promised. csv has its header in the first row; blank lines are skipped, each row becomes an object, and missing cells are empty, or null with `typed`. ndjson has one JSON value a line; blank lines are skipped.
         *     Out: json is written as JSON.stringify does. yaml is in block style without folded lines, strings quoted only where they must be, an indentation of at least 2, with a line feed at the end. xml is the inverse of the above; anything but an object with one key is wrapped in `root`, items of an array within an array or at the top in `item`, and null is an empty element. csv needs an object or an array of objects: columns are all keys in the order of first sight, nested objects flattened with a dot, arrays as JSON, null as an empty cell, quotes as RFC 4180 needs them. ndjson writes each item of an array on a line. Only yaml and toml end with a line feed.
         *     Text that does not parse gives 422 with line and column; so does a value that the target can't hold (toml: no object, null, integers past 64 bits; csv: scalars; xml: keys that are no names; infinities but in yaml and toml), a csv row longer than the header or a header with a name twice, and nesting past 1000 levels of JSON.
         */
        get: operations["rest_data_convert"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query JSON with JSONPath, JMESPath or JSON Pointer
         * @description Finds values in a JSON document. jsonpath is RFC 9535: matches in the standard's order, each with its normalized path; no match is an empty list. jmespath is the JMESPath specification: one match, whose value is the result (also null) and whose path is null. pointer is RFC 6901: one match, whose path is the pointer; the empty pointer is the whole document, and a pointer to nothing gives 422. Integers keep all their digits, also past 2^53; other numbers are doubles. JSON or an expression that is not valid gives 422 with what is wrong; so do more than 10000 matches, a jsonpath that takes more than 500,000 steps, and a jmespath that takes more than a million.
         */
        get: operations["rest_data_query"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/flatten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Flatten nested JSON to one level of paths, or rebuild it
         * @description flatten gives every value its path from the top, depth first in document order: array indexes as `a.b.0` (index) or `a.b[0]` (bracket), or arrays left whole (keep). Empty objects and arrays stay as values; `maxDepth` bounds the segments of a path, and what lies deeper stays nested. unflatten builds the document again: keys are split at the delimiter and at `[n]`, and a level whose keys are exactly 0 to n − 1 becomes an array unless `arrays` is keep. `count` is the number of keys of the flat side. Integers keep all their digits, also past 2^53; other numbers are doubles. 422: text that is no JSON object or array (unflatten: no object), a key that itself holds the delimiter (or [ with bracket), two keys that need the same place, and the segments `__proto__`, `constructor` and `prototype`.
         */
        get: operations["rest_data_flatten"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Infer a JSON Schema or TypeScript type from sample JSON
         * @description Infers what a JSON document, or with `samples` every item of its top-level array, looks like. At each place the types of all values seen there are merged: null, boolean, integer (no fraction), number, string, array and object; integer and number make number, and several types are listed in the order of first sight. json-schema (draft 2020-12): `properties` in the order of first sight; `required` are those that every object seen there has; `items` merges all elements; a place of strings has the first format that all of them match of date-time, date, time (RFC 3339), uuid, ipv4, ipv6, email and uri. typescript: one type on one line, with ? for properties that are not in every object, `unknown[]` for arrays that are always empty, and keys that are no identifiers in quotes. Only one of `schema` and `typescript` is not null. JSON that is not valid, and samples that are no array, give 422.
         */
        get: operations["rest_data_schema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that JSON, YAML, TOML, XML or CSV is well formed
         * @description Tells whether a document is well-formed; one that is not is an answer, not an error. Lines and columns count from 1. json (RFC 8259): the first error, at the first character that can't follow, one past the last character where the text ends too early; repeated keys are well-formed. yaml (YAML 1.2): every error. toml (1.0) and xml (1.0): the first error. csv, with commas: one error for each row whose number of cells differs from the header's, at the line on which the row starts, and for a quote that never closes or has text behind it. ndjson: one error for each bad line. `type` is that of the top value for json, yaml (the first document's) and toml (always object), and null for the rest and for what is not valid. Only YAML nested deeper than can be read gives 422.
         */
        get: operations["rest_data_validate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Profile a CSV table: column types, gaps, ranges and distinct values
         * @description Profiles a table with RFC 4180 quoting, whose header is the first row; blank lines are skipped. `auto` takes the delimiter with the most occurrences outside quotes in the header row, in a tie the first of comma, semicolon, tab and pipe, and a comma when there is none. Cells count trimmed, and one with nothing left is empty. A column's type is the narrowest that all its filled cells fit: integer, number (decimal, with optional exponent), boolean (true or false in any case), date (YYYY-MM-DD), datetime (RFC 3339), else string; empty when no cell is filled. `min` and `max` are numbers for numeric columns, by text order for dates and strings, else null; `mean` and `median` (the mean of the middle two of an even count) are for numeric columns only. Integers keep all their digits, also past 2^53, where a mean is the nearest integer. `top` are the 3 most frequent values, equal counts in the order of first sight. A row with fewer or more cells than the header, a header name that is empty or comes twice, and a text without a header give 422 with the line.
         */
        get: operations["rest_data_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/string/distance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Edit distance between two strings, with the edit script
         * @description How many edits turn `a` into `b`. Characters are Unicode code points after NFC normalization. levenshtein: insertions, deletions and substitutions; osa: also swaps of neighbours, no part edited twice (optimal string alignment); damerau: the same without that limit; lcs: insertions and deletions only; hamming: substitutions only, for texts of one length (else 422). `normalized` is the distance divided by the length of the longer text (for lcs by the sum of both), 0 when both are empty. `operations` is for levenshtein only, else null: one shortest script, left to right; it is found from the end back, where a match comes before a substitution, a deletion and an insertion. `index` is the place in `a`.
         */
        get: operations["rest_string_distance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/string/similarity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How alike two strings are, 0 to 1, by eight measures
         * @description How alike two texts are by eight measures from 0 to 1; equal texts, also two empty ones, give 1 everywhere. Characters are Unicode code points after NFC normalization. levenshtein is 1 − distance / length of the longer text. jaro matches within half the longer length less one and counts whole pairs of matches that are out of order; jaroWinkler adds 0.1 × (1 − jaro) for each of up to 4 common first characters, whatever jaro is. dice, jaccard and overlap compare the sets, cosine the counts of overlapping runs of `ngram` characters without padding; a text shorter than that has none, which gives 0. ratcliffObershelp is twice the matched characters divided by both lengths, matching the longest common substring (the first in `a`, then in `b`) and the same on either side of it. `best` is the largest of the eight.
         */
        get: operations["rest_string_similarity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/string/phonetic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sound-alike codes: Soundex, Metaphone, NYSIIS, Kölner and more
         * @description Codes under which names that sound alike meet. Accents are dropped, ß is read as ss, and other characters than the letters A to Z do not count; a text without a letter gives 422. soundex is the American Soundex of the US National Archives; metaphone is Lawrence Philips' of 1990; doubleMetaphone has his primary and secondary code of 2000; nysiis is the original code at full length; cologne is Kölner Phonetik; caverphone is version 2.0; daitchMokotoff has all its codes of six digits, ascending. `compare.same` lists the codes that are equal for both words, of doubleMetaphone and daitchMokotoff those that share one.
         */
        get: operations["rest_string_phonetic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/string/case": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Convert an identifier or phrase between letter cases
         * @description Splits an identifier or phrase into words and writes them in the usual cases. A word ends at every character that is no letter or digit, between a lower-case letter or digit and an upper-case letter, and before the last of several upper-case letters that a lower-case one follows; digits stay with the letters before them. camel, pascal, snake, kebab, constant (upper snake), dot, path, train (Capital-Kebab), cobol (UPPER-KEBAB), sentence and title are built from the words, and empty without any; upper, lower, swap and alternating (lower first, counted over letters) work on the text itself. `cases` holds the one asked for, or all fifteen.
         */
        get: operations["rest_string_case"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/string/mask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mask an email, card, phone or any string for display
         * @description Hides the greater part of a text, counted in what readers take for one character (grapheme clusters). generic: all but the first `start` and the last `end`; everything when these reach the length. email: the local part but its first character; text without a single @ between other text gives 422. card: all digits but the last four, with spaces and hyphens in place; other characters, or not 12 to 19 digits, give 422. phone: all digits but the last three, everything else in place; fewer than 5 digits give 422. name: all but the first character of each word. iban: all but the first four and the last four characters, spaces in place; fewer than 15 give 422. `char` of more than one character gives 400.
         */
        get: operations["rest_string_mask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/string/fuzzy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rank a list of candidates by fuzzy match to a query
         * @description Ranks candidates by how well they fit a query, whatever the case. Candidates are trimmed and empty ones dropped; more than 2000 give 422. subsequence: the characters of `q` without its spaces must occur in their order, else the candidate is left out; `positions` are those of the leftmost match, and the score is (matched + adjacent + word starts) / (3 × length of q): adjacent are characters right behind their predecessor (the first one at the very start), word starts those at the start, behind a space, hyphen, underscore, dot or slash, or upper case behind lower case. jaro-winkler and levenshtein score every candidate as `/string/similarity` does, without positions. The best come first, of equal scores the shorter one, then the order of the input; scores are rounded to 6 decimals, and those below `min` are left out.
         */
        get: operations["rest_string_fuzzy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/string/slug": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make a URL slug from text in any script
         * @description Makes a slug of text in any script. &, @ and % become the words and, at and percent; all letters are written in ASCII (é as e, ß as ss, Москва as Moskva); apostrophes are dropped; every run of other characters than letters and digits becomes one separator, none at either end. Past `maxLength` whole words are dropped from the end; a first word that is too long is cut. `words` counts those that are left, `truncated` tells whether something was dropped or cut. Text of which nothing is left gives 422.
         */
        get: operations["rest_string_slug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/string/common": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Longest common substring, subsequence, prefix and suffix of two strings
         * @description What two texts have in common. Characters are Unicode code points after NFC normalization. `substring` is the longest run of characters in both, the one that starts first in `a`, then in `b`; its indexes count from 0 and are -1 when there is none. `subsequence` is a longest sequence of characters in both that need not stand side by side; when there are several it is any of them. `prefix` and `suffix` are the longest common start and end, which may overlap. With `ignoreCase` the values are lower-cased.
         */
        get: operations["rest_string_common"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/string/align": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Align two sequences globally or locally with a score
         * @description Writes two texts one above the other with gaps so that the score of the columns is highest: from end to end (global, Needleman-Wunsch) or the best part of each (local, Smith-Waterman, from the first of the best ends in row order). Characters are Unicode code points after NFC normalization, and case matters. Of equal alignments, from the end back, a pair comes before a gap in `b` and that before a gap in `a`. `marks` has | for a match, . for a mismatch and a space for a gap; `identity` is matches / columns, rounded to 4 decimals, 0 without columns. A local alignment without a positive score is empty. Texts with -, which stands for gaps, give 422.
         */
        get: operations["rest_string_align"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What anyone may see. */
        HealthStatus: {
            /**
             * @description `degraded` where the store or every provider of a category is down, or files can't be stored; `draining` before a stop.
             * @enum {string}
             */
            status: "ok" | "degraded" | "draining";
        };
        /**
         * @description `degraded`: some providers are down, or of the store the files; images, speech and videos are too while what they make can't be kept; `down`: all are; `off`: none is configured.
         * @enum {string}
         */
        PartStatus: "ok" | "degraded" | "down" | "off";
        InferenceHealth: {
            status: components["schemas"]["PartStatus"];
            /** @description Models of this category in the catalog now. */
            models: number;
            /** @description Providers configured for this category. */
            providers: {
                total: number;
                /** @description Those that take requests now. */
                available: number;
            };
            /** @description Models of single providers that failed repeatedly: `open` ones are left alone for a while, `half_open` ones are tried by one request at a time. */
            circuits: {
                open: number;
                half_open: number;
            };
        };
        /** @description What the holder of a gateway key sees. */
        HealthReport: {
            /**
             * @description `degraded` where the store or every provider of a category is down, or files can't be stored; `draining` before a stop.
             * @enum {string}
             */
            status: "ok" | "degraded" | "draining";
            /**
             * @description The version of this interface.
             * @constant
             */
            version: "2.2.3";
            /** @description Whole seconds since this instance started. */
            uptime_s: number;
            categories: {
                chat: components["schemas"]["InferenceHealth"];
                embeddings: components["schemas"]["InferenceHealth"];
                images: components["schemas"]["InferenceHealth"];
                videos: components["schemas"]["InferenceHealth"];
                speech: components["schemas"]["InferenceHealth"];
                toolkit: {
                    status: components["schemas"]["PartStatus"];
                    /** @description Features that this version offers. */
                    features: number;
                };
                store: {
                    status: components["schemas"]["PartStatus"];
                    /**
                     * @description The embedded database, or a database server.
                     * @enum {string}
                     */
                    kind: "embedded" | "server";
                    /** @description One round trip just now, in milliseconds; null when it did not answer. */
                    latency_ms: number | null;
                };
            };
        };
        Health: components["schemas"]["HealthStatus"] | components["schemas"]["HealthReport"];
        GatewayErrorReason: {
            /** @description What is wrong, for people. */
            message: string;
            /**
             * @description The kind of error.
             * @enum {string}
             */
            type: "invalid_request_error" | "authentication_error" | "permission_error" | "not_found_error" | "rate_limit_error" | "insufficient_quota" | "api_error" | "overloaded_error";
            /** @description The field or parameter at fault, where there is one. */
            param: string | null;
            /** @description What is wrong, for programs. */
            code: string | null;
        };
        /** @description OpenAI's error shape. All four members always stand. */
        GatewayError: {
            error: components["schemas"]["GatewayErrorReason"];
        };
        /** @description What is answered before the plane of a request is known. */
        HeadRefusal: {
            /** @constant */
            ok: false;
            error: components["schemas"]["GatewayErrorReason"];
        };
        /** @constant */
        ListObject: "list";
        Money: string;
        GatewayPlan: {
            /** @description As in a model's `min_plan` and an account's `plan`. */
            id: string;
            /** @constant */
            object: "plan";
            title: string;
            /** @description Order of plans; the cheapest is 0. */
            rank: number;
            /**
             * @description What keys issued under this plan begin with.
             * @enum {string}
             */
            key_prefix: "svc_free_" | "svc_live_" | "svc_premier_" | "svc_platinum_";
            /** @description Requests in a UTC minute; null is unlimited. */
            requests_per_minute: number | null;
            /** @description Requests in a UTC day; null is unlimited. */
            requests_per_day: number | null;
            /** @description Prompt and completion tokens in a UTC day; null is unlimited. */
            tokens_per_day: number | null;
            /** @description Most tokens of prompt and answer together. */
            context_window: number;
            /** @description Days for which the request log, assets and batch results are kept. */
            retention_days: number;
            /** @description Whether requests may carry `tools`. */
            tool_calling: boolean;
            /** @description Kinds of media that may be generated. */
            media: ("images" | "videos" | "speech")[];
            /** @description Share of scarce capacity; a plan of weight 4 is admitted four times as often as one of weight 1. */
            priority_weight: number;
            /** @description Requests that run at once; more wait, they are not refused. */
            concurrency: number;
            /** @description IDR for a million prompt tokens. */
            price_input_per_million: components["schemas"]["Money"];
            /** @description IDR for a million completion tokens. */
            price_output_per_million: components["schemas"]["Money"];
            /** @description IDR for an image. */
            price_per_image: components["schemas"]["Money"];
            /** @description IDR for a second of video. */
            price_per_video_second: components["schemas"]["Money"];
            /** @description IDR for speech from a thousand characters. */
            price_per_thousand_characters: components["schemas"]["Money"];
            /** @description IDR a month, beside what is metered. */
            monthly_price: components["schemas"]["Money"];
        };
        ToolkitPlan: {
            /** @description As in an account's `toolkit_plan`. */
            id: string;
            /** @constant */
            object: "toolkit_plan";
            title: string;
            /** @description Order of plans; the cheapest is 0. */
            rank: number;
            /** @description Calls of a key in a UTC day; null is unlimited. */
            calls_per_day: number | null;
            /** @description IDR a month. */
            monthly_price: components["schemas"]["Money"];
        };
        /** @description Whether entries remain after these. */
        HasMore: boolean;
        /** @description The `cursor` of the next page; null on the last. */
        NextCursor: string | null;
        PlanList: {
            object: components["schemas"]["ListObject"];
            /**
             * @description The currency of every price here.
             * @constant
             */
            currency: "IDR";
            /** @description Gateway plans, from the cheapest up. */
            data: components["schemas"]["GatewayPlan"][];
            /** @description Toolkit plans, from the cheapest up. */
            toolkit: components["schemas"]["ToolkitPlan"][];
            has_more: components["schemas"]["HasMore"];
            next_cursor: components["schemas"]["NextCursor"];
        };
        Model: {
            /** @description Usable as `model` in requests, `vendor/name`. */
            id: string;
            /** @constant */
            object: "model";
            /** @description Unix time in seconds at which the model was published, or first seen here. */
            created: number;
            /** @description The vendor, as the id names it. */
            owned_by: string;
            /** @description The cheapest plan that can use the model. */
            min_plan: string;
            /**
             * @description From measured tokens a second.
             * @enum {string}
             */
            speed: "fast" | "medium" | "slow" | "unknown";
            modalities: {
                /** @description What the model takes, such as text, image, audio, video, file. */
                input: string[];
                /** @description What the model makes, such as text, image, audio, video, embeddings. */
                output: string[];
            };
            /** @description Most tokens of prompt and answer together; null where no provider says. */
            context_length: number | null;
            /** @description Who serves the model. */
            providers: {
                id: string;
                /**
                 * @description `degraded`: failing now and then; `unavailable`: cooling down or not answering.
                 * @enum {string}
                 */
                status: "available" | "degraded" | "unavailable";
            }[];
            /** @description Request fields that at least one provider of the model honours. */
            supported_parameters: string[];
        };
        ModelList: {
            object: components["schemas"]["ListObject"];
            data: components["schemas"]["Model"][];
            /** @description Whether discovery fails now and this is the last good catalog. */
            stale: boolean;
        };
        Announcement: {
            id: string;
            /** @enum {string} */
            kind: "maintenance" | "incident" | "launch";
            title: string;
            body: string;
            /** Format: date-time */
            starts_at: string;
            /**
             * Format: date-time
             * @description Null while the end is not known.
             */
            ends_at: string | null;
        };
        AnnouncementList: {
            object: components["schemas"]["ListObject"];
            data: components["schemas"]["Announcement"][];
            has_more: components["schemas"]["HasMore"];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description One part of a message. Parts of other types are passed to the provider. */
        ContentPart: ({
            /** @description `text`, `image_url`, `input_audio`, `file`, or what else the provider knows. */
            type: string;
            text?: string;
            image_url?: {
                /** @description An address, or a data URL with the image itself. */
                url: string;
                /** @enum {string} */
                detail?: "auto" | "low" | "high";
            } & {
                [key: string]: unknown;
            };
            input_audio?: {
                /** @description base64 */
                data: string;
                format: string;
            } & {
                [key: string]: unknown;
            };
            file?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        }) & (unknown & unknown & unknown & unknown);
        ChatToolCall: {
            id: string;
            /** @constant */
            type: "function";
            function: {
                name: string;
                /** @description JSON as text, as the model wrote it; it need not be valid. */
                arguments: string;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        ChatMessage: ({
            /**
             * @description Who speaks; `developer` is taken as `system`.
             * @enum {string}
             */
            role: "system" | "developer" | "user" | "assistant" | "tool";
            /** @description Text or OpenAI's content parts; null or absent only beside an assistant's `tool_calls`. */
            content?: string | components["schemas"]["ContentPart"][] | null;
            /** @description Tells speakers of the same role apart. */
            name?: string;
            /** @description The tools that the assistant called. */
            tool_calls?: components["schemas"]["ChatToolCall"][];
            /** @description Which call this tool message answers. */
            tool_call_id?: string;
        } & {
            [key: string]: unknown;
        }) & (unknown & unknown & unknown);
        ChatTool: {
            /** @constant */
            type: "function";
            function: {
                name: string;
                description?: string;
                /** @description A JSON Schema of the arguments. */
                parameters?: {
                    [key: string]: unknown;
                };
                strict?: boolean | null;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description `json_object` and `json_schema` make sure that the answer is JSON; the latter that it fits the schema. */
        ResponseFormat: ({
            /** @enum {string} */
            type: "text" | "json_object" | "json_schema";
            json_schema?: {
                name: string;
                description?: string;
                schema?: {
                    [key: string]: unknown;
                };
                /** @description Whether the schema must keep OpenAI's rules; answers are held to it in any case. */
                strict?: boolean | null;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        }) | null;
        ChatCompletionRequest: {
            /** @description An id of the catalog; with `:free` and under its aliases it is understood too. */
            model: string;
            /** @description The conversation so far. */
            messages: components["schemas"]["ChatMessage"][];
            /**
             * @description Sampling temperature; higher is more varied.
             * @default 0.7
             */
            temperature: number | null;
            /** @description Nucleus sampling, the share of probability mass considered. */
            top_p?: number | null;
            /** @description Most tokens of the answer. */
            max_tokens?: number | null;
            /** @description Another name of `max_tokens`; counts before it. */
            max_completion_tokens?: number | null;
            /** @description How many answers; 1 without it. */
            n?: number | null;
            /**
             * @description Whether to answer with server-sent events.
             * @default false
             */
            stream: boolean | null;
            /** @description Only with `stream`. */
            stream_options?: ({
                /** @description Whether a last chunk carries `usage`. */
                include_usage?: boolean;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description The answer ends before any of these, at most 4. */
            stop?: string | string[] | null;
            /** @description Asks for the same answer to the same request, as far as the provider can. */
            seed?: number | null;
            /** @description Above 0, words that already occurred become less likely. */
            presence_penalty?: number | null;
            /** @description Above 0, words become less likely the more often they occurred. */
            frequency_penalty?: number | null;
            /** @description By token id, a bias from -100 to 100. */
            logit_bias?: {
                [key: string]: number;
            } | null;
            /** @description Whether to answer with the log probabilities of the tokens. */
            logprobs?: boolean | null;
            /** @description How many alternatives for each token; only with `logprobs`. */
            top_logprobs?: number | null;
            /** @description OpenAI's tool definitions; plan-dependent. */
            tools?: components["schemas"]["ChatTool"][] | null;
            /** @description Which tool to call; `auto` where there are tools, else `none`. */
            tool_choice?: ("none" | "auto" | "required") | ({
                /** @constant */
                type: "function";
                function: {
                    name: string;
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description Whether the model may call several tools at once. */
            parallel_tool_calls?: boolean | null;
            response_format?: components["schemas"]["ResponseFormat"];
            /** @description The provider's tier of service; `auto`, `default` and `flex` are passed on, dearer ones are not. */
            service_tier?: string | null;
            /** @description Your own name for the end user, for the provider's abuse checks. */
            user?: string | null;
            /** @description Up to 16 short texts of your own; they are not stored. */
            metadata?: {
                [key: string]: string;
            } | null;
        } & {
            [key: string]: unknown;
        };
        /** @description What else the model says (such as its reasoning) is passed on. */
        AssistantMessage: {
            /** @constant */
            role: "assistant";
            /** @description Null beside `tool_calls`. */
            content: string | null;
            tool_calls?: components["schemas"]["ChatToolCall"][];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description The end of the answer, its token limit, or a call of tools.
         * @enum {string}
         */
        FinishReason: "stop" | "length" | "tool_calls";
        LogProbabilities: ({
            content?: {
                [key: string]: unknown;
            }[] | null;
        } & {
            [key: string]: unknown;
        }) | null;
        /** @description Token usage. Details that the provider gives (cached or reasoning tokens) are passed on. */
        CompletionUsage: {
            prompt_tokens: number;
            completion_tokens: number;
            total_tokens: number;
        } & {
            [key: string]: unknown;
        };
        ChatCompletion: {
            id: string;
            /** @constant */
            object: "chat.completion";
            /** @description Unix time in seconds. */
            created: number;
            /** @description The model that answered. */
            model: string;
            /** @description The compute node that served the request. */
            node: string;
            choices: {
                index: number;
                message: components["schemas"]["AssistantMessage"];
                finish_reason: components["schemas"]["FinishReason"];
                logprobs?: components["schemas"]["LogProbabilities"];
            }[];
            usage: components["schemas"]["CompletionUsage"];
        };
        ToolCallDelta: {
            index: number;
            id?: string;
            /** @constant */
            type?: "function";
            function?: {
                name?: string;
                arguments?: string;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        ChatCompletionChunk: {
            /** @description The same in every chunk of a stream. */
            id: string;
            /** @constant */
            object: "chat.completion.chunk";
            /** @description Unix time in seconds, the same in every chunk of a stream. */
            created: number;
            model: string;
            node: string;
            /** @description Empty in the chunk that carries the usage. */
            choices: {
                index: number;
                /** @description What this chunk adds. */
                delta: {
                    /** @constant */
                    role?: "assistant";
                    content?: string | null;
                    tool_calls?: components["schemas"]["ToolCallDelta"][];
                } & {
                    [key: string]: unknown;
                };
                finish_reason: components["schemas"]["FinishReason"] | null;
                logprobs?: components["schemas"]["LogProbabilities"];
            }[];
            /** @description With `stream_options.include_usage`, null in every chunk but the last. */
            usage?: components["schemas"]["CompletionUsage"] | null;
        };
        CompareRequest: {
            /** @description Ids of the catalog, all different; with `:free` and under their aliases they are understood too. */
            models: string[];
            /** @description The conversation so far; either this or `prompt`. */
            messages?: components["schemas"]["ChatMessage"][];
            /** @description One message of the user; either this or `messages`. */
            prompt?: string;
            /**
             * @description Sampling temperature; higher is more varied.
             * @default 0.7
             */
            temperature: number | null;
            /** @description Nucleus sampling, the share of probability mass considered. */
            top_p?: number | null;
            /** @description Most tokens of the answer. */
            max_tokens?: number | null;
            /** @description Another name of `max_tokens`; counts before it. */
            max_completion_tokens?: number | null;
            /** @description How many answers; 1 without it. */
            n?: number | null;
            /**
             * @description A comparison comes whole.
             * @enum {boolean|null}
             */
            stream?: false | null;
            /** @description Only with `stream`. */
            stream_options?: ({
                /** @description Whether a last chunk carries `usage`. */
                include_usage?: boolean;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description The answer ends before any of these, at most 4. */
            stop?: string | string[] | null;
            /** @description Asks for the same answer to the same request, as far as the provider can. */
            seed?: number | null;
            /** @description Above 0, words that already occurred become less likely. */
            presence_penalty?: number | null;
            /** @description Above 0, words become less likely the more often they occurred. */
            frequency_penalty?: number | null;
            /** @description By token id, a bias from -100 to 100. */
            logit_bias?: {
                [key: string]: number;
            } | null;
            /** @description Whether to answer with the log probabilities of the tokens. */
            logprobs?: boolean | null;
            /** @description How many alternatives for each token; only with `logprobs`. */
            top_logprobs?: number | null;
            /** @description OpenAI's tool definitions; plan-dependent. */
            tools?: components["schemas"]["ChatTool"][] | null;
            /** @description Which tool to call; `auto` where there are tools, else `none`. */
            tool_choice?: ("none" | "auto" | "required") | ({
                /** @constant */
                type: "function";
                function: {
                    name: string;
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description Whether the model may call several tools at once. */
            parallel_tool_calls?: boolean | null;
            response_format?: components["schemas"]["ResponseFormat"];
            /** @description The provider's tier of service; `auto`, `default` and `flex` are passed on, dearer ones are not. */
            service_tier?: string | null;
            /** @description Your own name for the end user, for the provider's abuse checks. */
            user?: string | null;
            /** @description Up to 16 short texts of your own; they are not stored. */
            metadata?: {
                [key: string]: string;
            } | null;
        } & {
            [key: string]: unknown;
        };
        ComparisonResult: {
            /** @description As it was asked for. */
            model: string;
            /** @description The model's completion; null where it failed. */
            response: components["schemas"]["ChatCompletion"] | null;
            /** @description Why the model could not answer, as a completion with it alone would have said; null where it did. */
            error: components["schemas"]["GatewayErrorReason"] | null;
            /** @description From the moment that the model was asked; where the plan runs fewer at once, others wait for that. */
            latency_ms: number;
            /** @description Token usage; null where the model failed, which costs nothing. */
            usage: components["schemas"]["CompletionUsage"] | null;
        };
        Comparison: {
            /** @constant */
            object: "comparison";
            /** @description Of this answer. */
            id: string;
            /** @description Unix time in seconds. */
            created: number;
            /** @description One for each model, in the order of `models`. */
            results: components["schemas"]["ComparisonResult"][];
        };
        EmbeddingsRequest: {
            /** @description One text, up to 2,048 texts, up to 8,192 token ids of one text, or up to 2,048 lists of token ids. Each has at most as many tokens as the plan's context window, all together at most 300,000. Token ids are those of the model's own tokenizer, which only models of providers have. */
            input: string | (string | number | number[])[];
            /** @description An id of the catalog whose `modalities.output` has `embeddings`; with `:free` and under its aliases it is understood too. Without it the gateway's embedding model answers, named in `model` of the answer. */
            model?: string | null;
            /**
             * @description How the vectors are written, `float` as lists of numbers, `base64` as little-endian float32.
             * @default float
             * @enum {string|null}
             */
            encoding_format: "float" | "base64" | null;
            /** @description Numbers of a vector; only for models that can shorten theirs. */
            dimensions?: number | null;
            /** @description Your own name for the end user, for the provider's abuse checks. */
            user?: string | null;
        } & {
            [key: string]: unknown;
        };
        Embedding: {
            /** @constant */
            object: "embedding";
            /** @description Which input it is of, from 0. */
            index: number;
            /** @description Numbers, or with `encoding_format` `base64` the bytes of their float32. */
            embedding: number[] | string;
        };
        EmbeddingList: {
            object: components["schemas"]["ListObject"];
            /** @description A vector for each input, in their order. */
            data: components["schemas"]["Embedding"][];
            /** @description The model that answered. */
            model: string;
            /** @description Token usage; a model on this machine counts words. */
            usage: {
                prompt_tokens: number;
                total_tokens: number;
            };
        };
        ModerationRequest: {
            /** @description One text, a list of texts (a verdict for each), or a list of OpenAI's content parts (one verdict for all of them together, read as one text with a space between them). Only text is judged: a part with an image is refused. All texts together have at most 1,000,000 characters. */
            input: string | (string | {
                /**
                 * @description `text`; `image_url` is known and refused.
                 * @enum {string}
                 */
                type: "text" | "image_url";
                /** @description The text of a `text` part. */
                text?: string;
                /** @description An image, which is refused. */
                image_url?: {
                    [key: string]: unknown;
                };
            })[];
            /** @description Taken for the sake of OpenAI's clients and without effect; the answer's `model` names what judged. */
            model?: string | null;
        };
        PiiSpan: {
            /**
             * @description What was found. Telephone numbers are checked against the numbering plans of all countries; one without a country code is tried as Indonesian and, in its usual form, as North American.
             * @enum {string}
             */
            type: "email" | "phone";
            /** @description The index of the content part; 0 where `input` has none. */
            part: number;
            /** @description Where it begins in the text, in UTF-16 units. */
            start: number;
            /** @description Where it has ended, in UTF-16 units. */
            end: number;
            /** @description As it is written in the text. */
            text: string;
            /** @description The address in lower case; the number in E.164. */
            normalized: string;
        };
        ModerationResult: {
            /** @description Whether any category is flagged. PII does not count. */
            flagged: boolean;
            /** @description Whether the score of a category is at least 0.5. */
            categories: {
                /** @description Insults, bullying and degrading words aimed at someone. */
                harassment: boolean;
                /** @description Contempt for people because of the group they belong to. */
                hate: boolean;
                /** @description Intent, encouragement or instructions to hurt oneself. */
                "self-harm": boolean;
                /** @description Explicit sexual content, solicitation and pornography. */
                sexual: boolean;
                /** @description Threats, incitement, instructions for attacks, and gore. */
                violence: boolean;
            };
            /** @description How strong the signs of a category are. No probability; one strong sign gives 0.7 to 0.9. */
            category_scores: {
                /** @description From none (0) to the strongest (1). */
                harassment: number;
                /** @description From none (0) to the strongest (1). */
                hate: number;
                /** @description From none (0) to the strongest (1). */
                "self-harm": number;
                /** @description From none (0) to the strongest (1). */
                sexual: number;
                /** @description From none (0) to the strongest (1). */
                violence: number;
            };
            /** @description What kinds of input a category's score was taken from. */
            category_applied_input_types: {
                /** @description Always text. */
                harassment: "text"[];
                /** @description Always text. */
                hate: "text"[];
                /** @description Always text. */
                "self-harm": "text"[];
                /** @description Always text. */
                sexual: "text"[];
                /** @description Always text. */
                violence: "text"[];
            };
            /** @description E-mail addresses and telephone numbers, in the order of the text; at most 1,000. */
            pii: components["schemas"]["PiiSpan"][];
        };
        Moderation: {
            /** @description Of this answer. */
            id: string;
            /**
             * @description What judged; rules, not a language model.
             * @constant
             */
            model: "moderation-rules-en-id";
            /** @description A verdict for each text in the order of `input`; one for all content parts together. */
            results: components["schemas"]["ModerationResult"][];
        };
        BatchRequestItem: {
            /** @description Your own name of the request, by which you find its result. */
            custom_id: string;
            /** @description The body of a `POST /chat/completions`, without `stream`, of at most 4 MB (4,194,304 bytes of JSON). It is checked when its turn comes: what is wrong with it stands in its line of the results, and the others are answered. */
            body: {
                [key: string]: unknown;
            };
            /**
             * @description As OpenAI's batch files have it.
             * @constant
             */
            method?: "POST";
            /**
             * @description As OpenAI's batch files have it.
             * @constant
             */
            url?: "/v1/chat/completions";
        };
        BatchRequest: {
            /** @description What is to be answered. Each `custom_id` stands once. */
            requests: components["schemas"]["BatchRequestItem"][];
            /** @description Up to 16 short texts of your own, given back with the batch. They are Unicode without U+0000. */
            metadata?: {
                [key: string]: string;
            } | null;
        };
        Batch: {
            id: string;
            /** @constant */
            object: "batch";
            /**
             * @description `queued` until the first request is asked, then `in_progress`; `completed` when every request has its line, whether it was answered or failed; `cancelled` when its key was revoked or its account suspended meanwhile; `expired` when not all could be answered by `expires_at`; `failed` when it could not be gone on with. However it ends, the results of what was answered are kept.
             * @enum {string}
             */
            status: "queued" | "in_progress" | "completed" | "failed" | "expired" | "cancelled";
            request_counts: {
                /** @description All requests of the batch. */
                total: number;
                /** @description Those that were answered. */
                completed: number;
                /** @description Those that have an error instead. */
                failed: number;
            };
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description 24 hours after `created_at`; what is not answered by then fails.
             */
            expires_at: string;
            /**
             * Format: uri
             * @description Where the results will be; it needs no key, so keep it to yourself. Until the batch has ended it answers 202 with this object and `Retry-After`, then 200 with the results as JSON Lines. It ends with the retention of the plan, counted from `expires_at`.
             */
            results_url: string;
            /** @description As it was sent; null where there was none. */
            metadata: {
                [key: string]: string;
            } | null;
        };
        /** @description What is to be seen. */
        Prompt: string;
        /** @description Id from the catalog (`GET /models`); without it the first model there that makes such things and that the plan may use. */
        "Model-2": string | null;
        /** @description Width and height in pixels, `WIDTHxHEIGHT`, or `auto`. Which sizes there are is the model's. */
        Size: string | null;
        /** @description For models that repeat themselves with the same seed. */
        Seed: number | null;
        /** @description What is not to be seen, for models that take it. */
        NegativePrompt: string | null;
        /** @description The end user's id, for the provider's abuse monitoring. */
        User: string | null;
        ImageRequest: {
            prompt: components["schemas"]["Prompt"];
            model?: components["schemas"]["Model-2"];
            /** @description How many images; each is charged. */
            n?: number | null;
            size?: components["schemas"]["Size"];
            /**
             * @description Whether an image stands in the answer (`b64_json`) or its address does (`url`, the default).
             * @enum {string|null}
             */
            response_format?: "url" | "b64_json" | null;
            /** @description One of the model's own, such as `standard`, `hd`, `low`, `medium`, `high`, `auto`. */
            quality?: string | null;
            /** @description One of the model's own, such as `vivid` or `natural`. */
            style?: string | null;
            /** @enum {string|null} */
            background?: "transparent" | "opaque" | "auto" | null;
            /**
             * @description How strict the provider's own moderation is.
             * @enum {string|null}
             */
            moderation?: "low" | "auto" | null;
            /**
             * @description The image's format, for models that let one choose.
             * @enum {string|null}
             */
            output_format?: "png" | "jpeg" | "webp" | null;
            output_compression?: number | null;
            /**
             * @description Images are not streamed.
             * @enum {boolean|null}
             */
            stream?: false | null;
            seed?: components["schemas"]["Seed"];
            negative_prompt?: components["schemas"]["NegativePrompt"];
            user?: components["schemas"]["User"];
        };
        /** @description Either its bytes as base64 or its address. */
        Image: {
            b64_json?: string;
            /** @description Absolute; needs no key and ends after a day, or with the image's retention. `GET /assets` gives new ones. */
            url?: string;
            /** @description What the model made of the prompt. */
            revised_prompt?: string;
        };
        ImageList: {
            /** @description Unix time in seconds. */
            created: number;
            data: components["schemas"]["Image"][];
        };
        /** @description Length of the video; a model may know only some lengths. */
        Seconds: number | string | null;
        ImageToVideoRequest: {
            /** @description The picture that the video begins with: PNG, JPEG, WebP or GIF, as a data URL, as base64, or as a public http or https address that is fetched here (at most 10 MB). */
            image: string;
            /** @description What is to happen. */
            prompt?: string | null;
            model?: components["schemas"]["Model-2"];
            seconds?: components["schemas"]["Seconds"];
            size?: components["schemas"]["Size"];
            /**
             * @description How long the request waits for the video before it is answered with a reference; not before a provider has taken or refused the order, which is waited for at most 5 seconds.
             * @default 60
             */
            wait_seconds: number | null;
            seed?: components["schemas"]["Seed"];
            negative_prompt?: components["schemas"]["NegativePrompt"];
            user?: components["schemas"]["User"];
        };
        /** @description A video, or where to ask for it. */
        Video: {
            id: string;
            /** @constant */
            object: "video";
            /**
             * @description Of a video `in_progress`, `url` tells the state as JSON with 202 and `Retry-After`; then it is the video.
             * @enum {string}
             */
            status: "completed" | "in_progress";
            model: string;
            /** @description Unix time in seconds. */
            created_at: number;
            /** @description The length that was asked for, and is charged when the video is there. */
            seconds: number;
            /** @description Absolute; needs no key. */
            url: string;
            /** @description Unix time in seconds at which the address ends; `GET /assets` gives new ones. */
            expires_at: number;
            /** @description The asset's id, once there is one. */
            asset: string | null;
        };
        TextToVideoRequest: {
            prompt: components["schemas"]["Prompt"];
            model?: components["schemas"]["Model-2"];
            seconds?: components["schemas"]["Seconds"];
            size?: components["schemas"]["Size"];
            /**
             * @description How long the request waits for the video before it is answered with a reference; not before a provider has taken or refused the order, which is waited for at most 5 seconds.
             * @default 60
             */
            wait_seconds: number | null;
            seed?: components["schemas"]["Seed"];
            negative_prompt?: components["schemas"]["NegativePrompt"];
            user?: components["schemas"]["User"];
        };
        SpeechRequest: {
            /** @description The text to speak; its characters are charged. */
            input: string;
            model?: components["schemas"]["Model-2"];
            /**
             * @description One of the model's voices.
             * @default alloy
             */
            voice: string | null;
            /**
             * @description The audio's format. `pcm` is 24 kHz, 16 bit, mono, without a header; `opus` comes in Ogg.
             * @default mp3
             * @enum {string|null}
             */
            response_format: "mp3" | "opus" | "aac" | "flac" | "wav" | "pcm" | null;
            /**
             * @description How fast it is spoken; 1 is as usual.
             * @default 1
             */
            speed: number | null;
            /** @description How it is to be spoken, for models that take it. */
            instructions?: string | null;
            /**
             * @description The audio comes as it is, not as events.
             * @enum {string|null}
             */
            stream_format?: "audio" | null;
        };
        Asset: {
            id: string;
            /** @enum {string} */
            kind: "image" | "audio" | "video";
            /** @description The catalog's id of the model that made it. */
            model: string;
            mime: string;
            bytes: number;
            /** @description Absolute; needs no key and ends after a day, or with the asset. Each list gives new ones. */
            url: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When the plan's retention removes it.
             */
            expires_at: string;
        };
        AssetList: {
            object: components["schemas"]["ListObject"];
            data: components["schemas"]["Asset"][];
            has_more: components["schemas"]["HasMore"];
            next_cursor: components["schemas"]["NextCursor"];
        };
        QuotaWindow: {
            /** @description Null is unlimited. */
            limit: number | null;
            used: number;
            /** @description Null is unlimited. */
            remaining: number | null;
            /** @description Unix time in seconds at which the window ends. */
            reset: number;
        };
        DayQuota: {
            requests: components["schemas"]["QuotaWindow"];
            tokens: components["schemas"]["QuotaWindow"];
        };
        Usage: {
            minute: components["schemas"]["QuotaWindow"];
            day: components["schemas"]["DayQuota"];
            /** @description The plan whose limits these are. */
            plan: string;
        };
        Quota: {
            minute: components["schemas"]["QuotaWindow"];
            day: components["schemas"]["DayQuota"];
        };
        Account: {
            id: string;
            name: string;
            /** @description The gateway plan; it decides what a request may do, whatever the key's prefix. */
            plan: string;
            /** @description The plan of the account's REST keys. */
            toolkit_plan: string;
            /** @enum {string} */
            status: "active" | "suspended";
            quota: components["schemas"]["Quota"];
            billing: {
                /** @constant */
                currency: "IDR";
                /** @description The calendar month (UTC) that `accrued` is of, as YYYY-MM. */
                period: string;
                /** @description IDR metered in the period so far. */
                accrued: components["schemas"]["Money"];
            };
            /** Format: date-time */
            created_at: string;
        };
        Profile: {
            display_name: string | null;
            contact: string | null;
            /** @description The account's own settings, by name. */
            preferences: {
                [key: string]: unknown;
            };
        };
        ApiKey: {
            id: string;
            label: string | null;
            /** @description What the key begins with. */
            prefix: string;
            /** @enum {string} */
            plane: "gateway" | "rest";
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Null when the key was never used. May lag a little.
             */
            last_used_at: string | null;
        };
        ApiKeyList: {
            object: components["schemas"]["ListObject"];
            data: components["schemas"]["ApiKey"][];
            has_more: components["schemas"]["HasMore"];
            next_cursor: components["schemas"]["NextCursor"];
        };
        UsageTotals: {
            requests: number;
            prompt_tokens: number;
            completion_tokens: number;
            total_tokens: number;
            cost_idr: components["schemas"]["Money"];
        };
        UsageHistory: {
            days: number;
            /** @description One entry for each UTC day of the window, the oldest first. */
            series: {
                /** Format: date */
                date: string;
                requests: number;
                prompt_tokens: number;
                completion_tokens: number;
                total_tokens: number;
                cost_idr: components["schemas"]["Money"];
            }[];
            totals: components["schemas"]["UsageTotals"];
        };
        RequestRecord: {
            /** @description The `X-Request-Id` of the answer. */
            id: string;
            /**
             * Format: date-time
             * @description When the request came in.
             */
            at: string;
            endpoint: string;
            model: string | null;
            /** @description Who answered; null where none did. */
            provider: string | null;
            tokens: {
                prompt: number;
                completion: number;
                total: number;
                /** @description Whether we counted the tokens because the provider did not. */
                estimated: boolean;
            };
            latency_ms: number;
            /** @description The status of the answer. */
            status: number;
            cost_idr: components["schemas"]["Money"];
        };
        RequestList: {
            object: components["schemas"]["ListObject"];
            data: components["schemas"]["RequestRecord"][];
            has_more: components["schemas"]["HasMore"];
            next_cursor: components["schemas"]["NextCursor"];
        };
        Webhook: {
            id: string;
            /** Format: uri */
            url: string;
            events: ("batch.completed" | "batch.failed" | "quota.exhausted" | "key.created" | "key.revoked" | "asset.created" | "announcement.published")[];
            enabled: boolean;
            /** Format: date-time */
            created_at: string;
        };
        WebhookList: {
            object: components["schemas"]["ListObject"];
            data: components["schemas"]["Webhook"][];
            has_more: components["schemas"]["HasMore"];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * Format: email
         * @description An e-mail address, in ASCII: an internationalised domain in its ASCII form (`xn--...`). Addresses whose local part
         *     goes beyond ASCII are refused, since many mail servers can't take them.
         */
        Email: string;
        TicketRequest: {
            /** @description What it is about. */
            message: string;
            /** @description Where the answer goes. Without one, the operator answers by what stands in the account. */
            email?: components["schemas"]["Email"];
            /** @description One line, without control characters. */
            subject?: string;
        };
        Ticket: {
            /** @constant */
            object: "support.ticket";
            /** @description What the operator's mail names. */
            id: string;
            /** @constant */
            status: "accepted";
            /** Format: date-time */
            created_at: string;
        };
        SubscribeRequest: {
            email: components["schemas"]["Email"];
        };
        Subscription: {
            /** @constant */
            object: "subscription";
            /** @description The address as it was sent. */
            email: string;
            /**
             * @description The same whether the address was subscribed before or not.
             * @constant
             */
            status: "recorded";
        };
        /**
         * @default sha256
         * @enum {string}
         */
        HashDigestAlgorithm: "md4" | "md5" | "sha1" | "sha224" | "sha256" | "sha384" | "sha512" | "sha512-256" | "sha3-224" | "sha3-256" | "sha3-384" | "sha3-512" | "keccak256" | "shake128" | "shake256" | "blake2b512" | "blake2s256" | "blake3" | "ripemd160" | "whirlpool" | "sm3";
        /**
         * @default utf8
         * @enum {string}
         */
        HashInputEncoding: "utf8" | "hex" | "base64";
        HashDigest: {
            algorithm: string;
            /** @description Bytes of the message. */
            inputBytes: number;
            /** @description Bits of the digest. */
            bits: number;
            /** @description Lower case. */
            hex: string;
            /** @description RFC 4648 with padding. */
            base64: string;
        };
        /** @description `<category>/<feature>`. */
        FeatureName: string;
        RefusalReason: {
            /**
             * @description What is wrong, for programs.
             * @enum {string}
             */
            code: "invalid_parameter" | "not_found" | "unprocessable" | "quota_exhausted" | "rate_limit_exceeded" | "upstream_failed" | "overloaded" | "internal_error";
            /** @description What is wrong, for people. */
            message: string;
            /** @description Every fault of the parameters. */
            details?: {
                parameter: string;
                message: string;
            }[];
        };
        /** @description A feature's refusal. */
        FeatureRefusal: {
            /** @constant */
            ok: false;
            feature: components["schemas"]["FeatureName"];
            error: components["schemas"]["RefusalReason"];
        };
        /** @description A refusal that may come before the feature is known; `feature` stands where it is. */
        PlaneRefusal: {
            /** @constant */
            ok: false;
            feature?: components["schemas"]["FeatureName"];
            error: components["schemas"]["RefusalReason"];
        };
        /**
         * @default sha256
         * @enum {string}
         */
        HashHmacAlgorithm: "md5" | "sha1" | "sha224" | "sha256" | "sha384" | "sha512" | "sha3-256" | "sha3-512" | "ripemd160";
        HashHmac: {
            algorithm: string;
            /** @description Lower case. */
            hex: string;
            /** @description RFC 4648 with padding. */
            base64: string;
            /** @description Null without `expected`. */
            matches: boolean | null;
        };
        /**
         * @default crc32
         * @enum {string}
         */
        HashChecksumAlgorithm: "crc8" | "crc16-arc" | "crc16-ibm3740" | "crc16-xmodem" | "crc16-modbus" | "crc32" | "crc32c" | "crc64-xz" | "adler32" | "fletcher16" | "fletcher32" | "fnv1a32" | "fnv1a64" | "xxh32" | "xxh64" | "murmur3-32" | "sum8" | "xor8" | "luhn";
        HashChecksum: {
            algorithm: string;
            /** @description Bits of the checksum. */
            bits: number;
            /** @description Lower case, padded with zeros, most significant first. */
            hex: string;
            /** @description The unsigned value; as text, since 64 bits pass 2^53. */
            decimal: string;
        };
        /**
         * @default base64
         * @enum {string}
         */
        HashBase: "base16" | "base32" | "base32hex" | "base32crockford" | "base45" | "base58" | "base58check" | "base62" | "base64" | "base64url" | "ascii85" | "base85" | "z85" | "binary" | "octal" | "decimal";
        HashEncoded: {
            base: string;
            /** @description Bytes that were encoded. */
            inputBytes: number;
            encoded: string;
            /** @description Characters of `encoded`. */
            length: number;
        };
        HashDecoded: {
            base: string;
            /** @description Bytes that were decoded. */
            bytes: number;
            /** @description The decoded text; null when the bytes are not valid UTF-8. */
            utf8: string | null;
            /** @description Lower case. */
            hex: string;
        };
        /**
         * @default url
         * @enum {string}
         */
        HashEscapeFormat: "url" | "form" | "html" | "xml" | "unicode" | "json" | "regex" | "shell" | "quoted-printable" | "punycode";
        /**
         * @default escape
         * @enum {string}
         */
        HashEscapeMode: "escape" | "unescape";
        HashEscaped: {
            format: string;
            mode: string;
            result: string;
            /** @description Whether `result` differs from `text`. */
            changed: boolean;
        };
        HashIdentified: {
            /** @description From the outermost; each with the text beneath it. */
            layers: {
                /** @enum {string} */
                encoding: "url" | "html" | "unicode" | "binary" | "hex" | "base32" | "base64" | "base64url" | "ascii85";
                text: string;
            }[];
            /** @description Number of layers. */
            count: number;
            /** @description The last text. */
            result: string;
            /** @description Whether there was a layer. */
            decoded: boolean;
            /**
             * @description What the input is as a whole.
             * @enum {string|null}
             */
            token: "jwt" | "uuid" | "sri" | "data-uri" | "pem" | null;
            /**
             * @description The narrowest set that holds all characters of the input, but for padding at its end.
             * @enum {string}
             */
            charset: "hex" | "base32" | "base64" | "base64url" | "ascii" | "unicode";
        };
        /**
         * @default MuslimWorldLeague
         * @enum {string}
         */
        IslamicPrayerMethod: "MuslimWorldLeague" | "Egyptian" | "Karachi" | "UmmAlQura" | "Dubai" | "MoonsightingCommittee" | "NorthAmerica" | "Kuwait" | "Qatar" | "Singapore" | "Tehran" | "Turkey" | "Kemenag";
        /** @description YYYY-MM-DD in the Hijri calendar. */
        IslamicHijriDate: string;
        /** @description HH:mm by the clock of the place. */
        IslamicClock: string;
        IslamicPrayerTimes: {
            /**
             * Format: date
             * @description The local day.
             */
            date: string;
            hijri: components["schemas"]["IslamicHijriDate"];
            /** @description IANA zone of the place. */
            timezone: string;
            method: components["schemas"]["IslamicPrayerMethod"];
            timings: {
                imsak: components["schemas"]["IslamicClock"];
                fajr: components["schemas"]["IslamicClock"];
                sunrise: components["schemas"]["IslamicClock"];
                dhuhr: components["schemas"]["IslamicClock"];
                asr: components["schemas"]["IslamicClock"];
                asrHanafi: components["schemas"]["IslamicClock"];
                maghrib: components["schemas"]["IslamicClock"];
                isha: components["schemas"]["IslamicClock"];
                midnight: components["schemas"]["IslamicClock"];
                lastThird: components["schemas"]["IslamicClock"];
            };
        };
        IslamicSurahNumber: number;
        /**
         * @description Where it was revealed.
         * @enum {string}
         */
        IslamicRevelation: "meccan" | "medinan";
        /** @description Of the 604-page Madinah mushaf. */
        IslamicPage: number;
        IslamicJuz: number;
        IslamicQuranSurahs: {
            count: number;
            items: {
                number: components["schemas"]["IslamicSurahNumber"];
                /** @description In Arabic. */
                name: string;
                transliteration: string;
                /** @description The name's meaning. */
                english: string;
                /** @description The name's meaning. */
                indonesian: string;
                revelation: components["schemas"]["IslamicRevelation"];
                /** @description Its place in the traditional order of revelation. */
                revelationOrder: number;
                verses: number;
                rukus: number;
                startPage: components["schemas"]["IslamicPage"];
                startJuz: components["schemas"]["IslamicJuz"];
            }[];
        };
        /**
         * @default uthmani
         * @enum {string}
         */
        IslamicQuranEdition: "uthmani" | "plain" | "transliteration";
        IslamicAyahNumber: number;
        /** @description By language, for each one asked for. */
        IslamicTranslations: {
            [key: string]: string;
        };
        IslamicQuranSurah: {
            number: components["schemas"]["IslamicSurahNumber"];
            /** @description In Arabic. */
            name: string;
            transliteration: string;
            /** @description The name's meaning. */
            english: string;
            /** @description The name's meaning. */
            indonesian: string;
            revelation: components["schemas"]["IslamicRevelation"];
            edition: components["schemas"]["IslamicQuranEdition"];
            /** @description Verses. */
            count: number;
            items: {
                ayah: components["schemas"]["IslamicAyahNumber"];
                text: string;
                translations?: components["schemas"]["IslamicTranslations"];
            }[];
        };
        /** @description As surah:ayah. */
        IslamicVerse: string;
        IslamicQuranSearch: {
            /** @description Its ends trimmed, its runs of spaces made one. */
            q: string;
            /** @enum {string} */
            script: "arabic" | "latin";
            /** @description All matches. */
            total: number;
            /** @description Items given. */
            count: number;
            items: {
                surah: components["schemas"]["IslamicSurahNumber"];
                ayah: components["schemas"]["IslamicAyahNumber"];
                reference: components["schemas"]["IslamicVerse"];
                surahName: string;
                /**
                 * @description Language of the text that matches.
                 * @enum {string}
                 */
                lang: "ar" | "en" | "id";
                /** @description The whole verse. */
                text: string;
            }[];
        };
        /** @description In the whole Quran. */
        IslamicVerseNumber: number;
        IslamicQuranAyah: {
            reference: string;
            surah: components["schemas"]["IslamicSurahNumber"];
            surahName: string;
            count: number;
            items: {
                ayah: components["schemas"]["IslamicAyahNumber"];
                number: components["schemas"]["IslamicVerseNumber"];
                /** @description Uthmani script. */
                text: string;
                transliteration: string;
                translations: components["schemas"]["IslamicTranslations"];
                juz: components["schemas"]["IslamicJuz"];
                page: components["schemas"]["IslamicPage"];
                /** @description Whether the verse asks for a prostration. */
                sajda: boolean;
            }[];
        };
        /** @enum {string} */
        IslamicQuranUnit: "juz" | "hizb" | "rub" | "manzil" | "ruku" | "page";
        IslamicQuranPart: {
            unit: components["schemas"]["IslamicQuranUnit"];
            number: number;
            from: components["schemas"]["IslamicVerse"];
            to: components["schemas"]["IslamicVerse"];
            /** @description Verses. */
            count: number;
            surahs: {
                surah: components["schemas"]["IslamicSurahNumber"];
                name: string;
                from: components["schemas"]["IslamicAyahNumber"];
                to: components["schemas"]["IslamicAyahNumber"];
            }[];
            /** @description Only with `verses`. */
            items?: {
                reference: components["schemas"]["IslamicVerse"];
                /** @description Uthmani script. */
                text: string;
            }[];
        };
        IslamicQuranLocate: {
            reference: components["schemas"]["IslamicVerse"];
            number: components["schemas"]["IslamicVerseNumber"];
            surah: components["schemas"]["IslamicSurahNumber"];
            surahName: string;
            ayah: components["schemas"]["IslamicAyahNumber"];
            juz: components["schemas"]["IslamicJuz"];
            hizb: number;
            /** @description Quarter in the whole Quran. */
            rub: number;
            /** @description Quarter in its hizb. */
            rubOfHizb: number;
            page: components["schemas"]["IslamicPage"];
            manzil: number;
            ruku: number;
            /** @description Whether the verse asks for a prostration. */
            sajda: boolean;
            sajdaNumber: number | null;
            /** @description Null before 1:1. */
            previous: string | null;
            /** @description Null after 114:6. */
            next: string | null;
        };
        /**
         * @default en
         * @enum {string}
         */
        IslamicTranslationLanguage: "en" | "id" | "bn" | "es" | "fr" | "ru" | "sv" | "tr" | "ur" | "zh";
        IslamicQuranRandom: {
            reference: components["schemas"]["IslamicVerse"];
            number: components["schemas"]["IslamicVerseNumber"];
            surah: components["schemas"]["IslamicSurahNumber"];
            surahName: string;
            ayah: components["schemas"]["IslamicAyahNumber"];
            /** @description Uthmani script. */
            text: string;
            translation: string;
            lang: components["schemas"]["IslamicTranslationLanguage"];
        };
        /** @enum {string} */
        IslamicDuaTopic: "forgiveness" | "guidance" | "family" | "knowledge" | "patience" | "protection" | "provision" | "faith";
        IslamicQuranDuas: {
            count: number;
            items: {
                reference: components["schemas"]["IslamicVerse"];
                topic: components["schemas"]["IslamicDuaTopic"];
                /** @description Uthmani script. */
                text: string;
                transliteration: string;
                translation: string;
            }[];
        };
        IslamicQuranKhatmPlan: {
            days: number;
            /** Format: date */
            start: string;
            /**
             * Format: date
             * @description The last day.
             */
            end: string;
            /** @description Pages left to read. */
            pages: number;
            count: number;
            items: {
                day: number;
                /** Format: date */
                date: string;
                fromPage: components["schemas"]["IslamicPage"];
                toPage: components["schemas"]["IslamicPage"];
                pages: number;
                from: components["schemas"]["IslamicVerse"];
                to: components["schemas"]["IslamicVerse"];
                juz: components["schemas"]["IslamicJuz"];
            }[];
        };
        /**
         * @default en-tafisr-ibn-kathir
         * @enum {string}
         */
        IslamicTafsirEdition: "en-tafisr-ibn-kathir" | "en-al-jalalayn" | "en-tafsir-al-mukhtasar" | "en-tafsir-maarif-ul-quran" | "indonesian-mokhtasar" | "id-tafsir-as-saadi" | "in-tafsir-jalalayn" | "ar-tafsir-muyassar" | "ar-tafsir-ibn-kathir" | "ar-tafsir-al-tabari";
        IslamicQuranTafsir: {
            reference: components["schemas"]["IslamicVerse"];
            surah: components["schemas"]["IslamicSurahNumber"];
            ayah: components["schemas"]["IslamicAyahNumber"];
            edition: components["schemas"]["IslamicTafsirEdition"];
            text: string;
        };
        /**
         * @default shafi
         * @enum {string}
         */
        IslamicMadhab: "shafi" | "hanafi";
        IslamicPrayerTimesMonth: {
            /** @description IANA zone of the place. */
            timezone: string;
            method: components["schemas"]["IslamicPrayerMethod"];
            madhab: components["schemas"]["IslamicMadhab"];
            count: number;
            items: {
                /** Format: date */
                date: string;
                hijri: components["schemas"]["IslamicHijriDate"];
                imsak: components["schemas"]["IslamicClock"];
                fajr: components["schemas"]["IslamicClock"];
                sunrise: components["schemas"]["IslamicClock"];
                dhuhr: components["schemas"]["IslamicClock"];
                asr: components["schemas"]["IslamicClock"];
                maghrib: components["schemas"]["IslamicClock"];
                isha: components["schemas"]["IslamicClock"];
            }[];
        };
        IslamicPrayerTimesNext: {
            /**
             * Format: date-time
             * @description The moment with the zone's offset.
             */
            datetime: string;
            /** @description IANA zone of the place. */
            timezone: string;
            /**
             * @description Null from sunrise to dhuhr.
             * @enum {string|null}
             */
            current: "fajr" | "dhuhr" | "asr" | "maghrib" | "isha" | null;
            next: {
                /** @enum {string} */
                prayer: "fajr" | "dhuhr" | "asr" | "maghrib" | "isha";
                /** Format: date-time */
                at: string;
                /** @description H:mm:ss. */
                in: string;
                /** @description The same in seconds. */
                seconds: number;
            };
        };
        /** @description Degrees clockwise from true north, to 4 decimals. */
        IslamicBearing: number;
        IslamicQibla: {
            bearing: components["schemas"]["IslamicBearing"];
            /**
             * @description The nearest of 16 points.
             * @enum {string}
             */
            compass: "N" | "NNE" | "NE" | "ENE" | "E" | "ESE" | "SE" | "SSE" | "S" | "SSW" | "SW" | "WSW" | "W" | "WNW" | "NW" | "NNW";
            /** @description To 3 decimals. */
            distanceKm: number;
            reverse: components["schemas"]["IslamicBearing"];
        };
        IslamicQiblaSun: {
            /** Format: date */
            date: string;
            /** @description IANA zone of the place. */
            timezone: string;
            bearing: components["schemas"]["IslamicBearing"];
            sunTowards: string | null;
            shadowTowards: string | null;
            overhead: {
                /** @description UTC, to the minute. */
                at: string;
                /** @description Degrees above the horizon without refraction, to 2 decimals. */
                altitude: number;
            }[];
        };
        /**
         * @default umalqura
         * @enum {string}
         */
        IslamicCalendarKind: "umalqura" | "civil" | "tabular";
        IslamicHijriFromGregorian: {
            /** Format: date */
            gregorian: string;
            hijri: components["schemas"]["IslamicHijriDate"];
            year: number;
            month: number;
            day: number;
            monthName: string;
            weekday: string;
            /** @description Days. */
            monthLength: number;
            /** @description Days. */
            yearLength: number;
            dayOfYear: number;
            /** @description Day, month, year and era. */
            formatted: string;
            calendar: components["schemas"]["IslamicCalendarKind"];
        };
        /** @enum {string} */
        IslamicWeekday: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
        IslamicHijriToGregorian: {
            hijri: components["schemas"]["IslamicHijriDate"];
            /** Format: date */
            gregorian: string;
            weekday: components["schemas"]["IslamicWeekday"];
            /** @description In English. */
            monthName: string;
            /** @description Days. */
            monthLength: number;
            /** @description Julian day number of the day's noon; 2000-01-01 is 2451545. */
            julianDay: number;
            calendar: components["schemas"]["IslamicCalendarKind"];
        };
        /** @enum {string} */
        IslamicEventName: "Islamic New Year" | "Ashura" | "Mawlid" | "Isra and Miraj" | "Mid-Shaban" | "First day of Ramadan" | "Nuzul al-Quran" | "Laylat al-Qadr (27th)" | "Eid al-Fitr" | "Day of Tarwiyah" | "Day of Arafah" | "Eid al-Adha" | "First day of Tashriq" | "Second day of Tashriq" | "Third day of Tashriq";
        IslamicHijriCalendar: {
            year: number;
            month: number;
            /** @description In English. */
            monthName: string;
            /**
             * Format: date
             * @description Gregorian.
             */
            start: string;
            /**
             * Format: date
             * @description Gregorian.
             */
            end: string;
            count: number;
            items: {
                day: number;
                /** Format: date */
                gregorian: string;
                weekday: components["schemas"]["IslamicWeekday"];
                /** @description 1 Monday to 7 Sunday. */
                isoWeekday: number;
                whiteDay: boolean;
                events: components["schemas"]["IslamicEventName"][];
            }[];
        };
        IslamicHijriBirthday: {
            birth: {
                /** Format: date */
                gregorian: string;
                hijri: components["schemas"]["IslamicHijriDate"];
                /** @description In English. */
                monthName: string;
            };
            on: {
                /** Format: date */
                gregorian: string;
                hijri: components["schemas"]["IslamicHijriDate"];
            };
            age: {
                years: number;
                months: number;
                days: number;
            };
            totalDays: number;
            nextBirthday: {
                hijri: components["schemas"]["IslamicHijriDate"];
                /** Format: date */
                gregorian: string;
                /** @description 0 on the day itself. */
                inDays: number;
                /** @description Hijri years of age on that day. */
                turns: number;
            };
        };
        /**
         * @default gregorian
         * @enum {string}
         */
        IslamicEra: "gregorian" | "hijri";
        IslamicEvents: {
            year: number;
            era: components["schemas"]["IslamicEra"];
            count: number;
            items: {
                name: components["schemas"]["IslamicEventName"];
                /** Format: date */
                gregorian: string;
                hijri: components["schemas"]["IslamicHijriDate"];
                weekday: components["schemas"]["IslamicWeekday"];
            }[];
        };
        IslamicHilal: {
            /** Format: date */
            date: string;
            /** @description IANA zone of the place. */
            timezone: string;
            /**
             * Format: date-time
             * @description UTC.
             */
            conjunction: string;
            /**
             * Format: date-time
             * @description UTC.
             */
            sunset: string;
            /**
             * Format: date-time
             * @description UTC.
             */
            moonset: string | null;
            /** @description Moonset less sunset, to 1 decimal. */
            lagMinutes: number | null;
            /** @description Sunset less conjunction, to 1 decimal. */
            moonAgeHours: number;
            /** @description Degrees, to 2 decimals. */
            moonAltitude: number;
            /** @description Degrees, to 2 decimals. */
            elongation: number;
            /** @description The moon's azimuth less the sun's in degrees, to 2 decimals. */
            azimuthDifference: number;
            /** @description The part of the disk that is lit, to 1 decimal. */
            illuminationPercent: number;
            criteria: {
                mabims: boolean;
                istanbul: boolean;
                wujudulHilal: boolean;
            };
        };
        IslamicFastingDays: {
            year: number;
            month: number;
            count: number;
            items: {
                /** Format: date */
                date: string;
                weekday: components["schemas"]["IslamicWeekday"];
                hijri: components["schemas"]["IslamicHijriDate"];
                /** @enum {string} */
                status: "obligatory" | "recommended" | "forbidden";
                reasons: ("eid-al-fitr" | "eid-al-adha" | "tashriq" | "ramadan" | "arafah" | "dhul-hijjah" | "ashura" | "tasua" | "shawwal" | "white-day" | "monday" | "thursday")[];
            }[];
        };
        IslamicFastingRamadan: {
            /** @description Hijri. */
            year: number;
            /** @description IANA zone of the place. */
            timezone: string;
            method: components["schemas"]["IslamicPrayerMethod"];
            /** Format: date */
            start: string;
            /** Format: date */
            end: string;
            count: number;
            items: {
                /** @description Of Ramadan. */
                day: number;
                /** Format: date */
                date: string;
                weekday: components["schemas"]["IslamicWeekday"];
                imsak: components["schemas"]["IslamicClock"];
                fajr: components["schemas"]["IslamicClock"];
                iftar: components["schemas"]["IslamicClock"];
                isha: components["schemas"]["IslamicClock"];
                /** @description From fajr to iftar. */
                fastingMinutes: number;
            }[];
        };
        /**
         * @default gold
         * @enum {string}
         */
        IslamicNisabBasis: "gold" | "silver";
        IslamicZakatWealth: {
            assets: number;
            debts: number;
            net: number;
            nisab: {
                basis: components["schemas"]["IslamicNisabBasis"];
                /** @enum {number} */
                grams: 85 | 595;
                value: number;
            };
            /** @description Whether net reaches the nisab. */
            due: boolean;
            /** @enum {number} */
            ratePercent: 2.5 | 2.577;
            /** @description 0 when none is due. */
            zakat: number;
            breakdown: {
                /** @enum {string} */
                item: "cash" | "gold" | "silver" | "investments" | "tradeGoods" | "receivables";
                value: number;
                /** @description Before debts, 0 when none is due. */
                zakat: number;
            }[];
        };
        /**
         * @description Sheep are goats too.
         * @enum {string}
         */
        IslamicAnimal: "camel" | "cattle" | "sheep";
        IslamicZakatLivestock: {
            animal: components["schemas"]["IslamicAnimal"];
            count: number;
            /** @description The fewest animals of which zakat is due. */
            nisab: number;
            due: boolean;
            items: {
                /** @enum {string} */
                kind: "sheep" | "bint-makhad" | "bint-labun" | "hiqqah" | "jadhaah" | "tabi" | "musinnah";
                /** @description The kind in plain words, with its age. */
                description: string;
                count: number;
            }[];
            /** @description The number of animals at which the items change next. */
            nextThreshold: number;
        };
        /** @enum {string} */
        IslamicHeir: "husband" | "wives" | "sons" | "daughters" | "sonsSons" | "sonsDaughters" | "father" | "mother" | "paternalGrandfather" | "paternalGrandmother" | "maternalGrandmother" | "fullBrothers" | "fullSisters" | "paternalBrothers" | "paternalSisters" | "maternalBrothers" | "maternalSisters";
        IslamicInheritance: {
            /** @description Estate less debts. */
            net: number;
            bequestPaid: number;
            distributable: number;
            /** @enum {string} */
            case: "normal" | "aul" | "radd" | "surplus";
            items: {
                heir: components["schemas"]["IslamicHeir"];
                count: number;
                /** @enum {string} */
                basis: "fixed" | "residue" | "fixed+residue";
                /** @description The group's final share of what is distributed, in lowest terms. */
                fraction: string;
                /** @description For the group. */
                amount: number;
                /** @description For one of the group. */
                each: number;
            }[];
            excluded: {
                heir: components["schemas"]["IslamicHeir"];
                by: components["schemas"]["IslamicHeir"];
            }[];
            /** @description What no heir takes. */
            unallocated: number;
        };
        IslamicAsmaUlHusna: {
            count: number;
            items: {
                number: number;
                arabic: string;
                transliteration: string;
                meaning: string;
            }[];
        };
        /** @enum {string} */
        IslamicHadithCollection: "bukhari" | "muslim" | "abudawud" | "tirmidhi" | "nasai" | "ibnmajah" | "malik" | "nawawi" | "qudsi" | "dehlawi";
        /**
         * @default en
         * @enum {string}
         */
        IslamicHadithLanguage: "en" | "ar" | "id" | "bn" | "fr" | "ru" | "ta" | "tr" | "ur";
        IslamicHadithGrade: {
            /** @description The scholar. */
            by: string;
            grade: string;
        };
        IslamicHadith: {
            collection: components["schemas"]["IslamicHadithCollection"];
            collectionName: string;
            lang: components["schemas"]["IslamicHadithLanguage"];
            number: number;
            /** @description In the Arabic edition's numbering. */
            arabicNumber: number;
            text: string;
            chapter: {
                number: number;
                title: string;
            } | null;
            grades: components["schemas"]["IslamicHadithGrade"][];
            book: number;
            /** @description Its number in the book. */
            inBook: number;
        };
        IslamicHadithChapter: {
            collection: components["schemas"]["IslamicHadithCollection"];
            collectionName: string;
            chapter: {
                number: number;
                title: string;
                /** @description Number of its first hadith. */
                first: number;
                /** @description Number of its last hadith. */
                last: number;
            };
            lang: components["schemas"]["IslamicHadithLanguage"];
            /** @description Hadiths of the chapter. */
            total: number;
            /** @description Items given. */
            count: number;
            items: {
                number: number;
                text: string;
                grades: components["schemas"]["IslamicHadithGrade"][];
            }[];
        };
        /** @description Date and time with offset, like 2026-03-01T10:00:00+07:00. */
        DatetimeText: string;
        DatetimeDiff: {
            from: components["schemas"]["DatetimeText"];
            to: components["schemas"]["DatetimeText"];
            /** @description `to` is before `from`. */
            negative: boolean;
            years: number;
            months: number;
            days: number;
            hours: number;
            minutes: number;
            seconds: number;
            /** @description The calendar units as an ISO 8601 duration, without a sign. */
            iso: string;
            /** @description Exact elapsed time in each unit, a day being 86400 s. */
            total: {
                days: number;
                weeks: number;
                hours: number;
                minutes: number;
                seconds: number;
                /** @description Midnights between the two local dates. */
                calendarDays: number;
            };
        };
        /** @description A date, or date and time with offset, like 2026-03-01T10:00:00+07:00. */
        DatetimeDateOrText: string;
        /** @enum {string} */
        DatetimeWeekdayName: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
        DatetimeAdd: {
            start: components["schemas"]["DatetimeDateOrText"];
            duration: string;
            result: components["schemas"]["DatetimeDateOrText"];
            /**
             * Format: date
             * @description The local date of the result.
             */
            date: string;
            weekday: components["schemas"]["DatetimeWeekdayName"];
            /** @description Whole seconds since 1970, rounded down. */
            unix: number;
        };
        DatetimeAge: {
            /** Format: date */
            birth: string;
            /** Format: date */
            on: string;
            years: number;
            months: number;
            days: number;
            totalMonths: number;
            totalWeeks: number;
            totalDays: number;
            bornOn: components["schemas"]["DatetimeWeekdayName"];
            nextBirthday: {
                date: string;
                weekday: components["schemas"]["DatetimeWeekdayName"];
                /** @description Age in years on that day. */
                turns: number;
                inDays: number;
            };
        };
        /** @description Like 2026-W09. */
        DatetimeIsoWeek: string;
        DatetimeDay: {
            /** Format: date */
            date: string;
            weekday: components["schemas"]["DatetimeWeekdayName"];
            /** @description 1 Monday to 7 Sunday. */
            isoWeekday: number;
            isoWeek: components["schemas"]["DatetimeIsoWeek"];
            dayOfYear: number;
            /** @description Without the day itself. */
            daysLeftInYear: number;
            daysInMonth: number;
            leapYear: boolean;
            quarter: number;
            half: number;
            /** @description Saturday or Sunday. */
            weekend: boolean;
            /** @description Julian day number at noon. */
            julianDay: number;
            /** @description Modified Julian day at 0 h. */
            modifiedJulianDay: number;
            /** @description Seconds from 1970 to midnight UTC. */
            unix: number;
            excelSerial: number;
            /** @description Easter Sunday of the year, Gregorian. */
            easter: {
                /** Format: date */
                western: string;
                /** Format: date */
                orthodox: string;
            };
        };
        DatetimeWeek: {
            isoWeek: components["schemas"]["DatetimeIsoWeek"];
            weekYear: number;
            week: number;
            weeksInYear: number;
            /** @description Monday. */
            start: string;
            /** @description Sunday. */
            end: string;
            days: string[];
            previous: components["schemas"]["DatetimeIsoWeek"];
            next: components["schemas"]["DatetimeIsoWeek"];
            /** @description The US week of the Thursday. */
            us: {
                year: number;
                week: number;
            };
        };
        DatetimeNamedDay: {
            /** Format: date */
            date: string;
            name: string;
        };
        DatetimeMonth: {
            year: number;
            month: number;
            /** @enum {string} */
            name: "January" | "February" | "March" | "April" | "May" | "June" | "July" | "August" | "September" | "October" | "November" | "December";
            daysInMonth: number;
            firstWeekday: components["schemas"]["DatetimeWeekdayName"];
            /** @description Mon, Tue and so on. */
            columns: string[];
            /** @description A row a week; null is a day outside the month. */
            weeks: (number | null)[][];
            /** @description ISO 8601 week number of each row's Thursday. */
            isoWeeks: number[];
            holidays: components["schemas"]["DatetimeNamedDay"][];
        };
        /** @enum {string} */
        DatetimeWeekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
        DatetimeNthWeekday: {
            /** Format: date */
            date: string;
            n: number;
            weekday: components["schemas"]["DatetimeWeekday"];
            /** @description How many of them the month has. */
            ofMonth: number;
            all: string[];
            dayOfYear: number;
        };
        DatetimeBusinessDays: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            calendarDays: number;
            weekendDays: number;
            businessDays: number;
            /** @description Those on no weekend day. */
            holidays: {
                /** Format: date */
                date: string;
                name: string;
                weekday: components["schemas"]["DatetimeWeekdayName"];
            }[];
        };
        DatetimeBusinessDaysAdd: {
            /** Format: date */
            start: string;
            days: number;
            /** Format: date */
            result: string;
            weekday: components["schemas"]["DatetimeWeekdayName"];
            /** @description Days from start to result, negative when going back. */
            calendarDays: number;
            skipped: components["schemas"]["DatetimeNamedDay"][];
        };
        DatetimeBusinessHours: {
            from: components["schemas"]["DatetimeText"];
            to: components["schemas"]["DatetimeText"];
            minutes: number;
            hours: number;
            workingDays: number;
            items: {
                /** @description Local date. */
                date: string;
                minutes: number;
            }[];
        };
        DatetimeHolidays: {
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            /** @description In English. */
            countryName: string;
            region: string | null;
            year: number;
            count: number;
            items: {
                /**
                 * Format: date
                 * @description Its first day.
                 */
                date: string;
                /** @description Whole days that it lasts. */
                days: number;
                name: string;
                /** @enum {string} */
                type: "public" | "bank" | "school" | "optional" | "observance";
                /** @description Kept instead of a holiday that falls on a day off. */
                substitute: boolean;
                weekday: components["schemas"]["DatetimeWeekdayName"];
            }[];
        };
        DatetimeHolidaysNext: {
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            /** Format: date */
            date: string;
            isHoliday: boolean;
            count: number;
            items: {
                /** Format: date */
                date: string;
                name: string;
                weekday: components["schemas"]["DatetimeWeekdayName"];
                inDays: number;
            }[];
        };
        DatetimeRecurrence: {
            /** @description As given, without `RRULE:`. */
            rule: string;
            start: components["schemas"]["DatetimeDateOrText"];
            /** @description The rule has COUNT or UNTIL. */
            finite: boolean;
            /** @description Another occurrence follows the last item. */
            more: boolean;
            count: number;
            items: components["schemas"]["DatetimeDateOrText"][];
            /** @description The rule in English. */
            description: string;
        };
        DatetimeDuration: {
            text: string;
            /** @description ISO 8601, of days, hours, minutes and seconds. */
            iso: string;
            /** @description H:MM:SS, hours without bound, with .sss where there is a fraction. */
            clock: string;
            /** @description Like 1 day 2 hours 5 seconds. */
            human: string;
            /** @description The duration without its sign, in days of 24 h. */
            parts: {
                days: number;
                hours: number;
                minutes: number;
                seconds: number;
            };
            /** @description The whole duration, to 3 decimals. */
            seconds: number;
            /** @description The whole duration. */
            minutes: number;
            /** @description The whole duration. */
            hours: number;
            /** @description The whole duration. */
            days: number;
            /** @description The whole duration. */
            milliseconds: number;
            /** @description It has months or years, whose length is a mean. */
            approximate: boolean;
        };
        DatetimeParse: {
            now: components["schemas"]["DatetimeText"];
            count: number;
            items: {
                /** @description What was found. */
                text: string;
                /** @description Where it begins in the text, in UTF-16 units. */
                index: number;
                start: components["schemas"]["DatetimeText"];
                /** @description Of a range: date and time with offset. */
                end: string | null;
                /** @description The text names the hour. */
                hasTime: boolean;
                /** @description The text names the day. */
                hasDay: boolean;
            }[];
        };
        DatetimeFormat: {
            formatted: string;
            iso: components["schemas"]["DatetimeText"];
            /** @description The same instant with Z. */
            utc: string;
            /** @description Like Sun, 01 Mar 2026 17:05:09 +0700, in `tz`. */
            rfc2822: string;
            /** @description Like Sun, 01 Mar 2026 10:05:09 GMT (RFC 9110). */
            http: string;
            /** @description Whole seconds since 1970, rounded down. */
            unix: number;
            /** @description In its canonical letter case. */
            locale: string;
            tz: string;
        };
        DatetimeCalendars: {
            /** Format: date */
            date: string;
            count: number;
            items: {
                /** @enum {string} */
                calendar: "buddhist" | "chinese" | "coptic" | "dangi" | "ethiopic" | "hebrew" | "indian" | "islamic-umalqura" | "islamic-civil" | "japanese" | "persian" | "roc";
                year: number;
                /** @description Its place in the year, leap months counted. */
                month: number;
                day: number;
                era: string | null;
                eraYear: number | null;
                leapYear: boolean;
                /** @description In English. */
                formatted: string;
            }[];
            julian: {
                year: number;
                month: number;
                day: number;
            };
            weton: {
                /** @enum {string} */
                day: "Senin" | "Selasa" | "Rabu" | "Kamis" | "Jumat" | "Sabtu" | "Minggu";
                /** @enum {string} */
                pasaran: "Legi" | "Pahing" | "Pon" | "Wage" | "Kliwon";
                neptu: number;
            };
        };
        /** @enum {string} */
        TimeWeekdayName: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
        /** @description Like +07:00, with seconds where local mean time had them. */
        TimeOffset: string;
        TimeNow: {
            /** @description The zone in its usual spelling. */
            tz: string;
            /** @description Local, with milliseconds and offset. */
            datetime: string;
            /** @description With milliseconds and Z. */
            utc: string;
            /**
             * Format: date
             * @description Local.
             */
            date: string;
            /** @description Local. */
            time: string;
            weekday: components["schemas"]["TimeWeekdayName"];
            offset: components["schemas"]["TimeOffset"];
            /** @description Minutes east of UTC. */
            offsetMinutes: number;
            abbreviation: string;
            /** @description Daylight saving time holds. */
            dst: boolean;
            /** @description Whole seconds since 1970. */
            unix: number;
            /** @description Milliseconds since 1970. */
            unixMs: number;
            dayOfYear: number;
            /** @description Like 2026-W09. */
            isoWeek: string;
        };
        /** @description Local date and time with offset, like 2026-03-01T17:00:00+07:00. */
        TimeText: string;
        TimeInZone: {
            tz: string;
            datetime: components["schemas"]["TimeText"];
            offset: components["schemas"]["TimeOffset"];
            abbreviation: string;
        };
        TimeConvert: {
            /** @description The instant, with Z. */
            utc: string;
            from: components["schemas"]["TimeInZone"];
            count: number;
            items: {
                tz: string;
                datetime: components["schemas"]["TimeText"];
                offset: components["schemas"]["TimeOffset"];
                abbreviation: string;
                /** @description Days by which the local date is later. */
                dayShift: number;
                /** @description Hours by which the clocks are ahead. */
                differenceHours: number;
            }[];
            /** @description The wall time comes twice; the earlier instant is taken. */
            ambiguous: boolean;
            /** @description The clocks skip the wall time; the later reading is taken. */
            skipped: boolean;
        };
        TimeUnix: {
            /** @enum {string} */
            input: "timestamp" | "iso";
            /**
             * @description Unit of the timestamp.
             * @enum {string|null}
             */
            unit: "s" | "ms" | "us" | "ns" | null;
            /** @description Since 1970. */
            seconds: number;
            milliseconds: number;
            microseconds: string;
            nanoseconds: string;
            /** @description With Z and a fraction only if it is not zero. */
            utc: string;
            local: components["schemas"]["TimeText"];
            tz: string;
            weekday: components["schemas"]["TimeWeekdayName"];
        };
        TimeClockChange: {
            /** @description The instant, in UTC. */
            at: string;
            from: components["schemas"]["TimeOffset"];
            to: components["schemas"]["TimeOffset"];
        };
        TimeZone: {
            /** @description The zone in its usual spelling. */
            tz: string;
            at: components["schemas"]["TimeText"];
            offset: components["schemas"]["TimeOffset"];
            /** @description Minutes east of UTC. */
            offsetMinutes: number;
            abbreviation: string;
            /** @description In English. */
            name: string;
            /** @description Daylight saving time holds. */
            dst: boolean;
            observesDst: boolean;
            previous: components["schemas"]["TimeClockChange"] | null;
            next: components["schemas"]["TimeClockChange"] | null;
        };
        /**
         * @default M
         * @enum {string}
         */
        QrLevel: "L" | "M" | "Q" | "H";
        /**
         * @default png
         * @enum {string}
         */
        QrFormat: "png" | "svg";
        QrPicture: {
            /** @enum {string} */
            mime: "image/png" | "image/svg+xml";
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            /** @description Length of the file. */
            bytes: number;
            /** @description The file as a data: URI, base64. */
            dataUri: string;
            /** @description What the symbol says. */
            text: string;
            version: number;
            /** @description Modules along a side, without the quiet zone. */
            modules: number;
            /** @enum {string} */
            ecc: "L" | "M" | "Q" | "H";
            /** @enum {string} */
            mode: "numeric" | "alphanumeric" | "byte" | "kanji" | "mixed";
        };
        /** @enum {string} */
        QrSymbology: "ean13" | "ean8" | "upca" | "code128" | "code39" | "itf14" | "datamatrix" | "pdf417" | "aztec";
        QrBarcode: {
            /** @constant */
            mime: "image/png";
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            /** @description Length of the file. */
            bytes: number;
            /** @description The file as a data: URI, base64. */
            dataUri: string;
            type: components["schemas"]["QrSymbology"];
            /** @description What the symbol says. */
            text: string;
            checkDigit: string | null;
        };
        QrDecode: {
            /** @description Pixels, the picture being upright. */
            width: number;
            /** @description Pixels, the picture being upright. */
            height: number;
            count: number;
            items: {
                /** @enum {string} */
                format: "qr" | "micro-qr" | "ean13" | "ean8" | "upca" | "upce" | "code128" | "code39" | "code93" | "codabar" | "itf" | "datamatrix" | "pdf417" | "aztec";
                text: string;
                /** @description Top left, top right, bottom right, bottom left, in pixels. */
                corners: {
                    x: number;
                    y: number;
                }[];
            }[];
        };
        /**
         * @default number
         * @enum {string}
         */
        MathNumberMode: "number" | "bignumber" | "fraction";
        MathEvaluate: {
            /** @description The expression as it was sent. */
            expr: string;
            /** @description The value as text. */
            result: string;
            /** @description The finite real value as the nearest double. */
            value: number | null;
            /** @enum {string} */
            type: "number" | "bignumber" | "fraction" | "complex" | "matrix" | "boolean";
        };
        /**
         * @default simplify
         * @enum {string}
         */
        MathAlgebraOperation: "simplify" | "expand" | "factor";
        MathSimplify: {
            /** @description The expression as it was sent. */
            input: string;
            operation: components["schemas"]["MathAlgebraOperation"];
            result: string;
            /** @description The result in LaTeX. */
            latex: string;
            variables: string[];
        };
        MathDerivative: {
            expr: string;
            variable: string;
            order: number;
            derivative: string;
            /** @description The derivative in LaTeX. */
            latex: string;
            /** @description The derivative at the point. */
            value: number | null;
            /** @description The function at the point. */
            functionValue: number | null;
            tangent: {
                slope: number;
                intercept: number;
            } | null;
        };
        MathIntegrate: {
            expr: string;
            variable: string;
            /** @description Without its constant. */
            antiderivative: string | null;
            /** @description The definite integral. */
            value: number | null;
            /** @description Estimated absolute error. */
            errorEstimate: number | null;
        };
        MathSolve: {
            equation: string;
            variable: string;
            count: number;
            roots: number[];
            /** @description Whether there are more roots than are given. */
            truncated: boolean;
        };
        MathLinearSystem: {
            /** @enum {string} */
            status: "unique" | "none" | "infinite";
            variables: string[];
            solution: {
                [key: string]: number;
            } | null;
            exact: {
                [key: string]: string;
            } | null;
            rank: number;
            freeVariables: string[];
        };
        MathComplexNumber: {
            /** @description Real part. */
            re: number;
            /** @description Imaginary part. */
            im: number;
        };
        MathPolynomialRoots: {
            degree: number;
            polynomial: string;
            roots: components["schemas"]["MathComplexNumber"][];
            /** @description The roots without an imaginary part. */
            realRoots: number[];
            discriminant: number | null;
        };
        MathFactorize: {
            n: string;
            isPrime: boolean;
            factors: {
                prime: string;
                exponent: number;
            }[];
            /** @description The factorization, such as 2^3*3^2*5. */
            expression: string;
            divisorCount: number;
            divisors: string[] | null;
            divisorSum: string;
            totient: string;
            /** @enum {integer} */
            mobius: -1 | 0 | 1;
            /** @enum {string} */
            kind: "deficient" | "perfect" | "abundant";
            nextPrime: string;
            previousPrime: string | null;
        };
        MathGcdLcm: {
            gcd: string;
            lcm: string;
            /** @description Whether the greatest common divisor of all is 1. */
            coprime: boolean;
            /** @description Whether that of every two is 1. */
            pairwiseCoprime: boolean;
            bezout: {
                x: string;
                y: string;
            } | null;
        };
        /** @enum {string} */
        MathModularOperation: "inverse" | "power" | "crt" | "order" | "sqrt";
        MathModular: {
            operation: components["schemas"]["MathModularOperation"];
            result: string;
            modulus: string;
            all: string[];
        };
        /** @enum {string} */
        MathIntegerOperation: "add" | "subtract" | "multiply" | "divide" | "power" | "factorial" | "sqrt" | "compare";
        MathBigint: {
            operation: components["schemas"]["MathIntegerOperation"];
            result: string;
            remainder: string | null;
            /** @description Decimal digits of the result without its sign. */
            digits: number;
            digitSum: number;
        };
        /** @enum {string} */
        MathMatrixOperation: "determinant" | "inverse" | "transpose" | "trace" | "rank" | "rref" | "nullspace" | "multiply" | "add" | "power" | "adjugate";
        MathMatrix: {
            operation: components["schemas"]["MathMatrixOperation"];
            /** @description Rows of the result. */
            rows: number;
            /** @description Columns of the result. */
            columns: number;
            result: number | number[][];
            exact: string | string[][];
        };
        /** @enum {string} */
        MathDecomposition: "eigen" | "lu" | "qr" | "cholesky" | "svd";
        MathDecompose: {
            kind: components["schemas"]["MathDecomposition"];
            /** @description The matrices, by rows: vectors, L, U, P, Q, R, S or V. */
            factors: {
                [key: string]: number[][];
            };
            values: components["schemas"]["MathComplexNumber"][];
            conditionNumber: number | null;
            determinant: number | null;
        };
        MathStatistics: {
            count: number;
            sum: number;
            mean: number;
            median: number;
            modes: number[];
            min: number;
            max: number;
            range: number;
            variance: number | null;
            standardDeviation: number | null;
            populationVariance: number;
            populationStandardDeviation: number;
            standardError: number | null;
            q1: number;
            q3: number;
            /** @description Interquartile range. */
            iqr: number;
            /** @description The value at the percentile that was asked for. */
            percentile: number;
            meanAbsoluteDeviation: number;
            geometricMean: number | null;
            harmonicMean: number | null;
            skewness: number | null;
            kurtosis: number | null;
            outliers: number[];
        };
        /**
         * @default linear
         * @enum {string}
         */
        MathRegressionModel: "linear" | "polynomial" | "exponential" | "logarithmic" | "power";
        MathRegression: {
            model: components["schemas"]["MathRegressionModel"];
            coefficients: number[];
            equation: string;
            r2: number | null;
            rmse: number;
            correlation: number | null;
            predictions: {
                x: number;
                y: number;
            }[];
        };
        /** @enum {string} */
        MathDistributionName: "normal" | "studentT" | "chiSquared" | "f" | "uniform" | "exponential" | "gamma" | "beta" | "lognormal" | "weibull" | "binomial" | "poisson" | "geometric" | "hypergeometric";
        MathDistribution: {
            name: components["schemas"]["MathDistributionName"];
            parameters: {
                [key: string]: number;
            };
            mean: number | null;
            variance: number | null;
            density: number | null;
            cumulative: number | null;
            survival: number | null;
            quantile: number | null;
        };
        /** @enum {string} */
        MathTest: "tOneSample" | "tTwoSample" | "tWelch" | "tPaired" | "zProportion" | "chiSquaredFit" | "chiSquaredTable" | "anova" | "correlation";
        /**
         * @default twoSided
         * @enum {string}
         */
        MathAlternative: "twoSided" | "less" | "greater";
        MathHypothesisTest: {
            test: components["schemas"]["MathTest"];
            statistic: number;
            /** @description Degrees of freedom. */
            df: number | null;
            /** @description Degrees of freedom within the groups. */
            df2: number | null;
            pValue: number;
            reject: boolean;
            estimate: number | null;
            confidenceInterval: {
                low: number;
                high: number;
            } | null;
            effectSize: number | null;
        };
        MathCombinatorics: {
            n: number;
            k: number;
            factorial: string;
            permutations: string;
            combinations: string;
            permutationsWithRepetition: string;
            combinationsWithRepetition: string;
            derangements: string;
            stirlingSecond: string | null;
            bell: string | null;
            catalan: string;
        };
        MathBase: {
            input: string;
            result: string;
            binary: string;
            octal: string;
            decimal: string;
            hex: string;
            repeating: boolean;
            twosComplement: string | null;
        };
        MathRoman: {
            number: number;
            roman: string;
            additive: string;
            /**
             * @description What value was.
             * @enum {string}
             */
            from: "number" | "roman";
        };
        /**
         * @default cardinal
         * @enum {string}
         */
        MathWordForm: "cardinal" | "ordinal" | "currency";
        MathWords: {
            number: string;
            /** @description The language with its region. */
            lang: string;
            form: components["schemas"]["MathWordForm"];
            words: string;
        };
        /**
         * @default none
         * @enum {string}
         */
        MathFractionOperation: "none" | "add" | "subtract" | "multiply" | "divide" | "power" | "compare";
        MathFraction: {
            fraction: string;
            mixed: string;
            decimal: string;
            value: number;
            /** @description The double in value times 100. */
            percent: number;
            continued: string[];
            convergents: string[];
            best: string;
            comparison: number | null;
            egyptian: string[] | null;
        };
        /**
         * @default none
         * @enum {string}
         */
        MathComplexOperation: "none" | "add" | "subtract" | "multiply" | "divide" | "power";
        MathComplex: {
            result: components["schemas"]["MathComplexNumber"];
            text: string;
            modulus: number;
            /** @description In radians. */
            argument: number;
            /** @description The argument in degrees. */
            degrees: number;
            conjugate: components["schemas"]["MathComplexNumber"];
            exponential: string;
            roots: components["schemas"]["MathComplexNumber"][];
        };
        /** @enum {string} */
        MathSequenceName: "prime" | "fibonacci" | "lucas" | "pell" | "tribonacci" | "triangular" | "square" | "cube" | "pentagonal" | "hexagonal" | "factorial" | "catalan" | "bell" | "partition" | "motzkin" | "mersennePrimeExponent" | "perfect" | "happy" | "lookAndSay" | "collatz";
        MathSequence: {
            name: components["schemas"]["MathSequenceName"];
            oeis: string;
            count: number;
            items: {
                index: number;
                value: string;
            }[];
        };
        /** @enum {string} */
        MathShape: "circle" | "sector" | "ellipse" | "triangle" | "rectangle" | "trapezoid" | "rhombus" | "regularPolygon" | "polygon" | "sphere" | "cylinder" | "cone" | "cuboid" | "pyramid" | "torus" | "tetrahedron";
        MathGeometry: {
            shape: components["schemas"]["MathShape"];
            /** @enum {integer} */
            dimension: 2 | 3;
            /** @description Of a solid its base, in squares of the unit of length. */
            area: number;
            /** @description Of a plane figure. */
            perimeter: number | null;
            /** @description Of a solid. */
            volume: number | null;
            /** @description Of a solid. */
            surface: number | null;
            details: {
                [key: string]: number;
            };
        };
        /** @enum {string} */
        DeveloperStatusClass: "1xx" | "2xx" | "3xx" | "4xx" | "5xx";
        DeveloperHttpStatus: {
            count: number;
            items: {
                code: number;
                /** @description As in the status line. */
                phrase: string;
                name: string;
                class: components["schemas"]["DeveloperStatusClass"];
                description: string;
                /** @description The same request may succeed later. */
                retryable: boolean;
                /** @description Cacheable without explicit permission. */
                cacheable: boolean;
            }[];
        };
        DeveloperMime: {
            /** @description Number of items given. */
            count: number;
            items: {
                type: string;
                /** @description Without dots, the usual one first. */
                extensions: string[];
                /** @description The character encoding by default. */
                charset: string | null;
                /** @description Whether such content gets smaller by compression. */
                compressible: boolean | null;
                /**
                 * @description Where the type is defined.
                 * @enum {string|null}
                 */
                source: "iana" | "apache" | "nginx" | null;
            }[];
        };
        DeveloperSemver: {
            version: string;
            major: number;
            minor: number;
            patch: number;
            /** @description Its identifiers. */
            prerelease: (string | number)[];
            /** @description Identifiers of the build metadata. */
            build: string[];
            compare: {
                with: string;
                /** @enum {integer} */
                result: -1 | 0 | 1;
                /** @enum {string|null} */
                diff: "major" | "minor" | "patch" | "premajor" | "preminor" | "prepatch" | "prerelease" | null;
                newer: string | null;
            } | null;
            next: string | null;
        };
        DeveloperSemverRange: {
            /** @description As given. */
            range: string;
            normalized: string;
            count: number;
            items: {
                version: string;
                satisfies: boolean;
            }[];
            max: string | null;
            min: string | null;
        };
        DeveloperCron: {
            expression: string;
            description: string;
            fields: {
                second: string;
                minute: string;
                hour: string;
                dayOfMonth: string;
                month: string;
                dayOfWeek: string;
            };
            /** @description IANA name in its usual spelling. */
            timezone: string;
            runs: string[];
        };
        DeveloperLicense: {
            /** @description Number of items given. */
            count: number;
            items: {
                /** @description In SPDX spelling. */
                id: string;
                name: string;
                /** @description Where the licence is published. */
                url: string | null;
                osiApproved: boolean;
                text: string | null;
            }[];
        };
        DeveloperNamedVersion: {
            name: string | null;
            version: string | null;
        };
        DeveloperUserAgent: {
            /** @description What was parsed. */
            ua: string;
            browser: {
                name: string | null;
                version: string | null;
                major: number | null;
            };
            engine: components["schemas"]["DeveloperNamedVersion"];
            os: components["schemas"]["DeveloperNamedVersion"];
            device: {
                /** @enum {string|null} */
                type: "desktop" | "mobile" | "tablet" | "tv" | "bot" | null;
                vendor: string | null;
                model: string | null;
            };
            bot: boolean;
            /** @description The part of the text that tells a bot. */
            botName: string | null;
        };
        /** @enum {string} */
        DeveloperTransport: "tcp" | "udp" | "sctp" | "dccp";
        DeveloperPort: {
            count: number;
            /** @enum {string|null} */
            range: "system" | "user" | "dynamic" | null;
            items: {
                port: number;
                protocol: components["schemas"]["DeveloperTransport"];
                service: string;
                /** @description Empty where the registry has none. */
                description: string;
            }[];
        };
        DeveloperUnicode: {
            /** @description Code points. */
            count: number;
            /** @description Extended grapheme clusters. */
            graphemes: number;
            normalized: {
                nfc: boolean;
                nfd: boolean;
                nfkc: boolean;
                nfkd: boolean;
            };
            items: {
                char: string;
                codePoint: string;
                decimal: number;
                name: string | null;
                category: string;
                script: string;
                /** @description Bytes in hex. */
                utf8: string;
                /** @description Units in hex. */
                utf16: string;
                /** @description Character reference. */
                html: string;
                /** @description Escape of a CSS string. */
                css: string;
                /** @description Escape of a JavaScript string. */
                js: string;
                emoji: boolean;
                /** @enum {integer} */
                width: 0 | 1 | 2;
            }[];
        };
        DeveloperRegex: {
            matched: boolean;
            full: boolean;
            total: number;
            items: {
                index: number;
                end: number;
                match: string;
                groups: (string | null)[];
                named: {
                    [key: string]: string | null;
                };
            }[];
            replaced: string | null;
        };
        /** @description JSON Pointer (RFC 6901); the empty text is the whole document. */
        DeveloperPointer: string;
        /** @description Any JSON value. */
        DeveloperJson: {
            [key: string]: unknown;
        } | unknown[] | string | number | boolean | null;
        DeveloperJsonDiff: {
            equal: boolean;
            count: number;
            changes: {
                /** @enum {string} */
                op: "add" | "remove" | "replace";
                path: components["schemas"]["DeveloperPointer"];
                from: components["schemas"]["DeveloperJson"];
                to: components["schemas"]["DeveloperJson"];
            }[];
            patch: {
                /** @enum {string} */
                op: "add" | "remove" | "replace";
                path: components["schemas"]["DeveloperPointer"];
                value?: components["schemas"]["DeveloperJson"];
            }[];
            mergePatch: components["schemas"]["DeveloperJson"];
        };
        DeveloperJsonPatch: {
            /** @enum {string} */
            type: "json-patch" | "merge-patch";
            /** @description Operations. */
            applied: number;
            changed: boolean;
            result: components["schemas"]["DeveloperJson"];
        };
        DeveloperJsonSchema: {
            valid: boolean;
            /** @enum {string} */
            draft: "2020-12" | "2019-09" | "draft-07" | "draft-04";
            /** @description Number of errors listed. */
            count: number;
            errors: {
                path: components["schemas"]["DeveloperPointer"];
                keyword: string;
                schemaPath: string;
                message: string;
                /** @description What the keyword has to say, such as the type that is wanted. */
                params: {
                    [key: string]: components["schemas"]["DeveloperJson"];
                };
            }[];
        };
        DeveloperOpenapi: {
            /** @description As the document says it. */
            version: string;
            valid: boolean;
            /** @description Empty where there is none. */
            title: string;
            counts: {
                paths: number;
                operations: number;
                schemas: number;
                /** @description Of the document. */
                tags: number;
            };
            errors: {
                path: components["schemas"]["DeveloperPointer"];
                message: string;
            }[];
            warnings: {
                /** @enum {string} */
                rule: "operation-id-missing" | "operation-id-duplicate" | "operation-summary-missing" | "operation-no-success" | "operation-no-client-error" | "path-param-undefined" | "path-param-unused" | "tag-undefined" | "schema-unused" | "servers-missing" | "info-description-missing";
                path: components["schemas"]["DeveloperPointer"];
                message: string;
            }[];
            score: number;
        };
        DeveloperUuid: {
            /** @enum {string} */
            kind: "uuid" | "ulid";
            normalized: string;
            valid: boolean;
            version: number | null;
            /** @enum {string|null} */
            variant: "ncs" | "rfc9562" | "microsoft" | "future" | null;
            /** @description All bits are 0. */
            nil: boolean;
            /** @description All bits are 1. */
            max: boolean;
            /** @description ISO 8601, UTC. */
            time: string | null;
            /** @description Milliseconds since 1970. */
            timestampMs: number | null;
            clockSequence: number | null;
            node: string | null;
            integer: string;
            base64url: string;
            urn: string | null;
        };
        DeveloperPermissions: {
            read: boolean;
            write: boolean;
            execute: boolean;
        };
        DeveloperChmod: {
            octal: string;
            symbolic: string;
            clauses: string;
            decimal: number;
            owner: components["schemas"]["DeveloperPermissions"];
            group: components["schemas"]["DeveloperPermissions"];
            other: components["schemas"]["DeveloperPermissions"];
            setuid: boolean;
            setgid: boolean;
            sticky: boolean;
            umask: string;
        };
        DeveloperGitignore: {
            name: string;
            /** @description The template whole. */
            source: string;
            rules: string[];
            /** @description Rules. */
            count: number;
        };
        DeveloperHeader: {
            name: string;
            known: boolean;
            /** @enum {string} */
            kind: "directives" | "weighted" | "media-type" | "cookie" | "links" | "ranges" | "date" | "raw";
            items: {
                name: string;
                value: string | number | boolean | null;
                parameters: {
                    [key: string]: string;
                };
                explanation: string | null;
            }[];
            warnings: ("duplicate-directive" | "unknown-directive" | "contradiction" | "samesite-none-without-secure" | "hsts-short" | "bad-value")[];
        };
        DeveloperCurl: {
            method: string;
            url: string;
            headers: {
                [key: string]: string;
            };
            body: string | null;
            auth: {
                user: string;
                /** @description Empty where the command has none. */
                password: string;
            } | null;
            options: {
                insecure: boolean;
                followRedirects: boolean;
                compressed: boolean;
                timeoutSeconds: number | null;
            };
            /** @description JavaScript. */
            fetch: string;
            unsupported: string[];
        };
        DeveloperDockerImage: {
            /** @description As given. */
            reference: string;
            registry: string;
            repository: string;
            namespace: string | null;
            name: string;
            tag: string | null;
            digest: {
                /** @enum {string} */
                algorithm: "sha256" | "sha512";
                hex: string;
            } | null;
            official: boolean;
            pinned: boolean;
            canonical: string;
            manifestUrl: string;
            warnings: ("mutable-tag" | "not-pinned")[];
        };
        DeveloperPackage: {
            system: string;
            name: string;
            version: string;
            /** @description ISO 8601, UTC. */
            publishedAt: string | null;
            /** @description The version is what installs without naming one. */
            isDefault: boolean;
            licenses: string[];
            advisories: string[];
            links: {
                /** @description Such as HOMEPAGE, SOURCE_REPO or ISSUE_TRACKER. */
                label: string;
                url: string;
            }[];
            versionCount: number;
            latest: string | null;
            /** @description ISO 8601, UTC. */
            firstPublishedAt: string | null;
        };
        TextSort: {
            text: string;
            /** @description Lines of the answer. */
            lines: number;
            /** @description Lines that unique and dropEmpty left out. */
            removed: number;
        };
        TextRepeatedLine: {
            /** @description As it is written first. */
            line: string;
            count: number;
        };
        TextDedupe: {
            text: string;
            /** @description Lines of the answer. */
            lines: number;
            /** @description Lines of the input that are not in the answer. */
            removed: number;
            duplicates: components["schemas"]["TextRepeatedLine"][];
        };
        TextReverse: {
            text: string;
            /** @description Whether letters and digits of the input read the same backwards. */
            palindrome: boolean;
        };
        TextFilter: {
            text: string;
            /** @description Lines of the answer, context included. */
            lines: number;
            /** @description Lines that match, after invert. */
            matched: number;
            /** @description Numbers of the lines of the answer in the input, from 1, ascending. */
            numbers: number[];
        };
        TextList: {
            text: string;
            count: number;
            /** @description The items without quotes. */
            items: string[];
        };
        TextAlign: {
            text: string;
            /** @description Rows of the input, header included. */
            rows: number;
            columns: number;
            /** @description Widths of the columns in terminal columns. */
            widths: number[];
        };
        TextWrap: {
            text: string;
            /** @description Lines of the answer. */
            lines: number;
            /** @description Width of the longest line in terminal columns. */
            longest: number;
        };
        TextIndent: {
            text: string;
            /** @description Lines of the answer. */
            lines: number;
        };
        TextClean: {
            text: string;
            /** @description Code points of the input less those of the answer with LF line ends. */
            removed: number;
            /** @description Characters that the step invisible removed or turned. */
            invisible: number;
            /** @description Lines of the answer, blank ones included. */
            lines: number;
        };
        TextSize: {
            codePoints: number;
            /** @description In UTF-8. */
            bytes: number;
        };
        TextNormalize: {
            text: string;
            changed: boolean;
            before: components["schemas"]["TextSize"];
            after: components["schemas"]["TextSize"];
        };
        TextTypography: {
            text: string;
            /** @description Marks replaced. */
            changes: number;
        };
        TextReplace: {
            text: string;
            replacements: number;
            /** @description Where the first 1000 matches begin in the input, in UTF-16 units from 0. */
            positions: number[];
        };
        /** @enum {string} */
        TextExtractKind: "email" | "url" | "domain" | "ipv4" | "ipv6" | "number" | "phone" | "hashtag" | "mention" | "date" | "time" | "color" | "emoji" | "uuid" | "quoted";
        TextExtracted: {
            kind: components["schemas"]["TextExtractKind"];
            /** @description As it is written in the text. */
            value: string;
            /** @description Where it begins in the text, in UTF-16 units from 0. */
            index: number;
        };
        TextExtract: {
            /** @description Number of items. */
            count: number;
            items: components["schemas"]["TextExtracted"][];
            /** @description Number of items of every kind that was asked for. */
            totals: {
                [key: string]: number;
            };
        };
        TextFits: {
            /** @description Short messages that it takes. */
            sms: number;
            /** @description Whether it has at most 60 graphemes. */
            metaTitle: boolean;
            /** @description Whether it has at most 160 graphemes. */
            metaDescription: boolean;
        };
        TextCount: {
            graphemes: number;
            codePoints: number;
            /** @description UTF-16 units. */
            utf16: number;
            /** @description In UTF-8. */
            bytes: number;
            letters: number;
            digits: number;
            spaces: number;
            words: number;
            /** @description Words that differ in more than case. */
            uniqueWords: number;
            sentences: number;
            lines: number;
            /** @description Lines of white space only. */
            blankLines: number;
            paragraphs: number;
            /** @description Time to read it silently. */
            readingSeconds: number;
            /** @description Time to speak it. */
            speakingSeconds: number;
            fits: components["schemas"]["TextFits"];
        };
        TextFrequent: {
            value: string;
            count: number;
            percent: number;
        };
        TextFrequency: {
            /** @description All occurrences. */
            total: number;
            /** @description Different values, before limit. */
            distinct: number;
            items: components["schemas"]["TextFrequent"][];
        };
        TextTruncate: {
            text: string;
            truncated: boolean;
            /** @description Length of the answer in the unit. */
            length: number;
            /** @description What of the input is gone, in the unit. */
            removed: number;
        };
        TextHunk: {
            /** @description First line in a, from 1. */
            oldStart: number;
            oldLines: number;
            /** @description First line in b, from 1. */
            newStart: number;
            newLines: number;
            /** @description Each line behind a space, - or +. */
            lines: string[];
        };
        TextDiff: {
            /** @description Whether no line differs. */
            equal: boolean;
            /** @description Lines. */
            added: number;
            /** @description Lines. */
            removed: number;
            /** @description Lines. */
            unchanged: number;
            /** @description 2 × unchanged / (lines of a + lines of b), rounded to four decimals; 1 when both are empty. */
            similarity: number;
            hunks: components["schemas"]["TextHunk"][];
            /** @description The unified diff; empty when no line differs. */
            patch: string;
        };
        TextDiffPart: {
            /** @enum {string} */
            op: "equal" | "insert" | "delete";
            text: string;
        };
        TextDiffWords: {
            equal: boolean;
            parts: components["schemas"]["TextDiffPart"][];
            /** @description Words, characters or sentences. */
            inserted: number;
            /** @description Words, characters or sentences. */
            deleted: number;
            /** @description The parts with mark-up; null for none. */
            rendered: string | null;
        };
        TextPatch: {
            text: string;
            /** @description Hunks applied. */
            hunks: number;
            /** @description Lines put in. */
            added: number;
            /** @description Lines taken out. */
            removed: number;
        };
        TextMerge: {
            text: string;
            /** @description Conflicts found, also those that favor settled. */
            conflicts: number;
            /** @description Whether there was no conflict. */
            clean: boolean;
        };
        TextSetCounts: {
            /** @description Distinct items. */
            a: number;
            /** @description Distinct items. */
            b: number;
            union: number;
            intersection: number;
            onlyA: number;
            onlyB: number;
        };
        TextSets: {
            union: string[];
            intersection: string[];
            onlyA: string[];
            onlyB: string[];
            symmetric: string[];
            counts: components["schemas"]["TextSetCounts"];
            jaccard: number;
            /** @description Whether both have the same items. */
            equal: boolean;
            /** @description Whether every item of a is in b. */
            aInB: boolean;
            /** @description Whether every item of b is in a. */
            bInA: boolean;
        };
        TextTemplate: {
            text: string;
            /** @description Names used, by first sight. */
            variables: string[];
            /** @description Names used outside of sections that data does not have. */
            missing: string[];
        };
        TextMarkdown: {
            html: string;
            /** @description The HTML without tags. */
            text: string;
            /** @description Headings in the HTML. */
            headings: number;
            /** @description Addresses of links, in order. */
            links: string[];
            /** @description Addresses of images, in order. */
            images: string[];
        };
        TextHeading: {
            level: number;
            text: string;
            slug: string;
        };
        TextMarkdownToc: {
            /** @description A Markdown list; empty when no heading is in the levels. */
            toc: string;
            /** @description Headings listed. */
            count: number;
            headings: components["schemas"]["TextHeading"][];
        };
        TextMarkdownTable: {
            table: string;
            /** @description Rows of the body. */
            rows: number;
            columns: number;
        };
        TextMarkdownFromHtml: {
            markdown: string;
            /** @description UTF-16 units of the Markdown. */
            characters: number;
        };
        /**
         * @default Standard
         * @enum {string}
         */
        TextFigletFont: "Standard" | "Big" | "Small" | "Slant" | "Banner" | "Block" | "Doom" | "Ghost" | "Graffiti" | "Lean" | "Mini" | "Ogre" | "Rectangles" | "Roman" | "Script" | "Shadow" | "Speed" | "Star Wars" | "ANSI Shadow" | "Bubble" | "Digital" | "Colossal" | "Isometric1" | "Larry 3D" | "3-D" | "Univers";
        TextFiglet: {
            art: string;
            lines: number;
            /** @description Characters of the longest line. */
            width: number;
            font: components["schemas"]["TextFigletFont"];
        };
        TextTransliterate: {
            text: string;
            /** @description Whether the input was ASCII already. */
            ascii: boolean;
            scripts: string[];
            /** @description Characters without a transliteration. */
            unknown: number;
        };
        TextTree: {
            tree: string;
            nodes: number;
            /** @description Nodes without children. */
            leaves: number;
            /** @description Of the deepest node; 1 for a top node. */
            depth: number;
        };
        TextLookalike: {
            /** @description In UTF-16 units from 0. */
            index: number;
            char: string;
            codePoint: string;
            /** @enum {string} */
            kind: "invisible" | "bidi" | "lookalike";
            /** @description The ASCII characters that a lookalike stands for; null for other kinds. */
            looksLike: string | null;
        };
        TextLookalikes: {
            safe: boolean;
            /** @description Number of items. */
            count: number;
            /** @description In the order of the text. */
            items: components["schemas"]["TextLookalike"][];
            skeleton: string;
            ascii: string;
            scripts: string[];
            /** @description By first sight. */
            mixedWords: string[];
        };
        TextEmoji: {
            emoji: string;
            /** @description Shortcodes without colons. */
            names: string[];
            description: string;
        };
        TextShortcodes: {
            text: string;
            /** @description All replacements. */
            replaced: number;
            /** @description Names that no emoji has, without colons, each once. */
            unknown: string[];
            /** @description The emoji replaced, each once, by first sight. */
            items: components["schemas"]["TextEmoji"][];
        };
        TextHyphenate: {
            text: string;
            /** @description Words with at least one break. */
            words: number;
            breaks: number;
        };
        /**
         * @default ap
         * @enum {string}
         */
        TextTitleStyle: "ap" | "chicago" | "start-case" | "sentence";
        TextTitleCase: {
            text: string;
            style: components["schemas"]["TextTitleStyle"];
            /** @description Words that differ from the input. */
            changed: number;
        };
        DevFormat: {
            language: string;
            code: string;
            /** @description Whether the answer differs from the input. */
            changed: boolean;
            /** @description Lines of the answer. */
            lines: number;
        };
        DevFormatSql: {
            dialect: string;
            sql: string;
            /** @description Those that are more than comments. */
            statements: number;
        };
        DevFormatGraphql: {
            document: string;
            definitions: {
                /** @enum {string} */
                kind: "query" | "mutation" | "subscription" | "fragment" | "type" | "directive" | "schema" | "extension";
                name: string | null;
                /** @description Names at its outermost level. */
                fields: string[];
            }[];
            /** @description Deepest nesting of selection sets. */
            depth: number;
        };
        DevMinified: {
            code: string;
            /** @description UTF-8 length of what came in. */
            bytesBefore: number;
            /** @description UTF-8 length of the answer. */
            bytesAfter: number;
            /** @description Of the bytes; negative where the answer is longer. */
            savedPercent: number;
        };
        DevMinifySvg: {
            code: string;
            /** @description UTF-8 length of what came in. */
            bytesBefore: number;
            /** @description UTF-8 length of the answer. */
            bytesAfter: number;
            /** @description Of the bytes; negative where the answer is longer. */
            savedPercent: number;
            /** @description The image for a src attribute or a CSS url. */
            dataUri: string;
        };
        DevTranspile: {
            code: string;
            target: string;
            diagnostics: {
                line: number;
                column: number;
                code: number;
                message: string;
            }[];
        };
        DevLintJson: {
            valid: boolean;
            problems: {
                /** @enum {string} */
                severity: "error" | "warning";
                /** @description Kind of the problem. */
                code: string;
                line: number;
                column: number;
                /** @description From the start of the text in UTF-16 units. */
                offset: number;
                message: string;
            }[];
            /** @description Members of all objects. */
            keys: number;
            /** @description Deepest nesting of objects and arrays. */
            depth: number;
            /** @description The mended text. */
            repaired: string | null;
        };
        /** @description Any JSON value. */
        DevAnyJson: {
            [key: string]: unknown;
        } | unknown[] | string | number | boolean | null;
        DevConfig: {
            format: string;
            /** @description Number of values. */
            count: number;
            values: {
                [key: string]: components["schemas"]["DevAnyJson"];
            };
            /** @description Keys that come again. */
            duplicates: string[];
            problems: {
                line: number;
                message: string;
            }[];
        };
        DevStats: {
            language: string;
            /** @description Lines. */
            total: number;
            /** @description Lines with code. */
            source: number;
            /** @description Lines with a comment. */
            comment: number;
            /** @description Lines with a comment up to their end. */
            singleComment: number;
            /** @description Lines with a comment between two signs. */
            blockComment: number;
            /** @description Lines with code and a comment. */
            mixed: number;
            /** @description Lines with nothing. */
            blank: number;
            /** @description Lines with TODO. */
            todo: number;
            /** @description Characters. */
            longestLine: number;
            /** @description Characters a line that is not blank. */
            averageLine: number;
            functions: number | null;
            /** @description Cyclomatic complexity of the whole file. */
            complexity: number | null;
        };
        DevAst: {
            ast: {
                [key: string]: components["schemas"]["DevAnyJson"];
            };
            nodes: number;
            /** @description Nodes by type. */
            types: {
                [key: string]: number;
            };
            /** @description Names of modules. */
            imports: string[];
            exports: string[];
            globals: string[];
        };
        DataConvert: {
            from: string;
            to: string;
            output: string;
            /** @description UTF-8 length of the output. */
            bytes: number;
        };
        /** @description Any JSON value. */
        DataAnyJson: {
            [key: string]: unknown;
        } | unknown[] | string | number | boolean | null;
        DataQuery: {
            syntax: string;
            count: number;
            matches: {
                /** @description The normalized path or the pointer; null for jmespath. */
                path: string | null;
                value: components["schemas"]["DataAnyJson"];
            }[];
        };
        DataFlatten: {
            mode: string;
            /** @description Keys of the flat side. */
            count: number;
            result: {
                [key: string]: components["schemas"]["DataAnyJson"];
            } | components["schemas"]["DataAnyJson"][];
        };
        DataSchema: {
            output: string;
            /** @description Samples merged. */
            samples: number;
            schema: {
                [key: string]: components["schemas"]["DataAnyJson"];
            } | null;
            typescript: string | null;
        };
        DataValidate: {
            format: string;
            valid: boolean;
            errors: {
                line: number;
                column: number;
                message: string;
            }[];
            /** @enum {string|null} */
            type: "object" | "array" | "string" | "number" | "boolean" | "null" | null;
        };
        DataCsv: {
            /** @description The sign itself. */
            delimiter: string;
            /** @description Without the header. */
            rows: number;
            columns: {
                name: string;
                /** @enum {string} */
                type: "integer" | "number" | "boolean" | "date" | "datetime" | "string" | "empty";
                filled: number;
                empty: number;
                /** @description Distinct values of filled cells. */
                distinct: number;
                min: number | string | null;
                max: number | string | null;
                mean: number | null;
                median: number | null;
                top: {
                    value: string;
                    count: number;
                }[];
            }[];
        };
        StringDistance: {
            metric: string;
            distance: number;
            /** @description Against the greatest distance of texts so long. */
            normalized: number;
            /** @description Code points. */
            lengthA: number;
            /** @description Code points. */
            lengthB: number;
            operations: {
                /** @enum {string} */
                op: "insert" | "delete" | "substitute";
                /** @description Place in a. */
                index: number;
                /** @description Empty for an insertion. */
                from: string;
                /** @description Empty for a deletion. */
                to: string;
            }[] | null;
        };
        StringSimilarity: {
            levenshtein: number;
            jaro: number;
            jaroWinkler: number;
            dice: number;
            jaccard: number;
            cosine: number;
            overlap: number;
            ratcliffObershelp: number;
            /** @description The largest of the eight. */
            best: number;
        };
        StringPhonetic: {
            text: string;
            codes: {
                soundex: string;
                /** @description Letters, 0 for the sound of th, X for that of sh. */
                metaphone: string;
                /** @description Primary and secondary code. */
                doubleMetaphone: string[];
                nysiis: string;
                cologne: string;
                caverphone: string;
                daitchMokotoff: string[];
            };
            compare: {
                text: string;
                /** @description Names of the codes that agree. */
                same: string[];
            } | null;
        };
        StringCase: {
            /** @description Lower-cased. */
            words: string[];
            /** @description The text by case. */
            cases: {
                [key: string]: string;
            };
        };
        StringMask: {
            masked: string;
            /** @description Masked grapheme clusters. */
            hidden: number;
        };
        StringFuzzy: {
            /** @description Candidates listed. */
            count: number;
            items: {
                value: string;
                score: number;
                /** @description Matched code points of the value. */
                positions: number[];
            }[];
        };
        StringSlug: {
            slug: string;
            /** @description Words kept. */
            words: number;
            /** @description Whether words were dropped or cut. */
            truncated: boolean;
        };
        StringCommon: {
            substring: {
                value: string;
                /** @description Code points. */
                length: number;
                indexA: number;
                indexB: number;
            };
            subsequence: {
                value: string;
                /** @description Code points. */
                length: number;
            };
            prefix: string;
            suffix: string;
        };
        StringAlign: {
            mode: string;
            score: number;
            alignedA: string;
            alignedB: string;
            marks: string;
            identity: number;
            /** @description Columns. */
            matches: number;
            /** @description Columns. */
            gaps: number;
        };
    };
    responses: {
        /** @description The request is not valid. `param` names the field or query parameter at fault. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GatewayError"];
            };
        };
        /** @description The URL is longer than this server accepts. The body has the shapes of both planes in one. */
        UriTooLong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "error": {
                 *         "message": "The address is longer than 512 KB.",
                 *         "type": "invalid_request_error",
                 *         "param": null,
                 *         "code": "uri_too_long"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["HeadRefusal"];
            };
        };
        /** @description Too many requests from this address in this minute. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "Too many requests from this address. Try again in 12 s.",
                 *         "type": "rate_limit_error",
                 *         "param": null,
                 *         "code": "rate_limit_exceeded"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GatewayError"];
            };
        };
        /** @description The headers are larger than this server accepts. The body has the shapes of both planes in one. */
        HeadersTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "error": {
                 *         "message": "The headers are larger than 512 KB.",
                 *         "type": "invalid_request_error",
                 *         "param": null,
                 *         "code": "headers_too_large"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["HeadRefusal"];
            };
        };
        /** @description Something failed on our side. Nothing was charged. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "Something failed on our side. The request id leads to it in our logs.",
                 *         "type": "api_error",
                 *         "param": null,
                 *         "code": "internal_error"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GatewayError"];
            };
        };
        /** @description Overloaded, draining before a restart, or without its store for the moment. Nothing was charged. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "Temporarily unavailable. Try again in 5 s.",
                 *         "type": "overloaded_error",
                 *         "param": null,
                 *         "code": "unavailable"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GatewayError"];
            };
        };
        /** @description The Bearer key is missing or invalid. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "Missing or invalid API key. Send it as \"Authorization: Bearer <API_KEY>\".",
                 *         "type": "authentication_error",
                 *         "param": null,
                 *         "code": "invalid_api_key"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GatewayError"];
            };
        };
        /** @description The account is suspended, or its plan lacks the model or the capability. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GatewayError"];
            };
        };
        /** @description No provider offers this model now. */
        ModelNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "The model vendor/no-such-model does not exist. GET /models lists those that do.",
                 *         "type": "not_found_error",
                 *         "param": "model",
                 *         "code": "model_not_found"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GatewayError"];
            };
        };
        /** @description A request with this `Idempotency-Key` still runs. */
        KeyInUse: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "The request with this Idempotency-Key still runs. Its answer is there when it has ended; try again in 2 s.",
                 *         "type": "invalid_request_error",
                 *         "param": "Idempotency-Key",
                 *         "code": "idempotency_key_in_use"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GatewayError"];
            };
        };
        /** @description The body is larger than this server accepts. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "The body is larger than 20 MB.",
                 *         "type": "invalid_request_error",
                 *         "param": null,
                 *         "code": "request_too_large"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GatewayError"];
            };
        };
        /** @description The body is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "Send the body as application/json.",
                 *         "type": "invalid_request_error",
                 *         "param": null,
                 *         "code": "unsupported_media_type"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GatewayError"];
            };
        };
        /**
         * @description The provider understood the request and refused it as the caller's fault; or the `Idempotency-Key` was used for
         *     another request, or for one whose answer was too large to be kept.
         */
        Unprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GatewayError"];
            };
        };
        /** @description The quota of the minute or of the UTC day is exhausted. Nothing was charged. */
        QuotaExhausted: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Should-Retry": components["headers"]["ShouldRetry"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GatewayError"];
            };
        };
        /** @description No provider could satisfy the request. It may be sent again; nothing was charged. */
        UpstreamFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "No provider could answer for the model vendor/name. Try again in 5 s.",
                 *         "type": "api_error",
                 *         "param": null,
                 *         "code": "upstream_failed"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GatewayError"];
            };
        };
        /** @description The `Idempotency-Key` was used for another request, or for one whose answer was too large to be kept. */
        KeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GatewayError"];
            };
        };
        /** @description A parameter is missing, unknown, repeated or out of its bounds. Every fault is listed. Not charged. */
        InvalidParameter: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "feature": "hash/digest",
                 *       "error": {
                 *         "code": "invalid_parameter",
                 *         "message": "algorithm: must be one of the allowed values",
                 *         "details": [
                 *           {
                 *             "parameter": "algorithm",
                 *             "message": "must be one of the allowed values"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FeatureRefusal"];
            };
        };
        /** @description There is no such feature, or the key is missing, revoked or not a REST key; the same in every case. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "error": {
                 *         "code": "not_found",
                 *         "message": "Not found."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PlaneRefusal"];
            };
        };
        /** @description The subject does not exist or can't be processed. Charged. */
        SubjectUnprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "feature": "hash/digest",
                 *       "error": {
                 *         "code": "unprocessable",
                 *         "message": "text is not valid hex."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FeatureRefusal"];
            };
        };
        /** @description The key's calls of this UTC day are used up, or too many requests came from this address in this minute. */
        CallsExhausted: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlaneRefusal"];
            };
        };
        /** @description Something failed on our side. Not charged. */
        FeatureFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "feature": "hash/digest",
                 *       "error": {
                 *         "code": "internal_error",
                 *         "message": "Something failed on our side. The request id leads to it in our logs."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PlaneRefusal"];
            };
        };
        /** @description Overloaded, draining before a restart, or without its store for the moment. Not charged. */
        Overloaded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "feature": "hash/digest",
                 *       "error": {
                 *         "code": "overloaded",
                 *         "message": "Temporarily overloaded. Try again in 5 s."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PlaneRefusal"];
            };
        };
        /** @description The address that was named, or the public source behind the feature, did not answer as it should. Not charged. */
        "UpstreamFailed-2": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": false,
                 *       "feature": "islamic/hadith",
                 *       "error": {
                 *         "code": "upstream_failed",
                 *         "message": "Hadith API did not answer within 10 s."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FeatureRefusal"];
            };
        };
    };
    parameters: {
        /**
         * @description Names the request, so that it can be sent again without being done again; a new one for each request (a UUID).
         *     For 24 hours the same key with the same request of the same account gets the same answer, charged once and
         *     marked `Idempotent-Replayed: true`; a stream comes event by event. The request is the operation, its query and
         *     its body as JSON values, however they are written.
         *
         *     Only a 200 is kept: after any error nothing was charged, and the key is free. A request with a key goes on when
         *     its client leaves, and is charged; its answer waits for the client. Until it has ended a second one gets 409; a
         *     server that dies frees its keys as soon as it is back, and for others after 10 seconds. Another request under
         *     the key is a 422, and so is one whose answer had more than 8 MB, which is not kept.
         * @example 3f1c9a52-7f0e-4a43-9d1f-2b6a0c9e8d11
         */
        IdempotencyKey: string;
        /**
         * @description Most entries of the page.
         * @example 50
         */
        Limit: number;
        /** @description The `next_cursor` of the page before, of the same list of the same account; without it the latest entries. New entries do not shift the pages. */
        Cursor: string;
    };
    requestBodies: never;
    headers: {
        /** @description Identifies this request in our logs. Quote it when you ask for help. */
        RequestId: string;
        /** @description Requests allowed in the window that has the least remaining. Absent where the plan has no limit. */
        RateLimitLimit: number;
        /** @description Requests left in that window. */
        RateLimitRemaining: number;
        /** @description Unix time in seconds at which that window ends. */
        RateLimitReset: number;
        /** @description Seconds to wait before the request is worth sending again. */
        RetryAfter: number;
        /** @description `true` where this is the answer of an earlier request with the same `Idempotency-Key`; absent otherwise. */
        IdempotentReplayed: "true";
        /** @description `false` where waiting a moment does not help (the day's quota is used up). OpenAI's clients obey it. */
        ShouldRetry: "false";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service answers; `degraded` where a part of it does not. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            /** @description The gateway is draining before a stop or a restart. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "draining"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans on offer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "currency": "IDR",
                     *       "data": [
                     *         {
                     *           "id": "free",
                     *           "object": "plan",
                     *           "title": "Free",
                     *           "rank": 0,
                     *           "key_prefix": "svc_free_",
                     *           "requests_per_minute": 10,
                     *           "requests_per_day": 200,
                     *           "tokens_per_day": 200000,
                     *           "context_window": 8192,
                     *           "retention_days": 7,
                     *           "tool_calling": false,
                     *           "media": [],
                     *           "priority_weight": 1,
                     *           "concurrency": 2,
                     *           "price_input_per_million": "0",
                     *           "price_output_per_million": "0",
                     *           "price_per_image": "0",
                     *           "price_per_video_second": "0",
                     *           "price_per_thousand_characters": "0",
                     *           "monthly_price": "0"
                     *         }
                     *       ],
                     *       "toolkit": [
                     *         {
                     *           "id": "free",
                     *           "object": "toolkit_plan",
                     *           "title": "Free",
                     *           "rank": 0,
                     *           "calls_per_day": 5,
                     *           "monthly_price": "0"
                     *         }
                     *       ],
                     *       "has_more": false,
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlanList"];
                };
            };
            400: components["responses"]["BadRequest"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalog. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "vendor/small-chat",
                     *           "object": "model",
                     *           "created": 1791072000,
                     *           "owned_by": "vendor",
                     *           "min_plan": "free",
                     *           "speed": "fast",
                     *           "modalities": {
                     *             "input": [
                     *               "text",
                     *               "image"
                     *             ],
                     *             "output": [
                     *               "text"
                     *             ]
                     *           },
                     *           "context_length": 131072,
                     *           "providers": [
                     *             {
                     *               "id": "openrouter",
                     *               "status": "available"
                     *             },
                     *             {
                     *               "id": "kilo",
                     *               "status": "degraded"
                     *             }
                     *           ],
                     *           "supported_parameters": [
                     *             "temperature",
                     *             "top_p",
                     *             "max_tokens",
                     *             "stop",
                     *             "tools",
                     *             "response_format"
                     *           ]
                     *         }
                     *       ],
                     *       "stale": false
                     *     }
                     */
                    "application/json": components["schemas"]["ModelList"];
                };
            };
            400: components["responses"]["BadRequest"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAnnouncements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "ann_4Kq8",
                     *           "kind": "maintenance",
                     *           "title": "Database upgrade",
                     *           "body": "The account pages may be slow for a few minutes.",
                     *           "starts_at": "2026-12-01T19:00:00.000Z",
                     *           "ends_at": "2026-12-01T20:00:00.000Z"
                     *         }
                     *       ],
                     *       "has_more": false,
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AnnouncementList"];
                };
            };
            400: components["responses"]["BadRequest"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createChatCompletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request, so that it can be sent again without being done again; a new one for each request (a UUID).
                 *     For 24 hours the same key with the same request of the same account gets the same answer, charged once and
                 *     marked `Idempotent-Replayed: true`; a stream comes event by event. The request is the operation, its query and
                 *     its body as JSON values, however they are written.
                 *
                 *     Only a 200 is kept: after any error nothing was charged, and the key is free. A request with a key goes on when
                 *     its client leaves, and is charged; its answer waits for the client. Until it has ended a second one gets 409; a
                 *     server that dies frees its keys as soon as it is back, and for others after 10 seconds. Another request under
                 *     the key is a 422, and so is one whose answer had more than 8 MB, which is not kept.
                 * @example 3f1c9a52-7f0e-4a43-9d1f-2b6a0c9e8d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatCompletionRequest"];
            };
        };
        responses: {
            /** @description The completion, or its chunks as server-sent events when `stream` is true. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "chatcmpl-6t2VvW1cQ0mZ8bHk",
                     *       "object": "chat.completion",
                     *       "created": 1795219201,
                     *       "model": "vendor/small-chat",
                     *       "node": "node-1",
                     *       "choices": [
                     *         {
                     *           "index": 0,
                     *           "message": {
                     *             "role": "assistant",
                     *             "content": "A gateway is a door between two networks."
                     *           },
                     *           "finish_reason": "stop"
                     *         }
                     *       ],
                     *       "usage": {
                     *         "prompt_tokens": 24,
                     *         "completion_tokens": 10,
                     *         "total_tokens": 34
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ChatCompletion"];
                    "text/event-stream": components["schemas"]["ChatCompletionChunk"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ModelNotFound"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["QuotaExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    compareModels: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request, so that it can be sent again without being done again; a new one for each request (a UUID).
                 *     For 24 hours the same key with the same request of the same account gets the same answer, charged once and
                 *     marked `Idempotent-Replayed: true`; a stream comes event by event. The request is the operation, its query and
                 *     its body as JSON values, however they are written.
                 *
                 *     Only a 200 is kept: after any error nothing was charged, and the key is free. A request with a key goes on when
                 *     its client leaves, and is charged; its answer waits for the client. Until it has ended a second one gets 409; a
                 *     server that dies frees its keys as soon as it is back, and for others after 10 seconds. Another request under
                 *     the key is a 422, and so is one whose answer had more than 8 MB, which is not kept.
                 * @example 3f1c9a52-7f0e-4a43-9d1f-2b6a0c9e8d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompareRequest"];
            };
        };
        responses: {
            /** @description What each model said. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "comparison",
                     *       "id": "cmp-6t2VvW1cQ0mZ8bHkQ2s0",
                     *       "created": 1795219201,
                     *       "results": [
                     *         {
                     *           "model": "vendor/small-chat",
                     *           "response": {
                     *             "id": "chatcmpl-6t2VvW1cQ0mZ8bHk",
                     *             "object": "chat.completion",
                     *             "created": 1795219201,
                     *             "model": "vendor/small-chat",
                     *             "node": "node-1",
                     *             "choices": [
                     *               {
                     *                 "index": 0,
                     *                 "message": {
                     *                   "role": "assistant",
                     *                   "content": "A gateway is a door between two networks."
                     *                 },
                     *                 "finish_reason": "stop"
                     *               }
                     *             ],
                     *             "usage": {
                     *               "prompt_tokens": 12,
                     *               "completion_tokens": 10,
                     *               "total_tokens": 22
                     *             }
                     *           },
                     *           "error": null,
                     *           "latency_ms": 412,
                     *           "usage": {
                     *             "prompt_tokens": 12,
                     *             "completion_tokens": 10,
                     *             "total_tokens": 22
                     *           }
                     *         },
                     *         {
                     *           "model": "vendor/large-chat",
                     *           "response": null,
                     *           "error": {
                     *             "message": "The model vendor/large-chat needs the plan premier or higher; this account's plan is free.",
                     *             "type": "permission_error",
                     *             "param": "model",
                     *             "code": "plan_required"
                     *           },
                     *           "latency_ms": 0,
                     *           "usage": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Comparison"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["QuotaExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEmbeddings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request, so that it can be sent again without being done again; a new one for each request (a UUID).
                 *     For 24 hours the same key with the same request of the same account gets the same answer, charged once and
                 *     marked `Idempotent-Replayed: true`; a stream comes event by event. The request is the operation, its query and
                 *     its body as JSON values, however they are written.
                 *
                 *     Only a 200 is kept: after any error nothing was charged, and the key is free. A request with a key goes on when
                 *     its client leaves, and is charged; its answer waits for the client. Until it has ended a second one gets 409; a
                 *     server that dies frees its keys as soon as it is back, and for others after 10 seconds. Another request under
                 *     the key is a 422, and so is one whose answer had more than 8 MB, which is not kept.
                 * @example 3f1c9a52-7f0e-4a43-9d1f-2b6a0c9e8d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmbeddingsRequest"];
            };
        };
        responses: {
            /** @description The vectors. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbeddingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ModelNotFound"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["QuotaExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createModeration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request, so that it can be sent again without being done again; a new one for each request (a UUID).
                 *     For 24 hours the same key with the same request of the same account gets the same answer, charged once and
                 *     marked `Idempotent-Replayed: true`; a stream comes event by event. The request is the operation, its query and
                 *     its body as JSON values, however they are written.
                 *
                 *     Only a 200 is kept: after any error nothing was charged, and the key is free. A request with a key goes on when
                 *     its client leaves, and is charged; its answer waits for the client. Until it has ended a second one gets 409; a
                 *     server that dies frees its keys as soon as it is back, and for others after 10 seconds. Another request under
                 *     the key is a 422, and so is one whose answer had more than 8 MB, which is not kept.
                 * @example 3f1c9a52-7f0e-4a43-9d1f-2b6a0c9e8d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationRequest"];
            };
        };
        responses: {
            /** @description The verdicts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "modr-6t2VvW1cQ0mZ8bHkQ2s0",
                     *       "model": "moderation-rules-en-id",
                     *       "results": [
                     *         {
                     *           "flagged": true,
                     *           "categories": {
                     *             "harassment": true,
                     *             "hate": false,
                     *             "self-harm": false,
                     *             "sexual": false,
                     *             "violence": false
                     *           },
                     *           "category_scores": {
                     *             "harassment": 0.8,
                     *             "hate": 0,
                     *             "self-harm": 0,
                     *             "sexual": 0,
                     *             "violence": 0
                     *           },
                     *           "category_applied_input_types": {
                     *             "harassment": [
                     *               "text"
                     *             ],
                     *             "hate": [
                     *               "text"
                     *             ],
                     *             "self-harm": [
                     *               "text"
                     *             ],
                     *             "sexual": [
                     *               "text"
                     *             ],
                     *             "violence": [
                     *               "text"
                     *             ]
                     *           },
                     *           "pii": [
                     *             {
                     *               "type": "email",
                     *               "part": 0,
                     *               "start": 45,
                     *               "end": 66,
                     *               "text": "mira@bookshop.example",
                     *               "normalized": "mira@bookshop.example"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Moderation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["QuotaExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request, so that it can be sent again without being done again; a new one for each request (a UUID).
                 *     For 24 hours the same key with the same request of the same account gets the same answer, charged once and
                 *     marked `Idempotent-Replayed: true`; a stream comes event by event. The request is the operation, its query and
                 *     its body as JSON values, however they are written.
                 *
                 *     Only a 200 is kept: after any error nothing was charged, and the key is free. A request with a key goes on when
                 *     its client leaves, and is charged; its answer waits for the client. Until it has ended a second one gets 409; a
                 *     server that dies frees its keys as soon as it is back, and for others after 10 seconds. Another request under
                 *     the key is a 422, and so is one whose answer had more than 8 MB, which is not kept.
                 * @example 3f1c9a52-7f0e-4a43-9d1f-2b6a0c9e8d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchRequest"];
            };
        };
        responses: {
            /** @description The batch was taken. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "batch_5f2b8c1d9e3a4f6071b2c3d4",
                     *       "object": "batch",
                     *       "status": "queued",
                     *       "request_counts": {
                     *         "total": 2,
                     *         "completed": 0,
                     *         "failed": 0
                     *       },
                     *       "created_at": "2026-11-21T08:00:00.000Z",
                     *       "expires_at": "2026-11-22T08:00:00.000Z",
                     *       "results_url": "http://localhost:8787/files/batches/batch_5f2b8c1d9e3a4f6071b2c3d4?expires=1797926400&signature=Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgc2lnbmF0dXI",
                     *       "metadata": {
                     *         "job": "reviews"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Batch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["QuotaExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request, so that it can be sent again without being done again; a new one for each request (a UUID).
                 *     For 24 hours the same key with the same request of the same account gets the same answer, charged once and
                 *     marked `Idempotent-Replayed: true`; a stream comes event by event. The request is the operation, its query and
                 *     its body as JSON values, however they are written.
                 *
                 *     Only a 200 is kept: after any error nothing was charged, and the key is free. A request with a key goes on when
                 *     its client leaves, and is charged; its answer waits for the client. Until it has ended a second one gets 409; a
                 *     server that dies frees its keys as soon as it is back, and for others after 10 seconds. Another request under
                 *     the key is a 422, and so is one whose answer had more than 8 MB, which is not kept.
                 * @example 3f1c9a52-7f0e-4a43-9d1f-2b6a0c9e8d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "prompt": "A paper boat on a quiet river at dawn",
                 *       "size": "1024x1024",
                 *       "response_format": "url"
                 *     }
                 */
                "application/json": components["schemas"]["ImageRequest"];
            };
        };
        responses: {
            /** @description The images. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "created": 1795219201,
                     *       "data": [
                     *         {
                     *           "url": "http://localhost:8787/files/assets/asset_5d1c0f6a2b7e4c9d8a013f42?expires=1795305601&signature=rD0vJmQ2cJ8a7hQk5m7tq0yq3n1cP9xW5sB4eU6zT1g",
                     *           "revised_prompt": "A small folded paper boat drifts on a calm river, mist at dawn."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ImageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ModelNotFound"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["QuotaExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVideoFromImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request, so that it can be sent again without being done again; a new one for each request (a UUID).
                 *     For 24 hours the same key with the same request of the same account gets the same answer, charged once and
                 *     marked `Idempotent-Replayed: true`; a stream comes event by event. The request is the operation, its query and
                 *     its body as JSON values, however they are written.
                 *
                 *     Only a 200 is kept: after any error nothing was charged, and the key is free. A request with a key goes on when
                 *     its client leaves, and is charged; its answer waits for the client. Until it has ended a second one gets 409; a
                 *     server that dies frees its keys as soon as it is back, and for others after 10 seconds. Another request under
                 *     the key is a 422, and so is one whose answer had more than 8 MB, which is not kept.
                 * @example 3f1c9a52-7f0e-4a43-9d1f-2b6a0c9e8d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image": "https://pictures.example/boat.png",
                 *       "prompt": "The boat drifts away",
                 *       "seconds": 4
                 *     }
                 */
                "application/json": components["schemas"]["ImageToVideoRequest"];
            };
        };
        responses: {
            /** @description The video, or a reference to it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ModelNotFound"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["QuotaExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVideoFromText: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request, so that it can be sent again without being done again; a new one for each request (a UUID).
                 *     For 24 hours the same key with the same request of the same account gets the same answer, charged once and
                 *     marked `Idempotent-Replayed: true`; a stream comes event by event. The request is the operation, its query and
                 *     its body as JSON values, however they are written.
                 *
                 *     Only a 200 is kept: after any error nothing was charged, and the key is free. A request with a key goes on when
                 *     its client leaves, and is charged; its answer waits for the client. Until it has ended a second one gets 409; a
                 *     server that dies frees its keys as soon as it is back, and for others after 10 seconds. Another request under
                 *     the key is a 422, and so is one whose answer had more than 8 MB, which is not kept.
                 * @example 3f1c9a52-7f0e-4a43-9d1f-2b6a0c9e8d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "prompt": "A paper boat drifts down a quiet river",
                 *       "seconds": 4
                 *     }
                 */
                "application/json": components["schemas"]["TextToVideoRequest"];
            };
        };
        responses: {
            /** @description The video, or a reference to it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ModelNotFound"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["QuotaExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSpeech: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request, so that it can be sent again without being done again; a new one for each request (a UUID).
                 *     For 24 hours the same key with the same request of the same account gets the same answer, charged once and
                 *     marked `Idempotent-Replayed: true`; a stream comes event by event. The request is the operation, its query and
                 *     its body as JSON values, however they are written.
                 *
                 *     Only a 200 is kept: after any error nothing was charged, and the key is free. A request with a key goes on when
                 *     its client leaves, and is charged; its answer waits for the client. Until it has ended a second one gets 409; a
                 *     server that dies frees its keys as soon as it is back, and for others after 10 seconds. Another request under
                 *     the key is a 422, and so is one whose answer had more than 8 MB, which is not kept.
                 * @example 3f1c9a52-7f0e-4a43-9d1f-2b6a0c9e8d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "input": "Selamat pagi, dunia.",
                 *       "voice": "alloy",
                 *       "response_format": "mp3"
                 *     }
                 */
                "application/json": components["schemas"]["SpeechRequest"];
            };
        };
        responses: {
            /** @description The audio, in the format that was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes) */
                    "audio/*": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ModelNotFound"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["QuotaExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssets: {
        parameters: {
            query: {
                /**
                 * @description Most assets of the page.
                 * @example 1
                 */
                limit: number;
                /** @description The `next_cursor` of the page before; without it the latest assets. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of assets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "asset_5d1c0f6a2b7e4c9d8a013f42",
                     *           "kind": "image",
                     *           "model": "vendor/small-image",
                     *           "mime": "image/png",
                     *           "bytes": 183204,
                     *           "url": "http://localhost:8787/files/assets/asset_5d1c0f6a2b7e4c9d8a013f42?expires=1795305601&signature=rD0vJmQ2cJ8a7hQk5m7tq0yq3n1cP9xW5sB4eU6zT1g",
                     *           "created_at": "2026-11-20T21:40:11.402Z",
                     *           "expires_at": "2026-12-20T21:40:11.402Z"
                     *         }
                     *       ],
                     *       "has_more": false,
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AssetList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counters. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "minute": {
                     *         "limit": 60,
                     *         "used": 3,
                     *         "remaining": 57,
                     *         "reset": 1795219260
                     *       },
                     *       "day": {
                     *         "requests": {
                     *           "limit": 5000,
                     *           "used": 412,
                     *           "remaining": 4588,
                     *           "reset": 1795219200
                     *         },
                     *         "tokens": {
                     *           "limit": 2000000,
                     *           "used": 96310,
                     *           "remaining": 1903690,
                     *           "reset": 1795219200
                     *         }
                     *       },
                     *       "plan": "live"
                     *     }
                     */
                    "application/json": components["schemas"]["Usage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "acc_7dK2mQ",
                     *       "name": "Example Bookshop",
                     *       "plan": "live",
                     *       "toolkit_plan": "free",
                     *       "status": "active",
                     *       "quota": {
                     *         "minute": {
                     *           "limit": 60,
                     *           "used": 3,
                     *           "remaining": 57,
                     *           "reset": 1795219260
                     *         },
                     *         "day": {
                     *           "requests": {
                     *             "limit": 5000,
                     *             "used": 412,
                     *             "remaining": 4588,
                     *             "reset": 1795219200
                     *           },
                     *           "tokens": {
                     *             "limit": 2000000,
                     *             "used": 96310,
                     *             "remaining": 1903690,
                     *             "reset": 1795219200
                     *           }
                     *         }
                     *       },
                     *       "billing": {
                     *         "currency": "IDR",
                     *         "period": "2026-11",
                     *         "accrued": "1250.5"
                     *       },
                     *       "created_at": "2026-10-02T08:15:30.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "display_name": "Example Bookshop",
                     *       "contact": "owner@bookshop.example",
                     *       "preferences": {
                     *         "language": "id",
                     *         "newsletter": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query: {
                /**
                 * @description Most entries of the page.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, of the same list of the same account; without it the latest entries. New entries do not shift the pages. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "key_3FhB9x",
                     *           "label": "production",
                     *           "prefix": "svc_live_",
                     *           "plane": "gateway",
                     *           "created_at": "2026-10-02T08:16:00.000Z",
                     *           "last_used_at": "2026-11-20T21:40:11.000Z"
                     *         },
                     *         {
                     *           "id": "key_1ZpT4c",
                     *           "label": null,
                     *           "prefix": "svc_rest_",
                     *           "plane": "rest",
                     *           "created_at": "2026-10-02T08:15:30.000Z",
                     *           "last_used_at": null
                     *         }
                     *       ],
                     *       "has_more": false,
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUsageHistory: {
        parameters: {
            query: {
                /**
                 * @description Look-back in UTC days, today included.
                 * @example 2
                 */
                days: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series and its totals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "days": 2,
                     *       "series": [
                     *         {
                     *           "date": "2026-11-19",
                     *           "requests": 0,
                     *           "prompt_tokens": 0,
                     *           "completion_tokens": 0,
                     *           "total_tokens": 0,
                     *           "cost_idr": "0"
                     *         },
                     *         {
                     *           "date": "2026-11-20",
                     *           "requests": 12,
                     *           "prompt_tokens": 3120,
                     *           "completion_tokens": 880,
                     *           "total_tokens": 4000,
                     *           "cost_idr": "41.2"
                     *         }
                     *       ],
                     *       "totals": {
                     *         "requests": 12,
                     *         "prompt_tokens": 3120,
                     *         "completion_tokens": 880,
                     *         "total_tokens": 4000,
                     *         "cost_idr": "41.2"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UsageHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRequests: {
        parameters: {
            query: {
                /**
                 * @description Most entries of the page.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, of the same list of the same account; without it the latest entries. New entries do not shift the pages. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "req_6t2VvW1cQ0mZ8bHk",
                     *           "at": "2026-11-20T21:40:11.402Z",
                     *           "endpoint": "/chat/completions",
                     *           "model": "vendor/small-chat",
                     *           "provider": "openrouter",
                     *           "tokens": {
                     *             "prompt": 260,
                     *             "completion": 74,
                     *             "total": 334,
                     *             "estimated": false
                     *           },
                     *           "latency_ms": 912,
                     *           "status": 200,
                     *           "cost_idr": "3.44"
                     *         }
                     *       ],
                     *       "has_more": true,
                     *       "next_cursor": "MjAyNi0xMS0yMFQyMTo0MDoxMS40MDJafHJlcV82dDJWdlcxY1EwbVo4Ykhr"
                     *     }
                     */
                    "application/json": components["schemas"]["RequestList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query: {
                /**
                 * @description Most entries of the page.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, of the same list of the same account; without it the latest entries. New entries do not shift the pages. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "whk_8sLq2e",
                     *           "url": "https://hooks.bookshop.example/gateway",
                     *           "events": [
                     *             "batch.completed",
                     *             "quota.exhausted"
                     *           ],
                     *           "enabled": true,
                     *           "created_at": "2026-11-01T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "has_more": false,
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSupportTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request, so that it can be sent again without being done again; a new one for each request (a UUID).
                 *     For 24 hours the same key with the same request of the same account gets the same answer, charged once and
                 *     marked `Idempotent-Replayed: true`; a stream comes event by event. The request is the operation, its query and
                 *     its body as JSON values, however they are written.
                 *
                 *     Only a 200 is kept: after any error nothing was charged, and the key is free. A request with a key goes on when
                 *     its client leaves, and is charged; its answer waits for the client. Until it has ended a second one gets 409; a
                 *     server that dies frees its keys as soon as it is back, and for others after 10 seconds. Another request under
                 *     the key is a 422, and so is one whose answer had more than 8 MB, which is not kept.
                 * @example 3f1c9a52-7f0e-4a43-9d1f-2b6a0c9e8d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketRequest"];
            };
        };
        responses: {
            /** @description The ticket was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "support.ticket",
                     *       "id": "tkt_5f2b8c1d9e3a4f6071b2c3d4",
                     *       "status": "accepted",
                     *       "created_at": "2026-11-21T08:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request, so that it can be sent again without being done again; a new one for each request (a UUID).
                 *     For 24 hours the same key with the same request of the same account gets the same answer, charged once and
                 *     marked `Idempotent-Replayed: true`; a stream comes event by event. The request is the operation, its query and
                 *     its body as JSON values, however they are written.
                 *
                 *     Only a 200 is kept: after any error nothing was charged, and the key is free. A request with a key goes on when
                 *     its client leaves, and is charged; its answer waits for the client. Until it has ended a second one gets 409; a
                 *     server that dies frees its keys as soon as it is back, and for others after 10 seconds. Another request under
                 *     the key is a 422, and so is one whose answer had more than 8 MB, which is not kept.
                 * @example 3f1c9a52-7f0e-4a43-9d1f-2b6a0c9e8d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscribeRequest"];
            };
        };
        responses: {
            /** @description The subscription is recorded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "subscription",
                     *       "email": "mira@bookshop.example",
                     *       "status": "recorded"
                     *     }
                     */
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rest_hash_digest: {
        parameters: {
            query: {
                /**
                 * @description The message; may be empty.
                 * @example abc
                 */
                text: string;
                /**
                 * @description Digest algorithm.
                 * @example sha256
                 */
                algorithm: components["schemas"]["HashDigestAlgorithm"];
                /** @description How `text` is turned into bytes. */
                inputEncoding: components["schemas"]["HashInputEncoding"];
                /** @description Output length in bytes, 32 without it; only for shake128, shake256 and blake3, else 400. */
                length?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The digest. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "hash/digest",
                     *       "data": {
                     *         "algorithm": "sha256",
                     *         "inputBytes": 3,
                     *         "bits": 256,
                     *         "hex": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                     *         "base64": "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "hash/digest";
                        data: components["schemas"]["HashDigest"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_hash_hmac: {
        parameters: {
            query: {
                /**
                 * @description The message; may be empty.
                 * @example what do ya want for nothing?
                 */
                text: string;
                /**
                 * @description The HMAC key; may be empty.
                 * @example Jefe
                 */
                secret: string;
                /**
                 * @description Hash inside the HMAC.
                 * @example sha256
                 */
                algorithm: components["schemas"]["HashHmacAlgorithm"];
                /** @description How `text` is turned into bytes. */
                inputEncoding: components["schemas"]["HashInputEncoding"];
                /** @description How `secret` is turned into bytes. */
                secretEncoding: components["schemas"]["HashInputEncoding"];
                /** @description A MAC in hex or base64 to compare with. */
                expected?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The authentication code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "hash/hmac",
                     *       "data": {
                     *         "algorithm": "sha256",
                     *         "hex": "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
                     *         "base64": "W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM=",
                     *         "matches": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "hash/hmac";
                        data: components["schemas"]["HashHmac"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_hash_checksum: {
        parameters: {
            query: {
                /**
                 * @description The message; may be empty, but not for luhn.
                 * @example 123456789
                 */
                text: string;
                /**
                 * @description Checksum algorithm.
                 * @example crc32
                 */
                algorithm: components["schemas"]["HashChecksumAlgorithm"];
                /** @description How `text` is turned into bytes. */
                inputEncoding: components["schemas"]["HashInputEncoding"];
                /** @description Seed of xxh32, xxh64 and murmur3-32; the others have none. */
                hashSeed: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checksum. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "hash/checksum",
                     *       "data": {
                     *         "algorithm": "crc32",
                     *         "bits": 32,
                     *         "hex": "cbf43926",
                     *         "decimal": "3421780262"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "hash/checksum";
                        data: components["schemas"]["HashChecksum"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_hash_encode: {
        parameters: {
            query: {
                /**
                 * @description What to encode; may be empty.
                 * @example foobar
                 */
                text: string;
                /**
                 * @description Target encoding.
                 * @example base32
                 */
                base: components["schemas"]["HashBase"];
                /** @description How `text` is turned into bytes. */
                inputEncoding: components["schemas"]["HashInputEncoding"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The encoded text. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "hash/encode",
                     *       "data": {
                     *         "base": "base32",
                     *         "inputBytes": 6,
                     *         "encoded": "MZXW6YTBOI======",
                     *         "length": 16
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "hash/encode";
                        data: components["schemas"]["HashEncoded"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_hash_decode: {
        parameters: {
            query: {
                /**
                 * @description The encoded text.
                 * @example MZXW6YTBOI======
                 */
                text: string;
                /**
                 * @description Encoding of `text`.
                 * @example base32
                 */
                base: components["schemas"]["HashBase"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decoded bytes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "hash/decode",
                     *       "data": {
                     *         "base": "base32",
                     *         "bytes": 6,
                     *         "utf8": "foobar",
                     *         "hex": "666f6f626172"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "hash/decode";
                        data: components["schemas"]["HashDecoded"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_hash_escape: {
        parameters: {
            query: {
                /**
                 * @description The text.
                 * @example a b&c=d/é
                 */
                text: string;
                /**
                 * @description Escape syntax.
                 * @example url
                 */
                format: components["schemas"]["HashEscapeFormat"];
                /** @description Direction. */
                mode: components["schemas"]["HashEscapeMode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The escaped or unescaped text. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "hash/escape",
                     *       "data": {
                     *         "format": "url",
                     *         "mode": "escape",
                     *         "result": "a%20b%26c%3Dd%2F%C3%A9",
                     *         "changed": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "hash/escape";
                        data: components["schemas"]["HashEscaped"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_hash_identify: {
        parameters: {
            query: {
                /**
                 * @description The encoded string; white space around it is ignored.
                 * @example NGE2MTZiNjE3Mjc0NjE=
                 */
                text: string;
                /** @description Most layers to peel. */
                maxLayers: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The layers, from the outermost. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "hash/identify",
                     *       "data": {
                     *         "layers": [
                     *           {
                     *             "encoding": "base64",
                     *             "text": "4a616b61727461"
                     *           },
                     *           {
                     *             "encoding": "hex",
                     *             "text": "Jakarta"
                     *           }
                     *         ],
                     *         "count": 2,
                     *         "result": "Jakarta",
                     *         "decoded": true,
                     *         "token": null,
                     *         "charset": "base64"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "hash/identify";
                        data: components["schemas"]["HashIdentified"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_prayerTimes: {
        parameters: {
            query: {
                /**
                 * @description Latitude in decimal degrees, north positive.
                 * @example -6.2088
                 */
                lat: number;
                /**
                 * @description Longitude in decimal degrees, east positive.
                 * @example 106.8456
                 */
                lon: number;
                /**
                 * @description Day (YYYY-MM-DD); default today in the place's own time zone.
                 * @example 2026-03-01
                 */
                date?: string;
                /**
                 * @description Calculation authority.
                 * @example Kemenag
                 */
                method: components["schemas"]["IslamicPrayerMethod"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The times of the day. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/prayer-times",
                     *       "data": {
                     *         "date": "2026-03-01",
                     *         "hijri": "1447-09-12",
                     *         "timezone": "Asia/Jakarta",
                     *         "method": "Kemenag",
                     *         "timings": {
                     *           "imsak": "04:32",
                     *           "fajr": "04:42",
                     *           "sunrise": "05:56",
                     *           "dhuhr": "12:07",
                     *           "asr": "15:11",
                     *           "asrHanafi": "16:24",
                     *           "maghrib": "18:14",
                     *           "isha": "19:23",
                     *           "midnight": "23:28",
                     *           "lastThird": "01:13"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/prayer-times";
                        data: components["schemas"]["IslamicPrayerTimes"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_quran: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surahs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/quran/surahs",
                     *       "data": {
                     *         "count": 114,
                     *         "items": [
                     *           {
                     *             "number": 1,
                     *             "name": "الفاتحة",
                     *             "transliteration": "Al-Fatihah",
                     *             "english": "The Opener",
                     *             "indonesian": "Pembukaan",
                     *             "revelation": "meccan",
                     *             "revelationOrder": 5,
                     *             "verses": 7,
                     *             "rukus": 1,
                     *             "startPage": 1,
                     *             "startJuz": 1
                     *           },
                     *           {
                     *             "number": 2,
                     *             "name": "البقرة",
                     *             "transliteration": "Al-Baqarah",
                     *             "english": "The Cow",
                     *             "indonesian": "Sapi Betina",
                     *             "revelation": "medinan",
                     *             "revelationOrder": 87,
                     *             "verses": 286,
                     *             "rukus": 40,
                     *             "startPage": 2,
                     *             "startJuz": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/quran/surahs";
                        data: components["schemas"]["IslamicQuranSurahs"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_quran_2: {
        parameters: {
            query: {
                /**
                 * @description Number 1-114, or a name such as Al-Ikhlas, ikhlas or الإخلاص.
                 * @example ikhlas
                 */
                surah: string;
                /** @description Form of the verse text: Uthmani script, the same without marks, or Latin letters. */
                edition: components["schemas"]["IslamicQuranEdition"];
                /**
                 * @description Translation languages, comma-separated, from en, id, bn, es, fr, ru, sv, tr, ur, zh; default none.
                 * @example en,id
                 */
                translate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surah. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/quran/surah",
                     *       "data": {
                     *         "number": 112,
                     *         "name": "الإخلاص",
                     *         "transliteration": "Al-Ikhlas",
                     *         "english": "The Sincerity",
                     *         "indonesian": "Ikhlash",
                     *         "revelation": "meccan",
                     *         "edition": "uthmani",
                     *         "count": 4,
                     *         "items": [
                     *           {
                     *             "ayah": 1,
                     *             "text": "قُلۡ هُوَ ٱللَّهُ أَحَدٌ",
                     *             "translations": {
                     *               "en": "Say, \"He is Allah, [who is] One",
                     *               "id": "Katakanlah (Muhammad), \"Dialah Allah, Yang Maha Esa"
                     *             }
                     *           },
                     *           {
                     *             "ayah": 2,
                     *             "text": "ٱللَّهُ ٱلصَّمَدُ",
                     *             "translations": {
                     *               "en": "Allah, the Eternal Refuge",
                     *               "id": "Allah tempat meminta segala sesuatu"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/quran/surah";
                        data: components["schemas"]["IslamicQuranSurah"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_quran_3: {
        parameters: {
            query: {
                /**
                 * @description Words to look for, in Arabic, English or Indonesian.
                 * @example patience
                 */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verses that match. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/quran/search",
                     *       "data": {
                     *         "q": "patience",
                     *         "script": "latin",
                     *         "total": 18,
                     *         "count": 18,
                     *         "items": [
                     *           {
                     *             "surah": 2,
                     *             "ayah": 45,
                     *             "reference": "2:45",
                     *             "surahName": "Al-Baqarah",
                     *             "lang": "en",
                     *             "text": "And seek help through patience and prayer, and indeed, it is difficult except for the humbly submissive [to Allah]"
                     *           },
                     *           {
                     *             "surah": 2,
                     *             "ayah": 153,
                     *             "reference": "2:153",
                     *             "surahName": "Al-Baqarah",
                     *             "lang": "en",
                     *             "text": "O you who have believed, seek help through patience and prayer. Indeed, Allah is with the patient"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/quran/search";
                        data: components["schemas"]["IslamicQuranSearch"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_quran_4: {
        parameters: {
            query: {
                /**
                 * @description surah:ayah or surah:from-to.
                 * @example 112:1
                 */
                reference: string;
                /**
                 * @description Languages, comma-separated, from en, id, bn, es, fr, ru, sv, tr, ur, zh.
                 * @example en,id
                 */
                translate: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/quran/ayah",
                     *       "data": {
                     *         "reference": "112:1",
                     *         "surah": 112,
                     *         "surahName": "Al-Ikhlas",
                     *         "count": 1,
                     *         "items": [
                     *           {
                     *             "ayah": 1,
                     *             "number": 6222,
                     *             "text": "قُلۡ هُوَ ٱللَّهُ أَحَدٌ",
                     *             "transliteration": "Qul huwa Allahu ahadun",
                     *             "translations": {
                     *               "en": "Say, \"He is Allah, [who is] One",
                     *               "id": "Katakanlah (Muhammad), \"Dialah Allah, Yang Maha Esa"
                     *             },
                     *             "juz": 30,
                     *             "page": 604,
                     *             "sajda": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/quran/ayah";
                        data: components["schemas"]["IslamicQuranAyah"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_quran_5: {
        parameters: {
            query: {
                /**
                 * @description Kind of division.
                 * @example juz
                 */
                unit: components["schemas"]["IslamicQuranUnit"];
                /**
                 * @description Number of the part: juz 1-30, hizb 1-60, rub 1-240, manzil 1-7, ruku 1-556, page 1-604.
                 * @example 30
                 */
                number: number;
                /** @description Also give the verses' Uthmani text. */
                verses: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The part. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/quran/part",
                     *       "data": {
                     *         "unit": "juz",
                     *         "number": 30,
                     *         "from": "78:1",
                     *         "to": "114:6",
                     *         "count": 564,
                     *         "surahs": [
                     *           {
                     *             "surah": 78,
                     *             "name": "An-Naba",
                     *             "from": 1,
                     *             "to": 40
                     *           },
                     *           {
                     *             "surah": 79,
                     *             "name": "An-Nazi'at",
                     *             "from": 1,
                     *             "to": 46
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/quran/part";
                        data: components["schemas"]["IslamicQuranPart"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_quran_6: {
        parameters: {
            query: {
                /**
                 * @description surah:ayah, or the verse's number 1-6236.
                 * @example 2:255
                 */
                reference: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the verse stands. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/quran/locate",
                     *       "data": {
                     *         "reference": "2:255",
                     *         "number": 262,
                     *         "surah": 2,
                     *         "surahName": "Al-Baqarah",
                     *         "ayah": 255,
                     *         "juz": 3,
                     *         "hizb": 5,
                     *         "rub": 17,
                     *         "rubOfHizb": 1,
                     *         "page": 42,
                     *         "manzil": 1,
                     *         "ruku": 35,
                     *         "sajda": false,
                     *         "sajdaNumber": null,
                     *         "previous": "2:254",
                     *         "next": "2:256"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/quran/locate";
                        data: components["schemas"]["IslamicQuranLocate"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_quran_7: {
        parameters: {
            query: {
                /**
                 * @description Same seed, same verse; use the date for a verse of the day.
                 * @example 2026-03-01
                 */
                seed?: string;
                /** @description Draw only from this surah. */
                surah?: number;
                /** @description Translation language. */
                lang: components["schemas"]["IslamicTranslationLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A verse. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/quran/random",
                     *       "data": {
                     *         "reference": "22:68",
                     *         "number": 2663,
                     *         "surah": 22,
                     *         "surahName": "Al-Hajj",
                     *         "ayah": 68,
                     *         "text": "وَإِن جَٰدَلُوكَ فَقُلِ ٱللَّهُ أَعۡلَمُ بِمَا تَعۡمَلُونَ",
                     *         "translation": "And if they dispute with you, then say, \"Allah is most knowing of what you do",
                     *         "lang": "en"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/quran/random";
                        data: components["schemas"]["IslamicQuranRandom"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_quran_8: {
        parameters: {
            query: {
                /**
                 * @description Only this topic.
                 * @example knowledge
                 */
                topic?: components["schemas"]["IslamicDuaTopic"];
                /** @description Only those whose translation contains this text (case-insensitive). */
                q?: string;
                /** @description Translation language. */
                lang: components["schemas"]["IslamicTranslationLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The supplications. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/quran/duas",
                     *       "data": {
                     *         "count": 6,
                     *         "items": [
                     *           {
                     *             "reference": "20:25",
                     *             "topic": "knowledge",
                     *             "text": "قَالَ رَبِّ ٱشۡرَحۡ لِي صَدۡرِي",
                     *             "transliteration": "Qala rabbi ishrah lee sadree",
                     *             "translation": "[Moses] said, \"My Lord, expand for me my breast [with assurance]"
                     *           },
                     *           {
                     *             "reference": "20:26",
                     *             "topic": "knowledge",
                     *             "text": "وَيَسِّرۡ لِيٓ أَمۡرِي",
                     *             "transliteration": "Wayassir lee amree",
                     *             "translation": "And ease for me my task"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/quran/duas";
                        data: components["schemas"]["IslamicQuranDuas"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_quran_9: {
        parameters: {
            query: {
                /**
                 * @description Days in which to finish.
                 * @example 30
                 */
                days: number;
                /**
                 * @description First day.
                 * @example 2026-02-18
                 */
                start: string;
                /** @description Page to begin at. */
                fromPage: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/quran/khatm-plan",
                     *       "data": {
                     *         "days": 30,
                     *         "start": "2026-02-18",
                     *         "end": "2026-03-19",
                     *         "pages": 604,
                     *         "count": 30,
                     *         "items": [
                     *           {
                     *             "day": 1,
                     *             "date": "2026-02-18",
                     *             "fromPage": 1,
                     *             "toPage": 20,
                     *             "pages": 20,
                     *             "from": "1:1",
                     *             "to": "2:134",
                     *             "juz": 1
                     *           },
                     *           {
                     *             "day": 2,
                     *             "date": "2026-02-19",
                     *             "fromPage": 21,
                     *             "toPage": 40,
                     *             "pages": 20,
                     *             "from": "2:135",
                     *             "to": "2:248",
                     *             "juz": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/quran/khatm-plan";
                        data: components["schemas"]["IslamicQuranKhatmPlan"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_quran_10: {
        parameters: {
            query: {
                /**
                 * @description Surah number.
                 * @example 112
                 */
                surah: number;
                /**
                 * @description Verse number.
                 * @example 1
                 */
                ayah: number;
                /** @description Work, by the upstream's own edition slug (its spelling is kept). */
                edition: components["schemas"]["IslamicTafsirEdition"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/quran/tafsir",
                     *       "data": {
                     *         "reference": "112:1",
                     *         "surah": 112,
                     *         "ayah": 1,
                     *         "edition": "en-tafisr-ibn-kathir",
                     *         "text": "The Reason for the Revelation of this Surah and its Virtues"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/quran/tafsir";
                        data: components["schemas"]["IslamicQuranTafsir"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            502: components["responses"]["UpstreamFailed-2"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_prayerTimes_2: {
        parameters: {
            query: {
                /**
                 * @description Latitude in decimal degrees, north positive.
                 * @example -6.2088
                 */
                lat: number;
                /**
                 * @description Longitude in decimal degrees, east positive.
                 * @example 106.8456
                 */
                lon: number;
                /**
                 * @description Gregorian year.
                 * @example 2026
                 */
                year: number;
                /**
                 * @description Month.
                 * @example 3
                 */
                month: number;
                /** @description Calculation authority. */
                method: components["schemas"]["IslamicPrayerMethod"];
                /** @description School for the time of asr. */
                madhab: components["schemas"]["IslamicMadhab"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The timetable. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/prayer-times/month",
                     *       "data": {
                     *         "timezone": "Asia/Jakarta",
                     *         "method": "MuslimWorldLeague",
                     *         "madhab": "shafi",
                     *         "count": 31,
                     *         "items": [
                     *           {
                     *             "date": "2026-03-01",
                     *             "hijri": "1447-09-12",
                     *             "imsak": "04:38",
                     *             "fajr": "04:48",
                     *             "sunrise": "05:58",
                     *             "dhuhr": "12:06",
                     *             "asr": "15:09",
                     *             "maghrib": "18:12",
                     *             "isha": "19:17"
                     *           },
                     *           {
                     *             "date": "2026-03-02",
                     *             "hijri": "1447-09-13",
                     *             "imsak": "04:38",
                     *             "fajr": "04:48",
                     *             "sunrise": "05:58",
                     *             "dhuhr": "12:06",
                     *             "asr": "15:08",
                     *             "maghrib": "18:11",
                     *             "isha": "19:17"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/prayer-times/month";
                        data: components["schemas"]["IslamicPrayerTimesMonth"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_prayerTimes_3: {
        parameters: {
            query: {
                /**
                 * @description Latitude in decimal degrees, north positive.
                 * @example -6.2088
                 */
                lat: number;
                /**
                 * @description Longitude in decimal degrees, east positive.
                 * @example 106.8456
                 */
                lon: number;
                /**
                 * @description Moment with offset or Z (2026-03-01T10:00:00+07:00); default now.
                 * @example 2026-03-01T10:00:00+07:00
                 */
                datetime?: string;
                /** @description Calculation authority. */
                method: components["schemas"]["IslamicPrayerMethod"];
                /** @description School for the time of asr. */
                madhab: components["schemas"]["IslamicMadhab"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current and the next prayer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/prayer-times/next",
                     *       "data": {
                     *         "datetime": "2026-03-01T10:00:00+07:00",
                     *         "timezone": "Asia/Jakarta",
                     *         "current": null,
                     *         "next": {
                     *           "prayer": "dhuhr",
                     *           "at": "2026-03-01T12:06:00+07:00",
                     *           "in": "2:06:00",
                     *           "seconds": 7560
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/prayer-times/next";
                        data: components["schemas"]["IslamicPrayerTimesNext"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_qibla: {
        parameters: {
            query: {
                /**
                 * @description Latitude in decimal degrees, north positive.
                 * @example -6.2088
                 */
                lat: number;
                /**
                 * @description Longitude in decimal degrees, east positive.
                 * @example 106.8456
                 */
                lon: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Direction and distance. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/qibla",
                     *       "data": {
                     *         "bearing": 295.1518,
                     *         "compass": "WNW",
                     *         "distanceKm": 7920.14,
                     *         "reverse": 115.1518
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/qibla";
                        data: components["schemas"]["IslamicQibla"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_qibla_2: {
        parameters: {
            query: {
                /**
                 * @description Latitude in decimal degrees, north positive.
                 * @example -6.2088
                 */
                lat: number;
                /**
                 * @description Longitude in decimal degrees, east positive.
                 * @example 106.8456
                 */
                lon: number;
                /**
                 * @description Day.
                 * @example 2026-05-28
                 */
                date: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The moments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/qibla/sun",
                     *       "data": {
                     *         "date": "2026-05-28",
                     *         "timezone": "Asia/Jakarta",
                     *         "bearing": 295.1518,
                     *         "sunTowards": "16:19",
                     *         "shadowTowards": null,
                     *         "overhead": [
                     *           {
                     *             "at": "2026-05-28T09:18Z",
                     *             "altitude": 89.93
                     *           },
                     *           {
                     *             "at": "2026-07-15T09:27Z",
                     *             "altitude": 89.93
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/qibla/sun";
                        data: components["schemas"]["IslamicQiblaSun"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_hijri: {
        parameters: {
            query: {
                /**
                 * @description Gregorian date.
                 * @example 2026-02-18
                 */
                date: string;
                /** @description Umm al-Qura (Saudi), or arithmetic with the Friday (civil) or Thursday (tabular) epoch. */
                calendar: components["schemas"]["IslamicCalendarKind"];
                /** @description Language of month and weekday names. */
                lang: "en" | "id" | "ar";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The Hijri date. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/hijri/from-gregorian",
                     *       "data": {
                     *         "gregorian": "2026-02-18",
                     *         "hijri": "1447-09-01",
                     *         "year": 1447,
                     *         "month": 9,
                     *         "day": 1,
                     *         "monthName": "Ramadan",
                     *         "weekday": "Wednesday",
                     *         "monthLength": 30,
                     *         "yearLength": 355,
                     *         "dayOfYear": 238,
                     *         "formatted": "1 Ramadan 1447 AH",
                     *         "calendar": "umalqura"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/hijri/from-gregorian";
                        data: components["schemas"]["IslamicHijriFromGregorian"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_hijri_2: {
        parameters: {
            query: {
                /**
                 * @description Hijri year (AH).
                 * @example 1447
                 */
                year: number;
                /**
                 * @description Hijri month, 1 Muharram to 12 Dhu al-Hijjah.
                 * @example 12
                 */
                month: number;
                /**
                 * @description Day of the month.
                 * @example 10
                 */
                day: number;
                /** @description Kind of Hijri calendar. */
                calendar: components["schemas"]["IslamicCalendarKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The Gregorian date. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/hijri/to-gregorian",
                     *       "data": {
                     *         "hijri": "1447-12-10",
                     *         "gregorian": "2026-05-27",
                     *         "weekday": "Wednesday",
                     *         "monthName": "Dhu al-Hijjah",
                     *         "monthLength": 29,
                     *         "julianDay": 2461188,
                     *         "calendar": "umalqura"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/hijri/to-gregorian";
                        data: components["schemas"]["IslamicHijriToGregorian"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_hijri_3: {
        parameters: {
            query: {
                /**
                 * @description Hijri year.
                 * @example 1447
                 */
                year: number;
                /**
                 * @description Hijri month.
                 * @example 9
                 */
                month: number;
                /** @description Kind of Hijri calendar. */
                calendar: components["schemas"]["IslamicCalendarKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The month. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/hijri/calendar",
                     *       "data": {
                     *         "year": 1447,
                     *         "month": 9,
                     *         "monthName": "Ramadan",
                     *         "start": "2026-02-18",
                     *         "end": "2026-03-19",
                     *         "count": 30,
                     *         "items": [
                     *           {
                     *             "day": 1,
                     *             "gregorian": "2026-02-18",
                     *             "weekday": "Wednesday",
                     *             "isoWeekday": 3,
                     *             "whiteDay": false,
                     *             "events": [
                     *               "First day of Ramadan"
                     *             ]
                     *           },
                     *           {
                     *             "day": 2,
                     *             "gregorian": "2026-02-19",
                     *             "weekday": "Thursday",
                     *             "isoWeekday": 4,
                     *             "whiteDay": false,
                     *             "events": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/hijri/calendar";
                        data: components["schemas"]["IslamicHijriCalendar"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_hijri_4: {
        parameters: {
            query: {
                /**
                 * @description Gregorian birth date.
                 * @example 1990-05-15
                 */
                birth: string;
                /**
                 * @description Day on which to reckon the age; default today (UTC).
                 * @example 2026-03-01
                 */
                on?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The age and the next birthday. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/hijri/birthday",
                     *       "data": {
                     *         "birth": {
                     *           "gregorian": "1990-05-15",
                     *           "hijri": "1410-10-20",
                     *           "monthName": "Shawwal"
                     *         },
                     *         "on": {
                     *           "gregorian": "2026-03-01",
                     *           "hijri": "1447-09-12"
                     *         },
                     *         "age": {
                     *           "years": 36,
                     *           "months": 10,
                     *           "days": 21
                     *         },
                     *         "totalDays": 13074,
                     *         "nextBirthday": {
                     *           "hijri": "1447-10-20",
                     *           "gregorian": "2026-04-08",
                     *           "inDays": 38,
                     *           "turns": 37
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/hijri/birthday";
                        data: components["schemas"]["IslamicHijriBirthday"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_events: {
        parameters: {
            query: {
                /**
                 * @description The year.
                 * @example 2026
                 */
                year: number;
                /** @description Which era the year is of. */
                era: components["schemas"]["IslamicEra"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The observances. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/events",
                     *       "data": {
                     *         "year": 2026,
                     *         "era": "gregorian",
                     *         "count": 15,
                     *         "items": [
                     *           {
                     *             "name": "Isra and Miraj",
                     *             "gregorian": "2026-01-16",
                     *             "hijri": "1447-07-27",
                     *             "weekday": "Friday"
                     *           },
                     *           {
                     *             "name": "Mid-Shaban",
                     *             "gregorian": "2026-02-03",
                     *             "hijri": "1447-08-15",
                     *             "weekday": "Tuesday"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/events";
                        data: components["schemas"]["IslamicEvents"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_hilal: {
        parameters: {
            query: {
                /**
                 * @description Latitude in decimal degrees, north positive.
                 * @example 5.55
                 */
                lat: number;
                /**
                 * @description Longitude in decimal degrees, east positive.
                 * @example 95.32
                 */
                lon: number;
                /**
                 * @description Evening to look at.
                 * @example 2025-02-28
                 */
                date: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The crescent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/hilal",
                     *       "data": {
                     *         "date": "2025-02-28",
                     *         "timezone": "Asia/Jakarta",
                     *         "conjunction": "2025-02-28T00:45:22Z",
                     *         "sunset": "2025-02-28T11:51:30Z",
                     *         "moonset": "2025-02-28T12:13:56Z",
                     *         "lagMinutes": 22.4,
                     *         "moonAgeHours": 11.1,
                     *         "moonAltitude": 4.51,
                     *         "elongation": 6.4,
                     *         "azimuthDifference": 0.86,
                     *         "illuminationPercent": 0.3,
                     *         "criteria": {
                     *           "mabims": true,
                     *           "istanbul": false,
                     *           "wujudulHilal": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/hilal";
                        data: components["schemas"]["IslamicHilal"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_fasting: {
        parameters: {
            query: {
                /**
                 * @description Gregorian year.
                 * @example 2026
                 */
                year: number;
                /**
                 * @description Gregorian month.
                 * @example 5
                 */
                month: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/fasting/days",
                     *       "data": {
                     *         "year": 2026,
                     *         "month": 5,
                     *         "count": 20,
                     *         "items": [
                     *           {
                     *             "date": "2026-05-01",
                     *             "weekday": "Friday",
                     *             "hijri": "1447-11-14",
                     *             "status": "recommended",
                     *             "reasons": [
                     *               "white-day"
                     *             ]
                     *           },
                     *           {
                     *             "date": "2026-05-02",
                     *             "weekday": "Saturday",
                     *             "hijri": "1447-11-15",
                     *             "status": "recommended",
                     *             "reasons": [
                     *               "white-day"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/fasting/days";
                        data: components["schemas"]["IslamicFastingDays"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_fasting_2: {
        parameters: {
            query: {
                /**
                 * @description Latitude in decimal degrees, north positive.
                 * @example -6.2088
                 */
                lat: number;
                /**
                 * @description Longitude in decimal degrees, east positive.
                 * @example 106.8456
                 */
                lon: number;
                /**
                 * @description Hijri year.
                 * @example 1447
                 */
                year: number;
                /** @description Calculation authority. */
                method: components["schemas"]["IslamicPrayerMethod"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The timetable. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/fasting/ramadan",
                     *       "data": {
                     *         "year": 1447,
                     *         "timezone": "Asia/Jakarta",
                     *         "method": "MuslimWorldLeague",
                     *         "start": "2026-02-18",
                     *         "end": "2026-03-19",
                     *         "count": 30,
                     *         "items": [
                     *           {
                     *             "day": 1,
                     *             "date": "2026-02-18",
                     *             "weekday": "Wednesday",
                     *             "imsak": "04:37",
                     *             "fajr": "04:47",
                     *             "iftar": "18:15",
                     *             "isha": "19:22",
                     *             "fastingMinutes": 808
                     *           },
                     *           {
                     *             "day": 2,
                     *             "date": "2026-02-19",
                     *             "weekday": "Thursday",
                     *             "imsak": "04:37",
                     *             "fajr": "04:47",
                     *             "iftar": "18:15",
                     *             "isha": "19:21",
                     *             "fastingMinutes": 808
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/fasting/ramadan";
                        data: components["schemas"]["IslamicFastingRamadan"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_zakat: {
        parameters: {
            query: {
                /**
                 * @description Price of a gram of pure gold.
                 * @example 100
                 */
                goldPrice: number;
                /** @description Price of a gram of pure silver; needed for silver or a silver nisab. */
                silverPrice: number;
                /**
                 * @description Cash and savings.
                 * @example 10000
                 */
                cash: number;
                /**
                 * @description Gold held, in grams of pure gold.
                 * @example 20
                 */
                goldGrams: number;
                /** @description Silver held, in grams. */
                silverGrams: number;
                /** @description Shares and funds at market value. */
                investments: number;
                /** @description Goods for trade at market value. */
                tradeGoods: number;
                /** @description Money owed to you and expected back. */
                receivables: number;
                /**
                 * @description Debts due now.
                 * @example 1500
                 */
                debts: number;
                /** @description Threshold: 85 g of gold or 595 g of silver. */
                nisab: components["schemas"]["IslamicNisabBasis"];
                /** @description Accounting year: 2.5 percent for a lunar year, 2.577 for a solar one. */
                year: "lunar" | "solar";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The zakat. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/zakat/wealth",
                     *       "data": {
                     *         "assets": 12000,
                     *         "debts": 1500,
                     *         "net": 10500,
                     *         "nisab": {
                     *           "basis": "gold",
                     *           "grams": 85,
                     *           "value": 8500
                     *         },
                     *         "due": true,
                     *         "ratePercent": 2.5,
                     *         "zakat": 262.5,
                     *         "breakdown": [
                     *           {
                     *             "item": "cash",
                     *             "value": 10000,
                     *             "zakat": 250
                     *           },
                     *           {
                     *             "item": "gold",
                     *             "value": 2000,
                     *             "zakat": 50
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/zakat/wealth";
                        data: components["schemas"]["IslamicZakatWealth"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_zakat_2: {
        parameters: {
            query: {
                /**
                 * @description Kind of grazing livestock (sheep includes goats).
                 * @example camel
                 */
                animal: components["schemas"]["IslamicAnimal"];
                /**
                 * @description Animals owned for the year.
                 * @example 121
                 */
                count: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is due. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/zakat/livestock",
                     *       "data": {
                     *         "animal": "camel",
                     *         "count": 121,
                     *         "nisab": 5,
                     *         "due": true,
                     *         "items": [
                     *           {
                     *             "kind": "bint-labun",
                     *             "description": "she-camel in its 3rd year",
                     *             "count": 3
                     *           }
                     *         ],
                     *         "nextThreshold": 130
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/zakat/livestock";
                        data: components["schemas"]["IslamicZakatLivestock"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_inheritance: {
        parameters: {
            query: {
                /**
                 * @description Value of the whole estate.
                 * @example 27000
                 */
                estate: number;
                /** @description Debts and funeral costs. */
                debts: number;
                /** @description Bequests to non-heirs; honoured up to a third. */
                bequest: number;
                /** @description 1 if a husband survives. */
                husband: number;
                /**
                 * @description Surviving wives.
                 * @example 1
                 */
                wives: number;
                /** @description Sons. */
                sons: number;
                /**
                 * @description Daughters.
                 * @example 2
                 */
                daughters: number;
                /** @description Sons of sons. */
                sonsSons: number;
                /** @description Daughters of sons. */
                sonsDaughters: number;
                /**
                 * @description 1 if the father survives.
                 * @example 1
                 */
                father: number;
                /**
                 * @description 1 if the mother survives.
                 * @example 1
                 */
                mother: number;
                /** @description Father's father. */
                paternalGrandfather: number;
                /** @description Father's mother. */
                paternalGrandmother: number;
                /** @description Mother's mother. */
                maternalGrandmother: number;
                /** @description Brothers with both parents shared. */
                fullBrothers: number;
                /** @description Sisters with both parents shared. */
                fullSisters: number;
                /** @description Half-brothers by the father. */
                paternalBrothers: number;
                /** @description Half-sisters by the father. */
                paternalSisters: number;
                /** @description Half-brothers by the mother. */
                maternalBrothers: number;
                /** @description Half-sisters by the mother. */
                maternalSisters: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shares. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/inheritance",
                     *       "data": {
                     *         "net": 27000,
                     *         "bequestPaid": 0,
                     *         "distributable": 27000,
                     *         "case": "aul",
                     *         "items": [
                     *           {
                     *             "heir": "wives",
                     *             "count": 1,
                     *             "basis": "fixed",
                     *             "fraction": "1/9",
                     *             "amount": 3000,
                     *             "each": 3000
                     *           },
                     *           {
                     *             "heir": "daughters",
                     *             "count": 2,
                     *             "basis": "fixed",
                     *             "fraction": "16/27",
                     *             "amount": 16000,
                     *             "each": 8000
                     *           }
                     *         ],
                     *         "excluded": [],
                     *         "unallocated": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/inheritance";
                        data: components["schemas"]["IslamicInheritance"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_asmaUlHusna: {
        parameters: {
            query?: {
                /** @description Only this name. */
                number?: number;
                /**
                 * @description Only names whose transliteration or meaning contains this (case-insensitive), or whose Arabic contains it.
                 * @example forgiv
                 */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/asma-ul-husna",
                     *       "data": {
                     *         "count": 2,
                     *         "items": [
                     *           {
                     *             "number": 14,
                     *             "arabic": "الغفار",
                     *             "transliteration": "Al-Ghaffar",
                     *             "meaning": "The Ever-Forgiving"
                     *           },
                     *           {
                     *             "number": 34,
                     *             "arabic": "الغفور",
                     *             "transliteration": "Al-Ghafur",
                     *             "meaning": "The Most Forgiving"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/asma-ul-husna";
                        data: components["schemas"]["IslamicAsmaUlHusna"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_hadith: {
        parameters: {
            query: {
                /**
                 * @description Collection.
                 * @example nawawi
                 */
                collection: components["schemas"]["IslamicHadithCollection"];
                /**
                 * @description Hadith number in the collection.
                 * @example 1
                 */
                number: number;
                /** @description Language of the text; not every collection has every language. */
                lang: components["schemas"]["IslamicHadithLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hadith. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/hadith",
                     *       "data": {
                     *         "collection": "nawawi",
                     *         "collectionName": "Forty Hadith of an-Nawawi",
                     *         "lang": "en",
                     *         "number": 1,
                     *         "arabicNumber": 1,
                     *         "text": "Actions are (judged) by motives (niyyah), so each man will have what he intended.",
                     *         "chapter": {
                     *           "number": 1,
                     *           "title": "Forty Hadith of an-Nawawi"
                     *         },
                     *         "grades": [],
                     *         "book": 1,
                     *         "inBook": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/hadith";
                        data: components["schemas"]["IslamicHadith"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            502: components["responses"]["UpstreamFailed-2"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_islamic_hadith_2: {
        parameters: {
            query: {
                /**
                 * @description Collection.
                 * @example nawawi
                 */
                collection: components["schemas"]["IslamicHadithCollection"];
                /**
                 * @description Chapter (section) number.
                 * @example 1
                 */
                chapter: number;
                /** @description Language of the text. */
                lang: components["schemas"]["IslamicHadithLanguage"];
                /**
                 * @description Hadiths to return.
                 * @example 1
                 */
                limit: number;
                /** @description Hadiths to skip. */
                offset: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hadiths. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "islamic/hadith/chapter",
                     *       "data": {
                     *         "collection": "nawawi",
                     *         "collectionName": "Forty Hadith of an-Nawawi",
                     *         "chapter": {
                     *           "number": 1,
                     *           "title": "Forty Hadith of an-Nawawi",
                     *           "first": 1,
                     *           "last": 42
                     *         },
                     *         "lang": "en",
                     *         "total": 42,
                     *         "count": 1,
                     *         "items": [
                     *           {
                     *             "number": 1,
                     *             "text": "Actions are (judged) by motives (niyyah), so each man will have what he intended.",
                     *             "grades": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "islamic/hadith/chapter";
                        data: components["schemas"]["IslamicHadithChapter"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            502: components["responses"]["UpstreamFailed-2"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_datetime_diff: {
        parameters: {
            query: {
                /**
                 * @description Start, ISO date or datetime.
                 * @example 2024-02-29
                 */
                from: string;
                /**
                 * @description End, ISO date or datetime.
                 * @example 2026-03-01T12:30:00
                 */
                to: string;
                /** @description IANA zone of values without an offset, and of the results. */
                tz: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "datetime/diff",
                     *       "data": {
                     *         "from": "2024-02-29T00:00:00+00:00",
                     *         "to": "2026-03-01T12:30:00+00:00",
                     *         "negative": false,
                     *         "years": 2,
                     *         "months": 0,
                     *         "days": 1,
                     *         "hours": 12,
                     *         "minutes": 30,
                     *         "seconds": 0,
                     *         "iso": "P2Y1DT12H30M",
                     *         "total": {
                     *           "days": 731.5208333333334,
                     *           "weeks": 104.50297619047619,
                     *           "hours": 17556.5,
                     *           "minutes": 1053390,
                     *           "seconds": 63203400,
                     *           "calendarDays": 731
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "datetime/diff";
                        data: components["schemas"]["DatetimeDiff"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_datetime_add: {
        parameters: {
            query: {
                /**
                 * @description ISO date or datetime.
                 * @example 2026-01-31
                 */
                datetime: string;
                /**
                 * @description ISO 8601 duration; a leading minus subtracts.
                 * @example P1M
                 */
                duration: string;
                /** @description IANA zone, such as Asia/Jakarta. */
                tz: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "datetime/add",
                     *       "data": {
                     *         "start": "2026-01-31",
                     *         "duration": "P1M",
                     *         "result": "2026-02-28",
                     *         "date": "2026-02-28",
                     *         "weekday": "Saturday",
                     *         "unix": 1772236800
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "datetime/add";
                        data: components["schemas"]["DatetimeAdd"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_datetime_age: {
        parameters: {
            query: {
                /**
                 * @description Birth date.
                 * @example 1990-08-17
                 */
                birth: string;
                /**
                 * @description Day on which to reckon; default today (UTC).
                 * @example 2026-03-01
                 */
                on?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "datetime/age",
                     *       "data": {
                     *         "birth": "1990-08-17",
                     *         "on": "2026-03-01",
                     *         "years": 35,
                     *         "months": 6,
                     *         "days": 12,
                     *         "totalMonths": 426,
                     *         "totalWeeks": 1854,
                     *         "totalDays": 12980,
                     *         "bornOn": "Friday",
                     *         "nextBirthday": {
                     *           "date": "2026-08-17",
                     *           "weekday": "Monday",
                     *           "turns": 36,
                     *           "inDays": 169
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "datetime/age";
                        data: components["schemas"]["DatetimeAge"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_datetime_day: {
        parameters: {
            query?: {
                /**
                 * @description The date; default today (UTC).
                 * @example 2026-03-01
                 */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "datetime/day",
                     *       "data": {
                     *         "date": "2026-03-01",
                     *         "weekday": "Sunday",
                     *         "isoWeekday": 7,
                     *         "isoWeek": "2026-W09",
                     *         "dayOfYear": 60,
                     *         "daysLeftInYear": 305,
                     *         "daysInMonth": 31,
                     *         "leapYear": false,
                     *         "quarter": 1,
                     *         "half": 1,
                     *         "weekend": true,
                     *         "julianDay": 2461101,
                     *         "modifiedJulianDay": 61100,
                     *         "unix": 1772323200,
                     *         "excelSerial": 46082,
                     *         "easter": {
                     *           "western": "2026-04-05",
                     *           "orthodox": "2026-04-12"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "datetime/day";
                        data: components["schemas"]["DatetimeDay"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_datetime_week: {
        parameters: {
            query?: {
                /**
                 * @description ISO week such as 2026-W09.
                 * @example 2026-W09
                 */
                week?: string;
                /** @description Or a date in the week; default today (UTC). */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "datetime/week",
                     *       "data": {
                     *         "isoWeek": "2026-W09",
                     *         "weekYear": 2026,
                     *         "week": 9,
                     *         "weeksInYear": 53,
                     *         "start": "2026-02-23",
                     *         "end": "2026-03-01",
                     *         "days": [
                     *           "2026-02-23",
                     *           "2026-02-24",
                     *           "2026-02-25",
                     *           "2026-02-26",
                     *           "2026-02-27",
                     *           "2026-02-28",
                     *           "2026-03-01"
                     *         ],
                     *         "previous": "2026-W08",
                     *         "next": "2026-W10",
                     *         "us": {
                     *           "year": 2026,
                     *           "week": 9
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "datetime/week";
                        data: components["schemas"]["DatetimeWeek"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_datetime_month: {
        parameters: {
            query: {
                /**
                 * @description Year.
                 * @example 2026
                 */
                year: number;
                /**
                 * @description Month.
                 * @example 3
                 */
                month: number;
                /** @description First day of the week. */
                weekStart: "monday" | "sunday" | "saturday";
                /** @description Country whose public holidays are listed, ISO 3166-1 alpha-2. */
                country?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "datetime/month",
                     *       "data": {
                     *         "year": 2026,
                     *         "month": 3,
                     *         "name": "March",
                     *         "daysInMonth": 31,
                     *         "firstWeekday": "Sunday",
                     *         "columns": [
                     *           "Mon",
                     *           "Tue",
                     *           "Wed",
                     *           "Thu",
                     *           "Fri",
                     *           "Sat",
                     *           "Sun"
                     *         ],
                     *         "weeks": [
                     *           [
                     *             null,
                     *             null,
                     *             null,
                     *             null,
                     *             null,
                     *             null,
                     *             1
                     *           ],
                     *           [
                     *             2,
                     *             3,
                     *             4,
                     *             5,
                     *             6,
                     *             7,
                     *             8
                     *           ],
                     *           [
                     *             9,
                     *             10,
                     *             11,
                     *             12,
                     *             13,
                     *             14,
                     *             15
                     *           ],
                     *           [
                     *             16,
                     *             17,
                     *             18,
                     *             19,
                     *             20,
                     *             21,
                     *             22
                     *           ],
                     *           [
                     *             23,
                     *             24,
                     *             25,
                     *             26,
                     *             27,
                     *             28,
                     *             29
                     *           ],
                     *           [
                     *             30,
                     *             31,
                     *             null,
                     *             null,
                     *             null,
                     *             null,
                     *             null
                     *           ]
                     *         ],
                     *         "isoWeeks": [
                     *           9,
                     *           10,
                     *           11,
                     *           12,
                     *           13,
                     *           14
                     *         ],
                     *         "holidays": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "datetime/month";
                        data: components["schemas"]["DatetimeMonth"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_datetime_nthWeekday: {
        parameters: {
            query: {
                /**
                 * @description Year.
                 * @example 2026
                 */
                year: number;
                /**
                 * @description Month.
                 * @example 11
                 */
                month: number;
                /**
                 * @description Weekday.
                 * @example thursday
                 */
                weekday: components["schemas"]["DatetimeWeekday"];
                /**
                 * @description 1 the first to 5 the fifth, -1 the last, -2 the last but one; not 0.
                 * @example 4
                 */
                n: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "datetime/nth-weekday",
                     *       "data": {
                     *         "date": "2026-11-26",
                     *         "n": 4,
                     *         "weekday": "thursday",
                     *         "ofMonth": 4,
                     *         "all": [
                     *           "2026-11-05",
                     *           "2026-11-12",
                     *           "2026-11-19",
                     *           "2026-11-26"
                     *         ],
                     *         "dayOfYear": 330
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "datetime/nth-weekday";
                        data: components["schemas"]["DatetimeNthWeekday"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_datetime_businessDays: {
        parameters: {
            query: {
                /**
                 * @description First day.
                 * @example 2026-11-23
                 */
                from: string;
                /**
                 * @description Last day.
                 * @example 2026-11-30
                 */
                to: string;
                /**
                 * @description Country whose public holidays are left out, ISO 3166-1 alpha-2.
                 * @example US
                 */
                country?: string;
                /** @description Code of a state or province in the country, such as CA, in either letter case. */
                region?: string;
                /** @description Weekend days, 1 Monday to 7 Sunday. */
                weekend: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "datetime/business-days",
                     *       "data": {
                     *         "from": "2026-11-23",
                     *         "to": "2026-11-30",
                     *         "calendarDays": 8,
                     *         "weekendDays": 2,
                     *         "businessDays": 5,
                     *         "holidays": [
                     *           {
                     *             "date": "2026-11-26",
                     *             "name": "Thanksgiving Day",
                     *             "weekday": "Thursday"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "datetime/business-days";
                        data: components["schemas"]["DatetimeBusinessDays"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_datetime_businessDays_2: {
        parameters: {
            query: {
                /**
                 * @description Start.
                 * @example 2026-12-24
                 */
                date: string;
                /**
                 * @description Working days to add; negative goes back.
                 * @example 3
                 */
                days: number;
                /**
                 * @description Country whose public holidays are skipped, ISO 3166-1 alpha-2.
                 * @example DE
                 */
                country?: string;
                /** @description Code of a state or province in the country, such as CA, in either letter case. */
                region?: string;
                /** @description Weekend days, 1 Monday to 7 Sunday. */
                weekend: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "datetime/business-days/add",
                     *       "data": {
                     *         "start": "2026-12-24",
                     *         "days": 3,
                     *         "result": "2026-12-30",
                     *         "weekday": "Wednesday",
                     *         "calendarDays": 6,
                     *         "skipped": [
                     *           {
                     *             "date": "2026-12-25",
                     *             "name": "Christmas Day"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "datetime/business-days/add";
                        data: components["schemas"]["DatetimeBusinessDaysAdd"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_datetime_businessHours: {
        parameters: {
            query: {
                /**
                 * @description Start, ISO datetime.
                 * @example 2026-03-06T16:00:00
                 */
                from: string;
                /**
                 * @description End, ISO datetime.
                 * @example 2026-03-09T10:30:00
                 */
                to: string;
                /** @description IANA zone of the office. */
                tz: string;
                /** @description Opening time. */
                open: string;
                /** @description Closing time. */
                close: string;
                /** @description Days closed, 1 Monday to 7 Sunday. */
                weekend: string;
                /** @description Country whose public holidays are closed, ISO 3166-1 alpha-2. */
                country?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "datetime/business-hours",
                     *       "data": {
                     *         "from": "2026-03-06T16:00:00+00:00",
                     *         "to": "2026-03-09T10:30:00+00:00",
                     *         "minutes": 150,
                     *         "hours": 2.5,
                     *         "workingDays": 2,
                     *         "items": [
                     *           {
                     *             "date": "2026-03-06",
                     *             "minutes": 60
                     *           },
                     *           {
                     *             "date": "2026-03-09",
                     *             "minutes": 90
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "datetime/business-hours";
                        data: components["schemas"]["DatetimeBusinessHours"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_datetime_holidays: {
        parameters: {
            query: {
                /**
                 * @description Country, ISO 3166-1 alpha-2, in either letter case.
                 * @example GB
                 */
                country: string;
                /**
                 * @description Year.
                 * @example 2026
                 */
                year: number;
                /**
                 * @description Code of a state or province in the country, such as CA, in either letter case.
                 * @example ENG
                 */
                region?: string;
                /** @description Kind of day; all for every kind. */
                type: "public" | "bank" | "school" | "optional" | "observance" | "all";
                /** @description ISO 639-1 code of the language of the names where they are known in it; otherwise they are the country's own. */
                lang: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "datetime/holidays",
                     *       "data": {
                     *         "country": "GB",
                     *         "countryName": "United Kingdom",
                     *         "region": "ENG",
                     *         "year": 2026,
                     *         "count": 9,
                     *         "items": [
                     *           {
                     *             "date": "2026-01-01",
                     *             "days": 1,
                     *             "name": "New Year's Day",
                     *             "type": "public",
                     *             "substitute": false,
                     *             "weekday": "Thursday"
                     *           },
                     *           {
                     *             "date": "2026-04-03",
                     *             "days": 1,
                     *             "name": "Good Friday",
                     *             "type": "public",
                     *             "substitute": false,
                     *             "weekday": "Friday"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "datetime/holidays";
                        data: components["schemas"]["DatetimeHolidays"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_datetime_holidays_2: {
        parameters: {
            query: {
                /**
                 * @description Country, ISO 3166-1 alpha-2, in either letter case.
                 * @example US
                 */
                country: string;
                /**
                 * @description From this day; default today (UTC).
                 * @example 2026-11-20
                 */
                date?: string;
                /** @description Code of a state or province in the country, such as CA, in either letter case. */
                region?: string;
                /**
                 * @description How many.
                 * @example 2
                 */
                limit: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "datetime/holidays/next",
                     *       "data": {
                     *         "country": "US",
                     *         "date": "2026-11-20",
                     *         "isHoliday": false,
                     *         "count": 2,
                     *         "items": [
                     *           {
                     *             "date": "2026-11-26",
                     *             "name": "Thanksgiving Day",
                     *             "weekday": "Thursday",
                     *             "inDays": 6
                     *           },
                     *           {
                     *             "date": "2026-12-25",
                     *             "name": "Christmas Day",
                     *             "weekday": "Friday",
                     *             "inDays": 35
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "datetime/holidays/next";
                        data: components["schemas"]["DatetimeHolidaysNext"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_datetime_recurrence: {
        parameters: {
            query: {
                /**
                 * @description RRULE value, with or without the RRULE: prefix.
                 * @example FREQ=MONTHLY;BYDAY=-1FR;COUNT=5
                 */
                rule: string;
                /**
                 * @description DTSTART, ISO date or local datetime.
                 * @example 2026-01-01T09:00:00
                 */
                start: string;
                /**
                 * @description IANA zone of the start.
                 * @example Asia/Jakarta
                 */
                tz: string;
                /** @description Most dates to return. */
                limit: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "datetime/recurrence",
                     *       "data": {
                     *         "rule": "FREQ=MONTHLY;BYDAY=-1FR;COUNT=5",
                     *         "start": "2026-01-01T09:00:00+07:00",
                     *         "finite": true,
                     *         "more": false,
                     *         "count": 5,
                     *         "items": [
                     *           "2026-01-30T09:00:00+07:00",
                     *           "2026-02-27T09:00:00+07:00",
                     *           "2026-03-27T09:00:00+07:00",
                     *           "2026-04-24T09:00:00+07:00",
                     *           "2026-05-29T09:00:00+07:00"
                     *         ],
                     *         "description": "every month on last Friday at 9 AM GMT+7 for 5 times"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "datetime/recurrence";
                        data: components["schemas"]["DatetimeRecurrence"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_datetime_duration: {
        parameters: {
            query: {
                /**
                 * @description A duration, such as PT1H30M, 1:30:00, 90m, 2 hours 5 min or 1d 4h.
                 * @example 1h 30m
                 */
                text: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "datetime/duration",
                     *       "data": {
                     *         "text": "1h 30m",
                     *         "iso": "PT1H30M",
                     *         "clock": "1:30:00",
                     *         "human": "1 hour 30 minutes",
                     *         "parts": {
                     *           "days": 0,
                     *           "hours": 1,
                     *           "minutes": 30,
                     *           "seconds": 0
                     *         },
                     *         "seconds": 5400,
                     *         "minutes": 90,
                     *         "hours": 1.5,
                     *         "days": 0.0625,
                     *         "milliseconds": 5400000,
                     *         "approximate": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "datetime/duration";
                        data: components["schemas"]["DatetimeDuration"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_datetime_parse: {
        parameters: {
            query: {
                /**
                 * @description Text that mentions dates or times.
                 * @example Lunch tomorrow from 10 to 11
                 */
                text: string;
                /**
                 * @description Reference moment, ISO datetime; default now.
                 * @example 2026-03-02T09:00:00
                 */
                now?: string;
                /**
                 * @description IANA zone of the reader.
                 * @example Asia/Jakarta
                 */
                tz: string;
                /** @description Language of the text. */
                lang: "en" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "ru" | "uk" | "zh" | "id" | "sv" | "vi";
                /** @description Read an ambiguous day as one in the future. */
                forward: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "datetime/parse",
                     *       "data": {
                     *         "now": "2026-03-02T09:00:00+07:00",
                     *         "count": 1,
                     *         "items": [
                     *           {
                     *             "text": "tomorrow from 10 to 11",
                     *             "index": 6,
                     *             "start": "2026-03-03T10:00:00+07:00",
                     *             "end": "2026-03-03T11:00:00+07:00",
                     *             "hasTime": true,
                     *             "hasDay": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "datetime/parse";
                        data: components["schemas"]["DatetimeParse"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_datetime_format: {
        parameters: {
            query: {
                /**
                 * @description ISO date or datetime.
                 * @example 2026-03-01T10:05:09Z
                 */
                datetime: string;
                /**
                 * @description Unicode pattern such as EEEE, d MMMM yyyy HH:mm.
                 * @example EEEE, d MMMM yyyy HH:mm
                 */
                pattern?: string;
                /**
                 * @description BCP 47 locale of names and styles.
                 * @example id
                 */
                locale: string;
                /**
                 * @description IANA zone to show it in.
                 * @example Asia/Jakarta
                 */
                tz: string;
                /** @description The locale's own style of date and time when no pattern is given. */
                style: "full" | "long" | "medium" | "short";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "datetime/format",
                     *       "data": {
                     *         "formatted": "Minggu, 1 Maret 2026 17:05",
                     *         "iso": "2026-03-01T17:05:09+07:00",
                     *         "utc": "2026-03-01T10:05:09Z",
                     *         "rfc2822": "Sun, 01 Mar 2026 17:05:09 +0700",
                     *         "http": "Sun, 01 Mar 2026 10:05:09 GMT",
                     *         "unix": 1772359509,
                     *         "locale": "id",
                     *         "tz": "Asia/Jakarta"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "datetime/format";
                        data: components["schemas"]["DatetimeFormat"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_datetime_calendars: {
        parameters: {
            query: {
                /**
                 * @description Gregorian date.
                 * @example 2026-03-20
                 */
                date: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "datetime/calendars",
                     *       "data": {
                     *         "date": "2026-03-20",
                     *         "count": 12,
                     *         "items": [
                     *           {
                     *             "calendar": "buddhist",
                     *             "year": 2569,
                     *             "month": 3,
                     *             "day": 20,
                     *             "era": "be",
                     *             "eraYear": 2569,
                     *             "leapYear": false,
                     *             "formatted": "March 20, 2569 BE"
                     *           },
                     *           {
                     *             "calendar": "chinese",
                     *             "year": 2026,
                     *             "month": 2,
                     *             "day": 2,
                     *             "era": null,
                     *             "eraYear": null,
                     *             "leapYear": false,
                     *             "formatted": "Second Month 2, 2026(bing-wu)"
                     *           }
                     *         ],
                     *         "julian": {
                     *           "year": 2026,
                     *           "month": 3,
                     *           "day": 7
                     *         },
                     *         "weton": {
                     *           "day": "Jumat",
                     *           "pasaran": "Legi",
                     *           "neptu": 11
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "datetime/calendars";
                        data: components["schemas"]["DatetimeCalendars"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_time_now: {
        parameters: {
            query: {
                /**
                 * @description IANA zone, such as Asia/Jakarta.
                 * @example Asia/Jakarta
                 */
                tz: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "time/now",
                     *       "data": {
                     *         "tz": "Asia/Jakarta",
                     *         "datetime": "2026-11-21T14:34:42.491+07:00",
                     *         "utc": "2026-11-21T07:34:42.491Z",
                     *         "date": "2026-11-21",
                     *         "time": "14:34:42",
                     *         "weekday": "Saturday",
                     *         "offset": "+07:00",
                     *         "offsetMinutes": 420,
                     *         "abbreviation": "GMT+7",
                     *         "dst": false,
                     *         "unix": 1795246482,
                     *         "unixMs": 1795246482491,
                     *         "dayOfYear": 325,
                     *         "isoWeek": "2026-W47"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "time/now";
                        data: components["schemas"]["TimeNow"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_time_convert: {
        parameters: {
            query: {
                /**
                 * @description Local time in `from`, or a time with its own offset.
                 * @example 2026-03-08T09:00:00
                 */
                datetime: string;
                /**
                 * @description IANA zone of the time given.
                 * @example America/New_York
                 */
                from: string;
                /**
                 * @description Zones to show it in, comma-separated, at most 20.
                 * @example Asia/Jakarta,Europe/London
                 */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "time/convert",
                     *       "data": {
                     *         "utc": "2026-03-08T13:00:00Z",
                     *         "from": {
                     *           "tz": "America/New_York",
                     *           "datetime": "2026-03-08T09:00:00-04:00",
                     *           "offset": "-04:00",
                     *           "abbreviation": "EDT"
                     *         },
                     *         "count": 2,
                     *         "items": [
                     *           {
                     *             "tz": "Asia/Jakarta",
                     *             "datetime": "2026-03-08T20:00:00+07:00",
                     *             "offset": "+07:00",
                     *             "abbreviation": "GMT+7",
                     *             "dayShift": 0,
                     *             "differenceHours": 11
                     *           },
                     *           {
                     *             "tz": "Europe/London",
                     *             "datetime": "2026-03-08T13:00:00+00:00",
                     *             "offset": "+00:00",
                     *             "abbreviation": "GMT",
                     *             "dayShift": 0,
                     *             "differenceHours": 4
                     *           }
                     *         ],
                     *         "ambiguous": false,
                     *         "skipped": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "time/convert";
                        data: components["schemas"]["TimeConvert"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_time_unix: {
        parameters: {
            query: {
                /**
                 * @description A timestamp (1772359509, 1772359509123) or an ISO datetime.
                 * @example 1772359509
                 */
                value: string;
                /** @description Unit of a numeric value. */
                unit: "auto" | "s" | "ms" | "us" | "ns";
                /**
                 * @description IANA zone for local and for an ISO value without an offset.
                 * @example Asia/Jakarta
                 */
                tz: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "time/unix",
                     *       "data": {
                     *         "input": "timestamp",
                     *         "unit": "s",
                     *         "seconds": 1772359509,
                     *         "milliseconds": 1772359509000,
                     *         "microseconds": "1772359509000000",
                     *         "nanoseconds": "1772359509000000000",
                     *         "utc": "2026-03-01T10:05:09Z",
                     *         "local": "2026-03-01T17:05:09+07:00",
                     *         "tz": "Asia/Jakarta",
                     *         "weekday": "Sunday"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "time/unix";
                        data: components["schemas"]["TimeUnix"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_time_zone: {
        parameters: {
            query: {
                /**
                 * @description IANA zone.
                 * @example America/New_York
                 */
                tz: string;
                /**
                 * @description Moment, ISO datetime (UTC if without an offset); default now.
                 * @example 2026-07-01T00:00:00Z
                 */
                at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "time/zone",
                     *       "data": {
                     *         "tz": "America/New_York",
                     *         "at": "2026-06-30T20:00:00-04:00",
                     *         "offset": "-04:00",
                     *         "offsetMinutes": -240,
                     *         "abbreviation": "EDT",
                     *         "name": "Eastern Daylight Time",
                     *         "dst": true,
                     *         "observesDst": true,
                     *         "previous": {
                     *           "at": "2026-03-08T07:00:00Z",
                     *           "from": "-05:00",
                     *           "to": "-04:00"
                     *         },
                     *         "next": {
                     *           "at": "2026-11-01T06:00:00Z",
                     *           "from": "-04:00",
                     *           "to": "-05:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "time/zone";
                        data: components["schemas"]["TimeZone"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_qr_generate: {
        parameters: {
            query: {
                /**
                 * @description Text or link.
                 * @example HELLO WORLD
                 */
                text: string;
                /**
                 * @description Error correction level; L restores 7 %, M 15 %, Q 25 %, H 30 % of the symbol.
                 * @example Q
                 */
                ecc: components["schemas"]["QrLevel"];
                /** @description Pixels a module. */
                scale: number;
                /** @description Quiet zone in modules. */
                margin: number;
                /** @description Colour of the modules, */
                dark: string;
                /** @description Colour of the ground, */
                light: string;
                /** @description Picture format. */
                format: components["schemas"]["QrFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "qr/generate",
                     *       "data": {
                     *         "mime": "image/png",
                     *         "width": 232,
                     *         "height": 232,
                     *         "bytes": 484,
                     *         "dataUri": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAOgAAADoAQMAAADfZzo7AAAABlBMVEX///8AAABVwtN+AAABmUlEQVR4AZ3BwW3YQADEQIL997w5RQ6QF8/QDEmKFClSpEiR76RIkSJFihT5TooUKVKkSJHvpEiRIkWKFLnai2OwF4cUKVKkSJEiV+MxNhjjMQ4pUqRIkSJFrsY2BmNjbGMcUqRIkSJFilyNbYw9GNsYhxQpUqRIkSJXYxtjYzC2MQ4pUqRIkSJFrsZjMBjjMQ4pUqRIkSJFrvZijLEXhxQpUqRIkSK/trHxHylSpEiRIkXuxg422MbGeEiRIkWKFClyNXYwjh1s4yFFihQpUqTIL4yxAYONf6RIkSJFihS5GhsDxgZsvKRIkSJFihS52tgPtrEHhxQpUqRIkSK/NmAwxkuKFClSpEiRq71ggw12cEiRIkWKFClyNR5jDAZjG4cUKVKkSJEiV2MbY2MwYBuHFClSpEiRIldjG2NsA8b4S4oUKVKkSJGrsY3BOMaxcUiRIkWKFClyNR5jG2yDjYcUKVKkSJEiV3vBGK/xkCJFihQpUuQ7KVKkSJEiRb6TIkWKFClS5DspUqRIkSJFvpMiRYoUKVKk/AH8PuaxDpvUEQAAAABJRU5ErkJggg==",
                     *         "text": "HELLO WORLD",
                     *         "version": 1,
                     *         "modules": 21,
                     *         "ecc": "Q",
                     *         "mode": "alphanumeric"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "qr/generate";
                        data: components["schemas"]["QrPicture"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_qr_wifi: {
        parameters: {
            query: {
                /**
                 * @description Network name.
                 * @example Home
                 */
                ssid: string;
                /**
                 * @description Password.
                 * @example secret12
                 */
                password?: string;
                /** @description Security. */
                security: "WPA" | "WEP" | "nopass";
                /** @description The network is hidden. */
                hidden: boolean;
                /** @description Error correction level; L restores 7 %, M 15 %, Q 25 %, H 30 % of the symbol. */
                ecc: components["schemas"]["QrLevel"];
                /** @description Pixels a module. */
                scale: number;
                /** @description Quiet zone in modules. */
                margin: number;
                /** @description Colour of the modules, */
                dark: string;
                /** @description Colour of the ground, */
                light: string;
                /** @description Picture format. */
                format: components["schemas"]["QrFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "qr/wifi",
                     *       "data": {
                     *         "mime": "image/png",
                     *         "width": 296,
                     *         "height": 296,
                     *         "bytes": 682,
                     *         "dataUri": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAASgAAAEoAQMAAADRyf5aAAAABlBMVEX///8AAABVwtN+AAACX0lEQVR4Aa3BMY7kCBDEQIL//zOvJK1xZg7QEUxkIQtZyEIWspDfkYUsZCELWchCfkcWspCFLGQhC/kdWchCFrKQhSxk1geooCjow5GFLGQhC1nIQmbxCIhXEPGIIwtZyEIWspCFzKIiiiCiIiriyEIWspCFLGQhs6iIiICAiIo4spCFLGQhC1nILCqioAMEURFHFrKQhSxkIQuZxSMCenHiEUcWspCFLGQhC5n1ISIiIvpwZCELWchCFrKQP4sgAor/kYUsZCELWchCZtGDT3GiBy9ZyEIWspCFLOQP4lEEFFFAEEcWspCFLGQhC5n1oANxikdEHFnIQhaykIUsZBcVEUEEfSCOLGQhC1nIQhYyi1NQBERE0OHIQhaykIUsZCGz4lVEBQRBhyMLWchCFrKQhcwCOhB9CIJ4yUIWspCFLGQhfxMRFQEdKl6ykIUsZCELWcgsiIoTRQEF8ZKFLGQhC1nIQmYFQRGnKE5RHFnIQhaykIUsZBYEERSnAwXxkIUsZCELWchCZgFFdIgiekAcWchCFrKQhSxkFlEBxanoQcWRhSxkIQtZyEL+LIiKE1DxkoUsZCELWchCZn149SKi4iULWchCFrKQhcziEUVFBAHFRxaykIUsZCELmUVFFERR9OAfWchCFrKQhSxkFhXRAQoCAuIhC1nIQhaykIXMoiKiKKB4RDxkIQtZyEIWspBZPOJ0iA4RxZGFLGQhC1nIQmZ9iKKAiAjiIQtZyEIWspCF/I4sZCELWchCFvI7spCFLGQhC1nI78hCFrKQhSxkIb8jC1nIQhaykIUs/gPcKKdvl2Z1agAAAABJRU5ErkJggg==",
                     *         "text": "WIFI:T:WPA;S:Home;P:secret12;;",
                     *         "version": 3,
                     *         "modules": 29,
                     *         "ecc": "M",
                     *         "mode": "mixed"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "qr/wifi";
                        data: components["schemas"]["QrPicture"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_qr_barcode: {
        parameters: {
            query: {
                /**
                 * @description Symbology.
                 * @example ean13
                 */
                type: components["schemas"]["QrSymbology"];
                /**
                 * @description Digits or text.
                 * @example 400638133393
                 */
                text: string;
                /**
                 * @description Pixels a module; twice as many for datamatrix and aztec.
                 * @example 2
                 */
                scale: number;
                /** @description Bar height in millimetres (not for datamatrix and aztec). */
                height: number;
                /**
                 * @description Write the text under the bars (linear codes only).
                 * @example false
                 */
                showText: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "qr/barcode",
                     *       "data": {
                     *         "mime": "image/png",
                     *         "width": 230,
                     *         "height": 106,
                     *         "bytes": 1153,
                     *         "dataUri": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAOYAAABqCAYAAACoGC0YAAAAHnRFWHRTb2Z0d2FyZQBid2lwLWpzLm1ldGFmbG9vci5jb21Tnbi0AAAEHklEQVR4nO3TwYpcQQwDwPn/n04gBAwJ9mqJIH0owxwG/NRGUJ8fxpjn5vO/DzDG/D1gGvPggGnMgwOmMQ8OmMY8OGAa8+CAacyDA6YxDw6Yxjw4dZifz+fXb/u/7X/13Zbz5/dpTvrdd/O/6iO9q9XTV/e99t13e269t+23+v3ugAnmU9+B+Tu3Hgjm2Ud6V6snMLP3tn0wwQQTzMmtB4J59pHe1eoJzOy9bR9MMMEEc3LrgWCefaR3tXoCM3tv2wcTTDDBnNx6IJhnH+ldrZ7AzN7b9sEEE0wwJ7ceCObZR3pXqycws/e2fTDBBBPMya0Hgnn2kd7V6gnM7L1tH0wwwQRzcuuBYJ59pHe1egIze2/bBxNMMMGc3HogmGcf6V2tnsDM3tv2wQQTTDAntx4I5tlHelerJzCz97Z9MMEEE8zJrQeCefaR3tXqCczsvW0fTDDBBHNy64Fgnn2kd7V6AjN7b9sHE0wwwZzceiCYZx/pXa2ewMze2/bBBBNMMCe3Hgjm2Ud6V6snMLP3tn0wwQQTzMmtB4J59pHe1eoJzOy9bR9MMMEEc3LrgWCefaR3tXoCM3tv2wcTTDDBnNx6IJhnH+ldrZ7AzN7b9sEEE0wwJ7ceCObZR3pXqycws/e2fTDBBBPMya0Hgnn2kd7V6gnM7L1tH0wwwQRzcuuBYJ59pHe1egIze2/bBxNMMMGc3HogmGcf6V2tnsDM3tv2wQQTTDAntx4I5tlHelerJzCz97Z9MMEEE8zJrQeCefaR3tXqCczsvW0fTDDBBHNy64Fgnn2kd7V6AjN7b9sHE0wwwZzceiCYZx/pXa2ewMze2/bBBBNMMCe3Hgjm2Ud6V6snMLP3tn0wwQQTzMmtB4J59pHe1eoJzOy9bR9MMMEEc3LrgWCefaR3tXoCM3tv2wcTTDDBnNx6IJhnH+ldrZ7AzN7b9sEEE0wwJ7ceCObZR3pXqycws/e2fTDBBBPMya0Hgnn2kd7V6gnM7L1tH0wwwQRzcuuBYJ59pHe1egIze2/bBxNMMMGc3HogmGcf6V2tnsDM3tv2wQQTTDAntx4I5tlHelerJzCz97Z9MMEEE8zJrQeCefaR3tXqCczsvW0fTDDBBHNy64Fgnn2kd7V6AjN7b9sHE0wwwZzceiCYZx/pXa2ewMze2/bBBBNMMCe3Hgjm2Ud6V6snMLP3tn0wwQQTzMmtB4J59pHe1eoJzOy9bR9MMMEEc3LrgWCefaR3tXoCM3tv2wcTTDDBnNx6IJhnH+ldrZ7AzN7b9sEEE0wwJ7ceCObZR3pXqycws/e2fTDBBBPMya0Hgnn2kd7V6gnM7L1tH0wwwQRzcuuJxph/HjCNeXDANObBAdOYBwdMYx4cMI15cMA05sEB05gHB0xjHhwwjXlwfgIPHyq05CvThwAAAABJRU5ErkJggg==",
                     *         "type": "ean13",
                     *         "text": "4006381333931",
                     *         "checkDigit": "1"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "qr/barcode";
                        data: components["schemas"]["QrBarcode"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_qr_decode: {
        parameters: {
            query: {
                /** @description Address of the picture; exactly one of url and image. */
                url?: string;
                /**
                 * @description The picture as base64 (a data: prefix is allowed); exactly one of url and image.
                 * @example iVBORw0KGgoAAAANSUhEUgAAADoAAAA6AQMAAADbddhrAAAABlBMVEX///8AAABVwtN+AAAAf0lEQVR4nK3PMQrEMAwEwAW3An9F4DbgrwuuFegrBrcChQu+YOXabDWVdgW8lfBSQ3YIDUWCaVN/IP4wKUOIf3cWwtUiAZiyhiw0Hz4TbCJ6AlmpSDBuMhJmuF8VNwD5MHaEH0eXHULKlvB9pz5goshgKrJDyPu17EZ4Q0l4JycHzotpaBDwOQAAAABJRU5ErkJggg==
                 */
                image?: string;
                /** @description How many codes at most. */
                max: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "qr/decode",
                     *       "data": {
                     *         "width": 58,
                     *         "height": 58,
                     *         "count": 1,
                     *         "items": [
                     *           {
                     *             "format": "qr",
                     *             "text": "HELLO WORLD",
                     *             "corners": [
                     *               {
                     *                 "x": 8,
                     *                 "y": 8
                     *               },
                     *               {
                     *                 "x": 50,
                     *                 "y": 8
                     *               },
                     *               {
                     *                 "x": 50,
                     *                 "y": 50
                     *               },
                     *               {
                     *                 "x": 8,
                     *                 "y": 50
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "qr/decode";
                        data: components["schemas"]["QrDecode"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            502: components["responses"]["UpstreamFailed-2"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_evaluate: {
        parameters: {
            query: {
                /**
                 * @description The expression, such as 2 + 3 * sqrt(16).
                 * @example 2 + 3 * sqrt(16)
                 */
                expr: string;
                /** @description Values of variables, such as x=2,y=3.5. */
                variables: string;
                /** @description How numbers are held: doubles, decimals of 64 digits or exact fractions. */
                mode: components["schemas"]["MathNumberMode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/evaluate",
                     *       "data": {
                     *         "expr": "2 + 3 * sqrt(16)",
                     *         "result": "14",
                     *         "value": 14,
                     *         "type": "number"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/evaluate";
                        data: components["schemas"]["MathEvaluate"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_simplify: {
        parameters: {
            query: {
                /**
                 * @description Expression in letters and numbers.
                 * @example (x+1)^3
                 */
                expr: string;
                /**
                 * @description What to do with the expression.
                 * @example expand
                 */
                operation: components["schemas"]["MathAlgebraOperation"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/simplify",
                     *       "data": {
                     *         "input": "(x+1)^3",
                     *         "operation": "expand",
                     *         "result": "1+3*x+3*x^2+x^3",
                     *         "latex": "1+3\\cdot x+3\\cdot{ x}^{2}+{ x}^{3}",
                     *         "variables": [
                     *           "x"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/simplify";
                        data: components["schemas"]["MathSimplify"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_derivative: {
        parameters: {
            query: {
                /**
                 * @description Expression to derive.
                 * @example x^3
                 */
                expr: string;
                /** @description Variable to derive by. */
                variable: string;
                /** @description How often to derive. */
                order: number;
                /**
                 * @description Where to evaluate function and derivative.
                 * @example 2
                 */
                at?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/derivative",
                     *       "data": {
                     *         "expr": "x^3",
                     *         "variable": "x",
                     *         "order": 1,
                     *         "derivative": "3 * x ^ 2",
                     *         "latex": "3\\cdot{ x}^{2}",
                     *         "value": 12,
                     *         "functionValue": 8,
                     *         "tangent": {
                     *           "slope": 12,
                     *           "intercept": -16
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/derivative";
                        data: components["schemas"]["MathDerivative"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_integrate: {
        parameters: {
            query: {
                /**
                 * @description Expression to integrate.
                 * @example x^2
                 */
                expr: string;
                /** @description Variable to integrate over. */
                variable: string;
                /**
                 * @description Lower bound.
                 * @example 0
                 */
                from?: number;
                /**
                 * @description Upper bound.
                 * @example 3
                 */
                to?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/integrate",
                     *       "data": {
                     *         "expr": "x^2",
                     *         "variable": "x",
                     *         "antiderivative": "(1/3)*x^3",
                     *         "value": 9,
                     *         "errorEstimate": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/integrate";
                        data: components["schemas"]["MathIntegrate"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_solve: {
        parameters: {
            query: {
                /**
                 * @description left = right, or an expression that is to be zero.
                 * @example cos(x) = x
                 */
                equation: string;
                /** @description The unknown. */
                variable: string;
                /** @description Start of the interval. */
                from: number;
                /** @description End of the interval. */
                to: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/solve",
                     *       "data": {
                     *         "equation": "cos(x) = x",
                     *         "variable": "x",
                     *         "count": 1,
                     *         "roots": [
                     *           0.7390851332
                     *         ],
                     *         "truncated": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/solve";
                        data: components["schemas"]["MathSolve"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_linearSystem: {
        parameters: {
            query: {
                /**
                 * @description Equations separated by semicolons, at most 10 with 10 unknowns.
                 * @example 2x+3y=8; x-y=-1
                 */
                equations: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/linear-system",
                     *       "data": {
                     *         "status": "unique",
                     *         "variables": [
                     *           "x",
                     *           "y"
                     *         ],
                     *         "solution": {
                     *           "x": 1,
                     *           "y": 2
                     *         },
                     *         "exact": {
                     *           "x": "1",
                     *           "y": "2"
                     *         },
                     *         "rank": 2,
                     *         "freeVariables": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/linear-system";
                        data: components["schemas"]["MathLinearSystem"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_polynomialRoots: {
        parameters: {
            query: {
                /**
                 * @description Coefficients from the highest power down.
                 * @example 1,-6,11,-6
                 */
                coefficients: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/polynomial-roots",
                     *       "data": {
                     *         "degree": 3,
                     *         "polynomial": "x^3-6x^2+11x-6",
                     *         "roots": [
                     *           {
                     *             "re": 1,
                     *             "im": 0
                     *           },
                     *           {
                     *             "re": 2,
                     *             "im": 0
                     *           },
                     *           {
                     *             "re": 3,
                     *             "im": 0
                     *           }
                     *         ],
                     *         "realRoots": [
                     *           1,
                     *           2,
                     *           3
                     *         ],
                     *         "discriminant": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/polynomial-roots";
                        data: components["schemas"]["MathPolynomialRoots"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_factorize: {
        parameters: {
            query: {
                /**
                 * @description Integer from 1 to 10^19-1.
                 * @example 360
                 */
                n: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/factorize",
                     *       "data": {
                     *         "n": "360",
                     *         "isPrime": false,
                     *         "factors": [
                     *           {
                     *             "prime": "2",
                     *             "exponent": 3
                     *           },
                     *           {
                     *             "prime": "3",
                     *             "exponent": 2
                     *           },
                     *           {
                     *             "prime": "5",
                     *             "exponent": 1
                     *           }
                     *         ],
                     *         "expression": "2^3*3^2*5",
                     *         "divisorCount": 24,
                     *         "divisors": [
                     *           "1",
                     *           "2",
                     *           "3",
                     *           "4",
                     *           "5",
                     *           "6"
                     *         ],
                     *         "divisorSum": "1170",
                     *         "totient": "96",
                     *         "mobius": 0,
                     *         "kind": "abundant",
                     *         "nextPrime": "367",
                     *         "previousPrime": "359"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/factorize";
                        data: components["schemas"]["MathFactorize"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_gcdLcm: {
        parameters: {
            query: {
                /**
                 * @description 2 to 100 integers.
                 * @example 240,46
                 */
                numbers: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/gcd-lcm",
                     *       "data": {
                     *         "gcd": "2",
                     *         "lcm": "5520",
                     *         "coprime": false,
                     *         "pairwiseCoprime": false,
                     *         "bezout": {
                     *           "x": "-9",
                     *           "y": "47"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/gcd-lcm";
                        data: components["schemas"]["MathGcdLcm"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_modular: {
        parameters: {
            query: {
                /**
                 * @description What to compute.
                 * @example inverse
                 */
                operation: components["schemas"]["MathModularOperation"];
                /**
                 * @description Base (not for crt).
                 * @example 3
                 */
                a?: string;
                /** @description The exponent of power. */
                exponent?: string;
                /**
                 * @description Modulus (not for crt).
                 * @example 11
                 */
                modulus?: string;
                /** @description The residues of crt. */
                residues?: string;
                /** @description The moduli of crt. */
                moduli?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/modular",
                     *       "data": {
                     *         "operation": "inverse",
                     *         "result": "4",
                     *         "modulus": "11",
                     *         "all": [
                     *           "4"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/modular";
                        data: components["schemas"]["MathModular"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_bigint: {
        parameters: {
            query: {
                /**
                 * @description What to compute.
                 * @example multiply
                 */
                operation: components["schemas"]["MathIntegerOperation"];
                /**
                 * @description First integer.
                 * @example 123456789012345678901234567890
                 */
                a: string;
                /**
                 * @description Second integer, the divisor or the exponent.
                 * @example 987654321
                 */
                b?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/bigint",
                     *       "data": {
                     *         "operation": "multiply",
                     *         "result": "121932631124828532112482853211126352690",
                     *         "remainder": null,
                     *         "digits": 39,
                     *         "digitSum": 135
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/bigint";
                        data: components["schemas"]["MathBigint"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_matrix: {
        parameters: {
            query: {
                /**
                 * @description What to compute.
                 * @example inverse
                 */
                operation: components["schemas"]["MathMatrixOperation"];
                /**
                 * @description Columns by commas, rows by semicolons; entries are decimals or fractions.
                 * @example 1,2;3,4
                 */
                a: string;
                /** @description The second matrix of multiply and add. */
                b?: string;
                /** @description The exponent of power. */
                exponent: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/matrix",
                     *       "data": {
                     *         "operation": "inverse",
                     *         "rows": 2,
                     *         "columns": 2,
                     *         "result": [
                     *           [
                     *             -2,
                     *             1
                     *           ],
                     *           [
                     *             1.5,
                     *             -0.5
                     *           ]
                     *         ],
                     *         "exact": [
                     *           [
                     *             "-2",
                     *             "1"
                     *           ],
                     *           [
                     *             "3/2",
                     *             "-1/2"
                     *           ]
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/matrix";
                        data: components["schemas"]["MathMatrix"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_decompose: {
        parameters: {
            query: {
                /**
                 * @description Which decomposition.
                 * @example eigen
                 */
                kind: components["schemas"]["MathDecomposition"];
                /**
                 * @description Columns by commas, rows by semicolons.
                 * @example 2,0;0,3
                 */
                a: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/decompose",
                     *       "data": {
                     *         "kind": "eigen",
                     *         "factors": {
                     *           "vectors": [
                     *             [
                     *               0,
                     *               1
                     *             ],
                     *             [
                     *               1,
                     *               0
                     *             ]
                     *           ]
                     *         },
                     *         "values": [
                     *           {
                     *             "re": 3,
                     *             "im": 0
                     *           },
                     *           {
                     *             "re": 2,
                     *             "im": 0
                     *           }
                     *         ],
                     *         "conditionNumber": null,
                     *         "determinant": 6
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/decompose";
                        data: components["schemas"]["MathDecompose"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_statistics: {
        parameters: {
            query: {
                /**
                 * @description The numbers, separated by commas.
                 * @example 2,4,4,4,5,5,7,9
                 */
                numbers: string;
                /** @description Percentile to give. */
                percentile: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/statistics",
                     *       "data": {
                     *         "count": 8,
                     *         "sum": 40,
                     *         "mean": 5,
                     *         "median": 4.5,
                     *         "modes": [
                     *           4
                     *         ],
                     *         "min": 2,
                     *         "max": 9,
                     *         "range": 7,
                     *         "variance": 4.571428571428571,
                     *         "standardDeviation": 2.138089935299395,
                     *         "populationVariance": 4,
                     *         "populationStandardDeviation": 2,
                     *         "standardError": 0.7559289460184544,
                     *         "q1": 4,
                     *         "q3": 5.5,
                     *         "iqr": 1.5,
                     *         "percentile": 7.6,
                     *         "meanAbsoluteDeviation": 1.5,
                     *         "geometricMean": 4.603215596046737,
                     *         "harmonicMean": 4.201750729470613,
                     *         "skewness": 0.8184875533567997,
                     *         "kurtosis": 0.940625,
                     *         "outliers": [
                     *           9
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/statistics";
                        data: components["schemas"]["MathStatistics"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_regression: {
        parameters: {
            query: {
                /**
                 * @description The x values, separated by commas.
                 * @example 1,2,3,4
                 */
                x: string;
                /**
                 * @description y values.
                 * @example 3,5,7,9
                 */
                y: string;
                /** @description What to fit. */
                model: components["schemas"]["MathRegressionModel"];
                /** @description The degree of the polynomial. */
                degree: number;
                /**
                 * @description Where to predict y.
                 * @example 10
                 */
                predict?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/regression",
                     *       "data": {
                     *         "model": "linear",
                     *         "coefficients": [
                     *           1,
                     *           2
                     *         ],
                     *         "equation": "y = 1 + 2x",
                     *         "r2": 1,
                     *         "rmse": 0,
                     *         "correlation": 1,
                     *         "predictions": [
                     *           {
                     *             "x": 10,
                     *             "y": 21
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/regression";
                        data: components["schemas"]["MathRegression"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_distribution: {
        parameters: {
            query: {
                /**
                 * @description Which distribution.
                 * @example normal
                 */
                name: components["schemas"]["MathDistributionName"];
                /**
                 * @description Its parameters, in the order that the description gives.
                 * @example 0,1
                 */
                parameters: string;
                /**
                 * @description Value for density and cumulative probability.
                 * @example 1.96
                 */
                x?: number;
                /** @description Probability for the quantile. */
                p?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/distribution",
                     *       "data": {
                     *         "name": "normal",
                     *         "parameters": {
                     *           "mean": 0,
                     *           "sd": 1
                     *         },
                     *         "mean": 0,
                     *         "variance": 1,
                     *         "density": 0.058440944333451476,
                     *         "cumulative": 0.9750021048517796,
                     *         "survival": 0.02499789514822044,
                     *         "quantile": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/distribution";
                        data: components["schemas"]["MathDistribution"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_hypothesisTest: {
        parameters: {
            query: {
                /**
                 * @description Which test.
                 * @example zProportion
                 */
                test: components["schemas"]["MathTest"];
                /**
                 * @description Samples: numbers by commas, groups or rows by semicolons.
                 * @example 60,100
                 */
                data: string;
                /**
                 * @description Mean, difference of means or proportion of the null hypothesis.
                 * @example 0.5
                 */
                mu: number;
                /** @description Expected counts of chiSquaredFit; equal ones without it. */
                expected?: string;
                /** @description The alternative hypothesis of a t or z test or correlation. */
                alternative: components["schemas"]["MathAlternative"];
                /** @description Level of significance. */
                alpha: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/hypothesis-test",
                     *       "data": {
                     *         "test": "zProportion",
                     *         "statistic": 2,
                     *         "df": null,
                     *         "df2": null,
                     *         "pValue": 0.04550026389635835,
                     *         "estimate": 0.6,
                     *         "confidenceInterval": {
                     *           "low": 0.5039817664728937,
                     *           "high": 0.6960182335271062
                     *         },
                     *         "effectSize": null,
                     *         "reject": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/hypothesis-test";
                        data: components["schemas"]["MathHypothesisTest"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_combinatorics: {
        parameters: {
            query: {
                /**
                 * @description Number of things.
                 * @example 5
                 */
                n: number;
                /**
                 * @description Number chosen; n without it.
                 * @example 2
                 */
                k?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/combinatorics",
                     *       "data": {
                     *         "n": 5,
                     *         "k": 2,
                     *         "factorial": "120",
                     *         "permutations": "20",
                     *         "combinations": "10",
                     *         "permutationsWithRepetition": "25",
                     *         "combinationsWithRepetition": "15",
                     *         "derangements": "44",
                     *         "stirlingSecond": "15",
                     *         "bell": "52",
                     *         "catalan": "42"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/combinatorics";
                        data: components["schemas"]["MathCombinatorics"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_base: {
        parameters: {
            query: {
                /**
                 * @description The number, without a prefix such as 0x.
                 * @example 255
                 */
                number: string;
                /** @description Base of the number. */
                from: number;
                /** @description Base to convert to. */
                to: number;
                /** @description Width of the two's complement. */
                bits?: 8 | 16 | 32 | 64 | 128;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/base",
                     *       "data": {
                     *         "input": "255",
                     *         "result": "ff",
                     *         "binary": "11111111",
                     *         "octal": "377",
                     *         "decimal": "255",
                     *         "hex": "ff",
                     *         "repeating": false,
                     *         "twosComplement": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/base";
                        data: components["schemas"]["MathBase"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_roman: {
        parameters: {
            query: {
                /**
                 * @description Number 1-3999 or Roman numeral.
                 * @example MCMXCIV
                 */
                value: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/roman",
                     *       "data": {
                     *         "number": 1994,
                     *         "roman": "MCMXCIV",
                     *         "additive": "MDCCCCLXXXXIIII",
                     *         "from": "roman"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/roman";
                        data: components["schemas"]["MathRoman"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_words: {
        parameters: {
            query: {
                /**
                 * @description The number to write.
                 * @example 1234
                 */
                number: string;
                /** @description Language with region, such as en-US, en-GB, id-ID, ar-SA, de-DE, fr-FR, ja-JP. */
                lang: string;
                /** @description Cardinal, ordinal or amount of money. */
                form: components["schemas"]["MathWordForm"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/words",
                     *       "data": {
                     *         "number": "1234",
                     *         "lang": "en-US",
                     *         "form": "cardinal",
                     *         "words": "one thousand two hundred thirty-four"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/words";
                        data: components["schemas"]["MathWords"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_fraction: {
        parameters: {
            query: {
                /**
                 * @description Fraction 3/4, mixed 1 1/2, decimal 0.125 or repeating 0.1(6).
                 * @example 0.1(6)
                 */
                a: string;
                /** @description What to do with b. */
                operation: components["schemas"]["MathFractionOperation"];
                /** @description Second fraction (power: an integer). */
                b?: string;
                /** @description Bound of the best approximation. */
                maxDenominator: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/fraction",
                     *       "data": {
                     *         "fraction": "1/6",
                     *         "mixed": "1/6",
                     *         "decimal": "0.1(6)",
                     *         "value": 0.16666666666666666,
                     *         "percent": 16.666666666666664,
                     *         "continued": [
                     *           "0",
                     *           "6"
                     *         ],
                     *         "convergents": [
                     *           "0",
                     *           "1/6"
                     *         ],
                     *         "best": "1/6",
                     *         "comparison": null,
                     *         "egyptian": [
                     *           "1/6"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/fraction";
                        data: components["schemas"]["MathFraction"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_complex: {
        parameters: {
            query: {
                /**
                 * @description A number such as 3+4i; a plus sign in a URL is %2B.
                 * @example 3+4i
                 */
                a: string;
                /** @description What to do with b. */
                operation: components["schemas"]["MathComplexOperation"];
                /** @description Second number. */
                b?: string;
                /** @description Which roots to give: 2 for square roots. */
                n: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/complex",
                     *       "data": {
                     *         "result": {
                     *           "re": 3,
                     *           "im": 4
                     *         },
                     *         "text": "3 + 4i",
                     *         "modulus": 5,
                     *         "argument": 0.927295218,
                     *         "degrees": 53.1301023542,
                     *         "conjugate": {
                     *           "re": 3,
                     *           "im": -4
                     *         },
                     *         "exponential": "5e^(0.9272952180i)",
                     *         "roots": [
                     *           {
                     *             "re": 2,
                     *             "im": 1
                     *           },
                     *           {
                     *             "re": -2,
                     *             "im": -1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/complex";
                        data: components["schemas"]["MathComplex"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_sequence: {
        parameters: {
            query: {
                /**
                 * @description Which sequence.
                 * @example fibonacci
                 */
                name: components["schemas"]["MathSequenceName"];
                /**
                 * @description Index of the first term; for collatz the number to start from.
                 * @example 10
                 */
                start: number;
                /**
                 * @description How many terms.
                 * @example 3
                 */
                count: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/sequence",
                     *       "data": {
                     *         "name": "fibonacci",
                     *         "oeis": "A000045",
                     *         "count": 3,
                     *         "items": [
                     *           {
                     *             "index": 10,
                     *             "value": "55"
                     *           },
                     *           {
                     *             "index": 11,
                     *             "value": "89"
                     *           },
                     *           {
                     *             "index": 12,
                     *             "value": "144"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/sequence";
                        data: components["schemas"]["MathSequence"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_math_geometry: {
        parameters: {
            query: {
                /**
                 * @description Which figure or solid.
                 * @example triangle
                 */
                shape: components["schemas"]["MathShape"];
                /**
                 * @description Its measures, in the order that the description gives.
                 * @example 3,4,5
                 */
                values: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "math/geometry",
                     *       "data": {
                     *         "shape": "triangle",
                     *         "dimension": 2,
                     *         "area": 6,
                     *         "perimeter": 12,
                     *         "volume": null,
                     *         "surface": null,
                     *         "details": {
                     *           "angleA": 36.8698976458,
                     *           "angleB": 53.1301023542,
                     *           "angleC": 90,
                     *           "height": 4,
                     *           "inradius": 1,
                     *           "circumradius": 2.5
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "math/geometry";
                        data: components["schemas"]["MathGeometry"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_httpStatus: {
        parameters: {
            query?: {
                /**
                 * @description Status code to explain.
                 * @example 404
                 */
                code?: number;
                /** @description Words to find in the phrase or description. */
                q?: string;
                /** @description Only codes of this class. */
                class?: components["schemas"]["DeveloperStatusClass"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/http-status",
                     *       "data": {
                     *         "count": 1,
                     *         "items": [
                     *           {
                     *             "code": 404,
                     *             "phrase": "Not Found",
                     *             "name": "NOT_FOUND",
                     *             "class": "4xx",
                     *             "description": "The requested resource could not be found but may be available in the future. Subsequent requests by the client are permissible.",
                     *             "retryable": false,
                     *             "cacheable": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/http-status";
                        data: components["schemas"]["DeveloperHttpStatus"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_mime: {
        parameters: {
            query: {
                /**
                 * @description An extension or a file name.
                 * @example report.pdf
                 */
                ext?: string;
                /** @description A media type; its parameters are ignored. */
                type?: string;
                /** @description Part of the names of media types, in any letter case. */
                q?: string;
                /** @description Number of results. */
                limit: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/mime",
                     *       "data": {
                     *         "count": 1,
                     *         "items": [
                     *           {
                     *             "type": "application/pdf",
                     *             "extensions": [
                     *               "pdf"
                     *             ],
                     *             "charset": null,
                     *             "compressible": false,
                     *             "source": "iana"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/mime";
                        data: components["schemas"]["DeveloperMime"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_semver: {
        parameters: {
            query: {
                /**
                 * @description A version.
                 * @example 1.2.3-beta.1
                 */
                version: string;
                /**
                 * @description A second version to compare with.
                 * @example 1.2.3
                 */
                with?: string;
                /**
                 * @description Also give the next version of this kind.
                 * @example prerelease
                 */
                bump?: "major" | "minor" | "patch" | "premajor" | "preminor" | "prepatch" | "prerelease";
                /** @description Identifier of a prerelease bump. */
                preid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/semver",
                     *       "data": {
                     *         "version": "1.2.3-beta.1",
                     *         "major": 1,
                     *         "minor": 2,
                     *         "patch": 3,
                     *         "prerelease": [
                     *           "beta",
                     *           1
                     *         ],
                     *         "build": [],
                     *         "compare": {
                     *           "with": "1.2.3",
                     *           "result": -1,
                     *           "diff": "patch",
                     *           "newer": "1.2.3"
                     *         },
                     *         "next": "1.2.3-beta.2"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/semver";
                        data: components["schemas"]["DeveloperSemver"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_semver_2: {
        parameters: {
            query: {
                /**
                 * @description Range such as ^1.2 || >=3.
                 * @example ^1.2
                 */
                range: string;
                /**
                 * @description Versions, separated by commas.
                 * @example 1.2.0,1.9.9,2.0.0
                 */
                versions: string;
                /** @description Let prereleases satisfy ranges like releases. */
                includePrerelease: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/semver/range",
                     *       "data": {
                     *         "range": "^1.2",
                     *         "normalized": ">=1.2.0 <2.0.0-0",
                     *         "count": 3,
                     *         "items": [
                     *           {
                     *             "version": "1.2.0",
                     *             "satisfies": true
                     *           },
                     *           {
                     *             "version": "1.9.9",
                     *             "satisfies": true
                     *           },
                     *           {
                     *             "version": "2.0.0",
                     *             "satisfies": false
                     *           }
                     *         ],
                     *         "max": "1.9.9",
                     *         "min": "1.2.0"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/semver/range";
                        data: components["schemas"]["DeveloperSemverRange"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_cron: {
        parameters: {
            query: {
                /**
                 * @description Cron expression: 5 fields, 6 with the seconds first, or a nickname such as @daily.
                 * @example 30 8 * * 1
                 */
                expression: string;
                /**
                 * @description IANA time zone of the schedule.
                 * @example Asia/Jakarta
                 */
                tz: string;
                /**
                 * @description ISO 8601 with an offset, not before the year 1; the runs come after it. Without it, now.
                 * @example 2026-01-01T00:00:00Z
                 */
                from?: string;
                /**
                 * @description Number of runs.
                 * @example 2
                 */
                limit: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/cron",
                     *       "data": {
                     *         "expression": "30 8 * * 1",
                     *         "description": "At 08:30, only on Monday",
                     *         "fields": {
                     *           "second": "0",
                     *           "minute": "30",
                     *           "hour": "8",
                     *           "dayOfMonth": "*",
                     *           "month": "*",
                     *           "dayOfWeek": "1"
                     *         },
                     *         "timezone": "Asia/Jakarta",
                     *         "runs": [
                     *           "2026-01-05T01:30:00.000Z",
                     *           "2026-01-12T01:30:00.000Z"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/cron";
                        data: components["schemas"]["DeveloperCron"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_license: {
        parameters: {
            query: {
                /**
                 * @description SPDX identifier, any case.
                 * @example mit
                 */
                id?: string;
                /** @description Words of the name to search. */
                q?: string;
                /** @description Only OSI-approved licences. */
                osi: boolean;
                /** @description Adds the full text, for `id` only. */
                text: boolean;
                /** @description Number of results. */
                limit: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/license",
                     *       "data": {
                     *         "count": 1,
                     *         "items": [
                     *           {
                     *             "id": "MIT",
                     *             "name": "MIT License",
                     *             "url": "https://opensource.org/license/mit/",
                     *             "osiApproved": true,
                     *             "text": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/license";
                        data: components["schemas"]["DeveloperLicense"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_userAgent: {
        parameters: {
            query?: {
                /**
                 * @description A User-Agent header; without it, that of the call.
                 * @example Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.5 Mobile/15E148 Safari/604.1
                 */
                ua?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/user-agent",
                     *       "data": {
                     *         "ua": "Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.5 Mobile/15E148 Safari/604.1",
                     *         "browser": {
                     *           "name": "Safari",
                     *           "version": "16.5",
                     *           "major": 16
                     *         },
                     *         "engine": {
                     *           "name": "WebKit",
                     *           "version": "605.1.15"
                     *         },
                     *         "os": {
                     *           "name": "iOS",
                     *           "version": "16.5"
                     *         },
                     *         "device": {
                     *           "type": "mobile",
                     *           "vendor": "Apple",
                     *           "model": "iPhone"
                     *         },
                     *         "bot": false,
                     *         "botName": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/user-agent";
                        data: components["schemas"]["DeveloperUserAgent"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_port: {
        parameters: {
            query?: {
                /**
                 * @description Port number.
                 * @example 443
                 */
                port?: number;
                /** @description Service name. */
                service?: string;
                /**
                 * @description Only this transport.
                 * @example tcp
                 */
                protocol?: components["schemas"]["DeveloperTransport"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/port",
                     *       "data": {
                     *         "count": 1,
                     *         "range": "system",
                     *         "items": [
                     *           {
                     *             "port": 443,
                     *             "protocol": "tcp",
                     *             "service": "https",
                     *             "description": "http protocol over TLS/SSL"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/port";
                        data: components["schemas"]["DeveloperPort"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_unicode: {
        parameters: {
            query?: {
                /**
                 * @description Up to 100 code points of text.
                 * @example €
                 */
                text?: string;
                /** @description One code point as U+20AC, 0x20AC or decimal. */
                codePoint?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/unicode",
                     *       "data": {
                     *         "count": 1,
                     *         "graphemes": 1,
                     *         "normalized": {
                     *           "nfc": true,
                     *           "nfd": true,
                     *           "nfkc": true,
                     *           "nfkd": true
                     *         },
                     *         "items": [
                     *           {
                     *             "char": "€",
                     *             "codePoint": "U+20AC",
                     *             "decimal": 8364,
                     *             "name": "EURO SIGN",
                     *             "category": "Sc",
                     *             "script": "Common",
                     *             "utf8": "e2 82 ac",
                     *             "utf16": "20ac",
                     *             "html": "&#x20AC;",
                     *             "css": "\\20AC",
                     *             "js": "\\u20AC",
                     *             "emoji": false,
                     *             "width": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/unicode";
                        data: components["schemas"]["DeveloperUnicode"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_regex: {
        parameters: {
            query: {
                /**
                 * @description RE2 regular expression.
                 * @example (?P<year>\d{4})-(\d{2})
                 */
                pattern: string;
                /**
                 * @description Text to search.
                 * @example on 2024-05 and 2023-01
                 */
                text: string;
                /** @description Any of i (ignore case), m (^ and $ match at lines) and s (a dot matches line ends). */
                flags: string;
                /**
                 * @description What every match is replaced by; $1 and ${name} refer to groups.
                 * @example $2/${year}
                 */
                replacement?: string;
                /** @description Number of matches listed. */
                limit: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/regex",
                     *       "data": {
                     *         "matched": true,
                     *         "full": false,
                     *         "total": 2,
                     *         "items": [
                     *           {
                     *             "index": 3,
                     *             "end": 10,
                     *             "match": "2024-05",
                     *             "groups": [
                     *               "2024",
                     *               "05"
                     *             ],
                     *             "named": {
                     *               "year": "2024"
                     *             }
                     *           },
                     *           {
                     *             "index": 15,
                     *             "end": 22,
                     *             "match": "2023-01",
                     *             "groups": [
                     *               "2023",
                     *               "01"
                     *             ],
                     *             "named": {
                     *               "year": "2023"
                     *             }
                     *           }
                     *         ],
                     *         "replaced": "on 05/2024 and 01/2023"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/regex";
                        data: components["schemas"]["DeveloperRegex"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_json: {
        parameters: {
            query: {
                /**
                 * @description The old document.
                 * @example {"a":1,"b":[1,2,3]}
                 */
                a: string;
                /**
                 * @description The new document.
                 * @example {"a":2,"b":[1,2],"c":true}
                 */
                b: string;
                /** @description JSON Pointers to values that are not compared, separated by commas. */
                ignore?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/json/diff",
                     *       "data": {
                     *         "equal": false,
                     *         "count": 3,
                     *         "changes": [
                     *           {
                     *             "op": "replace",
                     *             "path": "/a",
                     *             "from": 1,
                     *             "to": 2
                     *           },
                     *           {
                     *             "op": "remove",
                     *             "path": "/b/2",
                     *             "from": 3,
                     *             "to": null
                     *           },
                     *           {
                     *             "op": "add",
                     *             "path": "/c",
                     *             "from": null,
                     *             "to": true
                     *           }
                     *         ],
                     *         "patch": [
                     *           {
                     *             "op": "replace",
                     *             "path": "/a",
                     *             "value": 2
                     *           },
                     *           {
                     *             "op": "remove",
                     *             "path": "/b/2"
                     *           },
                     *           {
                     *             "op": "add",
                     *             "path": "/c",
                     *             "value": true
                     *           }
                     *         ],
                     *         "mergePatch": {
                     *           "a": 2,
                     *           "b": [
                     *             1,
                     *             2
                     *           ],
                     *           "c": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/json/diff";
                        data: components["schemas"]["DeveloperJsonDiff"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_json_2: {
        parameters: {
            query: {
                /**
                 * @description The JSON document.
                 * @example {"foo":"bar"}
                 */
                document: string;
                /**
                 * @description The patch.
                 * @example [{"op":"add","path":"/baz","value":"qux"}]
                 */
                patch: string;
                /** @description Kind of patch. */
                type: "json-patch" | "merge-patch";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/json/patch",
                     *       "data": {
                     *         "type": "json-patch",
                     *         "applied": 1,
                     *         "changed": true,
                     *         "result": {
                     *           "foo": "bar",
                     *           "baz": "qux"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/json/patch";
                        data: components["schemas"]["DeveloperJsonPatch"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_jsonSchema: {
        parameters: {
            query: {
                /**
                 * @description The JSON Schema.
                 * @example {"type":"object","required":["id"],"properties":{"id":{"type":"integer"}}}
                 */
                schema: string;
                /**
                 * @description The JSON document.
                 * @example {"id":"x"}
                 */
                document: string;
                /** @description Draft when the schema has no $schema. */
                draft: "2020-12" | "2019-09" | "draft-07" | "draft-04";
                /** @description Assert the format keyword. */
                formats: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/json-schema",
                     *       "data": {
                     *         "valid": false,
                     *         "draft": "2020-12",
                     *         "count": 1,
                     *         "errors": [
                     *           {
                     *             "path": "/id",
                     *             "keyword": "type",
                     *             "schemaPath": "#/properties/id/type",
                     *             "message": "must be integer",
                     *             "params": {
                     *               "type": "integer"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/json-schema";
                        data: components["schemas"]["DeveloperJsonSchema"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_openapi: {
        parameters: {
            query: {
                /**
                 * @description The OpenAPI document as JSON or YAML.
                 * @example {"openapi":"3.1.0","info":{"title":"x","version":"1"},"paths":{}}
                 */
                document: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/openapi",
                     *       "data": {
                     *         "version": "3.1.0",
                     *         "valid": true,
                     *         "title": "x",
                     *         "counts": {
                     *           "paths": 0,
                     *           "operations": 0,
                     *           "schemas": 0,
                     *           "tags": 0
                     *         },
                     *         "errors": [],
                     *         "warnings": [
                     *           {
                     *             "rule": "servers-missing",
                     *             "path": "/servers",
                     *             "message": "The document names no server."
                     *           },
                     *           {
                     *             "rule": "info-description-missing",
                     *             "path": "/info/description",
                     *             "message": "The document has no description."
                     *           }
                     *         ],
                     *         "score": 96
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/openapi";
                        data: components["schemas"]["DeveloperOpenapi"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_uuid: {
        parameters: {
            query: {
                /**
                 * @description A UUID in any spelling, or a ULID.
                 * @example 017F22E2-79B0-7CC3-98C4-DC0C0C07398F
                 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/uuid",
                     *       "data": {
                     *         "kind": "uuid",
                     *         "normalized": "017f22e2-79b0-7cc3-98c4-dc0c0c07398f",
                     *         "valid": true,
                     *         "version": 7,
                     *         "variant": "rfc9562",
                     *         "nil": false,
                     *         "max": false,
                     *         "time": "2022-02-22T19:22:22.000Z",
                     *         "timestampMs": 1645557742000,
                     *         "clockSequence": null,
                     *         "node": null,
                     *         "integer": "1989357241971137676463954034883508623",
                     *         "base64url": "AX8i4nmwfMOYxNwMDAc5jw",
                     *         "urn": "urn:uuid:017f22e2-79b0-7cc3-98c4-dc0c0c07398f"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/uuid";
                        data: components["schemas"]["DeveloperUuid"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_chmod: {
        parameters: {
            query: {
                /**
                 * @description Octal (755, 4755), as ls prints it (rwxr-xr-x, -rw-r--r--), or clauses of chmod (u=rwx,go+rx).
                 * @example 754
                 */
                mode: string;
                /** @description Octal permissions that the clauses change. */
                base: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/chmod",
                     *       "data": {
                     *         "octal": "0754",
                     *         "symbolic": "rwxr-xr--",
                     *         "clauses": "u=rwx,g=rx,o=r",
                     *         "decimal": 492,
                     *         "owner": {
                     *           "read": true,
                     *           "write": true,
                     *           "execute": true
                     *         },
                     *         "group": {
                     *           "read": true,
                     *           "write": false,
                     *           "execute": true
                     *         },
                     *         "other": {
                     *           "read": true,
                     *           "write": false,
                     *           "execute": false
                     *         },
                     *         "setuid": false,
                     *         "setgid": false,
                     *         "sticky": false,
                     *         "umask": "0023"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/chmod";
                        data: components["schemas"]["DeveloperChmod"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_gitignore: {
        parameters: {
            query: {
                /**
                 * @description Template name such as Node, Python or VisualStudio.
                 * @example Node
                 */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/gitignore",
                     *       "data": {
                     *         "name": "Node",
                     *         "source": "# Logs\nlogs\n*.log\nnpm-debug.log*\n\n# Dependency directories\nnode_modules/\n",
                     *         "rules": [
                     *           "logs",
                     *           "*.log",
                     *           "npm-debug.log*",
                     *           "node_modules/"
                     *         ],
                     *         "count": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/gitignore";
                        data: components["schemas"]["DeveloperGitignore"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            502: components["responses"]["UpstreamFailed-2"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_header: {
        parameters: {
            query: {
                /**
                 * @description Header name.
                 * @example cache-control
                 */
                name: string;
                /**
                 * @description Header value.
                 * @example public, max-age=3600, must-revalidate
                 */
                value: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/header",
                     *       "data": {
                     *         "name": "Cache-Control",
                     *         "known": true,
                     *         "kind": "directives",
                     *         "items": [
                     *           {
                     *             "name": "public",
                     *             "value": true,
                     *             "parameters": {},
                     *             "explanation": "Any cache may store the response, even where it otherwise could not."
                     *           },
                     *           {
                     *             "name": "max-age",
                     *             "value": 3600,
                     *             "parameters": {},
                     *             "explanation": "The response is fresh for this many seconds; in a request, a response older than that is not wanted."
                     *           },
                     *           {
                     *             "name": "must-revalidate",
                     *             "value": true,
                     *             "parameters": {},
                     *             "explanation": "Once stale, the response must not be used without being validated with the origin."
                     *           }
                     *         ],
                     *         "warnings": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/header";
                        data: components["schemas"]["DeveloperHeader"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_curl: {
        parameters: {
            query: {
                /**
                 * @description The curl command line.
                 * @example curl -X POST https://api.example.com/v1/items -H 'X-Token: abc' --json '{"a":1}'
                 */
                command: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/curl",
                     *       "data": {
                     *         "method": "POST",
                     *         "url": "https://api.example.com/v1/items",
                     *         "headers": {
                     *           "X-Token": "abc",
                     *           "Content-Type": "application/json",
                     *           "Accept": "application/json"
                     *         },
                     *         "body": "{\"a\":1}",
                     *         "auth": null,
                     *         "options": {
                     *           "insecure": false,
                     *           "followRedirects": false,
                     *           "compressed": false,
                     *           "timeoutSeconds": null
                     *         },
                     *         "fetch": "await fetch(\"https://api.example.com/v1/items\", {\n  method: \"POST\",\n  headers: {\n    \"X-Token\": \"abc\",\n    \"Content-Type\": \"application/json\",\n    \"Accept\": \"application/json\",\n  },\n  body: \"{\\\"a\\\":1}\",\n})",
                     *         "unsupported": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/curl";
                        data: components["schemas"]["DeveloperCurl"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_dockerImage: {
        parameters: {
            query: {
                /**
                 * @description Image reference.
                 * @example redis
                 */
                image: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/docker-image",
                     *       "data": {
                     *         "reference": "redis",
                     *         "registry": "docker.io",
                     *         "repository": "library/redis",
                     *         "namespace": "library",
                     *         "name": "redis",
                     *         "tag": "latest",
                     *         "digest": null,
                     *         "official": true,
                     *         "pinned": false,
                     *         "canonical": "docker.io/library/redis:latest",
                     *         "manifestUrl": "https://registry-1.docker.io/v2/library/redis/manifests/latest",
                     *         "warnings": [
                     *           "mutable-tag",
                     *           "not-pinned"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/docker-image";
                        data: components["schemas"]["DeveloperDockerImage"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_developer_package: {
        parameters: {
            query: {
                /**
                 * @description Package ecosystem.
                 * @example npm
                 */
                system: "npm" | "pypi" | "go" | "maven" | "cargo" | "nuget";
                /**
                 * @description Package name as its ecosystem spells it (Maven: group:artifact).
                 * @example koa
                 */
                name: string;
                /** @description Exact version; the ecosystem's default version when left out. */
                version?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "developer/package",
                     *       "data": {
                     *         "system": "npm",
                     *         "name": "koa",
                     *         "version": "3.0.0",
                     *         "publishedAt": "2025-04-28T14:56:41Z",
                     *         "isDefault": true,
                     *         "licenses": [
                     *           "MIT"
                     *         ],
                     *         "advisories": [
                     *           "GHSA-jgmv-j7ww-jx2x"
                     *         ],
                     *         "links": [
                     *           {
                     *             "label": "HOMEPAGE",
                     *             "url": "https://koajs.com"
                     *           },
                     *           {
                     *             "label": "SOURCE_REPO",
                     *             "url": "git+https://github.com/koajs/koa.git"
                     *           }
                     *         ],
                     *         "versionCount": 2,
                     *         "latest": "3.0.0",
                     *         "firstPublishedAt": "2025-02-11T08:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "developer/package";
                        data: components["schemas"]["DeveloperPackage"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            502: components["responses"]["UpstreamFailed-2"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_sort: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example banana
                 *     apple
                 *     Cherry
                 *     apple
                 */
                text: string;
                /** @description Sort key. */
                by: "locale" | "codepoint" | "natural" | "numeric" | "length" | "none";
                /** @description Descending order (for none: the lines from last to first). */
                reverse: boolean;
                /**
                 * @description Keep only the first of equal lines.
                 * @example true
                 */
                unique: boolean;
                /** @description Compare without regard to case. */
                ignoreCase: boolean;
                /** @description Sort by this white-space-separated column, 1-based. */
                column?: number;
                /** @description Drop blank lines first. */
                dropEmpty: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sorted text. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/sort",
                     *       "data": {
                     *         "text": "apple\nbanana\nCherry",
                     *         "lines": 3,
                     *         "removed": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/sort";
                        data: components["schemas"]["TextSort"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_dedupe: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example a
                 *     b
                 *     a
                 *     A
                 */
                text: string;
                /** @description What to keep. */
                mode: "first" | "last" | "unique" | "repeated";
                /** @description Compare without regard to case. */
                ignoreCase: boolean;
                /** @description Compare trimmed lines. */
                trim: boolean;
                /** @description Only compare neighbouring lines, as uniq does. */
                adjacent: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines that stay. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/dedupe",
                     *       "data": {
                     *         "text": "a\nb\nA",
                     *         "lines": 3,
                     *         "removed": 1,
                     *         "duplicates": [
                     *           {
                     *             "line": "a",
                     *             "count": 2
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/dedupe";
                        data: components["schemas"]["TextDedupe"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_reverse: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example Never odd or even
                 */
                text: string;
                /** @description What is reversed. */
                by: "characters" | "words" | "lines" | "each-word" | "each-line";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reversed text. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/reverse",
                     *       "data": {
                     *         "text": "neve ro ddo reveN",
                     *         "palindrome": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/reverse";
                        data: components["schemas"]["TextReverse"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_filter: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example error: a
                 *     ok
                 *     Error: b
                 */
                text: string;
                /**
                 * @description Words or RE2 pattern.
                 * @example error
                 */
                match: string;
                /** @description How match is read. */
                mode: "contains" | "starts" | "ends" | "equals" | "regex";
                /** @description Keep the lines that do not match. */
                invert: boolean;
                /**
                 * @description Ignore case.
                 * @example true
                 */
                ignoreCase: boolean;
                /** @description Lines of context before a match. */
                before: number;
                /** @description Lines of context after a match. */
                after: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines that stay. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/filter",
                     *       "data": {
                     *         "text": "error: a\nError: b",
                     *         "lines": 2,
                     *         "matched": 2,
                     *         "numbers": [
                     *           1,
                     *           3
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/filter";
                        data: components["schemas"]["TextFilter"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_list: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example apple, banana,  cherry
                 */
                text: string;
                /** @description What separates the items. */
                from: "auto" | "line" | "comma" | "semicolon" | "tab" | "space" | "pipe";
                /**
                 * @description What separates the items in the answer.
                 * @example sql-in
                 */
                to: "line" | "comma" | "comma-space" | "semicolon" | "tab" | "space" | "pipe" | "bullets" | "numbers" | "sql-in" | "json";
                /** @description Quotes around the items. */
                quote: "none" | "single" | "double" | "backtick";
                /** @description Trim the items and drop empty ones. */
                trim: boolean;
                /** @description Items on one output line. */
                perLine?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list in its new shape. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/list",
                     *       "data": {
                     *         "text": "('apple', 'banana', 'cherry')",
                     *         "count": 3,
                     *         "items": [
                     *           "apple",
                     *           "banana",
                     *           "cherry"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/list";
                        data: components["schemas"]["TextList"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_align: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example name,qty
                 *     apple,5
                 *     fig,12
                 */
                text: string;
                /** @description Column delimiter. */
                delimiter: "auto" | "comma" | "semicolon" | "tab" | "pipe" | "space";
                /** @description Table style. */
                style: "plain" | "grid" | "rounded" | "markdown";
                /** @description Alignment of all columns; auto puts numeric columns right. */
                align: "auto" | "left" | "right" | "center";
                /** @description The first row is a header. */
                header: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The aligned table. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/align",
                     *       "data": {
                     *         "text": "name   qty\napple    5\nfig     12",
                     *         "rows": 3,
                     *         "columns": 2,
                     *         "widths": [
                     *           5,
                     *           3
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/align";
                        data: components["schemas"]["TextAlign"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_wrap: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example The quick brown fox jumps over the lazy dog
                 */
                text: string;
                /**
                 * @description Columns.
                 * @example 15
                 */
                width: number;
                /** @description wrap, unwrap (join the lines of a paragraph) or reflow (both). */
                mode: "wrap" | "unwrap" | "reflow";
                /** @description Cut words longer than the width. */
                hard: boolean;
                /** @description Fill of the lines. */
                justify: "left" | "right" | "center" | "full";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wrapped text. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/wrap",
                     *       "data": {
                     *         "text": "The quick brown\nfox jumps over\nthe lazy dog",
                     *         "lines": 3,
                     *         "longest": 15
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/wrap";
                        data: components["schemas"]["TextWrap"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_indent: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example a
                 *           b
                 *         c
                 */
                text: string;
                /**
                 * @description What to do.
                 * @example dedent
                 */
                mode: "indent" | "dedent" | "number" | "prefix" | "tabs-to-spaces" | "spaces-to-tabs";
                /** @description Spaces to indent, or tab width. */
                size: number;
                /** @description prefix: text before each line. */
                prefix: string;
                /** @description prefix: text after each line. */
                suffix: string;
                /** @description number: first number. */
                start: number;
                /** @description number: between number and line. */
                separator: string;
                /** @description Leave blank lines alone. */
                skipBlank: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changed lines. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/indent",
                     *       "data": {
                     *         "text": "a\n  b\nc",
                     *         "lines": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/indent";
                        data: components["schemas"]["TextIndent"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_clean: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example a   b
                 *
                 *
                 *
                 *      c d
                 */
                text: string;
                /** @description Trim every line. */
                trim: boolean;
                /** @description Collapse runs of spaces and tabs to one space. */
                spaces: boolean;
                /** @description Blank lines. */
                blankLines: "keep" | "collapse" | "remove";
                /** @description Drop zero-width and control characters, turn odd spaces into plain ones. */
                invisible: boolean;
                /** @description Strip HTML tags and decode entities. */
                html: boolean;
                /** @description Drop emoji. */
                emoji: boolean;
                /** @description Line ends of the answer. */
                lineEnd: "lf" | "crlf";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cleaned text. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/clean",
                     *       "data": {
                     *         "text": "a b\n\nc d",
                     *         "removed": 9,
                     *         "invisible": 1,
                     *         "lines": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/clean";
                        data: components["schemas"]["TextClean"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_normalize: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example Crème Brûlée
                 */
                text: string;
                /** @description Normal form. */
                form: "NFC" | "NFD" | "NFKC" | "NFKD";
                /**
                 * @description Drop combining marks.
                 * @example true
                 */
                stripAccents: boolean;
                /** @description Lower-case. */
                foldCase: boolean;
                /** @description Full-width and half-width forms to their usual ones. */
                foldWidth: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The normalized text. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/normalize",
                     *       "data": {
                     *         "text": "Creme Brulee",
                     *         "changed": true,
                     *         "before": {
                     *           "codePoints": 12,
                     *           "bytes": 15
                     *         },
                     *         "after": {
                     *           "codePoints": 12,
                     *           "bytes": 12
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/normalize";
                        data: components["schemas"]["TextNormalize"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_typography: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example "Hello" -- it's 5...
                 */
                text: string;
                /** @description Direction. */
                mode: "smart" | "plain";
                /** @description Quote style of smart. */
                quotes: "english" | "german" | "french" | "indonesian";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text with its marks changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/typography",
                     *       "data": {
                     *         "text": "“Hello” – it’s 5…",
                     *         "changes": 5
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/typography";
                        data: components["schemas"]["TextTypography"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_replace: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example The cat and the hat
                 */
                text: string;
                /**
                 * @description What to find.
                 * @example the
                 */
                find: string;
                /**
                 * @description Replacement.
                 * @example a
                 */
                with: string;
                /** @description How find is read. */
                mode: "plain" | "word" | "regex";
                /**
                 * @description Ignore case.
                 * @example true
                 */
                ignoreCase: boolean;
                /**
                 * @description Give the replacement the case shape of what it replaces.
                 * @example true
                 */
                keepCase: boolean;
                /** @description Most replacements, 0 for all. */
                max: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text after the replacements. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/replace",
                     *       "data": {
                     *         "text": "A cat and a hat",
                     *         "replacements": 2,
                     *         "positions": [
                     *           0,
                     *           12
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/replace";
                        data: components["schemas"]["TextReplace"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_extract: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example Mail a@b.co or see https://x.org/p?q=1. #hi
                 */
                text: string;
                /**
                 * @description Comma-separated: email, url, domain, ipv4, ipv6, number, phone, hashtag, mention, date, time, color, emoji, uuid, quoted; all for every one.
                 * @example email,url,hashtag
                 */
                kinds: string;
                /** @description Drop repeats (first one stays). */
                unique: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/extract",
                     *       "data": {
                     *         "count": 3,
                     *         "items": [
                     *           {
                     *             "kind": "email",
                     *             "value": "a@b.co",
                     *             "index": 5
                     *           },
                     *           {
                     *             "kind": "url",
                     *             "value": "https://x.org/p?q=1",
                     *             "index": 19
                     *           },
                     *           {
                     *             "kind": "hashtag",
                     *             "value": "#hi",
                     *             "index": 40
                     *           }
                     *         ],
                     *         "totals": {
                     *           "email": 1,
                     *           "url": 1,
                     *           "hashtag": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/extract";
                        data: components["schemas"]["TextExtract"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_count: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example Hello world. Bye!
                 */
                text: string;
                /** @description Language of the word and sentence rules. */
                lang: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/count",
                     *       "data": {
                     *         "graphemes": 17,
                     *         "codePoints": 17,
                     *         "utf16": 17,
                     *         "bytes": 17,
                     *         "letters": 13,
                     *         "digits": 0,
                     *         "spaces": 2,
                     *         "words": 3,
                     *         "uniqueWords": 3,
                     *         "sentences": 2,
                     *         "lines": 1,
                     *         "blankLines": 0,
                     *         "paragraphs": 1,
                     *         "readingSeconds": 1,
                     *         "speakingSeconds": 2,
                     *         "fits": {
                     *           "sms": 1,
                     *           "metaTitle": true,
                     *           "metaDescription": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/count";
                        data: components["schemas"]["TextCount"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_frequency: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example the cat saw the dog
                 */
                text: string;
                /** @description What is counted. */
                by: "word" | "character" | "letter" | "line" | "bigram" | "trigram";
                /** @description Lower-case first. */
                ignoreCase: boolean;
                /** @description Leave out English stop words (word, bigram, trigram). */
                stopwords: boolean;
                /** @description Shortest word counted. */
                minLength: number;
                /** @description Number of results. */
                limit: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most frequent values. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/frequency",
                     *       "data": {
                     *         "total": 5,
                     *         "distinct": 4,
                     *         "items": [
                     *           {
                     *             "value": "the",
                     *             "count": 2,
                     *             "percent": 40
                     *           },
                     *           {
                     *             "value": "cat",
                     *             "count": 1,
                     *             "percent": 20
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/frequency";
                        data: components["schemas"]["TextFrequency"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_truncate: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example The quick brown fox
                 */
                text: string;
                /**
                 * @description Most characters or words, ellipsis included.
                 * @example 12
                 */
                length: number;
                /** @description What is counted. */
                unit: "characters" | "words" | "sentences" | "bytes";
                /** @description Where the cut is. */
                position: "end" | "middle" | "start";
                /** @description Mark at the cut. */
                ellipsis: string;
                /** @description characters: do not cut inside a word. */
                wholeWords: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shortened text. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/truncate",
                     *       "data": {
                     *         "text": "The quick…",
                     *         "truncated": true,
                     *         "length": 10,
                     *         "removed": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/truncate";
                        data: components["schemas"]["TextTruncate"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_diff: {
        parameters: {
            query: {
                /**
                 * @description Old text.
                 * @example one
                 *     two
                 *     three
                 */
                a: string;
                /**
                 * @description New text.
                 * @example one
                 *     2
                 *     three
                 *     four
                 */
                b: string;
                /** @description Lines of context. */
                context: number;
                /** @description Treat lines that differ only in leading and trailing white space as equal. */
                ignoreWhitespace: boolean;
                /** @description Ignore case. */
                ignoreCase: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The difference. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/diff",
                     *       "data": {
                     *         "equal": false,
                     *         "added": 2,
                     *         "removed": 1,
                     *         "unchanged": 2,
                     *         "hunks": [
                     *           {
                     *             "oldStart": 1,
                     *             "oldLines": 3,
                     *             "newStart": 1,
                     *             "newLines": 4,
                     *             "lines": [
                     *               " one",
                     *               "-two",
                     *               "+2",
                     *               " three",
                     *               "+four"
                     *             ]
                     *           }
                     *         ],
                     *         "patch": "--- a\n+++ b\n@@ -1,3 +1,4 @@\n one\n-two\n+2\n three\n+four\n",
                     *         "similarity": 0.5714
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/diff";
                        data: components["schemas"]["TextDiff"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_diff_2: {
        parameters: {
            query: {
                /**
                 * @description Old text.
                 * @example the quick fox
                 */
                a: string;
                /**
                 * @description New text.
                 * @example the slow fox
                 */
                b: string;
                /** @description Unit. */
                by: "word" | "character" | "sentence";
                /**
                 * @description Also render the diff.
                 * @example ansi-free
                 */
                markup: "none" | "html" | "markdown" | "ansi-free";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The difference. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/diff/words",
                     *       "data": {
                     *         "equal": false,
                     *         "parts": [
                     *           {
                     *             "op": "equal",
                     *             "text": "the "
                     *           },
                     *           {
                     *             "op": "delete",
                     *             "text": "quick"
                     *           }
                     *         ],
                     *         "inserted": 1,
                     *         "deleted": 1,
                     *         "rendered": "the [-quick-][+slow+] fox"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/diff/words";
                        data: components["schemas"]["TextDiffWords"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_patch: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example one
                 *     two
                 *     three
                 */
                text: string;
                /**
                 * @description Unified diff of one file.
                 * @example @@ -1,3 +1,3 @@
                 *      one
                 *     -two
                 *     +2
                 *      three
                 */
                patch: string;
                /** @description Undo the patch instead. */
                reverse: boolean;
                /** @description Context lines that may differ. */
                fuzz: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The patched text. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/patch",
                     *       "data": {
                     *         "text": "one\n2\nthree\n",
                     *         "hunks": 1,
                     *         "added": 1,
                     *         "removed": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/patch";
                        data: components["schemas"]["TextPatch"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_merge: {
        parameters: {
            query: {
                /**
                 * @description Common ancestor.
                 * @example a
                 *     b
                 *     c
                 *     d
                 */
                base: string;
                /**
                 * @description First version.
                 * @example A
                 *     b
                 *     c
                 *     d
                 */
                mine: string;
                /**
                 * @description Second version.
                 * @example a
                 *     b
                 *     c
                 *     D
                 */
                theirs: string;
                /** @description How conflicts are settled. */
                favor: "none" | "mine" | "theirs" | "union";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merged text. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/merge",
                     *       "data": {
                     *         "text": "A\nb\nc\nD",
                     *         "conflicts": 0,
                     *         "clean": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/merge";
                        data: components["schemas"]["TextMerge"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_sets: {
        parameters: {
            query: {
                /**
                 * @description First list.
                 * @example x
                 *     y
                 *     z
                 */
                a: string;
                /**
                 * @description Second list.
                 * @example y
                 *     w
                 */
                b: string;
                /** @description Between the items. */
                separator: "line" | "comma" | "semicolon" | "tab" | "space";
                /** @description Ignore case. */
                ignoreCase: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/sets",
                     *       "data": {
                     *         "union": [
                     *           "x",
                     *           "y",
                     *           "z",
                     *           "w"
                     *         ],
                     *         "intersection": [
                     *           "y"
                     *         ],
                     *         "onlyA": [
                     *           "x",
                     *           "z"
                     *         ],
                     *         "onlyB": [
                     *           "w"
                     *         ],
                     *         "symmetric": [
                     *           "x",
                     *           "z",
                     *           "w"
                     *         ],
                     *         "counts": {
                     *           "a": 3,
                     *           "b": 2,
                     *           "union": 4,
                     *           "intersection": 1,
                     *           "onlyA": 2,
                     *           "onlyB": 1
                     *         },
                     *         "jaccard": 0.25,
                     *         "equal": false,
                     *         "aInB": false,
                     *         "bInA": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/sets";
                        data: components["schemas"]["TextSets"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_template: {
        parameters: {
            query: {
                /**
                 * @description Mustache template.
                 * @example Hi {{name}}{{#items}} <{{.}}>{{/items}}{{^none}}!{{/none}}
                 */
                template: string;
                /**
                 * @description JSON object.
                 * @example {"name":"A & B","items":[1,2]}
                 */
                data: string;
                /** @description How {{x}} is escaped. */
                escape: "html" | "none" | "json" | "url";
                /** @description Missing names give 422. */
                strict: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filled template. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/template",
                     *       "data": {
                     *         "text": "Hi A &amp; B <1> <2>!",
                     *         "variables": [
                     *           "name",
                     *           "items",
                     *           "none"
                     *         ],
                     *         "missing": [
                     *           "none"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/template";
                        data: components["schemas"]["TextTemplate"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_markdown: {
        parameters: {
            query: {
                /**
                 * @description Markdown source.
                 * @example # Hi **x**
                 *
                 *     - a
                 *     - b
                 */
                markdown: string;
                /** @description Line breaks become <br>. */
                breaks: boolean;
                /** @description Give headings id attributes. */
                headingIds: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rendered document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/markdown",
                     *       "data": {
                     *         "html": "<h1>Hi <strong>x</strong></h1>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n",
                     *         "text": "Hi x\n\na\nb",
                     *         "headings": 1,
                     *         "links": [],
                     *         "images": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/markdown";
                        data: components["schemas"]["TextMarkdown"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_markdown_2: {
        parameters: {
            query: {
                /**
                 * @description Markdown source.
                 * @example # Hello, World!
                 *     ## Set up
                 *     ## Set up
                 */
                markdown: string;
                /** @description Highest heading. */
                minLevel: number;
                /** @description Lowest heading. */
                maxLevel: number;
                /** @description Numbered instead of bulleted. */
                ordered: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table of contents. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/markdown/toc",
                     *       "data": {
                     *         "toc": "- [Hello, World!](#hello-world)\n  - [Set up](#set-up)\n  - [Set up](#set-up-1)",
                     *         "count": 3,
                     *         "headings": [
                     *           {
                     *             "level": 1,
                     *             "text": "Hello, World!",
                     *             "slug": "hello-world"
                     *           },
                     *           {
                     *             "level": 2,
                     *             "text": "Set up",
                     *             "slug": "set-up"
                     *           },
                     *           {
                     *             "level": 2,
                     *             "text": "Set up",
                     *             "slug": "set-up-1"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/markdown/toc";
                        data: components["schemas"]["TextMarkdownToc"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_markdown_3: {
        parameters: {
            query: {
                /**
                 * @description CSV with a header row, or a JSON array of objects.
                 * @example a,b
                 *     1,22
                 */
                text: string;
                /** @description Format of text. */
                input: "csv" | "tsv" | "json";
                /**
                 * @description Column alignments, one letter a column: l, r, c or -.
                 * @example lr
                 */
                align: string;
                /** @description Format wanted. */
                output: "markdown" | "html";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/markdown/table",
                     *       "data": {
                     *         "table": "| a  |  b |\n| :- | -: |\n| 1  | 22 |",
                     *         "rows": 1,
                     *         "columns": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/markdown/table";
                        data: components["schemas"]["TextMarkdownTable"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_markdown_4: {
        parameters: {
            query: {
                /**
                 * @description HTML source.
                 * @example <h2>T</h2><p>a <b>b</b> <i>c</i> <a href="http://x.y">l</a></p><ul><li>1</li><li>2</li></ul>
                 */
                html: string;
                /** @description List mark. */
                bullet: "-" | "*" | "+";
                /** @description Link style. */
                links: "inline" | "text-only";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The Markdown. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/markdown/from-html",
                     *       "data": {
                     *         "markdown": "## T\n\na **b** *c* [l](http://x.y)\n\n- 1\n- 2",
                     *         "characters": 42
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/markdown/from-html";
                        data: components["schemas"]["TextMarkdownFromHtml"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_figlet: {
        parameters: {
            query: {
                /**
                 * @description Printable ASCII text, one or more lines.
                 * @example Hi
                 */
                text: string;
                /** @description FIGlet font. */
                font: components["schemas"]["TextFigletFont"];
                /** @description Horizontal layout. */
                layout: "default" | "full" | "fitted" | "universal smushing";
                /** @description Wrap at this width at spaces. */
                width: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banner. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/figlet",
                     *       "data": {
                     *         "art": "  _   _ _\n | | | (_)\n | |_| | |\n |  _  | |\n |_| |_|_|",
                     *         "lines": 5,
                     *         "width": 10,
                     *         "font": "Standard"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/figlet";
                        data: components["schemas"]["TextFiglet"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_transliterate: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example Привет, 世界! ñ
                 */
                text: string;
                /** @description Letter case of the answer. */
                case: "keep" | "lower" | "upper";
                /** @description Put in place of what has no transliteration. */
                unknown: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text in Latin letters. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/transliterate",
                     *       "data": {
                     *         "text": "Privet, Shi Jie! n",
                     *         "ascii": false,
                     *         "scripts": [
                     *           "Cyrillic",
                     *           "Han",
                     *           "Latin"
                     *         ],
                     *         "unknown": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/transliterate";
                        data: components["schemas"]["TextTransliterate"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_tree: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example src
                 *       a.ts
                 *       b
                 *         c.ts
                 *     README.md
                 */
                text: string;
                /** @description How text is read. */
                input: "auto" | "indent" | "paths";
                /** @description Line style. */
                style: "unicode" | "ascii" | "markdown";
                /** @description Put a line with a dot on top. */
                root: boolean;
                /** @description End folders with a slash. */
                slash: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/tree",
                     *       "data": {
                     *         "tree": ".\n├── src\n│   ├── a.ts\n│   └── b\n│       └── c.ts\n└── README.md",
                     *         "nodes": 5,
                     *         "leaves": 3,
                     *         "depth": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/tree";
                        data: components["schemas"]["TextTree"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_lookalikes: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example раypal
                 */
                text: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/lookalikes",
                     *       "data": {
                     *         "safe": false,
                     *         "count": 2,
                     *         "items": [
                     *           {
                     *             "index": 0,
                     *             "char": "р",
                     *             "codePoint": "U+0440",
                     *             "kind": "lookalike",
                     *             "looksLike": "p"
                     *           },
                     *           {
                     *             "index": 1,
                     *             "char": "а",
                     *             "codePoint": "U+0430",
                     *             "kind": "lookalike",
                     *             "looksLike": "a"
                     *           }
                     *         ],
                     *         "skeleton": "paypal",
                     *         "ascii": "paypal",
                     *         "scripts": [
                     *           "Cyrillic",
                     *           "Latin"
                     *         ],
                     *         "mixedWords": [
                     *           "раypal"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/lookalikes";
                        data: components["schemas"]["TextLookalikes"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_shortcodes: {
        parameters: {
            query: {
                /**
                 * @description Text with :shortcodes: or emoji.
                 * @example Ship it :rocket:
                 */
                text: string;
                /** @description Direction. */
                mode: "emojify" | "shortcodes" | "strip";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text after the replacements. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/shortcodes",
                     *       "data": {
                     *         "text": "Ship it 🚀",
                     *         "replaced": 1,
                     *         "unknown": [],
                     *         "items": [
                     *           {
                     *             "emoji": "🚀",
                     *             "names": [
                     *               "rocket"
                     *             ],
                     *             "description": "rocket"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/shortcodes";
                        data: components["schemas"]["TextShortcodes"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_hyphenate: {
        parameters: {
            query: {
                /**
                 * @description The text (may be empty).
                 * @example hyphenation algorithm computer
                 */
                text: string;
                /** @description Language of the patterns. */
                lang: "en-us" | "en-gb" | "id" | "de" | "fr" | "es" | "it" | "nl" | "pt" | "ru" | "sv" | "pl" | "tr";
                /** @description Put at the break points. */
                mark: "hyphen" | "soft-hyphen" | "middle-dot";
                /** @description Shortest word to hyphenate. */
                minWord: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hyphenated text. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/hyphenate",
                     *       "data": {
                     *         "text": "hy-phen-ation al-go-rithm com-put-er",
                     *         "words": 3,
                     *         "breaks": 6
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/hyphenate";
                        data: components["schemas"]["TextHyphenate"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_text_titleCase: {
        parameters: {
            query: {
                /**
                 * @description The headline.
                 * @example the lord of the rings: an unexpected journey
                 */
                text: string;
                /** @description Style. */
                style: components["schemas"]["TextTitleStyle"];
                /** @description Words to leave as they are, comma-separated. */
                keep: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The headline. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "text/title-case",
                     *       "data": {
                     *         "text": "The Lord of the Rings: An Unexpected Journey",
                     *         "changed": 6,
                     *         "style": "ap"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "text/title-case";
                        data: components["schemas"]["TextTitleCase"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_dev_format: {
        parameters: {
            query: {
                /**
                 * @description Source code.
                 * @example const a={b:1,c:[1,2,3]};function f(x){return x*2}
                 */
                code: string;
                /**
                 * @description Language of the code.
                 * @example javascript
                 */
                language: "javascript" | "jsx" | "typescript" | "tsx" | "json" | "json5" | "css" | "scss" | "less" | "html" | "vue" | "markdown" | "yaml";
                /** @description Print width. */
                width: number;
                /** @description Spaces per level. */
                tabWidth: number;
                /** @description Indent with tabs. */
                useTabs: boolean;
                /** @description Semicolons at the ends of statements. */
                semi: boolean;
                /** @description Single quotes in JavaScript. */
                singleQuote: boolean;
                /** @description Trailing commas. */
                trailingComma: "all" | "es5" | "none";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The formatted code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "dev/format",
                     *       "data": {
                     *         "language": "javascript",
                     *         "code": "const a = { b: 1, c: [1, 2, 3] };\nfunction f(x) {\n  return x * 2;\n}\n",
                     *         "changed": true,
                     *         "lines": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "dev/format";
                        data: components["schemas"]["DevFormat"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_dev_format_2: {
        parameters: {
            query: {
                /**
                 * @description The SQL.
                 * @example select a,b from t where a=1 and b in (1,2) order by c
                 */
                sql: string;
                /**
                 * @description SQL dialect.
                 * @example postgresql
                 */
                dialect: "sql" | "postgresql" | "mysql" | "mariadb" | "sqlite" | "transactsql" | "plsql" | "bigquery" | "snowflake" | "redshift" | "spark" | "trino" | "db2" | "duckdb" | "clickhouse";
                /** @description Case of keywords. */
                keywordCase: "preserve" | "upper" | "lower";
                /** @description Spaces per level. */
                tabWidth: number;
                /** @description Instead put the whole query on one line without comments. */
                minify: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The query. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "dev/format/sql",
                     *       "data": {
                     *         "dialect": "postgresql",
                     *         "sql": "SELECT\n  a,\n  b\nFROM\n  t\nWHERE\n  a = 1\n  AND b IN (1, 2)\nORDER BY\n  c",
                     *         "statements": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "dev/format/sql";
                        data: components["schemas"]["DevFormatSql"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_dev_format_3: {
        parameters: {
            query: {
                /**
                 * @description GraphQL executable document or SDL.
                 * @example query Q($id:ID!){user(id:$id){...F}} fragment F on User{name}
                 */
                document: string;
                /** @description Strip everything that GraphQL ignores. */
                minify: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document and its outline. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "dev/format/graphql",
                     *       "data": {
                     *         "document": "query Q($id: ID!) {\n  user(id: $id) {\n    ...F\n  }\n}\n\nfragment F on User {\n  name\n}",
                     *         "definitions": [
                     *           {
                     *             "kind": "query",
                     *             "name": "Q",
                     *             "fields": [
                     *               "user"
                     *             ]
                     *           },
                     *           {
                     *             "kind": "fragment",
                     *             "name": "F",
                     *             "fields": [
                     *               "name"
                     *             ]
                     *           }
                     *         ],
                     *         "depth": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "dev/format/graphql";
                        data: components["schemas"]["DevFormatGraphql"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_dev_minify: {
        parameters: {
            query: {
                /**
                 * @description JavaScript source.
                 * @example function add(first, second) { /* sum *\/ return first + second; }
                 *     var unused = 1;
                 */
                code: string;
                /** @description Shorten local names. */
                mangle: boolean;
                /** @description Apply optimisations, not just white-space removal. */
                compress: boolean;
                /** @description Parse as an ES module (top-level names may change). */
                module: boolean;
                /** @description Remove console calls. */
                dropConsole: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The minified code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "dev/minify/js",
                     *       "data": {
                     *         "code": "function add(n,u){return n+u}var unused=1;",
                     *         "bytesBefore": 80,
                     *         "bytesAfter": 42,
                     *         "savedPercent": 47.5
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "dev/minify/js";
                        data: components["schemas"]["DevMinified"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_dev_minify_2: {
        parameters: {
            query: {
                /**
                 * @description CSS source.
                 * @example a { color: #ff0000; margin: 0px 0px 0px 0px; }
                 *     /* c *\/ b { }
                 */
                code: string;
                /** @description Merge and reorder rules where that is safe. */
                restructure: boolean;
                /** @description Keep the /*! comments. */
                comments: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The minified style sheet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "dev/minify/css",
                     *       "data": {
                     *         "code": "a{color:red;margin:0}",
                     *         "bytesBefore": 60,
                     *         "bytesAfter": 21,
                     *         "savedPercent": 65
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "dev/minify/css";
                        data: components["schemas"]["DevMinified"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_dev_minify_3: {
        parameters: {
            query: {
                /**
                 * @description HTML source.
                 * @example <!doctype html>
                 *     <html>
                 *      <!-- c -->
                 *      <body class="a">
                 *       <p>Hello   <b>world</b> </p>
                 *      </body>
                 *     </html>
                 */
                code: string;
                /** @description Drop comments (conditional comments stay). */
                removeComments: boolean;
                /** @description Minify style elements and attributes. */
                inlineCss: boolean;
                /** @description Minify script elements and event attributes. */
                inlineJs: boolean;
                /** @description Drop tags that HTML lets one omit. */
                removeOptionalTags: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The minified mark-up. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "dev/minify/html",
                     *       "data": {
                     *         "code": "<!doctype html><html><body class=\"a\"><p>Hello <b>world</b></p></body></html>",
                     *         "bytesBefore": 100,
                     *         "bytesAfter": 76,
                     *         "savedPercent": 24
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "dev/minify/html";
                        data: components["schemas"]["DevMinified"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_dev_minify_4: {
        parameters: {
            query: {
                /**
                 * @description SVG source.
                 * @example <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><!-- c --><g><path fill="#ff0000" d="M 10 10 L 20 20 L 10 20 Z"/></g></svg>
                 */
                code: string;
                /** @description Decimals kept in numbers. */
                precision: number;
                /** @description Keep id attributes as they are. */
                keepIds: boolean;
                /** @description Drop width and height and rely on viewBox. */
                removeSize: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The optimised image. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "dev/minify/svg",
                     *       "data": {
                     *         "code": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"red\" d=\"m10 10 10 10H10Z\"/></svg>",
                     *         "bytesBefore": 158,
                     *         "bytesAfter": 128,
                     *         "savedPercent": 18.99,
                     *         "dataUri": "data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%2224%22%20height%3D%2224%22%20viewBox%3D%220%200%2024%2024%22%3E%3Cpath%20fill%3D%22red%22%20d%3D%22m10%2010%2010%2010H10Z%22%2F%3E%3C%2Fsvg%3E"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "dev/minify/svg";
                        data: components["schemas"]["DevMinifySvg"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_dev_transpile: {
        parameters: {
            query: {
                /**
                 * @description Source code.
                 * @example const x: number = 1; export const f = async (a?: string) => a ?? "x";
                 */
                code: string;
                /**
                 * @description ECMAScript version of the output.
                 * @example es2017
                 */
                target: "es5" | "es2015" | "es2017" | "es2020" | "es2022" | "esnext";
                /** @description Module system of the output. */
                module: "esm" | "commonjs";
                /** @description The source holds JSX. */
                jsx: boolean;
                /** @description How JSX is written. */
                jsxMode: "react" | "react-jsx" | "preserve";
                /** @description Drop comments. */
                removeComments: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code for the target. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "dev/transpile",
                     *       "data": {
                     *         "code": "const x = 1;\nexport const f = async (a) => a !== null && a !== void 0 ? a : \"x\";\n",
                     *         "target": "es2017",
                     *         "diagnostics": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "dev/transpile";
                        data: components["schemas"]["DevTranspile"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_dev_lint: {
        parameters: {
            query: {
                /**
                 * @description The JSON text.
                 * @example {"a":1,"a":2}
                 */
                json: string;
                /** @description Allow // and /* *\/ comments (JSONC). */
                comments: boolean;
                /** @description Allow trailing commas (JSONC). */
                trailingCommas: boolean;
                /** @description Also try to repair. */
                repair: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong, and a repair. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "dev/lint/json",
                     *       "data": {
                     *         "valid": true,
                     *         "problems": [
                     *           {
                     *             "severity": "warning",
                     *             "code": "DuplicateKey",
                     *             "offset": 7,
                     *             "message": "The key \"a\" comes again.",
                     *             "line": 1,
                     *             "column": 8
                     *           }
                     *         ],
                     *         "keys": 2,
                     *         "depth": 1,
                     *         "repaired": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "dev/lint/json";
                        data: components["schemas"]["DevLintJson"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_dev_config: {
        parameters: {
            query: {
                /**
                 * @description The file.
                 * @example A=1
                 *     export B="x\ny" # c
                 *     C='$A'
                 *     # no
                 *     D=a b # c
                 */
                text: string;
                /** @description File format. */
                format: "env" | "ini" | "properties";
                /** @description env: replace ${NAME} and $NAME by values defined earlier in the file. */
                expand: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "dev/config",
                     *       "data": {
                     *         "format": "env",
                     *         "count": 4,
                     *         "values": {
                     *           "A": "1",
                     *           "B": "x\ny",
                     *           "C": "$A",
                     *           "D": "a b"
                     *         },
                     *         "duplicates": [],
                     *         "problems": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "dev/config";
                        data: components["schemas"]["DevConfig"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_dev_stats: {
        parameters: {
            query: {
                /**
                 * @description Source code.
                 * @example // c
                 *     const a = 1 // x
                 *
                 *     /* b
                 *      c *\/
                 *     let b
                 */
                code: string;
                /**
                 * @description Language.
                 * @example js
                 */
                language: "c" | "cpp" | "cs" | "css" | "dart" | "go" | "html" | "java" | "js" | "jsx" | "kt" | "lua" | "php" | "py" | "r" | "rb" | "rs" | "scala" | "scss" | "sql" | "swift" | "ts" | "tsx" | "vue" | "xml" | "yaml";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "dev/stats",
                     *       "data": {
                     *         "language": "js",
                     *         "total": 6,
                     *         "source": 2,
                     *         "comment": 4,
                     *         "singleComment": 2,
                     *         "blockComment": 2,
                     *         "mixed": 1,
                     *         "blank": 1,
                     *         "todo": 0,
                     *         "longestLine": 16,
                     *         "averageLine": 6.8,
                     *         "functions": 0,
                     *         "complexity": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "dev/stats";
                        data: components["schemas"]["DevStats"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_dev_ast: {
        parameters: {
            query: {
                /**
                 * @description JavaScript source.
                 * @example f(2)
                 */
                code: string;
                /** @description How to parse. */
                sourceType: "module" | "script";
                /** @description Language version. */
                ecmaVersion: "5" | "2015" | "2020" | "2022" | "latest";
                /** @description Add loc with line and column to every node. */
                locations: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree and its outline. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "dev/ast",
                     *       "data": {
                     *         "nodes": 5,
                     *         "types": {
                     *           "CallExpression": 1,
                     *           "ExpressionStatement": 1,
                     *           "Identifier": 1,
                     *           "Literal": 1,
                     *           "Program": 1
                     *         },
                     *         "imports": [],
                     *         "exports": [],
                     *         "globals": [
                     *           "f"
                     *         ],
                     *         "ast": {
                     *           "type": "Program",
                     *           "start": 0,
                     *           "end": 4,
                     *           "body": [
                     *             {
                     *               "type": "ExpressionStatement",
                     *               "start": 0,
                     *               "end": 4,
                     *               "expression": {
                     *                 "type": "CallExpression",
                     *                 "start": 0,
                     *                 "end": 4,
                     *                 "callee": {
                     *                   "type": "Identifier",
                     *                   "start": 0,
                     *                   "end": 1,
                     *                   "name": "f"
                     *                 },
                     *                 "arguments": [
                     *                   {
                     *                     "type": "Literal",
                     *                     "start": 2,
                     *                     "end": 3,
                     *                     "value": 2,
                     *                     "raw": "2"
                     *                   }
                     *                 ],
                     *                 "optional": false
                     *               }
                     *             }
                     *           ],
                     *           "sourceType": "module"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "dev/ast";
                        data: components["schemas"]["DevAst"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_data_convert: {
        parameters: {
            query: {
                /**
                 * @description The document to convert.
                 * @example a: 1
                 *     b:
                 *       - x
                 *       - y
                 */
                text: string;
                /**
                 * @description Format of `text`.
                 * @example yaml
                 */
                from: "json" | "yaml" | "toml" | "xml" | "csv" | "ndjson";
                /**
                 * @description Format wanted.
                 * @example json
                 */
                to: "json" | "yaml" | "toml" | "xml" | "csv" | "ndjson";
                /**
                 * @description Spaces of indentation for json, yaml and xml; 0 makes json compact.
                 * @example 0
                 */
                indent: number;
                /** @description CSV delimiter, both ways. */
                delimiter: "comma" | "semicolon" | "tab" | "pipe";
                /** @description CSV in: read numbers, true, false and empty cells (null) as such instead of as strings. */
                typed: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document in the other format. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "data/convert",
                     *       "data": {
                     *         "from": "yaml",
                     *         "to": "json",
                     *         "output": "{\"a\":1,\"b\":[\"x\",\"y\"]}",
                     *         "bytes": 21
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "data/convert";
                        data: components["schemas"]["DataConvert"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_data_query: {
        parameters: {
            query: {
                /**
                 * @description A JSON document.
                 * @example {"store":{"book":[{"title":"A","price":8},{"title":"B","price":12}]}}
                 */
                text: string;
                /**
                 * @description The expression.
                 * @example $.store.book[?@.price<10].title
                 */
                query: string;
                /** @description Query language. */
                syntax: "jsonpath" | "jmespath" | "pointer";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "data/query",
                     *       "data": {
                     *         "syntax": "jsonpath",
                     *         "count": 1,
                     *         "matches": [
                     *           {
                     *             "path": "$['store']['book'][0]['title']",
                     *             "value": "A"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "data/query";
                        data: components["schemas"]["DataQuery"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_data_flatten: {
        parameters: {
            query: {
                /**
                 * @description A JSON object or array.
                 * @example {"a":{"b":[1,{"c":2}]}}
                 */
                text: string;
                /** @description Direction. */
                mode: "flatten" | "unflatten";
                /** @description Between the path segments. */
                delimiter: "." | "/" | "_" | "__" | ":";
                /** @description How array indexes are written. */
                arrays: "index" | "bracket" | "keep";
                /** @description Levels to flatten; deeper values stay nested. */
                maxDepth: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document in the other shape. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "data/flatten",
                     *       "data": {
                     *         "mode": "flatten",
                     *         "count": 2,
                     *         "result": {
                     *           "a.b.0": 1,
                     *           "a.b.1.c": 2
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "data/flatten";
                        data: components["schemas"]["DataFlatten"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_data_schema: {
        parameters: {
            query: {
                /**
                 * @description A JSON document, or an array of samples.
                 * @example [{"id":1,"name":"Ani"},{"id":2.5,"name":null,"tag":"x"}]
                 */
                text: string;
                /**
                 * @description What to produce.
                 * @example typescript
                 */
                output: "json-schema" | "typescript";
                /**
                 * @description Treat a top-level array as many samples of one thing.
                 * @example true
                 */
                samples: boolean;
                /**
                 * @description Title of the schema or name of the type.
                 * @example User
                 */
                name: string;
                /** @description Detect string formats (json-schema only). */
                formats: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema or type. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "data/schema",
                     *       "data": {
                     *         "output": "typescript",
                     *         "samples": 2,
                     *         "schema": null,
                     *         "typescript": "export type User = { id: number; name: string | null; tag?: string };"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "data/schema";
                        data: components["schemas"]["DataSchema"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_data_validate: {
        parameters: {
            query: {
                /**
                 * @description The document.
                 * @example {"a":1,}
                 */
                text: string;
                /**
                 * @description Its format.
                 * @example json
                 */
                format: "json" | "yaml" | "toml" | "xml" | "csv" | "ndjson";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is well-formed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "data/validate",
                     *       "data": {
                     *         "format": "json",
                     *         "valid": false,
                     *         "errors": [
                     *           {
                     *             "line": 1,
                     *             "column": 8,
                     *             "message": "A key in double quotes is expected, found \"}\""
                     *           }
                     *         ],
                     *         "type": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "data/validate";
                        data: components["schemas"]["DataValidate"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_data_csv: {
        parameters: {
            query: {
                /**
                 * @description The CSV text with a header row.
                 * @example joined,age
                 *     2024-01-05,31
                 *     2023-11-20,
                 *     2024-01-05,45
                 */
                text: string;
                /** @description Column delimiter; auto tries comma, semicolon, tab and pipe. */
                delimiter: "auto" | "comma" | "semicolon" | "tab" | "pipe";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile of the table. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "data/csv",
                     *       "data": {
                     *         "delimiter": ",",
                     *         "rows": 3,
                     *         "columns": [
                     *           {
                     *             "name": "joined",
                     *             "type": "date",
                     *             "filled": 3,
                     *             "empty": 0,
                     *             "distinct": 2,
                     *             "min": "2023-11-20",
                     *             "max": "2024-01-05",
                     *             "mean": null,
                     *             "median": null,
                     *             "top": [
                     *               {
                     *                 "value": "2024-01-05",
                     *                 "count": 2
                     *               },
                     *               {
                     *                 "value": "2023-11-20",
                     *                 "count": 1
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "name": "age",
                     *             "type": "integer",
                     *             "filled": 2,
                     *             "empty": 1,
                     *             "distinct": 2,
                     *             "min": 31,
                     *             "max": 45,
                     *             "mean": 38,
                     *             "median": 38,
                     *             "top": [
                     *               {
                     *                 "value": "31",
                     *                 "count": 1
                     *               },
                     *               {
                     *                 "value": "45",
                     *                 "count": 1
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "data/csv";
                        data: components["schemas"]["DataCsv"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_string_distance: {
        parameters: {
            query: {
                /**
                 * @description First string.
                 * @example kitten
                 */
                a: string;
                /**
                 * @description Second string.
                 * @example sitting
                 */
                b: string;
                /** @description Distance. */
                metric: "levenshtein" | "osa" | "damerau" | "hamming" | "lcs";
                /** @description Compare lower-cased strings. */
                ignoreCase: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The distance. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "string/distance",
                     *       "data": {
                     *         "metric": "levenshtein",
                     *         "distance": 3,
                     *         "normalized": 0.42857142857142855,
                     *         "lengthA": 6,
                     *         "lengthB": 7,
                     *         "operations": [
                     *           {
                     *             "op": "substitute",
                     *             "index": 0,
                     *             "from": "k",
                     *             "to": "s"
                     *           },
                     *           {
                     *             "op": "substitute",
                     *             "index": 4,
                     *             "from": "e",
                     *             "to": "i"
                     *           },
                     *           {
                     *             "op": "insert",
                     *             "index": 6,
                     *             "from": "",
                     *             "to": "g"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "string/distance";
                        data: components["schemas"]["StringDistance"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_string_similarity: {
        parameters: {
            query: {
                /**
                 * @description First string.
                 * @example MARTHA
                 */
                a: string;
                /**
                 * @description Second string.
                 * @example MARHTA
                 */
                b: string;
                /** @description Compare lower-cased strings. */
                ignoreCase: boolean;
                /** @description Size of the character n-grams of dice, jaccard, cosine and overlap. */
                ngram: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The measures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "string/similarity",
                     *       "data": {
                     *         "levenshtein": 0.6666666666666667,
                     *         "jaro": 0.9444444444444445,
                     *         "jaroWinkler": 0.9611111111111111,
                     *         "dice": 0.4,
                     *         "jaccard": 0.25,
                     *         "cosine": 0.4,
                     *         "overlap": 0.4,
                     *         "ratcliffObershelp": 0.8333333333333334,
                     *         "best": 0.9611111111111111
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "string/similarity";
                        data: components["schemas"]["StringSimilarity"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_string_phonetic: {
        parameters: {
            query: {
                /**
                 * @description A word or name in Latin letters.
                 * @example Robert
                 */
                text: string;
                /**
                 * @description A second word: tells which codes agree.
                 * @example Rupert
                 */
                compare?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "string/phonetic",
                     *       "data": {
                     *         "text": "Robert",
                     *         "codes": {
                     *           "soundex": "R163",
                     *           "metaphone": "RBRT",
                     *           "doubleMetaphone": [
                     *             "RPRT",
                     *             "RPRT"
                     *           ],
                     *           "nysiis": "RABAD",
                     *           "cologne": "7172",
                     *           "caverphone": "RPT1111111",
                     *           "daitchMokotoff": [
                     *             "979300"
                     *           ]
                     *         },
                     *         "compare": {
                     *           "text": "Rupert",
                     *           "same": [
                     *             "soundex",
                     *             "doubleMetaphone",
                     *             "cologne",
                     *             "caverphone",
                     *             "daitchMokotoff"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "string/phonetic";
                        data: components["schemas"]["StringPhonetic"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_string_case: {
        parameters: {
            query: {
                /**
                 * @description The identifier or phrase.
                 * @example XMLHttpRequest version2
                 */
                text: string;
                /**
                 * @description Case wanted; all gives every one.
                 * @example snake
                 */
                to: "all" | "camel" | "pascal" | "snake" | "kebab" | "constant" | "dot" | "path" | "train" | "cobol" | "sentence" | "title" | "upper" | "lower" | "swap" | "alternating";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text in the cases. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "string/case",
                     *       "data": {
                     *         "words": [
                     *           "xml",
                     *           "http",
                     *           "request",
                     *           "version2"
                     *         ],
                     *         "cases": {
                     *           "snake": "xml_http_request_version2"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "string/case";
                        data: components["schemas"]["StringCase"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_string_mask: {
        parameters: {
            query: {
                /**
                 * @description The string to mask.
                 * @example 4111111111111111
                 */
                text: string;
                /**
                 * @description What the text is.
                 * @example card
                 */
                type: "generic" | "email" | "card" | "phone" | "name" | "iban";
                /** @description generic: characters left visible at the start. */
                start: number;
                /** @description generic: characters left visible at the end. */
                end: number;
                /** @description Mask character. */
                char: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The masked text. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "string/mask",
                     *       "data": {
                     *         "masked": "************1111",
                     *         "hidden": 12
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "string/mask";
                        data: components["schemas"]["StringMask"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_string_fuzzy: {
        parameters: {
            query: {
                /**
                 * @description What to look for.
                 * @example jkt
                 */
                q: string;
                /**
                 * @description The candidates, separated by commas or line ends.
                 * @example Jakarta,Bandung,Yogyakarta
                 */
                items: string;
                /** @description Scoring. */
                method: "subsequence" | "jaro-winkler" | "levenshtein";
                /** @description Least score that is listed. */
                min: number;
                /** @description Number of results. */
                limit: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candidates that fit best. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "string/fuzzy",
                     *       "data": {
                     *         "count": 1,
                     *         "items": [
                     *           {
                     *             "value": "Jakarta",
                     *             "score": 0.555556,
                     *             "positions": [
                     *               0,
                     *               2,
                     *               5
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "string/fuzzy";
                        data: components["schemas"]["StringFuzzy"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_string_slug: {
        parameters: {
            query: {
                /**
                 * @description The text.
                 * @example Déjà Vu! Ö & Straße
                 */
                text: string;
                /** @description Between the words. */
                separator: "-" | "_" | ".";
                /** @description Lower-case the slug. */
                lower: boolean;
                /** @description Longest slug, cut at a word boundary. */
                maxLength: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slug. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "string/slug",
                     *       "data": {
                     *         "slug": "deja-vu-o-and-strasse",
                     *         "words": 5,
                     *         "truncated": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "string/slug";
                        data: components["schemas"]["StringSlug"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_string_common: {
        parameters: {
            query: {
                /**
                 * @description First string.
                 * @example ABCBDAB
                 */
                a: string;
                /**
                 * @description Second string.
                 * @example BDCABA
                 */
                b: string;
                /** @description Compare lower-cased strings. */
                ignoreCase: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is common. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "string/common",
                     *       "data": {
                     *         "substring": {
                     *           "value": "AB",
                     *           "length": 2,
                     *           "indexA": 0,
                     *           "indexB": 3
                     *         },
                     *         "subsequence": {
                     *           "value": "BCBA",
                     *           "length": 4
                     *         },
                     *         "prefix": "",
                     *         "suffix": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "string/common";
                        data: components["schemas"]["StringCommon"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
    rest_string_align: {
        parameters: {
            query: {
                /**
                 * @description First sequence.
                 * @example GATTACA
                 */
                a: string;
                /**
                 * @description Second sequence.
                 * @example GCATGCU
                 */
                b: string;
                /** @description global is Needleman-Wunsch, local is Smith-Waterman. */
                mode: "global" | "local";
                /** @description Score of a match. */
                match: number;
                /** @description Score of a mismatch. */
                mismatch: number;
                /** @description Score of a gap (linear). */
                gap: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alignment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "feature": "string/align",
                     *       "data": {
                     *         "mode": "global",
                     *         "score": 0,
                     *         "alignedA": "G-ATTACA",
                     *         "alignedB": "GCA-TGCU",
                     *         "marks": "| | |.|.",
                     *         "identity": 0.5,
                     *         "matches": 4,
                     *         "gaps": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** @constant */
                        feature: "string/align";
                        data: components["schemas"]["StringAlign"];
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["SubjectUnprocessable"];
            429: components["responses"]["CallsExhausted"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["FeatureFailed"];
            503: components["responses"]["Overloaded"];
        };
    };
}
