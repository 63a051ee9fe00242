/** Alias of the sign-in page. */
import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/login")({
  beforeLoad: () => {
    throw redirect({ to: "/pages/login-v1", replace: true });
  },
});
