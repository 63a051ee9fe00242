/** Many pages, with a field to jump to one. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { Pagination } from "#src/ui/gallery/parts/pagination.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const last = 240;
const widths = ["0", "1", "2"] as const;

export function Jump() {
  const t = useText();
  const [page, setPage] = useState(120);
  const [around, setAround] = useState<(typeof widths)[number]>("2");
  return (
    <Stack>
      <Row>
        <Segmented<(typeof widths)[number]>
          label={t("showcase-lists.pagination.around")}
          value={around}
          onChange={setAround}
          options={widths.map((value) => ({
            value,
            label: t("showcase-lists.pagination.neighbours", { count: Number(value) }),
          }))}
        />
      </Row>
      <Pagination
        label={t("showcase-lists.pagination.events")}
        page={page}
        last={last}
        around={Number(around)}
        onPage={setPage}
      />
      <PageJump onPage={setPage} />
    </Stack>
  );
}

/** Enter goes to the typed page; out-of-range values are clamped. */
function PageJump({ onPage }: { onPage: (page: number) => void }) {
  const t = useText();
  const [typed, setTyped] = useState("");
  return (
    <form
      className={css({ display: "flex", alignItems: "center", gap: "2" })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = Number.parseInt(typed, 10);
        setTyped("");
        if (Number.isFinite(wanted)) onPage(Math.max(1, Math.min(last, wanted)));
      }}
    >
      <label className={css({ display: "flex", alignItems: "center", gap: "2", color: "text.muted", fontSize: "sm" })}>
        {t("tools.pageJump")}
        <Input
          size="sm"
          css={{ w: "4rem" }}
          inputMode="numeric"
          maxLength={6}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Button size="sm" type="submit">
        {t("tools.pageGo")}
      </Button>
    </form>
  );
}
