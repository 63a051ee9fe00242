/** The rows as cards for narrow windows: name, state, and the chosen few facts. */
import { chakra } from "@chakra-ui/react";
import { useText } from "../../messages/use-text.ts";
import { Checkbox } from "../checkbox.tsx";
import type { RowsProps } from "./rows.ts";

export function Cards<Row>({ label, columns, rows, idOf, nameOf, lead, actionsOf, selection, hintId, control }: RowsProps<Row>) {
  const t = useText();
  return (
    <chakra.ul aria-label={label} aria-describedby={hintId} display="grid">
      {rows.map((row) => {
        const selected = selection?.has(row) ?? false;
        return (
          <chakra.li
            key={idOf(row)}
            data-row={idOf(row)}
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
              <chakra.label display="grid" placeItems="center" w="6" h="6" ms="-1" cursor="pointer">
                <Checkbox
                  {...control(row, "select")}
                  aria-label={t("crud.selectRow", { name: nameOf(row) })}
                  checked={selected}
                  onChange={(event) => selection.set([row], event.target.checked)}
                />
              </chakra.label>
            ) : (
              <span />
            )}
            <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3" minW="0" overflowWrap="anywhere">
              {lead(row, control(row, "link"))}
              {columns.filter(({ onCard }) => onCard === "corner").map(({ id, cell }) => <span key={id}>{cell(row)}</span>)}
            </chakra.div>
            <chakra.div display="flex" css={{ "& [data-quiet]": { display: "none" } }}>
              {actionsOf?.(row)}
            </chakra.div>
            <chakra.dl gridColumn="2 / -1" display="flex" flexWrap="wrap" columnGap="5" rowGap="1" pe="2">
              {columns
                .filter(({ onCard }) => onCard === "line")
                .map(({ id, header, cell }) => (
                  <chakra.div key={id} minW="0" overflowWrap="anywhere">
                    <chakra.dt color="text.muted" fontSize="xs" lineHeight="xs">
                      {header}
                    </chakra.dt>
                    <chakra.dd fontSize="sm" lineHeight="sm">{cell(row)}</chakra.dd>
                  </chakra.div>
                ))}
            </chakra.dl>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
