/** Home of an employee: what they have to do, their requests, and what comes next. */
import { css } from "#generated/styles/css/index.js";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Loaded } from "../../../kit/loaded.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAccount } from "../../../session/account.ts";
import { PanelSkeleton } from "../employees/panel-skeleton.tsx";
import { HomePanel } from "./home-panel.tsx";
import { homeOptions } from "./home-query.ts";
import { OwnRecord } from "./own-record.tsx";

const route = getRouteApi("/_app/me/home");

export function HomePage() {
  const t = useText();
  const name = useAccount()?.fullName ?? "";
  const { company } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(homeOptions(company));
  return (
    <PageFrame title={t("my-profile.home")} intro={t("my-profile.homeIntro", { name })}>
      <div className={css({ maxW: "64rem" })}>
        <Loaded query={query} waiting={<PanelSkeleton long />}>
          {({ profile }) => (
            <OwnRecord
              profile={profile}
              panel={HomePanel}
              long
              company={company}
              onCompany={(next) => void navigate({ search: { company: next }, replace: true, resetScroll: false })}
            />
          )}
        </Loaded>
      </div>
    </PageFrame>
  );
}
