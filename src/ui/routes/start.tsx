/** Redirects to the start page of the role: the dashboard of the first company, or the first page the role allows. */
import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/start")({
  beforeLoad: async ({ context }) => {
    // Imported on demand, so that the sign-in pages don't load the abilities.
    const { startPage } = await import("../layout/start-page.ts");
    throw redirect({ to: await startPage(context.queryClient), replace: true });
  },
});
