/** Live alerts: polite for information, assertive for danger. */
import { useState } from "react";
import { Alert } from "#src/ui/kit/alert.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

interface News {
  readonly id: number;
  readonly kind: "info" | "danger";
}

export function Live() {
  const t = useText();
  const [news, setNews] = useState<readonly News[]>([]);
  const add = (kind: News["kind"]): void => setNews([...news, { id: (news.at(-1)?.id ?? 0) + 1, kind }].slice(-3));
  return (
    <Stack>
      <Row>
        <Button onClick={() => add("info")}>{t("showcase-frames.alerts.addNews")}</Button>
        <Button onClick={() => add("danger")}>{t("showcase-frames.alerts.addDanger")}</Button>
      </Row>
      {/* Present from the start: a live region inserted with its text is often not announced. */}
      <Stack css={{ gap: "2", minH: "12" }} role="status">
        {news.map(({ id, kind }) => (
          <Alert
            key={id}
            tone={kind}
            {...(kind === "danger" && { live: "alert" as const })}
            onClose={() => setNews(news.filter((each) => each.id !== id))}
          >
            {t(kind === "danger" ? "showcase-frames.alerts.danger" : "showcase-frames.alerts.news", { count: id })}
          </Alert>
        ))}
      </Stack>
    </Stack>
  );
}
