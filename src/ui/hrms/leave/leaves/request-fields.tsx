/** The fields of a request besides the calendar. */
import { css } from "#generated/styles/css/index.js";
import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { uploadEmployeeFile } from "#generated/hrms/client/files.ts";
import { useListDependants } from "#generated/hrms/hooks/dependants.ts";
import { useListStandInOptions } from "#generated/hrms/hooks/leaves.ts";
import type { LeaveBalance } from "#generated/hrms/schema.ts";
import { AutoTextarea } from "../../../kit/auto-textarea.tsx";
import { Button } from "../../../kit/button.tsx";
import { DateInput } from "../../../kit/date-input.tsx";
import { Field } from "../../../kit/field.tsx";
import { DropZone } from "../../../kit/files/drop-zone.tsx";
import { Options, Select } from "../../../kit/select.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { type Text, useText } from "../../../messages/use-text.ts";
import { useLeaveWords } from "./leave-words.ts";
import type { Draft } from "./request-page.tsx";

const two = css({ display: "grid", gap: "4", gridTemplateColumns: { base: "1fr", sm: "1fr 1fr" } });
const hours = [60, 120, 180, 240, 300, 360, 420, 480];
const children: readonly string[] = ["child", "stepchild", "adoptedChild"];

interface RequestFieldsProps {
  companyId: string;
  employeeId: string;
  types: readonly LeaveBalance[];
  draft: Draft;
  onChange: (changed: Partial<Draft>) => void;
  /** The calendar. */
  children: ReactNode;
}

export function RequestFields({
  companyId,
  employeeId,
  types,
  draft,
  onChange,
  children: calendar,
}: RequestFieldsProps) {
  const t = useText();
  const words = useLeaveWords();
  const type = types.find(({ leaveTypeId }) => leaveTypeId === draft.leaveTypeId);
  const oneDay = draft.to === null || draft.to === draft.from;
  const date = (value: unknown): string | null => (typeof value === "string" ? value : null);
  return (
    <>
      <Field label={t("leaves.type")} required help={hintOf(t, type)}>
        <Select
          value={draft.leaveTypeId}
          onChange={({ target }) => onChange({ leaveTypeId: target.value, minutes: null, dependantId: null })}
        >
          {types.map(({ leaveTypeId, leaveType, unlimited, available, unit }) => (
            <option key={leaveTypeId} value={leaveTypeId}>
              {unlimited ? words.type(leaveType) : `${words.type(leaveType)} (${words.amount(available, unit)})`}
            </option>
          ))}
        </Select>
      </Field>
      <div className={two}>
        <Field label={t("leaves.from")} required>
          <DateInput value={draft.from} onChange={(value) => onChange({ from: date(value) })} />
        </Field>
        <Field label={t("leaves.to")}>
          <DateInput value={draft.to ?? draft.from} onChange={(value) => onChange({ to: date(value) })} />
        </Field>
      </div>
      {calendar}
      {type !== undefined && type.slot !== "day" && (
        <div className={two}>
          <Field label={t("leaves.startAt")}>
            <Select
              value={draft.startHalf}
              onChange={({ target }) => onChange({ startHalf: target.value as "am" | "pm" })}
            >
              <Options values={["am", "pm"] as const} label={(half) => t(`leaves.start.${half}`)} />
            </Select>
          </Field>
          <Field label={t("leaves.endAt")}>
            <Select value={draft.endHalf} onChange={({ target }) => onChange({ endHalf: target.value as "am" | "pm" })}>
              <Options values={["pm", "am"] as const} label={(half) => t(`leaves.end.${half}`)} />
            </Select>
          </Field>
        </div>
      )}
      {type?.slot === "hour" && oneDay && (
        <Field label={t("leaves.minutes")}>
          <Select
            value={draft.minutes ?? ""}
            onChange={({ target }) => onChange({ minutes: target.value === "" ? null : Number(target.value) })}
          >
            <option value="">{t("leaves.minutesAll")}</option>
            <Options values={hours} label={(minutes) => words.amount(minutes / 60, "hour")} />
          </Select>
        </Field>
      )}
      {type?.needsDependant === true && (
        <ChildField
          companyId={companyId}
          employeeId={employeeId}
          value={draft.dependantId}
          onChange={(dependantId) => onChange({ dependantId })}
        />
      )}
      <Field label={t("leaves.reasonOptional")} help={type?.medical === true ? t("leaves.medicalNote") : undefined}>
        <AutoTextarea
          value={draft.reason}
          maxLength={500}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      </Field>
      <StandInField
        companyId={companyId}
        value={draft.handoverToId}
        onChange={(handoverToId) => onChange({ handoverToId })}
      />
      <Documents
        companyId={companyId}
        employeeId={employeeId}
        medical={type?.medical === true}
        fileIds={draft.fileIds}
        onChange={(fileIds) => onChange({ fileIds })}
      />
    </>
  );
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

function StandInField({
  companyId,
  value,
  onChange,
}: {
  companyId: string;
  value: string | null;
  onChange: (id: string | null) => void;
}) {
  const t = useText();
  const { data } = useListStandInOptions({ path: { companyId } });
  return (
    <Field label={t("leaves.handover")} help={t("leaves.handoverHelp")}>
      <Select value={value ?? ""} onChange={({ target }) => onChange(target.value === "" ? null : target.value)}>
        <option value="">{t("leaves.nobodyStandIn")}</option>
        {data?.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function ChildField({
  companyId,
  employeeId,
  value,
  onChange,
}: {
  companyId: string;
  employeeId: string;
  value: string | null;
  onChange: (id: string | null) => void;
}) {
  const t = useText();
  const { data } = useListDependants({ path: { companyId, employeeId }, query: { pageSize: 100 } });
  const found = data?.items.filter(({ relation }) => children.includes(relation)) ?? [];
  return (
    <Field label={t("leaves.dependant")} required>
      <Select value={value ?? ""} onChange={({ target }) => onChange(target.value === "" ? null : target.value)}>
        <option value="" />
        {found.map(({ id, fullName }) => (
          <option key={id} value={id}>
            {fullName}
          </option>
        ))}
      </Select>
    </Field>
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
