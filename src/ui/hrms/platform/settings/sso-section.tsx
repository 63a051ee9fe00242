/** Single sign-on: provider, allowed domains, and whether passwords remain. */
import { css, cx } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { updateSso as form } from "#generated/hrms/forms/sso.ts";
import { getSsoKey, testSsoOptions, useGetSso, useUpdateSso } from "#generated/hrms/hooks/sso.ts";
import type { Sso, SsoInput } from "#generated/hrms/schema.ts";
import { updateSso as check } from "#generated/hrms/validators/sso.js";
import { FormField } from "../../../form/form-field.tsx";
import { sectionColumns } from "../../../form/section-columns.ts";
import { SavedFormFrame, useSavedForm } from "../../../form/saved-form.tsx";
import { type FieldSpec, type FieldWords, specsOf, type Values } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardHead } from "../../../kit/card.tsx";
import { CopyButton } from "../../../kit/copy-button.tsx";
import { Field } from "../../../kit/field.tsx";
import { Input } from "../../../kit/input.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { FieldsSkeleton } from "./fields-skeleton.tsx";
import { refusalText } from "./refusal-text.ts";

const fields = specsOf(form, { clientSecret: { kind: "secret" } });

/** The secret is never returned; empty keeps it. */
const valuesOf = ({ issuer, clientId, domains, passwordAllowed, active }: Sso) => ({
  issuer: issuer ?? "",
  clientId: clientId ?? "",
  clientSecret: null,
  domains,
  passwordAllowed,
  active,
});
const bodyOf = ({ issuer, clientId, clientSecret, ...rest }: Values) => ({
  ...rest,
  issuer: String(issuer).trim(),
  clientId: String(clientId).trim(),
  ...(clientSecret !== null && { clientSecret }),
});

const issuerFaults: ReadonlySet<string> = new Set(["https", "address", "private-address"]);

interface SsoFormProps {
  sso: Sso;
  mayChange: boolean;
  /** Refetches the configuration. */
  readAgain: () => Promise<Sso | undefined>;
}

function SsoForm({ sso, mayChange, readAgain }: SsoFormProps) {
  const t = useText();
  const client = useQueryClient();
  const { mutateAsync: save } = useUpdateSso({
    onSuccess: (now) => void client.setQueryData(getSsoKey(), now),
  });
  const [found, setFound] = useState<"looking" | "yes" | "no" | null>(null);
  const words: FieldWords = {
    field: (name) => t(`sso.${name as "issuer"}`),
    choice: (_name, value) => value,
    help: (name) =>
      name === "clientSecret" && sso.hasSecret
        ? t("sso.secretKept")
        : name === "passwordAllowed" || name === "active"
          ? undefined
          : t(`sso.${name as "issuer"}.help`),
    fault: (code, { pointer }) => {
      if (pointer.startsWith("/domains")) return t("sso.domainsWrong");
      if (code === "no-provider") return t("sso.noProvider");
      if (issuerFaults.has(code)) return t("sso.issuerWrong");
      return pointer === "/clientSecret" ? t(sso.hasSecret ? "sso.secretAgain" : "sso.secretNeeded") : undefined;
    },
  };
  const edited = useSavedForm({
    row: sso,
    valuesOf,
    fields,
    words,
    check,
    bodyOf,
    save: (body, version) => save({ headers: { "If-Match": `"${version}"` }, body: body as SsoInput }),
    onSaved: () => void toast({ text: t("sso.saved") }),
    readAgain,
    refusal: (error) => refusalText(t, error),
  });
  const { values, errors, set } = edited.form;
  const issuer = String(values["issuer"]).trim();
  const test = async (): Promise<void> => {
    setFound("looking");
    const answer = await client
      .fetchQuery({ ...testSsoOptions({ body: { issuer } }), staleTime: 0 })
      .catch(() => ({ found: false }));
    setFound(answer.found ? "yes" : "no");
  };
  const field = (spec: FieldSpec) => (
    <FormField
      key={spec.name}
      wide
      inline
      field={spec}
      words={words}
      values={values}
      error={errors[spec.name]}
      disabled={!mayChange}
      onChange={(value) => {
        if (spec.name === "issuer") setFound(null);
        set(spec.name, value);
      }}
    />
  );
  return (
    <SavedFormFrame saved={edited} labelOf={words.field} mayChange={mayChange}>
      <Card padded className={cx(sectionColumns, css({ mb: "4" }))}>
        <CardHead title={t("settings.tab.sso")} text={t("sso.text")} />
        <div className={css({ display: "grid", gap: "4" })}>
          <Field
            label={t("sso.redirectUri")}
            help={t("sso.redirectUri.help")}
            aside={<CopyButton text={sso.redirectUri} label={t("sso.copy")} done={t("sso.copied")} />}
          >
            <Input readOnly value={sso.redirectUri} />
          </Field>
          {fields.filter(({ kind }) => kind !== "flag").map(field)}
          {mayChange && (
            <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", minH: "9" })}>
              <Button onClick={() => void test()} loading={found === "looking"} disabled={issuer === ""}>
                {t("sso.test")}
              </Button>
              <span
                className={css({ color: found === "no" ? "danger.text" : "text.muted", fontSize: "sm" })}
                role="status"
              >
                {found === "yes" ? t("sso.found") : found === "no" ? t("sso.notFound") : ""}
              </span>
            </div>
          )}
          {fields.filter(({ kind }) => kind === "flag").map(field)}
        </div>
      </Card>
    </SavedFormFrame>
  );
}

export function SsoSection({ mayChange }: { mayChange: boolean }) {
  const query = useGetSso();
  return (
    <Loaded query={query} waiting={<FieldsSkeleton count={5} />}>
      {(sso) => <SsoForm sso={sso} mayChange={mayChange} readAgain={async () => (await query.refetch()).data} />}
    </Loaded>
  );
}
