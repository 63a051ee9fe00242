/** Link from the survey groups to the quarterly report. */
import { ClipboardList } from "lucide-react";
import { ButtonLink } from "../../../kit/link.tsx";
import { useText } from "../../../messages/use-text.ts";

export function ReportLink({ scope }: { scope: Readonly<Record<string, string>> }) {
  const t = useText();
  return (
    <ButtonLink to="/companies/$companyId/mom-survey-report" params={{ companyId: scope["companyId"] ?? "" }}>
      <ClipboardList size={16} aria-hidden />
      {t("mom-survey-groups.report")}
    </ButtonLink>
  );
}
