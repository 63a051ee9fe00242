/** Each click adds a page below. */
import { css } from "#generated/styles/css/index.js";
import { useSearchEmployeeRowsInfinite } from "#generated/demo/hooks/datatables.ts";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { PageOfStaff } from "./page-of-staff.tsx";

const size = 5;

export function More() {
  const t = useText();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useSearchEmployeeRowsInfinite({
    query: { perPage: size },
  });
  const rows = data?.pages.flatMap(({ invoices }) => invoices);
  const total = data?.pages[0]?.total;
  return (
    <Stack>
      <div
        className={css({ maxH: "80", overflowY: "auto" })}
        tabIndex={0}
        role="group"
        aria-label={t("showcase-data.paged.more")}
      >
        <PageOfStaff rows={rows} size={size} error={error} onRetry={() => void refetch()} />
      </div>
      <Row>
        <Button loading={isFetchingNextPage} inactive={!hasNextPage} onClick={() => void fetchNextPage()}>
          {t("showcase-data.paged.more")}
        </Button>
        <Result>{total !== undefined && t("showcase-data.paged.shown", { shown: rows?.length ?? 0, total })}</Result>
      </Row>
    </Stack>
  );
}
