/** Avatars, progress bars, status chips and actions. */
import { css } from "#generated/styles/css/index.js";
import { Ellipsis, Mail, Trash2 } from "lucide-react";
import { useState } from "react";
import { yearsOf } from "#src/domain/people/employee-rows.ts";
import { Avatar } from "#src/ui/kit/avatar.tsx";
import { IconButton } from "#src/ui/kit/button.tsx";
import { Menu } from "#src/ui/kit/menu.tsx";
import { MenuItem } from "#src/ui/kit/menu-items.tsx";
import { PlainTable, TableScroll } from "#src/ui/table/plain-table.tsx";
import { useUndo } from "#src/ui/kit/undo.ts";
import { useText } from "#src/ui/messages/use-text.ts";
import { StatusChip } from "#src/ui/gallery/datatables/status.tsx";
import { Employees } from "../employees.tsx";

const maxYears = 40;

export function People() {
  const t = useText();
  const offerUndo = useUndo();
  const [gone, setGone] = useState<readonly number[]>([]);
  const take = (id: number, name: string): void => {
    setGone([...gone, id]);
    offerUndo(t("tables.takenOut", { name }), () => setGone((now) => now.filter((each) => each !== id)));
  };
  return (
    <TableScroll label={t("tables.simple.people")}>
      <Employees>
        {(rows) => (
          <PlainTable hover>
            <thead>
              <tr>
                <th scope="col">{t("tables.name")}</th>
                <th scope="col">{t("tables.experience")}</th>
                <th scope="col">{t("tables.status")}</th>
                <th scope="col">{t("crud.actions")}</th>
              </tr>
            </thead>
            <tbody>
              {rows
                .filter(({ id }) => !gone.includes(id))
                .slice(0, 5)
                .map((row) => (
                  <tr key={row.id}>
                    <th scope="row">
                      <span className={css({ display: "flex", alignItems: "center", gap: "2.5" })}>
                        <Avatar name={row.full_name} src={row.avatar} />
                        <span className={css({ minW: "0" })}>
                          {row.full_name}
                          <span
                            className={css({
                              display: "block",
                              color: "text.muted",
                              fontSize: "sm",
                              fontWeight: "normal",
                            })}
                          >
                            {row.post}
                          </span>
                        </span>
                      </span>
                    </th>
                    <td>
                      <div
                        className={css({
                          w: "28",
                          h: "1.5",
                          mb: "1",
                          bg: "inset",
                          borderRadius: "full",
                          overflow: "hidden",
                        })}
                        role="meter"
                        aria-label={t("tables.experience")}
                        aria-valuemin={0}
                        aria-valuemax={maxYears}
                        aria-valuenow={yearsOf(row)}
                      >
                        <div
                          className={css({ h: "full", bg: "accent" })}
                          style={{ width: `${(100 * yearsOf(row)) / maxYears}%` }}
                        />
                      </div>
                      <span className={css({ color: "text.muted", fontSize: "sm" })}>
                        {t("tables.years", { years: yearsOf(row) })}
                      </span>
                    </td>
                    <td>
                      <StatusChip status={row.status} />
                    </td>
                    <td>
                      <Menu
                        align="end"
                        trigger={(props) => (
                          <IconButton {...props} size="sm" label={t("crud.actionsOf", { name: row.full_name })}>
                            <Ellipsis size={18} aria-hidden />
                          </IconButton>
                        )}
                      >
                        <MenuItem
                          icon={<Mail size={16} aria-hidden />}
                          onSelect={() => window.open(`mailto:${row.email}`, "_self")}
                        >
                          {t("tables.write")}
                        </MenuItem>
                        <MenuItem
                          danger
                          icon={<Trash2 size={16} aria-hidden />}
                          onSelect={() => take(row.id, row.full_name)}
                        >
                          {t("tables.takeOut")}
                        </MenuItem>
                      </Menu>
                    </td>
                  </tr>
                ))}
            </tbody>
          </PlainTable>
        )}
      </Employees>
    </TableScroll>
  );
}
