/** All handlers of the demo contract; the auth calls are answered by the HR handlers. */
import { accountSettingsHandlers } from "./account-settings.ts";
import { blogHandlers } from "./blog.ts";
import { bookmarksHandlers } from "./bookmarks.ts";
import { calendarHandlers } from "./calendar.ts";
import { cardAnalyticsHandlers } from "./card-analytics.ts";
import { cardStatisticsHandlers } from "./card-statistics.ts";
import { chatHandlers } from "./chat.ts";
import { datatablesHandlers } from "./datatables.ts";
import { resetHandlers } from "./demo.ts";
import { ecommerceHandlers } from "./ecommerce.ts";
import { emailHandlers } from "./email.ts";
import { faqHandlers } from "./faq.ts";
import { invoiceDetailsHandlers } from "./invoice-details.ts";
import { invoicesHandlers } from "./invoices.ts";
import { knowledgeBaseHandlers } from "./knowledge-base.ts";
import { partsHandlers } from "./parts.ts";
import { pricingHandlers } from "./pricing.ts";
import { profileHandlers } from "./profile.ts";
import { searchHandlers } from "./search.ts";
import type { DemoHandlers } from "./state.ts";
import { todoHandlers } from "./todo.ts";
import { userDetailsHandlers } from "./user-details.ts";
import { usersHandlers } from "./users.ts";

const simple: DemoHandlers = {
  ...resetHandlers,
  ...datatablesHandlers,
  ...searchHandlers,
  ...bookmarksHandlers,
  ...emailHandlers,
  ...chatHandlers,
  ...todoHandlers,
  ...calendarHandlers,
  ...usersHandlers,
  ...userDetailsHandlers,
  ...invoicesHandlers,
  ...invoiceDetailsHandlers,
  ...ecommerceHandlers,
  ...accountSettingsHandlers,
  ...profileHandlers,
  ...pricingHandlers,
  ...faqHandlers,
  ...knowledgeBaseHandlers,
  ...blogHandlers,
  ...cardAnalyticsHandlers,
  ...cardStatisticsHandlers,
};

export const demoHandlers: DemoHandlers = { ...simple, ...partsHandlers(simple) };
