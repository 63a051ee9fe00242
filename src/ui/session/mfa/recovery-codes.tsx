/** Recovery codes, shown once, with copy and download. */
import { css } from "#generated/styles/css/index.js";
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
    <div className={css({ display: "grid", gap: "4" })}>
      <div>
        <h3 ref={heading} className={css({ fontWeight: "semibold" })} tabIndex={-1} data-autofocus>
          {t("mfa.codesTitle")}
        </h3>
        <p className={css({ color: "text.muted" })}>{t("mfa.codesText")}</p>
      </div>
      <ul
        className={css({
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))",
          gap: "2",
          p: "4",
          bg: "inset",
          borderWidth: "1px",
          borderColor: "border",
          borderRadius: "card",
          fontFamily: "mono",
        })}
        aria-label={t("mfa.codes")}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" })}>
        <Button variant="solid" onClick={onSaved}>
          {t("mfa.saved")}
        </Button>
        <Button onClick={download}>
          <Download size={16} aria-hidden />
          {t("mfa.download")}
        </Button>
        <CopyButton text={text} label={t("mfa.copyCodes")} done={t("mfa.codesCopied")} />
      </div>
    </div>
  );
}
