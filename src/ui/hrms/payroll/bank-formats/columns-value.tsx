/** Columns of a bank format in their order. */
import type { View } from "../../../crud/area.ts";
import { useText } from "../../../messages/use-text.ts";

interface Column {
  readonly of: string;
}

export const ColumnsValue: View = ({ value }) => {
  const t = useText();
  return <>{(value as readonly Column[]).map(({ of }) => t(`bank-formats.columns.of.${of as "name"}`)).join(" · ")}</>;
};
