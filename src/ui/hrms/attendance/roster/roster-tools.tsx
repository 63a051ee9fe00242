/** Above the board: copying a week, applying a pattern, and publishing. */
import { CalendarCheck, Copy, Repeat } from "lucide-react";
import { useState } from "react";
import { applyRosterPattern as form } from "#generated/hrms/forms/roster.ts";
import { listRosterPatternOptionsOptions } from "#generated/hrms/hooks/roster-patterns.ts";
import { useApplyRosterPattern, useCopyRoster, usePublishRoster } from "#generated/hrms/hooks/roster.ts";
import type { RosterBoard, RosterPatternUse } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { type Reference, specsOf } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { addDays } from "../../../kit/calendar-date.ts";
import { ConfirmButton } from "../../../kit/confirm-button.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { toast } from "../../../kit/toast.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { people } from "../../people/shared/references.ts";
import { RosterFiles } from "./roster-files.tsx";
import { rosterProblem } from "./use-planning.ts";

const patterns: Reference = {
  label: "label",
  options: listRosterPatternOptionsOptions as unknown as Reference["options"],
};
const fields = specsOf(form, { patternId: { reference: patterns }, employeeIds: { reference: people } }, [
  "patternId",
  "employeeIds",
  "start",
  "from",
  "to",
]);

interface RosterToolsProps {
  readonly companyId: string;
  readonly from: string;
  readonly to: string;
  readonly board: RosterBoard | undefined;
}

export function RosterTools({ companyId, from, to, board }: RosterToolsProps) {
  const t = useText();
  const format = useFormat();
  const ability = useAbility();
  const copy = useCopyRoster();
  const apply = useApplyRosterPattern();
  const publish = usePublishRoster();
  const attempt = useAttempt(rosterProblem);
  const [applying, setApplying] = useState(false);
  const mayPlan = ability.can("update", "roster");
  const drafts = board?.drafts ?? 0;
  const warnings = board?.items.reduce((sum, person) => sum + person.warnings.length, 0) ?? 0;
  const path = { companyId };
  return (
    <>
      <RosterFiles companyId={companyId} from={from} to={to} total={board?.total} />
      {mayPlan && (
        <ConfirmButton
          icon={Copy}
          title={t("roster.copyTitle")}
          action={t("roster.copy")}
          onConfirm={() =>
            attempt(async () => {
              const { changed } = await copy.mutateAsync({ path, body: { from, to: addDays(from, 7) } });
              toast({ text: t("roster.copied", { changed }) });
            })
          }
        >
          {t("roster.copyText", { week: format.date(from) })}
        </ConfirmButton>
      )}
      {mayPlan && ability.can("read", "roster-patterns") && (
        <Button onClick={() => setApplying(true)}>
          <Repeat size={16} aria-hidden />
          {t("roster.pattern")}
        </Button>
      )}
      {ability.can("approve", "roster") && (
        <ConfirmButton
          icon={CalendarCheck}
          button={{ variant: "solid", inactive: drafts === 0, loading: publish.isPending }}
          title={t("roster.publishTitle")}
          action={t("roster.publish")}
          onConfirm={() =>
            attempt(async () => {
              const done = await publish.mutateAsync({ path, body: { from, to } });
              toast({ text: t("roster.published", { ...done }) });
            })
          }
        >
          {t("roster.publishText", { drafts, from: format.date(from), to: format.date(to) })}
          {warnings > 0 && ` ${t("roster.publishWarnings", { count: warnings })}`}
        </ConfirmButton>
      )}
      {applying && (
        <FormDialog
          title={t("roster.pattern")}
          intro={t("roster.patternText")}
          action={t("roster.pattern")}
          fields={fields}
          scope={{ companyId }}
          initial={{ start: from, from, to: addDays(from, 27) }}
          words={{
            field: (name) => t(`roster.${name as keyof RosterPatternUse}`),
            help: () => undefined,
          }}
          send={async (body) => {
            const { changed } = await apply.mutateAsync({ path, body: body as unknown as RosterPatternUse });
            toast({ text: t("roster.applied", { changed }) });
          }}
          onClose={() => setApplying(false)}
        />
      )}
    </>
  );
}
