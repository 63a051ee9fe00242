/** Single sign-on of the tenant: the provider, whose addresses may come in, and whether passwords stay. */
import { chakra } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { getSsoKey, testSsoOptions, useGetSso, useUpdateSso } from "#generated/hrms/hooks/sso.ts";
import type { Sso, SsoInput } from "#generated/hrms/schema.ts";
import { updateSso as check } from "#generated/hrms/validators/sso.js";
import { FormBar } from "../../../form/form-bar.tsx";
import { useLeaveGuard } from "../../../form/leave-guard.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { CopyButton } from "../../../kit/copy-button.tsx";
import { Field } from "../../../kit/field.tsx";
import { Input } from "../../../kit/input.tsx";
import { wrongFieldIn } from "../../../kit/wrong-field.ts";
import { faultText, problemOf } from "../../../kit/problem.ts";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { ErrorState } from "../../../kit/states.tsx";
import { Switch } from "../../../kit/switch.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { refusalText } from "./refusal-text.ts";

const nothing = (): void => undefined;

/** What stands in the fields; an empty secret stays as it is. */
interface Draft {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly domains: string;
  readonly passwordAllowed: boolean;
  readonly active: boolean;
}

const draftOf = ({ issuer, clientId, domains, passwordAllowed, active }: Sso): Draft => ({
  issuer: issuer ?? "",
  clientId: clientId ?? "",
  clientSecret: "",
  domains: domains.join(", "),
  passwordAllowed,
  active,
});

const bodyOf = ({ clientSecret, domains, ...rest }: Draft): SsoInput => ({
  ...rest,
  issuer: rest.issuer.trim(),
  clientId: rest.clientId.trim(),
  domains: domains.split(/[\s,;]+/).filter((domain) => domain !== ""),
  ...(clientSecret !== "" && { clientSecret }),
});

const names = ["issuer", "clientId", "clientSecret", "domains", "passwordAllowed", "active"] as const;
const textNames = ["issuer", "clientId", "clientSecret", "domains"] as const;

function SsoForm({ sso, mayChange, onClash }: { sso: Sso; mayChange: boolean; onClash: () => void }) {
  const t = useText();
  const client = useQueryClient();
  const { mutateAsync: save, isPending } = useUpdateSso({
    onSuccess: (now) => void client.setQueryData(getSsoKey(), now),
  });
  const [edits, setEdits] = useState<Partial<Draft>>({});
  const [refused, setRefused] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<"looking" | "yes" | "no" | null>(null);
  const saved = draftOf(sso);
  const values = { ...saved, ...edits };
  const changed = names.filter((name) => values[name] !== saved[name]);
  const guard = useLeaveGuard(() => changed.length > 0 && !isPending);
  const faults = [...(tries > 0 ? check(bodyOf(values)) : []), ...(problemOf(refused)?.errors ?? [])];
  const errorOf = (name: string): string | undefined => {
    const fault = faults.find(({ pointer }) => pointer.split("/")[1] === name);
    if (!fault) return undefined;
    if (name === "domains") return t("sso.domainsWrong");
    if (fault.code === "no-provider") return t("sso.noProvider");
    if (fault.pointer === "/clientSecret" && !sso.hasSecret) return t("sso.secretNeeded");
    return fault.code === "https" || fault.code === "address" || fault.code === "private-address"
      ? t("sso.issuerWrong")
      : fault.pointer === "/clientSecret"
        ? t("sso.secretAgain")
        : faultText(t, fault);
  };
  useEffect(() => {
    if (tries > 0) wrongFieldIn(form.current)?.focus();
  }, [tries]);
  useEffect(() => {
    if (refused !== null) wrongFieldIn(form.current)?.focus();
  }, [refused]);
  const change = (changes: Partial<Draft>): void => {
    setRefused(null);
    if ("issuer" in changes) setFound(null);
    setEdits((before) => ({ ...before, ...changes }));
  };
  const submit = async (): Promise<void> => {
    setTries((count) => count + 1);
    const body = bodyOf(values);
    if (isPending || changed.length === 0 || check(body).length > 0) return;
    try {
      await save({ headers: { "If-Match": `"${sso.version}"` }, body });
      setEdits({});
      setTries(0);
      toast({ text: t("sso.saved") });
    } catch (error) {
      setRefused(error);
      if (problemOf(error)?.code === "version-clash") onClash();
    }
  };
  const test = async (): Promise<void> => {
    setFound("looking");
    const answer = await client
      .fetchQuery({ ...testSsoOptions({ body: { issuer: values.issuer.trim() } }), staleTime: 0 })
      .catch(() => ({ found: false }));
    setFound(answer.found ? "yes" : "no");
  };
  return (
    <chakra.form
      ref={form}
      noValidate
      maxW="form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {guard}
      <Card padded mb="4">
        <CardTitle>{t("settings.tab.sso")}</CardTitle>
        <chakra.p color="text.muted" mt="1" mb="5">
          {t("sso.text")}
        </chakra.p>
        <chakra.div display="grid" gap="4">
          <Field
            label={t("sso.redirectUri")}
            help={t("sso.redirectUri.help")}
            aside={<CopyButton text={sso.redirectUri} label={t("sso.copy")} done={t("sso.copied")} />}
          >
            <Input readOnly value={sso.redirectUri} />
          </Field>
          {textNames.map((name) => (
            <Field
              key={name}
              label={t(`sso.${name}`)}
              help={
                name === "clientSecret" && sso.hasSecret && !errorOf(name) ? t("sso.secretKept") : t(`sso.${name}.help`)
              }
              error={errorOf(name)}
            >
              <Input
                name={name}
                type={name === "clientSecret" ? "password" : "text"}
                autoComplete={name === "clientSecret" ? "new-password" : "off"}
                autoCapitalize="none"
                spellCheck={false}
                disabled={!mayChange}
                value={values[name]}
                onChange={({ target }) => change({ [name]: target.value })}
              />
            </Field>
          ))}
          {mayChange && (
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" minH="9">
              <Button onClick={() => void test()} loading={found === "looking"} disabled={values.issuer.trim() === ""}>
                {t("sso.test")}
              </Button>
              <chakra.span role="status" color={found === "no" ? "danger.text" : "text.muted"} fontSize="sm">
                {found === "yes" ? t("sso.found") : found === "no" ? t("sso.notFound") : ""}
              </chakra.span>
            </chakra.div>
          )}
          <Switch
            name="passwordAllowed"
            disabled={!mayChange}
            checked={values.passwordAllowed}
            onChange={(passwordAllowed) => change({ passwordAllowed })}
          >
            {t("sso.passwordAllowed")}
          </Switch>
          <Switch name="active" disabled={!mayChange} checked={values.active} onChange={(active) => change({ active })}>
            {t("sso.active")}
          </Switch>
        </chakra.div>
      </Card>
      {refused !== null && (problemOf(refused)?.errors ?? []).length === 0 && (
        <chakra.p role="alert" color="danger.text" mt="4">
          {refusalText(t, refused)}
        </chakra.p>
      )}
      {mayChange && (
        <FormBar
          changed={changed.map((name) => t(`sso.${name}`))}
          isNew={false}
          busy={isPending}
          onCancel={() => setEdits({})}
          onPress={nothing}
        />
      )}
    </chakra.form>
  );
}

export function SsoSection({ mayChange }: { mayChange: boolean }) {
  const { data, error, refetch } = useGetSso();
  if (data) return <SsoForm sso={data} mayChange={mayChange} onClash={() => void refetch()} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Card padded maxW="form">
      <Loading>
        <chakra.div display="grid" gap="5">
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} h="14" />
          ))}
        </chakra.div>
      </Loading>
    </Card>
  );
}
