// Generated from the contract by `npm run generate`; never edited.
export type paths = {
    "/jwt/login": {
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
         * @description Answers the person's data with access and refresh token.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jwt/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Makes the person and a new tenant of their own in which they may do everything. Duplicates are answered with status 200 and an error object, as the product's specification fixes it.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jwt/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the tokens
         * @description Re-issues both tokens. A refresh token works once; a second use ends every token of its family.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jwt/logout": {
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
         * @description Ends every token of the refresh token's family. An unknown token is answered alike.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/otp/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to an e-mail address
         * @description The answer is the same whether or not an account has the address. A code lives ten minutes, works once, and takes the place of the one before; between two of an address lie sixty seconds.
         */
        post: operations["sendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/otp/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a code for the signed-in person
         * @description Sends it to the person's own address, by the same rules as for a code sent before sign-in.
         */
        post: operations["generateOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/otp/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove an e-mail address by its code
         * @description A wrong code is a fault `wrong-code` whose `triesLeft` counts down from five; after the last one, and where no code is good any more, the fault is `no-code`.
         */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove an e-mail address by the link of the mail */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to set a new password
         * @description The answer is the same whether or not an account has the address. A link lives thirty minutes, works once, and takes the place of the one before; between two of an address lie sixty seconds.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/reset/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Is the link to set a new password still good
         * @description In the body, so that the token stays out of addresses and logs. Uses nothing up.
         */
        post: operations["checkPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by the link of the mail
         * @description Ends every session of the account, tells the account's address, and proves the address.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the mails of the sample instance
         * @description Newest first. Only where the environment is local, no mail server is set, and sample accounts keep the passwords that everybody can read; elsewhere this address does not exist.
         */
        get: operations["listOutboxMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the process alive */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Can the server do its work */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What this server offers
         * @description Asked by the app before sign-in.
         */
        get: operations["getInstance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setup/administrator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the platform administrator of an empty server
         * @description Possible once, while the server has no user at all.
         */
        post: operations["createAdministrator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my notifications
         * @description Those of the signed-in person alone, newest first.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all my notifications as read */
        post: operations["markAllNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notifications/{notificationId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notification as read
         * @description Reading it again keeps the time of the first reading.
         */
        post: operations["markNotificationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notifications/{notificationId}/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a notification as unread */
        post: operations["markNotificationUnread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies to choose from */
        get: operations["listCompanyOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts and latest changes of a company */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/grades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List grades */
        get: operations["listGrades"];
        put?: never;
        /** Create a grade */
        post: operations["createGrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/grades/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Grades to choose from
         * @description The active grades of the company, each name once, by rank.
         */
        get: operations["listGradeOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/grades/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export grades
         * @description Every grade that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportGrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/grades/{gradeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a grade */
        get: operations["getGrade"];
        /** Update a grade */
        put: operations["updateGrade"];
        post?: never;
        /**
         * Delete a grade
         * @description Possible while nothing uses the grade; archive it otherwise.
         */
        delete: operations["deleteGrade"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/grades/{gradeId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a grade
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveGrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/grades/{gradeId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a grade */
        post: operations["restoreGrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/grades/{gradeId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a grade
         * @description Who changed what, newest first.
         */
        get: operations["listGradeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/cpf-month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate a month's CPF
         * @description CPF of one person for one month, with Skills Development Levy and self-help group funds beside it.
         */
        post: operations["calculateCpfMonth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/cpf-month/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate a month's CPF, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateCpfMonthBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/self-help-funds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate self-help group funds
         * @description What an employee gives to CDAC, ECF, MBMF and SINDA for a month, and why.
         */
        post: operations["calculateSelfHelpFunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/self-help-funds/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate self-help group funds, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateSelfHelpFundsBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rate sets
         * @description Newest first. Drafts are shown to platform accounts alone.
         */
        get: operations["listRateSets"];
        put?: never;
        /**
         * Start a draft
         * @description For platform administrators. The draft begins with the rows in force on its start.
         */
        post: operations["createRateSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rates/{rateSetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a rate set */
        get: operations["getRateSet"];
        /**
         * Change a draft
         * @description Replaces the draft with all its rows. What is activated is changed by a new set alone.
         */
        put: operations["updateRateSet"];
        post?: never;
        /** Throw a draft away */
        delete: operations["deleteRateSet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rates/{rateSetId}/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a rate set changes
         * @description Row by row against the set that is in force before it.
         */
        get: operations["getRateSetDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rates/{rateSetId}/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a rate set does to sample wages
         * @description Calculated by the rules themselves, once with the set and once without; empty for public holidays.
         */
        get: operations["getRateSetEffect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rates/{rateSetId}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a draft
         * @description Somebody else than those who worked on the draft activates it. Refused (409) where the account may not, the start lies in a time whose rates have been used, another set begins on the same day, or the rows have a fault.
         */
        post: operations["activateRateSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rates/{rateSetId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a rate set
         * @description Who changed what, newest first. Changes of rows are named by the row's place, such as rates/0/maximum.
         */
        get: operations["listRateSetHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/ppf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rate sets of the company's own provident fund
         * @description Newest first.
         */
        get: operations["listPpfSets"];
        put?: never;
        /**
         * Start a draft
         * @description The draft begins with the rows in force on its start, or with an example where there are none.
         */
        post: operations["createPpfSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/ppf/{rateSetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a rate set */
        get: operations["getPpfSet"];
        /**
         * Change a draft
         * @description Replaces the draft with all its rows. What is activated is changed by a new set alone.
         */
        put: operations["updatePpfSet"];
        post?: never;
        /** Throw a draft away */
        delete: operations["deletePpfSet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/ppf/{rateSetId}/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a rate set changes
         * @description Row by row against the set that is in force before it.
         */
        get: operations["getPpfSetDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/ppf/{rateSetId}/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a rate set does to sample wages
         * @description Calculated by the rules themselves, once with the set and once without; empty for public holidays.
         */
        get: operations["getPpfSetEffect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/ppf/{rateSetId}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a draft
         * @description From then on the set takes part in the company's calculations. Refused (409) where the account may not, the start lies in a time whose rates have been used, another set begins on the same day, or the rows have a fault.
         */
        post: operations["activatePpfSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/ppf/{rateSetId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a rate set
         * @description Who changed what, newest first. Changes of rows are named by the row's place, such as rates/0/maximum.
         */
        get: operations["listPpfSetHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/calculation-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the calculation settings
         * @description What the company has settled; until it does, the defaults at version 1.
         */
        get: operations["getCalculationSettings"];
        /** Change the calculation settings */
        put: operations["updateCalculationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/calculation-settings/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of the calculation settings
         * @description Who changed what, newest first.
         */
        get: operations["listCalculationSettingsHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
};
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        LoginInput: {
            email: string;
            /** Format: password */
            password: string;
        };
        /**
         * Format: uuid
         * @description Identifier of a record.
         */
        Id: string;
        /** @description One thing a person may do. */
        Ability: {
            action: string;
            subject: string;
        };
        UserData: {
            id: components["schemas"]["Id"];
            fullName: string;
            username: string;
            /** @description Address of a picture */
            avatar: string | null;
            /** Format: email */
            email: string;
            /** @description Name of the role, such as admin or client */
            role: string;
            ability: components["schemas"]["Ability"][];
            extras: {
                eCommerceCartItemsCount: number;
            };
        };
        Session: {
            userData: components["schemas"]["UserData"];
            /** @description Valid for ten minutes unless configured otherwise. */
            accessToken: string;
            /** @description Valid once. */
            refreshToken: string;
        };
        LoginError: {
            error: {
                email: string[];
            } | string;
        };
        /** @description One fault of the request, tied to the place it is in. */
        ProblemError: {
            /** @description JSON pointer into the body (`/name`), or `query/page`, `path/id`, `header/if-match` for parameters. */
            pointer: string;
            /** @description Stable word for the fault; the app translates it. */
            code: string;
            /** @description The fault in English, for people who read the answer itself. */
            message?: string;
            /** @description Values that belong to the fault, such as the limit that was exceeded. */
            params?: {
                [key: string]: unknown;
            };
        };
        /** @description RFC 9457 problem. `type` is one of a closed list. */
        Problem: {
            /** @description Which problem it is, as a path below this server's docs. */
            type: string;
            title: string;
            status: number;
            detail?: string;
            /** @description Stable word for a broken rule, where one rule is at fault. */
            code?: string;
            requestId?: string;
            errors?: components["schemas"]["ProblemError"][];
        };
        RegisterInput: {
            /** Format: email */
            email: string;
            /** Format: password */
            password: string;
            username: string;
        };
        RegisterAnswer: {
            user: components["schemas"]["UserData"];
            accessToken: string;
        } | {
            error: {
                email?: string;
                username?: string;
            };
        };
        RefreshInput: {
            refreshToken: string;
        };
        RefreshError: {
            error: string;
        };
        /**
         * @description Language of the mail.
         * @enum {string}
         */
        MailLanguage: "en" | "de" | "fr" | "pt";
        OtpRequest: {
            /** Format: email */
            email: string;
            language?: components["schemas"]["MailLanguage"];
        };
        /**
         * Format: date-time
         * @description Moment in UTC.
         */
        Instant: string;
        MailPromise: {
            expiresAt: components["schemas"]["Instant"];
            resendAt: components["schemas"]["Instant"];
        };
        OwnOtpRequest: {
            language?: components["schemas"]["MailLanguage"];
        };
        OtpProof: {
            /** Format: email */
            email: string;
            code: string;
        };
        VerifiedEmail: {
            /** Format: email */
            email: string;
            verifiedAt: components["schemas"]["Instant"];
        };
        LinkToken: {
            token: string;
        };
        PasswordResetState: {
            /** Format: email */
            email: string;
            username: string;
            expiresAt: components["schemas"]["Instant"];
        };
        PasswordReset: {
            token: string;
            /**
             * Format: password
             * @description At least five different characters, and neither the username nor the name in the address.
             */
            password: string;
            language?: components["schemas"]["MailLanguage"];
        };
        /** @enum {string} */
        MailKind: "verify-email" | "password-reset" | "password-changed";
        OutboxMail: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["MailKind"];
            /** Format: email */
            recipient: string;
            subject: string;
            text: string;
            /** @description The code in the mail */
            code: string | null;
            /** @description The link in the mail as a path of the app */
            link: string | null;
            createdAt: components["schemas"]["Instant"];
        };
        OutboxPage: {
            items: components["schemas"]["OutboxMail"][];
            total: number;
            page: number;
            pageSize: number;
        };
        Health: {
            /** @enum {string} */
            status: "ok";
            version: string;
            uptimeSeconds: number;
        };
        Readiness: {
            /** @enum {string} */
            status: "ready";
            checks: {
                /** @enum {string} */
                database: "ok";
            };
        };
        SampleAccount: {
            /** Format: email */
            email: string;
            password: string;
            fullName: string;
            role: string;
            tenant: string;
        };
        Instance: {
            version: string;
            /** @enum {string} */
            environment: "dev" | "staging" | "local";
            /** @description Whether the demo apps are switched on. */
            demoLayer: boolean;
            /** @description True while the server has no user: the first person creates the platform administrator. */
            administratorNeeded: boolean;
            /** @description Whether mails are shown at /dev/outbox instead of being sent. */
            outbox: boolean;
            /** @description The accounts of the samples, as long as they keep their sample passwords. */
            sampleAccounts: components["schemas"]["SampleAccount"][];
        };
        AdministratorInput: {
            fullName: string;
            username: string;
            /** Format: email */
            email: string;
            /** Format: password */
            password: string;
        };
        /**
         * @description What happened; the app has a sentence for each.
         * @enum {string}
         */
        NotificationType: "welcome" | "maintenance" | "workpass-expiring" | "probation-ending" | "leave-requested" | "leave-approved" | "payroll-ready" | "payslip-ready" | "cpf-due" | "holidays-published" | "grade-archived";
        /**
         * Format: date
         * @description Calendar date without a zone.
         */
        Date: string;
        /** @description The facts of the sentence; which of them there are depends on the type. */
        NotificationParams: {
            /** @description Who it is about */
            person?: string;
            /** @description Who did it */
            by?: string;
            /** @description Name of the record */
            name?: string;
            date?: components["schemas"]["Date"];
            /** @description Day or moment it begins */
            from?: string;
            /** @description Last day or moment */
            until?: string;
            month?: string;
            year?: number;
            days?: number;
        };
        Notification: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["NotificationType"];
            params: components["schemas"]["NotificationParams"];
            /**
             * Format: uuid
             * @description The company it happened in
             */
            companyId: string | null;
            /**
             * Format: uuid
             * @description The record it is about
             */
            recordId: string | null;
            at: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When it was read; null while it is unread
             */
            readAt: string | null;
        };
        NotificationPage: {
            items: components["schemas"]["Notification"][];
            total: number;
            page: number;
            pageSize: number;
            /** @description Of all notifications of the person */
            unreadCount: number;
        };
        NotificationCount: {
            unreadCount: number;
        };
        CompanyOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        /** @enum {string} */
        HistoryAction: "create" | "update" | "archive" | "restore" | "delete";
        RecentChange: {
            id: components["schemas"]["Id"];
            action: components["schemas"]["HistoryAction"];
            subject: string;
            recordId: components["schemas"]["Id"];
            recordName: string;
            at: components["schemas"]["Instant"];
            by: string;
        };
        Dashboard: {
            company: components["schemas"]["CompanyOption"];
            counts: {
                companies: number;
                users: number;
                activeGrades: number;
                archivedGrades: number;
                designations: number;
            };
            recentChanges: components["schemas"]["RecentChange"][];
        };
        /** @enum {string} */
        GradeStatus: "active" | "inactive" | "archived";
        /** @description Counts the changes of a record; send it back with an update so that nobody's change is lost. */
        Version: number;
        Grade: {
            id: components["schemas"]["Id"];
            companyId: components["schemas"]["Id"];
            name: string;
            rank: number;
            payMin: number | null;
            payMid: number | null;
            payMax: number | null;
            /** Format: uuid */
            defaultLeavePolicyId: string | null;
            noticeDays: number;
            probationMonths: number;
            status: components["schemas"]["GradeStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            createdBy: string;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string;
        };
        GradePage: {
            items: components["schemas"]["Grade"][];
            total: number;
            page: number;
            pageSize: number;
        };
        GradeInput: {
            /** @description Unique in the company, regardless of case */
            name: string;
            /** @description The higher the more senior */
            rank: number;
            /** @description Lowest monthly pay in cents */
            payMin?: number | null;
            /** @description Midpoint of monthly pay in cents */
            payMid?: number | null;
            /** @description Highest monthly pay in cents */
            payMax?: number | null;
            /**
             * Format: uuid
             * @description Leave policy that employees of the grade start with
             */
            defaultLeavePolicyId?: string | null;
            /** @description Days of notice */
            noticeDays?: number;
            /** @description Months of probation */
            probationMonths?: number;
            /**
             * @description Inactive grades are kept but not offered
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        GradeOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        /** @description One field before and after. */
        HistoryChange: {
            field: string;
            /** @description The value before; null where there was none. */
            before: (string | null) | number | boolean;
            /** @description The value after; null where there is none. */
            after: (string | null) | number | boolean;
        };
        HistoryEvent: {
            id: components["schemas"]["Id"];
            action: components["schemas"]["HistoryAction"];
            at: components["schemas"]["Instant"];
            /** @description Name of the person */
            by: string;
            requestId: string;
            changes: components["schemas"]["HistoryChange"][];
        };
        HistoryPage: {
            items: components["schemas"]["HistoryEvent"][];
            total: number;
            page: number;
            pageSize: number;
        };
        /** @description Calendar month */
        CalendarMonth: string;
        /**
         * Format: date
         * @description Calendar date without a zone
         */
        CalendarDay: string;
        /** @enum {string} */
        Residency: "citizen" | "pr" | "foreigner";
        /**
         * @description Shares in the first two years: both graduated, the employer's full, both full
         * @enum {string}
         */
        PrOption: "GG" | "FG" | "FF";
        /** @description Cents */
        WageCents: number;
        /** @description Working days a week in half days */
        DaysPerWeek: number;
        /**
         * @description Pass of a foreigner; levy-paying are S Pass and Work Permit
         * @enum {string}
         */
        FundPass: "employment-pass" | "levy-paying" | "other";
        /** @enum {string} */
        FundCode: "CDAC" | "ECF" | "MBMF" | "SINDA";
        /** @description What the employee agreed with a fund; without an amount nothing is given. */
        FundChoice: {
            fund: components["schemas"]["FundCode"];
            /** @description Cents a month instead of the fund's own amount */
            amount?: number | null;
        };
        /**
         * @description Sources disagree whether holders of S Pass and Work Permit give to SINDA
         * @enum {string}
         */
        SindaPasses: "employment-pass" | "every-pass";
        /**
         * @description An old note freed wages up to 200 dollars from MBMF; the table of today does not
         * @enum {string}
         */
        MbmfLowWages: "contribute" | "free-up-to-200";
        /**
         * @description The law is silent on the third decimal
         * @enum {string}
         */
        SdlRounding: "sdlHalfUp" | "sdlDown" | "sdlUp";
        /**
         * @description How the month of becoming a permanent resident is split; the law says no more than "from the day"
         * @enum {string}
         */
        ConversionMonth: "working-days" | "calendar-days" | "whole-month";
        CpfMonthInput: {
            month: components["schemas"]["CalendarMonth"];
            birthDate: components["schemas"]["CalendarDay"];
            residency: components["schemas"]["Residency"];
            /**
             * Format: date
             * @description Day on the entry permit of a permanent resident
             */
            prSince?: string | null;
            prOption?: components["schemas"]["PrOption"];
            ordinaryWages: components["schemas"]["WageCents"];
            /** @description Cents */
            additionalWages?: number;
            /** @description Cents left of the year's ceiling for additional wages; without it they are estimated with this month's ordinary wages in every month */
            additionalRoom?: number | null;
            /**
             * Format: date
             * @description Day on which the additional wages became payable; matters in the month of becoming a permanent resident
             */
            additionalPayableOn?: string | null;
            daysPerWeek?: components["schemas"]["DaysPerWeek"];
            pass?: components["schemas"]["FundPass"];
            /**
             * @description Fund of the first race on the identity card, which decides
             * @enum {string|null}
             */
            raceFund?: "CDAC" | "ECF" | "SINDA" | null;
            /**
             * @description Fund of the second race where the employee asked for it
             * @enum {string|null}
             */
            secondRaceFund?: "CDAC" | "ECF" | "SINDA" | null;
            muslim?: boolean;
            /** @description Agreed with the funds */
            choices?: components["schemas"]["FundChoice"][];
            sindaPasses?: components["schemas"]["SindaPasses"];
            mbmfLowWages?: components["schemas"]["MbmfLowWages"];
            sdlRounding?: components["schemas"]["SdlRounding"];
            conversionMonth?: components["schemas"]["ConversionMonth"];
        };
        CpfContribution: {
            /** @description Contribution table 1 to 5; null where no CPF is due */
            table: number | null;
            /** @description Year as a permanent resident, 3 for the third and later */
            prYear: number | null;
            /** @enum {string} */
            reason: "citizen" | "pr" | "foreigner" | "not-yet-pr";
            /** @description Age band, youngest 0 */
            ageBand: number | null;
            /**
             * @description By the total wages of the month
             * @enum {string}
             */
            formula: "nil" | "employer-only" | "graduated" | "full";
            /** @description Ordinary wages that attract CPF in cents */
            ordinarySubject: number;
            /** @description Additional wages that attract CPF in cents */
            additionalSubject: number;
            /** @description Cents */
            total: number;
            /** @description Cents */
            employee: number;
            /** @description Cents */
            employer: number;
        };
        FundContribution: {
            fund: components["schemas"]["FundCode"];
            amount: components["schemas"]["WageCents"];
            /** @enum {string} */
            reason: "race" | "second-race" | "religion" | "opted-out" | "custom" | "residency" | "no-wages" | "low-wages";
            /** @description Of MBMF: mosque building and religious education, then Mendaki */
            split?: components["schemas"]["WageCents"][];
        };
        CpfMonthResult: {
            cpf: components["schemas"]["CpfContribution"];
            /** @description Cents that the employer pays */
            sdl: number;
            funds: components["schemas"]["FundContribution"][];
            /** @description Ordinary and additional wages in cents */
            wages: number;
            /** @description The employee's CPF and funds in cents */
            deducted: number;
            /** @description Wages less what is deducted in cents; below zero where the funds exceed the wages */
            netPay: number;
            /** @description Wages, employer's CPF and levy in cents */
            employerCost: number;
        };
        /**
         * @description `rate` counts hundred-thousandths (1 % is 1,000); `exact` is a decimal text of cents before rounding; `code` is a stable word.
         * @enum {string}
         */
        QuantityUnit: "cents" | "exact" | "rate" | "date" | "month" | "days" | "weeks" | "months" | "years" | "minutes" | "hours" | "halves" | "count" | "code";
        QuantityValue: number | string | boolean;
        NamedQuantity: {
            name: string;
            unit: components["schemas"]["QuantityUnit"];
            value: components["schemas"]["QuantityValue"];
        };
        RuleSource: {
            id: string;
            title: string;
            /** Format: uri */
            address?: string;
        };
        /** @description The row of a rate that was in force. */
        RateRow: {
            series: string;
            /**
             * Format: date
             * @description First day of the row
             */
            from: string;
            /**
             * @description Read at the source, in a copy that cites it, concluded from another figure, or known without a source seen
             * @enum {string}
             */
            certainty: "found" | "copied" | "inferred" | "own";
            /**
             * Format: date
             * @description Last day the sources speak for, where the date asked for lies after it
             */
            announcedUpTo?: string;
            source: components["schemas"]["RuleSource"];
        };
        RoundingRule: {
            name: string;
            /** @description The result is a multiple of this many units */
            to: number;
            /** @enum {string} */
            way: "down" | "up" | "half-up";
            source: components["schemas"]["RuleSource"];
        };
        Quantity: {
            unit: components["schemas"]["QuantityUnit"];
            value: components["schemas"]["QuantityValue"];
        };
        ExplanationStep: {
            /** @description Stable word of the rule; the app has a sentence for each */
            rule: string;
            /** @description The numbers that went in */
            inputs: components["schemas"]["NamedQuantity"][];
            row?: components["schemas"]["RateRow"];
            /** @description A choice the law leaves open, and how it was settled here. */
            setting?: {
                name: string;
                value: string;
            };
            source?: components["schemas"]["RuleSource"];
            /** @description The result before its rounding, as a decimal text; … marks what goes on */
            exact?: string;
            rounding?: components["schemas"]["RoundingRule"];
            result: components["schemas"]["Quantity"];
        };
        /** @description The steps in the order they were taken, and which rates are used beyond the time they were announced for. */
        Explanation: {
            steps: components["schemas"]["ExplanationStep"][];
            /** @description Rates whose date lies after what has been announced; the last known row was used. */
            beyondAnnounced: {
                /** @description Name of the rates */
                series: string;
                announcedUpTo: components["schemas"]["Date"];
            }[];
        };
        CpfMonthAnswer: {
            result: components["schemas"]["CpfMonthResult"];
            explanation: components["schemas"]["Explanation"];
        };
        /** @description Whether each case comes with its explanation. */
        ExplainCases: boolean;
        CpfMonthBatch: {
            cases: components["schemas"]["CpfMonthInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        /** @description Why the rules cannot answer the case; its pointers name the case. */
        CaseFaults: components["schemas"]["ProblemError"][];
        CpfMonthBatchAnswer: {
            cases: {
                result?: components["schemas"]["CpfMonthResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        SelfHelpFundsInput: {
            month: components["schemas"]["CalendarMonth"];
            wages: components["schemas"]["WageCents"];
            residency: components["schemas"]["Residency"];
            pass?: components["schemas"]["FundPass"];
            /**
             * @description Fund of the first race on the identity card, which decides
             * @enum {string|null}
             */
            raceFund?: "CDAC" | "ECF" | "SINDA" | null;
            /**
             * @description Fund of the second race where the employee asked for it
             * @enum {string|null}
             */
            secondRaceFund?: "CDAC" | "ECF" | "SINDA" | null;
            muslim?: boolean;
            /** @description Agreed with the funds */
            choices?: components["schemas"]["FundChoice"][];
            sindaPasses?: components["schemas"]["SindaPasses"];
            mbmfLowWages?: components["schemas"]["MbmfLowWages"];
        };
        SelfHelpFundsResult: {
            funds: components["schemas"]["FundContribution"][];
            /** @description Cents */
            total: number;
        };
        SelfHelpFundsAnswer: {
            result: components["schemas"]["SelfHelpFundsResult"];
            explanation: components["schemas"]["Explanation"];
        };
        SelfHelpFundsBatch: {
            cases: components["schemas"]["SelfHelpFundsInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        SelfHelpFundsBatchAnswer: {
            cases: {
                result?: components["schemas"]["SelfHelpFundsResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        /**
         * @description The area whose rates a set holds; `ec` is the Eurasian Community Fund and `mbm` the Mosque Building and Mendaki Fund.
         * @enum {string}
         */
        RateKind: "cpf" | "cpf-ceilings" | "cpf-ages" | "cpf-wages" | "sdl" | "cdac" | "ec" | "mbm" | "sinda" | "ppf" | "holidays";
        /**
         * @description `scheduled` is activated and begins later; `superseded` means a later set is in force; `withdrawn` was replaced before anything used it.
         * @enum {string}
         */
        RateSetStatus: "draft" | "scheduled" | "active" | "superseded" | "withdrawn";
        /**
         * @description Read at the source (found), in a copy that cites it, concluded from another figure, or known without a source seen (own).
         * @enum {string}
         */
        RateCertainty: "found" | "copied" | "inferred" | "own";
        RateSetSummary: {
            id: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description Of a company's own fund; null for what holds for everybody
             */
            companyId: string | null;
            kind: components["schemas"]["RateKind"];
            effectiveFrom: components["schemas"]["Date"];
            /**
             * Format: date
             * @description Day before the next set begins; null where none follows
             */
            inForceUntil: string | null;
            announcedUpTo: components["schemas"]["Date"];
            sourceTitle: string;
            sourceUrl: string | null;
            certainty: components["schemas"]["RateCertainty"];
            status: components["schemas"]["RateSetStatus"];
            /**
             * Format: date
             * @description Last day for which payroll has used the set; from then on it is frozen
             */
            usedUntil: string | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            /** @description Null for the rates that came with the product and where the account may not know */
            createdBy: string | null;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string | null;
            /** Format: date-time */
            activatedAt: string | null;
            activatedBy: string | null;
        };
        RateSetPage: {
            items: components["schemas"]["RateSetSummary"][];
            total: number;
            page: number;
            pageSize: number;
        };
        /** @description A new draft. Its rows are those in force on its start, until they are changed. */
        RateSetStart: {
            kind: components["schemas"]["RateKind"];
            /**
             * Format: date
             * @description First day of a month, except for public holidays
             */
            effectiveFrom: string;
            /**
             * Format: date
             * @description Last day for which the source speaks
             */
            announcedUpTo: string;
            sourceTitle: string;
            /** @description Page to check the rates against */
            sourceUrl?: string | null;
            certainty: components["schemas"]["RateCertainty"];
        };
        /** @description What holds for the set as a whole. Self-help funds have passes; PPF has base, ceiling and rounding; the others nothing. */
        RateTerms: {
            /** @description Foreign employees who give to the fund */
            passes?: ("employment-pass" | "levy-paying" | "other")[];
            /**
             * @description Wages the shares are taken of
             * @enum {string}
             */
            base?: "basic" | "gross";
            /**
             * Format: int64
             * @description Wages of a month that count at most; null counts all
             */
            ceiling?: number | null;
            /**
             * @description To the nearest cent or dollar
             * @enum {string}
             */
            rounding?: "fundCent" | "fundDollar";
        };
        /** @description One row of rates. Which fields it has, the kind of its set says: cpf has table, above, upTo, employer, employee; cpf-ceilings item, amount; cpf-ages above, upTo; cpf-wages above, upTo, formula; sdl rate, upTo, minimum, maximum; cdac, ec, sinda upTo, amount; mbm also mosques, mendaki; ppf ageFrom, serviceFrom, employer, employee; holidays date, name, oneOff. Money is in cents, a rate in hundred-thousandths (14.5 % is 14500), an age in years. */
        Rate: {
            /** @description 1 citizens and full rates; 2, 3 PR year 1, 2; 4, 5 the same with the employer's full rate */
            table?: number;
            /**
             * Format: int64
             * @description Lower bound that is not part of the band; null where it begins at the bottom
             */
            above?: number | null;
            /**
             * Format: int64
             * @description Upper bound that is part of the band; null where it is open
             */
            upTo?: number | null;
            /** @enum {string} */
            formula?: "nil" | "employer-only" | "graduated" | "full";
            /** @enum {string} */
            item?: "ordinary-month" | "annual-wages" | "annual-limit";
            /** @description Share of the employer in hundred-thousandths of the wages */
            employer?: number;
            /** @description Share of the employee in hundred-thousandths of the wages */
            employee?: number;
            /** @description Hundred-thousandths of the wages */
            rate?: number;
            /** Format: int64 */
            minimum?: number;
            /** Format: int64 */
            maximum?: number;
            /** Format: int64 */
            amount?: number;
            /**
             * Format: int64
             * @description Part for mosque building and religious education
             */
            mosques?: number;
            /**
             * Format: int64
             * @description Part for Mendaki
             */
            mendaki?: number;
            /** @description Completed years of age from which the shares hold */
            ageFrom?: number;
            /** @description Completed years of service from which the shares hold */
            serviceFrom?: number;
            date?: string;
            name?: string;
            /** @description Gazetted once, as a polling day is */
            oneOff?: boolean;
        };
        RateSet: {
            id: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description Of a company's own fund; null for what holds for everybody
             */
            companyId: string | null;
            kind: components["schemas"]["RateKind"];
            effectiveFrom: components["schemas"]["Date"];
            /**
             * Format: date
             * @description Day before the next set begins; null where none follows
             */
            inForceUntil: string | null;
            announcedUpTo: components["schemas"]["Date"];
            sourceTitle: string;
            sourceUrl: string | null;
            certainty: components["schemas"]["RateCertainty"];
            status: components["schemas"]["RateSetStatus"];
            /**
             * Format: date
             * @description Last day for which payroll has used the set; from then on it is frozen
             */
            usedUntil: string | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            /** @description Null for the rates that came with the product and where the account may not know */
            createdBy: string | null;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string | null;
            /** Format: date-time */
            activatedAt: string | null;
            activatedBy: string | null;
            /** @description Whether the account has worked on the draft and therefore may not activate it */
            madeByMe: boolean;
            terms: components["schemas"]["RateTerms"];
            rates: components["schemas"]["Rate"][];
        };
        /** @description A draft as it shall be, with all its rows. */
        RateSetInput: {
            /**
             * Format: date
             * @description First day of a month, except for public holidays
             */
            effectiveFrom: string;
            /**
             * Format: date
             * @description Last day for which the source speaks
             */
            announcedUpTo: string;
            sourceTitle: string;
            /** @description Page to check the rates against */
            sourceUrl?: string | null;
            certainty: components["schemas"]["RateCertainty"];
            terms?: components["schemas"]["RateTerms"];
            rates: components["schemas"]["Rate"][];
        };
        /** @description A row that the set adds, removes or changes. */
        RateDifference: {
            /** @enum {string} */
            change: "added" | "removed" | "changed";
            /** @description The row; null where there is none */
            before: {
                /** @description 1 citizens and full rates; 2, 3 PR year 1, 2; 4, 5 the same with the employer's full rate */
                table?: number;
                /**
                 * Format: int64
                 * @description Lower bound that is not part of the band; null where it begins at the bottom
                 */
                above?: number | null;
                /**
                 * Format: int64
                 * @description Upper bound that is part of the band; null where it is open
                 */
                upTo?: number | null;
                /** @enum {string} */
                formula?: "nil" | "employer-only" | "graduated" | "full";
                /** @enum {string} */
                item?: "ordinary-month" | "annual-wages" | "annual-limit";
                /** @description Share of the employer in hundred-thousandths of the wages */
                employer?: number;
                /** @description Share of the employee in hundred-thousandths of the wages */
                employee?: number;
                /** @description Hundred-thousandths of the wages */
                rate?: number;
                /** Format: int64 */
                minimum?: number;
                /** Format: int64 */
                maximum?: number;
                /** Format: int64 */
                amount?: number;
                /**
                 * Format: int64
                 * @description Part for mosque building and religious education
                 */
                mosques?: number;
                /**
                 * Format: int64
                 * @description Part for Mendaki
                 */
                mendaki?: number;
                /** @description Completed years of age from which the shares hold */
                ageFrom?: number;
                /** @description Completed years of service from which the shares hold */
                serviceFrom?: number;
                date?: string;
                name?: string;
                /** @description Gazetted once, as a polling day is */
                oneOff?: boolean;
            } | null;
            /** @description The row; null where there is none */
            after: {
                /** @description 1 citizens and full rates; 2, 3 PR year 1, 2; 4, 5 the same with the employer's full rate */
                table?: number;
                /**
                 * Format: int64
                 * @description Lower bound that is not part of the band; null where it begins at the bottom
                 */
                above?: number | null;
                /**
                 * Format: int64
                 * @description Upper bound that is part of the band; null where it is open
                 */
                upTo?: number | null;
                /** @enum {string} */
                formula?: "nil" | "employer-only" | "graduated" | "full";
                /** @enum {string} */
                item?: "ordinary-month" | "annual-wages" | "annual-limit";
                /** @description Share of the employer in hundred-thousandths of the wages */
                employer?: number;
                /** @description Share of the employee in hundred-thousandths of the wages */
                employee?: number;
                /** @description Hundred-thousandths of the wages */
                rate?: number;
                /** Format: int64 */
                minimum?: number;
                /** Format: int64 */
                maximum?: number;
                /** Format: int64 */
                amount?: number;
                /**
                 * Format: int64
                 * @description Part for mosque building and religious education
                 */
                mosques?: number;
                /**
                 * Format: int64
                 * @description Part for Mendaki
                 */
                mendaki?: number;
                /** @description Completed years of age from which the shares hold */
                ageFrom?: number;
                /** @description Completed years of service from which the shares hold */
                serviceFrom?: number;
                date?: string;
                name?: string;
                /** @description Gazetted once, as a polling day is */
                oneOff?: boolean;
            } | null;
            /** @description Fields that differ */
            fields: string[];
        };
        RateDifferences: {
            /**
             * Format: date
             * @description Start of the set it is compared with; null where there is none
             */
            against: string | null;
            /** @description Rows that stay as they are */
            unchanged: number;
            /** @description Terms of the set that differ */
            terms: ("passes" | "base" | "ceiling" | "rounding")[];
            rows: components["schemas"]["RateDifference"][];
        };
        /** @description What sample employees and their employer pay for the first full month, before and after the set. */
        RateEffect: {
            month: string;
            /** @description Sample employees, a column each; null where it makes no difference */
            groups: {
                age: number | null;
                /** @description Completed years of service */
                service: number | null;
            }[];
            rows: {
                /** Format: int64 */
                wages: number;
                /** @description One for each group */
                cells: {
                    /** @description What both pay; null where there are no rates */
                    before: {
                        /**
                         * Format: int64
                         * @description Cents of the employee
                         */
                        employee: number;
                        /**
                         * Format: int64
                         * @description Cents of the employer
                         */
                        employer: number;
                    } | null;
                    /** @description What both pay; null where there are no rates */
                    after: {
                        /**
                         * Format: int64
                         * @description Cents of the employee
                         */
                        employee: number;
                        /**
                         * Format: int64
                         * @description Cents of the employer
                         */
                        employer: number;
                    } | null;
                }[];
            }[];
        };
        RateActivation: {
            /** @description Takes the place of a set with the same start that nothing has used yet */
            replace?: boolean;
        };
        /** @description A new draft of the employer's own fund. */
        PpfSetStart: {
            /**
             * Format: date
             * @description First day of a month, except for public holidays
             */
            effectiveFrom: string;
            /**
             * Format: date
             * @description Last day for which the source speaks
             */
            announcedUpTo: string;
            sourceTitle: string;
            /** @description Page to check the rates against */
            sourceUrl?: string | null;
            certainty: components["schemas"]["RateCertainty"];
        };
        CalculationSettings: {
            /**
             * @description Hourly rate of non-workmen above the salary cap: the published $13.60 (default) or the unrounded quotient
             * @enum {string}
             */
            overtimeCap: "published-cap" | "unrounded";
            /**
             * @description Third decimal of a levy: half a cent counts (default), is dropped, or always counts
             * @enum {string}
             */
            sdlRounding: "sdlHalfUp" | "sdlDown" | "sdlUp";
            /**
             * @description How the month in which somebody becomes a permanent resident is split; working days by default
             * @enum {string}
             */
            conversionMonth: "working-days" | "calendar-days" | "whole-month";
            /**
             * @description Ordinary wages of the months to come: those of the latest month (default), or the employer's own figure
             * @enum {string}
             */
            additionalWageEstimate: "carry-forward" | "declared";
            /**
             * @description Foreign employees who give to SINDA; Employment Pass holders alone by default
             * @enum {string}
             */
            sindaPasses: "employment-pass" | "every-pass";
            /**
             * @description Wages up to $200 give to MBMF (default) or are free
             * @enum {string}
             */
            mbmfLowWages: "contribute" | "free-up-to-200";
            /**
             * @description Annual leave where a service year begins within the leave year: each month by its own service year (default), or all by that of the start
             * @enum {string}
             */
            serviceBasis: "each-month" | "period-start";
            version: components["schemas"]["Version"];
            /** Format: date-time */
            updatedAt: string | null;
            /** @description Null until somebody has settled them */
            updatedBy: string | null;
        };
        CalculationSettingsInput: {
            /**
             * @description Hourly rate of non-workmen above the salary cap: the published $13.60 (default) or the unrounded quotient
             * @enum {string}
             */
            overtimeCap: "published-cap" | "unrounded";
            /**
             * @description Third decimal of a levy: half a cent counts (default), is dropped, or always counts
             * @enum {string}
             */
            sdlRounding: "sdlHalfUp" | "sdlDown" | "sdlUp";
            /**
             * @description How the month in which somebody becomes a permanent resident is split; working days by default
             * @enum {string}
             */
            conversionMonth: "working-days" | "calendar-days" | "whole-month";
            /**
             * @description Ordinary wages of the months to come: those of the latest month (default), or the employer's own figure
             * @enum {string}
             */
            additionalWageEstimate: "carry-forward" | "declared";
            /**
             * @description Foreign employees who give to SINDA; Employment Pass holders alone by default
             * @enum {string}
             */
            sindaPasses: "employment-pass" | "every-pass";
            /**
             * @description Wages up to $200 give to MBMF (default) or are free
             * @enum {string}
             */
            mbmfLowWages: "contribute" | "free-up-to-200";
            /**
             * @description Annual leave where a service year begins within the leave year: each month by its own service year (default), or all by that of the start
             * @enum {string}
             */
            serviceBasis: "each-month" | "period-start";
        };
    };
    responses: {
        /** @description The request does not fit the contract or breaks a rule; `errors` says where. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts; try again after the given number of seconds. */
        TooManyRequests: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid access token was sent. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record has changed meanwhile, is a duplicate, or is still in use. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such record, or it belongs to somebody else. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description Wrong email or password, or the token could not be signed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginError"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterInput"];
            };
        };
        responses: {
            /** @description Registered, or the fields that are taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterAnswer"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshInput"];
            };
        };
        responses: {
            /** @description New tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The refresh token is invalid, expired or used. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshError"];
                };
            };
            422: components["responses"]["Unprocessable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshInput"];
            };
        };
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["Unprocessable"];
        };
    };
    sendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpRequest"];
            };
        };
        responses: {
            /** @description Where an account has the address, a mail with a code is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPromise"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    generateOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnOtpRequest"];
            };
        };
        responses: {
            /** @description A mail with a code is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPromise"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpProof"];
            };
        };
        responses: {
            /** @description The address is proved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedEmail"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkToken"];
            };
        };
        responses: {
            /** @description The address is proved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedEmail"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpRequest"];
            };
        };
        responses: {
            /** @description Where an account has the address, a mail with a link is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPromise"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    checkPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkToken"];
            };
        };
        responses: {
            /** @description It is, and whose password it sets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetState"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is set: sign in with it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listOutboxMails: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxPage"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The database answers and is migrated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description Something it needs is missing. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInstance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server's offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instance"];
                };
            };
        };
    };
    createAdministrator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdministratorInput"];
            };
        };
        responses: {
            /** @description Created and signed in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description True for the unread alone, false for the read alone; without it, all. */
                unread?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notifications, and how many of all are unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
        };
    };
    markAllNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is unread after that. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationCount"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    markNotificationRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notificationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    markNotificationUnread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notificationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listCompanyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies the account may work in, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listGrades: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "rank" | "-rank" | "name" | "-name" | "payMin" | "-payMin" | "payMax" | "-payMax" | "noticeDays" | "-noticeDays" | "updatedAt" | "-updatedAt";
                /** @description Only grades in these states; without it, all but the archived. */
                status?: components["schemas"]["GradeStatus"][];
                rankFrom?: number;
                rankTo?: number;
            };
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of grades. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createGrade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradeInput"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grade"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listGradeOptions: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
            };
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grades, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportGrades: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "rank" | "-rank" | "name" | "-name" | "payMin" | "-payMin" | "payMax" | "-payMax" | "noticeDays" | "-noticeDays" | "updatedAt" | "-updatedAt";
                /** @description Only grades in these states; without it, all but the archived. */
                status?: components["schemas"]["GradeStatus"][];
                rankFrom?: number;
                rankTo?: number;
            };
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getGrade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                gradeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grade. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grade"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateGrade: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                gradeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradeInput"];
            };
        };
        responses: {
            /** @description The grade as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grade"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteGrade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                gradeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    archiveGrade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                gradeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grade as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grade"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreGrade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                gradeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grade as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grade"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listGradeHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                gradeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateCpfMonth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CpfMonthInput"];
            };
        };
        responses: {
            /** @description What the month comes to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CpfMonthAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateCpfMonthBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CpfMonthBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CpfMonthBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateSelfHelpFunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelfHelpFundsInput"];
            };
        };
        responses: {
            /** @description The funds that concern the employee, also those with nothing to give. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelfHelpFundsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateSelfHelpFundsBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelfHelpFundsBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelfHelpFundsBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listRateSets: {
        parameters: {
            query?: {
                /** @description Only sets of this kind. */
                kind?: components["schemas"]["RateKind"];
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "effectiveFrom" | "-effectiveFrom" | "updatedAt" | "-updatedAt";
                /** @description Only sets in these states; without it, all that the account may see. */
                status?: components["schemas"]["RateSetStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of rate sets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateSetPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createRateSet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateSetStart"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateSet"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getRateSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                rateSetId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The set with its rows. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateSet"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateRateSet: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                rateSetId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateSetInput"];
            };
        };
        responses: {
            /** @description The draft as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateSet"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteRateSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                rateSetId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getRateSetDifferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                rateSetId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows that differ. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateDifferences"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getRateSetEffect: {
        parameters: {
            query?: {
                /** @description Monthly wages in cents for which the effect is shown. */
                wages?: number[];
                /** @description Ages in completed years for which the effect is shown, where it depends on them. */
                ages?: number[];
                /** @description CPF table of the sample employees. */
                table?: number;
            };
            header?: never;
            path: {
                rateSetId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Contributions before and after. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateEffect"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    activateRateSet: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                rateSetId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateActivation"];
            };
        };
        responses: {
            /** @description The set as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateSet"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listRateSetHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
            };
            header?: never;
            path: {
                rateSetId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listPpfSets: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "effectiveFrom" | "-effectiveFrom" | "updatedAt" | "-updatedAt";
                /** @description Only sets in these states; without it, all that the account may see. */
                status?: components["schemas"]["RateSetStatus"][];
            };
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of rate sets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateSetPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createPpfSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PpfSetStart"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateSet"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getPpfSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                rateSetId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The set with its rows. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateSet"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updatePpfSet: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                rateSetId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateSetInput"];
            };
        };
        responses: {
            /** @description The draft as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateSet"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deletePpfSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                rateSetId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getPpfSetDifferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                rateSetId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows that differ. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateDifferences"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getPpfSetEffect: {
        parameters: {
            query?: {
                /** @description Monthly wages in cents for which the effect is shown. */
                wages?: number[];
                /** @description Ages in completed years for which the effect is shown, where it depends on them. */
                ages?: number[];
            };
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                rateSetId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Contributions before and after. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateEffect"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    activatePpfSet: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                rateSetId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateActivation"];
            };
        };
        responses: {
            /** @description The set as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateSet"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listPpfSetHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                rateSetId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getCalculationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalculationSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateCalculationSettings: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalculationSettingsInput"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalculationSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listCalculationSettingsHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
}

export type LoginInput = components["schemas"]["LoginInput"];
export type Id = components["schemas"]["Id"];
export type Ability = components["schemas"]["Ability"];
export type UserData = components["schemas"]["UserData"];
export type Session = components["schemas"]["Session"];
export type LoginError = components["schemas"]["LoginError"];
export type ProblemError = components["schemas"]["ProblemError"];
export type Problem = components["schemas"]["Problem"];
export type RegisterInput = components["schemas"]["RegisterInput"];
export type RegisterAnswer = components["schemas"]["RegisterAnswer"];
export type RefreshInput = components["schemas"]["RefreshInput"];
export type RefreshError = components["schemas"]["RefreshError"];
export type MailLanguage = components["schemas"]["MailLanguage"];
export type OtpRequest = components["schemas"]["OtpRequest"];
export type Instant = components["schemas"]["Instant"];
export type MailPromise = components["schemas"]["MailPromise"];
export type OwnOtpRequest = components["schemas"]["OwnOtpRequest"];
export type OtpProof = components["schemas"]["OtpProof"];
export type VerifiedEmail = components["schemas"]["VerifiedEmail"];
export type LinkToken = components["schemas"]["LinkToken"];
export type PasswordResetState = components["schemas"]["PasswordResetState"];
export type PasswordReset = components["schemas"]["PasswordReset"];
export type MailKind = components["schemas"]["MailKind"];
export type OutboxMail = components["schemas"]["OutboxMail"];
export type OutboxPage = components["schemas"]["OutboxPage"];
export type Health = components["schemas"]["Health"];
export type Readiness = components["schemas"]["Readiness"];
export type SampleAccount = components["schemas"]["SampleAccount"];
export type Instance = components["schemas"]["Instance"];
export type AdministratorInput = components["schemas"]["AdministratorInput"];
export type NotificationType = components["schemas"]["NotificationType"];
export type Date = components["schemas"]["Date"];
export type NotificationParams = components["schemas"]["NotificationParams"];
export type Notification = components["schemas"]["Notification"];
export type NotificationPage = components["schemas"]["NotificationPage"];
export type NotificationCount = components["schemas"]["NotificationCount"];
export type CompanyOption = components["schemas"]["CompanyOption"];
export type HistoryAction = components["schemas"]["HistoryAction"];
export type RecentChange = components["schemas"]["RecentChange"];
export type Dashboard = components["schemas"]["Dashboard"];
export type GradeStatus = components["schemas"]["GradeStatus"];
export type Version = components["schemas"]["Version"];
export type Grade = components["schemas"]["Grade"];
export type GradePage = components["schemas"]["GradePage"];
export type GradeInput = components["schemas"]["GradeInput"];
export type GradeOption = components["schemas"]["GradeOption"];
export type HistoryChange = components["schemas"]["HistoryChange"];
export type HistoryEvent = components["schemas"]["HistoryEvent"];
export type HistoryPage = components["schemas"]["HistoryPage"];
export type CalendarMonth = components["schemas"]["CalendarMonth"];
export type CalendarDay = components["schemas"]["CalendarDay"];
export type Residency = components["schemas"]["Residency"];
export type PrOption = components["schemas"]["PrOption"];
export type WageCents = components["schemas"]["WageCents"];
export type DaysPerWeek = components["schemas"]["DaysPerWeek"];
export type FundPass = components["schemas"]["FundPass"];
export type FundCode = components["schemas"]["FundCode"];
export type FundChoice = components["schemas"]["FundChoice"];
export type SindaPasses = components["schemas"]["SindaPasses"];
export type MbmfLowWages = components["schemas"]["MbmfLowWages"];
export type SdlRounding = components["schemas"]["SdlRounding"];
export type ConversionMonth = components["schemas"]["ConversionMonth"];
export type CpfMonthInput = components["schemas"]["CpfMonthInput"];
export type CpfContribution = components["schemas"]["CpfContribution"];
export type FundContribution = components["schemas"]["FundContribution"];
export type CpfMonthResult = components["schemas"]["CpfMonthResult"];
export type QuantityUnit = components["schemas"]["QuantityUnit"];
export type QuantityValue = components["schemas"]["QuantityValue"];
export type NamedQuantity = components["schemas"]["NamedQuantity"];
export type RuleSource = components["schemas"]["RuleSource"];
export type RateRow = components["schemas"]["RateRow"];
export type RoundingRule = components["schemas"]["RoundingRule"];
export type Quantity = components["schemas"]["Quantity"];
export type ExplanationStep = components["schemas"]["ExplanationStep"];
export type Explanation = components["schemas"]["Explanation"];
export type CpfMonthAnswer = components["schemas"]["CpfMonthAnswer"];
export type ExplainCases = components["schemas"]["ExplainCases"];
export type CpfMonthBatch = components["schemas"]["CpfMonthBatch"];
export type CaseFaults = components["schemas"]["CaseFaults"];
export type CpfMonthBatchAnswer = components["schemas"]["CpfMonthBatchAnswer"];
export type SelfHelpFundsInput = components["schemas"]["SelfHelpFundsInput"];
export type SelfHelpFundsResult = components["schemas"]["SelfHelpFundsResult"];
export type SelfHelpFundsAnswer = components["schemas"]["SelfHelpFundsAnswer"];
export type SelfHelpFundsBatch = components["schemas"]["SelfHelpFundsBatch"];
export type SelfHelpFundsBatchAnswer = components["schemas"]["SelfHelpFundsBatchAnswer"];
export type RateKind = components["schemas"]["RateKind"];
export type RateSetStatus = components["schemas"]["RateSetStatus"];
export type RateCertainty = components["schemas"]["RateCertainty"];
export type RateSetSummary = components["schemas"]["RateSetSummary"];
export type RateSetPage = components["schemas"]["RateSetPage"];
export type RateSetStart = components["schemas"]["RateSetStart"];
export type RateTerms = components["schemas"]["RateTerms"];
export type Rate = components["schemas"]["Rate"];
export type RateSet = components["schemas"]["RateSet"];
export type RateSetInput = components["schemas"]["RateSetInput"];
export type RateDifference = components["schemas"]["RateDifference"];
export type RateDifferences = components["schemas"]["RateDifferences"];
export type RateEffect = components["schemas"]["RateEffect"];
export type RateActivation = components["schemas"]["RateActivation"];
export type PpfSetStart = components["schemas"]["PpfSetStart"];
export type CalculationSettings = components["schemas"]["CalculationSettings"];
export type CalculationSettingsInput = components["schemas"]["CalculationSettingsInput"];

export const mailLanguageValues = ["en","de","fr","pt"] as const;
export const mailKindValues = ["verify-email","password-reset","password-changed"] as const;
export const healthStatusValues = ["ok"] as const;
export const readinessStatusValues = ["ready"] as const;
export const instanceEnvironmentValues = ["dev","staging","local"] as const;
export const notificationTypeValues = ["welcome","maintenance","workpass-expiring","probation-ending","leave-requested","leave-approved","payroll-ready","payslip-ready","cpf-due","holidays-published","grade-archived"] as const;
export const historyActionValues = ["create","update","archive","restore","delete"] as const;
export const gradeStatusValues = ["active","inactive","archived"] as const;
export const gradeInputStatusValues = ["active","inactive"] as const;
export const residencyValues = ["citizen","pr","foreigner"] as const;
export const prOptionValues = ["GG","FG","FF"] as const;
export const fundPassValues = ["employment-pass","levy-paying","other"] as const;
export const fundCodeValues = ["CDAC","ECF","MBMF","SINDA"] as const;
export const sindaPassesValues = ["employment-pass","every-pass"] as const;
export const mbmfLowWagesValues = ["contribute","free-up-to-200"] as const;
export const sdlRoundingValues = ["sdlHalfUp","sdlDown","sdlUp"] as const;
export const conversionMonthValues = ["working-days","calendar-days","whole-month"] as const;
export const cpfMonthInputRaceFundValues = ["CDAC","ECF","SINDA"] as const;
export const cpfMonthInputSecondRaceFundValues = ["CDAC","ECF","SINDA"] as const;
export const cpfContributionReasonValues = ["citizen","pr","foreigner","not-yet-pr"] as const;
export const cpfContributionFormulaValues = ["nil","employer-only","graduated","full"] as const;
export const fundContributionReasonValues = ["race","second-race","religion","opted-out","custom","residency","no-wages","low-wages"] as const;
export const quantityUnitValues = ["cents","exact","rate","date","month","days","weeks","months","years","minutes","hours","halves","count","code"] as const;
export const rateRowCertaintyValues = ["found","copied","inferred","own"] as const;
export const roundingRuleWayValues = ["down","up","half-up"] as const;
export const selfHelpFundsInputRaceFundValues = ["CDAC","ECF","SINDA"] as const;
export const selfHelpFundsInputSecondRaceFundValues = ["CDAC","ECF","SINDA"] as const;
export const rateKindValues = ["cpf","cpf-ceilings","cpf-ages","cpf-wages","sdl","cdac","ec","mbm","sinda","ppf","holidays"] as const;
export const rateSetStatusValues = ["draft","scheduled","active","superseded","withdrawn"] as const;
export const rateCertaintyValues = ["found","copied","inferred","own"] as const;
export const rateTermsPassesValues = ["employment-pass","levy-paying","other"] as const;
export const rateTermsBaseValues = ["basic","gross"] as const;
export const rateTermsRoundingValues = ["fundCent","fundDollar"] as const;
export const rateFormulaValues = ["nil","employer-only","graduated","full"] as const;
export const rateItemValues = ["ordinary-month","annual-wages","annual-limit"] as const;
export const rateDifferenceChangeValues = ["added","removed","changed"] as const;
export const rateDifferencesTermsValues = ["passes","base","ceiling","rounding"] as const;
export const calculationSettingsOvertimeCapValues = ["published-cap","unrounded"] as const;
export const calculationSettingsSdlRoundingValues = ["sdlHalfUp","sdlDown","sdlUp"] as const;
export const calculationSettingsConversionMonthValues = ["working-days","calendar-days","whole-month"] as const;
export const calculationSettingsAdditionalWageEstimateValues = ["carry-forward","declared"] as const;
export const calculationSettingsSindaPassesValues = ["employment-pass","every-pass"] as const;
export const calculationSettingsMbmfLowWagesValues = ["contribute","free-up-to-200"] as const;
export const calculationSettingsServiceBasisValues = ["each-month","period-start"] as const;
export const calculationSettingsInputOvertimeCapValues = ["published-cap","unrounded"] as const;
export const calculationSettingsInputSdlRoundingValues = ["sdlHalfUp","sdlDown","sdlUp"] as const;
export const calculationSettingsInputConversionMonthValues = ["working-days","calendar-days","whole-month"] as const;
export const calculationSettingsInputAdditionalWageEstimateValues = ["carry-forward","declared"] as const;
export const calculationSettingsInputSindaPassesValues = ["employment-pass","every-pass"] as const;
export const calculationSettingsInputMbmfLowWagesValues = ["contribute","free-up-to-200"] as const;
export const calculationSettingsInputServiceBasisValues = ["each-month","period-start"] as const;
