/** Privacy contact, retention periods by kind of data, and an export of the user's data. */
import { css } from "#generated/styles/css/index.js";
import { useMutation } from "@tanstack/react-query";
import { Download, Mail, Phone, UserRound } from "lucide-react";
import { useIntl } from "react-intl";
import { exportEmployeeData } from "#generated/hrms/client/employees.ts";
import { useGetMyPrivacy } from "#generated/hrms/hooks/my-profile.ts";
import type { MyPrivacy, MyProfile } from "#generated/hrms/schema.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardHead } from "../../../kit/card.tsx";
import { downloadFile } from "../../../kit/download.ts";
import { Anchor } from "../../../kit/link.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { problemText } from "../../../kit/problem.ts";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";

/** Field classes, and what comes with the account. */
const kinds = ["public", "personal", "identity", "pay", "health", "requests", "account"] as const;

function Contact({ contact: { dpoName, dpoEmail, dpoPhone } }: Pick<MyPrivacy, "contact">) {
  const t = useText();
  const ways = [
    { icon: UserRound, value: dpoName },
    { icon: Mail, value: dpoEmail, href: `mailto:${dpoEmail}` },
    { icon: Phone, value: dpoPhone, href: `tel:${dpoPhone?.replaceAll(/[^0-9+]/g, "")}` },
  ].filter(({ value }) => value !== null);
  if (ways.length === 0) return <p>{t("my-profile.privacy.nobody")}</p>;
  return (
    <ul className={css({ display: "grid", gap: "2" })}>
      {ways.map(({ icon: Icon, value, href }) => (
        <li
          key={value}
          className={css({ display: "flex", alignItems: "center", gap: "3", minH: "6", overflowWrap: "anywhere" })}
        >
          <span className={css({ color: "text.muted", flexShrink: 0 })}>
            <Icon size={16} aria-hidden />
          </span>
          {href === undefined ? value : <Anchor href={href}>{value}</Anchor>}
        </li>
      ))}
    </ul>
  );
}

function RetentionPeriods({ privacy: { leaverMonths, documentMonths, requestMonths } }: { privacy: MyPrivacy }) {
  const t = useText();
  const { formatNumber } = useIntl();
  const span = (months: number): string =>
    formatNumber(months % 12 === 0 ? months / 12 : months, {
      style: "unit",
      unit: months % 12 === 0 ? "year" : "month",
      unitDisplay: "long",
    });
  const months = {
    public: leaverMonths,
    personal: leaverMonths,
    identity: leaverMonths,
    pay: leaverMonths,
    health: documentMonths,
    requests: requestMonths,
  };
  return (
    <dl>
      {kinds.map((kind) => (
        <div key={kind} className={css({ py: "3", borderTopWidth: "1px", borderColor: "border" })}>
          <dt className={css({ fontWeight: "medium" })}>{t(`my-profile.privacy.kind.${kind}`)}</dt>
          <dd className={css({ mt: "1" })}>{t(`my-profile.privacy.purpose.${kind}`)}</dd>
          <dd className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm", mt: "1" })}>
            {kind === "account"
              ? t("my-profile.privacy.keptAccount")
              : t(kind === "requests" ? "my-profile.privacy.keptRequests" : "my-profile.privacy.kept", {
                  time: span(months[kind]),
                })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Copies({ places }: { places: MyProfile["company_user"] }) {
  const t = useText();
  const employments = places.flatMap(({ companyId, company, employeeId, employeeNo }) =>
    employeeId === null ? [] : [{ companyId, company, employeeId, employeeNo }],
  );
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ companyId, employeeId, employeeNo }: (typeof employments)[number]) => {
      const archive = await exportEmployeeData({
        path: { companyId, employeeId },
        body: { reason: t("my-profile.privacy.copyReason") },
      });
      downloadFile(`${employeeNo ?? employeeId}.zip`, archive, "application/zip");
    },
    onSuccess: () => toast({ text: t("my-profile.privacy.copied") }),
    onError: (failure) => toast({ text: problemText(t, failure), kind: "error" }),
  });
  if (employments.length === 0) return null;
  return (
    <Card padded>
      <CardHead title={t("my-profile.privacy.copyTitle")} text={t("my-profile.privacy.copyText")} />
      <div className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
        {employments.map((each) => (
          <Button
            key={each.employeeId}
            loading={isPending && variables.employeeId === each.employeeId}
            onClick={() => mutate(each)}
          >
            <Download size={16} aria-hidden />
            {employments.length === 1
              ? t("my-profile.privacy.copy")
              : t("my-profile.privacy.copyOf", { company: each.company })}
          </Button>
        ))}
      </div>
    </Card>
  );
}

export function PrivacyPanel({ profile }: { profile: MyProfile }) {
  const t = useText();
  const query = useGetMyPrivacy();
  // The height of the first card depends on the data, so all cards wait for it.
  const waiting = (
    <Card padded className={css({ maxW: "form" })}>
      <Skeleton css={{ h: "40rem" }} />
    </Card>
  );
  return (
    <Loaded query={query} waiting={waiting}>
      {(privacy) => (
        <div className={css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4", maxW: "form" })}>
          <Card padded>
            <CardHead title={t("my-profile.privacy.contactTitle")} text={t("my-profile.privacy.contactText")} />
            <Contact contact={privacy.contact} />
          </Card>
          <Copies places={profile.company_user} />
          <Card padded className={css({ pb: "2!" })}>
            <CardHead title={t("my-profile.privacy.heldTitle")} text={t("my-profile.privacy.heldText")} />
            <RetentionPeriods privacy={privacy} />
          </Card>
        </div>
      )}
    </Loaded>
  );
}
