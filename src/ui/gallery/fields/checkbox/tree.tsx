/** Select-all checkbox, indeterminate for a partial selection. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { LabelledCheckbox } from "#src/ui/kit/checkbox.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const notices = ["payslip", "leave", "shift"] as const;
type Notice = (typeof notices)[number];

export function Tree() {
  const t = useText();
  const [on, setOn] = useState<readonly Notice[]>(["leave"]);
  const toggle = (notice: Notice): void =>
    setOn(on.includes(notice) ? on.filter((each) => each !== notice) : [...on, notice]);
  const all = on.length === notices.length;
  return (
    <div>
      <LabelledCheckbox checked={all} indeterminate={!all && on.length > 0} onChange={() => setOn(all ? [] : notices)}>
        {t("showcase-choices.checkbox.all")}
      </LabelledCheckbox>
      <div className={css({ display: "grid", justifyItems: "start", gap: "1", mt: "1", paddingInlineStart: "6" })}>
        {notices.map((notice) => (
          <LabelledCheckbox key={notice} checked={on.includes(notice)} onChange={() => toggle(notice)}>
            {t(`showcase-choices.checkbox.${notice}`)}
          </LabelledCheckbox>
        ))}
      </div>
    </div>
  );
}
