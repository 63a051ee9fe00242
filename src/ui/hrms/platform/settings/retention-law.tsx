/** Statutory retention periods. */
import { chakra } from "@chakra-ui/react";
import { useText } from "../../../messages/use-text.ts";

const records = "https://www.mom.gov.sg/employment-practices/employment-records";
const taxRecords =
  "https://www.iras.gov.sg/taxes/corporate-income-tax/basics-of-corporate-income-tax/record-keeping-requirements";

export function RetentionLaw() {
  const t = useText();
  return (
    <chakra.p color="text.muted" fontSize="sm" lineHeight="sm">
      {`${t("settings.retentionLaw")} `}
      <Source href={records} name={t("settings.sourceMom")} />
      {" · "}
      <Source href={taxRecords} name={t("settings.sourceIras")} />
    </chakra.p>
  );
}

function Source({ href, name }: { href: string; name: string }) {
  return (
    <chakra.a href={href} target="_blank" rel="noreferrer" color="accent.text" textDecoration="underline">
      {name}
    </chakra.a>
  );
}
