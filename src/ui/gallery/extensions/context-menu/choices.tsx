/** Checkboxes and radio buttons that change what is below. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { ContextMenu } from "#src/ui/gallery/parts/context-menu.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { MenuChoice, MenuHeading, MenuSeparator } from "#src/ui/kit/menu-items.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const densities = ["compact", "roomy"] as const;

export function Choices() {
  const t = useText();
  const [grid, setGrid] = useState(true);
  const [names, setNames] = useState(true);
  const [density, setDensity] = useState<(typeof densities)[number]>("roomy");
  return (
    <Stack>
      <ContextMenu
        target={(props) => (
          <button
            {...props}
            type="button"
            aria-label={names ? undefined : t("showcase-dialogs.contextMenu.area")}
            className={css({
              display: "grid",
              gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
              w: "full",
              minH: "32",
              gap: density === "compact" ? "1" : "3",
            })}
          >
            {["A", "B", "C", "D", "E", "F"].map((name) => (
              <span
                key={name}
                className={css({
                  display: "grid",
                  placeItems: "center",
                  minH: "12",
                  borderRadius: "control",
                  bg: "inset",
                  borderWidth: "1px",
                  borderColor: grid ? "border.strong" : "transparent",
                })}
              >
                {names ? name : ""}
              </span>
            ))}
          </button>
        )}
      >
        <MenuChoice kind="checkbox" checked={grid} onSelect={() => setGrid(!grid)}>
          {t("showcase-dialogs.contextMenu.grid")}
        </MenuChoice>
        <MenuChoice kind="checkbox" checked={names} onSelect={() => setNames(!names)}>
          {t("showcase-dialogs.contextMenu.names")}
        </MenuChoice>
        <MenuSeparator />
        <MenuHeading>{t("showcase-dialogs.contextMenu.density")}</MenuHeading>
        {densities.map((each) => (
          <MenuChoice key={each} checked={density === each} onSelect={() => setDensity(each)}>
            {t(`showcase-dialogs.contextMenu.density.${each}`)}
          </MenuChoice>
        ))}
      </ContextMenu>
    </Stack>
  );
}
