/** Loading, empty, no-match, error and not-found states. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { Spinner } from "#src/ui/gallery/parts/spinner.tsx";
import { EmptyState, ErrorState, NoMatch, NotFound } from "#src/ui/kit/states.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const states = ["loading", "empty", "noMatch", "error", "notFound"] as const;
type State = (typeof states)[number];

export function States() {
  const t = useText();
  const [state, setState] = useState<State>("empty");
  const back = (): void => setState("loading");
  const shown = {
    loading: (
      <div className={css({ display: "grid", placeItems: "center", minH: "40" })}>
        <Spinner size="lg" />
      </div>
    ),
    empty: (
      <EmptyState
        title={t("showcase-signs.spinners.noRoster")}
        action={<Button onClick={back}>{t("showcase-signs.spinners.firstRoster")}</Button>}
      />
    ),
    noMatch: <NoMatch query="Bedok" onClear={back} />,
    error: <ErrorState error={new TypeError("Failed to fetch")} onRetry={back} />,
    notFound: <NotFound heading="h2" action={<Button onClick={back}>{t("common.back")}</Button>} />,
  } as const satisfies Record<State, React.ReactNode>;
  return (
    <Stack>
      <Segmented
        label={t("showcase.state")}
        value={state}
        onChange={setState}
        options={states.map((value) => ({ value, label: t(`showcase-signs.spinners.${value}`) }))}
      />
      <div className={css({ minH: "18rem" })}>{shown[state]}</div>
    </Stack>
  );
}
