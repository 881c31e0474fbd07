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
         *     A stream that can't be completed honestly ends with `data: {"error": {...}}` instead of `[DONE]`. Lines that
         *     begin with `:` are comments that keep an idle connection open.
         *
         *     With `response_format` of type `json_object` or `json_schema` the model is told so, markdown fences are
         *     stripped, and only valid JSON is answered. Fields that are not described here are passed to the provider.
         *
         *     A request counts once against the minute and the day, its tokens against the day's tokens; a refusal, a 502
         *     and a 503 count nothing. `tools` need a plan with tool calling.
         */
        post: operations["createChatCompletion"];
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
         * @description Display name, contact and preferences of the key holder.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What anyone may see. */
        HealthStatus: {
            /**
             * @description `degraded` where the store or every provider of a category is down; `draining` before a stop.
             * @enum {string}
             */
            status: "ok" | "degraded" | "draining";
        };
        /**
         * @description `degraded`: some providers are down; `down`: all are; `off`: none is configured.
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
        };
        /** @description What the holder of a gateway key sees. */
        HealthReport: {
            /**
             * @description `degraded` where the store or every provider of a category is down; `draining` before a stop.
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
        /** @description The provider understood the request and refused it as the caller's fault. */
        Unprocessable: {
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
                 *         "message": "The provider can't process this request.",
                 *         "type": "invalid_request_error",
                 *         "param": null,
                 *         "code": "unprocessable"
                 *       }
                 *     }
                 */
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
    };
    parameters: never;
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
            header?: never;
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
            query?: never;
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
                 * @description Most rows of the page.
                 * @example 1
                 */
                limit: number;
                /** @description The `next_cursor` of the page before; without it the latest rows. */
                cursor?: string;
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
            query?: never;
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
}
