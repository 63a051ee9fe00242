/** What the product costs: the packages that are offered, paid by the month or the year, each with the way to register for it. */
import { chakra } from "@chakra-ui/react";
import { useListPricings } from "#generated/hrms/hooks/pricings.ts";
import { Alert } from "../../kit/alert.tsx";
import { DocumentTitle } from "../../kit/document-title.tsx";
import { Link } from "../../kit/link.tsx";
import { problemText } from "../../kit/problem.ts";
import { Segmented } from "../../kit/segmented.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { BareHeader } from "../../layout/bare-header.tsx";
import { useText } from "../../messages/use-text.ts";
import { EntryFooter } from "../entry-footer.tsx";
import type { Billing, PlanSearch } from "./plan-search.ts";
import { Card, PlanCard } from "./plan-card.tsx";

interface PricingPageProps {
  search: PlanSearch;
  onBilling: (billing: Billing) => void;
}

const Cards = chakra("ul", {
  base: { display: "grid", gap: "4", w: "full", maxW: "66rem", mt: "6", listStyleType: "none", gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(auto-fit, minmax(15rem, 1fr))" } },
});

export function PricingPage({ search, onBilling }: PricingPageProps) {
  const t = useText();
  const { data, error } = useListPricings();
  return (
    <chakra.div minH="100dvh" display="flex" flexDirection="column" px={{ base: "4", sm: "6" }}>
      <DocumentTitle>{t("pricing.title")}</DocumentTitle>
      <BareHeader />
      <chakra.main flex="1" display="flex" flexDirection="column" alignItems="center" pt="6" pb="16">
        <chakra.h1 fontSize="2xl" lineHeight="2xl" fontWeight="semibold" letterSpacing="-0.015em" textAlign="center">
          {t("pricing.title")}
        </chakra.h1>
        <chakra.p color="text.muted" mt="1" mb="5" textAlign="center">
          {t("pricing.intro")}
        </chakra.p>
        <Segmented
          label={t("pricing.billing")}
          value={search.billing ?? "monthly"}
          onChange={onBilling}
          options={[
            { value: "monthly", label: t("pricing.monthly") },
            { value: "yearly", label: t("pricing.yearly") },
          ]}
        />
        {error ? (
          <chakra.div mt="6">
            <Alert tone="danger">{problemText(t, error)}</Alert>
          </chakra.div>
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
                  <Skeleton h="20rem" />
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
      </chakra.main>
    </chakra.div>
  );
}
