/** Demo page of the blank layout, without the shell. */
import { createFileRoute } from "@tanstack/react-router";
import { BlankPage } from "../../layout/customiser/blank-page.tsx";
import { loadMessages } from "../../messages/store.ts";

export const Route = createFileRoute("/page-layout/layout-blank")({
  loader: () => loadMessages("customiser"),
  component: BlankPage,
});
