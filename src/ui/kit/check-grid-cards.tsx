/** Check grid in narrow windows: one card per row. */
import { chakra } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { LabelledCheckbox } from "./checkbox.tsx";
import type { CheckGridProps, GridRow } from "./check-grid.tsx";

export function CheckGridCards({ label, groups, columns, cell, onToggle, end, words }: CheckGridProps) {
  const boxes = (row: GridRow) =>
    columns.map((column) => {
      const state = cell(row.id, column.id);
      if (!state) return null;
      const changed = state.changed && (
        <chakra.span color="warning.text" fontSize="sm">
          {words.changed}
        </chakra.span>
      );
      if (onToggle && !state.fixed) {
        return (
          <LabelledCheckbox
            key={column.id}
            checked={state.checked}
            onChange={(event) => onToggle(row.id, column.id, event.target.checked)}
          >
            {column.label}
            {changed}
          </LabelledCheckbox>
        );
      }
      return (
        state.checked && (
          <chakra.span key={column.id} display="inline-flex" alignItems="center" gap="1.5">
            <Check size={14} aria-hidden />
            {column.label}
          </chakra.span>
        )
      );
    });
  return (
    <chakra.div role="group" aria-label={label}>
      {groups.map((group) => (
        <chakra.div key={group.id}>
          <chakra.h2
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="2"
            px="4"
            py="2"
            bg="inset"
            fontSize="sm"
            fontWeight="semibold"
          >
            {group.title}
            {group.note}
          </chakra.h2>
          {group.rows.map((row) => (
            <chakra.fieldset key={row.id} px="4" py="3" borderTopWidth="1px" borderColor="border" minW="0">
              <chakra.legend float="left" w="full" fontWeight="medium" mb="1.5">
                <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
                  {row.label}
                  {row.note}
                </chakra.span>
              </chakra.legend>
              <chakra.div clear="both" display="flex" flexWrap="wrap" columnGap="5" rowGap="1.5">
                {boxes(row)}
              </chakra.div>
              {end && <chakra.div mt="2">{end.of(row.id)}</chakra.div>}
            </chakra.fieldset>
          ))}
        </chakra.div>
      ))}
    </chakra.div>
  );
}
