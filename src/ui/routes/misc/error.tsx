/** The page for addresses that lead nowhere, without the shell. */
import { createFileRoute } from "@tanstack/react-router";
import { PageNotFound } from "../../layout/page-not-found.tsx";

export const Route = createFileRoute("/misc/error")({ component: PageNotFound });
