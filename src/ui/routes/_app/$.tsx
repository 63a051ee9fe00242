/** Any other address: a demo page that is still to come, or nothing. */
import { createFileRoute } from "@tanstack/react-router";
import { SoonPage } from "../../layout/soon-page.tsx";

export const Route = createFileRoute("/_app/$")({ component: SoonPage });
