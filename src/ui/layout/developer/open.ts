/** Open state of the developer drawer, shared by its button, the account menu and the command palette. */
import { useLocation } from "@tanstack/react-router";
import { sharedValue } from "../../kit/shared-value.ts";
import { useHasDemo } from "../bookmarks/use-has-demo.ts";

export const { set: setDeveloperOpen, useValue: useDeveloperOpen } = sharedValue(false);

/** Pages of the product; all others are the demo's and the gallery's. */
const ofProduct = /^\/(?:companies|me|platform|tenant|calculators|no-company|start)(?:\/|$)/;

/** Whether the page has the drawer. */
export function useHasDeveloper(): boolean {
  const demoPage = useLocation({ select: ({ pathname }) => !ofProduct.test(pathname) });
  return useHasDemo() && demoPage;
}
