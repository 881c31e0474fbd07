/* Written by npm run codegen from openapi.admin.yaml; never edited. */
export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The overview
         * @description Shows how the service does.
         */
        get: operations["adminShowOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sign-in page
         * @description Asks for the operator's password.
         */
        get: operations["adminSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sessions
         * @description Lists the sessions that are signed in now.
         */
        get: operations["adminListSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Begins a session. Attempts are limited by address and in all.
         */
        post: operations["adminStartSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * New tokens for a form
         * @description Gives a form that was open while its session ended the tokens of the new one.
         */
        get: operations["adminGetTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends this session.
         */
        post: operations["adminEndSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/end-one": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign one session out
         * @description Ends the session that the list names, anybody's.
         */
        post: operations["adminEndOneSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/end-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out everywhere
         * @description Ends all sessions, this one too.
         */
        post: operations["adminEndAllSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts
         * @description Lists accounts by name.
         */
        get: operations["adminListAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One account
         * @description Shows an account with its keys, plans, and use.
         */
        get: operations["adminViewAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Usage as CSV
         * @description Gives the use of each UTC day, with its cost.
         */
        get: operations["adminExportUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Creates an account without keys.
         */
        post: operations["adminCreateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change plans
         * @description Changes what all keys of an account may do.
         */
        post: operations["adminChangePlans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend an account
         * @description Suspends an account, or makes it active again.
         */
        post: operations["adminSetStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an account
         * @description Deletes an account for good, as `keys delete-account` does.
         */
        post: operations["adminDeleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a key
         * @description Issues a key on its account’s plan; the next page shows its secret, once.
         */
        post: operations["adminIssueKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Label a key
         * @description Changes a key’s label; a blank one removes it.
         */
        post: operations["adminLabelKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a key
         * @description Ends a key at once, for good.
         */
        post: operations["adminRevokeKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a key
         * @description Issues a key like another one, which ends by itself after the overlap.
         */
        post: operations["adminRotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The request log
         * @description Lists requests of the gateway, the newest first, page by page.
         */
        get: operations["adminListRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playground": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chat with a model
         * @description Shows a chat with any model of the catalog.
         */
        get: operations["adminShowPlayground"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playground/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a model
         * @description Asks a model through the router, on the account of the playground, and streams what it says as the gateway's own
         *     chunks. What is asked and answered is written down nowhere.
         */
        post: operations["adminAskModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playground/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The toolkit's features
         * @description Lists the features of the toolkit by category, or those that words find.
         */
        get: operations["adminListFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playground/feature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A feature as a form
         * @description Shows a feature with a field for each of its parameters, filled with the documented example.
         */
        get: operations["adminShowFeature"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playground/call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call a feature
         * @description Calls a feature on the account of the playground, and shows the form again with the answer below it. Parameters that
         *     are blank are left out; they are written down nowhere.
         */
        post: operations["adminCallFeature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The plans
         * @description Lists the plans of both planes.
         */
        get: operations["adminListPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One plan
         * @description Shows a plan to be changed.
         */
        get: operations["adminEditPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A new plan
         * @description Shows the form of a new plan, filled as another one is.
         */
        get: operations["adminShowNewPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/add-gateway": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a gateway plan
         * @description Adds a plan, which accounts can be given at once. A blank limit is unlimited.
         */
        post: operations["adminAddGatewayPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/add-toolkit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a toolkit plan
         * @description Adds a plan, which accounts can be given at once. A blank limit is unlimited.
         */
        post: operations["adminAddToolkitPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/save-gateway": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a gateway plan
         * @description Changes a plan for all of its accounts at once. A blank limit is unlimited.
         */
        post: operations["adminSaveGatewayPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/save-toolkit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a toolkit plan
         * @description Changes a plan for all of its accounts at once. A blank limit is unlimited.
         */
        post: operations["adminSaveToolkitPlan"];
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
         * The announcements
         * @description Lists announcements, those to come and those that ended too.
         */
        get: operations["adminListAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an announcement
         * @description Shows it in GET /announcements and tells webhooks.
         */
        post: operations["adminPublishAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an announcement
         * @description Takes an announcement out of GET /announcements.
         */
        post: operations["adminEndAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The webhooks
         * @description Lists the registered endpoints.
         */
        get: operations["adminListWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an endpoint
         * @description Registers an endpoint; the next page shows its secret, once.
         */
        post: operations["adminCreateWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test an endpoint
         * @description Sends an endpoint a webhook.test.
         */
        post: operations["adminTestWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable or disable an endpoint
         * @description Nothing is sent to a disabled endpoint.
         */
        post: operations["adminSwitchWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a secret
         * @description Gives an endpoint a new secret, shown once; the old one signs beside it for the overlap.
         */
        post: operations["adminRotateWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an endpoint
         * @description Removes an endpoint with its deliveries.
         */
        post: operations["adminDeleteWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The deliveries
         * @description Lists deliveries, the newest first.
         */
        get: operations["adminListDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send again
         * @description Sends a delivery again.
         */
        post: operations["adminResendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/resend-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send all failed ones again
         * @description Sends every dead letter of an endpoint again.
         */
        post: operations["adminResendFailed"];
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
        /**
         * Support tickets
         * @description Lists tickets, the newest first.
         */
        get: operations["adminListTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The outbox
         * @description Lists mail with its state, the newest first.
         */
        get: operations["adminListMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send mail again
         * @description Sends a mail again.
         */
        post: operations["adminResendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscribers
         * @description Lists addresses that get news.
         */
        get: operations["adminListSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe an address
         * @description Takes an address off the list of news.
         */
        post: operations["adminUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Batches
         * @description Lists batches, the newest first.
         */
        get: operations["adminListBatches"];
        put?: never;
        post?: never;
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
         * Assets
         * @description Lists generated files, the newest first.
         */
        get: operations["adminListAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Upstream providers
         * @description Shows each provider with its state, circuits, and what its models refuse.
         */
        get: operations["adminListProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch or weigh a provider
         * @description Switches a provider on or off, or gives it another weight.
         */
        post: operations["adminSetProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a provider
         * @description Asks one of its chat models a small question.
         */
        post: operations["adminTryProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This node
         * @description Shows this node and its switches.
         */
        get: operations["adminShowSystem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/drain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drain this node
         * @description Has this node refuse new requests, or take them again.
         */
        post: operations["adminDrain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/reload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the providers again
         * @description Reads the providers file again.
         */
        post: operations["adminReload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit log
         * @description Lists what operators changed, the newest first.
         */
        get: operations["adminListAudit"];
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
        /** @description Why a form was refused. */
        Refusal: {
            /** @description One or more sentences. */
            error: string;
            /**
             * @description The kind of refusal.
             * @enum {string}
             */
            code: "invalid" | "refused" | "signed_out" | "forged" | "repeated" | "throttled" | "not_found" | "unavailable" | "failed";
            /** @description Which fields are at fault. */
            fields?: {
                /** @description The name of the field. */
                parameter: string;
                /** @description What is wrong with it. */
                message: string;
            }[];
        };
        /** @description A form without fields of its own. */
        Empty: Record<string, never>;
    };
    responses: {
        /** @description The page. */
        Page: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
        /** @description It was not done; a page, or JSON where the script of a page asks for it, says why. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description It is done; the page to go to says what was. */
        Done: {
            headers: {
                /** @description The page to go to. */
                Location: string;
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description The cursor of the page before, for what follows it. */
        Before: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    adminShowOverview: {
        parameters: {
            query: {
                /** @description How far back the charts go. */
                range: "day" | "week" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
        };
    };
    adminSignIn: {
        parameters: {
            query?: {
                /** @description The page to go to afterwards. */
                next?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            400: components["responses"]["Refused"];
        };
    };
    adminListSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
        };
    };
    adminStartSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The operator's password. */
                    password: string;
                    /**
                     * @description A name for the audit log.
                     * @default operator
                     */
                    operator: string;
                    /**
                     * @description The page to go to.
                     * @default /admin
                     */
                    next: string;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
        };
    };
    adminGetTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The two hidden fields of a form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The value of `_csrf`. */
                        csrf: string;
                        /** @description The value of `_form`. */
                        form: string;
                    };
                };
            };
            401: components["responses"]["Refused"];
        };
    };
    adminEndSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["Empty"];
            };
        };
        responses: {
            303: components["responses"]["Done"];
            403: components["responses"]["Refused"];
        };
    };
    adminEndOneSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of the session. */
                    id: string;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
        };
    };
    adminEndAllSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["Empty"];
            };
        };
        responses: {
            303: components["responses"]["Done"];
            403: components["responses"]["Refused"];
        };
    };
    adminListAccounts: {
        parameters: {
            query: {
                /** @description A part of the name, or the id of an account or of a key. */
                q: string;
                /** @description The last name of the page before. */
                after: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
        };
    };
    adminViewAccount: {
        parameters: {
            query: {
                /** @description The id of the account. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
        };
    };
    adminExportUsage: {
        parameters: {
            query: {
                /** @description The id of the account. */
                id: string;
                /** @description How many days back. */
                days: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A row for each day with use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
        };
    };
    adminCreateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Its unique name. */
                    name: string;
                    /** @description The id of the plan on the gateway. */
                    plan: string;
                    /** @description The id of the plan on the toolkit. */
                    toolkit_plan: string;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminChangePlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of the account. */
                    id: string;
                    /** @description The id of the plan on the gateway. */
                    plan: string;
                    /** @description The id of the plan on the toolkit. */
                    toolkit_plan: string;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminSetStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of the account. */
                    id: string;
                    /**
                     * @description What it is from now on.
                     * @enum {string}
                     */
                    status: "active" | "suspended";
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminDeleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of the account. */
                    id: string;
                    /** @description Its name, typed to confirm it. */
                    name: string;
                    /**
                     * @description That it cannot be undone is known.
                     * @default false
                     */
                    is_sure: boolean;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminIssueKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of the account. */
                    account: string;
                    /**
                     * @description Where it is for.
                     * @enum {string}
                     */
                    plane: "gateway" | "rest";
                    /** @description What it is for. */
                    label?: string;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminLabelKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of the key. */
                    id: string;
                    /** @description What the key is for. */
                    label?: string;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminRevokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of the key. */
                    id: string;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminRotateKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of the key. */
                    id: string;
                    /** @description For how long the old key goes on. */
                    overlap_hours: number;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminListRequests: {
        parameters: {
            query: {
                /** @description The name or id of an account. */
                account: string;
                /** @description The id of a key. */
                key: string;
                /** @description An endpoint, such as /chat/completions. */
                endpoint: string;
                /** @description A model. */
                model: string;
                /** @description A provider. */
                provider: string;
                /** @description A kind of status. */
                status: "" | "ok" | "failed" | "client_error" | "server_error";
                /** @description The first UTC day, YYYY-MM-DD. */
                from: string;
                /** @description The last UTC day, YYYY-MM-DD. */
                to: string;
                /** @description The cursor of the page before, for what follows it. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
        };
    };
    adminShowPlayground: {
        parameters: {
            query?: {
                /** @description The model to begin with; the default one where it is left out. */
                model?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            400: components["responses"]["Refused"];
        };
    };
    adminAskModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of a model. */
                    model: string;
                    /** @description What is asked. */
                    message: string;
                    /**
                     * @description What was said before: a JSON array of messages with role and content.
                     * @default []
                     */
                    history: string;
                    /** @description The system message. */
                    system?: string;
                    /** @description The temperature. */
                    temperature?: number;
                    /** @description The most tokens. */
                    max_tokens?: number;
                };
            };
        };
        responses: {
            /** @description The answer as it comes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    adminListFeatures: {
        parameters: {
            query: {
                /** @description Words to find features by. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            400: components["responses"]["Refused"];
        };
    };
    adminShowFeature: {
        parameters: {
            query: {
                /** @description The feature, such as hash/digest. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
        };
    };
    adminCallFeature: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The feature, such as hash/digest. */
                    feature: string;
                } & {
                    [key: string]: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Page"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    adminListPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
        };
    };
    adminEditPlan: {
        parameters: {
            query: {
                /** @description Its plane. */
                plane: "gateway" | "rest";
                /** @description The id of the plan. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
        };
    };
    adminShowNewPlan: {
        parameters: {
            query: {
                /** @description Its plane. */
                plane: "gateway" | "rest";
                /** @description The id of the plan that it begins as, and follows; the dearest offered one where it is left out. */
                like?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
        };
    };
    adminAddGatewayPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Its id: lower-case letters, digits, - and _, beginning with a letter; it stays for good. */
                    id: string;
                    /** @description The plan that it follows, from the cheapest up. */
                    after: string;
                    /** @description Its title. */
                    title: string;
                    /** @description Requests a minute. */
                    requests_per_minute?: number;
                    /** @description Requests a UTC day. */
                    requests_per_day?: number;
                    /** @description Tokens a UTC day. */
                    tokens_per_day?: number;
                    /** @description Tokens of prompt and answer. */
                    context_window: number;
                    /** @description Days that its requests are kept. */
                    retention_days: number;
                    /**
                     * @description Whether it may call tools.
                     * @default false
                     */
                    tool_calling: boolean;
                    /**
                     * @description What it may generate.
                     * @default []
                     */
                    media: ("images" | "videos" | "speech")[];
                    /** @description Its weight where requests wait. */
                    priority_weight: number;
                    /** @description Requests at a time of one account. */
                    concurrency: number;
                    /** @description Of a million prompt tokens, in IDR. */
                    price_input_per_million: string;
                    /** @description Of a million completion tokens, in IDR. */
                    price_output_per_million: string;
                    /** @description Of an image, in IDR. */
                    price_per_image: string;
                    /** @description Of a second of video, in IDR. */
                    price_per_video_second: string;
                    /** @description Of 1,000 characters of speech, in IDR. */
                    price_per_thousand_characters: string;
                    /** @description Of a month, in IDR. */
                    monthly_price: string;
                    /**
                     * @description Whether GET /pricing shows it.
                     * @default false
                     */
                    public: boolean;
                    /**
                     * @description How its keys begin.
                     * @enum {string}
                     */
                    key_prefix: "svc_free_" | "svc_live_" | "svc_premier_" | "svc_platinum_";
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminAddToolkitPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Its id: lower-case letters, digits, - and _, beginning with a letter; it stays for good. */
                    id: string;
                    /** @description The plan that it follows, from the cheapest up. */
                    after: string;
                    /** @description Its title. */
                    title: string;
                    /** @description Calls a key and UTC day. */
                    calls_per_day?: number;
                    /** @description Of a month, in IDR. */
                    monthly_price: string;
                    /**
                     * @description Whether it is offered.
                     * @default false
                     */
                    public: boolean;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminSaveGatewayPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of the plan. */
                    id: string;
                    /** @description What the form was made from; a plan that was changed since is not overwritten. */
                    version: string;
                    /** @description Its title. */
                    title: string;
                    /** @description Requests a minute. */
                    requests_per_minute?: number;
                    /** @description Requests a UTC day. */
                    requests_per_day?: number;
                    /** @description Tokens a UTC day. */
                    tokens_per_day?: number;
                    /** @description Tokens of prompt and answer. */
                    context_window: number;
                    /** @description Days that its requests are kept. */
                    retention_days: number;
                    /**
                     * @description Whether it may call tools.
                     * @default false
                     */
                    tool_calling: boolean;
                    /**
                     * @description What it may generate.
                     * @default []
                     */
                    media: ("images" | "videos" | "speech")[];
                    /** @description Its weight where requests wait. */
                    priority_weight: number;
                    /** @description Requests at a time of one account. */
                    concurrency: number;
                    /** @description Of a million prompt tokens, in IDR. */
                    price_input_per_million: string;
                    /** @description Of a million completion tokens, in IDR. */
                    price_output_per_million: string;
                    /** @description Of an image, in IDR. */
                    price_per_image: string;
                    /** @description Of a second of video, in IDR. */
                    price_per_video_second: string;
                    /** @description Of 1,000 characters of speech, in IDR. */
                    price_per_thousand_characters: string;
                    /** @description Of a month, in IDR. */
                    monthly_price: string;
                    /**
                     * @description Whether GET /pricing shows it.
                     * @default false
                     */
                    public: boolean;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminSaveToolkitPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of the plan. */
                    id: string;
                    /** @description What the form was made from; a plan that was changed since is not overwritten. */
                    version: string;
                    /** @description Its title. */
                    title: string;
                    /** @description Calls a key and UTC day. */
                    calls_per_day?: number;
                    /** @description Of a month, in IDR. */
                    monthly_price: string;
                    /**
                     * @description Whether it is offered.
                     * @default false
                     */
                    public: boolean;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminListAnnouncements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
        };
    };
    adminPublishAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description What it is about.
                     * @enum {string}
                     */
                    kind: "maintenance" | "incident" | "launch";
                    /** @description One line. */
                    title: string;
                    /** @description The text. */
                    body: string;
                    /** @description When it begins, in UTC; now where it is left out. */
                    starts_at?: string;
                    /** @description When it ends, in UTC; never where it is left out. */
                    ends_at?: string;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminEndAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of the announcement. */
                    id: string;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminListWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
        };
    };
    adminCreateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The account’s name. */
                    account: string;
                    /** @description Where messages go. */
                    url: string;
                    /**
                     * @description What it is told.
                     * @default []
                     */
                    events: string[];
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminTestWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of the endpoint. */
                    id: string;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminSwitchWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of the endpoint. */
                    id: string;
                    /**
                     * @description Whether messages are sent.
                     * @default false
                     */
                    enabled: boolean;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminRotateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of the endpoint. */
                    id: string;
                    /** @description For how long the old secret signs too. */
                    overlap_hours: number;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminDeleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of the endpoint. */
                    id: string;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminListDeliveries: {
        parameters: {
            query: {
                /** @description The id of an endpoint. */
                endpoint: string;
                /** @description A state. */
                status: "" | "pending" | "delivered" | "failed";
                /** @description The id of the last delivery of the page before. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
        };
    };
    adminResendDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of the delivery. */
                    id: string;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminResendFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of the endpoint. */
                    id: string;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminListTickets: {
        parameters: {
            query?: {
                /** @description The cursor of the page before, for what follows it. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
        };
    };
    adminListMail: {
        parameters: {
            query: {
                /** @description A state. */
                state: "" | "waiting" | "sending" | "sent" | "dead";
                /** @description The id of the last mail of the page before. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
        };
    };
    adminResendMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of the mail. */
                    id: string;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminListSubscribers: {
        parameters: {
            query: {
                /** @description The last address of the page before. */
                after: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
        };
    };
    adminUnsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The address. */
                    address: string;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminListBatches: {
        parameters: {
            query?: {
                /** @description The cursor of the page before, for what follows it. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
        };
    };
    adminListAssets: {
        parameters: {
            query?: {
                /** @description The cursor of the page before, for what follows it. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
        };
    };
    adminListProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
        };
    };
    adminSetProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of the provider. */
                    id: string;
                    /**
                     * @description Whether it is called.
                     * @default false
                     */
                    is_on: boolean;
                    /** @description Its share of first attempts; blank for the file’s. */
                    weight?: number;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminTryProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The id of the provider. */
                    id: string;
                    /** @description The model as the provider lists it; its first where it is left out. */
                    model?: string;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminShowSystem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
        };
    };
    adminDrain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Whether it refuses new requests.
                     * @default false
                     */
                    is_draining: boolean;
                };
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminReload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["Empty"];
            };
        };
        responses: {
            303: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    adminListAudit: {
        parameters: {
            query?: {
                /** @description The cursor of the page before, for what follows it. */
                before?: components["parameters"]["Before"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            400: components["responses"]["Refused"];
        };
    };
}
