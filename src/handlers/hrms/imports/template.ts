/** The row that stands in the template as an example. */
export const templateExample: Readonly<Record<string, string>> = {
  employeeNo: "E0001",
  fullName: "Tan Wei Ling",
  preferredName: "Wei Ling",
  startDate: "2026-12-01",
  contractType: "permanent",
  gender: "female",
  dateOfBirth: "1991-05-17",
  maritalStatus: "married",
  nationality: "Singaporean",
  mobile: "+65 8000 1234",
  residency: "citizen",
  rateType: "monthly",
  basic: "5200.00",
  payFrequency: "monthly",
  hoursPerWeek: "44",
  daysPerWeek: "5",
};
