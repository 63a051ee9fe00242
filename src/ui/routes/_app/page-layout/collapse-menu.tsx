/** Demo page of the collapse-menu layout. */
import { createFileRoute } from "@tanstack/react-router";
import { LayoutPage } from "../../../layout/customiser/layout-page.tsx";
import { layouts } from "../../../layout/customiser/layouts.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/page-layout/collapse-menu")({
  staticData: { layout: layouts["collapse-menu"] },
  loader: () => loadMessages("customiser"),
  component: () => <LayoutPage name="collapse-menu" />,
});
