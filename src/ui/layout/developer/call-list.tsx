/** The calls of the page, newest first, each with its reference and a command that repeats it. */
import { css } from "#generated/styles/css/index.js";
import { Trash2 } from "lucide-react";
import { clientSettings } from "#src/client/call.ts";
import { Button } from "../../kit/button.tsx";
import { CopyButton } from "../../kit/copy-button.tsx";
import { Anchor } from "../../kit/link.tsx";
import { useText } from "../../messages/use-text.ts";
import { useAccount } from "../../session/account.ts";
import { forgetCalls, preferenceOf, useScenario, useSeenCalls, type SeenCall } from "./calls.ts";
import { curlOf } from "./curl.ts";
import { isOfDemo, referenceOf } from "./demo-operations.ts";
import { DrawerSection } from "./section.tsx";

const mono = css({ fontFamily: "mono", fontSize: "xs", lineHeight: "1.25rem" });

function Call({ call }: { call: SeenCall }) {
  const t = useText();
  const signedIn = useAccount() !== null;
  const scenario = useScenario();
  const { id, method, address, status, milliseconds } = call;
  const ofDemo = isOfDemo(id);
  const command = curlOf({
    call,
    origin: clientSettings().baseUrl || location.origin,
    open: ofDemo,
    signedIn,
    prefer: scenario.calls.includes(id) ? preferenceOf(scenario) : undefined,
  });
  return (
    <li
      className={css({
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto",
        columnGap: "2",
        alignItems: "center",
        py: "1.5",
        borderTopWidth: "1px",
        borderColor: "border",
        _first: { borderTopWidth: "0" },
      })}
    >
      <div className={css({ minW: "0" })}>
        <div className={css({ display: "flex", flexWrap: "wrap", columnGap: "2", alignItems: "baseline" })}>
          <Anchor href={referenceOf(id)} target="_blank" rel="noreferrer">
            {id}
          </Anchor>
          <span
            className={css({
              fontSize: "xs",
              fontVariantNumeric: "tabular-nums",
              color: "text.muted",
              "&[data-failed]": { color: "danger.text", fontWeight: "medium" },
            })}
            data-failed={status === 0 || status >= 400 || undefined}
          >
            {status === 0 ? t("developer.noResponse") : status} ·{" "}
            {t("developer.duration", { ms: Math.round(milliseconds) })}
          </span>
        </div>
        <p className={`${mono} ${css({ color: "text.muted", overflowWrap: "anywhere" })}`}>
          {method.toUpperCase()} {address}
        </p>
      </div>
      <CopyButton text={command} label={t("developer.copy", { id })} done={t("developer.copied", { id })} />
    </li>
  );
}

export function CallList() {
  const t = useText();
  const calls = useSeenCalls();
  return (
    <DrawerSection
      title={t("developer.calls")}
      tool={
        calls.length > 0 && (
          <Button variant="ghost" size="sm" onClick={forgetCalls}>
            <Trash2 size={14} aria-hidden />
            {t("developer.clear")}
          </Button>
        )
      }
    >
      {calls.length === 0 ? (
        <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>{t("developer.noCalls")}</p>
      ) : (
        <ol className={css({ listStyle: "none" })} data-calls>
          {calls.map((call) => (
            <Call key={call.number} call={call} />
          ))}
        </ol>
      )}
    </DrawerSection>
  );
}
