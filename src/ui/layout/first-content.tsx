/** The page inside the shell; at the start its shape stands there until the shell has been painted, so that a slow machine shows something sooner. */
import { Outlet } from "@tanstack/react-router";
import { startTransition, useEffect, useState } from "react";
import { PagePending } from "./page-pending.tsx";

export function FirstContent() {
  const [shellPainted, setShellPainted] = useState(false);
  useEffect(() => startTransition(() => setShellPainted(true)), []);
  return shellPainted ? <Outlet /> : <PagePending />;
}
