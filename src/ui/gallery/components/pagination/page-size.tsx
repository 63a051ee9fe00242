/** Table footer: range, page size, previous and next. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Card } from "#src/ui/kit/card.tsx";
import { Pager } from "#src/ui/table/pager.tsx";
import { useFormat } from "#src/ui/kit/format.tsx";
import { ListGroup, ListItem } from "#src/ui/gallery/parts/list-group.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const names = ["Mei Tan", "Ravi Menon", "Siti Rahman", "Arjun Nair", "Nurul Huda"];
const total = 64;

export function PageSize() {
  const t = useText();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(10);
  const first = (page - 1) * size;
  const rows = Array.from({ length: Math.min(size, total - first) }, (_, index) => first + index);
  return (
    <Card as="div" className={css({ overflow: "hidden" })}>
      <ListGroup
        flush
        className={css({ maxH: "20rem", overflowY: "auto", _focusVisible: { outlineOffset: "-2px" } })}
        tabIndex={0}
        aria-label={t("showcase-lists.pagination.claims")}
      >
        {rows.map((row) => (
          <ListItem key={row} end={format.money(1250 + row * 735)}>
            {t("showcase-lists.pagination.claim", { number: 2001 + row, name: names[row % names.length] })}
          </ListItem>
        ))}
      </ListGroup>
      <Pager
        of={t("showcase-lists.pagination.claims")}
        page={page}
        pageSize={size}
        total={total}
        onPage={setPage}
        onPageSize={(next) => {
          // Keep the first visible row on the page.
          setPage(Math.floor(first / next) + 1);
          setSize(next);
        }}
      />
    </Card>
  );
}
