/** The fields of a request besides the calendar. */
import { css } from "#generated/styles/css/index.js";
import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { uploadEmployeeFile } from "#generated/hrms/client/files.ts";
import { createLeave } from "#generated/hrms/forms/leaves.ts";
import { listDependantsOptions } from "#generated/hrms/hooks/dependants.ts";
import { listStandInOptionsOptions } from "#generated/hrms/hooks/leaves.ts";
import type { DependantPage, LeaveBalance } from "#generated/hrms/schema.ts";
import { FormFields } from "../../../form/form-fields.tsx";
import { type FieldSpec, type FieldWords, type Reference, specsOf, type Values } from "../../../form/spec.ts";
import type { FormState } from "../../../form/use-form.ts";
import { Button } from "../../../kit/button.tsx";
import { DropZone } from "../../../kit/files/drop-zone.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { type Text, useText } from "../../../messages/use-text.ts";
import { useLeaveWords } from "./leave-words.ts";

const two = css({ display: "grid", gap: "4", gridTemplateColumns: { base: "1fr", sm: "1fr 1fr" } });
const hours = [60, 120, 180, 240, 300, 360, 420, 480].map(String);
const children: readonly string[] = ["child", "stepchild", "adoptedChild"];

const childrenOf: Reference = {
  label: "label",
  options: (({ path }: { path: { companyId: string; employeeId: string } }) => ({
    ...listDependantsOptions({ path, query: { pageSize: 100 } }),
    select: ({ items }: DependantPage) =>
      items.filter(({ relation }) => children.includes(relation)).map(({ id, fullName }) => ({ id, label: fullName })),
  })) as unknown as Reference["options"],
  short: true,
};
const standIns: Reference = {
  label: "label",
  options: listStandInOptionsOptions as unknown as Reference["options"],
  short: true,
};

export const dayOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

const fieldNames = [
  "leaveTypeId",
  "from",
  "to",
  "startHalf",
  "endHalf",
  "minutes",
  "dependantId",
  "reason",
  "handoverToId",
] as const;

/** Which fields apply depends on the type, and on whether it is for one day. */
export function requestFields(types: readonly LeaveBalance[]): readonly FieldSpec[] {
  const typeOf = ({ leaveTypeId }: Values) => types.find((type) => type.leaveTypeId === leaveTypeId);
  const isHalved = (values: Values): boolean => (typeOf(values)?.slot ?? "day") !== "day";
  const isOneDay = ({ from, to }: Values): boolean => to === null || to === from;
  return specsOf(
    createLeave,
    {
      leaveTypeId: { kind: "choice", choices: types.map(({ leaveTypeId }) => leaveTypeId) },
      startHalf: { clearable: false, shown: isHalved },
      endHalf: { clearable: false, choices: ["pm", "am"], shown: isHalved },
      minutes: {
        kind: "choice",
        choices: hours,
        shown: (values) => typeOf(values)?.slot === "hour" && isOneDay(values),
      },
      dependantId: {
        reference: childrenOf,
        required: true,
        shown: (values) => typeOf(values)?.needsDependant === true,
      },
      reason: { input: { maxLength: 500 } },
      handoverToId: { reference: standIns },
    },
    fieldNames,
  );
}

const labels = {
  leaveTypeId: "leaves.type",
  from: "leaves.from",
  to: "leaves.to",
  startHalf: "leaves.startAt",
  endHalf: "leaves.endAt",
  minutes: "leaves.minutes",
  dependantId: "leaves.dependant",
  reason: "leaves.reasonOptional",
  handoverToId: "leaves.handover",
} as const;

export function useRequestWords(types: readonly LeaveBalance[]): (values: Values) => FieldWords {
  const t = useText();
  const words = useLeaveWords();
  const typeOf = (id: unknown) => types.find(({ leaveTypeId }) => leaveTypeId === id);
  const choices: Readonly<Record<string, (value: string) => string>> = {
    leaveTypeId(id) {
      const type = typeOf(id);
      if (!type) return id;
      const { leaveType, unlimited, available, unit } = type;
      return unlimited ? words.type(leaveType) : `${words.type(leaveType)} (${words.amount(available, unit)})`;
    },
    startHalf: (half) => t(`leaves.start.${half as "am" | "pm"}`),
    endHalf: (half) => t(`leaves.end.${half as "am" | "pm"}`),
    minutes: (minutes) => words.amount(Number(minutes) / 60, "hour"),
  };
  return ({ leaveTypeId }) => ({
    field: (name) => t(labels[name as keyof typeof labels]),
    choice: (name, value) => choices[name]?.(value) ?? value,
    nothing: (name) =>
      name === "minutes" ? t("leaves.minutesAll") : name === "handoverToId" ? t("leaves.nobodyStandIn") : undefined,
    help(name) {
      const type = typeOf(leaveTypeId);
      if (name === "leaveTypeId") return hintOf(t, type);
      if (name === "handoverToId") return t("leaves.handoverHelp");
      return name === "reason" && type?.medical === true ? t("leaves.medicalNote") : undefined;
    },
    fault: (_code, fault) => words.fault(fault),
  });
}

/** What the type asks for, before any day is chosen. */
function hintOf(t: Text, type: LeaveBalance | undefined): string | undefined {
  if (type === undefined) return undefined;
  const { noticeDays, documentsAfter, medical } = type;
  const hints = [
    ...(noticeDays > 0 && !medical ? [t("leaves.noticeHint", { days: noticeDays })] : []),
    ...(documentsAfter === null ? [] : [t("leaves.documentHint", { days: documentsAfter })]),
  ];
  return hints.length === 0 ? undefined : hints.join(" ");
}

interface RequestFieldsProps {
  companyId: string;
  employeeId: string;
  types: readonly LeaveBalance[];
  fields: readonly FieldSpec[];
  words: FieldWords;
  form: FormState<Values>;
  /** The calendar. */
  children: ReactNode;
}

export function RequestFields({
  companyId,
  employeeId,
  types,
  fields,
  words,
  form,
  children: calendar,
}: RequestFieldsProps) {
  const { values, set, change } = form;
  const type = types.find(({ leaveTypeId }) => leaveTypeId === values["leaveTypeId"]);
  const shown = (...names: readonly (typeof fieldNames)[number][]) => (
    <FormFields
      // Leave for one day needs no last day.
      form={{ ...form, values: { ...values, to: values["to"] ?? dayOf(values["from"]) } }}
      fields={fields.filter(({ name }) => names.some((each) => each === name))}
      words={words}
      scope={{ companyId, employeeId }}
      onChange={(name, value) =>
        name === "leaveTypeId" ? change({ leaveTypeId: value, minutes: null, dependantId: null }) : set(name, value)
      }
    />
  );
  return (
    <>
      {shown("leaveTypeId")}
      <div className={two}>{shown("from", "to")}</div>
      {calendar}
      {type !== undefined && type.slot !== "day" && <div className={two}>{shown("startHalf", "endHalf")}</div>}
      {shown("minutes", "dependantId", "reason", "handoverToId")}
      <Documents
        companyId={companyId}
        employeeId={employeeId}
        medical={type?.medical === true}
        fileIds={values["fileIds"] as readonly string[]}
        onChange={(fileIds) => set("fileIds", fileIds)}
      />
    </>
  );
}

interface DocumentsProps {
  companyId: string;
  employeeId: string;
  medical: boolean;
  fileIds: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Documents are stored as they are chosen; medical ones as health data. */
function Documents({ companyId, employeeId, medical, fileIds, onChange }: DocumentsProps) {
  const t = useText();
  const attempt = useAttempt();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const add = (files: readonly File[]): Promise<void> =>
    attempt(async () => {
      const added = new Map(names);
      const ids = [...fileIds];
      for (const file of files) {
        const stored = await uploadEmployeeFile({
          path: { companyId, employeeId },
          query: { name: file.name.slice(0, 160), class: medical ? "health" : "personal" },
          body: file,
        });
        added.set(stored.id, stored.name);
        ids.push(stored.id);
      }
      setNames(added);
      onChange(ids);
    });
  return (
    <div className={css({ display: "grid", gap: "2" })}>
      <DropZone
        label={t("leaves.addDocument")}
        limits={{ accept: ".pdf,.png,.jpg,.jpeg,.webp,.docx", max: 5 }}
        existing={fileIds.length}
        multiple
        onFiles={(files) => void add(files)}
      />
      <ul>
        {fileIds.map((id) => (
          <li key={id} className={css({ display: "flex", alignItems: "center", gap: "2" })}>
            <span className={css({ flex: "1", minW: "0", overflowWrap: "anywhere" })}>{names.get(id) ?? id}</span>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`${t("leaves.remove")}: ${names.get(id) ?? id}`}
              onClick={() => onChange(fileIds.filter((one) => one !== id))}
            >
              <X size={16} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
