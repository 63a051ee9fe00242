/** Link to a part of this page, kept in the URL hash. */
import type { ReactNode } from "react";
import { NavLink } from "#src/ui/kit/nav.tsx";
import { partHash } from "./use-part.ts";

export function PartLink({
  example,
  name,
  current,
  children,
}: {
  example: string;
  name: string;
  current: string;
  children: ReactNode;
}) {
  return (
    <NavLink to="." hash={partHash(example, name)} resetScroll={false} replace current={name === current}>
      {children}
    </NavLink>
  );
}
