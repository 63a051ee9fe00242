/** Rows as cards in narrow windows: name, status and selected columns. */
import { chakra } from "@chakra-ui/react";
import { useText } from "../../messages/use-text.ts";
import { Checkbox } from "../checkbox.tsx";
import type { RowsProps } from "./rows.ts";
import { GroupButton, OpenButton } from "./table-row.tsx";

export function Cards<Row>({
  label,
  columns,
  lines,
  nameOf,
  lead,
  actionsOf,
  selection,
  grouping,
  expanding,
  hintId,
  control,
  onSelect,
}: RowsProps<Row>) {
  const t = useText();
  return (
    <chakra.ul aria-label={label} aria-describedby={hintId} display="grid">
      {lines.map((line) => {
        if (!("row" in line)) {
          return (
            <chakra.li key={line.id} data-row={line.id} px="2" py="1.5" bg="inset" fontWeight="medium">
              {grouping && <GroupButton line={line} grouping={grouping} control={control(line.id, "link")} />}
            </chakra.li>
          );
        }
        const { id, row } = line;
        const selected = selection?.has(row) ?? false;
        const open = expanding?.isOpen(row) ?? false;
        return (
          <chakra.li
            key={id}
            data-row={id}
            display="grid"
            gridTemplateColumns="auto minmax(0, 1fr) auto"
            columnGap="3"
            rowGap="1"
            alignItems="center"
            ps="3"
            pe="1"
            py="2"
            borderTopWidth="1px"
            borderColor="border"
            bg={selected ? "accent.subtle" : undefined}
            _first={{ borderTopWidth: "0" }}
          >
            {selection ? (
              <chakra.label display="grid" placeItems="center" boxSize="6" ms="-1" cursor="pointer">
                <Checkbox
                  {...control(id, "select")}
                  aria-label={t("crud.selectRow", { name: nameOf(row) })}
                  checked={selected}
                  onChange={(event) => onSelect(row, event.target.checked, false)}
                />
              </chakra.label>
            ) : expanding ? (
              <OpenButton
                open={open}
                name={nameOf(row)}
                control={control(id, "expand")}
                onToggle={() => expanding.onToggle(row)}
              />
            ) : (
              <span />
            )}
            <chakra.div
              display="flex"
              flexWrap="wrap"
              justifyContent="space-between"
              columnGap="3"
              minW="0"
              overflowWrap="anywhere"
            >
              {lead(row, control(id, "link"))}
              {columns
                .filter(({ onCard }) => onCard === "corner")
                .map((column) => (
                  <span key={column.id}>{column.cell(row, (each) => control(id, each))}</span>
                ))}
            </chakra.div>
            <chakra.div display="flex" css={{ "& [data-quiet]": { display: "none" } }}>
              {actionsOf?.(row)}
            </chakra.div>
            <chakra.dl gridColumn="2 / -1" display="flex" flexWrap="wrap" columnGap="5" rowGap="1" pe="2">
              {columns
                .filter(({ onCard }) => onCard === "line")
                .map(({ id: name, header, cell }) => (
                  <chakra.div key={name} minW="0" overflowWrap="anywhere">
                    <chakra.dt color="text.muted" fontSize="xs" lineHeight="xs">
                      {header}
                    </chakra.dt>
                    <chakra.dd fontSize="sm" lineHeight="sm">
                      {cell(row, (each) => control(id, each))}
                    </chakra.dd>
                  </chakra.div>
                ))}
            </chakra.dl>
            {expanding && open && <chakra.div gridColumn="1 / -1">{expanding.render(row)}</chakra.div>}
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
