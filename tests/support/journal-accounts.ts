/** Ledger accounts of a company by what payroll posts to them. */
export const journalAccounts = {
  salaries: "6000",
  "employer-cpf": "6100",
  sdl: "6110",
  "foreign-worker-levy": "6120",
  "fund-expense": "6130",
  "cpf-payable": "2100",
  "levy-payable": "2110",
  "fund-payable": "2120",
  "deductions-payable": "2130",
  "salaries-payable": "2000",
  "due-from-companies": "1400",
} as const;
