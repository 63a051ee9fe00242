/** Profile and contact data of a user. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { User, UserDetails } from "#generated/demo/schema.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { Card } from "../../kit/card.tsx";
import { useFormat } from "../../kit/format.tsx";
import { Anchor } from "../../kit/link.tsx";
import { PropertyList, type Property } from "../../kit/property-list.tsx";
import { PersonName } from "../../layout/person/person-name.tsx";
import { useText } from "../../messages/use-text.ts";
import { socialNames } from "./details-values.ts";
import { Role, Status } from "./words.tsx";

/** User input: only web addresses become links. */
function WebLink({ href, children }: { href: string; children: string }) {
  if (!/^https?:\/\//.test(href)) return <>{children}</>;
  return (
    <Anchor href={href} target="_blank" rel="noreferrer noopener" className={css({ overflowWrap: "anywhere" })}>
      {children}
    </Anchor>
  );
}

const none = "–";

/** Long addresses wrap before the domain. */
function breakable(email: string): ReactNode {
  const [name, ...domain] = email.split("@");
  return (
    <>
      {name}
      <wbr />
      {`@${domain.join("@")}`}
    </>
  );
}

export function ProfileCard({ user, details }: { user: User; details: UserDetails }) {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  const { contactOptions, website, address, postcode, city, birthDate } = details;
  const social = socialNames
    .filter((name) => details.social[name] !== "")
    .map((name) => (
      <span key={name} className={css({ me: "3", display: "inline-block" })}>
        <WebLink href={details.social[name]}>{t(`user.social.${name}`)}</WebLink>
      </span>
    ));
  const properties: Property[] = [
    { id: "username", label: t("user.username"), value: user.username },
    {
      id: "email",
      label: t("user.email"),
      value: <Anchor href={`mailto:${user.email}`}>{breakable(user.email)}</Anchor>,
    },
    {
      id: "contact",
      label: t("user.contact"),
      value: user.contact ? <Anchor href={`tel:${user.contact.replaceAll(" ", "")}`}>{user.contact}</Anchor> : none,
    },
    {
      id: "contactOptions",
      label: t("user.contactOptions"),
      value:
        intl.formatList(
          contactOptions.map((option) => t(`user.option.${option}`)),
          { type: "unit" },
        ) || none,
    },
    { id: "company", label: t("user.company"), value: user.company || none },
    {
      id: "website",
      label: t("user.website"),
      value: website ? <WebLink href={website}>{website.replace(/^https?:\/\//, "")}</WebLink> : none,
    },
    {
      id: "address",
      label: t("user.address"),
      value: [address, `${postcode} ${city}`.trim(), user.country].filter(Boolean).join(", ") || none,
    },
    { id: "birthDate", label: t("user.birthDate"), value: birthDate ? format.date(birthDate) : none },
    { id: "social", label: t("user.social"), value: social.length > 0 ? social : none },
  ];
  return (
    <Card padded aria-label={t("user.profile")} className={css({ pb: "3!" })}>
      <div className={css({ display: "flex", alignItems: "center", gap: "4", mb: "4" })}>
        <Avatar name={user.fullName} src={user.avatar} size={56} />
        <div className={css({ minW: "0", display: "flex", flexWrap: "wrap", columnGap: "5", rowGap: "1" })}>
          <p className={css({ flex: "1 0 100%", fontSize: "lg", fontWeight: "semibold" })}>
            <PersonName name={user.fullName} email={user.email} />
          </p>
          <Role role={user.role} />
          <Status status={user.status} />
        </div>
      </div>
      <PropertyList properties={properties} />
    </Card>
  );
}
