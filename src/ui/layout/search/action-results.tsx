/** Global actions: create records, change appearance or language, sign out. */
import { languageNames, languages } from "#src/domain/shared/languages.ts";
import { useNavigate } from "@tanstack/react-router";
import {
  CircleUserRound,
  Keyboard,
  Languages,
  LogOut,
  Plus,
  SlidersHorizontal,
  SquarePen,
  SunMoon,
  Bell,
  UserPlus,
} from "lucide-react";
import { requestLetter } from "../letter-request.ts";
import { config } from "../../config.ts";
import { showShortcuts } from "../../kit/shortcut-moves.ts";
import { setLanguage } from "../../messages/store.ts";
import { useLanguage } from "../../messages/use-language.ts";
import { useText } from "../../messages/use-text.ts";
import { useAbility } from "../../session/ability.ts";
import { setSkin, skins, useSkin } from "../../theme/skin.ts";
import { setCustomiserOpen } from "../customiser/open.ts";
import { useMenu } from "../use-menu.ts";
import { useSignOut } from "../use-sign-out.ts";
import { best } from "../../kit/match.ts";
import type { Result, ResultGroup } from "./result.ts";

const max = 5;

export function useActionResults(words: readonly string[]): ResultGroup {
  const t = useText();
  const language = useLanguage();
  const skin = useSkin();
  const ability = useAbility();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { companyId } = useMenu();
  const to = (address: string) => () => void navigate({ to: address });
  const mayHire = typeof companyId === "string" && ability.can("create", "employees");
  const mayCreateGrade = typeof companyId === "string" && ability.can("create", "grades");
  const hasApps = config.demoLayer && ability.can("read", "demo");

  const first: readonly (Result | false)[] = [
    mayHire && {
      id: "new-employee",
      title: t("search.action.newEmployee"),
      icon: <UserPlus size={18} aria-hidden />,
      run: to(`/companies/${companyId}/employees/new`),
    },
    mayCreateGrade && {
      id: "new-grade",
      title: t("search.action.newGrade"),
      icon: <Plus size={18} aria-hidden />,
      run: to(`/companies/${companyId}/grades/new`),
    },
    hasApps && {
      id: "new-task",
      title: t("search.action.newTask"),
      icon: <Plus size={18} aria-hidden />,
      run: () => void navigate({ to: "/apps/todo", search: { task: "new" } }),
    },
    hasApps && {
      id: "compose",
      title: t("search.action.compose"),
      icon: <SquarePen size={18} aria-hidden />,
      run: () => {
        requestLetter();
        void navigate({ to: "/apps/email/$folder", params: { folder: "inbox" } });
      },
    },
    {
      id: "notifications",
      title: t("shell.notifications"),
      icon: <Bell size={18} aria-hidden />,
      run: to("/me/notifications"),
    },
    { id: "shortcuts", title: t("shell.shortcuts"), icon: <Keyboard size={18} aria-hidden />, run: showShortcuts },
  ];
  const searched: readonly Result[] = [
    {
      id: "customise",
      title: t("shell.customise"),
      icon: <SlidersHorizontal size={18} aria-hidden />,
      run: () => setCustomiserOpen(true),
    },
    {
      id: "profile",
      title: t("shell.area.my-profile"),
      icon: <CircleUserRound size={18} aria-hidden />,
      run: to("/me/my-profile"),
    },
    ...skins
      .filter((each) => each !== skin)
      .map((each) => ({
        id: `skin-${each}`,
        title: t("search.action.skin", { name: t(`shell.skin.${each}`) }),
        icon: <SunMoon size={18} aria-hidden />,
        run: () => setSkin(each),
      })),
    ...languages
      .filter((each) => each !== language)
      .map((each) => ({
        id: `language-${each}`,
        title: t("search.action.language", { name: languageNames[each] }),
        icon: <Languages size={18} aria-hidden />,
        run: () => void setLanguage(each),
      })),
    { id: "sign-out", title: t("shell.signOut"), icon: <LogOut size={18} aria-hidden />, run: () => void signOut() },
  ];
  const offered = first.filter((result) => result !== false);
  return {
    name: "actions",
    results: words.length === 0 ? offered : best([...offered, ...searched], words, ({ title }) => [title], max),
  };
}
