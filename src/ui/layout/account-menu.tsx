/** The signed-in person: profile and sign out. */
import { chakra } from "@chakra-ui/react";
import { useNavigate } from "@tanstack/react-router";
import { CircleUserRound, LogOut } from "lucide-react";
import { logout } from "#generated/hrms/client/auth.ts";
import { session } from "#src/client/session.ts";
import { Avatar } from "../kit/avatar.tsx";
import { Button } from "../kit/button.tsx";
import { Menu } from "../kit/menu.tsx";
import { MenuItem, MenuLink, MenuSeparator } from "../kit/menu-items.tsx";
import { useText } from "../messages/use-text.ts";
import { useAccount } from "../session/account.ts";

const profilePage: string = "/me/my-profile";

export function AccountMenu() {
  const t = useText();
  const navigate = useNavigate();
  const account = useAccount();
  if (!account) return null;
  const signOut = async (): Promise<void> => {
    const refreshToken = session.current()?.refreshToken;
    // Signing out here holds even where the server does not hear of it.
    if (refreshToken !== undefined) await logout({ body: { refreshToken } }).catch(() => undefined);
    session.end();
    await navigate({ to: "/pages/login-v1" });
  };
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <Button {...props} variant="ghost" square borderRadius="full" aria-label={t("shell.account", { name: account.fullName })}>
          <Avatar name={account.fullName} src={account.avatar} size={30} />
        </Button>
      )}
    >
      <chakra.div px="2" py="1.5" minW="0">
        <chakra.p fontWeight="medium" overflowWrap="anywhere">
          {account.fullName}
        </chakra.p>
        <chakra.p color="text.muted" fontSize="sm" lineHeight="sm" overflowWrap="anywhere">
          {account.email}
        </chakra.p>
      </chakra.div>
      <MenuSeparator />
      <MenuLink to={profilePage}>
        <CircleUserRound size={16} aria-hidden />
        {t("shell.area.my-profile")}
      </MenuLink>
      <MenuItem icon={<LogOut size={16} aria-hidden />} onSelect={() => void signOut()}>
        {t("shell.signOut")}
      </MenuItem>
    </Menu>
  );
}
