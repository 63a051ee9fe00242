/** Demo page of the without-menu layout. */
import { createFileRoute } from "@tanstack/react-router";
import { LayoutPage } from "../../../layout/customiser/layout-page.tsx";
import { layouts } from "../../../layout/customiser/layouts.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/page-layout/without-menu")({
  staticData: { layout: layouts["without-menu"] },
  loader: () => loadMessages("customiser"),
  component: () => <LayoutPage name="without-menu" />,
});
