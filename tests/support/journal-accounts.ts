/** Account numbers of a journal, as a company enters them. */
export const journalAccounts = {
  salaries: "6000",
  employerCpf: "6100",
  sdl: "6110",
  levy: "6120",
  fundExpense: "6130",
  cpfPayable: "2100",
  levyPayable: "2110",
  fundPayable: "2120",
  deductionsPayable: "2130",
  salariesPayable: "2000",
} as const;
