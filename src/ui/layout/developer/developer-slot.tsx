/** Place of the developer drawer in the shell, so that it opens without the navbar too; loaded when it is first asked for. */
import { Suspense } from "react";
import { part } from "../../detail/part.ts";
import { setDeveloperOpen, useDeveloperOpen, useHasDeveloper } from "./open.ts";

export const Drawer = part(async () => (await import("./developer-drawer.tsx")).DeveloperDrawer, "developer");

export function DeveloperSlot() {
  const open = useDeveloperOpen();
  const has = useHasDeveloper();
  return (
    open &&
    has && (
      <Suspense>
        <Drawer onClose={() => setDeveloperOpen(false)} />
      </Suspense>
    )
  );
}
