/** Shared parts of the table examples: the frame and the name cell. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import type { EmployeeRow } from "#generated/demo/schema.ts";
import { Avatar } from "#src/ui/kit/avatar.tsx";
import type { RowControlProps } from "#src/ui/table/column.ts";

export const idOf = (row: EmployeeRow): string => String(row.id);
export const nameOf = (row: EmployeeRow): string => row.full_name;

export const Frame = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    minW: "0",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "control",
    overflow: "hidden",
  },
});

export function NameCell({ row, control }: { row: EmployeeRow; control: RowControlProps }) {
  return (
    <a
      {...control}
      href={`mailto:${row.email}`}
      className={css({
        display: "inline-flex",
        alignItems: "center",
        gap: "2",
        borderRadius: "xs",
        fontWeight: "medium",
        _hover: { textDecoration: "underline" },
      })}
    >
      <Avatar name={row.full_name} src={row.avatar} size={24} />
      {row.full_name}
    </a>
  );
}
