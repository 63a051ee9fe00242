/** Profile card of the sample account. */
import { css } from "#generated/styles/css/index.js";
import { useGetProfile } from "#generated/demo/hooks/profile.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { ButtonLink } from "../../kit/link.tsx";
import { useText } from "../../messages/use-text.ts";
import { Widget } from "./widget.tsx";

export function OwnProfile() {
  const t = useText();
  const query = useGetProfile();
  return (
    <Widget title={t("dashboards.profile")} query={query}>
      {({ header: { avatar, username, designation } }) => (
        <div className={css({ display: "grid", justifyItems: "center", gap: "1", textAlign: "center" })}>
          <Avatar name={username} src={avatar} size={72} />
          <p className={css({ fontWeight: "semibold", mt: "2" })}>{username}</p>
          <p className={css({ color: "text.muted", mb: "3" })}>{designation}</p>
          <ButtonLink size="sm" to="/pages/profile">
            {t("dashboards.openProfile")}
          </ButtonLink>
        </div>
      )}
    </Widget>
  );
}
