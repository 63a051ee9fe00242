/** Demo page of the layout-boxed layout. */
import { createFileRoute } from "@tanstack/react-router";
import { LayoutPage } from "../../../layout/customiser/layout-page.tsx";
import { layouts } from "../../../layout/customiser/layouts.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/page-layout/layout-boxed")({
  staticData: { layout: layouts["layout-boxed"] },
  loader: () => loadMessages("customiser"),
  component: () => <LayoutPage name="layout-boxed" />,
});
