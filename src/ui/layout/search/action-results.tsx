/** Global actions: create records, change appearance or language, sign out. */
import { languageNames, languages } from "#src/domain/shared/languages.ts";
import { useNavigate } from "@tanstack/react-router";
import {
  CircleUserRound,
  Compass,
  Keyboard,
  Languages,
  LogOut,
  Plus,
  SlidersHorizontal,
  SquarePen,
  SquareTerminal,
  SunMoon,
  Bell,
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
import { setDeveloperOpen, useHasDeveloper } from "../developer/open.ts";
import { setTouring } from "../tour/open.ts";
import { useMenu } from "../use-menu.ts";
import { useSignOut } from "../use-sign-out.ts";
import { best } from "../../kit/match.ts";
import { commands } from "./commands.ts";
import type { Result, ResultGroup } from "./result.ts";

const max = 6;
/** Actions on records offered while the query is empty. */
const offeredFirst = 4;

interface Searched extends Result {
  /** Other words people search for. */
  readonly synonyms?: string;
}

export function useActionResults(words: readonly string[]): ResultGroup {
  const t = useText();
  const language = useLanguage();
  const skin = useSkin();
  const ability = useAbility();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { companyId } = useMenu();
  const hasDeveloper = useHasDeveloper();
  const to = (address: string) => () => void navigate({ to: address });
  const hasApps = config.demoLayer && ability.can("read", "demo");
  const ofPages = commands.flatMap(({ id, icon: Icon, needs, to: page, search = {} }): Searched[] => {
    if (!ability.can(...needs)) return [];
    if (page.includes("$companyId") && typeof companyId !== "string") return [];
    const address = page.replace("$companyId", companyId ?? "");
    return [
      {
        id,
        title: t(`search.action.${id}`),
        synonyms: t(`search.words.${id}`),
        icon: <Icon size={18} aria-hidden />,
        run: () => void navigate({ to: address, search: search as never }),
      },
    ];
  });

  const others: readonly (Searched | false)[] = [
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
    {
      id: "tour",
      title: t("shell.tour"),
      synonyms: t("search.words.tour"),
      icon: <Compass size={18} aria-hidden />,
      run: () => setTouring(true),
    },
    { id: "shortcuts", title: t("shell.shortcuts"), icon: <Keyboard size={18} aria-hidden />, run: showShortcuts },
  ];
  const searched: readonly Searched[] = [
    {
      id: "customise",
      title: t("shell.customise"),
      icon: <SlidersHorizontal size={18} aria-hidden />,
      run: () => setCustomiserOpen(true),
    },
    ...(hasDeveloper
      ? [
          {
            id: "developer",
            title: t("shell.developer"),
            icon: <SquareTerminal size={18} aria-hidden />,
            run: () => setDeveloperOpen(true),
          },
        ]
      : []),
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
  const offered = others.filter((result) => result !== false);
  return {
    name: "actions",
    results:
      words.length === 0
        ? [...ofPages.slice(0, offeredFirst), ...offered]
        : best([...ofPages, ...offered, ...searched], words, ({ title, synonyms = "" }) => [title, synonyms], max),
  };
}
