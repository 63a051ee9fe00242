/** Uploads manual leave of many people, such as the balances of an earlier system. */
import { useImportManualLeave } from "#generated/hrms/hooks/manual-leave.ts";
import { UploadButton } from "../../../crud/upload-button.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useLeaveWords } from "./leave-words.ts";

const common = [
  "required",
  "date",
  "enum",
  "formula",
  "cells",
  "quote",
  "missing-column",
  "unknown-column",
  "too-many-rows",
  "unknown-employee",
];

export function ManualUpload({ companyId }: { companyId: string }) {
  const t = useText();
  const words = useLeaveWords();
  const load = useImportManualLeave();
  return (
    <UploadButton
      title={t("leaves.manualUpload")}
      intro={t("leaves.manualUploadText")}
      columns="employeeNo,leaveType,mode,units,from,to,startHalf,endHalf,expiresOn,reason"
      faultText={(code, value) =>
        common.includes(code)
          ? undefined
          : code === "unknown-type"
            ? t("leaves.manualUnknownType", { value })
            : words.fault({ pointer: "", code, params: { name: value } })
      }
      send={(csv, dryRun) => load.mutateAsync({ path: { companyId }, body: { csv, dryRun } })}
    />
  );
}
