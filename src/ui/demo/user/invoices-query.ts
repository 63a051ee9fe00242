/** The invoices on the page of a user. */
import { defaultPageSize } from "#src/contract/page-size.ts";

export const invoicesQuery = (userId: number, page: number) => ({ userId, page, perPage: defaultPageSize });
