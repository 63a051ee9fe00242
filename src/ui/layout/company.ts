/** Current company: from the URL, else the last one used, else the person's default, else the first. */
import { useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { useListCompanyOptions } from "#generated/hrms/hooks/companies.ts";
import type { CompanyOption } from "#generated/hrms/schema.ts";
import { currentAccount, useAccount } from "../session/account.ts";
import { useAbility } from "../session/ability.ts";

/** Stored per account of this browser. */
const key = (): string => `hrms.company.${currentAccount()?.id ?? ""}`;

export function lastCompany(): string | null {
  return localStorage.getItem(key());
}

export function rememberCompany(id: string): void {
  localStorage.setItem(key(), id);
}

export function chooseCompany(companies: readonly CompanyOption[]): CompanyOption | undefined {
  const last = lastCompany();
  return (
    companies.find(({ id }) => id === last) ?? companies.find(({ isDefault }) => isDefault === true) ?? companies[0]
  );
}

export interface CompanyChoice {
  readonly companies: readonly CompanyOption[] | undefined;
  readonly current: CompanyOption | undefined;
  /** Known before the list loads if the URL names it or it was stored. */
  readonly currentId: string | undefined;
}

const none: readonly CompanyOption[] = [];

export function useCompany(): CompanyChoice {
  const { companyId } = useParams({ strict: false });
  // Platform accounts have no company, so the menu need not wait for one.
  const ofPlatform = useAccount()?.extras.platform === true;
  const mayRead = useAbility().can("read", "company-options");
  const listed = useListCompanyOptions(undefined, { enabled: mayRead && !ofPlatform }).data;
  const companies = ofPlatform ? none : listed;
  const current =
    companyId === undefined ? chooseCompany(companies ?? []) : companies?.find(({ id }) => id === companyId);
  useEffect(() => {
    if (companyId === undefined || !companies) return;
    if (current) rememberCompany(companyId);
    else if (lastCompany() === companyId) localStorage.removeItem(key());
  }, [companyId, companies, current]);
  return { companies, current, currentId: companyId ?? current?.id ?? lastCompany() ?? undefined };
}
