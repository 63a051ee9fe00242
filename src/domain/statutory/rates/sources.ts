/** Sources of rules and rates. */

export interface Source {
  readonly title: string;
  /** Public page; only an employer's own rules have none. */
  readonly address?: string;
}

export const sources = {
  "cpf-act": {
    title: "Central Provident Fund Act 1953, First Schedule",
    address: "https://sso.agc.gov.sg/Act/CPFA1953",
  },
  "cpf-rates-2023": {
    title: "CPF Board, increase in CPF contribution rates from 1 January 2023 (S 1026/2022)",
    address:
      "https://www.cpf.gov.sg/employer/infohub/news/cpf-related-announcements/increase-in-cpf-contribution-rates-from-1-january-2023",
  },
  "cpf-rates-copy": {
    title: "CPF Board contribution rate tables, read in copies",
    address: "https://www.cpf.gov.sg/employer/employer-obligations/how-much-cpf-contributions-to-pay",
  },
  "cpf-rates": {
    title: "CPF Board, how much CPF contributions to pay",
    address: "https://www.cpf.gov.sg/employer/employer-obligations/how-much-cpf-contributions-to-pay",
  },
  "cpf-rates-2027": {
    title: "Budget 2026 and CPF Board, contribution rates from 1 January 2027, read in copies",
    address: "https://www.cpf.gov.sg/employer/employer-obligations/how-much-cpf-contributions-to-pay",
  },
  "cpf-rounding": { title: "CPF Board, are CPF contributions rounded", address: "https://ask.gov.sg/cpf" },
  "cpf-age-groups": {
    title: "CPF Board, how CPF rates are applied when an employee moves to the next age group",
    address: "https://www.cpf.gov.sg/service/article/how-are-cpf-rates-applied-when-employee-moves-to-next-age-group",
  },
  "cpf-pr-years": {
    title: "CPF Board, how to determine the year of SPR status",
    address: "https://www.cpf.gov.sg/service/article/determine-year-of-spr-status",
  },
  "cpf-ceilings": {
    title: "Budget 2023, CPF ordinary wage ceiling in steps to $8,000 by 2026",
    address: "https://www.cpf.gov.sg/employer/employer-obligations/how-much-cpf-contributions-to-pay",
  },
  "cpf-additional-wages": {
    title: "CPF Board, examples for the computation of the Additional Wage ceiling",
    address: "https://www.cpf.gov.sg/employer/employer-obligations/how-much-cpf-contributions-to-pay",
  },
  "cpf-wages": {
    title: "CPF Board, is overtime pay classified as Ordinary or Additional Wages",
    address: "https://www.cpf.gov.sg/service/article/is-overtime-pay-classified-as-ow-or-aw",
  },
  "cpf-late-payment": {
    title: "CPF Board, late payment interest; CPF Regulations 1987, reg. 3",
    address: "https://ask.gov.sg/cpf",
  },
  "cpf-recovery": {
    title: "CPF Board, how do I recover the employee's share of CPF contributions",
    address: "https://ask.gov.sg/cpf/questions/cltr1sdaj03fabykzkk2rcr46",
  },
  "sdl-page": {
    title: "CPF Board, Skills Development Levy",
    address: "https://ask.gov.sg/cpf/questions/cm0f52l3e038bpz7a5rst0h44",
  },
  "cdac-rules": {
    title: "CDAC contribution rates, S 854/2014",
    address: "https://sso.agc.gov.sg/SL-Supp/S854-2014",
  },
  "ecf-rates": {
    title: "Eurasian Community Fund, table of CPF Board, read in copies",
    address: "https://www.cpf.gov.sg/employer/employer-obligations/contributions-to-self-help-groups",
  },
  "mbmf-rates": { title: "Muis, Mosque Building and Mendaki Fund", address: "https://www.muis.gov.sg" },
  "sinda-rates": { title: "SINDA Fund contribution rates", address: "https://www.sinda.org.sg" },
  "cpf-self-help-groups": {
    title: "CPF Board, how do I determine which self-help group my employee should contribute to",
    address: "https://www.cpf.gov.sg/employer/employer-obligations/contributions-to-self-help-groups",
  },
  "mom-levy": {
    title: "Ministry of Manpower, foreign worker levy, read in copies",
    address: "https://www.mom.gov.sg/passes-and-permits",
  },
  "employment-act": { title: "Employment Act 1968", address: "https://sso.agc.gov.sg/Act/EmA1968" },
  "mom-overtime": {
    title: "Ministry of Manpower, hours of work, overtime and rest days",
    address: "https://www.mom.gov.sg/employment-practices",
  },
  "mom-salary": {
    title: "Ministry of Manpower, monthly and daily salary",
    address: "https://www.mom.gov.sg/employment-practices/salary",
  },
  "mom-annual-leave": {
    title: "Ministry of Manpower, annual leave",
    address: "https://www.mom.gov.sg/employment-practices/leave/annual-leave",
  },
  "mom-sick-leave": {
    title: "Ministry of Manpower, sick leave",
    address: "https://www.mom.gov.sg/employment-practices/leave/sick-leave",
  },
  "family-leave": {
    title: "Ministry of Manpower, maternity, paternity, shared parental and adoption leave",
    address: "https://www.mom.gov.sg/employment-practices/leave",
  },
  "childcare-table": {
    title: "Ministry of Manpower, childcare leave in the first year of service, read in copies",
    address: "https://www.mom.gov.sg/employment-practices/leave/childcare-leave",
  },
  "infant-care": {
    title: "Child Development Co-Savings Act, unpaid infant care leave from 1 January 2024",
    address: "https://sso.agc.gov.sg/Act/CDCSA2001",
  },
  "part-time-regulations": {
    title: "Employment (Part-Time Employees) Regulations, read in copies",
    address: "https://sso.agc.gov.sg/SL/EmA1968-RG8",
  },
  "company-policy": { title: "The company's own leave settings" },
  "mom-holidays": {
    title: "Ministry of Manpower, public holidays",
    address: "https://www.mom.gov.sg/employment-practices/public-holidays",
  },
  "holidays-act": { title: "Holidays Act 1998", address: "https://sso.agc.gov.sg/Act/HA1998" },
  "nric-letters": {
    title: "Check letters of NRIC and FIN, M series included, read in copies",
    address: "https://www.ica.gov.sg",
  },
  "uen-letters": {
    title: "Shapes and check letters of the UEN, read in copies",
    address: "https://www.uen.gov.sg",
  },
  "ezpay-layout": {
    title: "CPF Board, CPF EZPay (FTP) specifications effective 16 January 2025, read in copies",
    address: "https://www.cpf.gov.sg/employer/making-cpf-contributions/submitting-cpf-contributions-via-cpf-ezpay",
  },
  /** Rates entered on the platform; the row names the source (`given`). */
  "rate-set": { title: "Rates entered on this platform" },
  "own-scheme": { title: "Rules of the employer's own fund" },
} as const satisfies Readonly<Record<string, Source>>;

export type SourceId = keyof typeof sources;
