/** One menu for all rows; the button at the end of each opens the same entries. */
import { Ellipsis, Eye, Pencil, Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { ContextMenu } from "#src/ui/gallery/parts/context-menu.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { IconButton } from "#src/ui/kit/button.tsx";
import { MenuItem } from "#src/ui/kit/menu-items.tsx";
import { Menu } from "#src/ui/kit/menu.tsx";
import { PlainTable } from "#src/ui/table/plain-table.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const people = [
  ["Mei Tan", "Accountant"],
  ["Ravi Menon", "Barista"],
  ["Siti Rahman", "Driver"],
] as const;

export function Rows() {
  const t = useText();
  const [done, setDone] = useState("");
  const entries = (name: string): ReactNode =>
    (
      [
        [Eye, t("showcase-dialogs.contextMenu.view"), false],
        [Pencil, t("common.edit"), false],
        [Trash2, t("common.delete"), true],
      ] as const
    ).map(([Icon, action, danger]) => (
      <MenuItem
        key={action}
        danger={danger}
        icon={<Icon size={16} aria-hidden />}
        onSelect={() => setDone(`${action}: ${name}`)}
      >
        {action}
      </MenuItem>
    ));
  return (
    <Stack>
      <PlainTable hover aria-label={t("showcase-dialogs.contextMenu.employees")}>
        <thead>
          <tr>
            <th scope="col">{t("showcase.name")}</th>
            <th scope="col">{t("showcase-dialogs.contextMenu.position")}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {people.map(([name, position]) => (
            <ContextMenu
              key={name}
              target={({ "aria-haspopup": _, ...props }) => (
                <tr {...props}>
                  <th scope="row">{name}</th>
                  <td>{position}</td>
                  <td data-end>
                    <Menu
                      align="end"
                      trigger={(button) => (
                        <IconButton
                          {...button}
                          size="sm"
                          label={t("showcase-dialogs.contextMenu.actionsOf", { name })}
                          // Shift+F10 is for the row.
                          onKeyDown={(event) => (event.key === "F10" ? undefined : button.onKeyDown(event))}
                        >
                          <Ellipsis size={16} aria-hidden />
                        </IconButton>
                      )}
                    >
                      {entries(name)}
                    </Menu>
                  </td>
                </tr>
              )}
            >
              {entries(name)}
            </ContextMenu>
          ))}
        </tbody>
      </PlainTable>
      <Result>{done && t("showcase-dialogs.chosen", { name: done })}</Result>
    </Stack>
  );
}
