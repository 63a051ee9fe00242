/** No company chosen: on to the first one. */
import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/companies/")({
  beforeLoad: async ({ context }) => {
    // Loaded here alone, so that the sign-in pages do not load the abilities.
    const { startPage } = await import("../../../layout/start-page.ts");
    throw redirect({ to: await startPage(context.queryClient), replace: true });
  },
});
