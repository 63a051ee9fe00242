/** Recovery codes, shown once, with copy and download. */
import { chakra } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../kit/button.tsx";
import { CopyButton } from "../../kit/copy-button.tsx";
import { downloadFile } from "../../kit/download.ts";
import { useText } from "../../messages/use-text.ts";
import { useAccount } from "../account.ts";

export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const t = useText();
  const email = useAccount()?.email ?? "";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join("\n");
  const download = (): void =>
    downloadFile("hrms-recovery-codes.txt", `${t("mfa.fileHead", { email })}\n\n${text}\n`, "text/plain");
  return (
    <chakra.div display="grid" gap="4">
      <div>
        <chakra.h3 ref={heading} tabIndex={-1} data-autofocus fontWeight="semibold">
          {t("mfa.codesTitle")}
        </chakra.h3>
        <chakra.p color="text.muted">{t("mfa.codesText")}</chakra.p>
      </div>
      <chakra.ul
        aria-label={t("mfa.codes")}
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(8rem, 1fr))"
        gap="2"
        p="4"
        bg="inset"
        borderWidth="1px"
        borderColor="border"
        borderRadius="card"
        fontFamily="mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <Button variant="solid" onClick={onSaved}>
          {t("mfa.saved")}
        </Button>
        <Button onClick={download}>
          <Download size={16} aria-hidden />
          {t("mfa.download")}
        </Button>
        <CopyButton text={text} label={t("mfa.copyCodes")} done={t("mfa.codesCopied")} />
      </chakra.div>
    </chakra.div>
  );
}
