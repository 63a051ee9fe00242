/** Pricing page: packages by month or year with links to register. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { createLink } from "@tanstack/react-router";
import { useListPricings } from "#generated/hrms/hooks/pricings.ts";
import { DocumentTitle } from "../../kit/document-title.tsx";
import { Link } from "../../kit/link.tsx";
import { problemText } from "../../kit/problem.ts";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { BareHeader } from "../../layout/bare-header.tsx";
import { useText } from "../../messages/use-text.ts";
import { EntryFooter } from "../entry-footer.tsx";
import type { Billing, PlanSearch } from "./plan-search.ts";
import { Card, PlanCard } from "./plan-card.tsx";

const billings = ["monthly", "yearly"] as const satisfies readonly Billing[];

const Choices = chakra("nav", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2px",
    p: "2px",
    bg: "inset",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "control",
  },
});

/** Styled like a segmented control, which is only loaded with the shell. */
const Choice = createLink(
  chakra("a", {
    base: {
      px: "2.5",
      minH: "7",
      display: "flex",
      alignItems: "center",
      borderRadius: "xs",
      fontSize: "sm",
      fontWeight: "medium",
      color: "text.muted",
      textDecoration: "none",
      _hover: { color: "text" },
      "&[aria-current]": {
        bg: "surface",
        color: "text",
        boxShadow: "0 0 0 1px var(--hr-border-strong)",
        _dark: { bg: "raised" },
      },
    },
  }),
);

const Cards = chakra("ul", {
  base: {
    display: "grid",
    gap: "4",
    w: "full",
    maxW: "66rem",
    mt: "6",
    listStyleType: "none",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(auto-fit, minmax(15rem, 1fr))" },
  },
});

export function PricingPage({ search }: { search: PlanSearch }) {
  const t = useText();
  const { data, error } = useListPricings();
  return (
    <div className={css({ minH: "100dvh", display: "flex", flexDirection: "column", px: { base: "4", sm: "6" } })}>
      <DocumentTitle>{t("pricing.title")}</DocumentTitle>
      <BareHeader />
      <main
        className={css({
          flex: "1",
          display: "flex",
          flexDirection: "column",
          alignItems: "center",
          pt: "6",
          pb: "16",
        })}
      >
        <h1
          className={css({
            fontSize: "2xl",
            lineHeight: "2xl",
            fontWeight: "semibold",
            letterSpacing: "-0.015em",
            textAlign: "center",
          })}
        >
          {t("pricing.title")}
        </h1>
        <p className={css({ color: "text.muted", mt: "1", mb: "5", textAlign: "center" })}>{t("pricing.intro")}</p>
        <Choices aria-label={t("pricing.billing")}>
          {billings.map((billing) => (
            <Choice
              key={billing}
              to="/pricing"
              search={{ ...search, billing }}
              replace
              resetScroll={false}
              aria-current={billing === (search.billing ?? "monthly") ? "true" : undefined}
            >
              {t(`pricing.${billing}`)}
            </Choice>
          ))}
        </Choices>
        {error ? (
          <p className={css({ mt: "6", color: "danger.text" })} role="alert">
            {problemText(t, error)}
          </p>
        ) : data ? (
          <Cards>
            {data.map((plan) => (
              <PlanCard key={plan.code} plan={plan} search={search} />
            ))}
          </Cards>
        ) : (
          <Loading>
            <Cards>
              {["a", "b", "c"].map((key) => (
                <Card key={key}>
                  <Skeleton css={{ h: "20rem" }} />
                </Card>
              ))}
            </Cards>
          </Loading>
        )}
        <EntryFooter question={t("pricing.haveAccount")}>
          <Link to="/pages/login-v1" search={{ redirect: search.redirect }} underlined>
            {t("pricing.signIn")}
          </Link>
        </EntryFooter>
      </main>
    </div>
  );
}
