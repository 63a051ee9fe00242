/** Banner on pages of an archived company, which are read-only until it is restored. */
import { css } from "#generated/styles/css/index.js";
import { Archive } from "lucide-react";
import { Link } from "../kit/link.tsx";
import { useText } from "../messages/use-text.ts";

export function ArchivedCompany({ companyId, name }: { companyId: string; name: string }) {
  const t = useText();
  // Typed as string: area routes are known only at run time.
  const record: string = `/tenant/companies/${companyId}`;
  return (
    <div
      className={css({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: "3",
        rowGap: "1",
        mx: { base: "4", md: "6" },
        mt: "4",
        px: "4",
        py: "2.5",
        bg: "warning.subtle",
        color: "warning.text",
        borderRadius: "card",
      })}
      role="status"
    >
      <Archive size={16} aria-hidden />
      <span className={css({ flex: "1 1 12rem", minW: "0", overflowWrap: "anywhere" })}>
        {t("shell.archivedCompany", { company: name })}
      </span>
      <Link to={record} underlined className={css({ color: "inherit" })}>
        {t("shell.archivedCompany.open")}
      </Link>
    </div>
  );
}
