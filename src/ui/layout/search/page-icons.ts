/** The icons that the pages of the search name; a name without one gets the plain page. */
import {
  AppWindow, Asterisk, Badge, BadgeCheck, BadgeDollarSign, Ban, Bell, BellRing, BookCopy, BookOpen, Box, CalendarClock, CalendarDays,
  ChartArea, ChartBar, ChartColumn, ChartLine, ChartPie, ChevronsRight, CircleAlert, CircleDot, CirclePlay, CircleQuestionMark, CircleUser,
  CircleUserRound, Clipboard, ClipboardCheck, Combine, Construction, CreditCard, Ellipsis, Feather, File, FileInput, FileOutput,
  FilePenLine, FilePlus, FileSearch, FolderKanban, GalleryHorizontal, GitCommitVertical, Hash, Heart, Hourglass, Image, KeyRound,
  Languages, Layers, LayoutTemplate, List, ListChecks, ListCollapse, ListFilter, Loader, LoaderCircle, LogIn, Mail, Map, MapPinned,
  Maximize, Megaphone, MessageCircle, MessageCircleMore, MessageSquare, Minus, MousePointerClick, Move, Navigation, Newspaper,
  PackageSearch, Palette, PanelLeftClose, PanelLeftDashed, PenLine, Pill, ReceiptText, Repeat, RotateCcwKey, ScrollText, Settings,
  ShieldCheck, ShieldOff, ShoppingBag, SlidersHorizontal, Smartphone, Square, SquareCheck, SquareCheckBig, SquareChevronDown, SquareDashed,
  SquareMousePointer, SquarePen, Star, Store, Table, Table2, TableProperties, TextAlignStart, TextCursorInput, TextSearch, ToggleLeft,
  ToggleRight, TrendingUp, TriangleAlert, Type, Upload, UserPlus, UserRoundPen, UserRoundSearch, Users, WandSparkles,
  type LucideIcon,
} from "lucide-react";

const icons: Partial<Record<string, LucideIcon>> = {
  AppWindow, Asterisk, Badge, BadgeCheck, BadgeDollarSign, Ban, Bell, BellRing, BookCopy, BookOpen, Box, CalendarClock, CalendarDays,
  ChartArea, ChartBar, ChartColumn, ChartLine, ChartPie, ChevronsRight, CircleAlert, CircleDot, CirclePlay, CircleQuestionMark, CircleUser,
  CircleUserRound, Clipboard, ClipboardCheck, Combine, Construction, CreditCard, Ellipsis, Feather, File, FileInput, FileOutput,
  FilePenLine, FilePlus, FileSearch, FolderKanban, GalleryHorizontal, GitCommitVertical, Hash, Heart, Hourglass, Image, KeyRound,
  Languages, Layers, LayoutTemplate, List, ListChecks, ListCollapse, ListFilter, Loader, LoaderCircle, LogIn, Mail, Map, MapPinned,
  Maximize, Megaphone, MessageCircle, MessageCircleMore, MessageSquare, Minus, MousePointerClick, Move, Navigation, Newspaper,
  PackageSearch, Palette, PanelLeftClose, PanelLeftDashed, PenLine, Pill, ReceiptText, Repeat, RotateCcwKey, ScrollText, Settings,
  ShieldCheck, ShieldOff, ShoppingBag, SlidersHorizontal, Smartphone, Square, SquareCheck, SquareCheckBig, SquareChevronDown, SquareDashed,
  SquareMousePointer, SquarePen, Star, Store, Table, Table2, TableProperties, TextAlignStart, TextCursorInput, TextSearch, ToggleLeft,
  ToggleRight, TrendingUp, TriangleAlert, Type, Upload, UserPlus, UserRoundPen, UserRoundSearch, Users, WandSparkles,
};

/** "square-check-big" as the icon SquareCheckBig. */
export function pageIcon(name: string): LucideIcon {
  const key = name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase());
  return icons[key] ?? File;
}
