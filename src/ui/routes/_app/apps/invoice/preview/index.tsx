/** Without a number, shows the newest invoice. */
import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/apps/invoice/preview/")({
  beforeLoad: async ({ context }) =>
    (await import("../../../../../demo/invoice/first-invoice.ts")).toNewestInvoice(
      context.queryClient,
      "/apps/invoice/preview/$id",
    ),
});
