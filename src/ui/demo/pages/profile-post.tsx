/** Post of the profile's feed: picture or video, likes, comments. */
import { css } from "#generated/styles/css/index.js";
import { Heart, MessageSquare, Share2 } from "lucide-react";
import { useState } from "react";
import { languageNames } from "#src/domain/shared/languages.ts";
import type { ProfileComment, ProfilePost } from "#generated/demo/schema.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { Button } from "../../kit/button.tsx";
import { Card } from "../../kit/card.tsx";
import { RelativeTime, useFormat } from "../../kit/format.tsx";
import { Textarea } from "../../kit/input.tsx";
import { useAccount } from "../../session/account.ts";
import { PersonName } from "../../layout/person/person-name.tsx";
import { useLanguage } from "../../messages/use-language.ts";
import { useText } from "../../messages/use-text.ts";

export function Post({ post }: { post: ProfilePost }) {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const account = useAccount();
  const [liked, setLiked] = useState(post.youLiked);
  const [own, setOwn] = useState<readonly ProfileComment[]>([]);
  const [text, setText] = useState("");
  const comments = [...post.detailedComments, ...own];
  const send = (): void => {
    if (text.trim() === "") return;
    setOwn([
      ...own,
      {
        avatar: account?.avatar ?? "",
        username: account?.fullName ?? "",
        comment: text.trim(),
        commentsLikes: 0,
        youLiked: false,
      },
    ]);
    setText("");
  };
  return (
    <Card as="article" padded aria-label={t("pages.postBy", { name: post.username })}>
      <header className={css({ display: "flex", gap: "3", alignItems: "center", mb: "3" })}>
        <Avatar name={post.username} src={post.avatar} size={40} />
        <div>
          <PersonName name={post.username} className={css({ fontWeight: "semibold" })} />
          <p className={css({ color: "text.muted", fontSize: "sm" })}>
            <RelativeTime value={post.postTime} />
          </p>
        </div>
      </header>
      <p className={css({ mb: "3" })}>{post.postText}</p>
      {post.postImg !== null && post.postVid === null && (
        <img
          src={post.postImg}
          alt={t("pages.pictureOf", { name: post.username })}
          loading="lazy"
          className={css({
            w: "full",
            aspectRatio: "4 / 3",
            maxH: "24rem",
            objectFit: "cover",
            borderRadius: "control",
            mb: "3",
            bg: "inset",
          })}
        />
      )}
      {post.postVid !== null && (
        <video
          src={post.postVid}
          poster={post.postImg ?? undefined}
          aria-label={t("pages.filmOf", { name: post.username })}
          controls
          playsInline
          preload="metadata"
          className={css({
            display: "block",
            w: "full",
            aspectRatio: "16 / 9",
            borderRadius: "control",
            mb: "3",
            bg: "inset",
          })}
        >
          <track
            kind="captions"
            // The captions lie beside the video.
            src={post.postVid.replace(/[^/]+$/, `captions.${language}.vtt`)}
            srcLang={language}
            label={languageNames[language]}
          />
        </video>
      )}
      <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", mb: "3" })}>
        <Button
          size="sm"
          variant="ghost"
          aria-pressed={liked}
          onClick={() => setLiked(!liked)}
          className={css({ _pressed: { color: "danger" } })}
        >
          <Heart size={16} aria-hidden fill={liked ? "currentColor" : "none"} />
          {t("pages.likes", { count: post.likes - Number(post.youLiked) + Number(liked) })}
        </Button>
        <span className={css({ display: "flex" })}>
          {post.likedUsers.map(({ username, avatar }) => (
            <span key={username} className={css({ me: "-1.5" })} title={username}>
              <Avatar name={username} src={avatar} size={22} decorative={false} />
            </span>
          ))}
          {post.likedCount > 0 && (
            <span
              className={css({ color: "text.muted", fontSize: "sm", ms: "3" })}
            >{`+${format.number(post.likedCount)}`}</span>
          )}
        </span>
        <span
          className={css({ display: "inline-flex", gap: "1.5", alignItems: "center", color: "text.muted", ms: "auto" })}
        >
          <MessageSquare size={16} aria-hidden />
          {t("pages.comments", { count: post.comments + own.length })}
        </span>
        <span className={css({ display: "inline-flex", gap: "1.5", alignItems: "center", color: "text.muted" })}>
          <Share2 size={16} aria-hidden />
          {t("pages.shares", { count: post.share })}
        </span>
      </div>
      <ul className={css({ display: "grid", gap: "3" })} aria-live="polite">
        {comments.map((comment, at) => (
          <Comment key={at} comment={comment} />
        ))}
      </ul>
      <form
        className={css({ display: "grid", gap: "2", mt: "3" })}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Textarea
          rows={2}
          maxLength={500}
          value={text}
          aria-label={t("pages.comment")}
          placeholder={t("pages.comment")}
          onChange={({ target }) => setText(target.value)}
        />
        <div>
          <Button type="submit" size="sm" inactive={text.trim() === ""}>
            {t("pages.sendComment")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Comment({ comment: { avatar, username, comment, commentsLikes, youLiked } }: { comment: ProfileComment }) {
  const t = useText();
  const [liked, setLiked] = useState(youLiked);
  return (
    <li className={css({ display: "flex", gap: "3" })}>
      <Avatar name={username} src={avatar} size={28} />
      <div className={css({ flex: "1", minW: "0" })}>
        <PersonName name={username} className={css({ fontWeight: "medium" })} />
        <p className={css({ overflowWrap: "anywhere" })}>{comment}</p>
      </div>
      <Button
        size="sm"
        variant="ghost"
        aria-pressed={liked}
        onClick={() => setLiked(!liked)}
        className={css({ _pressed: { color: "danger" } })}
      >
        <Heart size={14} aria-hidden fill={liked ? "currentColor" : "none"} />
        {t("pages.likes", { count: commentsLikes - Number(youLiked) + Number(liked) })}
      </Button>
    </li>
  );
}
