/** Chip of a multiple select: arrows move, Delete removes. */
import { tagsInput } from "#generated/styles/recipes/index.js";
import { X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useText } from "../messages/use-text.ts";

export interface Chip {
  /** Unique value of the chip. */
  readonly value: string;
  readonly label: string;
  /** Tooltip, such as the address behind a name. */
  readonly title?: string;
  /** Picture URL, for suggestions. */
  readonly picture?: string | null;
  readonly invalid?: boolean;
}

interface ChipItemProps {
  label: string;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const styles = tagsInput();

export function ChipItem({ label, onRemove, onKeyDown }: ChipItemProps) {
  const t = useText();
  return (
    <span className={styles.tag} title={label}>
      <button className={styles.tagText} type="button" data-chip tabIndex={-1} onKeyDown={onKeyDown}>
        {label}
      </button>
      <button
        className={styles.tagRemove}
        type="button"
        tabIndex={-1}
        aria-label={t("tools.chipRemove", { name: label })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </button>
    </span>
  );
}
