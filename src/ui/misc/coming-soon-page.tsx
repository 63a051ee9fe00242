/** Coming-soon page with a countdown and a reminder address kept in this browser. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FormElement } from "../form/form-element.tsx";
import { useForm } from "../form/use-form.ts";
import { isEmailLike } from "../form/values.ts";
import { Button } from "../kit/button.tsx";
import { Field } from "../kit/field.tsx";
import { Input } from "../kit/input.tsx";
import { ButtonLink } from "../kit/link.tsx";
import { useText } from "../messages/use-text.ts";
import { Actions, BarePage } from "./bare-page.tsx";
import { Countdown, useTimeLeft } from "./countdown.tsx";

const key = "hrms.coming-soon";

function remembered(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function ComingSoonPage({ until }: { until: Date }) {
  const t = useText();
  const intl = useIntl();
  const left = useTimeLeft(until.getTime());
  const [kept, setKept] = useState(remembered);
  const keep = (address: string | null): void => {
    try {
      if (address === null) localStorage.removeItem(key);
      else localStorage.setItem(key, address);
    } catch {
      // Storage is blocked: keep it for this page only.
    }
    setKept(address);
  };
  const form = useForm({
    initial: { email: "" },
    check: ({ email }) => ({ email: isEmailLike(email) ? undefined : t("misc.notifyWrong") }),
    send: ({ email }) => Promise.resolve(keep(email.trim())),
  });
  const date = intl.formatDate(until, { day: "numeric", month: "long", year: "numeric" });
  const open = left === 0;
  const intro = open
    ? kept
      ? t("misc.welcomeBack", { email: kept })
      : t("misc.soonOpen")
    : t("misc.soonIntro", { date });
  return (
    <BarePage drawing="soon" title={t("misc.soonTitle")} intro={intro}>
      {!open && <Countdown seconds={left} />}
      {!open && kept === null && (
        <FormElement form={form} css={{ w: "full", maxW: "26rem", mt: "8", textAlign: "start", gap: "3" }}>
          <Field label={t("misc.notifyLabel")} help={t("misc.notifyHelp")} error={form.errors.email}>
            <Input size="lg" type="email" autoComplete="email" {...form.bind("email")} />
          </Field>
          <Button type="submit" variant="solid" size="lg">
            {t("misc.notify")}
          </Button>
        </FormElement>
      )}
      {!open && kept !== null && (
        <div
          className={css({
            mt: "8",
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            justifyContent: "center",
            columnGap: "3",
            overflowWrap: "anywhere",
          })}
          role="status"
        >
          {t("misc.notifyKept", { email: kept })}
          <Button size="sm" onClick={() => keep(null)}>
            {t("misc.notifyForget")}
          </Button>
        </div>
      )}
      <Actions>
        <ButtonLink to="/start" variant="ghost">
          {t("common.toStart")}
        </ButtonLink>
      </Actions>
    </BarePage>
  );
}
