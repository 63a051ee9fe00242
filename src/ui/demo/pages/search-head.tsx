/** Search above a page, with the number of results. */
import { css } from "#generated/styles/css/index.js";
import { SearchBox } from "../../table/search-box.tsx";

interface SearchHeadProps {
  label: string;
  /** Above the box, which stands on a ground of its own then. */
  title?: string;
  q: string | undefined;
  found: string;
  onSearch: (q: string) => void;
}

export function SearchHead({ label, title, q, found, onSearch }: SearchHeadProps) {
  const row = (
    <div
      className={css({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: "3",
        rowGap: "2",
        mb: title === undefined ? "5" : undefined,
        justifyContent: title === undefined ? undefined : "center",
      })}
    >
      <div className={css({ display: "flex", w: title === undefined ? "18rem" : "26rem", maxW: "full" })}>
        <SearchBox wide label={label} value={q ?? ""} onChange={onSearch} />
      </div>
      <span className={css({ color: title === undefined ? "text.muted" : "accent.text" })} role="status">
        {found}
      </span>
    </div>
  );
  if (title === undefined) return row;
  return (
    <div
      className={css({
        mb: "5",
        px: { base: "4", md: "6" },
        py: { base: "5", md: "8" },
        display: "grid",
        gap: "4",
        gridTemplateColumns: "minmax(0, 1fr)",
        bg: "accent.subtle",
        borderRadius: "card",
      })}
    >
      <p
        className={css({
          fontSize: "xl",
          lineHeight: "xl",
          fontWeight: "semibold",
          color: "accent.text",
          textAlign: "center",
        })}
      >
        {title}
      </p>
      {row}
    </div>
  );
}
