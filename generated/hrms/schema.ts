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
    "/me/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my views of a list
         * @description Those of the signed-in person, and those that colleagues share, by name.
         */
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Save a view of a list
         * @description At most 50 for each list of a company.
         */
        post: operations["createSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/views/{savedViewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one of my views
         * @description Renames it, keeps another state of the list under its name, shares it or takes it back. The last one to save wins.
         */
        put: operations["updateSavedView"];
        post?: never;
        /** Delete one of my views */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My account
         * @description Of the signed-in person, with the companies they work in.
         */
        get: operations["getMyProfile"];
        /** Change my account */
        put: operations["updateMyProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/profile/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set or remove my picture
         * @description A small square picture in the body, its kind told from its first bytes.
         */
        put: operations["updateMyPicture"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/profile/mail-topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose what also comes by mail
         * @description The notification centre of the app shows everything either way.
         */
        put: operations["updateMyMailTopics"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/profile/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change my password
         * @description Asks for the current one; the new one keeps the rules of every password. Every other session of the account ends, and the account's address is told.
         */
        put: operations["updateMyPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/profile/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where I am signed in
         * @description The session of the call first, then those used last.
         */
        get: operations["listMySessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends every session of the person but the one of the call.
         */
        delete: operations["endMySessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/profile/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out in one place */
        delete: operations["endMySession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List companies */
        get: operations["listCompanies"];
        put?: never;
        /**
         * Create a company
         * @description Who makes it gets into it with the roles they have where they may make companies.
         */
        post: operations["createCompany"];
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
        /**
         * Companies to choose from
         * @description The companies the account may work in and that are in use, by name.
         */
        get: operations["listCompanyOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export companies
         * @description Every company that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a company */
        get: operations["getCompany"];
        /** Update a company */
        put: operations["updateCompany"];
        post?: never;
        /**
         * Delete a company
         * @description Possible while it holds no records and is not the only one; archive it otherwise.
         */
        delete: operations["deleteCompany"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a company
         * @description It keeps its records and is no longer offered to work in. The only company stays.
         */
        post: operations["archiveCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a company */
        post: operations["restoreCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Begin in a company
         * @description The person of the call begins there on a device that remembers none.
         */
        put: operations["setDefaultCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a company's logo */
        get: operations["getCompanyLogo"];
        /**
         * Set or remove a company's logo
         * @description A small picture as a data address, its kind told from its first bytes; 100 KB at most. Null removes it.
         */
        put: operations["updateCompanyLogo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a company
         * @description Who changed what, newest first.
         */
        get: operations["listCompanyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List clients */
        get: operations["listClients"];
        put?: never;
        /** Create a client */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/clients/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Clients to choose from
         * @description The active clients of the company, by name.
         */
        get: operations["listClientOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/clients/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export clients
         * @description Every client that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/clients/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a client */
        get: operations["getClient"];
        /** Update a client */
        put: operations["updateClient"];
        post?: never;
        /**
         * Delete a client
         * @description Possible while no project names the client; archive it otherwise.
         */
        delete: operations["deleteClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/clients/{clientId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a client
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/clients/{clientId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a client */
        post: operations["restoreClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/clients/{clientId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a client
         * @description Who changed what, newest first.
         */
        get: operations["listClientHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List projects */
        get: operations["listProjects"];
        put?: never;
        /** Create a project */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/projects/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projects to choose from
         * @description The projects of the company that are neither closed nor archived, by name.
         */
        get: operations["listProjectOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/projects/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export projects
         * @description Every project that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/projects/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a project */
        get: operations["getProject"];
        /** Update a project */
        put: operations["updateProject"];
        post?: never;
        /**
         * Delete a project
         * @description Possible while nobody is in its team; archive it otherwise.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/projects/{projectId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a project
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/projects/{projectId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a project */
        post: operations["restoreProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/projects/{projectId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a project
         * @description Who changed what, newest first.
         */
        get: operations["listProjectHistory"];
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
    "/companies/{companyId}/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List departments */
        get: operations["listDepartments"];
        put?: never;
        /** Create a department */
        post: operations["createDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/departments/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Departments to choose from
         * @description The active departments of the company, by name.
         */
        get: operations["listDepartmentOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/departments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export departments
         * @description Every department that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportDepartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/departments/{departmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a department */
        get: operations["getDepartment"];
        /** Update a department */
        put: operations["updateDepartment"];
        post?: never;
        /**
         * Delete a department
         * @description Possible while nothing uses the department and none lies below it; archive it otherwise.
         */
        delete: operations["deleteDepartment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/departments/{departmentId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a department
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/departments/{departmentId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a department */
        post: operations["restoreDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/departments/{departmentId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a department
         * @description Who changed what, newest first.
         */
        get: operations["listDepartmentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/departments/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tree of departments
         * @description Every department that is not archived, each before those below it, brothers by name.
         */
        get: operations["getDepartmentTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/departments/{departmentId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a department
         * @description Puts it, with all below it, under another department or to the top. Under itself or one below it answers 422.
         */
        post: operations["moveDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/departments/{departmentId}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a department into another
         * @description What lies below it moves to the other one, and it is archived. Into one below itself answers 422.
         */
        post: operations["mergeDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/designations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List designations */
        get: operations["listDesignations"];
        put?: never;
        /** Create a designation */
        post: operations["createDesignation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/designations/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Designations to choose from
         * @description The active designations of the company, by name.
         */
        get: operations["listDesignationOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/designations/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export designations
         * @description Every designation that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportDesignations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/designations/{designationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a designation */
        get: operations["getDesignation"];
        /** Update a designation */
        put: operations["updateDesignation"];
        post?: never;
        /** Delete a designation */
        delete: operations["deleteDesignation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/designations/{designationId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a designation
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveDesignation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/designations/{designationId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a designation */
        post: operations["restoreDesignation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/designations/{designationId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a designation
         * @description Who changed what, newest first.
         */
        get: operations["listDesignationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/mom-survey-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List MOM survey groups */
        get: operations["listMomSurveyGroups"];
        put?: never;
        /** Create a MOM survey group */
        post: operations["createMomSurveyGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/mom-survey-groups/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * MOM survey groups to choose from
         * @description The active groups of the company, by name.
         */
        get: operations["listMomSurveyGroupOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/mom-survey-groups/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export MOM survey groups
         * @description Every MOM survey group that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportMomSurveyGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/mom-survey-groups/{momSurveyGroupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a MOM survey group */
        get: operations["getMomSurveyGroup"];
        /** Update a MOM survey group */
        put: operations["updateMomSurveyGroup"];
        post?: never;
        /**
         * Delete a MOM survey group
         * @description Possible while nothing uses the MOM survey group; archive it otherwise.
         */
        delete: operations["deleteMomSurveyGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/mom-survey-groups/{momSurveyGroupId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a MOM survey group
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveMomSurveyGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/mom-survey-groups/{momSurveyGroupId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a MOM survey group */
        post: operations["restoreMomSurveyGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/mom-survey-groups/{momSurveyGroupId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a MOM survey group
         * @description Who changed what, newest first.
         */
        get: operations["listMomSurveyGroupHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employee-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List employee groups */
        get: operations["listEmployeeGroups"];
        put?: never;
        /** Create an employee group */
        post: operations["createEmployeeGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employee-groups/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Employee groups to choose from
         * @description The active groups of the company, by name.
         */
        get: operations["listEmployeeGroupOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employee-groups/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export employee groups
         * @description Every employee group that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportEmployeeGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employee-groups/{employeeGroupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an employee group */
        get: operations["getEmployeeGroup"];
        /** Update an employee group */
        put: operations["updateEmployeeGroup"];
        post?: never;
        /** Delete an employee group */
        delete: operations["deleteEmployeeGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employee-groups/{employeeGroupId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive an employee group
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveEmployeeGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employee-groups/{employeeGroupId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore an employee group */
        post: operations["restoreEmployeeGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employee-groups/{employeeGroupId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of an employee group
         * @description Who changed what, newest first.
         */
        get: operations["listEmployeeGroupHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List classes */
        get: operations["listClasses"];
        put?: never;
        /** Create a class */
        post: operations["createClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/classes/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Classes to choose from
         * @description The active classes of the company, by name.
         */
        get: operations["listClassOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/classes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export classes
         * @description Every class that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/classes/{classId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a class */
        get: operations["getClass"];
        /** Update a class */
        put: operations["updateClass"];
        post?: never;
        /** Delete a class */
        delete: operations["deleteClass"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/classes/{classId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a class
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/classes/{classId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a class */
        post: operations["restoreClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/classes/{classId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a class
         * @description Who changed what, newest first.
         */
        get: operations["listClassHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/functional-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List functional groups */
        get: operations["listFunctionalGroups"];
        put?: never;
        /** Create a functional group */
        post: operations["createFunctionalGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/functional-groups/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Functional groups to choose from
         * @description The active groups of the company, by name.
         */
        get: operations["listFunctionalGroupOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/functional-groups/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export functional groups
         * @description Every functional group that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportFunctionalGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/functional-groups/{functionalGroupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a functional group */
        get: operations["getFunctionalGroup"];
        /** Update a functional group */
        put: operations["updateFunctionalGroup"];
        post?: never;
        /** Delete a functional group */
        delete: operations["deleteFunctionalGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/functional-groups/{functionalGroupId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a functional group
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveFunctionalGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/functional-groups/{functionalGroupId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a functional group */
        post: operations["restoreFunctionalGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/functional-groups/{functionalGroupId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a functional group
         * @description Who changed what, newest first.
         */
        get: operations["listFunctionalGroupHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/work-locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List work locations */
        get: operations["listWorkLocations"];
        put?: never;
        /** Create a work location */
        post: operations["createWorkLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/work-locations/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work locations to choose from
         * @description The active locations of the company, by name.
         */
        get: operations["listWorkLocationOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/work-locations/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export work locations
         * @description Every work location that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportWorkLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/work-locations/{workLocationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a work location */
        get: operations["getWorkLocation"];
        /** Update a work location */
        put: operations["updateWorkLocation"];
        post?: never;
        /** Delete a work location */
        delete: operations["deleteWorkLocation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/work-locations/{workLocationId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a work location
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveWorkLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/work-locations/{workLocationId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a work location */
        post: operations["restoreWorkLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/work-locations/{workLocationId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a work location
         * @description Who changed what, newest first.
         */
        get: operations["listWorkLocationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/shifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List shifts */
        get: operations["listShifts"];
        put?: never;
        /** Create a shift */
        post: operations["createShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/shifts/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shifts to choose from
         * @description The active shifts of the company, by name.
         */
        get: operations["listShiftOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/shifts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export shifts
         * @description Every shift that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportShifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/shifts/{shiftId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a shift */
        get: operations["getShift"];
        /** Update a shift */
        put: operations["updateShift"];
        post?: never;
        /** Delete a shift */
        delete: operations["deleteShift"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/shifts/{shiftId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a shift
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/shifts/{shiftId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a shift */
        post: operations["restoreShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/shifts/{shiftId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a shift
         * @description Who changed what, newest first.
         */
        get: operations["listShiftHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List countries */
        get: operations["listCountries"];
        put?: never;
        /**
         * Create a country
         * @description Only the platform writes.
         */
        post: operations["createCountry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries to choose from
         * @description The active countries, by name.
         */
        get: operations["listCountryOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export countries
         * @description Every country that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{countryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a country */
        get: operations["getCountry"];
        /**
         * Update a country
         * @description Only the platform writes.
         */
        put: operations["updateCountry"];
        post?: never;
        /**
         * Delete a country
         * @description Possible while nothing uses the country; archive it otherwise.
         */
        delete: operations["deleteCountry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{countryId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a country
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveCountry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{countryId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a country */
        post: operations["restoreCountry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{countryId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a country
         * @description Who changed what, newest first. Nobody is named to tenants, and none has made what came with the product.
         */
        get: operations["listCountryHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workpass-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List work pass types */
        get: operations["listWorkpassTypes"];
        put?: never;
        /**
         * Create a work pass type
         * @description Only the platform writes.
         */
        post: operations["createWorkpassType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workpass-types/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work pass types to choose from
         * @description The active work pass types, by name.
         */
        get: operations["listWorkpassTypeOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workpass-types/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export work pass types
         * @description Every work pass type that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportWorkpassTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workpass-types/{workpassTypeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a work pass type */
        get: operations["getWorkpassType"];
        /**
         * Update a work pass type
         * @description Only the platform writes.
         */
        put: operations["updateWorkpassType"];
        post?: never;
        /**
         * Delete a work pass type
         * @description Possible while nothing uses the type; archive it otherwise.
         */
        delete: operations["deleteWorkpassType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workpass-types/{workpassTypeId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a work pass type
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveWorkpassType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workpass-types/{workpassTypeId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a work pass type */
        post: operations["restoreWorkpassType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workpass-types/{workpassTypeId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a work pass type
         * @description Who changed what, newest first. Nobody is named to tenants, and none has made what came with the product.
         */
        get: operations["listWorkpassTypeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workpass-occupations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List work pass occupations */
        get: operations["listWorkpassOccupations"];
        put?: never;
        /**
         * Create a work pass occupation
         * @description Only the platform writes.
         */
        post: operations["createWorkpassOccupation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workpass-occupations/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work pass occupations to choose from
         * @description The active work pass occupations, by title.
         */
        get: operations["listWorkpassOccupationOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workpass-occupations/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export work pass occupations
         * @description Every work pass occupation that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportWorkpassOccupations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workpass-occupations/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import work pass occupations
         * @description Takes a CSV with the columns code, title, workpassTypes (codes with a semicolon between them), sector, isPme and status. An occupation whose code is known is changed, others are created; none is taken away. All rows or none: with a fault in one, nothing is written. A dry run writes nothing either and says what would happen.
         */
        post: operations["importWorkpassOccupations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workpass-occupations/{workpassOccupationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a work pass occupation */
        get: operations["getWorkpassOccupation"];
        /**
         * Update a work pass occupation
         * @description Only the platform writes.
         */
        put: operations["updateWorkpassOccupation"];
        post?: never;
        /**
         * Delete a work pass occupation
         * @description Only the platform writes.
         */
        delete: operations["deleteWorkpassOccupation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workpass-occupations/{workpassOccupationId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a work pass occupation
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveWorkpassOccupation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workpass-occupations/{workpassOccupationId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a work pass occupation */
        post: operations["restoreWorkpassOccupation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workpass-occupations/{workpassOccupationId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a work pass occupation
         * @description Who changed what, newest first. Nobody is named to tenants, and none has made what came with the product.
         */
        get: operations["listWorkpassOccupationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/religions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List religions */
        get: operations["listReligions"];
        put?: never;
        /**
         * Create a religion
         * @description Only the platform writes.
         */
        post: operations["createReligion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/religions/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Religions to choose from
         * @description The active religions, by name.
         */
        get: operations["listReligionOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/religions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export religions
         * @description Every religion that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportReligions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/religions/{religionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a religion */
        get: operations["getReligion"];
        /**
         * Update a religion
         * @description Only the platform writes.
         */
        put: operations["updateReligion"];
        post?: never;
        /**
         * Delete a religion
         * @description Only the platform writes.
         */
        delete: operations["deleteReligion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/religions/{religionId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a religion
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveReligion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/religions/{religionId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a religion */
        post: operations["restoreReligion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/religions/{religionId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a religion
         * @description Who changed what, newest first. Nobody is named to tenants, and none has made what came with the product.
         */
        get: operations["listReligionHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/races": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List races */
        get: operations["listRaces"];
        put?: never;
        /**
         * Create a race
         * @description Only the platform writes.
         */
        post: operations["createRace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/races/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Races to choose from
         * @description The active races, by name.
         */
        get: operations["listRaceOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/races/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export races
         * @description Every race that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportRaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/races/{raceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a race */
        get: operations["getRace"];
        /**
         * Update a race
         * @description Only the platform writes.
         */
        put: operations["updateRace"];
        post?: never;
        /**
         * Delete a race
         * @description Only the platform writes.
         */
        delete: operations["deleteRace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/races/{raceId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a race
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveRace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/races/{raceId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a race */
        post: operations["restoreRace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/races/{raceId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a race
         * @description Who changed what, newest first. Nobody is named to tenants, and none has made what came with the product.
         */
        get: operations["listRaceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List banks */
        get: operations["listBanks"];
        put?: never;
        /**
         * Create a bank
         * @description Only the platform writes.
         */
        post: operations["createBank"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banks/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banks to choose from
         * @description The active banks, by name.
         */
        get: operations["listBankOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banks/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export banks
         * @description Every bank that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banks/{bankId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a bank */
        get: operations["getBank"];
        /**
         * Update a bank
         * @description Only the platform writes.
         */
        put: operations["updateBank"];
        post?: never;
        /**
         * Delete a bank
         * @description Only the platform writes.
         */
        delete: operations["deleteBank"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banks/{bankId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a bank
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveBank"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banks/{bankId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a bank */
        post: operations["restoreBank"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banks/{bankId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a bank
         * @description Who changed what, newest first. Nobody is named to tenants, and none has made what came with the product.
         */
        get: operations["listBankHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global-leave-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List global leave types */
        get: operations["listGlobalLeaveTypes"];
        put?: never;
        /**
         * Create a global leave type
         * @description Only the platform writes.
         */
        post: operations["createGlobalLeaveType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global-leave-types/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Global leave types to choose from
         * @description The active global leave types, by name.
         */
        get: operations["listGlobalLeaveTypeOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global-leave-types/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export global leave types
         * @description Every global leave type that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportGlobalLeaveTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global-leave-types/{globalLeaveTypeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a global leave type */
        get: operations["getGlobalLeaveType"];
        /**
         * Update a global leave type
         * @description Only the platform writes.
         */
        put: operations["updateGlobalLeaveType"];
        post?: never;
        /**
         * Delete a global leave type
         * @description Only the platform writes.
         */
        delete: operations["deleteGlobalLeaveType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global-leave-types/{globalLeaveTypeId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a global leave type
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveGlobalLeaveType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global-leave-types/{globalLeaveTypeId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a global leave type */
        post: operations["restoreGlobalLeaveType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global-leave-types/{globalLeaveTypeId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a global leave type
         * @description Who changed what, newest first. Nobody is named to tenants, and none has made what came with the product.
         */
        get: operations["listGlobalLeaveTypeHistory"];
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
    "/calculators/cpf-year": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate a year of CPF
         * @description Each month's CPF with the ceiling for additional wages as it was estimated, and what the recomputation in December or the last month finds.
         */
        post: operations["calculateCpfYear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/cpf-year/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate a year of CPF, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateCpfYearBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/late-interest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate late CPF interest
         * @description When a month's contributions are due, until when they cost no interest, and what lateness costs.
         */
        post: operations["calculateLateInterest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/late-interest/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate late CPF interest, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateLateInterestBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/annual-limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate the CPF annual limit
         * @description How much of a voluntary contribution fits under the year's limit, mandatory contributions first.
         */
        post: operations["calculateAnnualLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/annual-limit/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate the CPF annual limit, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateAnnualLimitBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/wage-class": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Classify wages
         * @description Ordinary wages are wholly for one month and payable by the 14th of the next; all others are additional wages of the month they are payable in.
         */
        post: operations["calculateWageClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/wage-class/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Classify wages, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateWageClassBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/share-recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the recovery of an employee's share
         * @description Only where the employer made no error, has paid the Board, has the employee's consent, and within six months.
         */
        post: operations["calculateShareRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/share-recovery/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the recovery of an employee's share, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateShareRecoveryBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/sdl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate Skills Development Levy
         * @description Each employee's levy keeps its cents; the employer's total drops them.
         */
        post: operations["calculateSdl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/sdl/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate Skills Development Levy, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateSdlBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/foreign-worker-levy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate foreign worker levy
         * @description The levy of an S Pass or Work Permit; a part month costs a day's rate for each day, never more than the month.
         */
        post: operations["calculateForeignWorkerLevy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/foreign-worker-levy/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate foreign worker levy, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateForeignWorkerLevyBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/private-provident-fund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate a private provident fund
         * @description Shares by age and service completed on the first day of the month. Without a scheme the example is used.
         */
        post: operations["calculatePrivateProvidentFund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/private-provident-fund/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate a private provident fund, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculatePrivateProvidentFundBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/pay-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate rates of pay
         * @description Part 4 test, hourly basic rate, basic and gross day.
         */
        post: operations["calculatePayRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/pay-rates/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate rates of pay, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculatePayRatesBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/overtime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate overtime pay
         * @description 1.5 times the hourly basic rate, capped for those who are no workmen; and the minutes beyond 72 hours a month.
         */
        post: operations["calculateOvertime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/overtime/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate overtime pay, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateOvertimeBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/rest-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate pay for a rest day
         * @description By who asked for the work and how long it took; hours beyond the normal ones count as soon as they are begun.
         */
        post: operations["calculateRestDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/rest-day/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate pay for a rest day, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateRestDayBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/public-holiday-work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate pay for a public holiday
         * @description A day's basic pay on top of the paid day, and overtime for those under Part 4; others may have time off instead.
         */
        post: operations["calculatePublicHolidayWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/public-holiday-work/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate pay for a public holiday, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculatePublicHolidayWorkBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/holiday-on-day-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate pay for a holiday on a day off
         * @description A gross day's pay, or another day off.
         */
        post: operations["calculateHolidayOnDayOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/holiday-on-day-off/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate pay for a holiday on a day off, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateHolidayOnDayOffBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/incomplete-month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate pay of an incomplete month
         * @description Joining, leaving and no-pay leave by the month's formula, absence without leave by the gross day.
         */
        post: operations["calculateIncompleteMonth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/incomplete-month/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate pay of an incomplete month, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateIncompleteMonthBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/leave-encashment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate leave encashment
         * @description Days at the gross rate, rounded once.
         */
        post: operations["calculateLeaveEncashment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/leave-encashment/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate leave encashment, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateLeaveEncashmentBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate notice
         * @description Length by service, and gross pay for that time.
         */
        post: operations["calculateNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/notice/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate notice, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateNoticeBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/deductions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check deductions
         * @description Each kind up to its part, all together up to half; absence is outside the total.
         */
        post: operations["calculateDeductions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/deductions/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check deductions, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateDeductionsBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/pay-dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate pay dates
         * @description Salary, overtime, a last salary, and the payslip.
         */
        post: operations["calculatePayDates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/pay-dates/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate pay dates, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculatePayDatesBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/annual-leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate annual leave
         * @description Days by year of service, part years by completed months, rounded once.
         */
        post: operations["calculateAnnualLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/annual-leave/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate annual leave, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateAnnualLeaveBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/sick-leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate sick leave
         * @description By completed months of service before the day.
         */
        post: operations["calculateSickLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/sick-leave/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate sick leave, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateSickLeaveBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/childcare-leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate childcare leave
         * @description Days for children under 7, from 7 to 12, and under 2.
         */
        post: operations["calculateChildcareLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/childcare-leave/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate childcare leave, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateChildcareLeaveBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/maternity-leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate maternity leave
         * @description Weeks, and who pays them.
         */
        post: operations["calculateMaternityLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/maternity-leave/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate maternity leave, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateMaternityLeaveBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/paternity-leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate paternity leave
         * @description Weeks by the day of birth.
         */
        post: operations["calculatePaternityLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/paternity-leave/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate paternity leave, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculatePaternityLeaveBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/shared-parental-leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate shared parental leave
         * @description Weeks for both parents, half each unless agreed within four weeks of the birth.
         */
        post: operations["calculateSharedParentalLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/shared-parental-leave/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate shared parental leave, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateSharedParentalLeaveBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/adoption-leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate adoption leave
         * @description Weeks by service and citizenship.
         */
        post: operations["calculateAdoptionLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/adoption-leave/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate adoption leave, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateAdoptionLeaveBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/public-holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List public holidays
         * @description As gazetted; one on a Sunday makes the next free day a holiday.
         */
        post: operations["calculatePublicHolidays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/public-holidays/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List public holidays, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculatePublicHolidaysBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/identifiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an identifier
         * @description A wrong shape or letter of an NRIC or FIN is refused; a wrong letter of a UEN is a warning, since its rule is not published.
         */
        post: operations["calculateIdentifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/identifiers/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an identifier, many at once
         * @description Up to 1,000 cases. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`). Cases that the rules cannot answer come back with their faults beside the results of the others.
         */
        post: operations["calculateIdentifierBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/ezpay-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a CPF EZPay file
         * @description Reads any such file and names the record and the columns of whatever is wrong with it.
         */
        post: operations["calculateEzpayFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calculators/ezpay-check/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a CPF EZPay file, many at once
         * @description Up to 1,000 files, as far as one request can hold them. Where one does not fit the contract all are refused, each fault by its pointer (`/cases/3/...`).
         */
        post: operations["calculateEzpayFileBatch"];
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
    "/rates/{rateSetId}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a draft
         * @description Notes that the account has compared the rows with their source; with the second review the draft is `reviewed`, and only then can it be activated. A set that is returned becomes a draft again, to be changed and reviewed anew. Refused (409) where the account has reviewed it already, or the set is neither a draft nor reviewed.
         */
        post: operations["reviewRateSet"];
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
         * Activate a reviewed set
         * @description Somebody else than those who worked on the draft activates it. Refused (409) where the account may not, two reviews are missing, the start lies in a time whose rates have been used, another set begins on the same day, or the rows have a fault.
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
    "/elements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List elements */
        get: operations["listElements"];
        put?: never;
        /** Create an element */
        post: operations["createElement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/elements/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Elements to choose from
         * @description The active elements, by name.
         */
        get: operations["listElementOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/elements/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export elements
         * @description Every element that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportElements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/elements/{elementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an element */
        get: operations["getElement"];
        /** Update an element */
        put: operations["updateElement"];
        post?: never;
        /**
         * Delete an element
         * @description Possible while no module holds it; archive it otherwise.
         */
        delete: operations["deleteElement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/elements/{elementId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive an element
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveElement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/elements/{elementId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore an element */
        post: operations["restoreElement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/elements/{elementId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of an element
         * @description Who changed what, newest first.
         */
        get: operations["listElementHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List modules */
        get: operations["listModules"];
        put?: never;
        /** Create a module */
        post: operations["createModule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Modules to choose from
         * @description The active modules, in their order.
         */
        get: operations["listModuleOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export modules
         * @description Every module that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportModules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{moduleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a module */
        get: operations["getModule"];
        /** Update a module */
        put: operations["updateModule"];
        post?: never;
        /**
         * Delete a module
         * @description Possible while it holds no element and no package holds it; archive it otherwise.
         */
        delete: operations["deleteModule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{moduleId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a module
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveModule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{moduleId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a module */
        post: operations["restoreModule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{moduleId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a module
         * @description Who changed what, newest first.
         */
        get: operations["listModuleHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/module-elements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List module elements */
        get: operations["listModuleElements"];
        put?: never;
        /** Create a module element */
        post: operations["createModuleElement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/module-elements/{moduleElementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a module element */
        get: operations["getModuleElement"];
        /** Update a module element */
        put: operations["updateModuleElement"];
        post?: never;
        /**
         * Delete a module element
         * @description The element leaves the module; packages that hold the module lose it at once.
         */
        delete: operations["deleteModuleElement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/module-elements/{moduleElementId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a module element
         * @description Who changed what, newest first.
         */
        get: operations["listModuleElementHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List packages */
        get: operations["listPackages"];
        put?: never;
        /**
         * Create a package
         * @description The package is a draft, which no tenant can take.
         */
        post: operations["createPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Packages to choose from
         * @description The published packages, by price.
         */
        get: operations["listPackageOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export packages
         * @description Every package that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/{packageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a package */
        get: operations["getPackage"];
        /**
         * Update a package
         * @description A retired package stays as it is.
         */
        put: operations["updatePackage"];
        post?: never;
        /**
         * Delete a package
         * @description Possible for a draft.
         */
        delete: operations["deletePackage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/{packageId}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clone a package
         * @description A draft with the same terms and modules.
         */
        post: operations["clonePackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/{packageId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a package
         * @description From now on tenants can take it. Refused (409) where it is no draft, holds no module, or a module lacks one that it depends on.
         */
        post: operations["publishPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/{packageId}/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retire a package
         * @description Tenants that have it keep it; nobody takes it any more.
         */
        post: operations["retirePackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/{packageId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a package
         * @description Who changed what, newest first.
         */
        get: operations["listPackageHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/package-modules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List package modules */
        get: operations["listPackageModules"];
        put?: never;
        /** Create a package module */
        post: operations["createPackageModule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/package-modules/{packageModuleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a package module */
        get: operations["getPackageModule"];
        /** Update a package module */
        put: operations["updatePackageModule"];
        post?: never;
        /**
         * Delete a package module
         * @description Out of a live package only with the number of tenants that lose it, as the impact preview gives it; 409 otherwise.
         */
        delete: operations["deletePackageModule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/package-modules/{packageModuleId}/impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What taking a module out of its package would change */
        get: operations["getPackageModuleImpact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/package-modules/{packageModuleId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a package module
         * @description Who changed what, newest first.
         */
        get: operations["listPackageModuleHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Numbers of the platform
         * @description For the platform alone.
         */
        get: operations["getPlatformDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tenants
         * @description For the platform alone.
         */
        get: operations["listTenants"];
        put?: never;
        /**
         * Create a tenant
         * @description With its first company, on trial where the package has days for it, and an account for its owner, who gets a mail to set a password.
         */
        post: operations["createTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/tenants/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tenants to choose from */
        get: operations["listTenantOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/tenants/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export tenants
         * @description Every tenant that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/tenants/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a tenant */
        get: operations["getTenant"];
        /**
         * Update a tenant
         * @description A closed tenant stays as it is.
         */
        put: operations["updateTenant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/tenants/{tenantId}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a tenant
         * @description From trial to a paying customer.
         */
        post: operations["activateTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/tenants/{tenantId}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend a tenant
         * @description Its people sign in and read; every change is refused (403, code tenant-suspended), and a banner says why.
         */
        post: operations["suspendTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/tenants/{tenantId}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reactivate a tenant
         * @description A suspended or closed tenant goes on where it was: on trial or active.
         */
        post: operations["reactivateTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/tenants/{tenantId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a tenant
         * @description Nobody of it signs in any more, its sessions and support accesses end; what it holds stays.
         */
        post: operations["closeTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/tenants/{tenantId}/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Packages of a tenant */
        get: operations["listTenantPackages"];
        put?: never;
        /**
         * Give a tenant a package
         * @description From a day on, today without one; takes the place of any that was to begin later. Refused (409) where the tenant has more seats in use than the package has.
         */
        post: operations["assignTenantPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/tenants/{tenantId}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the owner's invitation again
         * @description Refused (409) once the owner has a password, and within a minute of the last mail.
         */
        post: operations["resendTenantInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/tenants/{tenantId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a tenant
         * @description What the platform did to it, newest first.
         */
        get: operations["listTenantHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description For the platform alone. An account of a tenant is found by its whole address or by the name of its tenant.
         */
        get: operations["listPlatformUsers"];
        put?: never;
        /**
         * Invite an administrator of the platform
         * @description May do everything on the platform once the password is set. One who was removed comes back.
         */
        post: operations["invitePlatformUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an account */
        get: operations["getPlatformUser"];
        put?: never;
        post?: never;
        /**
         * Remove an administrator of the platform
         * @description Refused (409) of an account of a tenant, and of the last one that can sign in.
         */
        delete: operations["removePlatformUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/users/{userId}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lock an account
         * @description Its sessions end, and nobody signs in with it. Refused (409) of the last administrator of the platform.
         */
        post: operations["lockPlatformUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/users/{userId}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock an account
         * @description Refused (409) where it is not locked.
         */
        post: operations["unlockPlatformUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/users/{userId}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the sessions of an account
         * @description Signs out every device.
         */
        post: operations["endPlatformUserSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/users/{userId}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the mail again that proves the address
         * @description An account without a password gets the mail to set one. Refused (409) where the address is proved, and within a minute of the last mail.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/support-grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tenants that let me in
         * @description For the platform alone.
         */
        get: operations["listSupportOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/support-grants/{supportGrantId}/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a tenant that lets me in
         * @description The session works in the tenant from now on, as far as its support access goes and until that ends. Written into the log of the tenant.
         */
        post: operations["enterSupport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/support-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave the tenant that let me in
         * @description Answers 404 where the session is in no tenant as support.
         */
        delete: operations["leaveSupport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/support-grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List support accesses */
        get: operations["listSupportGrants"];
        put?: never;
        /**
         * Let the platform in
         * @description Takes the place of one that the person has. Nobody gives what they may not do themselves (403).
         */
        post: operations["createSupportGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/support-grants/administrators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People of the platform who can be let in */
        get: operations["listSupportAdministrators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/support-grants/{supportGrantId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a support access
         * @description At once: the next call of the person is outside. Also while the tenant is suspended.
         */
        post: operations["endSupportGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened
         * @description Of the companies whose log the person may read, and of the tenant as a whole. The text looks for names of records.
         */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/audit-events/subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kinds of records in the log */
        get: operations["listAuditSubjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/audit-events/{auditEventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event
         * @description What fields of a class were that the person may not read stays hidden.
         */
        get: operations["getAuditEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/audit-chain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the chain of events
         * @description Follows every event of the tenant from the first on.
         */
        get: operations["checkAuditChain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List roles */
        get: operations["listRoles"];
        put?: never;
        /** Create a role */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/roles/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Roles to choose from
         * @description The active roles, by name.
         */
        get: operations["listRoleOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/roles/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a role can be given for
         * @description Every element in use with the actions it knows, by module; what the tenant's package lacks gives nobody a right.
         */
        get: operations["getRoleCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/roles/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export roles
         * @description Every role that fits the filters, as CSV. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/roles/{roleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a role */
        get: operations["getRole"];
        /**
         * Update a role
         * @description Roles that come with the product stay as they are. Nobody gives what they may not do themselves.
         */
        put: operations["updateRole"];
        post?: never;
        /**
         * Delete a role
         * @description Possible while nobody has it.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/roles/{roleId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a role
         * @description It stays where it is used and is no longer offered.
         */
        post: operations["archiveRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/roles/{roleId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a role */
        post: operations["restoreRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/roles/{roleId}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clone a role
         * @description A role of the tenant's own with the same rights, to be changed from there.
         */
        post: operations["cloneRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/roles/{roleId}/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What two roles have in common and what not */
        get: operations["compareRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/roles/{roleId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a role
         * @description Who changed what, newest first.
         */
        get: operations["listRoleHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/user-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List accesses */
        get: operations["listUserAccesses"];
        put?: never;
        /**
         * Create an access
         * @description Grants access to a company. Nobody gives what they may not do themselves.
         */
        post: operations["createUserAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/user-access/{userAccessId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an access */
        get: operations["getUserAccess"];
        /** Update an access */
        put: operations["updateUserAccess"];
        post?: never;
        /**
         * Delete an access
         * @description Revokes the access: the company is gone for the person with the next call. The last owner of a tenant stays.
         */
        delete: operations["deleteUserAccess"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/user-access/{userAccessId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of an access
         * @description Who changed what, newest first.
         */
        get: operations["listUserAccessHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People with an account to choose from
         * @description Those of the tenant, by name.
         */
        get: operations["listTenantUserOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/users/{userId}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a person may do
         * @description Package, roles and access taken together, today, in each company; of each right the roles that give it, and what the package withholds.
         */
        get: operations["getEffectivePermissions"];
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
    "/companies/{companyId}/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List employees
         * @description The people whom the reader may see, everybody who has not left unless `status` says otherwise. The search looks at names and employee numbers, at the last four signs of NRIC and FIN, and at a whole number by its hash. Columns of a class that the reader may not see are null.
         */
        get: operations["listEmployees"];
        put?: never;
        /**
         * Create an employee
         * @description Makes the person and their employment. Without a number the next free one is given. Sections need the right to write their class; somebody whose NRIC, FIN or passport number is known in the tenant answers 409. Rows of job, pay, residency and statutory contributions hold from the first day of work.
         */
        post: operations["createEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count employees by filter
         * @description How many people each choice of a filter would show, beside all other filters that are set.
         */
        get: operations["listEmployeeFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Employees to choose from
         * @description People whom the reader may see and who have not left, by name; the number stands in brackets.
         */
        get: operations["listEmployeeOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export employees
         * @description Everybody who fits the filters, with the columns asked for, as CSV or XLSX. Columns of a class that the reader may not see are left out. Cells that a spreadsheet could run as a formula are escaped.
         */
        get: operations["exportEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change several employees at once
         * @description Each person by themselves, with the result of each; what fails for one leaves the others as they were changed.
         */
        post: operations["bulkUpdateEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an employee
         * @description A section that the reader may not see is null. `rights` says what the reader may read and write here, and which steps of the employment's life are possible now.
         */
        get: operations["getEmployee"];
        put?: never;
        post?: never;
        /**
         * Delete an employee
         * @description Possible while the employment is offered and nobody else's record names it; afterwards it ends by an exit.
         */
        delete: operations["deleteEmployee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update an employee's person
         * @description Name and picture need the class public, everything else personal.
         */
        put: operations["updateEmployeePerson"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update how an employee is reached
         * @description The work address needs the class public, everything else personal.
         */
        put: operations["updateEmployeeContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update an employee's identity document
         * @description NRIC and FIN must end with their check letter; a number that somebody else in the tenant has answers 409.
         */
        put: operations["updateEmployeeIdentity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/employment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update an employment
         * @description Number, kind of contract and agreed days; the state changes by the steps of the employment's life alone.
         */
        put: operations["updateEmployeeEmployment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/unmask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a masked number
         * @description Kept in the audit trail with the reason.
         */
        post: operations["unmaskEmployeeField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of an employee
         * @description Who changed what, newest first; fields of a class that the reader may not see are left out.
         */
        get: operations["listEmployeeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An employment from its first day on
         * @description What changed on which day, newest first, days ahead included; kinds of a class that the reader may not see are left out.
         */
        get: operations["getEmployeeTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an employee's jobs
         * @description All rows, newest first. What they do, and to whom they report.
         */
        get: operations["listEmployeeJobs"];
        put?: never;
        /**
         * Add a job
         * @description Holds from its first day on. A row that begins on the same day answers 409; before the last row that holds already, 422.
         */
        post: operations["addEmployeeJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a job that is still ahead
         * @description A row that has begun answers 409.
         */
        put: operations["updateEmployeeJob"];
        post?: never;
        /**
         * Delete a job that is still ahead
         * @description A row that has begun answers 409.
         */
        delete: operations["deleteEmployeeJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/pay-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an employee's pay terms
         * @description All rows, newest first. Needs the class pay.
         */
        get: operations["listEmployeePayTerms"];
        put?: never;
        /**
         * Add pay terms
         * @description Holds from its first day on. A row that begins on the same day answers 409; before the last row that holds already, 422.
         */
        post: operations["addEmployeePayTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/pay-terms/{payTermsId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace pay terms that are still ahead
         * @description A row that has begun answers 409.
         */
        put: operations["updateEmployeePayTerms"];
        post?: never;
        /**
         * Delete pay terms that are still ahead
         * @description A row that has begun answers 409.
         */
        delete: operations["deleteEmployeePayTerms"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/residencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an employee's residencies
         * @description All rows, newest first. Needs the class identity.
         */
        get: operations["listEmployeeResidencies"];
        put?: never;
        /**
         * Add a residency
         * @description Holds from its first day on. A row that begins on the same day answers 409; before the last row that holds already, 422.
         */
        post: operations["addEmployeeResidency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/residencies/{residencyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a residency that is still ahead
         * @description A row that has begun answers 409.
         */
        put: operations["updateEmployeeResidency"];
        post?: never;
        /**
         * Delete a residency that is still ahead
         * @description A row that has begun answers 409.
         */
        delete: operations["deleteEmployeeResidency"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/statutory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an employee's statutory contributions
         * @description All rows, newest first. Needs the class pay.
         */
        get: operations["listEmployeeStatutory"];
        put?: never;
        /**
         * Add statutory contributions
         * @description Holds from its first day on. A row that begins on the same day answers 409; before the last row that holds already, 422.
         */
        post: operations["addEmployeeStatutory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/statutory/{statutoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace statutory contributions that are still ahead
         * @description A row that has begun answers 409.
         */
        put: operations["updateEmployeeStatutory"];
        post?: never;
        /**
         * Delete statutory contributions that are still ahead
         * @description A row that has begun answers 409.
         */
        delete: operations["deleteEmployeeStatutory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/accept-offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an offer
         * @description The offer becomes an employment that is being prepared.
         */
        post: operations["acceptEmployeeOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/start-probation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start probation
         * @description The first day has come; the end of probation follows from the grade unless it is given. Without probation the employment is confirmed at once.
         */
        post: operations["startEmployeeProbation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an employee
         * @description Probation was passed.
         */
        post: operations["confirmEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/extend-probation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend probation
         * @description To a later day than the one agreed on.
         */
        post: operations["extendEmployeeProbation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/give-notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that notice was given
         * @description The last day follows from the days of notice unless it is given. Shorter notice than the Employment Act's is a warning of the answer.
         */
        post: operations["giveEmployeeNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/cancel-exit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw the notice
         * @description The employment goes on as before the notice.
         */
        post: operations["cancelEmployeeExit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/complete-exit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete an exit
         * @description The employment has ended. Who has given no notice needs the reason and the last day here; people who report to them answer 409 unless they move to somebody else.
         */
        post: operations["completeEmployeeExit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend an employee
         * @description Beside the state of the employment, which it does not change.
         */
        post: operations["suspendEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a suspension */
        post: operations["resumeEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/employees/{employeeId}/rehire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take somebody back
         * @description A new employment of the same person that names the one before; job, residency and statutory rows go on from its first day unless others are given later.
         */
        post: operations["rehireEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}/org-chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who reports to whom
         * @description Everybody whom the reader may see and who works on the day, by their primary reporting line. Whose manager is not among them stands at the top.
         */
        get: operations["getOrgChart"];
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
            /** @description Fields that it is about; all of them without */
            fields?: string[];
            /** @description Where it holds, and for whose records; everywhere, for all of them, without. */
            conditions?: {
                companyId?: {
                    $in: components["schemas"]["Id"][];
                };
                /**
                 * @description One's own, of those who report to one, of one's department, or at one's location
                 * @enum {string}
                 */
                scope?: "self" | "reports" | "department" | "location";
            };
            /** @description Takes away instead of giving; of two rules that fit, the later one counts */
            inverted?: boolean;
        };
        /** @description The tenant of the account, while its people may change nothing; left out otherwise. */
        RestrictedTenant: {
            name: string;
            /** @enum {string} */
            status: "suspended";
            reason: string | null;
        };
        /**
         * Format: date-time
         * @description Moment in UTC.
         */
        Instant: string;
        /** @description The tenant that an account of the platform works in at the moment, and until when it may; left out otherwise. */
        SupportFrame: {
            tenant: string;
            reason: string;
            endsAt: components["schemas"]["Instant"];
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
                /** @description True for accounts of the platform itself, which keep what belongs to everybody; left out otherwise */
                platform?: boolean;
                tenant?: components["schemas"]["RestrictedTenant"];
                support?: components["schemas"]["SupportFrame"];
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
        MailKind: "verify-email" | "password-reset" | "password-changed" | "notice";
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
        NotificationType: "welcome" | "maintenance" | "workpass-expiring" | "probation-ending" | "leave-requested" | "leave-approved" | "payroll-ready" | "payslip-ready" | "cpf-due" | "holidays-published" | "grade-archived" | "passport-expiring" | "document-expiring" | "change-requested" | "change-approved" | "change-rejected";
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
        /** @description What the list holds */
        ViewSubject: string;
        /** @description No other view of the person for this list has it */
        ViewName: string;
        /** @description The part of the list's address that the view brings back */
        ViewQuery: {
            [key: string]: string;
        };
        /** @description Which columns in which order, how wide, which of them pinned, how close the rows */
        ViewLayout: {
            /** @description Columns on show in their order; null for the list's own choice */
            columns: string[] | null;
            /** @description Pixels by column */
            widths: {
                [key: string]: number;
            };
            /** @description Where columns are held while others move */
            pinned: {
                [key: string]: "start" | "end";
            };
            /**
             * @description How close the rows stand
             * @enum {string}
             */
            density: "normal" | "compact";
        };
        SavedView: {
            id: components["schemas"]["Id"];
            companyId: components["schemas"]["Id"];
            subject: components["schemas"]["ViewSubject"];
            name: components["schemas"]["ViewName"];
            query: components["schemas"]["ViewQuery"];
            layout: components["schemas"]["ViewLayout"];
            /** @description Whether everybody in the company sees it */
            shared: boolean;
            /** @description Whether the signed-in person may change it */
            mine: boolean;
            /** @description Who saved it */
            owner: string;
            updatedAt: components["schemas"]["Instant"];
        };
        SavedViewInput: {
            companyId: components["schemas"]["Id"];
            subject: components["schemas"]["ViewSubject"];
            name: components["schemas"]["ViewName"];
            query: components["schemas"]["ViewQuery"];
            layout: components["schemas"]["ViewLayout"];
            /** @description Whether everybody in the company sees it */
            shared?: boolean;
        };
        SavedViewChange: {
            name: components["schemas"]["ViewName"];
            query: components["schemas"]["ViewQuery"];
            layout: components["schemas"]["ViewLayout"];
            /** @description Whether everybody in the company sees it */
            shared: boolean;
        };
        /**
         * @description What a person may be told by mail. Expiries of passes, passports and documents; requests that wait for the person; decisions on their own requests.
         * @enum {string}
         */
        MailTopic: "expiries" | "requests" | "decisions";
        MailTopics: components["schemas"]["MailTopic"][];
        MyPlace: {
            companyId: components["schemas"]["Id"];
            company: string;
            roles: string[];
        };
        MyProfile: {
            id: components["schemas"]["Id"];
            fullName: string;
            username: string;
            /** Format: email */
            email: string;
            /** @description Whether the person has proved to read mail at the address */
            emailVerified: boolean;
            /** @description Address of the picture */
            avatar: string | null;
            phone: string | null;
            /**
             * @description Language of mails; null for that of the app
             * @enum {string|null}
             */
            locale: "en" | "de" | "fr" | "pt" | null;
            /** @description IANA name; null for that of the device */
            timeZone: string | null;
            mailTopics: components["schemas"]["MailTopics"];
            places: components["schemas"]["MyPlace"][];
            version: number;
        };
        MyProfileInput: {
            fullName: string;
            phone?: string | null;
            /** @enum {string|null} */
            locale?: "en" | "de" | "fr" | "pt" | null;
            timeZone?: string | null;
        };
        MyPictureInput: {
            /** @description PNG, JPEG or WebP as a data address of at most 30 kB; null removes it. */
            picture: string | null;
        };
        MailTopicsInput: {
            mailTopics: components["schemas"]["MailTopics"];
        };
        MyPasswordInput: {
            /** Format: password */
            currentPassword: string;
            /**
             * Format: password
             * @description At least five different characters, and neither the username nor the name in the address.
             */
            password: string;
            language?: components["schemas"]["MailLanguage"];
        };
        MySession: {
            id: components["schemas"]["Id"];
            /** @description What the browser says of itself; null where it said nothing */
            userAgent: string | null;
            ip: string | null;
            createdAt: components["schemas"]["Instant"];
            lastUsedAt: components["schemas"]["Instant"];
            /** @description The session of this call */
            current: boolean;
        };
        MySessionList: {
            items: components["schemas"]["MySession"][];
        };
        /** @enum {string} */
        CompanyStatus: "active" | "inactive" | "archived";
        /** @description Counts the changes of a record; send it back with an update so that nobody's change is lost. */
        Version: number;
        Company: {
            id: components["schemas"]["Id"];
            company_name: string;
            code: string | null;
            /** @description Unknown while a company that came with a registration is not set up */
            uen: string | null;
            csn: string[];
            taxRef: string | null;
            industrySsic: string | null;
            /** Format: date */
            incorporationDate: string | null;
            /** Format: uuid */
            parentCompanyId: string | null;
            /** @description Its name */
            parentCompany: string | null;
            address: string | null;
            phone: string | null;
            email: string | null;
            website: string | null;
            payrollContact: string | null;
            aisEnrolled: boolean;
            currency: string;
            tz: string;
            readonly hasLogo: boolean;
            status: components["schemas"]["CompanyStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            createdBy: string;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string;
        };
        CompanyPage: {
            items: components["schemas"]["Company"][];
            total: number;
            page: number;
            pageSize: number;
        };
        CompanyInput: {
            /** @description As registered; unique in the tenant, regardless of case */
            company_name: string;
            /** @description Short name; unique in the tenant, regardless of case */
            code?: string | null;
            /** @description Unique entity number; unique in the tenant */
            uen: string;
            /** @description CPF submission numbers */
            csn?: string[];
            /** @description Number at the tax authority where it is not the UEN */
            taxRef?: string | null;
            /** @description Five digits of the industry classification */
            industrySsic?: string | null;
            /** Format: date */
            incorporationDate?: string | null;
            /**
             * Format: uuid
             * @description Another company of the tenant that owns this one
             */
            parentCompanyId?: string | null;
            /** @description Postal address */
            address?: string | null;
            phone?: string | null;
            email?: string | null;
            website?: string | null;
            /** @description Whom authorities and banks ask about pay */
            payrollContact?: string | null;
            /** @description Whether the company sends employment income to the tax authority by itself */
            aisEnrolled?: boolean;
            /** @description ISO 4217 */
            currency?: string;
            /** @description Time zone by its IANA name */
            tz?: string;
            /**
             * @description Inactive companies are kept but not offered
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        CompanyOption: {
            id: components["schemas"]["Id"];
            label: string;
            /** @description Whether the person begins here */
            isDefault: boolean;
        };
        CompanyLogo: {
            logo: string | null;
        };
        /** @enum {string} */
        HistoryAction: "create" | "update" | "archive" | "restore" | "delete" | "publish" | "retire" | "grant" | "revoke" | "activate" | "suspend" | "reactivate" | "close" | "lock" | "unlock" | "enter" | "leave";
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
            /** @description What the person gave as the reason, where one was asked for */
            reason?: string | null;
            /** @description Name of the person on whose behalf it was done */
            actingFor?: string | null;
        };
        HistoryPage: {
            items: components["schemas"]["HistoryEvent"][];
            total: number;
            page: number;
            pageSize: number;
        };
        /** @enum {string} */
        ClientStatus: "active" | "inactive" | "archived";
        ClientContact: {
            name: string;
            role?: string | null;
            email?: string | null;
            phone?: string | null;
        };
        Client: {
            id: components["schemas"]["Id"];
            companyId: components["schemas"]["Id"];
            name: string;
            code: string | null;
            uen: string | null;
            contacts: components["schemas"]["ClientContact"][];
            billingAddress: string | null;
            billingEmail: string | null;
            billingCurrency: string;
            notes: string | null;
            /** @description Projects that name the client */
            projects: number;
            status: components["schemas"]["ClientStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            createdBy: string;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string;
        };
        ClientPage: {
            items: components["schemas"]["Client"][];
            total: number;
            page: number;
            pageSize: number;
        };
        ClientInput: {
            /** @description Unique in the company, regardless of case */
            name: string;
            /** @description Unique in the company, regardless of case */
            code?: string | null;
            /** @description Unique entity number, where the client has one */
            uen?: string | null;
            /** @description People to ask, the first one first */
            contacts?: components["schemas"]["ClientContact"][];
            billingAddress?: string | null;
            billingEmail?: string | null;
            /** @description ISO 4217 */
            billingCurrency?: string;
            notes?: string | null;
            /**
             * @description Inactive clients are kept but not offered
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        ClientOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        /** @enum {string} */
        ProjectStatus: "planned" | "active" | "onHold" | "closed" | "archived";
        Project: {
            id: components["schemas"]["Id"];
            companyId: components["schemas"]["Id"];
            name: string;
            code: string | null;
            /** Format: uuid */
            clientId: string | null;
            /** @description Its name */
            client: string | null;
            /** Format: date */
            startDate: string | null;
            /** Format: date */
            endDate: string | null;
            budgetHours: number | null;
            description: string | null;
            /** @description People in the team */
            members: number;
            status: components["schemas"]["ProjectStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            createdBy: string;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string;
        };
        ProjectPage: {
            items: components["schemas"]["Project"][];
            total: number;
            page: number;
            pageSize: number;
        };
        ProjectInput: {
            /** @description Unique in the company, regardless of case */
            name: string;
            /** @description Unique in the company, regardless of case */
            code?: string | null;
            /**
             * Format: uuid
             * @description Whom the project is for; without one it is the company's own
             */
            clientId?: string | null;
            /** Format: date */
            startDate?: string | null;
            /**
             * Format: date
             * @description Not before the start
             */
            endDate?: string | null;
            /** @description Planned hours */
            budgetHours?: number | null;
            description?: string | null;
            /**
             * @description Closed projects are kept but not offered
             * @enum {string}
             */
            status?: "planned" | "active" | "onHold" | "closed";
        };
        ProjectOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
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
        /** @enum {string} */
        DepartmentStatus: "active" | "inactive" | "archived";
        Department: {
            id: components["schemas"]["Id"];
            companyId: components["schemas"]["Id"];
            department: string;
            code: string;
            /**
             * Format: uuid
             * @description The department above; null at the top
             */
            parentId: string | null;
            /** @description Name of the department above */
            parent: string | null;
            costCentre: string | null;
            /** @description Departments directly below */
            children: number;
            status: components["schemas"]["DepartmentStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            createdBy: string;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string;
        };
        DepartmentPage: {
            items: components["schemas"]["Department"][];
            total: number;
            page: number;
            pageSize: number;
        };
        DepartmentInput: {
            /** @description Unique below the same department, regardless of case */
            department: string;
            /** @description Unique in the company, regardless of case */
            code: string;
            /**
             * Format: uuid
             * @description The department above; null at the top
             */
            parentId?: string | null;
            /** @description Where the general ledger books its people */
            costCentre?: string | null;
            /**
             * @description Inactive departments are kept but not offered
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        DepartmentOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        DepartmentNode: {
            id: components["schemas"]["Id"];
            department: string;
            code: string;
            /** Format: uuid */
            parentId: string | null;
            /** @description 1 at the top */
            level: number;
            /** @description Departments directly below that are not archived */
            children: number;
            status: components["schemas"]["DepartmentStatus"];
            version: components["schemas"]["Version"];
        };
        DepartmentTree: {
            items: components["schemas"]["DepartmentNode"][];
        };
        DepartmentMove: {
            /**
             * Format: uuid
             * @description The department above; null for the top
             */
            parentId: string | null;
        };
        DepartmentMerge: {
            /**
             * Format: uuid
             * @description The department that remains
             */
            intoId: string;
        };
        /** @enum {string} */
        DesignationStatus: "active" | "inactive" | "archived";
        Designation: {
            id: components["schemas"]["Id"];
            companyId: components["schemas"]["Id"];
            designation: string;
            code: string | null;
            /**
             * Format: uuid
             * @description Grade of the job
             */
            gradeId: string | null;
            grade: string | null;
            ssocCode: string | null;
            jobDescription: string | null;
            /**
             * Format: uuid
             * @description MOM survey group that counts the job
             */
            mom_survey_group_id: string | null;
            mom_survey_group_name: string | null;
            status: components["schemas"]["DesignationStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            createdBy: string;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string;
        };
        DesignationPage: {
            items: components["schemas"]["Designation"][];
            total: number;
            page: number;
            pageSize: number;
        };
        DesignationInput: {
            /** @description Unique in the company, regardless of case */
            designation: string;
            /** @description Unique in the company, regardless of case */
            code?: string | null;
            /**
             * Format: uuid
             * @description Grade of the job
             */
            gradeId?: string | null;
            /** @description Code of the occupation in the Singapore Standard Occupational Classification, five digits */
            ssocCode?: string | null;
            /** @description Main duties, as the key employment terms state them */
            jobDescription?: string | null;
            /**
             * Format: uuid
             * @description MOM survey group that counts the job
             */
            mom_survey_group_id?: string | null;
            /**
             * @description Inactive designations are kept but not offered
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        DesignationOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        /** @enum {string} */
        MomSurveyGroupStatus: "active" | "inactive" | "archived";
        /**
         * @description Broad group of the labour market survey
         * @enum {string}
         */
        OccupationalGroup: "PMET" | "clericalSalesService" | "productionTransportCleaner";
        MomSurveyGroup: {
            id: components["schemas"]["Id"];
            companyId: components["schemas"]["Id"];
            mom_survey_group_name: string;
            code: string | null;
            occupationalGroup: components["schemas"]["OccupationalGroup"];
            /** @description Designations that the group counts, archived ones left out */
            designations: number;
            status: components["schemas"]["MomSurveyGroupStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            createdBy: string;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string;
        };
        MomSurveyGroupPage: {
            items: components["schemas"]["MomSurveyGroup"][];
            total: number;
            page: number;
            pageSize: number;
        };
        MomSurveyGroupInput: {
            /** @description Unique in the company, regardless of case */
            mom_survey_group_name: string;
            /** @description Unique in the company, regardless of case */
            code?: string | null;
            /**
             * @description Broad group of the labour market survey
             * @enum {string}
             */
            occupationalGroup: "PMET" | "clericalSalesService" | "productionTransportCleaner";
            /**
             * @description Inactive MOM survey groups are kept but not offered
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        MomSurveyGroupOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        /** @enum {string} */
        EmployeeGroupStatus: "active" | "inactive" | "archived";
        /**
         * @description What the group is for
         * @enum {string}
         */
        EmployeeGroupUse: "leave" | "payroll" | "shift" | "notice";
        EmployeeGroup: {
            id: components["schemas"]["Id"];
            companyId: components["schemas"]["Id"];
            group_name: string;
            code: string | null;
            use: components["schemas"]["EmployeeGroupUse"];
            description: string | null;
            status: components["schemas"]["EmployeeGroupStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            createdBy: string;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string;
        };
        EmployeeGroupPage: {
            items: components["schemas"]["EmployeeGroup"][];
            total: number;
            page: number;
            pageSize: number;
        };
        EmployeeGroupInput: {
            /** @description Unique in the company, regardless of case */
            group_name: string;
            /** @description Unique in the company, regardless of case */
            code?: string | null;
            /**
             * @description What the group is for
             * @enum {string}
             */
            use: "leave" | "payroll" | "shift" | "notice";
            /** @description What the group holds */
            description?: string | null;
            /**
             * @description Inactive employee groups are kept but not offered
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        EmployeeGroupOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        /** @enum {string} */
        ClassStatus: "active" | "inactive" | "archived";
        /**
         * @description Category of the Employment Act
         * @enum {string}
         */
        EaCategory: "workman" | "nonWorkman" | "managerExecutive";
        Class: {
            id: components["schemas"]["Id"];
            companyId: components["schemas"]["Id"];
            class: string;
            code: string | null;
            eaCategory: components["schemas"]["EaCategory"];
            otEligibleDefault: boolean;
            status: components["schemas"]["ClassStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            createdBy: string;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string;
        };
        ClassPage: {
            items: components["schemas"]["Class"][];
            total: number;
            page: number;
            pageSize: number;
        };
        ClassInput: {
            /** @description Unique in the company, regardless of case */
            class: string;
            /** @description Unique in the company, regardless of case */
            code?: string | null;
            /**
             * @description Category of the Employment Act
             * @enum {string}
             */
            eaCategory: "workman" | "nonWorkman" | "managerExecutive";
            /** @description Whether people of the class start with paid overtime */
            otEligibleDefault?: boolean;
            /**
             * @description Inactive classes are kept but not offered
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        ClassOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        /** @enum {string} */
        FunctionalGroupStatus: "active" | "inactive" | "archived";
        FunctionalGroup: {
            id: components["schemas"]["Id"];
            companyId: components["schemas"]["Id"];
            functional_group: string;
            code: string | null;
            description: string | null;
            status: components["schemas"]["FunctionalGroupStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            createdBy: string;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string;
        };
        FunctionalGroupPage: {
            items: components["schemas"]["FunctionalGroup"][];
            total: number;
            page: number;
            pageSize: number;
        };
        FunctionalGroupInput: {
            /** @description Unique in the company, regardless of case */
            functional_group: string;
            /** @description Unique in the company, regardless of case */
            code?: string | null;
            /** @description What the group holds */
            description?: string | null;
            /**
             * @description Inactive functional groups are kept but not offered
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        FunctionalGroupOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        /** @enum {string} */
        WorkLocationStatus: "active" | "inactive" | "archived";
        WorkLocation: {
            id: components["schemas"]["Id"];
            companyId: components["schemas"]["Id"];
            name: string;
            code: string | null;
            address: string | null;
            lat: number | null;
            lng: number | null;
            radiusM: number;
            tz: string;
            status: components["schemas"]["WorkLocationStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            createdBy: string;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string;
        };
        WorkLocationPage: {
            items: components["schemas"]["WorkLocation"][];
            total: number;
            page: number;
            pageSize: number;
        };
        WorkLocationInput: {
            /** @description Unique in the company, regardless of case */
            name: string;
            /** @description Unique in the company, regardless of case */
            code?: string | null;
            /** @description Postal address */
            address?: string | null;
            /** @description Latitude in degrees, together with the longitude */
            lat?: number | null;
            /** @description Longitude in degrees, together with the latitude */
            lng?: number | null;
            /** @description Metres around the point within which people clock in */
            radiusM?: number;
            /** @description Time zone by its IANA name */
            tz?: string;
            /**
             * @description Inactive work locations are kept but not offered
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        WorkLocationOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        /** @enum {string} */
        ShiftStatus: "active" | "inactive" | "archived";
        ShiftBreak: {
            /** @description When the break begins */
            start: string;
            /** @description How long it lasts */
            minutes: number;
            /** @description Whether it counts as work */
            paid?: boolean;
        };
        /**
         * @description Colour in rosters
         * @enum {string}
         */
        ShiftColour: "blue" | "green" | "amber" | "red" | "violet" | "teal" | "grey";
        Shift: {
            id: components["schemas"]["Id"];
            companyId: components["schemas"]["Id"];
            name: string;
            code: string;
            start: string;
            end: string;
            endNextDay: boolean;
            breaks: components["schemas"]["ShiftBreak"][];
            /** @description Minutes from start to end without the unpaid breaks */
            workMinutes: number;
            graceInMin: number;
            graceOutMin: number;
            halfDayMin: number | null;
            absentMin: number | null;
            colour: components["schemas"]["ShiftColour"];
            status: components["schemas"]["ShiftStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            createdBy: string;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string;
        };
        ShiftPage: {
            items: components["schemas"]["Shift"][];
            total: number;
            page: number;
            pageSize: number;
        };
        ShiftInput: {
            /** @description Unique in the company, regardless of case */
            name: string;
            /** @description Unique in the company, regardless of case */
            code: string;
            /** @description When the shift begins */
            start: string;
            /** @description When it ends */
            end: string;
            /** @description Whether it ends on the next day */
            endNextDay?: boolean;
            /** @description Breaks within the shift, in their order */
            breaks?: components["schemas"]["ShiftBreak"][];
            /** @description Minutes after the start that are not late */
            graceInMin?: number;
            /** @description Minutes before the end that are not early */
            graceOutMin?: number;
            /** @description Fewer minutes worked are half a day */
            halfDayMin?: number | null;
            /** @description Fewer minutes worked are none */
            absentMin?: number | null;
            /**
             * @description Colour in rosters
             * @enum {string}
             */
            colour?: "blue" | "green" | "amber" | "red" | "violet" | "teal" | "grey";
            /**
             * @description Inactive shifts are kept but not offered
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        ShiftOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        /** @enum {string} */
        CountryStatus: "active" | "inactive" | "archived";
        /** @enum {string} */
        LabourSource: "traditional" | "other";
        Country: {
            id: components["schemas"]["Id"];
            iso2: string;
            iso3: string;
            name: string;
            nationality: string;
            dialCode: string | null;
            currency: string | null;
            isTraditionalSource: boolean;
            status: components["schemas"]["CountryStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            /** @description Null where it came with the product or the reader may not know the platform's people */
            createdBy: string | null;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string | null;
        };
        CountryPage: {
            items: components["schemas"]["Country"][];
            total: number;
            page: number;
            pageSize: number;
        };
        CountryInput: {
            /** @description Two letters of ISO 3166, unique */
            iso2: string;
            /** @description Three letters of ISO 3166, unique */
            iso3: string;
            name: string;
            nationality: string;
            /** @description As dialled from abroad, with a plus */
            dialCode?: string | null;
            /** @description Code of ISO 4217 */
            currency?: string | null;
            /** @description Counts as a traditional source of labour for work permits */
            isTraditionalSource?: boolean;
            /**
             * @description Inactive ones are kept but not offered
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        CountryOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        /** @enum {string} */
        WorkpassTypeStatus: "active" | "inactive" | "archived";
        /** @enum {string} */
        WorkpassCategory: "professional" | "skilled" | "trainee" | "family" | "exempt";
        QualifyingSalary: {
            /**
             * Format: date
             * @description For new applications from this day
             */
            effectiveFrom: string;
            /** @description Lowest monthly pay in cents */
            amount: number;
            /** @description The same in financial services */
            financialServices?: number | null;
            /**
             * Format: date
             * @description For renewals from this day
             */
            renewalsFrom?: string | null;
        };
        WorkpassType: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            category: components["schemas"]["WorkpassCategory"];
            employerTied: boolean;
            levyApplies: boolean;
            quotaCounts: boolean;
            cpfApplies: boolean;
            minQualifyingSalary: components["schemas"]["QualifyingSalary"][];
            maxValidityMonths: number | null;
            renewLeadDays: number | null;
            status: components["schemas"]["WorkpassTypeStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            /** @description Null where it came with the product or the reader may not know the platform's people */
            createdBy: string | null;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string | null;
        };
        WorkpassTypePage: {
            items: components["schemas"]["WorkpassType"][];
            total: number;
            page: number;
            pageSize: number;
        };
        WorkpassTypeInput: {
            /** @description Unique, regardless of case */
            code: string;
            name: string;
            /** @enum {string} */
            category: "professional" | "skilled" | "trainee" | "family" | "exempt";
            /** @description Good for one employer alone */
            employerTied?: boolean;
            /** @description The employer pays the foreign worker levy */
            levyApplies?: boolean;
            /** @description Counts towards the employer's quota */
            quotaCounts?: boolean;
            /** @description CPF is paid */
            cpfApplies?: boolean;
            /** @description Lowest monthly pay, a row per start; no two of one day */
            minQualifyingSalary?: components["schemas"]["QualifyingSalary"][];
            /** @description For how long it is issued at most */
            maxValidityMonths?: number | null;
            /** @description How many days before it expires it may be renewed */
            renewLeadDays?: number | null;
            /**
             * @description Inactive ones are kept but not offered
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        WorkpassTypeOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        /** @enum {string} */
        WorkpassOccupationStatus: "active" | "inactive" | "archived";
        /** @enum {string} */
        WorkpassSector: "services" | "manufacturing" | "construction" | "marine" | "process";
        /** @enum {string} */
        WorkpassLevel: "pme" | "other";
        WorkpassOccupation: {
            id: components["schemas"]["Id"];
            code: string;
            title: string;
            workpassTypeIds: components["schemas"]["Id"][];
            /** @description Codes of the types */
            workpassTypes: string[];
            /** @enum {string|null} */
            sector: "services" | "manufacturing" | "construction" | "marine" | "process" | null;
            isPme: boolean;
            status: components["schemas"]["WorkpassOccupationStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            /** @description Null where it came with the product or the reader may not know the platform's people */
            createdBy: string | null;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string | null;
        };
        WorkpassOccupationPage: {
            items: components["schemas"]["WorkpassOccupation"][];
            total: number;
            page: number;
            pageSize: number;
        };
        WorkpassOccupationInput: {
            /** @description Five digits of the Singapore Standard Occupational Classification, unique */
            code: string;
            title: string;
            /** @description Pass types it is granted for */
            workpassTypeIds?: components["schemas"]["Id"][];
            /**
             * @description The sector it is granted in; without one, every sector
             * @enum {string|null}
             */
            sector?: "services" | "manufacturing" | "construction" | "marine" | "process" | null;
            /** @description Professional, manager or executive */
            isPme?: boolean;
            /**
             * @description Inactive ones are kept but not offered
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        WorkpassOccupationOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        WorkpassOccupationImport: {
            /** @description The file, its first line the names of the columns */
            csv: string;
            /** @description Only say what would happen */
            dryRun?: boolean;
        };
        ImportFault: {
            /** @description Line of the file, the head being 1 */
            row: number;
            /** @description Name of the column; null where the row as a whole is at fault */
            column: string | null;
            /** @enum {string} */
            code: "missing-column" | "unknown-column" | "cells" | "required" | "pattern" | "enum" | "maxLength" | "characters" | "unknown-reference" | "twice" | "formula" | "quote" | "rows";
            /** @description What stands there, shortened */
            value: string;
        };
        WorkpassOccupationImportResult: {
            /** @description Whether the rows are written */
            committed: boolean;
            rows: number;
            created: number;
            updated: number;
            unchanged: number;
            /** @description The first hundred */
            faults: components["schemas"]["ImportFault"][];
        };
        /** @enum {string} */
        ReligionStatus: "active" | "inactive" | "archived";
        Religion: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            drivesMbmf: boolean;
            status: components["schemas"]["ReligionStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            /** @description Null where it came with the product or the reader may not know the platform's people */
            createdBy: string | null;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string | null;
        };
        ReligionPage: {
            items: components["schemas"]["Religion"][];
            total: number;
            page: number;
            pageSize: number;
        };
        ReligionInput: {
            /** @description Unique, regardless of case */
            code: string;
            name: string;
            /** @description Members contribute to the Mosque Building and Mendaki Fund */
            drivesMbmf?: boolean;
            /**
             * @description Inactive ones are kept but not offered
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        ReligionOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        /** @enum {string} */
        RaceStatus: "active" | "inactive" | "archived";
        /** @enum {string} */
        ShgFund: "CDAC" | "SINDA" | "ECF" | "none";
        Race: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            shgFund: components["schemas"]["ShgFund"];
            status: components["schemas"]["RaceStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            /** @description Null where it came with the product or the reader may not know the platform's people */
            createdBy: string | null;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string | null;
        };
        RacePage: {
            items: components["schemas"]["Race"][];
            total: number;
            page: number;
            pageSize: number;
        };
        RaceInput: {
            /** @description Unique, regardless of case */
            code: string;
            name: string;
            /**
             * @description Fund that deducts from citizens and permanent residents
             * @enum {string}
             */
            shgFund: "CDAC" | "SINDA" | "ECF" | "none";
            /**
             * @description Inactive ones are kept but not offered
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        RaceOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        /** @enum {string} */
        BankStatus: "active" | "inactive" | "archived";
        /** @enum {string} */
        GiroFormat: "dbs-uff" | "ocbc-giro" | "uob-fast" | "iso20022" | "none";
        Bank: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            swift: string | null;
            branchRule: string | null;
            acctNoPattern: string | null;
            giroFormat: components["schemas"]["GiroFormat"];
            status: components["schemas"]["BankStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            /** @description Null where it came with the product or the reader may not know the platform's people */
            createdBy: string | null;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string | null;
        };
        BankPage: {
            items: components["schemas"]["Bank"][];
            total: number;
            page: number;
            pageSize: number;
        };
        BankInput: {
            /** @description Four digits of the clearing, unique */
            code: string;
            name: string;
            /** @description Code of ISO 9362 */
            swift?: string | null;
            /** @description How the branch code is told from the account */
            branchRule?: string | null;
            /** @description What account numbers look like: blocks such as [0-9]{9,12} and hyphens */
            acctNoPattern?: string | null;
            /**
             * @description The file that the bank takes for payments
             * @enum {string}
             */
            giroFormat: "dbs-uff" | "ocbc-giro" | "uob-fast" | "iso20022" | "none";
            /**
             * @description Inactive ones are kept but not offered
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        BankOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        /** @enum {string} */
        GlobalLeaveTypeStatus: "active" | "inactive" | "archived";
        /** @enum {string} */
        LeaveUnit: "day" | "hour";
        /** @enum {string} */
        LeaveGender: "any" | "female" | "male";
        LeaveEntitlement: {
            /** @description From so many completed months of service */
            serviceMonths: number;
            /** @description Days or hours, as the unit says */
            units: number;
        };
        GlobalLeaveType: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            statute: string | null;
            unit: components["schemas"]["LeaveUnit"];
            gender: components["schemas"]["LeaveGender"];
            serviceMonths: number;
            childAge: number | null;
            /** @enum {string} */
            childCitizen: "any" | "citizen" | "other";
            /** @enum {string} */
            maritalStatus: "any" | "married" | "single";
            defaultEntitlement: components["schemas"]["LeaveEntitlement"][];
            payFraction: number;
            governmentPaidUnits: number | null;
            governmentPaidCap: number | null;
            /** @enum {string|null} */
            governmentPaidPer: "day" | "week" | "four-weeks" | null;
            docRequired: boolean;
            country: string;
            status: components["schemas"]["GlobalLeaveTypeStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            /** @description Null where it came with the product or the reader may not know the platform's people */
            createdBy: string | null;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string | null;
        };
        GlobalLeaveTypePage: {
            items: components["schemas"]["GlobalLeaveType"][];
            total: number;
            page: number;
            pageSize: number;
        };
        GlobalLeaveTypeInput: {
            /** @description Unique, regardless of case */
            code: string;
            name: string;
            /** @description The law it comes from */
            statute?: string | null;
            /** @enum {string} */
            unit: "day" | "hour";
            /** @enum {string} */
            gender?: "any" | "female" | "male";
            /** @description Completed months of service before it may be taken */
            serviceMonths?: number;
            /** @description For a child below this age */
            childAge?: number | null;
            /**
             * @description Citizenship of the child
             * @enum {string}
             */
            childCitizen?: "any" | "citizen" | "other";
            /** @enum {string} */
            maritalStatus?: "any" | "married" | "single";
            /** @description Per year, a row per length of service; no two of one length */
            defaultEntitlement?: components["schemas"]["LeaveEntitlement"][];
            /** @description Share of the pay that goes on, four decimals at most */
            payFraction?: number;
            /** @description How many of the units the government reimburses */
            governmentPaidUnits?: number | null;
            /** @description At most so many cents */
            governmentPaidCap?: number | null;
            /**
             * @description For which time the limit is
             * @enum {string|null}
             */
            governmentPaidPer?: "day" | "week" | "four-weeks" | null;
            /** @description A document must be handed in */
            docRequired?: boolean;
            /** @description Two letters of ISO 3166 of a country in the list */
            country: string;
            /**
             * @description Inactive ones are kept but not offered
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        GlobalLeaveTypeOption: {
            id: components["schemas"]["Id"];
            label: string;
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
         * @description `rate` counts millionths (1 % is 10,000); `exact` is a decimal text of cents before rounding; `code` is a stable word.
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
        /** @description Calendar year */
        CalendarYear: number;
        WagesOfMonth: {
            month: components["schemas"]["CalendarMonth"];
            ordinaryWages: components["schemas"]["WageCents"];
            /** @description Cents */
            additionalWages?: number;
        };
        /**
         * @description How the year's ordinary wages are estimated; the law names no method
         * @enum {string}
         */
        EstimateMethod: "carry-forward" | "declared";
        CpfYearInput: {
            year: components["schemas"]["CalendarYear"];
            birthDate: components["schemas"]["CalendarDay"];
            residency: components["schemas"]["Residency"];
            /**
             * Format: date
             * @description Day on the entry permit of a permanent resident
             */
            prSince?: string | null;
            prOption?: components["schemas"]["PrOption"];
            /** @description Months with wages in order */
            months: components["schemas"]["WagesOfMonth"][];
            /** @description Last month of employment, where it lies in the year */
            lastMonth?: string | null;
            /** @description Month up to which wages are estimated; December by default */
            expectedLastMonth?: string | null;
            method?: components["schemas"]["EstimateMethod"];
            /** @description The year's ordinary wages that will attract CPF, by the employer's own figure */
            declared?: number | null;
        };
        CpfOfMonth: {
            month: components["schemas"]["CalendarMonth"];
            table: number | null;
            prYear: number | null;
            /** @enum {string} */
            reason: "citizen" | "pr" | "foreigner" | "not-yet-pr";
            ageBand: number | null;
            /** @enum {string} */
            formula: "nil" | "employer-only" | "graduated" | "full";
            /** @description Cents */
            ordinarySubject: number;
            /** @description Cents */
            additionalSubject: number;
            /** @description What was left of the ceiling as far as known then, in cents */
            additionalRoom: number;
            /** @description Cents */
            total: number;
            /** @description Cents */
            employee: number;
            /** @description Cents */
            employer: number;
        };
        CpfDifference: {
            month: components["schemas"]["CalendarMonth"];
            /** @description Cents */
            wages: number;
            /** @description Cents */
            total: number;
            /** @description Cents */
            employee: number;
            /** @description Cents */
            employer: number;
        };
        CpfYearResult: {
            months: components["schemas"]["CpfOfMonth"][];
            /** @description Ordinary wages of the year that attract CPF, in cents */
            ordinarySubject: number;
            /** @description Ceiling for additional wages in cents; an estimate while the year is open */
            ceiling: number;
            /** @description Additional wages of the year that attract CPF, in cents */
            additionalSubject: number;
            /** @description Month with whose contributions a shortfall is paid; null while the year is open */
            recomputedIn: string | null;
            /** @description To be paid with that month */
            shortfall: components["schemas"]["CpfDifference"][];
            /** @description To be claimed back from the Board, never netted */
            excess: components["schemas"]["CpfDifference"][];
        };
        CpfYearAnswer: {
            result: components["schemas"]["CpfYearResult"];
            explanation: components["schemas"]["Explanation"];
        };
        CpfYearBatch: {
            cases: components["schemas"]["CpfYearInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        CpfYearBatchAnswer: {
            cases: {
                result?: components["schemas"]["CpfYearResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        LateInterestInput: {
            month: components["schemas"]["CalendarMonth"];
            amount: components["schemas"]["WageCents"];
            paidOn: components["schemas"]["CalendarDay"];
            /** @description Public holidays; without them those that are known */
            holidays?: string[] | null;
        };
        LateInterestResult: {
            /** Format: date */
            dueOn: string;
            /**
             * Format: date
             * @description The 14th of the next month, or the next working day
             */
            graceUntil: string;
            /** @description Days from the day after the due date */
            daysLate: number;
            /** @description Cents */
            interest: number;
        };
        LateInterestAnswer: {
            result: components["schemas"]["LateInterestResult"];
            explanation: components["schemas"]["Explanation"];
        };
        LateInterestBatch: {
            cases: components["schemas"]["LateInterestInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        LateInterestBatchAnswer: {
            cases: {
                result?: components["schemas"]["LateInterestResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        AnnualLimitInput: {
            year: components["schemas"]["CalendarYear"];
            mandatory: components["schemas"]["WageCents"];
            voluntary: components["schemas"]["WageCents"];
        };
        AnnualLimitResult: {
            /** @description Cents */
            voluntaryAccepted: number;
            /** @description Cents */
            voluntaryRefused: number;
            /** @description Cents that still fit */
            room: number;
        };
        AnnualLimitAnswer: {
            result: components["schemas"]["AnnualLimitResult"];
            explanation: components["schemas"]["Explanation"];
        };
        AnnualLimitBatch: {
            cases: components["schemas"]["AnnualLimitInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        AnnualLimitBatchAnswer: {
            cases: {
                result?: components["schemas"]["AnnualLimitResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        WageClassInput: {
            /** @description The one month the payment is wholly for; null where it is for more */
            forMonth?: string | null;
            payableOn: components["schemas"]["CalendarDay"];
        };
        WageClassResult: {
            /** @enum {string} */
            kind: "ordinary" | "additional";
            month: components["schemas"]["CalendarMonth"];
        };
        WageClassAnswer: {
            result: components["schemas"]["WageClassResult"];
            explanation: components["schemas"]["Explanation"];
        };
        WageClassBatch: {
            cases: components["schemas"]["WageClassInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        WageClassBatchAnswer: {
            cases: {
                result?: components["schemas"]["WageClassResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        ShareRecoveryInput: {
            payDate: components["schemas"]["CalendarDay"];
            recoverOn: components["schemas"]["CalendarDay"];
            employerError: boolean;
            paidToBoard: boolean;
            /** @description The employee's written consent forwarded to the Board, or its permission */
            consent: boolean;
        };
        ShareRecoveryResult: {
            allowed: boolean;
            /** @enum {string} */
            reason: "same-pay" | "employer-error" | "not-paid-yet" | "no-consent" | "too-late" | "within-six-months";
            /** Format: date */
            until: string;
        };
        ShareRecoveryAnswer: {
            result: components["schemas"]["ShareRecoveryResult"];
            explanation: components["schemas"]["Explanation"];
        };
        ShareRecoveryBatch: {
            cases: components["schemas"]["ShareRecoveryInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        ShareRecoveryBatchAnswer: {
            cases: {
                result?: components["schemas"]["ShareRecoveryResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        SdlInput: {
            month: components["schemas"]["CalendarMonth"];
            /** @description Total wages of each employee in cents */
            wages: components["schemas"]["WageCents"][];
            sdlRounding?: components["schemas"]["SdlRounding"];
        };
        SdlResult: {
            /** @description Cents, in the order of the wages */
            levies: number[];
            /** @description Cents */
            total: number;
        };
        SdlAnswer: {
            result: components["schemas"]["SdlResult"];
            explanation: components["schemas"]["Explanation"];
        };
        SdlBatch: {
            cases: components["schemas"]["SdlInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        SdlBatchAnswer: {
            cases: {
                result?: components["schemas"]["SdlResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        ForeignWorkerLevyInput: {
            month: components["schemas"]["CalendarMonth"];
            /** @enum {string} */
            kind: "s-pass" | "work-permit";
            /**
             * @description Of an S Pass
             * @enum {integer}
             */
            tier?: 1 | 2;
            /**
             * @description Of a Work Permit
             * @enum {string}
             */
            sector?: "services" | "manufacturing" | "construction" | "process" | "marine-shipyard";
            /**
             * @description Group within the sector
             * @enum {string}
             */
            group?: "tier-1" | "tier-2" | "tier-3" | "non-traditional-source" | "malaysia-north-asia-prc" | "off-site" | "no-certificate" | "all";
            /** @enum {string} */
            skill?: "higher" | "basic";
            issuedOn: components["schemas"]["CalendarDay"];
            /**
             * Format: date
             * @description The levy runs to the day before
             */
            cancelledOn?: string | null;
        };
        ForeignWorkerLevyResult: {
            /** @description Cents */
            monthly: number;
            /** @description Cents */
            daily: number;
            /** @description Days the pass covers */
            days: number;
            /** @description Cents */
            amount: number;
            /** Format: date */
            payBy: string;
        };
        ForeignWorkerLevyAnswer: {
            result: components["schemas"]["ForeignWorkerLevyResult"];
            explanation: components["schemas"]["Explanation"];
        };
        ForeignWorkerLevyBatch: {
            cases: components["schemas"]["ForeignWorkerLevyInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        ForeignWorkerLevyBatchAnswer: {
            cases: {
                result?: components["schemas"]["ForeignWorkerLevyResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        ProvidentFundCell: {
            /** @description Completed years */
            ageFrom: number;
            /** @description Completed years */
            serviceFrom: number;
            /** @description Millionths of the wages: 1 % is 10,000 */
            employer: number;
            /** @description Millionths of the wages: 1 % is 10,000 */
            employee: number;
        };
        ProvidentFundScheme: {
            /**
             * @description The wages that count
             * @enum {string}
             */
            base: "basic" | "gross";
            /** @description Wages of a month that count at most, in cents */
            ceiling?: number | null;
            /** @enum {string} */
            rounding?: "fundCent" | "fundDollar";
            cells: components["schemas"]["ProvidentFundCell"][];
        };
        PrivateProvidentFundInput: {
            month: components["schemas"]["CalendarMonth"];
            birthDate: components["schemas"]["CalendarDay"];
            joinedOn: components["schemas"]["CalendarDay"];
            basic: components["schemas"]["WageCents"];
            gross?: components["schemas"]["WageCents"];
            scheme?: components["schemas"]["ProvidentFundScheme"];
        };
        PrivateProvidentFundResult: {
            /** @description Cents */
            base: number;
            /** @description Cents */
            employer: number;
            /** @description Cents */
            employee: number;
            /** @description The rates that applied; null where the scheme has none for this age and service */
            cell: {
                ageFrom: number;
                serviceFrom: number;
                employer: number;
                employee: number;
            } | null;
        };
        PrivateProvidentFundAnswer: {
            result: components["schemas"]["PrivateProvidentFundResult"];
            explanation: components["schemas"]["Explanation"];
        };
        PrivateProvidentFundBatch: {
            cases: components["schemas"]["PrivateProvidentFundInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        PrivateProvidentFundBatchAnswer: {
            cases: {
                result?: components["schemas"]["PrivateProvidentFundResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        /**
         * @description Workmen do manual work; managers and executives are outside Part 4
         * @enum {string}
         */
        WorkerCategory: "workman" | "non-workman" | "manager";
        PayRatesInput: {
            date: components["schemas"]["CalendarDay"];
            category: components["schemas"]["WorkerCategory"];
            basic: components["schemas"]["WageCents"];
            /** @description Cents; the basic pay where it is left out */
            gross?: number | null;
            daysPerWeek: components["schemas"]["DaysPerWeek"];
        };
        PayRate: {
            /** @description Decimal text of cents; … marks what goes on */
            exact: string;
            /** @description Rounded to the cent, for reading only */
            cents: number;
        };
        PayRatesResult: {
            /** @description Whether Part 4 covers the employee */
            covered: boolean;
            hour: components["schemas"]["PayRate"];
            basicDay: components["schemas"]["PayRate"];
            grossDay: components["schemas"]["PayRate"];
        };
        PayRatesAnswer: {
            result: components["schemas"]["PayRatesResult"];
            explanation: components["schemas"]["Explanation"];
        };
        PayRatesBatch: {
            cases: components["schemas"]["PayRatesInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        PayRatesBatchAnswer: {
            cases: {
                result?: components["schemas"]["PayRatesResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        /**
         * @description The hour of a non-workman stops at the published 13.60 dollars, or at 2,600 dollars a month unrounded
         * @enum {string}
         */
        OvertimeCap: "published-cap" | "unrounded";
        OvertimeInput: {
            date: components["schemas"]["CalendarDay"];
            category: components["schemas"]["WorkerCategory"];
            basic: components["schemas"]["WageCents"];
            /** @description Minutes of overtime in the month */
            minutes: number;
            /** @description Hundredths of the hourly rate */
            multiple?: number;
            overtimeCap?: components["schemas"]["OvertimeCap"];
        };
        OvertimeResult: {
            /** @description Whether Part 4 covers the employee */
            covered: boolean;
            /** @description The hour that counts, a decimal text of cents */
            hour: string;
            /** @description Cents */
            pay: number;
            minutesBeyondLimit: number;
        };
        OvertimeAnswer: {
            result: components["schemas"]["OvertimeResult"];
            explanation: components["schemas"]["Explanation"];
        };
        OvertimeBatch: {
            cases: components["schemas"]["OvertimeInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        OvertimeBatchAnswer: {
            cases: {
                result?: components["schemas"]["OvertimeResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        /** @description Minutes of a day */
        DayMinutes: number;
        RestDayInput: {
            date: components["schemas"]["CalendarDay"];
            category: components["schemas"]["WorkerCategory"];
            basic: components["schemas"]["WageCents"];
            daysPerWeek: components["schemas"]["DaysPerWeek"];
            workedMinutes: components["schemas"]["DayMinutes"];
            /** @description Minutes of a normal working day */
            normalMinutes: number;
            overtimeCap?: components["schemas"]["OvertimeCap"];
            /** @enum {string} */
            askedBy: "employee" | "employer";
        };
        SpecialDayPay: {
            /** @description Days at the basic rate */
            days: number;
            /** @description Cents */
            dayPay: number;
            /** @description Cents for work beyond the normal hours */
            beyond: number;
            /** @description Cents */
            total: number;
        };
        RestDayAnswer: {
            result: components["schemas"]["SpecialDayPay"];
            explanation: components["schemas"]["Explanation"];
        };
        RestDayBatch: {
            cases: components["schemas"]["RestDayInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        RestDayBatchAnswer: {
            cases: {
                result?: components["schemas"]["SpecialDayPay"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        PublicHolidayWorkInput: {
            date: components["schemas"]["CalendarDay"];
            category: components["schemas"]["WorkerCategory"];
            basic: components["schemas"]["WageCents"];
            daysPerWeek: components["schemas"]["DaysPerWeek"];
            workedMinutes: components["schemas"]["DayMinutes"];
            /** @description Minutes of a normal working day */
            normalMinutes: number;
            overtimeCap?: components["schemas"]["OvertimeCap"];
            /** @description Time off was given instead */
            timeOff?: boolean;
        };
        PublicHolidayWorkAnswer: {
            result: components["schemas"]["SpecialDayPay"];
            explanation: components["schemas"]["Explanation"];
        };
        PublicHolidayWorkBatch: {
            cases: components["schemas"]["PublicHolidayWorkInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        PublicHolidayWorkBatchAnswer: {
            cases: {
                result?: components["schemas"]["SpecialDayPay"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        HolidayOnDayOffInput: {
            gross: components["schemas"]["WageCents"];
            daysPerWeek: components["schemas"]["DaysPerWeek"];
            otherDayOff?: boolean;
        };
        HolidayOnDayOffResult: {
            /** @description Cents */
            pay: number;
        };
        HolidayOnDayOffAnswer: {
            result: components["schemas"]["HolidayOnDayOffResult"];
            explanation: components["schemas"]["Explanation"];
        };
        HolidayOnDayOffBatch: {
            cases: components["schemas"]["HolidayOnDayOffInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        HolidayOnDayOffBatchAnswer: {
            cases: {
                result?: components["schemas"]["HolidayOnDayOffResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        AbsenceEntry: {
            date: components["schemas"]["CalendarDay"];
            /**
             * @description The whole day where it is left out
             * @enum {string|null}
             */
            half?: "am" | "pm" | null;
            /** @enum {string} */
            kind: "paid-leave" | "no-pay-leave" | "absent";
        };
        IncompleteMonthInput: {
            month: components["schemas"]["CalendarMonth"];
            gross: components["schemas"]["WageCents"];
            /** @description For the gross day; counted from the week where it is left out */
            daysPerWeek?: number;
            /** @description Minutes of work by weekday, Sunday first */
            week: components["schemas"]["DayMinutes"][];
            /** @description Weekday of rest; 0 is Sunday */
            restDay?: number;
            /**
             * Format: date
             * @description Where it lies in the month
             */
            joinedOn?: string | null;
            /**
             * Format: date
             * @description Last day of employment, where it lies in the month
             */
            leftOn?: string | null;
            entries?: components["schemas"]["AbsenceEntry"][];
            /** @description Absent without leave on the last working day before the month */
            absentBefore?: boolean;
            /** @description Absent without leave on the first working day after the month */
            absentAfter?: boolean;
            /** @description Public holidays; without them those that are known */
            holidays?: string[] | null;
        };
        /** @enum {string} */
        HalfStatus: "work" | "paid-leave" | "no-pay-leave" | "absent" | "holiday" | "holiday-forfeited" | "day-off" | "rest-day" | "not-employed";
        GridDay: {
            /** Format: date */
            date: string;
            am: components["schemas"]["HalfStatus"];
            pm: components["schemas"]["HalfStatus"];
        };
        IncompleteMonthResult: {
            workingHalves: number;
            paidHalves: number;
            /** @description Gross pay for the part worked, before absence */
            earned: number;
            /** @description Cents */
            notEarned: number;
            absentHalves: number;
            /** @description Cents taken for absence without leave and holidays lost by it */
            absence: number;
            /** @description Cents */
            pay: number;
            /** @description Half days by status */
            halves: {
                [key: string]: number;
            };
            days: components["schemas"]["GridDay"][];
        };
        IncompleteMonthAnswer: {
            result: components["schemas"]["IncompleteMonthResult"];
            explanation: components["schemas"]["Explanation"];
        };
        IncompleteMonthBatch: {
            cases: components["schemas"]["IncompleteMonthInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        IncompleteMonthBatchAnswer: {
            cases: {
                result?: components["schemas"]["IncompleteMonthResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        LeaveEncashmentInput: {
            gross: components["schemas"]["WageCents"];
            daysPerWeek: components["schemas"]["DaysPerWeek"];
            /** @description Half days of leave */
            halfDays: number;
        };
        LeaveEncashmentResult: {
            /** @description Cents */
            pay: number;
        };
        LeaveEncashmentAnswer: {
            result: components["schemas"]["LeaveEncashmentResult"];
            explanation: components["schemas"]["Explanation"];
        };
        LeaveEncashmentBatch: {
            cases: components["schemas"]["LeaveEncashmentInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        LeaveEncashmentBatchAnswer: {
            cases: {
                result?: components["schemas"]["LeaveEncashmentResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        NoticeInput: {
            joinedOn: components["schemas"]["CalendarDay"];
            noticeOn: components["schemas"]["CalendarDay"];
            gross: components["schemas"]["WageCents"];
            daysPerWeek: components["schemas"]["DaysPerWeek"];
        };
        NoticeResult: {
            /** @enum {string} */
            unit: "days" | "weeks";
            length: number;
            /** @description Cents */
            pay: number;
        };
        NoticeAnswer: {
            result: components["schemas"]["NoticeResult"];
            explanation: components["schemas"]["Explanation"];
        };
        NoticeBatch: {
            cases: components["schemas"]["NoticeInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        NoticeBatchAnswer: {
            cases: {
                result?: components["schemas"]["NoticeResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        SalaryDeduction: {
            /** @enum {string} */
            kind: "absence" | "damage" | "accommodation" | "advance" | "loan" | "other";
            amount: components["schemas"]["WageCents"];
        };
        DeductionsInput: {
            date: components["schemas"]["CalendarDay"];
            salary: components["schemas"]["WageCents"];
            /** @description One month's salary, which bounds damage; that of the period where it is left out */
            monthSalary?: number | null;
            deductions: components["schemas"]["SalaryDeduction"][];
        };
        DeductionLimit: {
            /** @enum {string} */
            rule: "absence" | "damage" | "accommodation" | "advance" | "loan" | "other" | "total";
            /** @description Cents */
            amount: number;
            /** @description Cents */
            limit: number;
            exceeded: boolean;
        };
        DeductionsResult: {
            allowed: boolean;
            limits: components["schemas"]["DeductionLimit"][];
        };
        DeductionsAnswer: {
            result: components["schemas"]["DeductionsResult"];
            explanation: components["schemas"]["Explanation"];
        };
        DeductionsBatch: {
            cases: components["schemas"]["DeductionsInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        DeductionsBatchAnswer: {
            cases: {
                result?: components["schemas"]["DeductionsResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        LeavingEmployee: {
            lastDay: components["schemas"]["CalendarDay"];
            /** @enum {string} */
            how: "notice-served" | "dismissed" | "no-notice";
        };
        PayDatesInput: {
            periodEnd: components["schemas"]["CalendarDay"];
            /**
             * Format: date
             * @description End of the period overtime is counted in, where it differs
             */
            overtimeEnd?: string | null;
            leaving?: components["schemas"]["LeavingEmployee"];
            /** @description Public holidays; without them those that are known */
            holidays?: string[] | null;
        };
        PayDatesResult: {
            /** Format: date */
            salaryBy: string;
            /** Format: date */
            overtimeBy: string;
            /**
             * Format: date
             * @description Of somebody who leaves
             */
            finalBy: string | null;
            /**
             * Format: date
             * @description With the salary or within three working days of it
             */
            payslipBy: string;
        };
        PayDatesAnswer: {
            result: components["schemas"]["PayDatesResult"];
            explanation: components["schemas"]["Explanation"];
        };
        PayDatesBatch: {
            cases: components["schemas"]["PayDatesInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        PayDatesBatchAnswer: {
            cases: {
                result?: components["schemas"]["PayDatesResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        AnnualLeaveInput: {
            joinedOn: components["schemas"]["CalendarDay"];
            /**
             * Format: date
             * @description Last day of employment
             */
            leftOn?: string | null;
            periodStart: components["schemas"]["CalendarDay"];
            periodEnd: components["schemas"]["CalendarDay"];
            /**
             * @description Which year of service counts: that of each month, or that of the first day for all
             * @enum {string}
             */
            serviceBasis?: "each-month" | "period-start";
            /** @description The company's own days by year of service; the law's count where they are more */
            ownDaysByYear?: number[];
        };
        AnnualLeaveResult: {
            months: number;
            days: number;
            /**
             * Format: date
             * @description First day on which it may be taken
             */
            usableFrom: string;
            eligible: boolean;
        };
        AnnualLeaveAnswer: {
            result: components["schemas"]["AnnualLeaveResult"];
            explanation: components["schemas"]["Explanation"];
        };
        AnnualLeaveBatch: {
            cases: components["schemas"]["AnnualLeaveInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        AnnualLeaveBatchAnswer: {
            cases: {
                result?: components["schemas"]["AnnualLeaveResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        SickLeaveInput: {
            joinedOn: components["schemas"]["CalendarDay"];
            date: components["schemas"]["CalendarDay"];
        };
        SickLeaveResult: {
            outpatient: number;
            /** @description Includes the outpatient days */
            hospitalisation: number;
        };
        SickLeaveAnswer: {
            result: components["schemas"]["SickLeaveResult"];
            explanation: components["schemas"]["Explanation"];
        };
        SickLeaveBatch: {
            cases: components["schemas"]["SickLeaveInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        SickLeaveBatchAnswer: {
            cases: {
                result?: components["schemas"]["SickLeaveResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        ChildOfEmployee: {
            birthDate: components["schemas"]["CalendarDay"];
            citizen: boolean;
        };
        ChildcareLeaveInput: {
            joinedOn: components["schemas"]["CalendarDay"];
            /**
             * Format: date
             * @description Last day of employment
             */
            leftOn?: string | null;
            periodStart: components["schemas"]["CalendarDay"];
            periodEnd: components["schemas"]["CalendarDay"];
            children: components["schemas"]["ChildOfEmployee"][];
        };
        ChildcareLeaveResult: {
            childcare: number;
            /** @description For children from 7 to 12 */
            extended: number;
            total: number;
            /** @description Unpaid days */
            infantCare: number;
        };
        ChildcareLeaveAnswer: {
            result: components["schemas"]["ChildcareLeaveResult"];
            explanation: components["schemas"]["Explanation"];
        };
        ChildcareLeaveBatch: {
            cases: components["schemas"]["ChildcareLeaveInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        ChildcareLeaveBatchAnswer: {
            cases: {
                result?: components["schemas"]["ChildcareLeaveResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        MaternityLeaveInput: {
            joinedOn: components["schemas"]["CalendarDay"];
            birthOn: components["schemas"]["CalendarDay"];
            /** @description Whether the child is a citizen */
            childCitizen: boolean;
            /** @description 1 for the first birth */
            birthOrder: number;
        };
        MaternityLeaveResult: {
            weeks: number;
            employerWeeks: number;
            /** @description Paid back by the Government */
            reimbursedWeeks: number;
            unpaidWeeks: number;
        };
        MaternityLeaveAnswer: {
            result: components["schemas"]["MaternityLeaveResult"];
            explanation: components["schemas"]["Explanation"];
        };
        MaternityLeaveBatch: {
            cases: components["schemas"]["MaternityLeaveInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        MaternityLeaveBatchAnswer: {
            cases: {
                result?: components["schemas"]["MaternityLeaveResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        PaternityLeaveInput: {
            joinedOn: components["schemas"]["CalendarDay"];
            birthOn: components["schemas"]["CalendarDay"];
            /** @description Whether the child is a citizen */
            childCitizen: boolean;
            /** @description Whether the parents are married */
            married: boolean;
        };
        PaternityLeaveResult: {
            mandatoryWeeks: number;
            /** @description If the employer agrees */
            voluntaryWeeks: number;
            /** @enum {string} */
            reason: "entitled" | "child-not-citizen" | "not-married" | "too-short";
        };
        PaternityLeaveAnswer: {
            result: components["schemas"]["PaternityLeaveResult"];
            explanation: components["schemas"]["Explanation"];
        };
        PaternityLeaveBatch: {
            cases: components["schemas"]["PaternityLeaveInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        PaternityLeaveBatchAnswer: {
            cases: {
                result?: components["schemas"]["PaternityLeaveResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        SharedParentalLeaveInput: {
            birthOn: components["schemas"]["CalendarDay"];
            childCitizen: boolean;
            married: boolean;
            /** @description Weeks the parents agreed for the father */
            fatherWeeks?: number | null;
            /**
             * Format: date
             * @description When they agreed
             */
            decidedOn?: string | null;
        };
        SharedParentalLeaveResult: {
            weeks: number;
            father: number;
            mother: number;
            /** @description The father's weeks come out of the mother's maternity leave */
            outOfMaternity: boolean;
            /** @enum {string} */
            sharing: "half-each" | "agreed" | "agreed-too-late" | "none";
            /** Format: date */
            decideBy: string;
            /**
             * Format: date
             * @description One block ends by then
             */
            blockBy: string;
            /**
             * Format: date
             * @description Other ways of taking it end by then
             */
            takeBy: string;
        };
        SharedParentalLeaveAnswer: {
            result: components["schemas"]["SharedParentalLeaveResult"];
            explanation: components["schemas"]["Explanation"];
        };
        SharedParentalLeaveBatch: {
            cases: components["schemas"]["SharedParentalLeaveInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        SharedParentalLeaveBatchAnswer: {
            cases: {
                result?: components["schemas"]["SharedParentalLeaveResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        AdoptionLeaveInput: {
            joinedOn: components["schemas"]["CalendarDay"];
            intentOn: components["schemas"]["CalendarDay"];
            childCitizen: boolean;
        };
        AdoptionLeaveResult: {
            weeks: number;
        };
        AdoptionLeaveAnswer: {
            result: components["schemas"]["AdoptionLeaveResult"];
            explanation: components["schemas"]["Explanation"];
        };
        AdoptionLeaveBatch: {
            cases: components["schemas"]["AdoptionLeaveInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        AdoptionLeaveBatchAnswer: {
            cases: {
                result?: components["schemas"]["AdoptionLeaveResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        PublicHolidaysInput: {
            year: components["schemas"]["CalendarYear"];
        };
        ObservedHoliday: {
            /** Format: date */
            date: string;
            name: string;
            /**
             * Format: date
             * @description The day off: the date itself, or the one in place of a Sunday
             */
            observed: string;
            /** @description Gazetted once, as a polling day is */
            oneOff: boolean;
        };
        PublicHolidaysResult: {
            holidays: components["schemas"]["ObservedHoliday"][];
        };
        PublicHolidaysAnswer: {
            result: components["schemas"]["PublicHolidaysResult"];
            explanation: components["schemas"]["Explanation"];
        };
        PublicHolidaysBatch: {
            cases: components["schemas"]["PublicHolidaysInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        PublicHolidaysBatchAnswer: {
            cases: {
                result?: components["schemas"]["PublicHolidaysResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        IdentifierInput: {
            /**
             * @description nric stands for NRIC and FIN
             * @enum {string}
             */
            kind: "nric" | "uen";
            text: string;
        };
        IdentifierResult: {
            /** @enum {string} */
            verdict: "ok" | "warn" | "refuse";
            /**
             * @description What it is
             * @enum {string}
             */
            kind?: "nric" | "fin" | "business" | "local-company" | "other";
            /** @enum {string} */
            code?: "wrong-shape" | "wrong-letter";
            /** @description The letter that belongs to it */
            expected?: string;
        };
        IdentifierAnswer: {
            result: components["schemas"]["IdentifierResult"];
            explanation: components["schemas"]["Explanation"];
        };
        IdentifierBatch: {
            cases: components["schemas"]["IdentifierInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        IdentifierBatchAnswer: {
            cases: {
                result?: components["schemas"]["IdentifierResult"];
                explanation?: components["schemas"]["Explanation"];
                errors?: components["schemas"]["CaseFaults"];
            }[];
        };
        EzpayFileInput: {
            /** @description The file with its line ends, one sign for each byte */
            text: string;
        };
        EzpayFault: {
            /** @description From 1, as the lines of the file */
            record: number;
            /** @description First column at fault, from 1 */
            from: number;
            /** @description Last column at fault */
            to: number;
            field: string;
            /** @enum {string} */
            code: "no-records" | "line-end" | "length" | "not-ascii" | "forbidden-sign" | "unknown-type" | "out-of-order" | "missing-record" | "not-digits" | "not-blank" | "unknown-value" | "not-aligned" | "differs-from-header" | "no-date" | "no-month" | "no-time" | "out-of-range" | "wrong-shape" | "wrong-letter" | "no-such-account" | "must-be-zero" | "must-be-blank" | "missing" | "twice" | "no-summary" | "wrong-sum" | "wrong-donors" | "wrong-count" | "wrong-total";
            expected?: string;
        };
        EzpayPayment: {
            /** @description YYYYMM as in the file */
            month: string;
            /** @description Payment code */
            code: string;
            /** @description Cents; null where it is no number */
            amount: number | null;
            donors: number | null;
        };
        EzpayFileResult: {
            valid: boolean;
            records: number;
            /** @description Detail records among them */
            details: number;
            faultCount: number;
            /** @description The first 500 */
            faults: components["schemas"]["EzpayFault"][];
            payments: components["schemas"]["EzpayPayment"][];
        };
        EzpayFileAnswer: {
            result: components["schemas"]["EzpayFileResult"];
            explanation: components["schemas"]["Explanation"];
        };
        EzpayFileBatch: {
            cases: components["schemas"]["EzpayFileInput"][];
            explain?: components["schemas"]["ExplainCases"];
        };
        EzpayFileBatchAnswer: {
            cases: {
                result?: components["schemas"]["EzpayFileResult"];
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
         * @description A draft of the platform is `reviewed` when two administrators have compared it with its source; a company's own fund goes without. `scheduled` is activated and begins later; `superseded` means a later set is in force; `withdrawn` was replaced before anything used it.
         * @enum {string}
         */
        RateSetStatus: "draft" | "reviewed" | "scheduled" | "active" | "superseded" | "withdrawn";
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
            /** @description Who has compared the rows as they are with their source; two are needed before the platform activates them */
            reviews: {
                at: components["schemas"]["Instant"];
                /** @description Null where the account may not know */
                by: string | null;
            }[];
            /** Format: date-time */
            activatedAt: string | null;
            activatedBy: string | null;
        };
        RateSetPage: {
            /** @description Whether the account may make versions here */
            mayWrite: boolean;
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
        /** @description One row of rates. Which fields it has, the kind of its set says: cpf has table, above, upTo, employer, employee; cpf-ceilings item, amount; cpf-ages above, upTo; cpf-wages above, upTo, formula; sdl rate, upTo, minimum, maximum; cdac, ec, sinda upTo, amount; mbm also mosques, mendaki; ppf ageFrom, serviceFrom, employer, employee; holidays date, name, oneOff. Money is in cents, a rate in millionths (14.5 % is 145000), an age in years. */
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
            /** @description Share of the employer in millionths of the wages */
            employer?: number;
            /** @description Share of the employee in millionths of the wages */
            employee?: number;
            /** @description Millionths of the wages */
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
            /** @description Who has compared the rows as they are with their source; two are needed before the platform activates them */
            reviews: {
                at: components["schemas"]["Instant"];
                /** @description Null where the account may not know */
                by: string | null;
            }[];
            /** Format: date-time */
            activatedAt: string | null;
            activatedBy: string | null;
            /** @description Whether the account has worked on the draft and therefore may not activate it */
            madeByMe: boolean;
            /** @description Whether the account has compared the rows as they are with their source */
            reviewedByMe: boolean;
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
                /** @description Share of the employer in millionths of the wages */
                employer?: number;
                /** @description Share of the employee in millionths of the wages */
                employee?: number;
                /** @description Millionths of the wages */
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
                /** @description Share of the employer in millionths of the wages */
                employer?: number;
                /** @description Share of the employee in millionths of the wages */
                employee?: number;
                /** @description Millionths of the wages */
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
        RateReview: {
            /**
             * @description The rows are those of the source (confirmed), or the set becomes a draft again that nobody has reviewed (returned)
             * @enum {string}
             */
            verdict: "confirmed" | "returned";
        };
        RateActivation: {
            /** @description Takes the place of a set with the same start that nothing has used yet */
            replace?: boolean;
        };
        /** @enum {string} */
        ElementStatus: "active" | "inactive" | "archived";
        /** @enum {string} */
        ElementKind: "page" | "action" | "fieldGroup" | "report" | "api";
        /**
         * @description How delicate a field is
         * @enum {string}
         */
        FieldClass: "public" | "personal" | "identity" | "pay" | "health";
        /** @enum {string} */
        ElementAction: "view" | "create" | "edit" | "delete" | "approve" | "export" | "run" | "unmask";
        Element: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            kind: components["schemas"]["ElementKind"];
            contractOps: string[];
            actions: components["schemas"]["ElementAction"][];
            sensitivity: components["schemas"]["FieldClass"];
            status: components["schemas"]["ElementStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            /** @description Null where it came with the product, or the platform made it */
            createdBy: string | null;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string | null;
        };
        ElementPage: {
            items: components["schemas"]["Element"][];
            total: number;
            page: number;
            pageSize: number;
        };
        ElementInput: {
            /** @description Unique, regardless of case; what programs call it */
            code: string;
            name: string;
            /** @enum {string} */
            kind: "page" | "action" | "fieldGroup" | "report" | "api";
            /** @description Subjects of the contract that it opens */
            contractOps?: string[];
            /** @description What can be done with it */
            actions: ("view" | "create" | "edit" | "delete" | "approve" | "export" | "run" | "unmask")[];
            /**
             * @description The most delicate class of fields that it shows
             * @enum {string}
             */
            sensitivity: "public" | "personal" | "identity" | "pay" | "health";
            /**
             * @description What is inactive gives nobody a right
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        ElementOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        /** @enum {string} */
        ModuleStatus: "active" | "inactive" | "archived";
        Module: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            icon: string | null;
            order: number;
            dependsOn: string[];
            status: components["schemas"]["ModuleStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            /** @description Null where it came with the product, or the platform made it */
            createdBy: string | null;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string | null;
        };
        ModulePage: {
            items: components["schemas"]["Module"][];
            total: number;
            page: number;
            pageSize: number;
        };
        ModuleInput: {
            /** @description Unique, regardless of case; what programs call it */
            code: string;
            name: string;
            /** @description Name of a picture */
            icon?: string | null;
            /** @description Place among the modules */
            order?: number;
            /** @description Codes of the modules that it cannot do without */
            dependsOn?: string[];
            /**
             * @description What is inactive gives nobody a right
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        ModuleOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        ModuleElement: {
            id: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            module: string;
            elementId: components["schemas"]["Id"];
            element: string;
            order: number;
            /** @enum {string} */
            status: "active";
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            /** @description Null where it came with the product, or the platform made it */
            createdBy: string | null;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string | null;
        };
        ModuleElementPage: {
            items: components["schemas"]["ModuleElement"][];
            total: number;
            page: number;
            pageSize: number;
        };
        ModuleElementInput: {
            /**
             * Format: uuid
             * @description The module
             */
            moduleId: string;
            /**
             * Format: uuid
             * @description The element
             */
            elementId: string;
            /** @description Place within the module */
            order?: number;
        };
        /** @enum {string} */
        PackageStatus: "draft" | "published" | "retired";
        Package: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            priceMonthly: number;
            priceYearly: number;
            seatLimit: number | null;
            companyLimit: number | null;
            trialDays: number;
            popular: boolean;
            status: components["schemas"]["PackageStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            /** @description Null where it came with the product, or the platform made it */
            createdBy: string | null;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string | null;
        };
        PackagePage: {
            items: components["schemas"]["Package"][];
            total: number;
            page: number;
            pageSize: number;
        };
        PackageInput: {
            /** @description Unique, regardless of case; what programs call it */
            code: string;
            name: string;
            /** @description Price of a seat and month in cents */
            priceMonthly: number;
            /** @description Price of a seat and year in cents */
            priceYearly: number;
            /** @description Most people with an account; null for no limit */
            seatLimit?: number | null;
            /** @description Most companies; null for no limit */
            companyLimit?: number | null;
            /** @description Days before the first bill */
            trialDays?: number;
            /** @description Whether the pricing page points at it */
            popular?: boolean;
        };
        PackageOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        PackageClone: {
            code: string;
            name: string;
        };
        PackageModule: {
            id: components["schemas"]["Id"];
            packageId: components["schemas"]["Id"];
            package: string;
            moduleId: components["schemas"]["Id"];
            module: string;
            limits: {
                [key: string]: number;
            };
            /** @enum {string} */
            status: "active";
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            /** @description Null where it came with the product, or the platform made it */
            createdBy: string | null;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string | null;
        };
        PackageModulePage: {
            items: components["schemas"]["PackageModule"][];
            total: number;
            page: number;
            pageSize: number;
        };
        PackageModuleInput: {
            /**
             * Format: uuid
             * @description The package
             */
            packageId: string;
            /**
             * Format: uuid
             * @description The module
             */
            moduleId: string;
            /** @description Most of something by its name */
            limits?: {
                [key: string]: number;
            };
        };
        LostElement: {
            code: string;
            name: string;
        };
        PackageModuleImpact: {
            /** @description Whether tenants have the package */
            live: boolean;
            /** @description Tenants that lose the module */
            tenants: number;
            /** @description Their people with an account */
            users: number;
            /** @description Elements that no other module of the package holds */
            elements: components["schemas"]["LostElement"][];
            /** @description Modules of the package that depend on it */
            dependents: string[];
        };
        /** @enum {string} */
        TenantStatus: "trial" | "active" | "suspended" | "closed";
        TenantsByStatus: {
            status: components["schemas"]["TenantStatus"];
            /** @description How many */
            tenants: number;
        };
        TenantsByPackage: {
            packageId: components["schemas"]["Id"];
            package: string;
            /** @description How many have it today */
            tenants: number;
            /** @description Seats they use */
            seats: number;
        };
        PlatformGrowth: {
            month: string;
            /** @description At its end */
            tenants: number;
            /** @description That began in it */
            joined: number;
            /** @description That were closed in it and still are */
            closed: number;
            /** @description Accounts at its end */
            seats: number;
        };
        PlatformDashboard: {
            /** @description All but the closed */
            tenants: number;
            byStatus: components["schemas"]["TenantsByStatus"][];
            /** @description Trials that end within two weeks */
            trialsEndingSoon: number;
            /** @description Accounts of people of tenants that are not closed */
            seatsUsed: number;
            /** @description Of all packages together; null where one has no limit */
            seatLimit: number | null;
            byPackage: components["schemas"]["TenantsByPackage"][];
            growth: components["schemas"]["PlatformGrowth"][];
            /** @description Accounts of tenants that signed in within thirty days */
            signedInLately: number;
            /** @description Support accesses that are open for the person who asks */
            supportOpen: number;
        };
        Tenant: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            country: string;
            billingEmail: string | null;
            /** @enum {string} */
            billingCycle: "monthly" | "yearly";
            /**
             * Format: uuid
             * @description The package of today
             */
            packageId: string | null;
            package: string | null;
            /** Format: date-time */
            packageSince: string | null;
            /** @description The one that is to follow, where there is one */
            nextPackage: string | null;
            /** Format: date-time */
            nextPackageSince: string | null;
            /** @description Accounts of its people */
            seatsUsed: number;
            /** @description Null for no limit */
            seatLimit: number | null;
            /** Format: date */
            trialEndsOn: string | null;
            /** @description Address of its first owner */
            owner: string | null;
            /**
             * @description Invited while the owner has set no password
             * @enum {string|null}
             */
            ownerState: "invited" | "active" | "locked" | null;
            status: components["schemas"]["TenantStatus"];
            statusReason: string | null;
            statusSince: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            /** @description Null where it registered itself */
            createdBy: string | null;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string | null;
        };
        TenantPage: {
            items: components["schemas"]["Tenant"][];
            total: number;
            page: number;
            pageSize: number;
        };
        TenantCreation: {
            /** @description Unique, regardless of case; what the platform calls it */
            code: string;
            /** @description Its legal name */
            name: string;
            /** @description ISO 3166 with two letters */
            country?: string;
            /** @description Where invoices go */
            billingEmail?: string | null;
            /** @enum {string} */
            billingCycle?: "monthly" | "yearly";
            /**
             * Format: uuid
             * @description A published package
             */
            packageId: string;
            ownerName: string;
            /**
             * Format: email
             * @description Gets the mail to set a password
             */
            ownerEmail: string;
            language?: components["schemas"]["MailLanguage"];
        };
        TenantOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        TenantInput: {
            /** @description Unique, regardless of case; what the platform calls it */
            code: string;
            /** @description Its legal name */
            name: string;
            /** @description ISO 3166 with two letters */
            country?: string;
            /** @description Where invoices go */
            billingEmail?: string | null;
            /** @enum {string} */
            billingCycle?: "monthly" | "yearly";
        };
        TenantStep: {
            /** @description Kept in the history; of a suspension shown to the tenant */
            reason: string;
        };
        TenantPackage: {
            packageId: components["schemas"]["Id"];
            package: string;
            seatLimit: number | null;
            since: components["schemas"]["Instant"];
            /** Format: date-time */
            until: string | null;
            /** @enum {string} */
            status: "scheduled" | "active" | "ended";
        };
        TenantPackageInput: {
            /**
             * Format: uuid
             * @description A published package
             */
            packageId: string;
            /**
             * Format: date
             * @description First day; today without
             */
            from?: string | null;
        };
        InvitationMail: {
            language?: components["schemas"]["MailLanguage"];
        };
        /** @enum {string} */
        AccountKind: "tenant" | "platform";
        /** @enum {string} */
        AccountStatus: "invited" | "active" | "locked" | "removed";
        PlatformUser: {
            id: components["schemas"]["Id"];
            /** @description Null of an account of a tenant */
            name: string | null;
            /** @description Masked where the account is a tenant's */
            email: string;
            kind: components["schemas"]["AccountKind"];
            /** Format: uuid */
            tenantId: string | null;
            tenant: string | null;
            role: string;
            status: components["schemas"]["AccountStatus"];
            lockReason: string | null;
            emailVerified: boolean;
            /** Format: date-time */
            lastSignInAt: string | null;
            /** @description Devices that are signed in */
            sessions: number;
            createdAt: components["schemas"]["Instant"];
        };
        PlatformUserPage: {
            items: components["schemas"]["PlatformUser"][];
            total: number;
            page: number;
            pageSize: number;
        };
        PlatformUserInput: {
            fullName: string;
            /** Format: email */
            email: string;
            language?: components["schemas"]["MailLanguage"];
        };
        AccountLock: {
            reason: string;
        };
        VerificationMail: {
            language?: components["schemas"]["MailLanguage"];
        };
        SupportOffer: {
            id: components["schemas"]["Id"];
            tenantId: components["schemas"]["Id"];
            tenant: string;
            reason: string;
            role: string;
            /** @description How many */
            companies: number;
            endsAt: components["schemas"]["Instant"];
            grantedAt: components["schemas"]["Instant"];
            /** Format: date-time */
            enteredAt: string | null;
        };
        /** @enum {string} */
        SupportGrantStatus: "open" | "expired" | "ended";
        SupportGrant: {
            id: components["schemas"]["Id"];
            administratorId: components["schemas"]["Id"];
            administrator: string;
            reason: string;
            roleId: components["schemas"]["Id"];
            role: string;
            companyIds: components["schemas"]["Id"][];
            /** @description Their names */
            companies: string[];
            endsAt: components["schemas"]["Instant"];
            /** Format: date-time */
            endedAt: string | null;
            /** @description Who ended it before its time */
            endedBy: string | null;
            /**
             * Format: date-time
             * @description When the person last came in
             */
            enteredAt: string | null;
            status: components["schemas"]["SupportGrantStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            createdBy: string | null;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string | null;
        };
        SupportGrantPage: {
            items: components["schemas"]["SupportGrant"][];
            total: number;
            page: number;
            pageSize: number;
        };
        SupportGrantInput: {
            /**
             * Format: uuid
             * @description The person of the platform
             */
            administratorId: string;
            reason: string;
            /**
             * Format: uuid
             * @description What the person may do
             */
            roleId: string;
            /** @description Where */
            companyIds: components["schemas"]["Id"][];
            /** @description For how long, at most a week */
            hours: number;
        };
        SupportAdministrator: {
            id: components["schemas"]["Id"];
            label: string;
        };
        AuditEvent: {
            id: components["schemas"]["Id"];
            /** @description Place in the chain */
            sequence: number;
            at: components["schemas"]["Instant"];
            actorId: components["schemas"]["Id"];
            /** @description Who did it */
            actor: string;
            /** @description On whose behalf */
            actingFor: string | null;
            /** @description Whether it was done within a support access */
            support: boolean;
            action: components["schemas"]["HistoryAction"];
            /** @description Kind of the record */
            subject: string;
            recordId: components["schemas"]["Id"];
            /** @description Its name at that time */
            recordName: string;
            /** Format: uuid */
            companyId: string | null;
            /** @description Null where it concerns the tenant as a whole */
            company: string | null;
            reason: string | null;
            requestId: string;
        };
        AuditEventPage: {
            items: components["schemas"]["AuditEvent"][];
            total: number;
            page: number;
            pageSize: number;
        };
        AuditEventDetail: {
            id: components["schemas"]["Id"];
            /** @description Place in the chain */
            sequence: number;
            at: components["schemas"]["Instant"];
            actorId: components["schemas"]["Id"];
            /** @description Who did it */
            actor: string;
            /** @description On whose behalf */
            actingFor: string | null;
            /** @description Whether it was done within a support access */
            support: boolean;
            action: components["schemas"]["HistoryAction"];
            /** @description Kind of the record */
            subject: string;
            recordId: components["schemas"]["Id"];
            /** @description Its name at that time */
            recordName: string;
            /** Format: uuid */
            companyId: string | null;
            /** @description Null where it concerns the tenant as a whole */
            company: string | null;
            reason: string | null;
            requestId: string;
            changes: components["schemas"]["HistoryChange"][];
            /** @description Whether the fields are of a class that the person may not read */
            hidden: boolean;
        };
        AuditChain: {
            holds: boolean;
            /** @description Those that hold */
            events: number;
            /** @description Hash of the last event that holds: kept elsewhere, it shows later whether the end was cut off */
            head: string;
            /** @description Place of the first that does not hold */
            brokenAt: number | null;
            /** @enum {string|null} */
            fault: "missing" | "relinked" | "changed" | null;
            checkedAt: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        RoleStatus: "active" | "inactive" | "archived";
        /**
         * @description How far a right reaches
         * @enum {string}
         */
        AccessScope: "self" | "reports" | "department" | "location" | "company" | "tenant";
        RoleGrant: {
            /** @description Code of the element; * for all of them */
            element: string;
            actions: components["schemas"]["ElementAction"][];
            scope: components["schemas"]["AccessScope"];
        };
        FieldRight: {
            class: components["schemas"]["FieldClass"];
            read: boolean;
            write: boolean;
        };
        Role: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            description: string | null;
            /** @description Comes with the product and stays as it is */
            isSystem: boolean;
            grants: components["schemas"]["RoleGrant"][];
            fieldRights: components["schemas"]["FieldRight"][];
            /** @description In how many companies people have it */
            assignedCount: number;
            status: components["schemas"]["RoleStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            /** @description Null where it came with the product, or the platform made it */
            createdBy: string | null;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string | null;
        };
        RolePage: {
            items: components["schemas"]["Role"][];
            total: number;
            page: number;
            pageSize: number;
        };
        RoleInput: {
            /** @description Unique in the tenant, regardless of case */
            code: string;
            name: string;
            description?: string | null;
            /** @description Actions on elements */
            grants: components["schemas"]["RoleGrant"][];
            /** @description Rights by class of field; none for a class that is left out */
            fieldRights?: components["schemas"]["FieldRight"][];
            /**
             * @description What is inactive gives nobody a right
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        RoleOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        CatalogueElement: {
            code: string;
            name: string;
            actions: components["schemas"]["ElementAction"][];
            sensitivity: components["schemas"]["FieldClass"];
        };
        CatalogueModule: {
            /** @description Null for what no module holds */
            code: string | null;
            name: string | null;
            /** @description Whether the tenant's package holds it */
            held: boolean;
            elements: components["schemas"]["CatalogueElement"][];
        };
        RoleCatalogue: {
            modules: components["schemas"]["CatalogueModule"][];
        };
        RoleClone: {
            code: string;
            name: string;
        };
        ComparedRight: {
            element: string;
            action: components["schemas"]["ElementAction"];
            /** @description Null where the role does not give it */
            scope: string | null;
            /** @description Null where the other does not give it */
            otherScope: string | null;
        };
        ComparedFieldRight: {
            class: components["schemas"]["FieldClass"];
            read: boolean;
            write: boolean;
            otherRead: boolean;
            otherWrite: boolean;
        };
        RoleComparison: {
            rights: components["schemas"]["ComparedRight"][];
            fieldRights: components["schemas"]["ComparedFieldRight"][];
        };
        /** @enum {string} */
        AccessStatus: "active" | "scheduled" | "ended";
        UserAccess: {
            id: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            user: string;
            companyId: components["schemas"]["Id"];
            company: string;
            /**
             * Format: uuid
             * @description Who the person is among the company's people
             */
            employeeId: string | null;
            /** @description Their name there */
            employee: string | null;
            roleIds: components["schemas"]["Id"][];
            /** @description Their names */
            roles: string[];
            scope: components["schemas"]["AccessScope"];
            validFrom: components["schemas"]["Date"];
            /** Format: date */
            validTo: string | null;
            status: components["schemas"]["AccessStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            /** @description Null where it came with the product, or the platform made it */
            createdBy: string | null;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string | null;
        };
        UserAccessPage: {
            items: components["schemas"]["UserAccess"][];
            total: number;
            page: number;
            pageSize: number;
        };
        UserAccessInput: {
            /**
             * Format: uuid
             * @description The person
             */
            userId: string;
            /**
             * Format: uuid
             * @description The company
             */
            companyId: string;
            /** @description The roles */
            roleIds: components["schemas"]["Id"][];
            /**
             * @description No right reaches further
             * @enum {string}
             */
            scope?: "self" | "reports" | "department" | "location" | "company" | "tenant";
            /**
             * Format: uuid
             * @description Who the person is among the company's people
             */
            employeeId?: string | null;
            /**
             * Format: date
             * @description First day; today without
             */
            validFrom?: string | null;
            /**
             * Format: date
             * @description Last day; without an end until it is revoked
             */
            validTo?: string | null;
        };
        TenantUserOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        Permission: {
            element: string;
            name: string;
            /** @description Null where no module holds the element */
            module: string | null;
            action: components["schemas"]["ElementAction"];
            scope: components["schemas"]["AccessScope"];
            /** @description That give it */
            roles: string[];
        };
        WithheldPermission: {
            element: string;
            name: string;
            module: string | null;
            action: components["schemas"]["ElementAction"];
            roles: string[];
        };
        GivenFieldRight: {
            class: components["schemas"]["FieldClass"];
            read: boolean;
            write: boolean;
            /** @description That give it */
            roles: string[];
        };
        CompanyPermissions: {
            id: components["schemas"]["Id"];
            companyId: components["schemas"]["Id"];
            company: string;
            scope: components["schemas"]["AccessScope"];
            validFrom: components["schemas"]["Date"];
            /** Format: date */
            validTo: string | null;
            roles: string[];
            permissions: components["schemas"]["Permission"][];
            /** @description What a role gives and the package lacks */
            withheld: components["schemas"]["WithheldPermission"][];
            fieldRights: components["schemas"]["GivenFieldRight"][];
        };
        EffectivePermissions: {
            user: string;
            /** @description What decides which modules there are; null where the tenant has none */
            package: string | null;
            companies: components["schemas"]["CompanyPermissions"][];
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
        /** @enum {string} */
        EmployeeStatus: "offered" | "onboarding" | "probation" | "confirmed" | "notice" | "exited";
        /** @enum {string} */
        ContractType: "permanent" | "fixedTerm" | "partTime" | "casual" | "intern";
        /** @enum {string} */
        SchemasResidency: "citizen" | "pr" | "foreigner";
        DayRange: {
            /** Format: date */
            from?: string;
            /** Format: date */
            to?: string;
        };
        EmployeeRow: {
            id: components["schemas"]["Id"];
            employeeNo: string;
            /** @description As on the identity document */
            fullName: string;
            preferredName: string | null;
            /**
             * Format: uuid
             * @description A stored file
             */
            photo: string | null;
            workEmail: string | null;
            /** Format: uuid */
            departmentId: string | null;
            department: string | null;
            /** Format: uuid */
            designationId: string | null;
            designation: string | null;
            /** Format: uuid */
            gradeId: string | null;
            grade: string | null;
            /** Format: uuid */
            locationId: string | null;
            location: string | null;
            /** Format: uuid */
            managerId: string | null;
            manager: string | null;
            status: components["schemas"]["EmployeeStatus"];
            /** Format: date */
            suspendedFrom: string | null;
            contractType: components["schemas"]["ContractType"];
            startDate: components["schemas"]["Date"];
            /** Format: date */
            lastDay: string | null;
            /**
             * @description Null without the right to see identities, too
             * @enum {string|null}
             */
            residency: "citizen" | "pr" | "foreigner" | null;
            /** @description Null without the right to see what is personal, too */
            nationality: string | null;
            /**
             * Format: date
             * @description Last day of the work pass that ends first
             */
            passExpiry: string | null;
        };
        EmployeePage: {
            items: components["schemas"]["EmployeeRow"][];
            total: number;
            page: number;
            pageSize: number;
        };
        EmployeePersonInput: {
            /** @description As on the identity document */
            fullName: string;
            preferredName?: string | null;
            /** Format: email */
            workEmail?: string | null;
            /** @enum {string|null} */
            gender?: "male" | "female" | null;
            /** Format: date */
            dateOfBirth?: string | null;
            /** @enum {string|null} */
            maritalStatus?: "single" | "married" | "divorced" | "widowed" | "separated" | null;
            /** Format: uuid */
            raceId?: string | null;
            /** Format: uuid */
            secondRaceId?: string | null;
            /** Format: uuid */
            religionId?: string | null;
            /**
             * Format: uuid
             * @description A country
             */
            nationalityId?: string | null;
        };
        Phone: {
            /** @enum {string} */
            type: "mobile" | "home" | "work";
            number: string;
        };
        Address: {
            /** @enum {string} */
            type: "home" | "mailing" | "overseas";
            block?: string | null;
            street: string;
            unit?: string | null;
            building?: string | null;
            /** @description Six digits in Singapore */
            postal?: string | null;
            /** @description ISO 3166, two letters */
            country: string;
        };
        EmergencyContact: {
            name: string;
            relation: string;
            phone: string;
        };
        /** @description What is left out stays as it is. */
        EmployeeContactInput: {
            /** Format: email */
            workEmail?: string | null;
            /** Format: email */
            personalEmail?: string | null;
            phones?: components["schemas"]["Phone"][];
            addresses?: components["schemas"]["Address"][];
            emergencyContacts?: components["schemas"]["EmergencyContact"][];
        };
        EmployeeIdentityInput: {
            /** @enum {string|null} */
            idType: "NRIC" | "FIN" | "passport" | null;
            /** @description Null where none is known */
            idNo: string | null;
        };
        EmployeeEmploymentCreate: {
            /** @description Unique in the tenant, regardless of case */
            employeeNo?: string;
            /** @enum {string} */
            status?: "offered" | "onboarding" | "probation" | "confirmed";
            /**
             * Format: date
             * @description First day of work
             */
            startDate: string;
            contractType: components["schemas"]["ContractType"];
            /**
             * Format: date
             * @description Last day of a contract for a fixed term
             */
            contractEnd?: string | null;
            /**
             * Format: date
             * @description Last day of probation; by the grade where it is left out at the creation
             */
            probationEnd?: string | null;
            /**
             * Format: date
             * @description The day of the confirmation of somebody confirmed
             */
            confirmedOn?: string | null;
            /** @description Days of notice; by the grade where it is left out at the creation */
            noticeDays?: number | null;
        };
        ReportingLineInput: {
            managerId: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "primary" | "dotted";
        };
        /** @description Borne by a department or a project. */
        CostShareInput: {
            /** Format: uuid */
            departmentId?: string | null;
            /** Format: uuid */
            projectId?: string | null;
            /** @description In hundredths of a percent */
            pct: number;
        };
        EmployeeJobFields: {
            /** Format: uuid */
            departmentId: string;
            /** Format: uuid */
            designationId: string;
            /**
             * Format: uuid
             * @description By the designation where it is left out
             */
            gradeId?: string | null;
            /** Format: uuid */
            classId?: string | null;
            /** Format: uuid */
            functionalGroupId?: string | null;
            /** Format: uuid */
            locationId?: string | null;
            /** Format: uuid */
            shiftId?: string | null;
            employeeGroupIds?: components["schemas"]["Id"][];
            /** @description At most one primary; nobody reports to themselves, also not by way of others */
            reportingLines?: components["schemas"]["ReportingLineInput"][];
            /** @description Comes to 10000, or is empty */
            costSplit?: components["schemas"]["CostShareInput"][];
        };
        EmployeePayTermsFields: {
            /** @enum {string} */
            rateType: "monthly" | "daily" | "hourly" | "piece";
            /** @description Cents for a month, day, hour or piece */
            basic: number;
            currency?: string;
            /** @enum {string} */
            payFrequency?: "monthly" | "semiMonthly" | "fortnightly" | "weekly";
            /** @description In hundredths */
            hoursPerWeek?: number;
            /** @description In hundredths */
            daysPerWeek?: number;
            /** @description By class and basic pay where it is left out; otherwise it needs a reason */
            otEligible?: boolean | null;
            otReason?: string | null;
            /** @enum {string} */
            proration?: "workingDays" | "calendarDays" | "26days";
        };
        EmployeeResidencyFields: {
            /** @enum {string} */
            residency: "citizen" | "pr" | "foreigner";
            /**
             * Format: date
             * @description Needed of permanent residents
             */
            prGrantedOn?: string | null;
            /**
             * @description Graduated or full rates of the first two years, the employer's first
             * @enum {string|null}
             */
            prRateOption?: "GG" | "FG" | "FF" | null;
            /** @description Needed for full rates */
            approvalRef?: string | null;
        };
        SchemasFundChoice: {
            /** @enum {string} */
            fund: "CDAC" | "ECF" | "MBMF" | "SINDA";
            /**
             * @description By race and religion, not at all, or a sum of the person's own
             * @enum {string}
             */
            mode: "auto" | "optOut" | "custom";
            /** @description Cents a month of the person's own sum */
            amount?: number | null;
            approvalRef?: string | null;
        };
        /** @description Wages of the year that CPF was paid on before this system did. */
        CpfOpening: {
            year: number;
            /** @description Cents */
            ordinaryWages: number;
            /** @description Cents */
            additionalWages: number;
            /** @enum {string} */
            employer: "own" | "other" | "related";
            approvalRef?: string | null;
        } | null;
        EmployeeStatutoryFields: {
            /** @enum {string} */
            cpfPaidBy?: "shared" | "employer";
            shg?: components["schemas"]["SchemasFundChoice"][];
            sdlExemptReason?: string | null;
            /** @description Foreign worker levy in cents a month */
            fwl?: number | null;
            taxResident?: boolean;
            cpfOpening?: components["schemas"]["CpfOpening"];
        };
        EmployeeCreate: {
            person: components["schemas"]["EmployeePersonInput"];
            contact?: components["schemas"]["EmployeeContactInput"];
            identity?: components["schemas"]["EmployeeIdentityInput"];
            employment: components["schemas"]["EmployeeEmploymentCreate"];
            job?: components["schemas"]["EmployeeJobFields"];
            pay?: components["schemas"]["EmployeePayTermsFields"];
            residency?: components["schemas"]["EmployeeResidencyFields"];
            statutory?: components["schemas"]["EmployeeStatutoryFields"];
        };
        EmployeePerson: {
            id: components["schemas"]["Id"];
            fullName: string;
            preferredName: string | null;
            /**
             * Format: uuid
             * @description A stored file
             */
            photo: string | null;
            workEmail: string | null;
        };
        Education: {
            /** @enum {string} */
            level: "primary" | "secondary" | "postSecondary" | "diploma" | "degree" | "postgraduate" | "other";
            institution: string;
            field?: string | null;
            year?: number | null;
        };
        /** @description Values of the tenant's own fields by their keys. */
        CustomFields: {
            [key: string]: (string | null) | number | boolean;
        };
        /** @description Null without the right to see what is personal. */
        EmployeePersonal: {
            /** @enum {string|null} */
            gender: "male" | "female" | null;
            /** Format: date */
            dateOfBirth: string | null;
            /** @enum {string|null} */
            maritalStatus: "single" | "married" | "divorced" | "widowed" | "separated" | null;
            /** Format: uuid */
            raceId: string | null;
            race: string | null;
            /** Format: uuid */
            secondRaceId: string | null;
            secondRace: string | null;
            /** Format: uuid */
            religionId: string | null;
            religion: string | null;
            /** Format: uuid */
            nationalityId: string | null;
            nationality: string | null;
            personalEmail: string | null;
            phones: components["schemas"]["Phone"][];
            addresses: components["schemas"]["Address"][];
            emergencyContacts: components["schemas"]["EmergencyContact"][];
            education: components["schemas"]["Education"][];
            skills: string[];
            customFields: components["schemas"]["CustomFields"];
        } | null;
        /** @description The row of today, or the first one ahead. */
        CurrentResidency: {
            id: components["schemas"]["Id"];
            effectiveFrom: components["schemas"]["Date"];
            /**
             * Format: date
             * @description Last day, the one before the next row begins; null for the last row
             */
            effectiveTo: string | null;
            /** @description Whether it begins after today, and so may be replaced or deleted */
            future: boolean;
            /** @description Why it changed */
            reason: string | null;
            version: components["schemas"]["Version"];
            /** @enum {string} */
            residency: "citizen" | "pr" | "foreigner";
            /** Format: date */
            prGrantedOn: string | null;
            /**
             * @description Graduated or full rates of the first two years, the employer's first
             * @enum {string|null}
             */
            prRateOption: "GG" | "FG" | "FF" | null;
            /** @description Of the board's approval of higher rates */
            approvalRef: string | null;
        } | null;
        /** @description Null without the right to see identities. */
        EmployeeIdentity: {
            /** @enum {string|null} */
            idType: "NRIC" | "FIN" | "passport" | null;
            /** @description The last four signs of the number */
            idNoMasked: string | null;
            residency: components["schemas"]["CurrentResidency"];
        } | null;
        EmployeeEmployment: {
            contractType: components["schemas"]["ContractType"];
            /** Format: date */
            contractEnd: string | null;
            /** Format: date */
            probationEnd: string | null;
            /** Format: date */
            confirmedOn: string | null;
            noticeDays: number | null;
            /** Format: date */
            noticeGivenOn: string | null;
            /** Format: date */
            lastDay: string | null;
            /**
             * @description Null without the right to see what is personal, too
             * @enum {string|null}
             */
            exitReason: "resignation" | "endOfContract" | "retirement" | "retrenchment" | "dismissal" | "transfer" | "death" | "other" | null;
            exitNote: string | null;
            rehireEligible: boolean | null;
            /**
             * Format: uuid
             * @description The transfer that ended or began the employment
             */
            transferId: string | null;
            /**
             * Format: uuid
             * @description The employment before
             */
            previousEmploymentId: string | null;
        };
        ReportingLine: {
            managerId: components["schemas"]["Id"];
            manager: string;
            /** @enum {string} */
            kind: "primary" | "dotted";
        };
        CostShare: {
            /** Format: uuid */
            departmentId: string | null;
            /** Format: uuid */
            projectId: string | null;
            /** @description In hundredths of a percent */
            pct: number;
        };
        /** @description The row of today, or the first one ahead. */
        CurrentJob: {
            id: components["schemas"]["Id"];
            effectiveFrom: components["schemas"]["Date"];
            /**
             * Format: date
             * @description Last day, the one before the next row begins; null for the last row
             */
            effectiveTo: string | null;
            /** @description Whether it begins after today, and so may be replaced or deleted */
            future: boolean;
            /** @description Why it changed */
            reason: string | null;
            version: components["schemas"]["Version"];
            departmentId: components["schemas"]["Id"];
            department: string;
            designationId: components["schemas"]["Id"];
            designation: string;
            /** Format: uuid */
            gradeId: string | null;
            grade: string | null;
            /** Format: uuid */
            classId: string | null;
            class: string | null;
            /** Format: uuid */
            functionalGroupId: string | null;
            functionalGroup: string | null;
            /** Format: uuid */
            locationId: string | null;
            location: string | null;
            /** Format: uuid */
            shiftId: string | null;
            shift: string | null;
            employeeGroupIds: components["schemas"]["Id"][];
            /** @description Their names */
            employeeGroups: string[];
            reportingLines: components["schemas"]["ReportingLine"][];
            /** @description Empty where the department bears all of it */
            costSplit: components["schemas"]["CostShare"][];
        } | null;
        /** @description The row of today, or the first one ahead; null without the right to see pay. */
        CurrentPayTerms: {
            id: components["schemas"]["Id"];
            effectiveFrom: components["schemas"]["Date"];
            /**
             * Format: date
             * @description Last day, the one before the next row begins; null for the last row
             */
            effectiveTo: string | null;
            /** @description Whether it begins after today, and so may be replaced or deleted */
            future: boolean;
            /** @description Why it changed */
            reason: string | null;
            version: components["schemas"]["Version"];
            /** @enum {string} */
            rateType: "monthly" | "daily" | "hourly" | "piece";
            /** @description Cents for a month, day, hour or piece */
            basic: number;
            currency: string;
            /** @enum {string} */
            payFrequency: "monthly" | "semiMonthly" | "fortnightly" | "weekly";
            /** @description In hundredths */
            hoursPerWeek: number;
            /** @description In hundredths */
            daysPerWeek: number;
            /** @description Whether overtime is paid */
            otEligible: boolean;
            /** @description Why that is not as class and basic pay say */
            otReason: string | null;
            /** @description Whether Part IV of the Employment Act covers them by class and basic pay */
            partIV: boolean;
            /** @enum {string} */
            proration: "workingDays" | "calendarDays" | "26days";
        } | null;
        /** @description The row of today, or the first one ahead; null without the right to see pay. */
        CurrentStatutory: {
            id: components["schemas"]["Id"];
            effectiveFrom: components["schemas"]["Date"];
            /**
             * Format: date
             * @description Last day, the one before the next row begins; null for the last row
             */
            effectiveTo: string | null;
            /** @description Whether it begins after today, and so may be replaced or deleted */
            future: boolean;
            /** @description Why it changed */
            reason: string | null;
            version: components["schemas"]["Version"];
            /**
             * @description Whether the employer bears the employee's share
             * @enum {string}
             */
            cpfPaidBy: "shared" | "employer";
            /** @description Funds that are not by race and religion */
            shg: components["schemas"]["SchemasFundChoice"][];
            /** @description Why no skills development levy is due; due without */
            sdlExemptReason: string | null;
            /** @description Foreign worker levy in cents a month */
            fwl: number | null;
            taxResident: boolean;
            cpfOpening: components["schemas"]["CpfOpening"];
        } | null;
        /**
         * @description From what everybody may know to what hardly anybody may.
         * @enum {string}
         */
        EmployeeFieldClass: "public" | "personal" | "identity" | "pay" | "health";
        /** @enum {string} */
        EmployeeAction: "acceptOffer" | "startProbation" | "confirm" | "extendProbation" | "giveNotice" | "cancelExit" | "completeExit" | "suspend" | "resume" | "rehire" | "delete";
        EmployeeRights: {
            read: components["schemas"]["EmployeeFieldClass"][];
            write: components["schemas"]["EmployeeFieldClass"][];
            /** @description Steps that are possible now and that the reader may take */
            actions: components["schemas"]["EmployeeAction"][];
        };
        /** @description What is allowed and yet worth a look. */
        EmployeeWarning: {
            /** @enum {string} */
            code: "notice-below-minimum" | "last-day-before-notice-ends" | "probation-overdue" | "contract-overdue" | "last-day-passed" | "pass-missing";
            params: {
                [key: string]: string | number;
            };
        };
        Employee: {
            id: components["schemas"]["Id"];
            companyId: components["schemas"]["Id"];
            employeeNo: string;
            status: components["schemas"]["EmployeeStatus"];
            /** Format: date */
            suspendedFrom: string | null;
            startDate: components["schemas"]["Date"];
            /** @description Whether it is the reader */
            self: boolean;
            person: components["schemas"]["EmployeePerson"];
            personal: components["schemas"]["EmployeePersonal"];
            identity: components["schemas"]["EmployeeIdentity"];
            employment: components["schemas"]["EmployeeEmployment"];
            job: components["schemas"]["CurrentJob"];
            pay: components["schemas"]["CurrentPayTerms"];
            statutory: components["schemas"]["CurrentStatutory"];
            rights: components["schemas"]["EmployeeRights"];
            warnings: components["schemas"]["EmployeeWarning"][];
            /** @description Counts the changes of the person and of the employment */
            version: number;
            createdAt: components["schemas"]["Instant"];
            createdBy: string | null;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: string | null;
        };
        EmployeeFacetValue: {
            value: string;
            /** @description Name of the record that the value is the id of; null for words of the contract */
            label: string | null;
            count: number;
        };
        EmployeeFacet: {
            /** @enum {string} */
            field: "status" | "departmentId" | "designationId" | "gradeId" | "classId" | "functionalGroupId" | "locationId" | "contractType" | "residency" | "managerId";
            values: components["schemas"]["EmployeeFacetValue"][];
        };
        EmployeeFacets: {
            /** @description People who fit all filters */
            total: number;
            facets: components["schemas"]["EmployeeFacet"][];
        };
        EmployeeOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        /** @enum {string} */
        EmployeeColumn: "employeeNo" | "fullName" | "preferredName" | "workEmail" | "department" | "designation" | "grade" | "location" | "manager" | "status" | "contractType" | "startDate" | "lastDay" | "residency" | "nationality" | "passExpiry";
        EmployeeBulkUpdate: {
            employeeIds: components["schemas"]["Id"][];
            /**
             * @description What is left out of a changed job stays as it is
             * @enum {string}
             */
            action: "changeJob" | "confirm" | "extendProbation";
            /**
             * Format: date
             * @description Day from which on the job holds, of the confirmation, or the new end of probation
             */
            on: string;
            /** Format: uuid */
            departmentId?: string;
            /** Format: uuid */
            designationId?: string;
            /** Format: uuid */
            gradeId?: string;
            /** Format: uuid */
            classId?: string;
            /** Format: uuid */
            functionalGroupId?: string;
            /** Format: uuid */
            locationId?: string;
            /** Format: uuid */
            shiftId?: string;
            /** Format: uuid */
            managerId?: string;
            reason?: string | null;
        };
        EmployeeBulkResult: {
            done: number;
            failed: number;
            results: {
                employeeId: components["schemas"]["Id"];
                /** @description Null where the reader may not see them */
                fullName: string | null;
                done: boolean;
                /** @description The broken rule */
                code: string | null;
                /** @description The broken rule in English */
                message: string | null;
            }[];
        };
        /** @description What is left out stays as it is. */
        EmployeePersonUpdate: {
            /** @description As on the identity document */
            fullName: string;
            preferredName?: string | null;
            /**
             * Format: uuid
             * @description A stored file
             */
            photo?: string | null;
            /** @enum {string|null} */
            gender?: "male" | "female" | null;
            /** Format: date */
            dateOfBirth?: string | null;
            /** @enum {string|null} */
            maritalStatus?: "single" | "married" | "divorced" | "widowed" | "separated" | null;
            /** Format: uuid */
            raceId?: string | null;
            /** Format: uuid */
            secondRaceId?: string | null;
            /** Format: uuid */
            religionId?: string | null;
            /**
             * Format: uuid
             * @description A country
             */
            nationalityId?: string | null;
            education?: components["schemas"]["Education"][];
            skills?: string[];
            customFields?: components["schemas"]["CustomFields"];
        };
        /** @description What is left out stays as it is. */
        EmployeeEmploymentInput: {
            /** @description Unique in the tenant, regardless of case */
            employeeNo: string;
            /**
             * Format: date
             * @description First day of work
             */
            startDate: string;
            contractType: components["schemas"]["ContractType"];
            /**
             * Format: date
             * @description Last day of a contract for a fixed term
             */
            contractEnd?: string | null;
            /**
             * Format: date
             * @description Last day of probation; by the grade where it is left out at the creation
             */
            probationEnd?: string | null;
            /** @description Days of notice; by the grade where it is left out at the creation */
            noticeDays?: number | null;
        };
        EmployeeUnmask: {
            /**
             * @description Which number
             * @enum {string}
             */
            field: "idNo" | "passportNo" | "passNo" | "accountNo";
            recordId?: components["schemas"]["Id"];
            /** @description Kept in the audit trail */
            reason: string;
        };
        UnmaskedField: {
            /** @description Null where none is known */
            value: string | null;
        };
        EmployeeTimelineEvent: {
            date: components["schemas"]["Date"];
            /** @enum {string} */
            kind: "offered" | "started" | "probationEnds" | "confirmed" | "job" | "pay" | "residency" | "statutory" | "contractEnds" | "noticeGiven" | "suspended" | "lastDay";
            /**
             * Format: uuid
             * @description The dated row, where it is one
             */
            recordId: string | null;
            reason: string | null;
            changes: components["schemas"]["HistoryChange"][];
        };
        EmployeeTimeline: {
            items: components["schemas"]["EmployeeTimelineEvent"][];
        };
        EmployeeJob: {
            id: components["schemas"]["Id"];
            effectiveFrom: components["schemas"]["Date"];
            /**
             * Format: date
             * @description Last day, the one before the next row begins; null for the last row
             */
            effectiveTo: string | null;
            /** @description Whether it begins after today, and so may be replaced or deleted */
            future: boolean;
            /** @description Why it changed */
            reason: string | null;
            version: components["schemas"]["Version"];
            departmentId: components["schemas"]["Id"];
            department: string;
            designationId: components["schemas"]["Id"];
            designation: string;
            /** Format: uuid */
            gradeId: string | null;
            grade: string | null;
            /** Format: uuid */
            classId: string | null;
            class: string | null;
            /** Format: uuid */
            functionalGroupId: string | null;
            functionalGroup: string | null;
            /** Format: uuid */
            locationId: string | null;
            location: string | null;
            /** Format: uuid */
            shiftId: string | null;
            shift: string | null;
            employeeGroupIds: components["schemas"]["Id"][];
            /** @description Their names */
            employeeGroups: string[];
            reportingLines: components["schemas"]["ReportingLine"][];
            /** @description Empty where the department bears all of it */
            costSplit: components["schemas"]["CostShare"][];
        };
        /** @description All rows, newest first. */
        EmployeeJobList: {
            items: components["schemas"]["EmployeeJob"][];
        };
        EmployeeJobInput: {
            /**
             * Format: date
             * @description First day
             */
            effectiveFrom: string;
            /** @description Why it changes */
            reason?: string | null;
            /** Format: uuid */
            departmentId: string;
            /** Format: uuid */
            designationId: string;
            /**
             * Format: uuid
             * @description By the designation where it is left out
             */
            gradeId?: string | null;
            /** Format: uuid */
            classId?: string | null;
            /** Format: uuid */
            functionalGroupId?: string | null;
            /** Format: uuid */
            locationId?: string | null;
            /** Format: uuid */
            shiftId?: string | null;
            employeeGroupIds?: components["schemas"]["Id"][];
            /** @description At most one primary; nobody reports to themselves, also not by way of others */
            reportingLines?: components["schemas"]["ReportingLineInput"][];
            /** @description Comes to 10000, or is empty */
            costSplit?: components["schemas"]["CostShareInput"][];
        };
        EmployeePayTerms: {
            id: components["schemas"]["Id"];
            effectiveFrom: components["schemas"]["Date"];
            /**
             * Format: date
             * @description Last day, the one before the next row begins; null for the last row
             */
            effectiveTo: string | null;
            /** @description Whether it begins after today, and so may be replaced or deleted */
            future: boolean;
            /** @description Why it changed */
            reason: string | null;
            version: components["schemas"]["Version"];
            /** @enum {string} */
            rateType: "monthly" | "daily" | "hourly" | "piece";
            /** @description Cents for a month, day, hour or piece */
            basic: number;
            currency: string;
            /** @enum {string} */
            payFrequency: "monthly" | "semiMonthly" | "fortnightly" | "weekly";
            /** @description In hundredths */
            hoursPerWeek: number;
            /** @description In hundredths */
            daysPerWeek: number;
            /** @description Whether overtime is paid */
            otEligible: boolean;
            /** @description Why that is not as class and basic pay say */
            otReason: string | null;
            /** @description Whether Part IV of the Employment Act covers them by class and basic pay */
            partIV: boolean;
            /** @enum {string} */
            proration: "workingDays" | "calendarDays" | "26days";
        };
        /** @description All rows, newest first. */
        EmployeePayTermsList: {
            items: components["schemas"]["EmployeePayTerms"][];
        };
        EmployeePayTermsInput: {
            /**
             * Format: date
             * @description First day
             */
            effectiveFrom: string;
            /** @description Why it changes */
            reason?: string | null;
            /** @enum {string} */
            rateType: "monthly" | "daily" | "hourly" | "piece";
            /** @description Cents for a month, day, hour or piece */
            basic: number;
            currency?: string;
            /** @enum {string} */
            payFrequency?: "monthly" | "semiMonthly" | "fortnightly" | "weekly";
            /** @description In hundredths */
            hoursPerWeek?: number;
            /** @description In hundredths */
            daysPerWeek?: number;
            /** @description By class and basic pay where it is left out; otherwise it needs a reason */
            otEligible?: boolean | null;
            otReason?: string | null;
            /** @enum {string} */
            proration?: "workingDays" | "calendarDays" | "26days";
        };
        EmployeeResidency: {
            id: components["schemas"]["Id"];
            effectiveFrom: components["schemas"]["Date"];
            /**
             * Format: date
             * @description Last day, the one before the next row begins; null for the last row
             */
            effectiveTo: string | null;
            /** @description Whether it begins after today, and so may be replaced or deleted */
            future: boolean;
            /** @description Why it changed */
            reason: string | null;
            version: components["schemas"]["Version"];
            /** @enum {string} */
            residency: "citizen" | "pr" | "foreigner";
            /** Format: date */
            prGrantedOn: string | null;
            /**
             * @description Graduated or full rates of the first two years, the employer's first
             * @enum {string|null}
             */
            prRateOption: "GG" | "FG" | "FF" | null;
            /** @description Of the board's approval of higher rates */
            approvalRef: string | null;
        };
        /** @description All rows, newest first. */
        EmployeeResidencyList: {
            items: components["schemas"]["EmployeeResidency"][];
        };
        EmployeeResidencyInput: {
            /**
             * Format: date
             * @description First day
             */
            effectiveFrom: string;
            /** @description Why it changes */
            reason?: string | null;
            /** @enum {string} */
            residency: "citizen" | "pr" | "foreigner";
            /**
             * Format: date
             * @description Needed of permanent residents
             */
            prGrantedOn?: string | null;
            /**
             * @description Graduated or full rates of the first two years, the employer's first
             * @enum {string|null}
             */
            prRateOption?: "GG" | "FG" | "FF" | null;
            /** @description Needed for full rates */
            approvalRef?: string | null;
        };
        EmployeeStatutory: {
            id: components["schemas"]["Id"];
            effectiveFrom: components["schemas"]["Date"];
            /**
             * Format: date
             * @description Last day, the one before the next row begins; null for the last row
             */
            effectiveTo: string | null;
            /** @description Whether it begins after today, and so may be replaced or deleted */
            future: boolean;
            /** @description Why it changed */
            reason: string | null;
            version: components["schemas"]["Version"];
            /**
             * @description Whether the employer bears the employee's share
             * @enum {string}
             */
            cpfPaidBy: "shared" | "employer";
            /** @description Funds that are not by race and religion */
            shg: components["schemas"]["SchemasFundChoice"][];
            /** @description Why no skills development levy is due; due without */
            sdlExemptReason: string | null;
            /** @description Foreign worker levy in cents a month */
            fwl: number | null;
            taxResident: boolean;
            cpfOpening: components["schemas"]["CpfOpening"];
        };
        /** @description All rows, newest first. */
        EmployeeStatutoryList: {
            items: components["schemas"]["EmployeeStatutory"][];
        };
        EmployeeStatutoryInput: {
            /**
             * Format: date
             * @description First day
             */
            effectiveFrom: string;
            /** @description Why it changes */
            reason?: string | null;
            /** @enum {string} */
            cpfPaidBy?: "shared" | "employer";
            shg?: components["schemas"]["SchemasFundChoice"][];
            sdlExemptReason?: string | null;
            /** @description Foreign worker levy in cents a month */
            fwl?: number | null;
            taxResident?: boolean;
            cpfOpening?: components["schemas"]["CpfOpening"];
        };
        EmployeeStart: {
            /**
             * Format: date
             * @description First day of work; as agreed on where it is left out
             */
            startDate?: string;
            /**
             * Format: date
             * @description Last day of probation; null without probation
             */
            probationEnd?: string | null;
        };
        EmployeeConfirm: {
            /** Format: date */
            confirmedOn: string;
            note?: string | null;
        };
        EmployeeProbation: {
            /** Format: date */
            probationEnd: string;
            reason: string;
        };
        /** @enum {string} */
        ExitReason: "resignation" | "endOfContract" | "retirement" | "retrenchment" | "dismissal" | "transfer" | "death" | "other";
        EmployeeNotice: {
            /** Format: date */
            noticeGivenOn: string;
            /**
             * Format: date
             * @description By the days of notice where it is left out
             */
            lastDay?: string;
            exitReason: components["schemas"]["ExitReason"];
            exitNote?: string | null;
        };
        EmployeeStepReason: {
            reason: string;
        };
        EmployeeExit: {
            /**
             * Format: date
             * @description As the notice says where it is left out
             */
            lastDay?: string;
            exitReason?: components["schemas"]["ExitReason"];
            exitNote?: string | null;
            rehireEligible?: boolean | null;
            /**
             * Format: uuid
             * @description Who becomes the manager of the people who report to them, from the day after
             */
            reportsTo?: string | null;
        };
        EmployeeSuspension: {
            /** Format: date */
            from: string;
            reason: string;
        };
        EmployeeRehire: {
            /** Format: date */
            startDate: string;
            contractType: components["schemas"]["ContractType"];
            /** Format: date */
            contractEnd?: string | null;
            /** @enum {string} */
            status?: "offered" | "onboarding" | "probation" | "confirmed";
            /** @description The next free one where it is left out */
            employeeNo?: string;
        };
        OrgChartNode: {
            id: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description Null at the top of what the reader sees
             */
            managerId: string | null;
            fullName: string;
            designation: string | null;
            department: string | null;
            /** Format: uuid */
            photo: string | null;
            /** @description People who report to them directly */
            reports: number;
            /** @description People below them, directly or not */
            total: number;
        };
        OrgChart: {
            nodes: components["schemas"]["OrgChartNode"][];
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
    listSavedViews: {
        parameters: {
            query: {
                /** @description Company whose list it is. */
                companyId: components["schemas"]["Id"];
                /** @description What the list holds. */
                subject: components["schemas"]["ViewSubject"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views, at most 200. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description Saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                savedViewId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewChange"];
            };
        };
        responses: {
            /** @description The view as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                savedViewId: components["schemas"]["Id"];
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
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyProfile"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    updateMyProfile: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyProfileInput"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyProfile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateMyPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyPictureInput"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyProfile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateMyMailTopics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailTopicsInput"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyProfile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateMyPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyPasswordInput"];
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMySessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessions that can still be used. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MySessionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    endMySessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MySessionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    endMySession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "company_name" | "-company_name" | "code" | "-code" | "uen" | "-uen" | "incorporationDate" | "-incorporationDate" | "updatedAt" | "-updatedAt";
                /** @description Only companies in these states; without it, all but the archived. */
                status?: components["schemas"]["CompanyStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of companies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyInput"];
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
                    "application/json": components["schemas"]["Company"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listCompanyOptions: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies. */
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
            422: components["responses"]["Unprocessable"];
        };
    };
    exportCompanies: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "company_name" | "-company_name" | "code" | "-code" | "uen" | "-uen" | "incorporationDate" | "-incorporationDate" | "updatedAt" | "-updatedAt";
                /** @description Only companies in these states; without it, all but the archived. */
                status?: components["schemas"]["CompanyStatus"][];
            };
            header?: never;
            path?: never;
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
            422: components["responses"]["Unprocessable"];
        };
    };
    getCompany: {
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
            /** @description The company. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateCompany: {
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
                "application/json": components["schemas"]["CompanyInput"];
            };
        };
        responses: {
            /** @description The company as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteCompany: {
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
    archiveCompany: {
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
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreCompany: {
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
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    setDefaultCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is the person's default. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getCompanyLogo: {
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
            /** @description The logo as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyLogo"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateCompanyLogo: {
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
                "application/json": components["schemas"]["CompanyLogo"];
            };
        };
        responses: {
            /** @description The logo as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyLogo"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listCompanyHistory: {
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
    listClients: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "updatedAt" | "-updatedAt";
                /** @description Only clients in these states; without it, all but the archived. */
                status?: components["schemas"]["ClientStatus"][];
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
            /** @description One page of clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createClient: {
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
                "application/json": components["schemas"]["ClientInput"];
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
                    "application/json": components["schemas"]["Client"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listClientOptions: {
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
            /** @description The clients, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportClients: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "updatedAt" | "-updatedAt";
                /** @description Only clients in these states; without it, all but the archived. */
                status?: components["schemas"]["ClientStatus"][];
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
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                clientId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateClient: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                clientId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientInput"];
            };
        };
        responses: {
            /** @description The client as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                clientId: components["schemas"]["Id"];
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
    archiveClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                clientId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                clientId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listClientHistory: {
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
                clientId: components["schemas"]["Id"];
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
    listProjects: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "client" | "-client" | "startDate" | "-startDate" | "endDate" | "-endDate" | "members" | "-members" | "updatedAt" | "-updatedAt";
                /** @description Only projects in these states; without it, all but the archived. */
                status?: components["schemas"]["ProjectStatus"][];
                /** @description Only projects of these clients. */
                clientId?: components["schemas"]["Id"][];
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
            /** @description One page of projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createProject: {
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
                "application/json": components["schemas"]["ProjectInput"];
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
                    "application/json": components["schemas"]["Project"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listProjectOptions: {
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
            /** @description The projects, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportProjects: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "client" | "-client" | "startDate" | "-startDate" | "endDate" | "-endDate" | "members" | "-members" | "updatedAt" | "-updatedAt";
                /** @description Only projects in these states; without it, all but the archived. */
                status?: components["schemas"]["ProjectStatus"][];
                /** @description Only projects of these clients. */
                clientId?: components["schemas"]["Id"][];
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
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                projectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                projectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectInput"];
            };
        };
        responses: {
            /** @description The project as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                projectId: components["schemas"]["Id"];
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
    archiveProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                projectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                projectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listProjectHistory: {
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
                projectId: components["schemas"]["Id"];
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
    listDepartments: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "department" | "-department" | "code" | "-code" | "parent" | "-parent" | "costCentre" | "-costCentre" | "updatedAt" | "-updatedAt";
                /** @description Only departments in these states; without it, all but the archived. */
                status?: components["schemas"]["DepartmentStatus"][];
                /** @description Only departments directly below these. */
                parentId?: string[];
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
            /** @description One page of departments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createDepartment: {
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
                "application/json": components["schemas"]["DepartmentInput"];
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
                    "application/json": components["schemas"]["Department"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listDepartmentOptions: {
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
            /** @description The departments, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportDepartments: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "department" | "-department" | "code" | "-code" | "parent" | "-parent" | "costCentre" | "-costCentre" | "updatedAt" | "-updatedAt";
                /** @description Only departments in these states; without it, all but the archived. */
                status?: components["schemas"]["DepartmentStatus"][];
                /** @description Only departments directly below these. */
                parentId?: string[];
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
    getDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                departmentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The department. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateDepartment: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                departmentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentInput"];
            };
        };
        responses: {
            /** @description The department as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                departmentId: components["schemas"]["Id"];
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
    archiveDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                departmentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The department as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                departmentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The department as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listDepartmentHistory: {
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
                departmentId: components["schemas"]["Id"];
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
    getDepartmentTree: {
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
            /** @description The tree as a list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentTree"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    moveDepartment: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                departmentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentMove"];
            };
        };
        responses: {
            /** @description The department as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    mergeDepartment: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                departmentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentMerge"];
            };
        };
        responses: {
            /** @description The department that remains. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listDesignations: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "designation" | "-designation" | "code" | "-code" | "grade" | "-grade" | "ssocCode" | "-ssocCode" | "mom_survey_group_name" | "-mom_survey_group_name" | "updatedAt" | "-updatedAt";
                /** @description Only designations in these states; without it, all but the archived. */
                status?: components["schemas"]["DesignationStatus"][];
                /** @description Only designations of these grades. */
                gradeId?: string[];
                /** @description Only designations of these MOM survey groups. */
                mom_survey_group_id?: string[];
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
            /** @description One page of designations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignationPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createDesignation: {
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
                "application/json": components["schemas"]["DesignationInput"];
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
                    "application/json": components["schemas"]["Designation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listDesignationOptions: {
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
            /** @description The designations, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignationOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportDesignations: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "designation" | "-designation" | "code" | "-code" | "grade" | "-grade" | "ssocCode" | "-ssocCode" | "mom_survey_group_name" | "-mom_survey_group_name" | "updatedAt" | "-updatedAt";
                /** @description Only designations in these states; without it, all but the archived. */
                status?: components["schemas"]["DesignationStatus"][];
                /** @description Only designations of these grades. */
                gradeId?: string[];
                /** @description Only designations of these MOM survey groups. */
                mom_survey_group_id?: string[];
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
    getDesignation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                designationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The designation. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Designation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateDesignation: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                designationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DesignationInput"];
            };
        };
        responses: {
            /** @description The designation as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Designation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteDesignation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                designationId: components["schemas"]["Id"];
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
            422: components["responses"]["Unprocessable"];
        };
    };
    archiveDesignation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                designationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The designation as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Designation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreDesignation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                designationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The designation as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Designation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listDesignationHistory: {
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
                designationId: components["schemas"]["Id"];
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
    listMomSurveyGroups: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "mom_survey_group_name" | "-mom_survey_group_name" | "code" | "-code" | "occupationalGroup" | "-occupationalGroup" | "designations" | "-designations" | "updatedAt" | "-updatedAt";
                /** @description Only MOM survey groups in these states; without it, all but the archived. */
                status?: components["schemas"]["MomSurveyGroupStatus"][];
                /** @description Only groups that count here. */
                occupationalGroup?: components["schemas"]["OccupationalGroup"][];
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
            /** @description One page of MOM survey groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MomSurveyGroupPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createMomSurveyGroup: {
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
                "application/json": components["schemas"]["MomSurveyGroupInput"];
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
                    "application/json": components["schemas"]["MomSurveyGroup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listMomSurveyGroupOptions: {
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
            /** @description The MOM survey groups, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MomSurveyGroupOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportMomSurveyGroups: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "mom_survey_group_name" | "-mom_survey_group_name" | "code" | "-code" | "occupationalGroup" | "-occupationalGroup" | "designations" | "-designations" | "updatedAt" | "-updatedAt";
                /** @description Only MOM survey groups in these states; without it, all but the archived. */
                status?: components["schemas"]["MomSurveyGroupStatus"][];
                /** @description Only groups that count here. */
                occupationalGroup?: components["schemas"]["OccupationalGroup"][];
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
    getMomSurveyGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                momSurveyGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The MOM survey group. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MomSurveyGroup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateMomSurveyGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                momSurveyGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MomSurveyGroupInput"];
            };
        };
        responses: {
            /** @description The MOM survey group as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MomSurveyGroup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteMomSurveyGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                momSurveyGroupId: components["schemas"]["Id"];
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
    archiveMomSurveyGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                momSurveyGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The MOM survey group as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MomSurveyGroup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreMomSurveyGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                momSurveyGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The MOM survey group as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MomSurveyGroup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listMomSurveyGroupHistory: {
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
                momSurveyGroupId: components["schemas"]["Id"];
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
    listEmployeeGroups: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "group_name" | "-group_name" | "code" | "-code" | "use" | "-use" | "updatedAt" | "-updatedAt";
                /** @description Only employee groups in these states; without it, all but the archived. */
                status?: components["schemas"]["EmployeeGroupStatus"][];
                /** @description Only groups for these uses. */
                use?: components["schemas"]["EmployeeGroupUse"][];
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
            /** @description One page of employee groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeGroupPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createEmployeeGroup: {
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
                "application/json": components["schemas"]["EmployeeGroupInput"];
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
                    "application/json": components["schemas"]["EmployeeGroup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listEmployeeGroupOptions: {
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
            /** @description The employee groups, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeGroupOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportEmployeeGroups: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "group_name" | "-group_name" | "code" | "-code" | "use" | "-use" | "updatedAt" | "-updatedAt";
                /** @description Only employee groups in these states; without it, all but the archived. */
                status?: components["schemas"]["EmployeeGroupStatus"][];
                /** @description Only groups for these uses. */
                use?: components["schemas"]["EmployeeGroupUse"][];
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
    getEmployeeGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee group. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeGroup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateEmployeeGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeGroupInput"];
            };
        };
        responses: {
            /** @description The employee group as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeGroup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteEmployeeGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeGroupId: components["schemas"]["Id"];
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
            422: components["responses"]["Unprocessable"];
        };
    };
    archiveEmployeeGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee group as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeGroup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreEmployeeGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee group as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeGroup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listEmployeeGroupHistory: {
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
                employeeGroupId: components["schemas"]["Id"];
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
    listClasses: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "class" | "-class" | "code" | "-code" | "eaCategory" | "-eaCategory" | "updatedAt" | "-updatedAt";
                /** @description Only classes in these states; without it, all but the archived. */
                status?: components["schemas"]["ClassStatus"][];
                /** @description Only classes of these categories. */
                eaCategory?: components["schemas"]["EaCategory"][];
                /** @description Only classes with overtime, or only those without. */
                otEligibleDefault?: boolean;
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
            /** @description One page of classes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createClass: {
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
                "application/json": components["schemas"]["ClassInput"];
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
                    "application/json": components["schemas"]["Class"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listClassOptions: {
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
            /** @description The classes, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportClasses: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "class" | "-class" | "code" | "-code" | "eaCategory" | "-eaCategory" | "updatedAt" | "-updatedAt";
                /** @description Only classes in these states; without it, all but the archived. */
                status?: components["schemas"]["ClassStatus"][];
                /** @description Only classes of these categories. */
                eaCategory?: components["schemas"]["EaCategory"][];
                /** @description Only classes with overtime, or only those without. */
                otEligibleDefault?: boolean;
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
    getClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                classId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The class. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Class"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateClass: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                classId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassInput"];
            };
        };
        responses: {
            /** @description The class as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Class"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                classId: components["schemas"]["Id"];
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
            422: components["responses"]["Unprocessable"];
        };
    };
    archiveClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                classId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The class as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Class"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                classId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The class as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Class"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listClassHistory: {
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
                classId: components["schemas"]["Id"];
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
    listFunctionalGroups: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "functional_group" | "-functional_group" | "code" | "-code" | "updatedAt" | "-updatedAt";
                /** @description Only functional groups in these states; without it, all but the archived. */
                status?: components["schemas"]["FunctionalGroupStatus"][];
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
            /** @description One page of functional groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunctionalGroupPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createFunctionalGroup: {
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
                "application/json": components["schemas"]["FunctionalGroupInput"];
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
                    "application/json": components["schemas"]["FunctionalGroup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listFunctionalGroupOptions: {
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
            /** @description The functional groups, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunctionalGroupOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportFunctionalGroups: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "functional_group" | "-functional_group" | "code" | "-code" | "updatedAt" | "-updatedAt";
                /** @description Only functional groups in these states; without it, all but the archived. */
                status?: components["schemas"]["FunctionalGroupStatus"][];
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
    getFunctionalGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                functionalGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The functional group. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunctionalGroup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateFunctionalGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                functionalGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FunctionalGroupInput"];
            };
        };
        responses: {
            /** @description The functional group as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunctionalGroup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteFunctionalGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                functionalGroupId: components["schemas"]["Id"];
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
            422: components["responses"]["Unprocessable"];
        };
    };
    archiveFunctionalGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                functionalGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The functional group as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunctionalGroup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreFunctionalGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                functionalGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The functional group as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunctionalGroup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listFunctionalGroupHistory: {
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
                functionalGroupId: components["schemas"]["Id"];
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
    listWorkLocations: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "radiusM" | "-radiusM" | "tz" | "-tz" | "updatedAt" | "-updatedAt";
                /** @description Only work locations in these states; without it, all but the archived. */
                status?: components["schemas"]["WorkLocationStatus"][];
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
            /** @description One page of work locations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkLocationPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createWorkLocation: {
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
                "application/json": components["schemas"]["WorkLocationInput"];
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
                    "application/json": components["schemas"]["WorkLocation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listWorkLocationOptions: {
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
            /** @description The work locations, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkLocationOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportWorkLocations: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "radiusM" | "-radiusM" | "tz" | "-tz" | "updatedAt" | "-updatedAt";
                /** @description Only work locations in these states; without it, all but the archived. */
                status?: components["schemas"]["WorkLocationStatus"][];
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
    getWorkLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                workLocationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work location. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkLocation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateWorkLocation: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                workLocationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkLocationInput"];
            };
        };
        responses: {
            /** @description The work location as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkLocation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteWorkLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                workLocationId: components["schemas"]["Id"];
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
            422: components["responses"]["Unprocessable"];
        };
    };
    archiveWorkLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                workLocationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work location as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkLocation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreWorkLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                workLocationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work location as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkLocation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listWorkLocationHistory: {
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
                workLocationId: components["schemas"]["Id"];
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
    listShifts: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "start" | "-start" | "workMinutes" | "-workMinutes" | "updatedAt" | "-updatedAt";
                /** @description Only shifts in these states; without it, all but the archived. */
                status?: components["schemas"]["ShiftStatus"][];
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
            /** @description One page of shifts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createShift: {
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
                "application/json": components["schemas"]["ShiftInput"];
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
                    "application/json": components["schemas"]["Shift"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listShiftOptions: {
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
            /** @description The shifts, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportShifts: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "start" | "-start" | "workMinutes" | "-workMinutes" | "updatedAt" | "-updatedAt";
                /** @description Only shifts in these states; without it, all but the archived. */
                status?: components["schemas"]["ShiftStatus"][];
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
    getShift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                shiftId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shift. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shift"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateShift: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                shiftId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftInput"];
            };
        };
        responses: {
            /** @description The shift as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shift"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteShift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                shiftId: components["schemas"]["Id"];
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
            422: components["responses"]["Unprocessable"];
        };
    };
    archiveShift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                shiftId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shift as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shift"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreShift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                shiftId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shift as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shift"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listShiftHistory: {
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
                shiftId: components["schemas"]["Id"];
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
    listCountries: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "iso2" | "-iso2" | "iso3" | "-iso3" | "nationality" | "-nationality" | "currency" | "-currency" | "updatedAt" | "-updatedAt";
                /** @description Only countries in these states; without it, all but the archived. */
                status?: components["schemas"]["CountryStatus"][];
                /** @description Only countries that the work permit rules count as a traditional source, or only the others. */
                source?: components["schemas"]["LabourSource"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createCountry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountryInput"];
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
                    "application/json": components["schemas"]["Country"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listCountryOptions: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries, at most 300. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportCountries: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "iso2" | "-iso2" | "iso3" | "-iso3" | "nationality" | "-nationality" | "currency" | "-currency" | "updatedAt" | "-updatedAt";
                /** @description Only countries in these states; without it, all but the archived. */
                status?: components["schemas"]["CountryStatus"][];
                /** @description Only countries that the work permit rules count as a traditional source, or only the others. */
                source?: components["schemas"]["LabourSource"][];
            };
            header?: never;
            path?: never;
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
            422: components["responses"]["Unprocessable"];
        };
    };
    getCountry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                countryId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The country. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateCountry: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                countryId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountryInput"];
            };
        };
        responses: {
            /** @description The country as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteCountry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                countryId: components["schemas"]["Id"];
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
    archiveCountry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                countryId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The country as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreCountry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                countryId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The country as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listCountryHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
            };
            header?: never;
            path: {
                countryId: components["schemas"]["Id"];
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
    listWorkpassTypes: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "category" | "-category" | "maxValidityMonths" | "-maxValidityMonths" | "updatedAt" | "-updatedAt";
                /** @description Only work pass types in these states; without it, all but the archived. */
                status?: components["schemas"]["WorkpassTypeStatus"][];
                /** @description Only types of these categories. */
                category?: components["schemas"]["WorkpassCategory"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of work pass types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkpassTypePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createWorkpassType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkpassTypeInput"];
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
                    "application/json": components["schemas"]["WorkpassType"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listWorkpassTypeOptions: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work pass types, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkpassTypeOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportWorkpassTypes: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "category" | "-category" | "maxValidityMonths" | "-maxValidityMonths" | "updatedAt" | "-updatedAt";
                /** @description Only work pass types in these states; without it, all but the archived. */
                status?: components["schemas"]["WorkpassTypeStatus"][];
                /** @description Only types of these categories. */
                category?: components["schemas"]["WorkpassCategory"][];
            };
            header?: never;
            path?: never;
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
            422: components["responses"]["Unprocessable"];
        };
    };
    getWorkpassType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workpassTypeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work pass type. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkpassType"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateWorkpassType: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                workpassTypeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkpassTypeInput"];
            };
        };
        responses: {
            /** @description The work pass type as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkpassType"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteWorkpassType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workpassTypeId: components["schemas"]["Id"];
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
    archiveWorkpassType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workpassTypeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work pass type as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkpassType"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreWorkpassType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workpassTypeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work pass type as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkpassType"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listWorkpassTypeHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
            };
            header?: never;
            path: {
                workpassTypeId: components["schemas"]["Id"];
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
    listWorkpassOccupations: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "code" | "-code" | "title" | "-title" | "sector" | "-sector" | "updatedAt" | "-updatedAt";
                /** @description Only work pass occupations in these states; without it, all but the archived. */
                status?: components["schemas"]["WorkpassOccupationStatus"][];
                /** @description Only occupations of these sectors. */
                sector?: components["schemas"]["WorkpassSector"][];
                /** @description Only professionals, managers and executives, or only the others. */
                level?: components["schemas"]["WorkpassLevel"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of work pass occupations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkpassOccupationPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createWorkpassOccupation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkpassOccupationInput"];
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
                    "application/json": components["schemas"]["WorkpassOccupation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listWorkpassOccupationOptions: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work pass occupations, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkpassOccupationOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportWorkpassOccupations: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "code" | "-code" | "title" | "-title" | "sector" | "-sector" | "updatedAt" | "-updatedAt";
                /** @description Only work pass occupations in these states; without it, all but the archived. */
                status?: components["schemas"]["WorkpassOccupationStatus"][];
                /** @description Only occupations of these sectors. */
                sector?: components["schemas"]["WorkpassSector"][];
                /** @description Only professionals, managers and executives, or only the others. */
                level?: components["schemas"]["WorkpassLevel"][];
            };
            header?: never;
            path?: never;
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
            422: components["responses"]["Unprocessable"];
        };
    };
    importWorkpassOccupations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkpassOccupationImport"];
            };
        };
        responses: {
            /** @description What the file did, or would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkpassOccupationImportResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getWorkpassOccupation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workpassOccupationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work pass occupation. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkpassOccupation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateWorkpassOccupation: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                workpassOccupationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkpassOccupationInput"];
            };
        };
        responses: {
            /** @description The work pass occupation as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkpassOccupation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteWorkpassOccupation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workpassOccupationId: components["schemas"]["Id"];
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
            422: components["responses"]["Unprocessable"];
        };
    };
    archiveWorkpassOccupation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workpassOccupationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work pass occupation as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkpassOccupation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreWorkpassOccupation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workpassOccupationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work pass occupation as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkpassOccupation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listWorkpassOccupationHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
            };
            header?: never;
            path: {
                workpassOccupationId: components["schemas"]["Id"];
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
    listReligions: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "updatedAt" | "-updatedAt";
                /** @description Only religions in these states; without it, all but the archived. */
                status?: components["schemas"]["ReligionStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of religions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReligionPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createReligion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReligionInput"];
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
                    "application/json": components["schemas"]["Religion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listReligionOptions: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The religions, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReligionOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportReligions: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "updatedAt" | "-updatedAt";
                /** @description Only religions in these states; without it, all but the archived. */
                status?: components["schemas"]["ReligionStatus"][];
            };
            header?: never;
            path?: never;
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
            422: components["responses"]["Unprocessable"];
        };
    };
    getReligion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                religionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The religion. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Religion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateReligion: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                religionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReligionInput"];
            };
        };
        responses: {
            /** @description The religion as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Religion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteReligion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                religionId: components["schemas"]["Id"];
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
            422: components["responses"]["Unprocessable"];
        };
    };
    archiveReligion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                religionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The religion as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Religion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreReligion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                religionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The religion as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Religion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listReligionHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
            };
            header?: never;
            path: {
                religionId: components["schemas"]["Id"];
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
    listRaces: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "shgFund" | "-shgFund" | "updatedAt" | "-updatedAt";
                /** @description Only races in these states; without it, all but the archived. */
                status?: components["schemas"]["RaceStatus"][];
                /** @description Only races of these funds. */
                shgFund?: components["schemas"]["ShgFund"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of races. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RacePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createRace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RaceInput"];
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
                    "application/json": components["schemas"]["Race"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listRaceOptions: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The races, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RaceOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportRaces: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "shgFund" | "-shgFund" | "updatedAt" | "-updatedAt";
                /** @description Only races in these states; without it, all but the archived. */
                status?: components["schemas"]["RaceStatus"][];
                /** @description Only races of these funds. */
                shgFund?: components["schemas"]["ShgFund"][];
            };
            header?: never;
            path?: never;
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
            422: components["responses"]["Unprocessable"];
        };
    };
    getRace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                raceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The race. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Race"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateRace: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                raceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RaceInput"];
            };
        };
        responses: {
            /** @description The race as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Race"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteRace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                raceId: components["schemas"]["Id"];
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
            422: components["responses"]["Unprocessable"];
        };
    };
    archiveRace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                raceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The race as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Race"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreRace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                raceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The race as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Race"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listRaceHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
            };
            header?: never;
            path: {
                raceId: components["schemas"]["Id"];
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
    listBanks: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "swift" | "-swift" | "updatedAt" | "-updatedAt";
                /** @description Only banks in these states; without it, all but the archived. */
                status?: components["schemas"]["BankStatus"][];
                /** @description Only banks that take these files. */
                giroFormat?: components["schemas"]["GiroFormat"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of banks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createBank: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankInput"];
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
                    "application/json": components["schemas"]["Bank"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listBankOptions: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banks, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportBanks: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "swift" | "-swift" | "updatedAt" | "-updatedAt";
                /** @description Only banks in these states; without it, all but the archived. */
                status?: components["schemas"]["BankStatus"][];
                /** @description Only banks that take these files. */
                giroFormat?: components["schemas"]["GiroFormat"][];
            };
            header?: never;
            path?: never;
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
            422: components["responses"]["Unprocessable"];
        };
    };
    getBank: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bankId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bank. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bank"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateBank: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                bankId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankInput"];
            };
        };
        responses: {
            /** @description The bank as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bank"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteBank: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bankId: components["schemas"]["Id"];
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
            422: components["responses"]["Unprocessable"];
        };
    };
    archiveBank: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bankId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bank as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bank"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreBank: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bankId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bank as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bank"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listBankHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
            };
            header?: never;
            path: {
                bankId: components["schemas"]["Id"];
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
    listGlobalLeaveTypes: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "unit" | "-unit" | "serviceMonths" | "-serviceMonths" | "updatedAt" | "-updatedAt";
                /** @description Only global leave types in these states; without it, all but the archived. */
                status?: components["schemas"]["GlobalLeaveTypeStatus"][];
                /** @description Only types counted in these units. */
                unit?: components["schemas"]["LeaveUnit"][];
                /** @description Only types for these employees. */
                gender?: components["schemas"]["LeaveGender"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of global leave types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalLeaveTypePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createGlobalLeaveType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GlobalLeaveTypeInput"];
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
                    "application/json": components["schemas"]["GlobalLeaveType"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listGlobalLeaveTypeOptions: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The global leave types, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalLeaveTypeOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportGlobalLeaveTypes: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "unit" | "-unit" | "serviceMonths" | "-serviceMonths" | "updatedAt" | "-updatedAt";
                /** @description Only global leave types in these states; without it, all but the archived. */
                status?: components["schemas"]["GlobalLeaveTypeStatus"][];
                /** @description Only types counted in these units. */
                unit?: components["schemas"]["LeaveUnit"][];
                /** @description Only types for these employees. */
                gender?: components["schemas"]["LeaveGender"][];
            };
            header?: never;
            path?: never;
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
            422: components["responses"]["Unprocessable"];
        };
    };
    getGlobalLeaveType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                globalLeaveTypeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The global leave type. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalLeaveType"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateGlobalLeaveType: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                globalLeaveTypeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GlobalLeaveTypeInput"];
            };
        };
        responses: {
            /** @description The global leave type as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalLeaveType"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteGlobalLeaveType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                globalLeaveTypeId: components["schemas"]["Id"];
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
            422: components["responses"]["Unprocessable"];
        };
    };
    archiveGlobalLeaveType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                globalLeaveTypeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The global leave type as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalLeaveType"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreGlobalLeaveType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                globalLeaveTypeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The global leave type as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalLeaveType"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listGlobalLeaveTypeHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
            };
            header?: never;
            path: {
                globalLeaveTypeId: components["schemas"]["Id"];
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
    calculateCpfYear: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CpfYearInput"];
            };
        };
        responses: {
            /** @description The year, month by month. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CpfYearAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateCpfYearBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CpfYearBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CpfYearBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateLateInterest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LateInterestInput"];
            };
        };
        responses: {
            /** @description The dates and the interest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LateInterestAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateLateInterestBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LateInterestBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LateInterestBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateAnnualLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnualLimitInput"];
            };
        };
        responses: {
            /** @description What fits and what does not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnualLimitAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateAnnualLimitBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnualLimitBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnualLimitBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateWageClass: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WageClassInput"];
            };
        };
        responses: {
            /** @description The class and the month. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WageClassAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateWageClassBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WageClassBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WageClassBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateShareRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareRecoveryInput"];
            };
        };
        responses: {
            /** @description Whether, why, and until when. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareRecoveryAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateShareRecoveryBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareRecoveryBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareRecoveryBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateSdl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdlInput"];
            };
        };
        responses: {
            /** @description A levy for each of the wages, and the total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdlAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateSdlBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdlBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdlBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateForeignWorkerLevy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForeignWorkerLevyInput"];
            };
        };
        responses: {
            /** @description The levy and when it is due. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForeignWorkerLevyAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateForeignWorkerLevyBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForeignWorkerLevyBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForeignWorkerLevyBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculatePrivateProvidentFund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrivateProvidentFundInput"];
            };
        };
        responses: {
            /** @description Base and shares. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivateProvidentFundAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculatePrivateProvidentFundBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrivateProvidentFundBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivateProvidentFundBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculatePayRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayRatesInput"];
            };
        };
        responses: {
            /** @description The rates, exact and in cents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRatesAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculatePayRatesBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayRatesBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRatesBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateOvertime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OvertimeInput"];
            };
        };
        responses: {
            /** @description The pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OvertimeAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateOvertimeBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OvertimeBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OvertimeBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateRestDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestDayInput"];
            };
        };
        responses: {
            /** @description Days and pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestDayAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateRestDayBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestDayBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestDayBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculatePublicHolidayWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicHolidayWorkInput"];
            };
        };
        responses: {
            /** @description Days and pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicHolidayWorkAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculatePublicHolidayWorkBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicHolidayWorkBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicHolidayWorkBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateHolidayOnDayOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayOnDayOffInput"];
            };
        };
        responses: {
            /** @description The pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayOnDayOffAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateHolidayOnDayOffBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayOnDayOffBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayOnDayOffBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateIncompleteMonth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncompleteMonthInput"];
            };
        };
        responses: {
            /** @description Pay, counts and the grid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncompleteMonthAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateIncompleteMonthBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncompleteMonthBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncompleteMonthBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateLeaveEncashment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveEncashmentInput"];
            };
        };
        responses: {
            /** @description The pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveEncashmentAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateLeaveEncashmentBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveEncashmentBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveEncashmentBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeInput"];
            };
        };
        responses: {
            /** @description Length and pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateNoticeBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateDeductions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeductionsInput"];
            };
        };
        responses: {
            /** @description The limits that bear on them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeductionsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateDeductionsBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeductionsBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeductionsBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculatePayDates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayDatesInput"];
            };
        };
        responses: {
            /** @description The dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayDatesAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculatePayDatesBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayDatesBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayDatesBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateAnnualLeave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnualLeaveInput"];
            };
        };
        responses: {
            /** @description Months and days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnualLeaveAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateAnnualLeaveBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnualLeaveBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnualLeaveBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateSickLeave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SickLeaveInput"];
            };
        };
        responses: {
            /** @description Days of each kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SickLeaveAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateSickLeaveBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SickLeaveBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SickLeaveBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateChildcareLeave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChildcareLeaveInput"];
            };
        };
        responses: {
            /** @description Days of each kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChildcareLeaveAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateChildcareLeaveBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChildcareLeaveBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChildcareLeaveBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateMaternityLeave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaternityLeaveInput"];
            };
        };
        responses: {
            /** @description The weeks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaternityLeaveAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateMaternityLeaveBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaternityLeaveBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaternityLeaveBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculatePaternityLeave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaternityLeaveInput"];
            };
        };
        responses: {
            /** @description The weeks, and why. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaternityLeaveAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculatePaternityLeaveBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaternityLeaveBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaternityLeaveBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateSharedParentalLeave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SharedParentalLeaveInput"];
            };
        };
        responses: {
            /** @description The weeks and the dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedParentalLeaveAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateSharedParentalLeaveBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SharedParentalLeaveBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedParentalLeaveBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateAdoptionLeave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdoptionLeaveInput"];
            };
        };
        responses: {
            /** @description The weeks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdoptionLeaveAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateAdoptionLeaveBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdoptionLeaveBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdoptionLeaveBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculatePublicHolidays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicHolidaysInput"];
            };
        };
        responses: {
            /** @description The holidays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicHolidaysAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculatePublicHolidaysBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicHolidaysBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicHolidaysBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateIdentifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentifierInput"];
            };
        };
        responses: {
            /** @description The verdict. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentifierAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateIdentifierBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentifierBatch"];
            };
        };
        responses: {
            /** @description The cases in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentifierBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateEzpayFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EzpayFileInput"];
            };
        };
        responses: {
            /** @description The faults and what the file pays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EzpayFileAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    calculateEzpayFileBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EzpayFileBatch"];
            };
        };
        responses: {
            /** @description The files in the order they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EzpayFileBatchAnswer"];
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
    reviewRateSet: {
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
                "application/json": components["schemas"]["RateReview"];
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
    listElements: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "kind" | "-kind" | "sensitivity" | "-sensitivity" | "updatedAt" | "-updatedAt";
                /** @description Only elements in these states; without it, all but the archived. */
                status?: components["schemas"]["ElementStatus"][];
                /** @description Only elements of these kinds. */
                kind?: components["schemas"]["ElementKind"][];
                /** @description Only elements of these classes. */
                sensitivity?: components["schemas"]["FieldClass"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of elements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElementPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createElement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ElementInput"];
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
                    "application/json": components["schemas"]["Element"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listElementOptions: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The elements, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElementOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportElements: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "kind" | "-kind" | "sensitivity" | "-sensitivity" | "updatedAt" | "-updatedAt";
                /** @description Only elements in these states; without it, all but the archived. */
                status?: components["schemas"]["ElementStatus"][];
                /** @description Only elements of these kinds. */
                kind?: components["schemas"]["ElementKind"][];
                /** @description Only elements of these classes. */
                sensitivity?: components["schemas"]["FieldClass"][];
            };
            header?: never;
            path?: never;
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
            422: components["responses"]["Unprocessable"];
        };
    };
    getElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                elementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The element. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Element"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateElement: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                elementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ElementInput"];
            };
        };
        responses: {
            /** @description The element as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Element"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                elementId: components["schemas"]["Id"];
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
    archiveElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                elementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The element as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Element"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                elementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The element as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Element"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listElementHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
            };
            header?: never;
            path: {
                elementId: components["schemas"]["Id"];
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
    listModules: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "order" | "-order" | "name" | "-name" | "code" | "-code" | "updatedAt" | "-updatedAt";
                /** @description Only modules in these states; without it, all but the archived. */
                status?: components["schemas"]["ModuleStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of modules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModulePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createModule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModuleInput"];
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
                    "application/json": components["schemas"]["Module"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listModuleOptions: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The modules, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportModules: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "order" | "-order" | "name" | "-name" | "code" | "-code" | "updatedAt" | "-updatedAt";
                /** @description Only modules in these states; without it, all but the archived. */
                status?: components["schemas"]["ModuleStatus"][];
            };
            header?: never;
            path?: never;
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
            422: components["responses"]["Unprocessable"];
        };
    };
    getModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The module. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateModule: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModuleInput"];
            };
        };
        responses: {
            /** @description The module as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
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
    archiveModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The module as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The module as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listModuleHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
            };
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
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
    listModuleElements: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "module" | "-module" | "element" | "-element" | "order" | "-order" | "updatedAt" | "-updatedAt";
                /** @description Only those of this module. */
                moduleId?: components["schemas"]["Id"];
                /** @description Only those of this element. */
                elementId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of module elements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleElementPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createModuleElement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModuleElementInput"];
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
                    "application/json": components["schemas"]["ModuleElement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getModuleElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleElementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The module element. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleElement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateModuleElement: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                moduleElementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModuleElementInput"];
            };
        };
        responses: {
            /** @description The module element as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleElement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteModuleElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleElementId: components["schemas"]["Id"];
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
    listModuleElementHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
            };
            header?: never;
            path: {
                moduleElementId: components["schemas"]["Id"];
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
    listPackages: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "priceMonthly" | "-priceMonthly" | "name" | "-name" | "code" | "-code" | "updatedAt" | "-updatedAt";
                /** @description Only packages in these states; without it, all of them. */
                status?: components["schemas"]["PackageStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of packages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackagePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createPackage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackageInput"];
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
                    "application/json": components["schemas"]["Package"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listPackageOptions: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packages, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportPackages: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "priceMonthly" | "-priceMonthly" | "name" | "-name" | "code" | "-code" | "updatedAt" | "-updatedAt";
                /** @description Only packages in these states; without it, all of them. */
                status?: components["schemas"]["PackageStatus"][];
            };
            header?: never;
            path?: never;
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
            422: components["responses"]["Unprocessable"];
        };
    };
    getPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                packageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updatePackage: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                packageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackageInput"];
            };
        };
        responses: {
            /** @description The package as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deletePackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                packageId: components["schemas"]["Id"];
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
    clonePackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                packageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackageClone"];
            };
        };
        responses: {
            /** @description The package. */
            201: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    publishPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                packageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    retirePackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                packageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listPackageHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
            };
            header?: never;
            path: {
                packageId: components["schemas"]["Id"];
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
    listPackageModules: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "package" | "-package" | "module" | "-module" | "updatedAt" | "-updatedAt";
                /** @description Only those of this package. */
                packageId?: components["schemas"]["Id"];
                /** @description Only those of this module. */
                moduleId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of package modules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageModulePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createPackageModule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackageModuleInput"];
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
                    "application/json": components["schemas"]["PackageModule"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getPackageModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                packageModuleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package module. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageModule"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updatePackageModule: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                packageModuleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackageModuleInput"];
            };
        };
        responses: {
            /** @description The package module as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageModule"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deletePackageModule: {
        parameters: {
            query?: {
                /** @description How many tenants lose the module, as the preview said. */
                tenantsAffected?: number;
            };
            header?: never;
            path: {
                packageModuleId: components["schemas"]["Id"];
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
    getPackageModuleImpact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                packageModuleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who would lose what. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageModuleImpact"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listPackageModuleHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
            };
            header?: never;
            path: {
                packageModuleId: components["schemas"]["Id"];
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
    getPlatformDashboard: {
        parameters: {
            query?: {
                /** @description How many months the growth goes back. */
                months?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformDashboard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listTenants: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "seatsUsed" | "-seatsUsed" | "trialEndsOn" | "-trialEndsOn" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                /** @description Only tenants in these states; without it, all of them. */
                status?: components["schemas"]["TenantStatus"][];
                /** @description Only tenants that have this package today. */
                packageId?: components["schemas"]["Id"];
                /** @description Only trials that end on this day or later. */
                trialEndsFrom?: components["schemas"]["Date"];
                /** @description Only trials that end on this day or before. */
                trialEndsTo?: components["schemas"]["Date"];
                /** @description Only tenants that began on this day or later. */
                createdFrom?: components["schemas"]["Date"];
                /** @description Only tenants that began on this day or before. */
                createdTo?: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tenants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantCreation"];
            };
        };
        responses: {
            /** @description Created; the mail is on its way. */
            201: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listTenantOptions: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenants, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportTenants: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "seatsUsed" | "-seatsUsed" | "trialEndsOn" | "-trialEndsOn" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                /** @description Only tenants in these states; without it, all of them. */
                status?: components["schemas"]["TenantStatus"][];
                /** @description Only tenants that have this package today. */
                packageId?: components["schemas"]["Id"];
                /** @description Only trials that end on this day or later. */
                trialEndsFrom?: components["schemas"]["Date"];
                /** @description Only trials that end on this day or before. */
                trialEndsTo?: components["schemas"]["Date"];
                /** @description Only tenants that began on this day or later. */
                createdFrom?: components["schemas"]["Date"];
                /** @description Only tenants that began on this day or before. */
                createdTo?: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
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
            422: components["responses"]["Unprocessable"];
        };
    };
    getTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateTenant: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                tenantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantInput"];
            };
        };
        responses: {
            /** @description The tenant as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    activateTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantStep"];
            };
        };
        responses: {
            /** @description The tenant as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    suspendTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantStep"];
            };
        };
        responses: {
            /** @description The tenant as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    reactivateTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantStep"];
            };
        };
        responses: {
            /** @description The tenant as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    closeTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantStep"];
            };
        };
        responses: {
            /** @description The tenant as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listTenantPackages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packages it had, has and will have, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantPackage"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    assignTenantPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantPackageInput"];
            };
        };
        responses: {
            /** @description The packages it had, has and will have, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantPackage"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    resendTenantInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationMail"];
            };
        };
        responses: {
            /** @description The mail is on its way. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listTenantHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
            };
            header?: never;
            path: {
                tenantId: components["schemas"]["Id"];
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
    listPlatformUsers: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "tenant" | "-tenant" | "lastSignInAt" | "-lastSignInAt" | "createdAt" | "-createdAt";
                /** @description Only accounts of tenants, or of the platform. */
                kind?: components["schemas"]["AccountKind"][];
                /** @description Only accounts in these states; without it, all but the removed. */
                status?: components["schemas"]["AccountStatus"][];
                /** @description Only accounts of this tenant. */
                tenantId?: components["schemas"]["Id"];
                /** @description Only those that signed in on this day or later. */
                seenFrom?: components["schemas"]["Date"];
                /** @description Only those whose last sign-in was on this day or before. */
                seenTo?: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformUserPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    invitePlatformUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlatformUserInput"];
            };
        };
        responses: {
            /** @description Invited; the mail is on its way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getPlatformUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    removePlatformUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed: the sessions have ended, nobody signs in with it any more. */
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
    lockPlatformUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountLock"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    unlockPlatformUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    endPlatformUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationMail"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listSupportOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Support accesses that are open for the person who asks, the one that ends first at the top. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportOffer"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    enterSupport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                supportGrantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session as it is from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    leaveSupport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session as it is from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listSupportGrants: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Only those that are open, have run out, or were ended. */
                status?: components["schemas"]["SupportGrantStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of support accesses, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportGrantPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createSupportGrant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportGrantInput"];
            };
        };
        responses: {
            /** @description Given; it holds from now on. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportGrant"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listSupportAdministrators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportAdministrator"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    endSupportGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                supportGrantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The support access as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportGrant"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Only what this person did. */
                actorId?: components["schemas"]["Id"];
                /** @description Only what happened to records of these kinds. */
                subject?: string[];
                /** @description Only these actions. */
                action?: components["schemas"]["HistoryAction"][];
                /** @description Only what happened to this record. */
                recordId?: components["schemas"]["Id"];
                /** @description Only what happened in this company. */
                companyId?: components["schemas"]["Id"];
                /** @description Only what happened on this day or later. */
                atFrom?: components["schemas"]["Date"];
                /** @description Only what happened on this day or before. */
                atTo?: components["schemas"]["Date"];
                /** @description True for what was done for somebody else alone, false for the rest; without it, all. */
                support?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEventPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listAuditSubjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds that something happened to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getAuditEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                auditEventId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event with each field before and after. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEventDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    checkAuditChain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether every event says what it said, and none is missing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditChain"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "assignedCount" | "-assignedCount" | "updatedAt" | "-updatedAt";
                /** @description Only roles in these states; without it, all but the archived. */
                status?: components["schemas"]["RoleStatus"][];
                /** @description Only those that come with the product, or only the tenant's own. */
                isSystem?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RolePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
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
                    "application/json": components["schemas"]["Role"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listRoleOptions: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getRoleCatalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The modules in their order, and under none what no module holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleCatalogue"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    exportRoles: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "name" | "-name" | "code" | "-code" | "assignedCount" | "-assignedCount" | "updatedAt" | "-updatedAt";
                /** @description Only roles in these states; without it, all but the archived. */
                status?: components["schemas"]["RoleStatus"][];
                /** @description Only those that come with the product, or only the tenant's own. */
                isSystem?: boolean;
            };
            header?: never;
            path?: never;
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
            422: components["responses"]["Unprocessable"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description The role as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["schemas"]["Id"];
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
    archiveRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    restoreRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    cloneRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleClone"];
            };
        };
        responses: {
            /** @description The new role. */
            201: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    compareRoles: {
        parameters: {
            query: {
                /** @description The other role. */
                with: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each right that one of them gives. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleComparison"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listRoleHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
            };
            header?: never;
            path: {
                roleId: components["schemas"]["Id"];
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
    listUserAccesses: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "user" | "-user" | "company" | "-company" | "validFrom" | "-validFrom" | "validTo" | "-validTo" | "updatedAt" | "-updatedAt";
                /** @description Only those of these people. */
                userId?: components["schemas"]["Id"][];
                /** @description Only those of these companies. */
                companyId?: components["schemas"]["Id"][];
                /** @description Only those that give one of these roles. */
                roleIds?: components["schemas"]["Id"][];
                /** @description Only those that hold today, will hold, or have ended. */
                status?: components["schemas"]["AccessStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of accesses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccessPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createUserAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserAccessInput"];
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
                    "application/json": components["schemas"]["UserAccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getUserAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userAccessId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateUserAccess: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                userAccessId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserAccessInput"];
            };
        };
        responses: {
            /** @description The access as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteUserAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userAccessId: components["schemas"]["Id"];
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
    listUserAccessHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
            };
            header?: never;
            path: {
                userAccessId: components["schemas"]["Id"];
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
    listTenantUserOptions: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantUserOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getEffectivePermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A place in each company that the person has access to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EffectivePermissions"];
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
    listEmployees: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the end answers the last one. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "fullName" | "-fullName" | "employeeNo" | "-employeeNo" | "department" | "-department" | "designation" | "-designation" | "grade" | "-grade" | "location" | "-location" | "manager" | "-manager" | "status" | "-status" | "contractType" | "-contractType" | "startDate" | "-startDate" | "lastDay" | "-lastDay";
                /** @description Only employments in these states; without it, all but those that have ended. */
                status?: components["schemas"]["EmployeeStatus"][];
                /** @description Only people of these departments. */
                departmentId?: string[];
                /** @description Only people with these designations. */
                designationId?: string[];
                /** @description Only people of these grades. */
                gradeId?: string[];
                /** @description Only people of these classes. */
                classId?: string[];
                /** @description Only people of these functional groups. */
                functionalGroupId?: string[];
                /** @description Only people at these locations. */
                locationId?: string[];
                /** @description Only people in one of these groups. */
                employeeGroupId?: string[];
                /** @description Only people with these kinds of contract. */
                contractType?: components["schemas"]["ContractType"][];
                /** @description Only people of these residencies, among those whose identity the reader may see. */
                residency?: components["schemas"]["SchemasResidency"][];
                /** @description Only people who report to these directly. */
                managerId?: string[];
                /** @description Only people who started between these days, both counted. */
                joined?: components["schemas"]["DayRange"];
                /** @description Only people whose last day lies between these days, both counted. */
                left?: components["schemas"]["DayRange"];
                /** @description The day whose job, manager and residency are shown and filtered by; today without. */
                asOf?: components["schemas"]["Date"];
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
            /** @description One page of employees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    createEmployee: {
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
                "application/json": components["schemas"]["EmployeeCreate"];
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
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listEmployeeFacets: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Only employments in these states; without it, all but those that have ended. */
                status?: components["schemas"]["EmployeeStatus"][];
                /** @description Only people of these departments. */
                departmentId?: string[];
                /** @description Only people with these designations. */
                designationId?: string[];
                /** @description Only people of these grades. */
                gradeId?: string[];
                /** @description Only people of these classes. */
                classId?: string[];
                /** @description Only people of these functional groups. */
                functionalGroupId?: string[];
                /** @description Only people at these locations. */
                locationId?: string[];
                /** @description Only people in one of these groups. */
                employeeGroupId?: string[];
                /** @description Only people with these kinds of contract. */
                contractType?: components["schemas"]["ContractType"][];
                /** @description Only people of these residencies, among those whose identity the reader may see. */
                residency?: components["schemas"]["SchemasResidency"][];
                /** @description Only people who report to these directly. */
                managerId?: string[];
                /** @description Only people who started between these days, both counted. */
                joined?: components["schemas"]["DayRange"];
                /** @description Only people whose last day lies between these days, both counted. */
                left?: components["schemas"]["DayRange"];
                /** @description The day whose job, manager and residency are shown and filtered by; today without. */
                asOf?: components["schemas"]["Date"];
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
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeFacets"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listEmployeeOptions: {
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
            /** @description The employees, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportEmployees: {
        parameters: {
            query?: {
                /** @description Text to look for, regardless of case. */
                q?: string;
                /** @description Field to sort by; a minus turns the order round. */
                sort?: "fullName" | "-fullName" | "employeeNo" | "-employeeNo" | "department" | "-department" | "designation" | "-designation" | "grade" | "-grade" | "location" | "-location" | "manager" | "-manager" | "status" | "-status" | "contractType" | "-contractType" | "startDate" | "-startDate" | "lastDay" | "-lastDay";
                format?: "csv" | "xlsx";
                /** @description Columns of the file in their order; all of them without. */
                columns?: components["schemas"]["EmployeeColumn"][];
                /** @description Only employments in these states; without it, all but those that have ended. */
                status?: components["schemas"]["EmployeeStatus"][];
                /** @description Only people of these departments. */
                departmentId?: string[];
                /** @description Only people with these designations. */
                designationId?: string[];
                /** @description Only people of these grades. */
                gradeId?: string[];
                /** @description Only people of these classes. */
                classId?: string[];
                /** @description Only people of these functional groups. */
                functionalGroupId?: string[];
                /** @description Only people at these locations. */
                locationId?: string[];
                /** @description Only people in one of these groups. */
                employeeGroupId?: string[];
                /** @description Only people with these kinds of contract. */
                contractType?: components["schemas"]["ContractType"][];
                /** @description Only people of these residencies, among those whose identity the reader may see. */
                residency?: components["schemas"]["SchemasResidency"][];
                /** @description Only people who report to these directly. */
                managerId?: string[];
                /** @description Only people who started between these days, both counted. */
                joined?: components["schemas"]["DayRange"];
                /** @description Only people whose last day lies between these days, both counted. */
                left?: components["schemas"]["DayRange"];
                /** @description The day whose job, manager and residency are shown and filtered by; today without. */
                asOf?: components["schemas"]["Date"];
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    bulkUpdateEmployees: {
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
                "application/json": components["schemas"]["EmployeeBulkUpdate"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeBulkResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
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
    updateEmployeePerson: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeePersonUpdate"];
            };
        };
        responses: {
            /** @description The employee as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateEmployeeContact: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeContactInput"];
            };
        };
        responses: {
            /** @description The employee as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateEmployeeIdentity: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeIdentityInput"];
            };
        };
        responses: {
            /** @description The employee as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateEmployeeEmployment: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeEmploymentInput"];
            };
        };
        responses: {
            /** @description The employee as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    unmaskEmployeeField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeUnmask"];
            };
        };
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnmaskedField"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listEmployeeHistory: {
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
                employeeId: components["schemas"]["Id"];
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
    getEmployeeTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeTimeline"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listEmployeeJobs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeJobList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    addEmployeeJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeJobInput"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeJob"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateEmployeeJob: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
                jobId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeJobInput"];
            };
        };
        responses: {
            /** @description The row as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeJob"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteEmployeeJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
                jobId: components["schemas"]["Id"];
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
    listEmployeePayTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeePayTermsList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    addEmployeePayTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeePayTermsInput"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeePayTerms"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateEmployeePayTerms: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
                payTermsId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeePayTermsInput"];
            };
        };
        responses: {
            /** @description The row as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeePayTerms"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteEmployeePayTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
                payTermsId: components["schemas"]["Id"];
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
    listEmployeeResidencies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeResidencyList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    addEmployeeResidency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeResidencyInput"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeResidency"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateEmployeeResidency: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
                residencyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeResidencyInput"];
            };
        };
        responses: {
            /** @description The row as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeResidency"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteEmployeeResidency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
                residencyId: components["schemas"]["Id"];
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
    listEmployeeStatutory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeStatutoryList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    addEmployeeStatutory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeStatutoryInput"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeStatutory"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateEmployeeStatutory: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read, as the ETag gave it. Another version answers 409. */
                "If-Match": string;
            };
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
                statutoryId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeStatutoryInput"];
            };
        };
        responses: {
            /** @description The row as it is now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeStatutory"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteEmployeeStatutory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
                statutoryId: components["schemas"]["Id"];
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
    acceptEmployeeOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee as they are now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    startEmployeeProbation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeStart"];
            };
        };
        responses: {
            /** @description The employee as they are now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    confirmEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeConfirm"];
            };
        };
        responses: {
            /** @description The employee as they are now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    extendEmployeeProbation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeProbation"];
            };
        };
        responses: {
            /** @description The employee as they are now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    giveEmployeeNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeNotice"];
            };
        };
        responses: {
            /** @description The employee as they are now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    cancelEmployeeExit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeStepReason"];
            };
        };
        responses: {
            /** @description The employee as they are now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    completeEmployeeExit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeExit"];
            };
        };
        responses: {
            /** @description The employee as they are now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    suspendEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeSuspension"];
            };
        };
        responses: {
            /** @description The employee as they are now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    resumeEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee as they are now. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    rehireEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company the records belong to. */
                companyId: components["schemas"]["Id"];
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeRehire"];
            };
        };
        responses: {
            /** @description The new employment. */
            201: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getOrgChart: {
        parameters: {
            query?: {
                /** @description The day whose job, manager and residency are shown and filtered by; today without. */
                asOf?: components["schemas"]["Date"];
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
            /** @description The people, those above before those below. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrgChart"];
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
export type RestrictedTenant = components["schemas"]["RestrictedTenant"];
export type Instant = components["schemas"]["Instant"];
export type SupportFrame = components["schemas"]["SupportFrame"];
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
export type ViewSubject = components["schemas"]["ViewSubject"];
export type ViewName = components["schemas"]["ViewName"];
export type ViewQuery = components["schemas"]["ViewQuery"];
export type ViewLayout = components["schemas"]["ViewLayout"];
export type SavedView = components["schemas"]["SavedView"];
export type SavedViewInput = components["schemas"]["SavedViewInput"];
export type SavedViewChange = components["schemas"]["SavedViewChange"];
export type MailTopic = components["schemas"]["MailTopic"];
export type MailTopics = components["schemas"]["MailTopics"];
export type MyPlace = components["schemas"]["MyPlace"];
export type MyProfile = components["schemas"]["MyProfile"];
export type MyProfileInput = components["schemas"]["MyProfileInput"];
export type MyPictureInput = components["schemas"]["MyPictureInput"];
export type MailTopicsInput = components["schemas"]["MailTopicsInput"];
export type MyPasswordInput = components["schemas"]["MyPasswordInput"];
export type MySession = components["schemas"]["MySession"];
export type MySessionList = components["schemas"]["MySessionList"];
export type CompanyStatus = components["schemas"]["CompanyStatus"];
export type Version = components["schemas"]["Version"];
export type Company = components["schemas"]["Company"];
export type CompanyPage = components["schemas"]["CompanyPage"];
export type CompanyInput = components["schemas"]["CompanyInput"];
export type CompanyOption = components["schemas"]["CompanyOption"];
export type CompanyLogo = components["schemas"]["CompanyLogo"];
export type HistoryAction = components["schemas"]["HistoryAction"];
export type HistoryChange = components["schemas"]["HistoryChange"];
export type HistoryEvent = components["schemas"]["HistoryEvent"];
export type HistoryPage = components["schemas"]["HistoryPage"];
export type ClientStatus = components["schemas"]["ClientStatus"];
export type ClientContact = components["schemas"]["ClientContact"];
export type Client = components["schemas"]["Client"];
export type ClientPage = components["schemas"]["ClientPage"];
export type ClientInput = components["schemas"]["ClientInput"];
export type ClientOption = components["schemas"]["ClientOption"];
export type ProjectStatus = components["schemas"]["ProjectStatus"];
export type Project = components["schemas"]["Project"];
export type ProjectPage = components["schemas"]["ProjectPage"];
export type ProjectInput = components["schemas"]["ProjectInput"];
export type ProjectOption = components["schemas"]["ProjectOption"];
export type RecentChange = components["schemas"]["RecentChange"];
export type Dashboard = components["schemas"]["Dashboard"];
export type GradeStatus = components["schemas"]["GradeStatus"];
export type Grade = components["schemas"]["Grade"];
export type GradePage = components["schemas"]["GradePage"];
export type GradeInput = components["schemas"]["GradeInput"];
export type GradeOption = components["schemas"]["GradeOption"];
export type DepartmentStatus = components["schemas"]["DepartmentStatus"];
export type Department = components["schemas"]["Department"];
export type DepartmentPage = components["schemas"]["DepartmentPage"];
export type DepartmentInput = components["schemas"]["DepartmentInput"];
export type DepartmentOption = components["schemas"]["DepartmentOption"];
export type DepartmentNode = components["schemas"]["DepartmentNode"];
export type DepartmentTree = components["schemas"]["DepartmentTree"];
export type DepartmentMove = components["schemas"]["DepartmentMove"];
export type DepartmentMerge = components["schemas"]["DepartmentMerge"];
export type DesignationStatus = components["schemas"]["DesignationStatus"];
export type Designation = components["schemas"]["Designation"];
export type DesignationPage = components["schemas"]["DesignationPage"];
export type DesignationInput = components["schemas"]["DesignationInput"];
export type DesignationOption = components["schemas"]["DesignationOption"];
export type MomSurveyGroupStatus = components["schemas"]["MomSurveyGroupStatus"];
export type OccupationalGroup = components["schemas"]["OccupationalGroup"];
export type MomSurveyGroup = components["schemas"]["MomSurveyGroup"];
export type MomSurveyGroupPage = components["schemas"]["MomSurveyGroupPage"];
export type MomSurveyGroupInput = components["schemas"]["MomSurveyGroupInput"];
export type MomSurveyGroupOption = components["schemas"]["MomSurveyGroupOption"];
export type EmployeeGroupStatus = components["schemas"]["EmployeeGroupStatus"];
export type EmployeeGroupUse = components["schemas"]["EmployeeGroupUse"];
export type EmployeeGroup = components["schemas"]["EmployeeGroup"];
export type EmployeeGroupPage = components["schemas"]["EmployeeGroupPage"];
export type EmployeeGroupInput = components["schemas"]["EmployeeGroupInput"];
export type EmployeeGroupOption = components["schemas"]["EmployeeGroupOption"];
export type ClassStatus = components["schemas"]["ClassStatus"];
export type EaCategory = components["schemas"]["EaCategory"];
export type Class = components["schemas"]["Class"];
export type ClassPage = components["schemas"]["ClassPage"];
export type ClassInput = components["schemas"]["ClassInput"];
export type ClassOption = components["schemas"]["ClassOption"];
export type FunctionalGroupStatus = components["schemas"]["FunctionalGroupStatus"];
export type FunctionalGroup = components["schemas"]["FunctionalGroup"];
export type FunctionalGroupPage = components["schemas"]["FunctionalGroupPage"];
export type FunctionalGroupInput = components["schemas"]["FunctionalGroupInput"];
export type FunctionalGroupOption = components["schemas"]["FunctionalGroupOption"];
export type WorkLocationStatus = components["schemas"]["WorkLocationStatus"];
export type WorkLocation = components["schemas"]["WorkLocation"];
export type WorkLocationPage = components["schemas"]["WorkLocationPage"];
export type WorkLocationInput = components["schemas"]["WorkLocationInput"];
export type WorkLocationOption = components["schemas"]["WorkLocationOption"];
export type ShiftStatus = components["schemas"]["ShiftStatus"];
export type ShiftBreak = components["schemas"]["ShiftBreak"];
export type ShiftColour = components["schemas"]["ShiftColour"];
export type Shift = components["schemas"]["Shift"];
export type ShiftPage = components["schemas"]["ShiftPage"];
export type ShiftInput = components["schemas"]["ShiftInput"];
export type ShiftOption = components["schemas"]["ShiftOption"];
export type CountryStatus = components["schemas"]["CountryStatus"];
export type LabourSource = components["schemas"]["LabourSource"];
export type Country = components["schemas"]["Country"];
export type CountryPage = components["schemas"]["CountryPage"];
export type CountryInput = components["schemas"]["CountryInput"];
export type CountryOption = components["schemas"]["CountryOption"];
export type WorkpassTypeStatus = components["schemas"]["WorkpassTypeStatus"];
export type WorkpassCategory = components["schemas"]["WorkpassCategory"];
export type QualifyingSalary = components["schemas"]["QualifyingSalary"];
export type WorkpassType = components["schemas"]["WorkpassType"];
export type WorkpassTypePage = components["schemas"]["WorkpassTypePage"];
export type WorkpassTypeInput = components["schemas"]["WorkpassTypeInput"];
export type WorkpassTypeOption = components["schemas"]["WorkpassTypeOption"];
export type WorkpassOccupationStatus = components["schemas"]["WorkpassOccupationStatus"];
export type WorkpassSector = components["schemas"]["WorkpassSector"];
export type WorkpassLevel = components["schemas"]["WorkpassLevel"];
export type WorkpassOccupation = components["schemas"]["WorkpassOccupation"];
export type WorkpassOccupationPage = components["schemas"]["WorkpassOccupationPage"];
export type WorkpassOccupationInput = components["schemas"]["WorkpassOccupationInput"];
export type WorkpassOccupationOption = components["schemas"]["WorkpassOccupationOption"];
export type WorkpassOccupationImport = components["schemas"]["WorkpassOccupationImport"];
export type ImportFault = components["schemas"]["ImportFault"];
export type WorkpassOccupationImportResult = components["schemas"]["WorkpassOccupationImportResult"];
export type ReligionStatus = components["schemas"]["ReligionStatus"];
export type Religion = components["schemas"]["Religion"];
export type ReligionPage = components["schemas"]["ReligionPage"];
export type ReligionInput = components["schemas"]["ReligionInput"];
export type ReligionOption = components["schemas"]["ReligionOption"];
export type RaceStatus = components["schemas"]["RaceStatus"];
export type ShgFund = components["schemas"]["ShgFund"];
export type Race = components["schemas"]["Race"];
export type RacePage = components["schemas"]["RacePage"];
export type RaceInput = components["schemas"]["RaceInput"];
export type RaceOption = components["schemas"]["RaceOption"];
export type BankStatus = components["schemas"]["BankStatus"];
export type GiroFormat = components["schemas"]["GiroFormat"];
export type Bank = components["schemas"]["Bank"];
export type BankPage = components["schemas"]["BankPage"];
export type BankInput = components["schemas"]["BankInput"];
export type BankOption = components["schemas"]["BankOption"];
export type GlobalLeaveTypeStatus = components["schemas"]["GlobalLeaveTypeStatus"];
export type LeaveUnit = components["schemas"]["LeaveUnit"];
export type LeaveGender = components["schemas"]["LeaveGender"];
export type LeaveEntitlement = components["schemas"]["LeaveEntitlement"];
export type GlobalLeaveType = components["schemas"]["GlobalLeaveType"];
export type GlobalLeaveTypePage = components["schemas"]["GlobalLeaveTypePage"];
export type GlobalLeaveTypeInput = components["schemas"]["GlobalLeaveTypeInput"];
export type GlobalLeaveTypeOption = components["schemas"]["GlobalLeaveTypeOption"];
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
export type CalendarYear = components["schemas"]["CalendarYear"];
export type WagesOfMonth = components["schemas"]["WagesOfMonth"];
export type EstimateMethod = components["schemas"]["EstimateMethod"];
export type CpfYearInput = components["schemas"]["CpfYearInput"];
export type CpfOfMonth = components["schemas"]["CpfOfMonth"];
export type CpfDifference = components["schemas"]["CpfDifference"];
export type CpfYearResult = components["schemas"]["CpfYearResult"];
export type CpfYearAnswer = components["schemas"]["CpfYearAnswer"];
export type CpfYearBatch = components["schemas"]["CpfYearBatch"];
export type CpfYearBatchAnswer = components["schemas"]["CpfYearBatchAnswer"];
export type LateInterestInput = components["schemas"]["LateInterestInput"];
export type LateInterestResult = components["schemas"]["LateInterestResult"];
export type LateInterestAnswer = components["schemas"]["LateInterestAnswer"];
export type LateInterestBatch = components["schemas"]["LateInterestBatch"];
export type LateInterestBatchAnswer = components["schemas"]["LateInterestBatchAnswer"];
export type AnnualLimitInput = components["schemas"]["AnnualLimitInput"];
export type AnnualLimitResult = components["schemas"]["AnnualLimitResult"];
export type AnnualLimitAnswer = components["schemas"]["AnnualLimitAnswer"];
export type AnnualLimitBatch = components["schemas"]["AnnualLimitBatch"];
export type AnnualLimitBatchAnswer = components["schemas"]["AnnualLimitBatchAnswer"];
export type WageClassInput = components["schemas"]["WageClassInput"];
export type WageClassResult = components["schemas"]["WageClassResult"];
export type WageClassAnswer = components["schemas"]["WageClassAnswer"];
export type WageClassBatch = components["schemas"]["WageClassBatch"];
export type WageClassBatchAnswer = components["schemas"]["WageClassBatchAnswer"];
export type ShareRecoveryInput = components["schemas"]["ShareRecoveryInput"];
export type ShareRecoveryResult = components["schemas"]["ShareRecoveryResult"];
export type ShareRecoveryAnswer = components["schemas"]["ShareRecoveryAnswer"];
export type ShareRecoveryBatch = components["schemas"]["ShareRecoveryBatch"];
export type ShareRecoveryBatchAnswer = components["schemas"]["ShareRecoveryBatchAnswer"];
export type SdlInput = components["schemas"]["SdlInput"];
export type SdlResult = components["schemas"]["SdlResult"];
export type SdlAnswer = components["schemas"]["SdlAnswer"];
export type SdlBatch = components["schemas"]["SdlBatch"];
export type SdlBatchAnswer = components["schemas"]["SdlBatchAnswer"];
export type ForeignWorkerLevyInput = components["schemas"]["ForeignWorkerLevyInput"];
export type ForeignWorkerLevyResult = components["schemas"]["ForeignWorkerLevyResult"];
export type ForeignWorkerLevyAnswer = components["schemas"]["ForeignWorkerLevyAnswer"];
export type ForeignWorkerLevyBatch = components["schemas"]["ForeignWorkerLevyBatch"];
export type ForeignWorkerLevyBatchAnswer = components["schemas"]["ForeignWorkerLevyBatchAnswer"];
export type ProvidentFundCell = components["schemas"]["ProvidentFundCell"];
export type ProvidentFundScheme = components["schemas"]["ProvidentFundScheme"];
export type PrivateProvidentFundInput = components["schemas"]["PrivateProvidentFundInput"];
export type PrivateProvidentFundResult = components["schemas"]["PrivateProvidentFundResult"];
export type PrivateProvidentFundAnswer = components["schemas"]["PrivateProvidentFundAnswer"];
export type PrivateProvidentFundBatch = components["schemas"]["PrivateProvidentFundBatch"];
export type PrivateProvidentFundBatchAnswer = components["schemas"]["PrivateProvidentFundBatchAnswer"];
export type WorkerCategory = components["schemas"]["WorkerCategory"];
export type PayRatesInput = components["schemas"]["PayRatesInput"];
export type PayRate = components["schemas"]["PayRate"];
export type PayRatesResult = components["schemas"]["PayRatesResult"];
export type PayRatesAnswer = components["schemas"]["PayRatesAnswer"];
export type PayRatesBatch = components["schemas"]["PayRatesBatch"];
export type PayRatesBatchAnswer = components["schemas"]["PayRatesBatchAnswer"];
export type OvertimeCap = components["schemas"]["OvertimeCap"];
export type OvertimeInput = components["schemas"]["OvertimeInput"];
export type OvertimeResult = components["schemas"]["OvertimeResult"];
export type OvertimeAnswer = components["schemas"]["OvertimeAnswer"];
export type OvertimeBatch = components["schemas"]["OvertimeBatch"];
export type OvertimeBatchAnswer = components["schemas"]["OvertimeBatchAnswer"];
export type DayMinutes = components["schemas"]["DayMinutes"];
export type RestDayInput = components["schemas"]["RestDayInput"];
export type SpecialDayPay = components["schemas"]["SpecialDayPay"];
export type RestDayAnswer = components["schemas"]["RestDayAnswer"];
export type RestDayBatch = components["schemas"]["RestDayBatch"];
export type RestDayBatchAnswer = components["schemas"]["RestDayBatchAnswer"];
export type PublicHolidayWorkInput = components["schemas"]["PublicHolidayWorkInput"];
export type PublicHolidayWorkAnswer = components["schemas"]["PublicHolidayWorkAnswer"];
export type PublicHolidayWorkBatch = components["schemas"]["PublicHolidayWorkBatch"];
export type PublicHolidayWorkBatchAnswer = components["schemas"]["PublicHolidayWorkBatchAnswer"];
export type HolidayOnDayOffInput = components["schemas"]["HolidayOnDayOffInput"];
export type HolidayOnDayOffResult = components["schemas"]["HolidayOnDayOffResult"];
export type HolidayOnDayOffAnswer = components["schemas"]["HolidayOnDayOffAnswer"];
export type HolidayOnDayOffBatch = components["schemas"]["HolidayOnDayOffBatch"];
export type HolidayOnDayOffBatchAnswer = components["schemas"]["HolidayOnDayOffBatchAnswer"];
export type AbsenceEntry = components["schemas"]["AbsenceEntry"];
export type IncompleteMonthInput = components["schemas"]["IncompleteMonthInput"];
export type HalfStatus = components["schemas"]["HalfStatus"];
export type GridDay = components["schemas"]["GridDay"];
export type IncompleteMonthResult = components["schemas"]["IncompleteMonthResult"];
export type IncompleteMonthAnswer = components["schemas"]["IncompleteMonthAnswer"];
export type IncompleteMonthBatch = components["schemas"]["IncompleteMonthBatch"];
export type IncompleteMonthBatchAnswer = components["schemas"]["IncompleteMonthBatchAnswer"];
export type LeaveEncashmentInput = components["schemas"]["LeaveEncashmentInput"];
export type LeaveEncashmentResult = components["schemas"]["LeaveEncashmentResult"];
export type LeaveEncashmentAnswer = components["schemas"]["LeaveEncashmentAnswer"];
export type LeaveEncashmentBatch = components["schemas"]["LeaveEncashmentBatch"];
export type LeaveEncashmentBatchAnswer = components["schemas"]["LeaveEncashmentBatchAnswer"];
export type NoticeInput = components["schemas"]["NoticeInput"];
export type NoticeResult = components["schemas"]["NoticeResult"];
export type NoticeAnswer = components["schemas"]["NoticeAnswer"];
export type NoticeBatch = components["schemas"]["NoticeBatch"];
export type NoticeBatchAnswer = components["schemas"]["NoticeBatchAnswer"];
export type SalaryDeduction = components["schemas"]["SalaryDeduction"];
export type DeductionsInput = components["schemas"]["DeductionsInput"];
export type DeductionLimit = components["schemas"]["DeductionLimit"];
export type DeductionsResult = components["schemas"]["DeductionsResult"];
export type DeductionsAnswer = components["schemas"]["DeductionsAnswer"];
export type DeductionsBatch = components["schemas"]["DeductionsBatch"];
export type DeductionsBatchAnswer = components["schemas"]["DeductionsBatchAnswer"];
export type LeavingEmployee = components["schemas"]["LeavingEmployee"];
export type PayDatesInput = components["schemas"]["PayDatesInput"];
export type PayDatesResult = components["schemas"]["PayDatesResult"];
export type PayDatesAnswer = components["schemas"]["PayDatesAnswer"];
export type PayDatesBatch = components["schemas"]["PayDatesBatch"];
export type PayDatesBatchAnswer = components["schemas"]["PayDatesBatchAnswer"];
export type AnnualLeaveInput = components["schemas"]["AnnualLeaveInput"];
export type AnnualLeaveResult = components["schemas"]["AnnualLeaveResult"];
export type AnnualLeaveAnswer = components["schemas"]["AnnualLeaveAnswer"];
export type AnnualLeaveBatch = components["schemas"]["AnnualLeaveBatch"];
export type AnnualLeaveBatchAnswer = components["schemas"]["AnnualLeaveBatchAnswer"];
export type SickLeaveInput = components["schemas"]["SickLeaveInput"];
export type SickLeaveResult = components["schemas"]["SickLeaveResult"];
export type SickLeaveAnswer = components["schemas"]["SickLeaveAnswer"];
export type SickLeaveBatch = components["schemas"]["SickLeaveBatch"];
export type SickLeaveBatchAnswer = components["schemas"]["SickLeaveBatchAnswer"];
export type ChildOfEmployee = components["schemas"]["ChildOfEmployee"];
export type ChildcareLeaveInput = components["schemas"]["ChildcareLeaveInput"];
export type ChildcareLeaveResult = components["schemas"]["ChildcareLeaveResult"];
export type ChildcareLeaveAnswer = components["schemas"]["ChildcareLeaveAnswer"];
export type ChildcareLeaveBatch = components["schemas"]["ChildcareLeaveBatch"];
export type ChildcareLeaveBatchAnswer = components["schemas"]["ChildcareLeaveBatchAnswer"];
export type MaternityLeaveInput = components["schemas"]["MaternityLeaveInput"];
export type MaternityLeaveResult = components["schemas"]["MaternityLeaveResult"];
export type MaternityLeaveAnswer = components["schemas"]["MaternityLeaveAnswer"];
export type MaternityLeaveBatch = components["schemas"]["MaternityLeaveBatch"];
export type MaternityLeaveBatchAnswer = components["schemas"]["MaternityLeaveBatchAnswer"];
export type PaternityLeaveInput = components["schemas"]["PaternityLeaveInput"];
export type PaternityLeaveResult = components["schemas"]["PaternityLeaveResult"];
export type PaternityLeaveAnswer = components["schemas"]["PaternityLeaveAnswer"];
export type PaternityLeaveBatch = components["schemas"]["PaternityLeaveBatch"];
export type PaternityLeaveBatchAnswer = components["schemas"]["PaternityLeaveBatchAnswer"];
export type SharedParentalLeaveInput = components["schemas"]["SharedParentalLeaveInput"];
export type SharedParentalLeaveResult = components["schemas"]["SharedParentalLeaveResult"];
export type SharedParentalLeaveAnswer = components["schemas"]["SharedParentalLeaveAnswer"];
export type SharedParentalLeaveBatch = components["schemas"]["SharedParentalLeaveBatch"];
export type SharedParentalLeaveBatchAnswer = components["schemas"]["SharedParentalLeaveBatchAnswer"];
export type AdoptionLeaveInput = components["schemas"]["AdoptionLeaveInput"];
export type AdoptionLeaveResult = components["schemas"]["AdoptionLeaveResult"];
export type AdoptionLeaveAnswer = components["schemas"]["AdoptionLeaveAnswer"];
export type AdoptionLeaveBatch = components["schemas"]["AdoptionLeaveBatch"];
export type AdoptionLeaveBatchAnswer = components["schemas"]["AdoptionLeaveBatchAnswer"];
export type PublicHolidaysInput = components["schemas"]["PublicHolidaysInput"];
export type ObservedHoliday = components["schemas"]["ObservedHoliday"];
export type PublicHolidaysResult = components["schemas"]["PublicHolidaysResult"];
export type PublicHolidaysAnswer = components["schemas"]["PublicHolidaysAnswer"];
export type PublicHolidaysBatch = components["schemas"]["PublicHolidaysBatch"];
export type PublicHolidaysBatchAnswer = components["schemas"]["PublicHolidaysBatchAnswer"];
export type IdentifierInput = components["schemas"]["IdentifierInput"];
export type IdentifierResult = components["schemas"]["IdentifierResult"];
export type IdentifierAnswer = components["schemas"]["IdentifierAnswer"];
export type IdentifierBatch = components["schemas"]["IdentifierBatch"];
export type IdentifierBatchAnswer = components["schemas"]["IdentifierBatchAnswer"];
export type EzpayFileInput = components["schemas"]["EzpayFileInput"];
export type EzpayFault = components["schemas"]["EzpayFault"];
export type EzpayPayment = components["schemas"]["EzpayPayment"];
export type EzpayFileResult = components["schemas"]["EzpayFileResult"];
export type EzpayFileAnswer = components["schemas"]["EzpayFileAnswer"];
export type EzpayFileBatch = components["schemas"]["EzpayFileBatch"];
export type EzpayFileBatchAnswer = components["schemas"]["EzpayFileBatchAnswer"];
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
export type RateReview = components["schemas"]["RateReview"];
export type RateActivation = components["schemas"]["RateActivation"];
export type ElementStatus = components["schemas"]["ElementStatus"];
export type ElementKind = components["schemas"]["ElementKind"];
export type FieldClass = components["schemas"]["FieldClass"];
export type ElementAction = components["schemas"]["ElementAction"];
export type Element = components["schemas"]["Element"];
export type ElementPage = components["schemas"]["ElementPage"];
export type ElementInput = components["schemas"]["ElementInput"];
export type ElementOption = components["schemas"]["ElementOption"];
export type ModuleStatus = components["schemas"]["ModuleStatus"];
export type Module = components["schemas"]["Module"];
export type ModulePage = components["schemas"]["ModulePage"];
export type ModuleInput = components["schemas"]["ModuleInput"];
export type ModuleOption = components["schemas"]["ModuleOption"];
export type ModuleElement = components["schemas"]["ModuleElement"];
export type ModuleElementPage = components["schemas"]["ModuleElementPage"];
export type ModuleElementInput = components["schemas"]["ModuleElementInput"];
export type PackageStatus = components["schemas"]["PackageStatus"];
export type Package = components["schemas"]["Package"];
export type PackagePage = components["schemas"]["PackagePage"];
export type PackageInput = components["schemas"]["PackageInput"];
export type PackageOption = components["schemas"]["PackageOption"];
export type PackageClone = components["schemas"]["PackageClone"];
export type PackageModule = components["schemas"]["PackageModule"];
export type PackageModulePage = components["schemas"]["PackageModulePage"];
export type PackageModuleInput = components["schemas"]["PackageModuleInput"];
export type LostElement = components["schemas"]["LostElement"];
export type PackageModuleImpact = components["schemas"]["PackageModuleImpact"];
export type TenantStatus = components["schemas"]["TenantStatus"];
export type TenantsByStatus = components["schemas"]["TenantsByStatus"];
export type TenantsByPackage = components["schemas"]["TenantsByPackage"];
export type PlatformGrowth = components["schemas"]["PlatformGrowth"];
export type PlatformDashboard = components["schemas"]["PlatformDashboard"];
export type Tenant = components["schemas"]["Tenant"];
export type TenantPage = components["schemas"]["TenantPage"];
export type TenantCreation = components["schemas"]["TenantCreation"];
export type TenantOption = components["schemas"]["TenantOption"];
export type TenantInput = components["schemas"]["TenantInput"];
export type TenantStep = components["schemas"]["TenantStep"];
export type TenantPackage = components["schemas"]["TenantPackage"];
export type TenantPackageInput = components["schemas"]["TenantPackageInput"];
export type InvitationMail = components["schemas"]["InvitationMail"];
export type AccountKind = components["schemas"]["AccountKind"];
export type AccountStatus = components["schemas"]["AccountStatus"];
export type PlatformUser = components["schemas"]["PlatformUser"];
export type PlatformUserPage = components["schemas"]["PlatformUserPage"];
export type PlatformUserInput = components["schemas"]["PlatformUserInput"];
export type AccountLock = components["schemas"]["AccountLock"];
export type VerificationMail = components["schemas"]["VerificationMail"];
export type SupportOffer = components["schemas"]["SupportOffer"];
export type SupportGrantStatus = components["schemas"]["SupportGrantStatus"];
export type SupportGrant = components["schemas"]["SupportGrant"];
export type SupportGrantPage = components["schemas"]["SupportGrantPage"];
export type SupportGrantInput = components["schemas"]["SupportGrantInput"];
export type SupportAdministrator = components["schemas"]["SupportAdministrator"];
export type AuditEvent = components["schemas"]["AuditEvent"];
export type AuditEventPage = components["schemas"]["AuditEventPage"];
export type AuditEventDetail = components["schemas"]["AuditEventDetail"];
export type AuditChain = components["schemas"]["AuditChain"];
export type RoleStatus = components["schemas"]["RoleStatus"];
export type AccessScope = components["schemas"]["AccessScope"];
export type RoleGrant = components["schemas"]["RoleGrant"];
export type FieldRight = components["schemas"]["FieldRight"];
export type Role = components["schemas"]["Role"];
export type RolePage = components["schemas"]["RolePage"];
export type RoleInput = components["schemas"]["RoleInput"];
export type RoleOption = components["schemas"]["RoleOption"];
export type CatalogueElement = components["schemas"]["CatalogueElement"];
export type CatalogueModule = components["schemas"]["CatalogueModule"];
export type RoleCatalogue = components["schemas"]["RoleCatalogue"];
export type RoleClone = components["schemas"]["RoleClone"];
export type ComparedRight = components["schemas"]["ComparedRight"];
export type ComparedFieldRight = components["schemas"]["ComparedFieldRight"];
export type RoleComparison = components["schemas"]["RoleComparison"];
export type AccessStatus = components["schemas"]["AccessStatus"];
export type UserAccess = components["schemas"]["UserAccess"];
export type UserAccessPage = components["schemas"]["UserAccessPage"];
export type UserAccessInput = components["schemas"]["UserAccessInput"];
export type TenantUserOption = components["schemas"]["TenantUserOption"];
export type Permission = components["schemas"]["Permission"];
export type WithheldPermission = components["schemas"]["WithheldPermission"];
export type GivenFieldRight = components["schemas"]["GivenFieldRight"];
export type CompanyPermissions = components["schemas"]["CompanyPermissions"];
export type EffectivePermissions = components["schemas"]["EffectivePermissions"];
export type PpfSetStart = components["schemas"]["PpfSetStart"];
export type CalculationSettings = components["schemas"]["CalculationSettings"];
export type CalculationSettingsInput = components["schemas"]["CalculationSettingsInput"];
export type EmployeeStatus = components["schemas"]["EmployeeStatus"];
export type ContractType = components["schemas"]["ContractType"];
export type SchemasResidency = components["schemas"]["SchemasResidency"];
export type DayRange = components["schemas"]["DayRange"];
export type EmployeeRow = components["schemas"]["EmployeeRow"];
export type EmployeePage = components["schemas"]["EmployeePage"];
export type EmployeePersonInput = components["schemas"]["EmployeePersonInput"];
export type Phone = components["schemas"]["Phone"];
export type Address = components["schemas"]["Address"];
export type EmergencyContact = components["schemas"]["EmergencyContact"];
export type EmployeeContactInput = components["schemas"]["EmployeeContactInput"];
export type EmployeeIdentityInput = components["schemas"]["EmployeeIdentityInput"];
export type EmployeeEmploymentCreate = components["schemas"]["EmployeeEmploymentCreate"];
export type ReportingLineInput = components["schemas"]["ReportingLineInput"];
export type CostShareInput = components["schemas"]["CostShareInput"];
export type EmployeeJobFields = components["schemas"]["EmployeeJobFields"];
export type EmployeePayTermsFields = components["schemas"]["EmployeePayTermsFields"];
export type EmployeeResidencyFields = components["schemas"]["EmployeeResidencyFields"];
export type SchemasFundChoice = components["schemas"]["SchemasFundChoice"];
export type CpfOpening = components["schemas"]["CpfOpening"];
export type EmployeeStatutoryFields = components["schemas"]["EmployeeStatutoryFields"];
export type EmployeeCreate = components["schemas"]["EmployeeCreate"];
export type EmployeePerson = components["schemas"]["EmployeePerson"];
export type Education = components["schemas"]["Education"];
export type CustomFields = components["schemas"]["CustomFields"];
export type EmployeePersonal = components["schemas"]["EmployeePersonal"];
export type CurrentResidency = components["schemas"]["CurrentResidency"];
export type EmployeeIdentity = components["schemas"]["EmployeeIdentity"];
export type EmployeeEmployment = components["schemas"]["EmployeeEmployment"];
export type ReportingLine = components["schemas"]["ReportingLine"];
export type CostShare = components["schemas"]["CostShare"];
export type CurrentJob = components["schemas"]["CurrentJob"];
export type CurrentPayTerms = components["schemas"]["CurrentPayTerms"];
export type CurrentStatutory = components["schemas"]["CurrentStatutory"];
export type EmployeeFieldClass = components["schemas"]["EmployeeFieldClass"];
export type EmployeeAction = components["schemas"]["EmployeeAction"];
export type EmployeeRights = components["schemas"]["EmployeeRights"];
export type EmployeeWarning = components["schemas"]["EmployeeWarning"];
export type Employee = components["schemas"]["Employee"];
export type EmployeeFacetValue = components["schemas"]["EmployeeFacetValue"];
export type EmployeeFacet = components["schemas"]["EmployeeFacet"];
export type EmployeeFacets = components["schemas"]["EmployeeFacets"];
export type EmployeeOption = components["schemas"]["EmployeeOption"];
export type EmployeeColumn = components["schemas"]["EmployeeColumn"];
export type EmployeeBulkUpdate = components["schemas"]["EmployeeBulkUpdate"];
export type EmployeeBulkResult = components["schemas"]["EmployeeBulkResult"];
export type EmployeePersonUpdate = components["schemas"]["EmployeePersonUpdate"];
export type EmployeeEmploymentInput = components["schemas"]["EmployeeEmploymentInput"];
export type EmployeeUnmask = components["schemas"]["EmployeeUnmask"];
export type UnmaskedField = components["schemas"]["UnmaskedField"];
export type EmployeeTimelineEvent = components["schemas"]["EmployeeTimelineEvent"];
export type EmployeeTimeline = components["schemas"]["EmployeeTimeline"];
export type EmployeeJob = components["schemas"]["EmployeeJob"];
export type EmployeeJobList = components["schemas"]["EmployeeJobList"];
export type EmployeeJobInput = components["schemas"]["EmployeeJobInput"];
export type EmployeePayTerms = components["schemas"]["EmployeePayTerms"];
export type EmployeePayTermsList = components["schemas"]["EmployeePayTermsList"];
export type EmployeePayTermsInput = components["schemas"]["EmployeePayTermsInput"];
export type EmployeeResidency = components["schemas"]["EmployeeResidency"];
export type EmployeeResidencyList = components["schemas"]["EmployeeResidencyList"];
export type EmployeeResidencyInput = components["schemas"]["EmployeeResidencyInput"];
export type EmployeeStatutory = components["schemas"]["EmployeeStatutory"];
export type EmployeeStatutoryList = components["schemas"]["EmployeeStatutoryList"];
export type EmployeeStatutoryInput = components["schemas"]["EmployeeStatutoryInput"];
export type EmployeeStart = components["schemas"]["EmployeeStart"];
export type EmployeeConfirm = components["schemas"]["EmployeeConfirm"];
export type EmployeeProbation = components["schemas"]["EmployeeProbation"];
export type ExitReason = components["schemas"]["ExitReason"];
export type EmployeeNotice = components["schemas"]["EmployeeNotice"];
export type EmployeeStepReason = components["schemas"]["EmployeeStepReason"];
export type EmployeeExit = components["schemas"]["EmployeeExit"];
export type EmployeeSuspension = components["schemas"]["EmployeeSuspension"];
export type EmployeeRehire = components["schemas"]["EmployeeRehire"];
export type OrgChartNode = components["schemas"]["OrgChartNode"];
export type OrgChart = components["schemas"]["OrgChart"];

export const restrictedTenantStatusValues = ["suspended"] as const;
export const mailLanguageValues = ["en","de","fr","pt"] as const;
export const mailKindValues = ["verify-email","password-reset","password-changed","notice"] as const;
export const healthStatusValues = ["ok"] as const;
export const readinessStatusValues = ["ready"] as const;
export const instanceEnvironmentValues = ["dev","staging","local"] as const;
export const notificationTypeValues = ["welcome","maintenance","workpass-expiring","probation-ending","leave-requested","leave-approved","payroll-ready","payslip-ready","cpf-due","holidays-published","grade-archived","passport-expiring","document-expiring","change-requested","change-approved","change-rejected"] as const;
export const viewLayoutDensityValues = ["normal","compact"] as const;
export const mailTopicValues = ["expiries","requests","decisions"] as const;
export const myProfileLocaleValues = ["en","de","fr","pt"] as const;
export const myProfileInputLocaleValues = ["en","de","fr","pt"] as const;
export const companyStatusValues = ["active","inactive","archived"] as const;
export const companyInputStatusValues = ["active","inactive"] as const;
export const historyActionValues = ["create","update","archive","restore","delete","publish","retire","grant","revoke","activate","suspend","reactivate","close","lock","unlock","enter","leave"] as const;
export const clientStatusValues = ["active","inactive","archived"] as const;
export const clientInputStatusValues = ["active","inactive"] as const;
export const projectStatusValues = ["planned","active","onHold","closed","archived"] as const;
export const projectInputStatusValues = ["planned","active","onHold","closed"] as const;
export const gradeStatusValues = ["active","inactive","archived"] as const;
export const gradeInputStatusValues = ["active","inactive"] as const;
export const departmentStatusValues = ["active","inactive","archived"] as const;
export const departmentInputStatusValues = ["active","inactive"] as const;
export const designationStatusValues = ["active","inactive","archived"] as const;
export const designationInputStatusValues = ["active","inactive"] as const;
export const momSurveyGroupStatusValues = ["active","inactive","archived"] as const;
export const occupationalGroupValues = ["PMET","clericalSalesService","productionTransportCleaner"] as const;
export const momSurveyGroupInputOccupationalGroupValues = ["PMET","clericalSalesService","productionTransportCleaner"] as const;
export const momSurveyGroupInputStatusValues = ["active","inactive"] as const;
export const employeeGroupStatusValues = ["active","inactive","archived"] as const;
export const employeeGroupUseValues = ["leave","payroll","shift","notice"] as const;
export const employeeGroupInputUseValues = ["leave","payroll","shift","notice"] as const;
export const employeeGroupInputStatusValues = ["active","inactive"] as const;
export const classStatusValues = ["active","inactive","archived"] as const;
export const eaCategoryValues = ["workman","nonWorkman","managerExecutive"] as const;
export const classInputEaCategoryValues = ["workman","nonWorkman","managerExecutive"] as const;
export const classInputStatusValues = ["active","inactive"] as const;
export const functionalGroupStatusValues = ["active","inactive","archived"] as const;
export const functionalGroupInputStatusValues = ["active","inactive"] as const;
export const workLocationStatusValues = ["active","inactive","archived"] as const;
export const workLocationInputStatusValues = ["active","inactive"] as const;
export const shiftStatusValues = ["active","inactive","archived"] as const;
export const shiftColourValues = ["blue","green","amber","red","violet","teal","grey"] as const;
export const shiftInputColourValues = ["blue","green","amber","red","violet","teal","grey"] as const;
export const shiftInputStatusValues = ["active","inactive"] as const;
export const countryStatusValues = ["active","inactive","archived"] as const;
export const labourSourceValues = ["traditional","other"] as const;
export const countryInputStatusValues = ["active","inactive"] as const;
export const workpassTypeStatusValues = ["active","inactive","archived"] as const;
export const workpassCategoryValues = ["professional","skilled","trainee","family","exempt"] as const;
export const workpassTypeInputCategoryValues = ["professional","skilled","trainee","family","exempt"] as const;
export const workpassTypeInputStatusValues = ["active","inactive"] as const;
export const workpassOccupationStatusValues = ["active","inactive","archived"] as const;
export const workpassSectorValues = ["services","manufacturing","construction","marine","process"] as const;
export const workpassLevelValues = ["pme","other"] as const;
export const workpassOccupationSectorValues = ["services","manufacturing","construction","marine","process"] as const;
export const workpassOccupationInputSectorValues = ["services","manufacturing","construction","marine","process"] as const;
export const workpassOccupationInputStatusValues = ["active","inactive"] as const;
export const importFaultCodeValues = ["missing-column","unknown-column","cells","required","pattern","enum","maxLength","characters","unknown-reference","twice","formula","quote","rows"] as const;
export const religionStatusValues = ["active","inactive","archived"] as const;
export const religionInputStatusValues = ["active","inactive"] as const;
export const raceStatusValues = ["active","inactive","archived"] as const;
export const shgFundValues = ["CDAC","SINDA","ECF","none"] as const;
export const raceInputShgFundValues = ["CDAC","SINDA","ECF","none"] as const;
export const raceInputStatusValues = ["active","inactive"] as const;
export const bankStatusValues = ["active","inactive","archived"] as const;
export const giroFormatValues = ["dbs-uff","ocbc-giro","uob-fast","iso20022","none"] as const;
export const bankInputGiroFormatValues = ["dbs-uff","ocbc-giro","uob-fast","iso20022","none"] as const;
export const bankInputStatusValues = ["active","inactive"] as const;
export const globalLeaveTypeStatusValues = ["active","inactive","archived"] as const;
export const leaveUnitValues = ["day","hour"] as const;
export const leaveGenderValues = ["any","female","male"] as const;
export const globalLeaveTypeChildCitizenValues = ["any","citizen","other"] as const;
export const globalLeaveTypeMaritalStatusValues = ["any","married","single"] as const;
export const globalLeaveTypeGovernmentPaidPerValues = ["day","week","four-weeks"] as const;
export const globalLeaveTypeInputUnitValues = ["day","hour"] as const;
export const globalLeaveTypeInputGenderValues = ["any","female","male"] as const;
export const globalLeaveTypeInputChildCitizenValues = ["any","citizen","other"] as const;
export const globalLeaveTypeInputMaritalStatusValues = ["any","married","single"] as const;
export const globalLeaveTypeInputGovernmentPaidPerValues = ["day","week","four-weeks"] as const;
export const globalLeaveTypeInputStatusValues = ["active","inactive"] as const;
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
export const estimateMethodValues = ["carry-forward","declared"] as const;
export const cpfOfMonthReasonValues = ["citizen","pr","foreigner","not-yet-pr"] as const;
export const cpfOfMonthFormulaValues = ["nil","employer-only","graduated","full"] as const;
export const wageClassResultKindValues = ["ordinary","additional"] as const;
export const shareRecoveryResultReasonValues = ["same-pay","employer-error","not-paid-yet","no-consent","too-late","within-six-months"] as const;
export const foreignWorkerLevyInputKindValues = ["s-pass","work-permit"] as const;
export const foreignWorkerLevyInputTierValues = [1,2] as const;
export const foreignWorkerLevyInputSectorValues = ["services","manufacturing","construction","process","marine-shipyard"] as const;
export const foreignWorkerLevyInputGroupValues = ["tier-1","tier-2","tier-3","non-traditional-source","malaysia-north-asia-prc","off-site","no-certificate","all"] as const;
export const foreignWorkerLevyInputSkillValues = ["higher","basic"] as const;
export const providentFundSchemeBaseValues = ["basic","gross"] as const;
export const providentFundSchemeRoundingValues = ["fundCent","fundDollar"] as const;
export const workerCategoryValues = ["workman","non-workman","manager"] as const;
export const overtimeCapValues = ["published-cap","unrounded"] as const;
export const restDayInputAskedByValues = ["employee","employer"] as const;
export const absenceEntryHalfValues = ["am","pm"] as const;
export const absenceEntryKindValues = ["paid-leave","no-pay-leave","absent"] as const;
export const halfStatusValues = ["work","paid-leave","no-pay-leave","absent","holiday","holiday-forfeited","day-off","rest-day","not-employed"] as const;
export const noticeResultUnitValues = ["days","weeks"] as const;
export const salaryDeductionKindValues = ["absence","damage","accommodation","advance","loan","other"] as const;
export const deductionLimitRuleValues = ["absence","damage","accommodation","advance","loan","other","total"] as const;
export const leavingEmployeeHowValues = ["notice-served","dismissed","no-notice"] as const;
export const annualLeaveInputServiceBasisValues = ["each-month","period-start"] as const;
export const paternityLeaveResultReasonValues = ["entitled","child-not-citizen","not-married","too-short"] as const;
export const sharedParentalLeaveResultSharingValues = ["half-each","agreed","agreed-too-late","none"] as const;
export const identifierInputKindValues = ["nric","uen"] as const;
export const identifierResultVerdictValues = ["ok","warn","refuse"] as const;
export const identifierResultKindValues = ["nric","fin","business","local-company","other"] as const;
export const identifierResultCodeValues = ["wrong-shape","wrong-letter"] as const;
export const ezpayFaultCodeValues = ["no-records","line-end","length","not-ascii","forbidden-sign","unknown-type","out-of-order","missing-record","not-digits","not-blank","unknown-value","not-aligned","differs-from-header","no-date","no-month","no-time","out-of-range","wrong-shape","wrong-letter","no-such-account","must-be-zero","must-be-blank","missing","twice","no-summary","wrong-sum","wrong-donors","wrong-count","wrong-total"] as const;
export const rateKindValues = ["cpf","cpf-ceilings","cpf-ages","cpf-wages","sdl","cdac","ec","mbm","sinda","ppf","holidays"] as const;
export const rateSetStatusValues = ["draft","reviewed","scheduled","active","superseded","withdrawn"] as const;
export const rateCertaintyValues = ["found","copied","inferred","own"] as const;
export const rateTermsPassesValues = ["employment-pass","levy-paying","other"] as const;
export const rateTermsBaseValues = ["basic","gross"] as const;
export const rateTermsRoundingValues = ["fundCent","fundDollar"] as const;
export const rateFormulaValues = ["nil","employer-only","graduated","full"] as const;
export const rateItemValues = ["ordinary-month","annual-wages","annual-limit"] as const;
export const rateDifferenceChangeValues = ["added","removed","changed"] as const;
export const rateDifferencesTermsValues = ["passes","base","ceiling","rounding"] as const;
export const rateReviewVerdictValues = ["confirmed","returned"] as const;
export const elementStatusValues = ["active","inactive","archived"] as const;
export const elementKindValues = ["page","action","fieldGroup","report","api"] as const;
export const fieldClassValues = ["public","personal","identity","pay","health"] as const;
export const elementActionValues = ["view","create","edit","delete","approve","export","run","unmask"] as const;
export const elementInputKindValues = ["page","action","fieldGroup","report","api"] as const;
export const elementInputActionsValues = ["view","create","edit","delete","approve","export","run","unmask"] as const;
export const elementInputSensitivityValues = ["public","personal","identity","pay","health"] as const;
export const elementInputStatusValues = ["active","inactive"] as const;
export const moduleStatusValues = ["active","inactive","archived"] as const;
export const moduleInputStatusValues = ["active","inactive"] as const;
export const moduleElementStatusValues = ["active"] as const;
export const packageStatusValues = ["draft","published","retired"] as const;
export const packageModuleStatusValues = ["active"] as const;
export const tenantStatusValues = ["trial","active","suspended","closed"] as const;
export const tenantBillingCycleValues = ["monthly","yearly"] as const;
export const tenantOwnerStateValues = ["invited","active","locked"] as const;
export const tenantCreationBillingCycleValues = ["monthly","yearly"] as const;
export const tenantInputBillingCycleValues = ["monthly","yearly"] as const;
export const tenantPackageStatusValues = ["scheduled","active","ended"] as const;
export const accountKindValues = ["tenant","platform"] as const;
export const accountStatusValues = ["invited","active","locked","removed"] as const;
export const supportGrantStatusValues = ["open","expired","ended"] as const;
export const auditChainFaultValues = ["missing","relinked","changed"] as const;
export const roleStatusValues = ["active","inactive","archived"] as const;
export const accessScopeValues = ["self","reports","department","location","company","tenant"] as const;
export const roleInputStatusValues = ["active","inactive"] as const;
export const accessStatusValues = ["active","scheduled","ended"] as const;
export const userAccessInputScopeValues = ["self","reports","department","location","company","tenant"] as const;
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
export const employeeStatusValues = ["offered","onboarding","probation","confirmed","notice","exited"] as const;
export const contractTypeValues = ["permanent","fixedTerm","partTime","casual","intern"] as const;
export const schemasResidencyValues = ["citizen","pr","foreigner"] as const;
export const employeeRowResidencyValues = ["citizen","pr","foreigner"] as const;
export const employeePersonInputGenderValues = ["male","female"] as const;
export const employeePersonInputMaritalStatusValues = ["single","married","divorced","widowed","separated"] as const;
export const phoneTypeValues = ["mobile","home","work"] as const;
export const addressTypeValues = ["home","mailing","overseas"] as const;
export const employeeIdentityInputIdTypeValues = ["NRIC","FIN","passport"] as const;
export const employeeEmploymentCreateStatusValues = ["offered","onboarding","probation","confirmed"] as const;
export const reportingLineInputKindValues = ["primary","dotted"] as const;
export const employeePayTermsFieldsRateTypeValues = ["monthly","daily","hourly","piece"] as const;
export const employeePayTermsFieldsPayFrequencyValues = ["monthly","semiMonthly","fortnightly","weekly"] as const;
export const employeePayTermsFieldsProrationValues = ["workingDays","calendarDays","26days"] as const;
export const employeeResidencyFieldsResidencyValues = ["citizen","pr","foreigner"] as const;
export const employeeResidencyFieldsPrRateOptionValues = ["GG","FG","FF"] as const;
export const schemasFundChoiceFundValues = ["CDAC","ECF","MBMF","SINDA"] as const;
export const schemasFundChoiceModeValues = ["auto","optOut","custom"] as const;
export const cpfOpeningEmployerValues = ["own","other","related"] as const;
export const employeeStatutoryFieldsCpfPaidByValues = ["shared","employer"] as const;
export const educationLevelValues = ["primary","secondary","postSecondary","diploma","degree","postgraduate","other"] as const;
export const employeePersonalGenderValues = ["male","female"] as const;
export const employeePersonalMaritalStatusValues = ["single","married","divorced","widowed","separated"] as const;
export const currentResidencyResidencyValues = ["citizen","pr","foreigner"] as const;
export const currentResidencyPrRateOptionValues = ["GG","FG","FF"] as const;
export const employeeIdentityIdTypeValues = ["NRIC","FIN","passport"] as const;
export const employeeEmploymentExitReasonValues = ["resignation","endOfContract","retirement","retrenchment","dismissal","transfer","death","other"] as const;
export const reportingLineKindValues = ["primary","dotted"] as const;
export const currentPayTermsRateTypeValues = ["monthly","daily","hourly","piece"] as const;
export const currentPayTermsPayFrequencyValues = ["monthly","semiMonthly","fortnightly","weekly"] as const;
export const currentPayTermsProrationValues = ["workingDays","calendarDays","26days"] as const;
export const currentStatutoryCpfPaidByValues = ["shared","employer"] as const;
export const employeeFieldClassValues = ["public","personal","identity","pay","health"] as const;
export const employeeActionValues = ["acceptOffer","startProbation","confirm","extendProbation","giveNotice","cancelExit","completeExit","suspend","resume","rehire","delete"] as const;
export const employeeWarningCodeValues = ["notice-below-minimum","last-day-before-notice-ends","probation-overdue","contract-overdue","last-day-passed","pass-missing"] as const;
export const employeeFacetFieldValues = ["status","departmentId","designationId","gradeId","classId","functionalGroupId","locationId","contractType","residency","managerId"] as const;
export const employeeColumnValues = ["employeeNo","fullName","preferredName","workEmail","department","designation","grade","location","manager","status","contractType","startDate","lastDay","residency","nationality","passExpiry"] as const;
export const employeeBulkUpdateActionValues = ["changeJob","confirm","extendProbation"] as const;
export const employeePersonUpdateGenderValues = ["male","female"] as const;
export const employeePersonUpdateMaritalStatusValues = ["single","married","divorced","widowed","separated"] as const;
export const employeeUnmaskFieldValues = ["idNo","passportNo","passNo","accountNo"] as const;
export const employeeTimelineEventKindValues = ["offered","started","probationEnds","confirmed","job","pay","residency","statutory","contractEnds","noticeGiven","suspended","lastDay"] as const;
export const employeePayTermsRateTypeValues = ["monthly","daily","hourly","piece"] as const;
export const employeePayTermsPayFrequencyValues = ["monthly","semiMonthly","fortnightly","weekly"] as const;
export const employeePayTermsProrationValues = ["workingDays","calendarDays","26days"] as const;
export const employeePayTermsInputRateTypeValues = ["monthly","daily","hourly","piece"] as const;
export const employeePayTermsInputPayFrequencyValues = ["monthly","semiMonthly","fortnightly","weekly"] as const;
export const employeePayTermsInputProrationValues = ["workingDays","calendarDays","26days"] as const;
export const employeeResidencyResidencyValues = ["citizen","pr","foreigner"] as const;
export const employeeResidencyPrRateOptionValues = ["GG","FG","FF"] as const;
export const employeeResidencyInputResidencyValues = ["citizen","pr","foreigner"] as const;
export const employeeResidencyInputPrRateOptionValues = ["GG","FG","FF"] as const;
export const employeeStatutoryCpfPaidByValues = ["shared","employer"] as const;
export const employeeStatutoryInputCpfPaidByValues = ["shared","employer"] as const;
export const exitReasonValues = ["resignation","endOfContract","retirement","retrenchment","dismissal","transfer","death","other"] as const;
export const employeeRehireStatusValues = ["offered","onboarding","probation","confirmed"] as const;
