/** The request form: days on a calendar, with what they cost while choosing. */
import { css } from "#generated/styles/css/index.js";
import { useNavigate } from "@tanstack/react-router";
import { useListMyLeaveBalances } from "#generated/hrms/hooks/leave-balances.ts";
import { previewLeaveOptions, useCreateLeave } from "#generated/hrms/hooks/leaves.ts";
import type { LeaveBalance, LeaveInput } from "#generated/hrms/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { ReadyControls } from "../../../form/control.tsx";
import { Form } from "../../../form/form.tsx";
import { simpleControls } from "../../../form/simple-controls.tsx";
import type { Values } from "../../../form/spec.ts";
import { useFieldsForm } from "../../../form/use-fields-form.ts";
import { bodyOf, initialValues, withoutUnparsed } from "../../../form/values.ts";
import { Button } from "../../../kit/button.tsx";
import { today } from "../../../kit/calendar-date.ts";
import { Card } from "../../../kit/card.tsx";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { problemText } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { hasBalance } from "./balance-cards.tsx";
import { LeaveMonth } from "./leave-month.tsx";
import { LeaveSkeleton } from "./leave-skeleton.tsx";
import { OwnEmployee } from "./own-employee.tsx";
import { dayOf, requestFields, RequestFields, useRequestWords } from "./request-fields.tsx";
import { RequestPreview } from "./request-preview.tsx";

/** Undefined until a first day is chosen. */
function inputOf(body: Record<string, unknown>, { fileIds }: Values): LeaveInput | undefined {
  const { leaveTypeId, from, to = from } = body;
  if (typeof from !== "string" || typeof leaveTypeId !== "string") return undefined;
  return { ...body, to: to ?? from, fileIds } as LeaveInput;
}

function RequestForm({
  companyId,
  employeeId,
  types,
}: {
  companyId: string;
  employeeId: string;
  types: readonly LeaveBalance[];
}) {
  const t = useText();
  const navigate = useNavigate();
  const create = useCreateLeave();
  const fields = requestFields(types);
  const wordsOf = useRequestWords(types);
  const initial = {
    ...initialValues(fields),
    leaveTypeId: (types.find(hasBalance) ?? types[0])?.leaveTypeId ?? null,
    fileIds: [],
  };
  const form = useFieldsForm({
    fields,
    words: wordsOf(initial),
    initial,
    async send(input, values) {
      await create.mutateAsync({ path: { companyId }, body: inputOf(input, values) as LeaveInput });
      toast({ text: t("leaves.sent") });
      return () => void navigate({ to: `/companies/${companyId}/my-leave` as string });
    },
    failed: (error) => toast({ kind: "error", text: problemText(t, error) }),
  });
  const { values } = form;
  const words = wordsOf(values);
  const body = inputOf(bodyOf(fields, withoutUnparsed(values)), values);
  // The reason does not matter for the preview: typing it asks for nothing.
  const asked = body && { ...body, reason: null };
  const preview = useQuery({
    ...previewLeaveOptions({ path: { companyId }, body: asked as LeaveInput }),
    enabled: asked !== undefined,
    placeholderData: (earlier) => earlier,
  });
  const shown = asked === undefined ? undefined : preview.data;
  return (
    <div
      className={css({
        display: "grid",
        gap: "4",
        gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(18rem, 2fr)" },
        alignItems: "start",
        maxW: "72rem",
      })}
    >
      <Card padded as="div">
        <Form form={form} label={t("leaves.requestTitle")}>
          <ReadyControls value={simpleControls}>
            <RequestFields
              companyId={companyId}
              employeeId={employeeId}
              types={types}
              fields={fields}
              words={words}
              form={form}
            >
              <LeaveMonth
                companyId={companyId}
                employeeId={employeeId}
                from={dayOf(values["from"])}
                to={dayOf(values["to"])}
                today={today()}
                onChange={(from, to) => form.change({ from, to })}
              />
            </RequestFields>
          </ReadyControls>
        </Form>
      </Card>
      <div
        className={css({ display: "grid", gap: "4", position: { lg: "sticky" }, top: { lg: "4" } })}
        aria-live="polite"
      >
        <RequestPreview preview={shown} />
        <Button
          variant="solid"
          inactive={shown === undefined || shown.faults.length > 0}
          loading={form.status === "sending"}
          onClick={form.submit}
        >
          {t("leaves.send")}
        </Button>
      </div>
    </div>
  );
}

export function RequestLeavePage({ companyId }: { companyId: string }) {
  const t = useText();
  if (!useAbility().can("create", "leaves")) return <Forbidden title={t("leaves.requestTitle")} />;
  return (
    <PageFrame
      title={t("leaves.requestTitle")}
      intro={t("leaves.requestIntro")}
      crumbs={[
        { label: t("leaves.myTitle"), to: `/companies/${companyId}/my-leave` },
        { label: t("leaves.requestTitle") },
      ]}
    >
      <OwnEmployee companyId={companyId}>
        {(employeeId) => <Types companyId={companyId} employeeId={employeeId} />}
      </OwnEmployee>
    </PageFrame>
  );
}

function Types({ companyId, employeeId }: { companyId: string; employeeId: string }) {
  const query = useListMyLeaveBalances({ path: { companyId } });
  return (
    <Loaded query={query} waiting={<LeaveSkeleton rows={8} />}>
      {(types) => <RequestForm companyId={companyId} employeeId={employeeId} types={types} />}
    </Loaded>
  );
}
