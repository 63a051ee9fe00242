/** Who last changed a record, and when; empty for a record nobody has changed. */
import { chakra, type HTMLChakraProps } from "#generated/styles/jsx/index.js";
import { RelativeTime } from "../kit/format.tsx";
import { useText } from "../messages/use-text.ts";

interface ChangedByProps extends HTMLChakraProps<"p"> {
  row: { readonly updatedAt?: string | null; readonly updatedBy?: string | null } | undefined;
}

export function ChangedBy({ row, ...rest }: ChangedByProps) {
  const t = useText();
  if (!row?.updatedAt || !row.updatedBy) return null;
  return (
    <chakra.p color="text.muted" fontSize="sm" lineHeight="sm" {...rest}>
      {`${t("crud.changedBy", { name: row.updatedBy })} · `}
      <RelativeTime value={row.updatedAt} />
    </chakra.p>
  );
}
