/** Catch-all: there is no such page. */
import { createFileRoute } from "@tanstack/react-router";
import { UnknownPage } from "../../layout/unknown-page.tsx";

export const Route = createFileRoute("/_app/$")({ component: UnknownPage });
