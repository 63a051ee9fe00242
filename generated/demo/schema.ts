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
         * @description Answers the person's data with access and refresh token. Of people with two-step verification a right password is answered with 401, code `mfaRequired` and a challenge, good for five minutes, for the second step.
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
         * @description Makes the person and a new tenant of their own in which they may do everything, on trial with the package named. Duplicates are answered with status 200 and an error object, as the product's specification fixes it.
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
    "/demo/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Several parts in one call
         * @description What the operations of the named parts answer as they are first asked: the inbox, the six latest invoices, events of business, tasks of the team, the activity of the first user, and cards about the last 28 days. A part that fails is missing; its own operation says why.
         */
        get: operations["getDemoParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the samples
         * @description Puts every demo app of the session back to its samples, with times laid out around this moment.
         */
        post: operations["resetDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/datatables/initial-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all employee rows */
        get: operations["listEmployeeRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/datatables/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search employee rows
         * @description Every filter that is given must fit; without an order the rows come as they were entered.
         */
        get: operations["searchEmployeeRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/autocomplete/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List titles for completion */
        get: operations["listAutocompleteTitles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/main-search/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of the main search
         * @description All entries in three groups; the search box filters them and shows at most `searchLimit` of each.
         */
        get: operations["getMainSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookmarks/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bookmarks and pages to bookmark */
        get: operations["getBookmarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookmarks/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set or remove a bookmark
         * @description Flips the page's bookmark and answers the state after that; a page that does not exist changes nothing.
         */
        post: operations["toggleBookmark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/email/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List emails
         * @description The emails of a folder, newest first, and the counts of the folder menu.
         */
        get: operations["listEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/email/update-emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change several emails
         * @description Applies the given fields to all listed emails and answers those it found. An email moved out of trash loses `isDeleted`; `isDeleted: false` alone returns it to its folder, or to the inbox if its folder is trash.
         */
        post: operations["updateEmails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/email/update-emails-label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Toggle a label on several emails
         * @description Adds the label to each listed email without it and removes it from each that has it.
         */
        post: operations["updateEmailsLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/email/get-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open an email
         * @description The email, and whether there is one before and after it in the list it was opened from. Without folder that is the folder the email is in.
         */
        get: operations["getEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/email/paginate-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Go to the previous or next email
         * @description The neighbour of an email in the list it was opened from, as that list is shown: previous is the one above, next the one below. Without folder that is the folder the email is in. 404 at either end.
         */
        get: operations["getAdjacentEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/email/send-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an email or keep a draft
         * @description Stores the email in sent, or in draft where `draft` is true. `id` names a draft to be replaced: saved again, or sent and so moved to sent. An email sent as an answer is also added to the replies of the email it answers.
         */
        post: operations["sendEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/chat/chats-and-contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List chats and contacts
         * @description Contacts with a chat, the latest message first, all contacts, and who is chatting.
         */
        get: operations["listChatsAndContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/chat/users/profile-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get your own profile */
        get: operations["getChatProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update your own profile
         * @description Takes over the given fields.
         */
        patch: operations["updateChatProfile"];
        trace?: never;
    };
    "/apps/chat/get-chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the chat with a contact
         * @description Resets the unseen count of the chat. Null if nobody has written to the contact yet, or the contact is unknown.
         */
        get: operations["getChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/chat/send-msg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message
         * @description Appends the message to the chat with the contact, and starts the chat where there is none.
         */
        post: operations["sendChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/todo/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tasks
         * @description Without filter, all tasks that are not deleted.
         */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/todo/add-tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a task
         * @description Its id is the last id plus 1.
         */
        post: operations["addTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/todo/update-task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update a task
         * @description Takes over the given fields; `isDeleted` false brings a deleted task back.
         */
        post: operations["updateTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/todo/delete-task": {
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
         * Delete a task
         * @description Sets `isDeleted`; the task stays and can be brought back by an update.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/calendar/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List events */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/calendar/add-event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an event */
        post: operations["addEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/calendar/update-event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update an event
         * @description Takes over the given fields, inside extendedProps too.
         */
        post: operations["updateEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/calendar/remove-event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an event */
        delete: operations["removeEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/list/all-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all users */
        get: operations["listAllUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/users/add-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a user
         * @description The user comes first in the list.
         */
        post: operations["addUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/list/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List users */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a user */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/users/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a user */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/list/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count users
         * @description How many users there are in each state, and how many each choice of a filter would leave while the other filters and the search stay.
         */
        get: operations["getUserCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the details of a user */
        get: operations["getUserDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a user's activity */
        get: operations["listUserActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/users/update-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update a user
         * @description Takes over the given fields. A username or email that someone else has is rejected.
         */
        post: operations["updateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/users/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend a user
         * @description The user becomes inactive and keeps everything else.
         */
        post: operations["suspendUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/users/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reactivate a user
         * @description A suspended or pending user becomes active.
         */
        post: operations["reactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/users/update-avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the picture of a user
         * @description A PNG, JPEG or WebP of up to 102400 bytes; 256 pixels across are enough.
         */
        post: operations["updateUserAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/invoice/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List invoices */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an invoice */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/invoice/delete": {
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
         * Delete an invoice
         * @description Removes the invoice. One that is not there (any more) is no error.
         */
        delete: operations["deleteInvoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Clients to choose from
         * @description The first five different clients, in the order of the invoices.
         */
        get: operations["listInvoiceClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the content of an invoice */
        get: operations["getInvoiceDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/invoice/add-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an invoice
         * @description It is a draft with the number after the highest one.
         */
        post: operations["addInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/invoice/update-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update an invoice
         * @description Replaces the content. What has been paid stays, so the balance follows the new total.
         */
        post: operations["updateInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/invoice/send-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invoice
         * @description Records that the invoice was sent; the demo sends no email. A draft becomes sent.
         */
        post: operations["sendInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/invoice/add-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a payment
         * @description Reduces the balance. An amount above the balance is rejected.
         */
        post: operations["addInvoicePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/ecommerce/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/ecommerce/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a product */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/ecommerce/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the wishlist */
        get: operations["listWishlist"];
        put?: never;
        /**
         * Add a product to the wishlist
         * @description A product that is there already stays there once.
         */
        post: operations["addToWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/ecommerce/wishlist/{productId}": {
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
         * Remove a product from the wishlist
         * @description A product that is not there is no error.
         */
        delete: operations["removeFromWishlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/ecommerce/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the cart */
        get: operations["listCart"];
        put?: never;
        /**
         * Add a product to the cart
         * @description With quantity 1; a product that is there already keeps its place and quantity.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/ecommerce/cart/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the quantity of a product in the cart */
        put: operations["updateCartItem"];
        post?: never;
        /**
         * Remove a product from the cart
         * @description A product that is not there is no error.
         */
        delete: operations["removeFromCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account-setting/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the account settings */
        get: operations["getAccountSettings"];
        /**
         * Save account settings
         * @description Replaces the sections that are sent and leaves the others unchanged. A new email address is unconfirmed.
         */
        put: operations["updateAccountSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the profile */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricing/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get plans and prices */
        get: operations["getPricing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get questions and answers
         * @description With `q`, only the questions that contain the text, regardless of case; categories without any are omitted.
         */
        get: operations["getFaq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq/data/knowledge_base": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the knowledge base */
        get: operations["listKnowledgeBase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq/data/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List groups of questions
         * @description The groups of one card, or of all cards.
         */
        get: operations["listKnowledgeBaseCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq/data/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a question with its answer
         * @description Without a slug, the first question.
         */
        get: operations["getKnowledgeBaseQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog/list/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List blog posts
         * @description The posts that fit all filters, newest first.
         */
        get: operations["listBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog/list/data/sidebar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the blog's sidebar */
        get: operations["getBlogSidebar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog/list/data/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a blog post
         * @description Without an id, the first post.
         */
        get: operations["getBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog/list/data/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a blog post to edit
         * @description Without an id, the first post.
         */
        get: operations["getBlogForEdit"];
        /**
         * Save a blog post
         * @description Without an id, the first post. List, sidebar and detail show what was saved. A slug that another post has answers 409 with `slug-taken`.
         */
        put: operations["updateBlog"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/card-analytics/support-tracker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Support tracker */
        get: operations["getSupportTracker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/card-analytics/avg-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Average sessions */
        get: operations["getAverageSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/card-analytics/revenue-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Revenue report
         * @description The current year up to this month and the two years before it.
         */
        get: operations["getRevenueReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/card-analytics/goal-overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Goal overview */
        get: operations["getGoalOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/card-analytics/revenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Revenue of this month and the last */
        get: operations["getRevenueAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/card-analytics/product-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Product orders by state */
        get: operations["getProductOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/card-analytics/sessions-device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sessions by device */
        get: operations["getSessionsByDevice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/card-analytics/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Customers by kind */
        get: operations["getCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/card-statistics/orders-bar-chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders as bars */
        get: operations["getOrdersBarChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/card-statistics/profit-line-chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Profit as a line */
        get: operations["getProfitLineChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/card-statistics/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Subscribers gained */
        get: operations["getSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/card-statistics/revenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Revenue generated */
        get: operations["getRevenueStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/card-statistics/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales and visits by month */
        get: operations["getSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/card-statistics/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders received */
        get: operations["getOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/card-statistics/site-traffic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Site visits */
        get: operations["getSiteTraffic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/card-statistics/active-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active users */
        get: operations["getActiveUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/card-statistics/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Readers of the newsletter */
        get: operations["getNewsletter"];
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
            /** @description Where it applies, and for whose records; everywhere and for all if omitted. */
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
        /**
         * @description Null where none is chosen: emails follow the app, and the app follows the device
         * @enum {string|null}
         */
        LanguageOrNull: "en" | "de" | "fr" | "pt" | null;
        /** @description How the app shows itself to the person; left out of a session where they have chosen nothing. */
        AppSettings: {
            /**
             * @description Null as the device has it, like the next three
             * @enum {string|null}
             */
            skin: "light" | "bordered" | "dark" | "semi-dark" | null;
            language: components["schemas"]["LanguageOrNull"];
            /**
             * @description Position of the menu
             * @enum {string|null}
             */
            layout: "vertical" | "horizontal" | null;
            menuCollapsed: boolean | null;
            /**
             * @description How dates are written: by the language, or the same in every language
             * @enum {string}
             */
            dateFormat: "language" | "dd/MM/yyyy" | "dd MMM yyyy" | "yyyy-MM-dd";
            /**
             * @description How Singapore dollars are marked
             * @enum {string}
             */
            currencySymbol: "$S" | "S$" | "SGD" | "$";
            /** @description How long a toast stays in milliseconds */
            toastMs: number;
            /** @description Where a map opens that has no place of its own yet */
            mapLatitude: number;
            mapLongitude: number;
            mapZoom: number;
        };
        /** @description The tenant of the account, while its people may change nothing; left out otherwise. */
        RestrictedTenant: {
            name: string;
            /** @enum {string} */
            status: "suspended" | "closing";
            reason: string | null;
            /**
             * Format: date
             * @description While it is closing, the day from which nobody signs in
             */
            closesOn: string | null;
        };
        /** @description What the tenant shows in the place of the product's name and mark; left out where it has settled neither. */
        Brand: {
            name: string | null;
            /** @description A small picture as a data address */
            logo: string | null;
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
                /** @description IANA name of the zone that the person wants times in, else their tenant's; left out where it is that of the device */
                timeZone?: string;
                settings?: components["schemas"]["AppSettings"];
                /** @description True for accounts of the platform itself, which keep what belongs to everyone; left out otherwise */
                platform?: boolean;
                /** @description True where the person of a tenant has not proved to read email at their address: they invite nobody (403, code unverified); left out otherwise */
                unverified?: boolean;
                tenant?: components["schemas"]["RestrictedTenant"];
                brand?: components["schemas"]["Brand"];
                /** @description True where the tenant's settings ask for a second step and the person has none yet: every call but those of the own profile is refused (403, code mfaEnrolmentRequired); left out otherwise */
                mfaEnrolment?: boolean;
                /** @description Minutes without activity until the app signs out; left out where nobody has settled it */
                idleMinutes?: number;
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
                /**
                 * @description The password is right, and too old by the tenant's rules: a new one is set by the link of a forgotten password; or the tenant wants its people to come by its provider
                 * @enum {string}
                 */
                code?: "password-expired" | "sso-required";
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
            /** @description Only with code mfaRequired; sent with the code in the second step of the sign-in. */
            challenge?: string;
            errors?: components["schemas"]["ProblemError"][];
        };
        RegisterInput: {
            /** Format: email */
            email: string;
            /** Format: password */
            password: string;
            username: string;
            /** @description Name of the first company; made of the username without */
            company_name?: string | null;
            /** @description Code of a package that is offered; the one that holds everything without */
            package?: string;
            /**
             * @description How the package is paid once the trial is over
             * @enum {string}
             */
            billingCycle?: "monthly" | "yearly";
            /** @description Whether the terms of use were agreed to; kept in the tenant's history */
            consent?: boolean;
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
        /** @enum {string} */
        DemoPart: "bookmarks" | "cart" | "inbox" | "chats" | "profile" | "latestInvoices" | "businessEvents" | "teamTasks" | "ownActivity" | "supportTracker" | "averageSessions" | "revenueReport" | "goalOverview" | "revenueAnalytics" | "productOrders" | "sessionsByDevice" | "customers" | "ordersBarChart" | "profitLineChart" | "subscribers" | "revenueStatistics" | "sales" | "orders" | "siteTraffic" | "activeUsers" | "newsletter";
        PageEntry: {
            id: number;
            /** @description Stable word for the page */
            target: string;
            isBookmarked: boolean;
            title: string;
            /** @description Name of a lucide icon */
            icon: string;
            /** @description Route of the page */
            link: string;
            /** @description The page shows the menu collapsed */
            collapsed?: boolean;
        };
        Bookmarks: {
            suggestions: components["schemas"]["PageEntry"][];
            bookmarks: components["schemas"]["PageEntry"][];
        };
        /** @enum {string} */
        ProductCategory: "Audio" | "Cameras" | "Computers" | "Gaming" | "Home" | "Office" | "Outdoor" | "Phones" | "Wearables";
        CartProduct: {
            id: number;
            name: string;
            /** @description Word for addresses; ends with the id */
            slug: string;
            description: string;
            brand: string;
            category: components["schemas"]["ProductCategory"];
            /** @description In dollars */
            price: number;
            /** @description Address of a picture */
            image: string;
            hasFreeShipping: boolean;
            rating: number;
            isInWishlist: boolean;
            isInCart: boolean;
            qty: number;
            /**
             * Format: date-time
             * @description Delivery, one to eight days ahead
             */
            shippingDate: string;
            /** @description Number of offers available */
            offers: number;
            discountPercentage: number;
        };
        Cart: {
            products: components["schemas"]["CartProduct"][];
        };
        EmailSender: {
            /** Format: email */
            email: string;
            name: string;
            /** @description Address of a picture */
            avatar: string | null;
        };
        EmailAddress: {
            name: string;
            /** Format: email */
            email: string;
        };
        EmailAttachment: {
            fileName: string;
            /** @description Address of a picture of the file type */
            thumbnail: string;
            /** @description Address or data URL of the content; empty where it was not sent along */
            url: string;
            /** @description Bytes */
            size: number;
        };
        /** @enum {string} */
        EmailLabel: "private" | "company" | "important" | "personal";
        /** @description One answer in the thread of an email, oldest first. */
        EmailReply: {
            /** @description That of the email in sent, where one of ours is the answer */
            id: number;
            from: components["schemas"]["EmailSender"];
            to: components["schemas"]["EmailAddress"][];
            subject: string;
            cc: components["schemas"]["EmailAddress"][];
            bcc: components["schemas"]["EmailAddress"][];
            /** @description HTML */
            message: string;
            attachments: components["schemas"]["EmailAttachment"][];
            time: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        EmailFolder: "inbox" | "spam" | "trash" | "draft" | "sent";
        Email: {
            id: number;
            from: components["schemas"]["EmailSender"];
            to: components["schemas"]["EmailAddress"][];
            subject: string;
            cc: components["schemas"]["EmailAddress"][];
            bcc: components["schemas"]["EmailAddress"][];
            /** @description HTML; sanitise it before it is shown */
            message: string;
            attachments: components["schemas"]["EmailAttachment"][];
            isStarred: boolean;
            labels: components["schemas"]["EmailLabel"][];
            time: components["schemas"]["Instant"];
            replies: components["schemas"]["EmailReply"][];
            folder: components["schemas"]["EmailFolder"];
            isRead: boolean;
            /** @description In trash; the folder is kept for the way back */
            isDeleted?: boolean;
            /** @description The email this one answers, or a draft is meant to answer */
            inReplyTo?: number;
            /** @description The draft that is meant to answer it */
            draftId?: number;
            /** @description Sent where one email is opened */
            hasPreviousMail?: boolean;
            /** @description Sent where one email is opened */
            hasNextMail?: boolean;
        };
        /** @description Counts of the folder menu. */
        EmailsMeta: {
            /** @description Unread in the inbox */
            inbox: number;
            /** @description All drafts */
            draft: number;
            /** @description Unread in spam */
            spam: number;
        };
        EmailList: {
            emails: components["schemas"]["Email"][];
            emailsMeta: components["schemas"]["EmailsMeta"];
        };
        /** @enum {string} */
        ChatStatus: "online" | "offline" | "busy" | "away";
        ChatMessage: {
            message: string;
            time: components["schemas"]["Instant"];
            /** @description Id of the contact, or 11 for oneself */
            senderId: number;
        };
        ChatSummary: {
            id: number;
            unseenMsgs: number;
            lastMessage: components["schemas"]["ChatMessage"];
        };
        ChatListEntry: {
            id: number;
            fullName: string;
            role: string;
            about: string;
            avatar: string | null;
            /** Format: email */
            email: string;
            status: components["schemas"]["ChatStatus"];
            chat: components["schemas"]["ChatSummary"];
        };
        ChatContact: {
            id: number;
            fullName: string;
            role: string;
            about: string;
            avatar: string | null;
            /** Format: email */
            email: string;
            status: components["schemas"]["ChatStatus"];
        };
        ChatMe: {
            id: number;
            avatar: string;
            fullName: string;
            status: components["schemas"]["ChatStatus"];
        };
        ChatsAndContacts: {
            chatsContacts: components["schemas"]["ChatListEntry"][];
            contacts: components["schemas"]["ChatContact"][];
            profileUser: components["schemas"]["ChatMe"];
        };
        ProfileHeader: {
            /** @description Address of a picture */
            avatar: string;
            username: string;
            designation: string;
            /** @description Address of a picture */
            coverImg: string;
        };
        ProfileAbout: {
            about: string;
            /** Format: date */
            joined: string;
            lives: string;
            /** Format: email */
            email: string;
            /** Format: uri */
            website: string;
        };
        ProfilePage: {
            /** @description Address of a picture */
            avatar: string;
            username: string;
            subtitle: string;
            favorite: boolean;
        };
        ProfileTweet: {
            /** @description Address of a picture */
            imgUrl: string;
            title: string;
            /** @description Name of the account */
            id: string;
            /** @description Without the hash sign */
            tags: string[];
            desc: string;
            favorite: boolean;
        };
        ProfilePerson: {
            /** @description Address of a picture */
            avatar: string;
            username: string;
        };
        ProfileComment: {
            /** @description Address of a picture */
            avatar: string;
            username: string;
            comment: string;
            commentsLikes: number;
            youLiked: boolean;
        };
        ProfilePost: {
            id: number;
            /** @description Address of a picture */
            avatar: string;
            username: string;
            /** Format: date-time */
            postTime: string;
            postText: string;
            /** @description Address of a picture, which stands for the video until it plays */
            postImg: string | null;
            /** @description Address of a video */
            postVid: string | null;
            /** @description Likes of all, the reader's own included */
            likes: number;
            youLiked: boolean;
            comments: number;
            /** @description How often it was shared */
            share: number;
            /** @description A few of those who like it */
            likedUsers: components["schemas"]["ProfilePerson"][];
            /** @description Those who like it and are not in likedUsers */
            likedCount: number;
            detailedComments: components["schemas"]["ProfileComment"][];
        };
        ProfilePhoto: {
            /** @description Address of a picture */
            img: string;
            /** @description What the picture shows */
            alt: string;
        };
        ProfileSuggestion: {
            /** @description Address of a picture */
            avatar: string;
            name: string;
            /** @description How many friends both have */
            mutualFriend: number;
        };
        ProfileFriend: {
            /** @description Address of a picture */
            avatar: string;
            name: string;
            designation: string;
        };
        ProfilePoll: {
            /** @description The choice */
            name: string;
            /** @description Share of the votes in percent */
            result: number;
            /** @description A few of those who chose it */
            votedUser: components["schemas"]["ProfilePerson"][];
        };
        Profile: {
            header: components["schemas"]["ProfileHeader"];
            userAbout: components["schemas"]["ProfileAbout"];
            suggestedPages: components["schemas"]["ProfilePage"][];
            twitterFeeds: components["schemas"]["ProfileTweet"][];
            /** @description Newest first */
            posts: components["schemas"]["ProfilePost"][];
            latestPhotos: components["schemas"]["ProfilePhoto"][];
            /** @description People to get to know */
            suggestions: components["schemas"]["ProfileSuggestion"][];
            friends: components["schemas"]["ProfileFriend"][];
            pollQuestion: string;
            /** @description Choices of the poll; the results add up to 100 */
            polls: components["schemas"]["ProfilePoll"][];
        };
        InvoiceClient: {
            address: string;
            company: string;
            /** Format: email */
            companyEmail: string;
            country: string;
            /** @description Telephone number */
            contact: string;
            name: string;
        };
        /** @enum {string} */
        InvoiceStatus: "Paid" | "Downloaded" | "Sent" | "Draft" | "Partial Payment" | "Past Due";
        Invoice: {
            id: number;
            /** Format: date */
            issuedDate: string;
            client: components["schemas"]["InvoiceClient"];
            service: string;
            /** @description In dollars */
            total: number;
            /** @description Address of a picture of the client */
            avatar: string | null;
            invoiceStatus: components["schemas"]["InvoiceStatus"];
            /** @description What is still owed, as a number or as text with $. 0 where all is paid; negative where the client has a credit. */
            balance: number | string;
            /** Format: date */
            dueDate: string;
        };
        InvoicePage: {
            /** @description Every invoice whatever the filters */
            allData: components["schemas"]["Invoice"][];
            /** @description The page of invoices that fit */
            invoices: components["schemas"]["Invoice"][];
            /** @description Number of invoices that fit */
            total: number;
        };
        /** @enum {string} */
        CalendarName: "Business" | "Holiday" | "Personal" | "ETC" | "Family";
        CalendarEvent: {
            id: number;
            /** @description Address of a page about it, or empty */
            url: string;
            title: string;
            /**
             * Format: date-time
             * @description Moment in UTC; where allDay is true, midnight UTC of the first day
             */
            start: string;
            /**
             * Format: date-time
             * @description Never before start; where allDay is true, midnight UTC of the day after the last
             */
            end: string;
            allDay: boolean;
            extendedProps: {
                calendar: components["schemas"]["CalendarName"];
                location?: string;
                description?: string;
                guests?: string[];
            };
        };
        TaskAssignee: {
            fullName: string;
            /** @description Address of a picture; empty for none */
            avatar: string | null;
        } | null;
        /** @enum {string} */
        TaskTag: "update" | "team" | "low" | "medium" | "high";
        Task: {
            id: number;
            title: string;
            /** Format: date */
            dueDate: string | null;
            /** @description HTML; sanitise it before it is shown */
            description: string;
            assignee: components["schemas"]["TaskAssignee"];
            tags: components["schemas"]["TaskTag"][];
            isCompleted: boolean;
            isDeleted: boolean;
            isImportant: boolean;
        };
        UserEvent: {
            id: number;
            /** @enum {string} */
            kind: "joined" | "signedIn" | "changed" | "permissionsChanged" | "planChanged" | "suspended" | "reactivated" | "invoicePaid" | "taskCompleted" | "reportExported";
            /** @description What it was about, such as a task; empty where the kind says all */
            about: string;
            /** Format: date-time */
            at: string;
        };
        UserActivity: {
            events: components["schemas"]["UserEvent"][];
        };
        /**
         * @description Time the numbers of a card are for.
         * @enum {string}
         */
        CardPeriod: "Last 28 Days" | "Last Month" | "Last Year";
        SupportTracker: {
            period: components["schemas"]["CardPeriod"];
            totalTicket: number;
            newTicket: number;
            openTicket: number;
            /** @description Days until the first answer */
            responseTime: number;
            /** @description Percentage of tickets that are no longer open */
            completed: number;
        };
        /**
         * @description What one category represents: a day (YYYY-MM-DD, or its number in the month) or a month (YYYY-MM).
         * @enum {string}
         */
        ChartInterval: "day" | "month";
        /** @description One line or set of bars, a number for each category; a month that is still running has fewer. */
        ChartSeries: {
            name: string;
            data: number[];
        };
        /**
         * @description How the number is to be shown.
         * @enum {string}
         */
        CardUnit: "count" | "money" | "percent";
        CardGoal: {
            /** @enum {string} */
            name: "revenue" | "users" | "retention" | "conversion";
            unit: components["schemas"]["CardUnit"];
            value: number;
            target: number;
        };
        AverageSessions: {
            period: components["schemas"]["CardPeriod"];
            /** @description Average over the categories */
            sessions: number;
            /** @description Per cent against the period before */
            change: number;
            interval: components["schemas"]["ChartInterval"];
            categories: string[];
            series: components["schemas"]["ChartSeries"][];
            goals: components["schemas"]["CardGoal"][];
        };
        RevenueYear: {
            year: number;
            /** @description Months */
            categories: string[];
            /** @description Earning and expense by month; expenses are negative */
            series: components["schemas"]["ChartSeries"][];
            /** @description Earnings of these months in dollars */
            total: number;
            /** @description Budget of these months in dollars */
            budget: number;
            /** @description Budget and what was spent by month */
            budgetSeries: components["schemas"]["ChartSeries"][];
        };
        RevenueReport: {
            /** @description Newest first */
            years: components["schemas"]["RevenueYear"][];
        };
        GoalOverview: {
            /** @description Share of the goals that is completed */
            percent: number;
            completed: number;
            inProgress: number;
        };
        RevenueAnalytics: {
            /** @description In dollars */
            thisMonth: number;
            /** @description In dollars */
            lastMonth: number;
            interval: components["schemas"]["ChartInterval"];
            /** @description Days of the month */
            categories: string[];
            series: components["schemas"]["ChartSeries"][];
        };
        ProductOrders: {
            period: components["schemas"]["CardPeriod"];
            total: number;
            finished: number;
            pending: number;
            rejected: number;
        };
        DeviceSessions: {
            /** @enum {string} */
            device: "desktop" | "mobile" | "tablet";
            sessions: number;
            /** @description Share of all sessions */
            percent: number;
            /** @description Per cent against the period before */
            change: number;
        };
        BrowserSessions: {
            browser: string;
            sessions: number;
            /** @description Share of all sessions */
            percent: number;
            /** @description Per cent against the period before */
            change: number;
        };
        SessionsByDevice: {
            period: components["schemas"]["CardPeriod"];
            total: number;
            devices: components["schemas"]["DeviceSessions"][];
            /** @description The same sessions by browser */
            browsers: components["schemas"]["BrowserSessions"][];
        };
        CustomerSegment: {
            /** @enum {string} */
            segment: "new" | "returning" | "referral";
            customers: number;
        };
        Customers: {
            period: components["schemas"]["CardPeriod"];
            total: number;
            segments: components["schemas"]["CustomerSegment"][];
        };
        StatisticsCard: {
            /** @description The number of the card */
            total: number;
            unit: components["schemas"]["CardUnit"];
            /** @description The last number against the one before it, in per cent */
            change: number;
            interval: components["schemas"]["ChartInterval"];
            /** @description The days or months of the series */
            categories: string[];
            series: components["schemas"]["ChartSeries"][];
        };
        DemoParts: {
            bookmarks?: components["schemas"]["Bookmarks"];
            cart?: components["schemas"]["Cart"];
            inbox?: components["schemas"]["EmailList"];
            chats?: components["schemas"]["ChatsAndContacts"];
            profile?: components["schemas"]["Profile"];
            latestInvoices?: components["schemas"]["InvoicePage"];
            businessEvents?: components["schemas"]["CalendarEvent"][];
            teamTasks?: components["schemas"]["Task"][];
            ownActivity?: components["schemas"]["UserActivity"];
            supportTracker?: components["schemas"]["SupportTracker"];
            averageSessions?: components["schemas"]["AverageSessions"];
            revenueReport?: components["schemas"]["RevenueReport"];
            goalOverview?: components["schemas"]["GoalOverview"];
            revenueAnalytics?: components["schemas"]["RevenueAnalytics"];
            productOrders?: components["schemas"]["ProductOrders"];
            sessionsByDevice?: components["schemas"]["SessionsByDevice"];
            customers?: components["schemas"]["Customers"];
            ordersBarChart?: components["schemas"]["StatisticsCard"];
            profitLineChart?: components["schemas"]["StatisticsCard"];
            subscribers?: components["schemas"]["StatisticsCard"];
            revenueStatistics?: components["schemas"]["StatisticsCard"];
            sales?: components["schemas"]["StatisticsCard"];
            orders?: components["schemas"]["StatisticsCard"];
            siteTraffic?: components["schemas"]["StatisticsCard"];
            activeUsers?: components["schemas"]["StatisticsCard"];
            newsletter?: components["schemas"]["StatisticsCard"];
        };
        EmployeeRow: {
            id: number;
            /** @description Address of a picture */
            avatar: string | null;
            full_name: string;
            post: string;
            /** Format: email */
            email: string;
            city: string;
            /** @description MM/DD/YYYY */
            start_date: string;
            /** @description Monthly pay as text */
            salary: string;
            age: string;
            experience: string;
            /** @description 1 confirmed, 2 on probation, 3 on leave, 4 serving notice, 5 left */
            status: number;
            /** @description Always empty; place of the row's opener in narrow tables */
            responsive_id: string;
        };
        EmployeeRowPage: {
            /** @description Every row whatever the search */
            allData: components["schemas"]["EmployeeRow"][];
            /** @description The page of rows that fit */
            invoices: components["schemas"]["EmployeeRow"][];
            /** @description Number of rows that fit */
            total: number;
        };
        AutocompleteTitle: {
            id: number;
            title: string;
            rank: string;
        };
        AutocompleteAnswer: {
            autoComplete: components["schemas"]["AutocompleteTitle"][];
        };
        FileEntry: {
            title: string;
            /** @description Who filed it */
            by: string;
            size: string;
            /** @description Address of the picture for the kind of file */
            file: string;
        };
        ContactEntry: {
            title: string;
            /** Format: email */
            email: string;
            /** @description Address of a picture */
            img: string;
            /**
             * Format: date
             * @description Day of the last contact
             */
            date: string;
        };
        SearchGroup: {
            /** @enum {string} */
            groupTitle: "Pages" | "Files" | "Contacts";
            /** @description Results to show */
            searchLimit: number;
            /** @description Page, file or contact entries, as the title says. */
            data: (components["schemas"]["PageEntry"] | components["schemas"]["FileEntry"] | components["schemas"]["ContactEntry"])[];
        };
        MainSearch: {
            searchArr: components["schemas"]["SearchGroup"][];
        };
        BookmarkToggle: {
            /** @description The page */
            id: number;
        };
        /** @description Ids without an email are passed over. */
        EmailIds: number[];
        EmailsUpdate: {
            emailIds: components["schemas"]["EmailIds"];
            dataToUpdate: {
                folder?: components["schemas"]["EmailFolder"];
                isRead?: boolean;
                isStarred?: boolean;
                isDeleted?: boolean;
            };
        };
        EmailsLabelUpdate: {
            emailIds: components["schemas"]["EmailIds"];
            label: components["schemas"]["EmailLabel"];
        };
        /**
         * @description A list of emails that can be shown; starred and all go over the folders and leave out trash.
         * @enum {string}
         */
        EmailView: "inbox" | "sent" | "draft" | "starred" | "spam" | "trash" | "all";
        EmailRecipient: {
            /** @description Without it the address stands for the name */
            name?: string;
            /** Format: email */
            email: string;
        };
        EmailAttachmentInput: {
            fileName: string;
            /** @description Bytes */
            size: number;
            /** @description The content, where it shall be kept */
            url?: string;
        };
        EmailInput: {
            /** @description A draft that this replaces */
            id?: number;
            /** @description A draft may do without anyone */
            to: components["schemas"]["EmailRecipient"][];
            cc?: components["schemas"]["EmailRecipient"][];
            bcc?: components["schemas"]["EmailRecipient"][];
            subject: string;
            /** @description HTML */
            message: string;
            attachments?: components["schemas"]["EmailAttachmentInput"][];
            /** @description The email this one answers */
            inReplyTo?: number;
            /** @description Keep it as a draft instead of sending it */
            draft?: boolean;
        };
        ChatSettings: {
            isTwoStepAuthVerificationEnabled: boolean;
            isNotificationsOn: boolean;
        };
        ChatProfile: {
            id: number;
            avatar: string;
            fullName: string;
            role: string;
            about: string;
            status: components["schemas"]["ChatStatus"];
            settings: components["schemas"]["ChatSettings"];
        };
        ChatProfileUpdate: {
            about?: string;
            status?: components["schemas"]["ChatStatus"];
            settings?: {
                isTwoStepAuthVerificationEnabled?: boolean;
                isNotificationsOn?: boolean;
            };
        };
        OpenedChat: {
            chat: {
                id: number;
                /** @description Id of the contact */
                userId: number;
                unseenMsgs: number;
                /** @description Oldest first */
                chat: components["schemas"]["ChatMessage"][];
            } | null;
            contact: {
                id: number;
                fullName: string;
                role: string;
                about: string;
                avatar: string | null;
                /** Format: email */
                email: string;
                status: components["schemas"]["ChatStatus"];
            } | null;
        };
        ChatMessageInput: {
            obj: {
                message: string;
                contact: {
                    id: number;
                };
            };
        };
        Chat: {
            id: number;
            /** @description Id of the contact */
            userId: number;
            unseenMsgs: number;
            /** @description Oldest first */
            chat: components["schemas"]["ChatMessage"][];
        };
        ChatMessageSent: {
            response: {
                newMessageData: components["schemas"]["ChatMessage"];
                /** @description Id of the contact */
                id: number;
                chat?: components["schemas"]["Chat"];
            };
        };
        AddTaskInput: {
            task: {
                title: string;
                /** Format: date */
                dueDate?: string | null;
                /** @description HTML */
                description?: string;
                assignee?: components["schemas"]["TaskAssignee"];
                tags?: components["schemas"]["TaskTag"][];
                isCompleted?: boolean;
                isDeleted?: boolean;
                isImportant?: boolean;
            };
        };
        AddedTask: {
            task: components["schemas"]["Task"];
        };
        UpdateTaskInput: {
            task: {
                id: number;
                title?: string;
                /** Format: date */
                dueDate?: string | null;
                /** @description HTML */
                description?: string;
                assignee?: components["schemas"]["TaskAssignee"];
                tags?: components["schemas"]["TaskTag"][];
                isCompleted?: boolean;
                isDeleted?: boolean;
                isImportant?: boolean;
            };
        };
        TaskAnswer: {
            task: {
                id: number;
                title: string;
                /** Format: date */
                dueDate: string | null;
                /** @description HTML; sanitise it before it is shown */
                description: string;
                assignee: components["schemas"]["TaskAssignee"];
                tags: components["schemas"]["TaskTag"][];
                isCompleted: boolean;
                isDeleted: boolean;
                isImportant: boolean;
            } | null;
        };
        AddEventInput: {
            event: {
                url?: string;
                title: string;
                /**
                 * Format: date-time
                 * @description Moment in UTC; where allDay is true, midnight UTC of the first day
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description Never before start; where allDay is true, midnight UTC of the day after the last
                 */
                end: string;
                allDay?: boolean;
                extendedProps: {
                    calendar: components["schemas"]["CalendarName"];
                    location?: string;
                    description?: string;
                    guests?: string[];
                };
            };
        };
        AddedEvent: {
            event: components["schemas"]["CalendarEvent"];
        };
        UpdateEventInput: {
            event: {
                id: number;
                url?: string;
                title?: string;
                /**
                 * Format: date-time
                 * @description Moment in UTC; where allDay is true, midnight UTC of the first day
                 */
                start?: string;
                /**
                 * Format: date-time
                 * @description Never before start; where allDay is true, midnight UTC of the day after the last
                 */
                end?: string;
                allDay?: boolean;
                extendedProps?: {
                    calendar?: components["schemas"]["CalendarName"];
                    location?: string;
                    description?: string;
                    guests?: string[];
                };
            };
        };
        EventAnswer: {
            event: {
                id: number;
                /** @description Address of a page about it, or empty */
                url: string;
                title: string;
                /**
                 * Format: date-time
                 * @description Moment in UTC; where allDay is true, midnight UTC of the first day
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description Never before start; where allDay is true, midnight UTC of the day after the last
                 */
                end: string;
                allDay: boolean;
                extendedProps: {
                    calendar: components["schemas"]["CalendarName"];
                    location?: string;
                    description?: string;
                    guests?: string[];
                };
            } | null;
        };
        /** @enum {string} */
        UserRole: "admin" | "editor" | "author" | "maintainer" | "subscriber";
        /** @enum {string} */
        UserPlan: "basic" | "team" | "company" | "enterprise";
        /** @enum {string} */
        UserStatus: "active" | "inactive" | "pending";
        User: {
            id: number;
            fullName: string;
            company: string;
            role: components["schemas"]["UserRole"];
            username: string;
            country: string;
            /** @description Telephone number */
            contact: string;
            /** Format: email */
            email: string;
            currentPlan: components["schemas"]["UserPlan"];
            status: components["schemas"]["UserStatus"];
            /** @description Address of a picture */
            avatar: string | null;
        };
        AddUserInput: {
            user: {
                fullName: string;
                username: string;
                /** Format: email */
                email: string;
                contact?: string;
                company?: string;
                country?: string;
                role: components["schemas"]["UserRole"];
                currentPlan: components["schemas"]["UserPlan"];
                /** @enum {string} */
                status?: "active" | "inactive" | "pending";
                /** @description Address of a picture; empty for none */
                avatar?: string | null;
            };
        };
        AddedUser: {
            user: components["schemas"]["User"];
        };
        UserPage: {
            users: components["schemas"]["User"][];
            total: number;
        };
        UserAnswer: {
            user: {
                id: number;
                fullName: string;
                company: string;
                role: components["schemas"]["UserRole"];
                username: string;
                country: string;
                /** @description Telephone number */
                contact: string;
                /** Format: email */
                email: string;
                currentPlan: components["schemas"]["UserPlan"];
                status: components["schemas"]["UserStatus"];
                /** @description Address of a picture */
                avatar: string | null;
            } | null;
        };
        CountByUserStatus: {
            active: number;
            inactive: number;
            pending: number;
        };
        UserCounts: {
            /** @description All users without any filter */
            total: number;
            states: components["schemas"]["CountByUserStatus"];
            role: {
                admin: number;
                editor: number;
                author: number;
                maintainer: number;
                subscriber: number;
            };
            currentPlan: {
                basic: number;
                team: number;
                company: number;
                enterprise: number;
            };
            status: components["schemas"]["CountByUserStatus"];
        };
        /** @enum {string} */
        UserContactOption: "email" | "message" | "phone";
        UserSocial: {
            /** @description Address of a page */
            twitter: string;
            /** @description Address of a page */
            facebook: string;
            /** @description Address of a page */
            instagram: string;
            /** @description Address of a page */
            linkedIn: string;
            /** @description Address of a page */
            github: string;
        };
        /** @enum {string} */
        UserModule: "employees" | "leave" | "attendance" | "payroll" | "claims" | "reports" | "invoices" | "settings";
        UserPermission: {
            module: components["schemas"]["UserModule"];
            read: boolean;
            write: boolean;
            create: boolean;
            delete: boolean;
        };
        UserPlanUse: {
            /** @description A month */
            priceInCents: number;
            seats: number;
            seatsUsed: number;
            /** Format: date */
            renewsOn: string;
        };
        UserDetails: {
            /** Format: date */
            birthDate: string | null;
            /** @description Address of a page */
            website: string;
            /** @description Street and number */
            address: string;
            postcode: string;
            city: string;
            contactOptions: components["schemas"]["UserContactOption"][];
            social: components["schemas"]["UserSocial"];
            permissions: components["schemas"]["UserPermission"][];
            plan: components["schemas"]["UserPlanUse"];
        };
        UserDetailsAnswer: {
            details: components["schemas"]["UserDetails"];
        };
        UpdateUserInput: {
            user: {
                id: number;
                fullName?: string;
                username?: string;
                /** Format: email */
                email?: string;
                contact?: string;
                company?: string;
                country?: string;
                role?: components["schemas"]["UserRole"];
                currentPlan?: components["schemas"]["UserPlan"];
                status?: components["schemas"]["UserStatus"];
                /** @description Address of a picture; null or empty takes it away */
                avatar?: string | null;
            };
            details?: {
                /** Format: date */
                birthDate?: string | null;
                /** @description Address of a page */
                website?: string;
                /** @description Street and number */
                address?: string;
                postcode?: string;
                city?: string;
                contactOptions?: components["schemas"]["UserContactOption"][];
                social?: components["schemas"]["UserSocial"];
                permissions?: components["schemas"]["UserPermission"][];
            };
        };
        UserIdInput: {
            id: number;
        };
        /** Format: binary */
        Picture: Blob;
        InvoiceDetail: {
            invoice: {
                id: number;
                /** Format: date */
                issuedDate: string;
                client: components["schemas"]["InvoiceClient"];
                service: string;
                /** @description In dollars */
                total: number;
                /** @description Address of a picture of the client */
                avatar: string | null;
                invoiceStatus: components["schemas"]["InvoiceStatus"];
                /** @description What is still owed, as a number or as text with $. 0 where all is paid; negative where the client has a credit. */
                balance: number | string;
                /** Format: date */
                dueDate: string;
            } | null;
            paymentDetails: {
                /** @description The invoice's balance as text */
                totalDue: string;
                bankName: string;
                country: string;
                iban: string;
                swiftCode: string;
            } | null;
        };
        InvoiceRemoval: {
            removed: components["schemas"]["Invoice"][];
            /** @description Number of invoices left */
            total: number;
        };
        InvoiceLine: {
            title: string;
            description?: string;
            quantity: number;
            /** @description Of one */
            priceInCents: number;
        };
        /**
         * @description What the invoice shows below its lines.
         * @enum {string}
         */
        InvoicePart: "terms" | "note" | "stub";
        /** @enum {string} */
        InvoicePaymentMethod: "cash" | "bank transfer" | "debit card" | "credit card" | "PayNow";
        InvoicePayment: {
            id: number;
            /** Format: date */
            paidOn: string;
            amountInCents: number;
            method: components["schemas"]["InvoicePaymentMethod"];
            note: string;
        };
        InvoiceSending: {
            to: string;
            sentAt: components["schemas"]["Instant"];
        };
        InvoiceDetails: {
            lines: components["schemas"]["InvoiceLine"][];
            /** @description In hundredths of a percent */
            discountRate: number;
            /** @description In hundredths of a percent */
            taxRate: number;
            note: string;
            shown: components["schemas"]["InvoicePart"][];
            /** @description Oldest first */
            payments: components["schemas"]["InvoicePayment"][];
            /** @description Oldest first */
            sent: components["schemas"]["InvoiceSending"][];
        };
        InvoiceDetailsAnswer: {
            details: components["schemas"]["InvoiceDetails"];
        };
        InvoiceClientInput: {
            name: string;
            company: string;
            /** Format: email */
            companyEmail: string;
            address: string;
            country: string;
            /** @description Telephone number */
            contact: string;
        };
        InvoiceInput: {
            client: components["schemas"]["InvoiceClientInput"];
            /** Format: date */
            issuedDate: string;
            /**
             * Format: date
             * @description Not before issuedDate
             */
            dueDate: string;
            lines: components["schemas"]["InvoiceLine"][];
            /** @description In hundredths of a percent, taken off the sum of the lines */
            discountRate?: number;
            /** @description In hundredths of a percent, added to what the discount leaves */
            taxRate?: number;
            note?: string;
            shown?: components["schemas"]["InvoicePart"][];
        };
        AddInvoiceInput: {
            invoice: components["schemas"]["InvoiceInput"];
        };
        AddedInvoice: {
            invoice: components["schemas"]["Invoice"];
        };
        UpdateInvoiceInput: {
            id: number;
            invoice: components["schemas"]["InvoiceInput"];
        };
        InvoiceAnswer: {
            invoice: {
                id: number;
                /** Format: date */
                issuedDate: string;
                client: components["schemas"]["InvoiceClient"];
                service: string;
                /** @description In dollars */
                total: number;
                /** @description Address of a picture of the client */
                avatar: string | null;
                invoiceStatus: components["schemas"]["InvoiceStatus"];
                /** @description What is still owed, as a number or as text with $. 0 where all is paid; negative where the client has a credit. */
                balance: number | string;
                /** Format: date */
                dueDate: string;
            } | null;
        };
        SendInvoiceInput: {
            id: number;
            /** Format: email */
            to: string;
            subject: string;
            message?: string;
        };
        InvoicePaymentInput: {
            id: number;
            payment: {
                /** Format: date */
                paidOn: string;
                amountInCents: number;
                method: components["schemas"]["InvoicePaymentMethod"];
                note?: string;
            };
        };
        Product: {
            id: number;
            name: string;
            /** @description Word for addresses; ends with the id */
            slug: string;
            description: string;
            brand: string;
            category: components["schemas"]["ProductCategory"];
            /** @description In dollars */
            price: number;
            /** @description Address of a picture */
            image: string;
            hasFreeShipping: boolean;
            rating: number;
            isInWishlist: boolean;
            isInCart: boolean;
        };
        WishlistItem: {
            id: number;
            productId: number;
        };
        CartItem: {
            id: number;
            productId: number;
            qty: number;
        };
        ProductPage: {
            products: components["schemas"]["Product"][];
            /** @description Number of products that fit */
            total: number;
            userWishlist: components["schemas"]["WishlistItem"][];
            userCart: components["schemas"]["CartItem"][];
        };
        /** @enum {string} */
        ProductColor: "primary" | "success" | "warning" | "danger" | "info";
        ProductDetail: {
            id: number;
            name: string;
            /** @description Word for addresses; ends with the id */
            slug: string;
            description: string;
            brand: string;
            category: components["schemas"]["ProductCategory"];
            /** @description In dollars */
            price: number;
            /** @description Address of a picture */
            image: string;
            hasFreeShipping: boolean;
            rating: number;
            isInWishlist: boolean;
            isInCart: boolean;
            colorOptions: components["schemas"]["ProductColor"][];
        };
        ProductAnswer: {
            product: components["schemas"]["ProductDetail"];
        };
        Wishlist: {
            products: components["schemas"]["Product"][];
        };
        ProductChoice: {
            productId: number;
        };
        CartItemInput: {
            qty: number;
        };
        AccountGeneral: {
            /** @description Address of a picture of this server, or a picture as data address; null or empty for initials */
            avatar: string | null;
            username: string;
            fullName: string;
            /** Format: email */
            email: string;
            company: string;
        };
        AccountInfo: {
            bio: string;
            /**
             * Format: date
             * @description Birth date
             */
            dob: string | null;
            country: string;
            /** @description Address with http or https; empty for none */
            website: string;
            phone: string;
        };
        /** @description Addresses with http or https; empty for none. */
        AccountSocialLinks: {
            twitter: string;
            facebook: string;
            google: string;
            linkedIn: string;
            instagram: string;
            quora: string;
        };
        /** @description The account at another network; both null while it is not connected. */
        AccountConnection: {
            /** @description Address of a picture */
            profileImg: string | null;
            /** @description Name of the account at that network */
            id: string | null;
        };
        AccountConnections: {
            twitter: components["schemas"]["AccountConnection"];
            google: components["schemas"]["AccountConnection"];
            facebook: components["schemas"]["AccountConnection"];
            github: components["schemas"]["AccountConnection"];
        };
        AccountSocial: {
            socialLinks: components["schemas"]["AccountSocialLinks"];
            connections: components["schemas"]["AccountConnections"];
        };
        /** @description What the person is notified about. */
        AccountNotification: {
            /** @description Someone comments on my article */
            commentOnArticle: boolean;
            /** @description Someone answers my form */
            answerOnForm: boolean;
            /** @description Someone follows me */
            followMe: boolean;
            /** @description News and announcements */
            newAnnouncements: boolean;
            /** @description Weekly product updates */
            productUpdates: boolean;
            /** @description Weekly digest of the blog */
            blogDigest: boolean;
        };
        AccountSettings: {
            general: components["schemas"]["AccountGeneral"];
            info: components["schemas"]["AccountInfo"];
            social: components["schemas"]["AccountSocial"];
            notification: components["schemas"]["AccountNotification"];
            /** @description Whether the email address has been confirmed */
            emailConfirmed: boolean;
        };
        /** @description The sections to save. */
        AccountSettingsInput: {
            general?: components["schemas"]["AccountGeneral"];
            info?: components["schemas"]["AccountInfo"];
            social?: components["schemas"]["AccountSocial"];
            notification?: components["schemas"]["AccountNotification"];
        };
        PricingYearlyPlan: {
            /** @description Dollars a month when paid by the year */
            perMonth: number;
            /** @description Dollars a year */
            totalAnnual: number;
        };
        PricingPlan: {
            title: string;
            /** @description Address of a picture */
            img: string;
            subtitle: string;
            /** @description Dollars a month when paid by the month */
            monthlyPrice: number;
            yearlyPlan: components["schemas"]["PricingYearlyPlan"];
            planBenefits: string[];
            popular: boolean;
        };
        PricingFeature: {
            feature: string;
            /** @description What each plan offers, in the order of the plans; null where the plan does not have it. */
            values: (string | null)[];
        };
        QuestionAnswer: {
            /** @description Anchor of the question */
            id: string;
            question: string;
            ans: string;
        };
        Pricing: {
            plans: components["schemas"]["PricingPlan"][];
            /** @description Title of the plan the reader is on */
            currentPlan: string;
            comparison: components["schemas"]["PricingFeature"][];
            qandA: components["schemas"]["QuestionAnswer"][];
        };
        FaqCategory: {
            /** @description Name of a Lucide icon */
            icon: string;
            title: string;
            subtitle: string;
            qandA: components["schemas"]["QuestionAnswer"][];
        };
        /** @description The categories that contain a question; without a search, all five. */
        Faq: {
            payment?: components["schemas"]["FaqCategory"];
            delivery?: components["schemas"]["FaqCategory"];
            cancellationReturn?: components["schemas"]["FaqCategory"];
            myOrders?: components["schemas"]["FaqCategory"];
            productServices?: components["schemas"]["FaqCategory"];
        };
        KnowledgeBaseCard: {
            id: number;
            /** @description Name of the category in addresses */
            category: string;
            /** @description Address of a picture */
            img: string;
            title: string;
            desc: string;
        };
        KnowledgeBaseLink: {
            id: number;
            question: string;
            slug: string;
        };
        KnowledgeBaseCategory: {
            id: number;
            /** @description The card the group belongs to */
            category: string;
            title: string;
            /** @description Name of a Lucide icon */
            icon: string;
            /** @enum {string} */
            iconColor: "primary" | "success" | "warning" | "danger" | "info";
            questions: components["schemas"]["KnowledgeBaseLink"][];
        };
        KnowledgeBaseQuestion: {
            id: number;
            slug: string;
            category: string;
            categoryTitle: string;
            title: string;
            /** Format: date */
            lastUpdated: string;
            relatedQuestions: components["schemas"]["KnowledgeBaseLink"][];
            /** @description HTML */
            content: string;
        };
        BlogCategory: {
            value: string;
            label: string;
        };
        /** @enum {string} */
        BlogStatus: "Published" | "Pending" | "Draft";
        BlogListItem: {
            id: number;
            /** @description Address of a picture */
            img: string;
            title: string;
            /** @description Address of the author's picture */
            avatar: string;
            userFullName: string;
            /** Format: date */
            blogPosted: string;
            tags: string[];
            blogCategories: components["schemas"]["BlogCategory"][];
            status: components["schemas"]["BlogStatus"];
            excerpt: string;
            /** @description How many comments it has */
            comments: number;
        };
        BlogList: {
            blogs: components["schemas"]["BlogListItem"][];
            /** @description Posts that fit the filters */
            total: number;
        };
        BlogRecentPost: {
            id: number;
            /** @description Address of a picture */
            img: string;
            title: string;
            /** Format: date-time */
            createdTime: string;
        };
        BlogSidebarCategory: {
            /** @description The name people read */
            category: string;
            /** @description What the list filters by */
            value: string;
            /** @description Name of a Lucide icon */
            icon: string;
            /** @description Posts in it */
            count: number;
        };
        BlogSidebar: {
            recentPosts: components["schemas"]["BlogRecentPost"][];
            categories: components["schemas"]["BlogSidebarCategory"][];
        };
        Blog: {
            id: number;
            /** @description Address of a picture */
            img: string;
            title: string;
            slug: string;
            /** @description Address of the author's picture */
            avatar: string;
            userFullName: string;
            /** @description The author in a sentence */
            userAbout: string;
            /** Format: date-time */
            createdTime: string;
            tags: string[];
            blogCategories: components["schemas"]["BlogCategory"][];
            status: components["schemas"]["BlogStatus"];
            /** @description HTML */
            content: string;
            /** @description How many comments it has */
            comments: number;
            /** @description How many readers have bookmarked it */
            bookmarked: number;
        };
        BlogComment: {
            /** @description Address of a picture */
            avatar: string;
            userFullName: string;
            /** Format: date-time */
            commentedAt: string;
            commentText: string;
        };
        BlogNeighbour: {
            id: number;
            title: string;
        } | null;
        BlogDetail: {
            blog: components["schemas"]["Blog"];
            /** @description Oldest first */
            comments: components["schemas"]["BlogComment"][];
            previous: components["schemas"]["BlogNeighbour"];
            next: components["schemas"]["BlogNeighbour"];
        };
        BlogEdit: {
            id: number;
            /** @description Address of the author's picture */
            avatar: string;
            userFullName: string;
            /** Format: date-time */
            createdTime: string;
            blogTitle: string;
            blogCategories: components["schemas"]["BlogCategory"][];
            tags: string[];
            slug: string;
            status: components["schemas"]["BlogStatus"];
            excerpt: string;
            /** @description HTML */
            content: string;
            /** @description Address of a picture */
            featuredImage: string;
        };
        BlogInput: {
            blogTitle: string;
            blogCategories: components["schemas"]["BlogCategory"][];
            tags: string[];
            /** @description Unique among the posts */
            slug: string;
            status: components["schemas"]["BlogStatus"];
            excerpt: string;
            /** @description HTML */
            content: string;
            /** @description Address of a picture of this server, or a picture as data address */
            featuredImage: string;
        };
    };
    responses: {
        /** @description The body is malformed. */
        BadRequest: {
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
        /** @description The record doesn't exist or belongs to someone else. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description None of the media types that the Accept header names can be sent. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record has changed, is a duplicate or is still in use. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than this server takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is of a media type or encoding that is not taken. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is invalid or breaks a rule; `errors` says where. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls or attempts; try again after the given number of seconds. */
        TooManyRequests: {
            headers: {
                "Retry-After"?: number;
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            400: components["responses"]["BadRequest"];
            /** @description The refresh token is invalid, expired or used. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshError"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getDemoParts: {
        parameters: {
            query: {
                parts: components["schemas"]["DemoPart"][];
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoParts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resetDemo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restored. */
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
    listEmployeeRows: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeRow"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchEmployeeRows: {
        parameters: {
            query?: {
                /** @description Text to look for in name, post, email, age, salary or start date, regardless of case. */
                q?: string;
                /** @description Rows per page. */
                perPage?: number;
                /** @description Page number, from 1. A page past the end is empty, with the same total. */
                page?: number;
                /** @description Fields to sort by, the first one first; a minus turns the order of its field round. */
                sort?: ("full_name" | "-full_name" | "post" | "-post" | "email" | "-email" | "city" | "-city" | "start_date" | "-start_date" | "salary" | "-salary" | "age" | "-age" | "experience" | "-experience" | "status" | "-status")[];
                /** @description Text to find in the name only, regardless of case. */
                name?: string;
                /** @description Only employees with one of these posts. */
                post?: string[];
                /** @description Only employees in one of these parts of town. */
                city?: string[];
                /** @description Only employees in one of these states. */
                status?: number[];
                ageFrom?: number;
                ageTo?: number;
                /** @description Lowest monthly pay in cents. */
                salaryFrom?: number;
                /** @description Highest monthly pay in cents. */
                salaryTo?: number;
                /** @description First day of starting. */
                startFrom?: string;
                /** @description Last day of starting. */
                startTo?: string;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the rows that fit, and every row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeRowPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAutocompleteTitles: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every title. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutocompleteAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMainSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups Pages, Files and Contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MainSearch"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getBookmarks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every page, and the bookmarked ones in the order they were marked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bookmarks"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    toggleBookmark: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookmarkToggle"];
            };
        };
        responses: {
            /** @description The bookmarks as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bookmarks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listEmails: {
        parameters: {
            query?: {
                /** @description Text to look for in the subject, regardless of case. */
                q?: string;
                /** @description Folder to show. Every folder but trash leaves out what is in trash. */
                folder?: "inbox" | "sent" | "draft" | "starred" | "spam" | "trash" | "all";
                /** @description Only emails with this label. */
                label?: components["schemas"]["EmailLabel"];
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Emails and counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateEmails: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailsUpdate"];
            };
        };
        responses: {
            /** @description The changed emails and the new counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateEmailsLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailsLabelUpdate"];
            };
        };
        responses: {
            /** @description The changed emails and the counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getEmail: {
        parameters: {
            query: {
                id: number;
                /** @description The list the email was opened from. */
                folder?: components["schemas"]["EmailView"];
                /** @description Only emails with this label. */
                label?: components["schemas"]["EmailLabel"];
                /** @description Text to look for in the subject, regardless of case. */
                q?: string;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Email"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such email; no body. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAdjacentEmail: {
        parameters: {
            query: {
                dir: "previous" | "next";
                emailId: number;
                /** @description The list the email was opened from. */
                folder?: components["schemas"]["EmailView"];
                /** @description Only emails with this label. */
                label?: components["schemas"]["EmailLabel"];
                /** @description Text to look for in the subject, regardless of case. */
                q?: string;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Email"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such email; no body. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailInput"];
            };
        };
        responses: {
            /** @description The email as it is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Email"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listChatsAndContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Chats and contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatsAndContacts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getChatProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatProfile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateChatProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatProfileUpdate"];
            };
        };
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getChat: {
        parameters: {
            query: {
                /** @description Id of the contact, which is also that of the chat. */
                id: number;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Chat and contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedChat"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendChatMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMessageInput"];
            };
        };
        responses: {
            /** @description Sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description Text to look for in the title, regardless of case. */
                q?: string;
                /** @description Only tasks in this state; deleted ones appear only under deleted. */
                filter?: "important" | "completed" | "deleted";
                /** @description Only tasks with this tag. */
                tag?: components["schemas"]["TaskTag"];
                /** @description Latest is the highest id first, as are tasks that are equal in any other order; assignee and due-date put tasks without one last. */
                sortBy?: "latest" | "title-asc" | "title-desc" | "assignee" | "due-date";
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddTaskInput"];
            };
        };
        responses: {
            /** @description The task as it is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTaskInput"];
            };
        };
        responses: {
            /** @description The task as it is now; null where there is none with this id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteTask: {
        parameters: {
            query: {
                taskId: number;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it is now; null where there is none with this id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Only events of these calendars, separated by commas or repeated. Without it, those of all; empty, none. */
                calendars?: components["schemas"]["CalendarName"][];
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
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
                    "application/json": components["schemas"]["CalendarEvent"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddEventInput"];
            };
        };
        responses: {
            /** @description The event as it is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEventInput"];
            };
        };
        responses: {
            /** @description The event as it is now, or was when it was removed; null where there is none with this id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeEvent: {
        parameters: {
            query: {
                id: number;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event as it is now, or was when it was removed; null where there is none with this id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAllUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddUserInput"];
            };
        };
        responses: {
            /** @description The user as stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Text to look for in username and full name, regardless of case. */
                q?: string;
                /** @description Rows per page. */
                perPage?: number;
                /** @description Page number, from 1. A page past the end is empty, with the same total. */
                page?: number;
                /** @description Only users with this role; given several times, with one of these. */
                role?: components["schemas"]["UserRole"][];
                /** @description Only users on this plan; given several times, on one of these. */
                currentPlan?: components["schemas"]["UserPlan"][];
                /** @description Only users in this state; given several times, in one of these. */
                status?: components["schemas"]["UserStatus"][];
                /** @description Field to sort by; a minus turns the order round. Without it, added users come first. */
                sort?: "fullName" | "-fullName" | "username" | "-username" | "email" | "-email" | "company" | "-company" | "country" | "-country" | "role" | "-role" | "currentPlan" | "-currentPlan" | "status" | "-status";
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users, and how many there are on all pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUser: {
        parameters: {
            query: {
                id: number;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, or the one that was removed; null where there is none with this id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteUser: {
        parameters: {
            query: {
                id: number;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, or the one that was removed; null where there is none with this id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUserCounts: {
        parameters: {
            query?: {
                /** @description Text to look for in username and full name, regardless of case. */
                q?: string;
                /** @description Only users with one of these roles. */
                role?: components["schemas"]["UserRole"][];
                /** @description Only users on one of these plans. */
                currentPlan?: components["schemas"]["UserPlan"][];
                /** @description Only users in one of these states. */
                status?: components["schemas"]["UserStatus"][];
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
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
                    "application/json": components["schemas"]["UserCounts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUserDetails: {
        parameters: {
            query: {
                id: number;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetailsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUserActivity: {
        parameters: {
            query: {
                id: number;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest events, newest first; none where there is no user with this id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserActivity"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserInput"];
            };
        };
        responses: {
            /** @description The user as stored; null where there is none with this id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    suspendUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserIdInput"];
            };
        };
        responses: {
            /** @description The user as stored; null where there is none with this id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reactivateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserIdInput"];
            };
        };
        responses: {
            /** @description The user as stored; null where there is none with this id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateUserAvatar: {
        parameters: {
            query: {
                id: number;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/webp": Blob;
                "image/png": Blob;
                "image/jpeg": Blob;
            };
        };
        responses: {
            /** @description The user as stored; null where there is none with this id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /** @description Text to look for in the client's email or name, regardless of case. */
                q?: string;
                /** @description Only invoices of this user, by the client's name. */
                userId?: number;
                /** @description Invoices per page. */
                perPage?: number;
                /** @description Page number, from 1. A page past the end is empty, with the same total. */
                page?: number;
                /** @description Only invoices in this state; given several times, in one of these. */
                status?: components["schemas"]["InvoiceStatus"][];
                /** @description Order of the invoices; the newest number first unless said otherwise. */
                sortBy?: "id-desc" | "id-asc" | "client-asc" | "client-desc" | "total-asc" | "total-desc" | "issued-asc" | "issued-desc" | "balance-asc" | "balance-desc";
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the invoices that fit, and every invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path: {
                /** @description Number of the invoice. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice and where to pay it; null where there is none with this number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteInvoice: {
        parameters: {
            query: {
                /** @description Number of the invoice. */
                id: number;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was removed, and how many invoices are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceRemoval"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listInvoiceClients: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most five clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceClient"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getInvoiceDetails: {
        parameters: {
            query: {
                /** @description Number of the invoice. */
                id: number;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetailsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddInvoiceInput"];
            };
        };
        responses: {
            /** @description The invoice as stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedInvoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateInvoiceInput"];
            };
        };
        responses: {
            /** @description The invoice as stored; null where there is none with this number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendInvoiceInput"];
            };
        };
        responses: {
            /** @description The invoice as stored; null where there is none with this number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addInvoicePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoicePaymentInput"];
            };
        };
        responses: {
            /** @description The invoice as stored; null where there is none with this number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Text to look for in the product's name, regardless of case. */
                q?: string;
                sortBy?: "featured" | "price-asc" | "price-desc";
                /** @description Products per page. */
                perPage?: number;
                /** @description Page number, from 1. A page past the end is empty, with the same total. */
                page?: number;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products, with the wishlist and cart they are compared with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path: {
                /** @description The product; its slug ends with it. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listWishlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products on the wishlist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wishlist"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addToWishlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChoice"];
            };
        };
        responses: {
            /** @description The product's place on the wishlist. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishlistItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeFromWishlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path: {
                productId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wishlist as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wishlist"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products in the cart, with quantity, delivery and offers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChoice"];
            };
        };
        responses: {
            /** @description The product's place in the cart. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateCartItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path: {
                productId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartItemInput"];
            };
        };
        responses: {
            /** @description The product's place in the cart as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeFromCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path: {
                productId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAccountSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateAccountSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountSettingsInput"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile with its feed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPricing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans, cheapest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pricing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFaq: {
        parameters: {
            query?: {
                /** @description Text to look for in the questions. */
                q?: string;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions by category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listKnowledgeBase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseCard"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listKnowledgeBaseCategories: {
        parameters: {
            query?: {
                /** @description The `category` of a card. */
                category?: string;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups with their questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseCategory"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getKnowledgeBaseQuestion: {
        parameters: {
            query?: {
                /** @description The question's slug. */
                slug?: string;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseQuestion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listBlogs: {
        parameters: {
            query?: {
                /** @description Text to look for in title, excerpt and author, regardless of case. */
                q?: string;
                /** @description Only posts of this category, by its value. */
                category?: string;
                /** @description Only posts with this tag, regardless of case. */
                tag?: string;
                /** @description Page number, from 1. A page past the end is empty, with the same total. */
                page?: number;
                /** @description Posts per page. */
                perPage?: number;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getBlogSidebar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest posts and the categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogSidebar"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getBlog: {
        parameters: {
            query?: {
                /** @description The post's id. */
                id?: number;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post with its comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getBlogForEdit: {
        parameters: {
            query?: {
                /** @description The post's id. */
                id?: number;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post with all fields of the form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogEdit"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateBlog: {
        parameters: {
            query?: {
                /** @description The post's id. */
                id?: number;
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlogInput"];
            };
        };
        responses: {
            /** @description The post with all fields of the form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogEdit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSupportTracker: {
        parameters: {
            query?: {
                /** @description Time the numbers are for. */
                period?: "Last 28 Days" | "Last Month" | "Last Year";
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card's numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportTracker"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAverageSessions: {
        parameters: {
            query?: {
                /** @description Time the numbers are for. */
                period?: "Last 28 Days" | "Last Month" | "Last Year";
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card's numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AverageSessions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getRevenueReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card's numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevenueReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getGoalOverview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card's numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoalOverview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getRevenueAnalytics: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card's numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevenueAnalytics"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProductOrders: {
        parameters: {
            query?: {
                /** @description Time the numbers are for. */
                period?: "Last 28 Days" | "Last Month" | "Last Year";
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card's numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOrders"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSessionsByDevice: {
        parameters: {
            query?: {
                /** @description Time the numbers are for. */
                period?: "Last 28 Days" | "Last Month" | "Last Year";
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card's numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsByDevice"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCustomers: {
        parameters: {
            query?: {
                /** @description Time the numbers are for. */
                period?: "Last 28 Days" | "Last Month" | "Last Year";
            };
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card's numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customers"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getOrdersBarChart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card's numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsCard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProfitLineChart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card's numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsCard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSubscribers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card's numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsCard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getRevenueStatistics: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card's numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsCard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSales: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card's numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsCard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card's numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsCard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSiteTraffic: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card's numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsCard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getActiveUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card's numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsCard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names an isolated copy of the demo samples, made at first use. Without it all callers share one copy. */
                "X-Demo-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card's numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsCard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
}

export type LoginInput = components["schemas"]["LoginInput"];
export type Id = components["schemas"]["Id"];
export type Ability = components["schemas"]["Ability"];
export type LanguageOrNull = components["schemas"]["LanguageOrNull"];
export type AppSettings = components["schemas"]["AppSettings"];
export type RestrictedTenant = components["schemas"]["RestrictedTenant"];
export type Brand = components["schemas"]["Brand"];
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
export type DemoPart = components["schemas"]["DemoPart"];
export type PageEntry = components["schemas"]["PageEntry"];
export type Bookmarks = components["schemas"]["Bookmarks"];
export type ProductCategory = components["schemas"]["ProductCategory"];
export type CartProduct = components["schemas"]["CartProduct"];
export type Cart = components["schemas"]["Cart"];
export type EmailSender = components["schemas"]["EmailSender"];
export type EmailAddress = components["schemas"]["EmailAddress"];
export type EmailAttachment = components["schemas"]["EmailAttachment"];
export type EmailLabel = components["schemas"]["EmailLabel"];
export type EmailReply = components["schemas"]["EmailReply"];
export type EmailFolder = components["schemas"]["EmailFolder"];
export type Email = components["schemas"]["Email"];
export type EmailsMeta = components["schemas"]["EmailsMeta"];
export type EmailList = components["schemas"]["EmailList"];
export type ChatStatus = components["schemas"]["ChatStatus"];
export type ChatMessage = components["schemas"]["ChatMessage"];
export type ChatSummary = components["schemas"]["ChatSummary"];
export type ChatListEntry = components["schemas"]["ChatListEntry"];
export type ChatContact = components["schemas"]["ChatContact"];
export type ChatMe = components["schemas"]["ChatMe"];
export type ChatsAndContacts = components["schemas"]["ChatsAndContacts"];
export type ProfileHeader = components["schemas"]["ProfileHeader"];
export type ProfileAbout = components["schemas"]["ProfileAbout"];
export type ProfilePage = components["schemas"]["ProfilePage"];
export type ProfileTweet = components["schemas"]["ProfileTweet"];
export type ProfilePerson = components["schemas"]["ProfilePerson"];
export type ProfileComment = components["schemas"]["ProfileComment"];
export type ProfilePost = components["schemas"]["ProfilePost"];
export type ProfilePhoto = components["schemas"]["ProfilePhoto"];
export type ProfileSuggestion = components["schemas"]["ProfileSuggestion"];
export type ProfileFriend = components["schemas"]["ProfileFriend"];
export type ProfilePoll = components["schemas"]["ProfilePoll"];
export type Profile = components["schemas"]["Profile"];
export type InvoiceClient = components["schemas"]["InvoiceClient"];
export type InvoiceStatus = components["schemas"]["InvoiceStatus"];
export type Invoice = components["schemas"]["Invoice"];
export type InvoicePage = components["schemas"]["InvoicePage"];
export type CalendarName = components["schemas"]["CalendarName"];
export type CalendarEvent = components["schemas"]["CalendarEvent"];
export type TaskAssignee = components["schemas"]["TaskAssignee"];
export type TaskTag = components["schemas"]["TaskTag"];
export type Task = components["schemas"]["Task"];
export type UserEvent = components["schemas"]["UserEvent"];
export type UserActivity = components["schemas"]["UserActivity"];
export type CardPeriod = components["schemas"]["CardPeriod"];
export type SupportTracker = components["schemas"]["SupportTracker"];
export type ChartInterval = components["schemas"]["ChartInterval"];
export type ChartSeries = components["schemas"]["ChartSeries"];
export type CardUnit = components["schemas"]["CardUnit"];
export type CardGoal = components["schemas"]["CardGoal"];
export type AverageSessions = components["schemas"]["AverageSessions"];
export type RevenueYear = components["schemas"]["RevenueYear"];
export type RevenueReport = components["schemas"]["RevenueReport"];
export type GoalOverview = components["schemas"]["GoalOverview"];
export type RevenueAnalytics = components["schemas"]["RevenueAnalytics"];
export type ProductOrders = components["schemas"]["ProductOrders"];
export type DeviceSessions = components["schemas"]["DeviceSessions"];
export type BrowserSessions = components["schemas"]["BrowserSessions"];
export type SessionsByDevice = components["schemas"]["SessionsByDevice"];
export type CustomerSegment = components["schemas"]["CustomerSegment"];
export type Customers = components["schemas"]["Customers"];
export type StatisticsCard = components["schemas"]["StatisticsCard"];
export type DemoParts = components["schemas"]["DemoParts"];
export type EmployeeRow = components["schemas"]["EmployeeRow"];
export type EmployeeRowPage = components["schemas"]["EmployeeRowPage"];
export type AutocompleteTitle = components["schemas"]["AutocompleteTitle"];
export type AutocompleteAnswer = components["schemas"]["AutocompleteAnswer"];
export type FileEntry = components["schemas"]["FileEntry"];
export type ContactEntry = components["schemas"]["ContactEntry"];
export type SearchGroup = components["schemas"]["SearchGroup"];
export type MainSearch = components["schemas"]["MainSearch"];
export type BookmarkToggle = components["schemas"]["BookmarkToggle"];
export type EmailIds = components["schemas"]["EmailIds"];
export type EmailsUpdate = components["schemas"]["EmailsUpdate"];
export type EmailsLabelUpdate = components["schemas"]["EmailsLabelUpdate"];
export type EmailView = components["schemas"]["EmailView"];
export type EmailRecipient = components["schemas"]["EmailRecipient"];
export type EmailAttachmentInput = components["schemas"]["EmailAttachmentInput"];
export type EmailInput = components["schemas"]["EmailInput"];
export type ChatSettings = components["schemas"]["ChatSettings"];
export type ChatProfile = components["schemas"]["ChatProfile"];
export type ChatProfileUpdate = components["schemas"]["ChatProfileUpdate"];
export type OpenedChat = components["schemas"]["OpenedChat"];
export type ChatMessageInput = components["schemas"]["ChatMessageInput"];
export type Chat = components["schemas"]["Chat"];
export type ChatMessageSent = components["schemas"]["ChatMessageSent"];
export type AddTaskInput = components["schemas"]["AddTaskInput"];
export type AddedTask = components["schemas"]["AddedTask"];
export type UpdateTaskInput = components["schemas"]["UpdateTaskInput"];
export type TaskAnswer = components["schemas"]["TaskAnswer"];
export type AddEventInput = components["schemas"]["AddEventInput"];
export type AddedEvent = components["schemas"]["AddedEvent"];
export type UpdateEventInput = components["schemas"]["UpdateEventInput"];
export type EventAnswer = components["schemas"]["EventAnswer"];
export type UserRole = components["schemas"]["UserRole"];
export type UserPlan = components["schemas"]["UserPlan"];
export type UserStatus = components["schemas"]["UserStatus"];
export type User = components["schemas"]["User"];
export type AddUserInput = components["schemas"]["AddUserInput"];
export type AddedUser = components["schemas"]["AddedUser"];
export type UserPage = components["schemas"]["UserPage"];
export type UserAnswer = components["schemas"]["UserAnswer"];
export type CountByUserStatus = components["schemas"]["CountByUserStatus"];
export type UserCounts = components["schemas"]["UserCounts"];
export type UserContactOption = components["schemas"]["UserContactOption"];
export type UserSocial = components["schemas"]["UserSocial"];
export type UserModule = components["schemas"]["UserModule"];
export type UserPermission = components["schemas"]["UserPermission"];
export type UserPlanUse = components["schemas"]["UserPlanUse"];
export type UserDetails = components["schemas"]["UserDetails"];
export type UserDetailsAnswer = components["schemas"]["UserDetailsAnswer"];
export type UpdateUserInput = components["schemas"]["UpdateUserInput"];
export type UserIdInput = components["schemas"]["UserIdInput"];
export type Picture = components["schemas"]["Picture"];
export type InvoiceDetail = components["schemas"]["InvoiceDetail"];
export type InvoiceRemoval = components["schemas"]["InvoiceRemoval"];
export type InvoiceLine = components["schemas"]["InvoiceLine"];
export type InvoicePart = components["schemas"]["InvoicePart"];
export type InvoicePaymentMethod = components["schemas"]["InvoicePaymentMethod"];
export type InvoicePayment = components["schemas"]["InvoicePayment"];
export type InvoiceSending = components["schemas"]["InvoiceSending"];
export type InvoiceDetails = components["schemas"]["InvoiceDetails"];
export type InvoiceDetailsAnswer = components["schemas"]["InvoiceDetailsAnswer"];
export type InvoiceClientInput = components["schemas"]["InvoiceClientInput"];
export type InvoiceInput = components["schemas"]["InvoiceInput"];
export type AddInvoiceInput = components["schemas"]["AddInvoiceInput"];
export type AddedInvoice = components["schemas"]["AddedInvoice"];
export type UpdateInvoiceInput = components["schemas"]["UpdateInvoiceInput"];
export type InvoiceAnswer = components["schemas"]["InvoiceAnswer"];
export type SendInvoiceInput = components["schemas"]["SendInvoiceInput"];
export type InvoicePaymentInput = components["schemas"]["InvoicePaymentInput"];
export type Product = components["schemas"]["Product"];
export type WishlistItem = components["schemas"]["WishlistItem"];
export type CartItem = components["schemas"]["CartItem"];
export type ProductPage = components["schemas"]["ProductPage"];
export type ProductColor = components["schemas"]["ProductColor"];
export type ProductDetail = components["schemas"]["ProductDetail"];
export type ProductAnswer = components["schemas"]["ProductAnswer"];
export type Wishlist = components["schemas"]["Wishlist"];
export type ProductChoice = components["schemas"]["ProductChoice"];
export type CartItemInput = components["schemas"]["CartItemInput"];
export type AccountGeneral = components["schemas"]["AccountGeneral"];
export type AccountInfo = components["schemas"]["AccountInfo"];
export type AccountSocialLinks = components["schemas"]["AccountSocialLinks"];
export type AccountConnection = components["schemas"]["AccountConnection"];
export type AccountConnections = components["schemas"]["AccountConnections"];
export type AccountSocial = components["schemas"]["AccountSocial"];
export type AccountNotification = components["schemas"]["AccountNotification"];
export type AccountSettings = components["schemas"]["AccountSettings"];
export type AccountSettingsInput = components["schemas"]["AccountSettingsInput"];
export type PricingYearlyPlan = components["schemas"]["PricingYearlyPlan"];
export type PricingPlan = components["schemas"]["PricingPlan"];
export type PricingFeature = components["schemas"]["PricingFeature"];
export type QuestionAnswer = components["schemas"]["QuestionAnswer"];
export type Pricing = components["schemas"]["Pricing"];
export type FaqCategory = components["schemas"]["FaqCategory"];
export type Faq = components["schemas"]["Faq"];
export type KnowledgeBaseCard = components["schemas"]["KnowledgeBaseCard"];
export type KnowledgeBaseLink = components["schemas"]["KnowledgeBaseLink"];
export type KnowledgeBaseCategory = components["schemas"]["KnowledgeBaseCategory"];
export type KnowledgeBaseQuestion = components["schemas"]["KnowledgeBaseQuestion"];
export type BlogCategory = components["schemas"]["BlogCategory"];
export type BlogStatus = components["schemas"]["BlogStatus"];
export type BlogListItem = components["schemas"]["BlogListItem"];
export type BlogList = components["schemas"]["BlogList"];
export type BlogRecentPost = components["schemas"]["BlogRecentPost"];
export type BlogSidebarCategory = components["schemas"]["BlogSidebarCategory"];
export type BlogSidebar = components["schemas"]["BlogSidebar"];
export type Blog = components["schemas"]["Blog"];
export type BlogComment = components["schemas"]["BlogComment"];
export type BlogNeighbour = components["schemas"]["BlogNeighbour"];
export type BlogDetail = components["schemas"]["BlogDetail"];
export type BlogEdit = components["schemas"]["BlogEdit"];
export type BlogInput = components["schemas"]["BlogInput"];

export const languageOrNullValues = ["en","de","fr","pt"] as const;
export const appSettingsSkinValues = ["light","bordered","dark","semi-dark"] as const;
export const appSettingsLayoutValues = ["vertical","horizontal"] as const;
export const appSettingsDateFormatValues = ["language","dd/MM/yyyy","dd MMM yyyy","yyyy-MM-dd"] as const;
export const appSettingsCurrencySymbolValues = ["$S","S$","SGD","$"] as const;
export const restrictedTenantStatusValues = ["suspended","closing"] as const;
export const registerInputBillingCycleValues = ["monthly","yearly"] as const;
export const demoPartValues = ["bookmarks","cart","inbox","chats","profile","latestInvoices","businessEvents","teamTasks","ownActivity","supportTracker","averageSessions","revenueReport","goalOverview","revenueAnalytics","productOrders","sessionsByDevice","customers","ordersBarChart","profitLineChart","subscribers","revenueStatistics","sales","orders","siteTraffic","activeUsers","newsletter"] as const;
export const productCategoryValues = ["Audio","Cameras","Computers","Gaming","Home","Office","Outdoor","Phones","Wearables"] as const;
export const emailLabelValues = ["private","company","important","personal"] as const;
export const emailFolderValues = ["inbox","spam","trash","draft","sent"] as const;
export const chatStatusValues = ["online","offline","busy","away"] as const;
export const invoiceStatusValues = ["Paid","Downloaded","Sent","Draft","Partial Payment","Past Due"] as const;
export const calendarNameValues = ["Business","Holiday","Personal","ETC","Family"] as const;
export const taskTagValues = ["update","team","low","medium","high"] as const;
export const userEventKindValues = ["joined","signedIn","changed","permissionsChanged","planChanged","suspended","reactivated","invoicePaid","taskCompleted","reportExported"] as const;
export const cardPeriodValues = ["Last 28 Days","Last Month","Last Year"] as const;
export const chartIntervalValues = ["day","month"] as const;
export const cardUnitValues = ["count","money","percent"] as const;
export const cardGoalNameValues = ["revenue","users","retention","conversion"] as const;
export const deviceSessionsDeviceValues = ["desktop","mobile","tablet"] as const;
export const customerSegmentSegmentValues = ["new","returning","referral"] as const;
export const searchGroupGroupTitleValues = ["Pages","Files","Contacts"] as const;
export const emailViewValues = ["inbox","sent","draft","starred","spam","trash","all"] as const;
export const userRoleValues = ["admin","editor","author","maintainer","subscriber"] as const;
export const userPlanValues = ["basic","team","company","enterprise"] as const;
export const userStatusValues = ["active","inactive","pending"] as const;
export const userContactOptionValues = ["email","message","phone"] as const;
export const userModuleValues = ["employees","leave","attendance","payroll","claims","reports","invoices","settings"] as const;
export const invoicePartValues = ["terms","note","stub"] as const;
export const invoicePaymentMethodValues = ["cash","bank transfer","debit card","credit card","PayNow"] as const;
export const productColorValues = ["primary","success","warning","danger","info"] as const;
export const knowledgeBaseCategoryIconColorValues = ["primary","success","warning","danger","info"] as const;
export const blogStatusValues = ["Published","Pending","Draft"] as const;
