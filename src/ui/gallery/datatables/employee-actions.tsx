/** Above the employee list: grouping, all rows, and the export actions. */
import { Copy, Download, FileSpreadsheet, Group as GroupIcon, Printer, Rows4 } from "lucide-react";
import { Button } from "../../kit/button.tsx";
import { Menu } from "../../kit/menu.tsx";
import { MenuChoice, MenuItem } from "../../kit/menu-items.tsx";
import { useMedia, wide } from "../../kit/use-media.ts";
import { useText } from "../../messages/use-text.ts";
import type { RowFiles } from "../../list/use-row-files.ts";
import { groupings, type Group } from "./employee-list.ts";
import type { Employee } from "./use-employees.ts";

interface EmployeeActionsProps {
  group: Group | undefined;
  long: boolean;
  files: Pick<RowFiles<Employee>, "busy" | "all">;
  onGroup: (group: Group | undefined) => void;
  onLong: (long: boolean) => void;
}

export function EmployeeActions({ group, long, files, onGroup, onLong }: EmployeeActionsProps) {
  const t = useText();
  const isWide = useMedia(wide);
  return (
    <>
      <Menu
        align="end"
        trigger={(props) => (
          <Button {...props}>
            <GroupIcon size={16} aria-hidden />
            {group ? t("tables.groupedBy", { field: t(`tables.${group}`) }) : t("tables.group")}
          </Button>
        )}
      >
        <MenuChoice checked={group === undefined} onSelect={() => onGroup(undefined)}>
          {t("tables.groupNot")}
        </MenuChoice>
        {groupings.map((each) => (
          <MenuChoice key={each} checked={group === each} onSelect={() => onGroup(each)}>
            {t(`tables.${each}`)}
          </MenuChoice>
        ))}
      </Menu>
      {isWide && (
        <Button aria-pressed={long} variant={long ? "subtle" : "outline"} onClick={() => onLong(!long)}>
          <Rows4 size={16} aria-hidden />
          {t("tables.long")}
        </Button>
      )}
      <Menu
        align="end"
        trigger={(props) => (
          <Button {...props} loading={files.busy}>
            <Download size={16} aria-hidden />
            {t("crud.export")}
          </Button>
        )}
      >
        <MenuItem icon={<FileSpreadsheet size={16} aria-hidden />} onSelect={() => void files.all("csv")}>
          {t("tables.asCsv")}
        </MenuItem>
        <MenuItem icon={<Copy size={16} aria-hidden />} onSelect={() => void files.all("copy")}>
          {t("tables.asCopy")}
        </MenuItem>
        <MenuItem icon={<Printer size={16} aria-hidden />} onSelect={() => void files.all("print")}>
          {t("tables.asPrint")}
        </MenuItem>
      </Menu>
    </>
  );
}
