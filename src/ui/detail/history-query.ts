/** A page of a record's history, as the tab asks for it and as its page starts it. */
import { screenPageSize } from "#src/contract/page-size.ts";

export const historyQuery = (page: number): { readonly page: number; readonly pageSize: number } => ({
  page,
  pageSize: screenPageSize,
});
