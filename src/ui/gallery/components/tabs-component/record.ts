/** Parts of an employee record shown by the tabs. */
import { CalendarDays, FileText, UserRound, Wallet } from "lucide-react";

export const parts = ["overview", "leave", "pay", "documents"] as const;
export type Part = (typeof parts)[number];

export const icons = { overview: UserRound, leave: CalendarDays, pay: Wallet, documents: FileText } as const;
