/** The start page: for now the dashboard of the first company, for others the first place their role opens. */
import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/")({
  beforeLoad: async ({ context }) => {
    // Loaded here alone, so that the sign-in pages do not load the abilities.
    const { startPage } = await import("../layout/start-page.ts");
    throw redirect({ to: await startPage(context.queryClient), replace: true });
  },
});
