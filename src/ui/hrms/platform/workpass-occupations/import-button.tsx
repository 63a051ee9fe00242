/** Import of occupations, as from the official list. */
import { useImportWorkpassOccupations } from "#generated/hrms/hooks/workpass-occupations.ts";
import { UploadButton } from "../../../crud/upload-button.tsx";
import { useText } from "../../../messages/use-text.ts";

const codes = ["pattern", "unknown-reference"] as const;

export function ImportButton() {
  const t = useText();
  const { mutateAsync } = useImportWorkpassOccupations();
  return (
    <UploadButton
      title={t("workpass-occupations.importTitle")}
      intro={t("workpass-occupations.importHelp")}
      faultText={(code, value) => {
        const known = codes.find((one) => one === code);
        return known === undefined ? undefined : t(`workpass-occupations.fault.${known}`, { value });
      }}
      send={(csv, dryRun) => mutateAsync({ body: { csv, dryRun } })}
    />
  );
}
