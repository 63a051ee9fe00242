/** Profile with cover, feed, photos, friends and a poll. */
import { css } from "#generated/styles/css/index.js";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { useGetProfile } from "#generated/demo/hooks/profile.ts";
import type { Profile } from "#generated/demo/schema.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { Card } from "../../kit/card.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { ErrorState } from "../../kit/states.tsx";
import { TabPanel, Tabs } from "../../kit/tabs.tsx";
import { useText } from "../../messages/use-text.ts";
import { Button } from "../../kit/button.tsx";
import { About, Friends, Pages, Photos, Poll, Suggestions, Tweets } from "./profile-cards.tsx";
import { Post } from "./profile-post.tsx";
import { profileTabs } from "./search.ts";

const route = getRouteApi("/_app/pages/profile");
const step = 2;
const stack = css({ display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" });

export function ProfilePage() {
  const t = useText();
  const { data, error, refetch } = useGetProfile();
  if (data) return <Known profile={data} />;
  return (
    <PageFrame title={t("pages.profile")}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton css={{ h: "14rem", mb: "4", borderRadius: "card" }} />
          <Skeleton css={{ h: "20rem", borderRadius: "card" }} />
        </Loading>
      )}
    </PageFrame>
  );
}

function Known({ profile }: { profile: Profile }) {
  const t = useText();
  const { tab = "feed" } = route.useSearch();
  const navigate = route.useNavigate();
  const { avatar, username, designation, coverImg } = profile.header;
  return (
    <PageFrame title={username} intro={designation}>
      <Card as="div" className={css({ overflow: "hidden", mb: "4" })}>
        <img
          src={coverImg}
          alt=""
          className={css({ w: "full", h: { base: "8rem", md: "13rem" }, objectFit: "cover", bg: "inset" })}
        />
        <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: "4", px: "5" })}>
          <span
            className={css({
              mt: "-10",
              borderRadius: "full",
              borderWidth: "4px",
              borderColor: "surface",
              display: "inline-flex",
            })}
          >
            <Avatar name={username} src={avatar} size={88} />
          </span>
          <div className={css({ flex: "1", minW: "0", overflowX: "auto" })}>
            <Tabs
              id="profile"
              label={t("pages.profile")}
              value={tab}
              tabs={profileTabs.map((name) => ({ name, label: t(`pages.profileTab.${name}`) }))}
              onChange={(next) =>
                void navigate({ search: next === "feed" ? {} : { tab: next }, replace: true, resetScroll: false })
              }
            />
          </div>
        </div>
      </Card>
      <TabPanel id="profile" value={tab}>
        {tab === "feed" && <Feed profile={profile} />}
        {tab === "about" && (
          <div className={css({ maxW: "form" })}>
            <About about={profile.userAbout} />
          </div>
        )}
        {tab === "photos" && <Photos photos={profile.latestPhotos} large />}
        {tab === "friends" && <Friends friends={profile.friends} />}
      </TabPanel>
    </PageFrame>
  );
}

function Feed({ profile }: { profile: Profile }) {
  const t = useText();
  const [shown, setShown] = useState(step);
  return (
    <div
      className={css({
        display: "grid",
        gap: "4",
        alignItems: "start",
        gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" },
      })}
    >
      <div className={stack}>
        {profile.posts.slice(0, shown).map((post) => (
          <Post key={post.id} post={post} />
        ))}
        {shown < profile.posts.length && <Button onClick={() => setShown(shown + step)}>{t("pages.loadMore")}</Button>}
      </div>
      <div className={stack}>
        <About about={profile.userAbout} />
        <Pages pages={profile.suggestedPages} />
        <Photos photos={profile.latestPhotos} />
        <Suggestions people={profile.suggestions} />
        <Poll question={profile.pollQuestion} choices={profile.polls} />
        <Tweets tweets={profile.twitterFeeds} />
      </div>
    </div>
  );
}
