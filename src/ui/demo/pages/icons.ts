/** Icons that the contract names; unknown names get a neutral one. */
import { createElement, type ReactElement } from "react";
import {
  Banknote,
  BookOpen,
  Briefcase,
  CalendarDays,
  CircleQuestionMark,
  Clock3,
  CreditCard,
  FileText,
  HandCoins,
  Heart,
  Laptop,
  Lightbulb,
  Package,
  Palette,
  RotateCcw,
  Settings,
  ShieldCheck,
  Tag,
  TreePalm,
  Truck,
  Users,
  Wallet,
  type LucideIcon,
} from "lucide-react";

const icons: Readonly<Record<string, LucideIcon>> = {
  banknote: Banknote,
  "book-open": BookOpen,
  briefcase: Briefcase,
  "calendar-days": CalendarDays,
  clock: Clock3,
  "credit-card": CreditCard,
  "file-text": FileText,
  "hand-coins": HandCoins,
  heart: Heart,
  laptop: Laptop,
  lightbulb: Lightbulb,
  package: Package,
  palette: Palette,
  "rotate-ccw": RotateCcw,
  settings: Settings,
  "shield-check": ShieldCheck,
  tag: Tag,
  "tree-palm": TreePalm,
  truck: Truck,
  users: Users,
  wallet: Wallet,
};

export const iconOf = (name: string, size = 16): ReactElement =>
  createElement(icons[name] ?? CircleQuestionMark, { size, "aria-hidden": true });
