/** Not-found page without the shell. */
import { createFileRoute } from "@tanstack/react-router";
import { ErrorPage } from "../../misc/error-page.tsx";

export const Route = createFileRoute("/misc/error")({ component: ErrorPage });
