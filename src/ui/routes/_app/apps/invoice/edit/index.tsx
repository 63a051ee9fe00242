/** Without a number, edits the newest invoice. */
import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/apps/invoice/edit/")({
  beforeLoad: async ({ context }) =>
    (await import("../../../../../demo/invoice/first-invoice.ts")).toNewestInvoice(
      context.queryClient,
      "/apps/invoice/edit/$id",
    ),
});
