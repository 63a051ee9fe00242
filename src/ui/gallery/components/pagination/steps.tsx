/** Labelled arrows where there is room, and first/last buttons for many pages. */
import { useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Pagination } from "#src/ui/gallery/parts/pagination.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Steps() {
  const t = useText();
  const [page, setPage] = useState(1);
  const [words, setWords] = useState(true);
  const [ends, setEnds] = useState(true);
  return (
    <Stack>
      <Row>
        <Switch size="sm" checked={words} onChange={setWords}>
          {t("showcase-lists.pagination.words")}
        </Switch>
        <Switch size="sm" checked={ends} onChange={setEnds}>
          {t("showcase-lists.pagination.ends")}
        </Switch>
      </Row>
      <Pagination
        label={t("showcase-lists.pagination.letters")}
        page={page}
        last={30}
        words={words}
        ends={ends}
        onPage={setPage}
      />
    </Stack>
  );
}
