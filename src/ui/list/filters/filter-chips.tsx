/** Active filters as removable chips, with clear all. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { X } from "lucide-react";
import { useText } from "../../messages/use-text.ts";
import { Button } from "../../kit/button.tsx";

interface FilterChip {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onRemove: () => void;
}

const Chip = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    maxW: "full",
    minH: "7",
    ps: "2.5",
    pe: "1.5",
    fontSize: "sm",
    textAlign: "start",
    bg: "accent.subtle",
    color: "accent.text",
    borderRadius: "control",
    borderWidth: "1px",
    borderColor: "transparent",
    cursor: "pointer",
    "& svg": { flexShrink: 0 },
    _hover: { borderColor: "accent" },
  },
});

export function FilterChips({ chips, onClear }: { chips: readonly FilterChip[]; onClear: () => void }) {
  const t = useText();
  if (chips.length === 0) return null;
  return (
    <ul
      className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1.5" })}
      aria-label={t("crud.filtersOn")}
    >
      {chips.map(({ name, label, value, onRemove }) => (
        <li key={name} className={css({ minW: "0" })}>
          <Chip type="button" aria-label={t("crud.removeFilter", { filter: `${label}: ${value}` })} onClick={onRemove}>
            <span>
              {`${label}: `}
              <span className={css({ fontWeight: "medium" })}>{value}</span>
            </span>
            <X size={14} aria-hidden />
          </Chip>
        </li>
      ))}
      <li>
        <Button size="xs" variant="ghost" onClick={onClear}>
          {t("crud.clearFilters")}
        </Button>
      </li>
    </ul>
  );
}
