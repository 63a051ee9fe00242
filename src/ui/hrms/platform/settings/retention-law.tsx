/** Statutory retention periods. */
import { css } from "#generated/styles/css/index.js";
import { useText } from "../../../messages/use-text.ts";

const records = "https://www.mom.gov.sg/employment-practices/employment-records";
const taxRecords =
  "https://www.iras.gov.sg/taxes/corporate-income-tax/basics-of-corporate-income-tax/record-keeping-requirements";

export function RetentionLaw() {
  const t = useText();
  return (
    <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
      {`${t("settings.retentionLaw")} `}
      <Source href={records} name={t("settings.sourceMom")} />
      {" · "}
      <Source href={taxRecords} name={t("settings.sourceIras")} />
    </p>
  );
}

function Source({ href, name }: { href: string; name: string }) {
  return (
    <a
      className={css({ color: "accent.text", textDecoration: "underline" })}
      href={href}
      target="_blank"
      rel="noreferrer"
    >
      {name}
    </a>
  );
}
