/** Catch-all: areas that are not built yet, or not found. */
import { createFileRoute } from "@tanstack/react-router";
import { SoonPage } from "../../layout/soon-page.tsx";

export const Route = createFileRoute("/_app/$")({ component: SoonPage });
