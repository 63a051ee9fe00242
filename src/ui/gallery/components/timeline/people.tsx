/** Avatars instead of dots, with attachments such as remarks, files and replies. */
import { css } from "#generated/styles/css/index.js";
import { FileText } from "lucide-react";
import { useState } from "react";
import { Avatar } from "#src/ui/kit/avatar.tsx";
import { AvatarGroup } from "#src/ui/gallery/parts/avatar-group.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { useFormat } from "#src/ui/kit/format.tsx";
import { Tag } from "#src/ui/kit/status-dot.tsx";
import { Timeline, TimelineItem } from "#src/ui/kit/timeline.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const invited = ["Nadia Osman", "Ravi Pillai", "Hui Min Goh", "Desmond Lau", "Farah Idris", "Kelvin Teo"];

export function People() {
  const t = useText();
  const format = useFormat();
  const [answer, setAnswer] = useState<"approved" | "refusedBy" | null>(null);
  const at = (day: string): string => format.date(day);
  return (
    <Timeline label={t("showcase-overlays.timeline.request")}>
      <TimelineItem
        portrait={<Avatar name="Ravi Pillai" />}
        title={t("showcase-overlays.timeline.asks", { name: "Ravi Pillai" })}
        when={at("2026-11-18")}
      >
        <Row css={{ gap: "2", mt: "2" }}>
          {answer === null ? (
            <>
              <Button size="sm" variant="solid" onClick={() => setAnswer("approved")}>
                {t("showcase-overlays.timeline.approve")}
              </Button>
              <Button size="sm" onClick={() => setAnswer("refusedBy")}>
                {t("showcase-overlays.timeline.refuse")}
              </Button>
            </>
          ) : (
            <>
              <Tag tone={answer === "approved" ? "success" : "danger"}>{t(`showcase-overlays.timeline.${answer}`)}</Tag>
              <Button size="sm" variant="ghost" onClick={() => setAnswer(null)}>
                {t("shell.undo")}
              </Button>
            </>
          )}
        </Row>
      </TimelineItem>
      <TimelineItem
        portrait={<Avatar name="Farah Idris" />}
        title={t("showcase-overlays.timeline.uploads", { name: "Farah Idris" })}
        when={at("2026-11-16")}
      >
        <span
          className={css({
            display: "inline-flex",
            alignItems: "center",
            gap: "2",
            mt: "2",
            px: "2.5",
            minH: "8",
            borderWidth: "1px",
            borderColor: "border",
            borderRadius: "control",
          })}
        >
          <FileText size={16} aria-hidden />
          course-hygiene.pdf
        </span>
      </TimelineItem>
      <TimelineItem
        portrait={<Avatar name="Hui Min Goh" />}
        title={t("showcase-overlays.timeline.invites", { name: "Hui Min Goh" })}
        when={at("2026-11-12")}
      >
        <div className={css({ mt: "2" })}>
          <AvatarGroup label={t("showcase-overlays.timeline.invited")} names={invited} />
        </div>
      </TimelineItem>
    </Timeline>
  );
}
