/** Search above a page, with the number of results. */
import { css } from "#generated/styles/css/index.js";
import { SearchBox } from "../../table/search-box.tsx";

interface SearchHeadProps {
  label: string;
  q: string | undefined;
  found: string;
  onSearch: (q: string) => void;
}

export function SearchHead({ label, q, found, onSearch }: SearchHeadProps) {
  return (
    <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", mb: "5" })}>
      <div className={css({ flex: "0 1 24rem", display: "flex", minW: "min(100%, 16rem)", "& > *": { flex: "1" } })}>
        <SearchBox label={label} value={q ?? ""} onChange={onSearch} />
      </div>
      <span className={css({ color: "text.muted" })} role="status">
        {found}
      </span>
    </div>
  );
}
