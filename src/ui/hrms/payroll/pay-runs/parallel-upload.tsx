/** Upload of the payslips of an earlier payroll system, with the cells that cannot be read. */
import { css } from "#generated/styles/css/index.js";
import { useUploadParallelPayslips } from "#generated/hrms/hooks/parallel-run.ts";
import { Alert } from "../../../kit/alert.tsx";
import { DropZone } from "../../../kit/files/drop-zone.tsx";
import { uploadProblemText } from "../../../kit/files/upload-problem.ts";
import { problemOf } from "../../../kit/problem.ts";
import { Progress } from "../../../kit/progress.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";

const maxBytes = 15_000_000;
const mostFaults = 10;
const codes = ["missing-column", "unknown-column", "unknown-item", "amount", "required"] as const;

interface ParallelUploadProps {
  readonly path: { readonly companyId: string; readonly payRunId: string };
  readonly onDone: () => void;
}

export function ParallelUpload({ path, onDone }: ParallelUploadProps) {
  const t = useText();
  const { mutateAsync, isPending, error } = useUploadParallelPayslips();
  const upload = async (file: File | undefined): Promise<void> => {
    if (!file || isPending) return;
    // Errors are shown below.
    const done = await mutateAsync({ path, query: { name: file.name.slice(0, 160) }, body: file }).catch(
      () => undefined,
    );
    if (!done) return;
    toast({ text: t("parallel-run.compared", { count: done.open }) });
    onDone();
  };
  const faults = (problemOf(error)?.errors ?? []).flatMap(({ code, params }, index) => {
    const known = codes.find((one) => one === code);
    if (!known) return [];
    const { row = 1, column = "", value = "" } = params ?? {};
    return [
      {
        key: index,
        text: t(`parallel-run.fault.${known}`, { row: String(row), column: String(column), value: String(value) }),
      },
    ];
  });
  return (
    <div className={css({ display: "grid", gap: "4" })}>
      <div className={css({ maxW: "prose", display: "grid", gap: "1" })}>
        <p>{t("parallel-run.intro")}</p>
        <p className={css({ color: "text.muted" })}>{t("parallel-run.columns")}</p>
      </div>
      <DropZone
        label={t("parallel-run.file")}
        limits={{ accept: ".csv,.xlsx,text/csv", maxBytes }}
        onFiles={([first]) => void upload(first)}
      />
      {isPending && <Progress label={t("parallel-run.uploading")} value={null} />}
      {error && (
        <Alert
          tone="danger"
          live="alert"
          {...(faults.length > 0 && { title: t("parallel-run.faults", { count: faults.length }) })}
        >
          {faults.length === 0 ? (
            uploadProblemText(t, error)
          ) : (
            <ul className={css({ paddingInlineStart: "4", listStyle: "disc" })}>
              {faults.slice(0, mostFaults).map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </div>
  );
}
