/** Who last changed a record, and when; empty for a record nobody has changed. */
import { css } from "#generated/styles/css/index.js";
import { chakra, type HTMLChakraProps } from "#generated/styles/jsx/index.js";
import { RelativeTime } from "../kit/format.tsx";
import { useText } from "../messages/use-text.ts";

interface ChangedByProps extends HTMLChakraProps<"p"> {
  row: { readonly updatedAt?: string | null; readonly updatedBy?: string | null } | undefined;
}

export function ChangedBy({ row, css: own, ...rest }: ChangedByProps) {
  const t = useText();
  if (!row?.updatedAt || !row.updatedBy) return null;
  return (
    <chakra.p {...rest} css={css.raw({ color: "text.muted", fontSize: "sm", lineHeight: "sm" }, own)}>
      {`${t("crud.changedBy", { name: row.updatedBy })} · `}
      <RelativeTime value={row.updatedAt} />
    </chakra.p>
  );
}
