/** Evidence for a correction: a file of the employee that the request is about. */
import { css } from "#generated/styles/css/index.js";
import type { ControlProps } from "../../../form/spec.ts";
import { useText } from "../../../messages/use-text.ts";
import { FileControl } from "../../people/shared/file-control.tsx";

export function EvidenceControl(props: ControlProps) {
  const t = useText();
  const employeeId = props.values["employeeId"];
  if (typeof employeeId !== "string" || employeeId === "")
    return <p className={css({ color: "text.muted" })}>{t("attendance-tools.evidenceAfter")}</p>;
  const value = props.value ?? null;
  return (
    <FileControl
      key={employeeId}
      {...props}
      value={value}
      scope={{ ...props.scope, employeeId }}
      fileClass="personal"
    />
  );
}
