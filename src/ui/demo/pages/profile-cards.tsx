/** Side cards of the profile: about, pages, photos, suggestions, poll, short messages. */
import { css } from "#generated/styles/css/index.js";
import { Check, ChevronLeft, ChevronRight, Star, UserPlus } from "lucide-react";
import { useId, useState } from "react";
import type { Profile, ProfilePhoto } from "#generated/demo/schema.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { Button, IconButton } from "../../kit/button.tsx";
import { Card, CardTitle } from "../../kit/card.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { useFormat } from "../../kit/format.tsx";
import { Anchor } from "../../kit/link.tsx";
import { Progress } from "../../kit/progress.tsx";
import { PersonName } from "../../layout/person/person-name.tsx";
import { useText } from "../../messages/use-text.ts";

const title = css({ mb: "3" });
const rows = css({ display: "grid", gap: "3" });
const row = css({ display: "flex", alignItems: "center", gap: "3" });
const muted = css({ color: "text.muted", fontSize: "sm" });

export function About({ about: { about, joined, lives, email, website } }: { about: Profile["userAbout"] }) {
  const t = useText();
  const format = useFormat();
  const facts = [
    [t("pages.about"), about],
    [t("pages.joined"), format.date(joined)],
    [t("pages.lives"), lives],
    [
      t("pages.email"),
      <Anchor key="mail" href={`mailto:${email}`}>
        {email}
      </Anchor>,
    ],
    [
      t("pages.website"),
      /^https?:\/\//.test(website) ? (
        <Anchor key="web" href={website} target="_blank" rel="noreferrer noopener">
          {website}
        </Anchor>
      ) : (
        website
      ),
    ],
  ] as const;
  return (
    <Card padded>
      <CardTitle className={title}>{t("pages.about")}</CardTitle>
      <dl className={rows}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={muted}>{name}</dt>
            <dd className={css({ overflowWrap: "anywhere" })}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

export function Pages({ pages }: { pages: Profile["suggestedPages"] }) {
  const t = useText();
  const [stars, setStars] = useState<Readonly<Record<string, boolean>>>({});
  return (
    <Card padded>
      <CardTitle className={title}>{t("pages.suggestedPages")}</CardTitle>
      <ul className={rows}>
        {pages.map(({ avatar, username, subtitle, favorite }) => {
          const on = stars[username] ?? favorite;
          return (
            <li key={username} className={row}>
              <Avatar name={username} src={avatar} />
              <span className={css({ flex: "1", minW: "0" })}>
                {username}
                <span className={css({ display: "block", color: "text.muted", fontSize: "sm" })}>{subtitle}</span>
              </span>
              <IconButton
                size="sm"
                label={t("pages.star", { name: username })}
                aria-pressed={on}
                onClick={() => setStars({ ...stars, [username]: !on })}
                className={css({ _pressed: { color: "warning" } })}
              >
                <Star size={16} aria-hidden fill={on ? "currentColor" : "none"} />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

export function Photos({ photos, large = false }: { photos: readonly ProfilePhoto[]; large?: boolean }) {
  const t = useText();
  const [open, setOpen] = useState<number>();
  const shown = open === undefined ? undefined : photos[open];
  const turn = (by: number): void => setOpen((now = 0) => (now + by + photos.length) % photos.length);
  return (
    <Card padded>
      <CardTitle className={title}>{t("pages.photos")}</CardTitle>
      <ul
        className={css(
          { display: "grid", gap: "2" },
          large
            ? { gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))" }
            : { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
        )}
      >
        {photos.map(({ img, alt }, at) => (
          <li key={img + String(at)}>
            <button
              type="button"
              aria-haspopup="dialog"
              className={css({
                display: "block",
                w: "full",
                borderRadius: "control",
                overflow: "hidden",
                cursor: "pointer",
              })}
              onClick={() => setOpen(at)}
            >
              <img
                src={img}
                alt={alt}
                loading="lazy"
                className={css({ w: "full", aspectRatio: "1", objectFit: "cover", bg: "inset" })}
              />
            </button>
          </li>
        ))}
      </ul>
      {shown && open !== undefined && (
        <Dialog open title={shown.alt} width="56rem" onClose={() => setOpen(undefined)}>
          <div
            onKeyDown={(event) => {
              if (event.key === "ArrowRight") turn(1);
              else if (event.key === "ArrowLeft") turn(-1);
            }}
          >
            <img src={shown.img} alt={shown.alt} className={css({ w: "full", maxH: "70dvh", objectFit: "contain" })} />
            <div
              className={css({ display: "flex", alignItems: "center", justifyContent: "center", gap: "3", mt: "3" })}
            >
              <IconButton data-autofocus label={t("tools.pagePrevious")} onClick={() => turn(-1)}>
                <ChevronLeft size={18} className="mirrored" aria-hidden />
              </IconButton>
              <span aria-live="polite">{`${open + 1} / ${photos.length}`}</span>
              <IconButton label={t("tools.pageNext")} onClick={() => turn(1)}>
                <ChevronRight size={18} className="mirrored" aria-hidden />
              </IconButton>
            </div>
          </div>
        </Dialog>
      )}
    </Card>
  );
}

export function Suggestions({ people }: { people: Profile["suggestions"] }) {
  const t = useText();
  const [added, setAdded] = useState<readonly string[]>([]);
  return (
    <Card padded>
      <CardTitle className={title}>{t("pages.suggestions")}</CardTitle>
      <ul className={rows}>
        {people.map(({ avatar, name, mutualFriend }) => {
          const on = added.includes(name);
          return (
            <li key={name} className={row}>
              <Avatar name={name} src={avatar} />
              <span className={css({ flex: "1", minW: "0" })}>
                <PersonName name={name} />
                <span className={css({ display: "block", color: "text.muted", fontSize: "sm" })}>
                  {t("pages.mutual", { count: mutualFriend })}
                </span>
              </span>
              <IconButton
                size="sm"
                variant="outline"
                label={t(on ? "pages.added" : "pages.addFriend", { name })}
                aria-pressed={on}
                onClick={() => setAdded(on ? added.filter((each) => each !== name) : [...added, name])}
              >
                {on ? <Check size={16} aria-hidden /> : <UserPlus size={16} aria-hidden />}
              </IconButton>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

export function Poll({ question, choices }: { question: string; choices: Profile["polls"] }) {
  const t = useText();
  const format = useFormat();
  const name = useId();
  const [chosen, setChosen] = useState<string>();
  const [voted, setVoted] = useState(false);
  return (
    <Card padded>
      <CardTitle className={title}>{t("pages.poll")}</CardTitle>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== undefined) setVoted(true);
        }}
      >
        <fieldset disabled={voted} className={rows}>
          <legend className={css({ mb: "3" })}>{question}</legend>
          {choices.map(({ name: choice, result, votedUser }) => (
            <div key={choice}>
              <label className={css({ display: "flex", gap: "2", alignItems: "center", mb: "1", minH: "6" })}>
                <input
                  type="radio"
                  name={name}
                  value={choice}
                  checked={chosen === choice}
                  onChange={() => setChosen(choice)}
                />
                <span className={css({ flex: "1" })}>{choice}</span>
                {voted && <span>{format.number(result / 100, { style: "percent" })}</span>}
              </label>
              {voted && (
                <>
                  <Progress size="sm" label={choice} value={result / 100} />
                  <span className={css({ display: "flex", mt: "1" })}>
                    {votedUser.map(({ username, avatar }) => (
                      <span key={username} className={css({ me: "-1.5" })} title={username}>
                        <Avatar name={username} src={avatar} size={22} decorative={false} />
                      </span>
                    ))}
                  </span>
                </>
              )}
            </div>
          ))}
        </fieldset>
        <div className={css({ mt: "3" })} role="status">
          {voted ? (
            t("pages.voted")
          ) : (
            <Button type="submit" size="sm" inactive={chosen === undefined}>
              {t("pages.vote")}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

export function Tweets({ tweets }: { tweets: Profile["twitterFeeds"] }) {
  const t = useText();
  return (
    <Card padded>
      <CardTitle className={title}>{t("pages.tweets")}</CardTitle>
      <ul className={rows}>
        {tweets.map(({ imgUrl, title: name, id, tags, desc }) => (
          <li key={id + desc} className={css({ display: "flex", gap: "3" })}>
            <Avatar name={name} src={imgUrl} />
            <div className={css({ minW: "0" })}>
              <p>
                <PersonName name={name} /> <span className={muted}>{id}</span>
              </p>
              <p>{desc}</p>
              <p className={css({ color: "accent.text", fontSize: "sm" })}>{tags.map((tag) => `#${tag}`).join(" ")}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function Friends({ friends }: { friends: Profile["friends"] }) {
  const t = useText();
  return (
    <ul
      className={css({
        display: "grid",
        gap: "4",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
      })}
      aria-label={t("pages.profileTab.friends")}
    >
      {friends.map(({ avatar, name, designation }) => (
        <Card as="li" padded key={name} className={row}>
          <Avatar name={name} src={avatar} size={40} />
          <span className={css({ minW: "0" })}>
            <PersonName name={name} />
            <span className={css({ display: "block", color: "text.muted", fontSize: "sm" })}>{designation}</span>
          </span>
        </Card>
      ))}
    </ul>
  );
}
