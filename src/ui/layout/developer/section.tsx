/** Part of the drawer with a heading. */
import { css } from "#generated/styles/css/index.js";
import { useId, type ReactNode } from "react";

interface DrawerSectionProps {
  title: string;
  /** At the end of the heading's line. */
  tool?: ReactNode;
  children: ReactNode;
}

export function DrawerSection({ title, tool, children }: DrawerSectionProps) {
  const id = useId();
  return (
    <section
      className={css({ display: "grid", gap: "3", py: "4", borderTopWidth: "1px", borderColor: "border" })}
      aria-labelledby={id}
    >
      <div className={css({ display: "flex", alignItems: "center", justifyContent: "space-between", minH: "8" })}>
        <h3 className={css({ fontWeight: "semibold" })} id={id}>
          {title}
        </h3>
        {tool}
      </div>
      {children}
    </section>
  );
}
