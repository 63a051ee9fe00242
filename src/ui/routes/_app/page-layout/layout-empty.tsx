/** Demo page of the layout-empty layout. */
import { createFileRoute } from "@tanstack/react-router";
import { EmptyPage } from "../../../layout/customiser/empty-page.tsx";
import { layouts } from "../../../layout/customiser/layouts.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/page-layout/layout-empty")({
  staticData: { layout: layouts["layout-empty"] },
  loader: () => loadMessages("customiser"),
  component: EmptyPage,
});
