/** The demo samples of one session: plain JSON data, a slice per app, rebuilt by reset. */
import type { operations } from "#generated/demo/schema.ts";
import type { DemoContext } from "#src/contract/context.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { type AccountSettingsState, createAccountSettingsState } from "./samples/account-settings.ts";
import { type BlogState, createBlogState } from "./samples/blog.ts";
import { type BookmarksState, createBookmarksState } from "./samples/bookmarks.ts";
import { type CalendarState, createCalendarState } from "./samples/calendar.ts";
import { type ChatState, createChatState } from "./samples/chat.ts";
import { createEcommerceState, type EcommerceState } from "./samples/ecommerce.ts";
import { createEmailState, type EmailState } from "./samples/email.ts";
import { createInvoicesState, type InvoicesState } from "./samples/invoices.ts";
import { createTodoState, type TodoState } from "./samples/todo.ts";
import { createUsersState, type UsersState } from "./samples/users.ts";

export interface DemoState {
  accountSettings: AccountSettingsState;
  blog: BlogState;
  bookmarks: BookmarksState;
  calendar: CalendarState;
  chat: ChatState;
  ecommerce: EcommerceState;
  email: EmailState;
  invoices: InvoicesState;
  todo: TodoState;
  users: UsersState;
}

/** Handlers by operationId. */
export type DemoHandlers = Handlers<operations, DemoContext<DemoState>>;

/** Fresh samples, dated relative to `now`. */
export function createDemoState(now: Date): DemoState {
  return {
    accountSettings: createAccountSettingsState(now),
    blog: createBlogState(now),
    bookmarks: createBookmarksState(now),
    calendar: createCalendarState(now),
    chat: createChatState(now),
    ecommerce: createEcommerceState(now),
    email: createEmailState(now),
    invoices: createInvoicesState(now),
    todo: createTodoState(now),
    users: createUsersState(now),
  };
}
