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
        CompanyOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        /** @enum {string} */
        HistoryAction: "create" | "update" | "archive" | "restore" | "delete";
        /**
         * Format: date-time
         * @description Moment in UTC.
         */
        Instant: string;
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
        /** @description The record has changed meanwhile, is a duplicate, or is still in use. */
        Conflict: {
            headers: {
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
        /** @description The account may not do this. */
        Forbidden: {
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
export type Health = components["schemas"]["Health"];
export type Readiness = components["schemas"]["Readiness"];
export type SampleAccount = components["schemas"]["SampleAccount"];
export type Instance = components["schemas"]["Instance"];
export type AdministratorInput = components["schemas"]["AdministratorInput"];
export type CompanyOption = components["schemas"]["CompanyOption"];
export type HistoryAction = components["schemas"]["HistoryAction"];
export type Instant = components["schemas"]["Instant"];
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

export const healthStatusValues = ["ok"] as const;
export const readinessStatusValues = ["ready"] as const;
export const instanceEnvironmentValues = ["dev","staging","local"] as const;
export const historyActionValues = ["create","update","archive","restore","delete"] as const;
export const gradeStatusValues = ["active","inactive","archived"] as const;
export const gradeInputStatusValues = ["active","inactive"] as const;
