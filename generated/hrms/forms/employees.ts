// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createEmployee = {
  person: {"type":"object","required":true,"nullable":false,"fields":{"fullName":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},"preferredName":{"type":"string","required":false,"nullable":true,"maxLength":80},"workEmail":{"type":"string","format":"email","required":false,"nullable":true,"maxLength":254},"gender":{"type":"string","required":false,"nullable":true,"enum":["male","female"]},"dateOfBirth":{"type":"string","format":"date","required":false,"nullable":true},"maritalStatus":{"type":"string","required":false,"nullable":true,"enum":["single","married","divorced","widowed","separated"]},"raceId":{"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},"secondRaceId":{"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},"religionId":{"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},"nationalityId":{"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},"customFields":{"type":"object","required":false,"nullable":false}}},
  contact: {"type":"object","required":false,"nullable":false,"fields":{"workEmail":{"type":"string","format":"email","required":false,"nullable":true,"maxLength":254},"personalEmail":{"type":"string","format":"email","required":false,"nullable":true,"maxLength":254},"phones":{"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"type":{"type":"string","required":true,"nullable":false,"enum":["mobile","home","work"]},"number":{"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":30,"pattern":"^\\+?[0-9][0-9 ()/-]*$"}}},"maxItems":6},"addresses":{"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"type":{"type":"string","required":true,"nullable":false,"enum":["home","mailing","overseas"]},"block":{"type":"string","required":false,"nullable":true,"maxLength":20},"street":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},"unit":{"type":"string","required":false,"nullable":true,"maxLength":20},"building":{"type":"string","required":false,"nullable":true,"maxLength":80},"postal":{"type":"string","required":false,"nullable":true,"maxLength":12},"country":{"type":"string","required":true,"nullable":false,"pattern":"^[A-Z]{2}$"}}},"maxItems":4},"emergencyContacts":{"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"name":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},"relation":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":40,"pattern":"\\S"},"phone":{"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":30,"pattern":"^\\+?[0-9][0-9 ()/-]*$"}}},"maxItems":5}}},
  identity: {"type":"object","required":false,"nullable":false,"fields":{"idType":{"type":"string","required":true,"nullable":true,"enum":["NRIC","FIN","passport"]},"idNo":{"type":"string","required":true,"nullable":true,"maxLength":20}}},
  employment: {"type":"object","required":true,"nullable":false,"fields":{"employeeNo":{"type":"string","required":false,"nullable":false,"minLength":1,"maxLength":30,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/-]*$"},"status":{"type":"string","required":false,"nullable":false,"enum":["offered","onboarding","probation","confirmed"],"default":"offered"},"startDate":{"type":"string","format":"date","required":true,"nullable":false},"contractType":{"type":"string","required":true,"nullable":false,"enum":["permanent","fixedTerm","partTime","casual","intern"]},"contractEnd":{"type":"string","format":"date","required":false,"nullable":true},"probationEnd":{"type":"string","format":"date","required":false,"nullable":true},"confirmedOn":{"type":"string","format":"date","required":false,"nullable":true},"noticeDays":{"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":365}}},
  job: {"type":"object","required":false,"nullable":false,"fields":{"departmentId":{"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},"designationId":{"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},"gradeId":{"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},"classId":{"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},"functionalGroupId":{"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},"locationId":{"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},"shiftId":{"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},"employeeGroupIds":{"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":30,"widget":"references"},"reporting_tos":{"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"managerId":{"type":"string","format":"uuid","required":true,"nullable":false},"kind":{"type":"string","required":true,"nullable":false,"enum":["primary","dotted"]}}},"maxItems":10},"costSplit":{"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"departmentId":{"type":"string","format":"uuid","required":false,"nullable":true},"projectId":{"type":"string","format":"uuid","required":false,"nullable":true},"pct":{"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":10000}}},"maxItems":20}}},
  pay: {"type":"object","required":false,"nullable":false,"fields":{"rateType":{"type":"string","required":true,"nullable":false,"enum":["monthly","daily","hourly","piece"]},"basic":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":100000000000,"widget":"money"},"currency":{"type":"string","required":false,"nullable":false,"pattern":"^[A-Z]{3}$","default":"SGD"},"payFrequency":{"type":"string","required":false,"nullable":false,"enum":["monthly","semiMonthly","fortnightly","weekly"],"default":"monthly"},"hoursPerWeek":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":16800,"default":4400},"daysPerWeek":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":700,"default":500},"otEligible":{"type":"boolean","required":false,"nullable":true},"otReason":{"type":"string","required":false,"nullable":true,"maxLength":200},"proration":{"type":"string","required":false,"nullable":false,"enum":["workingDays","calendarDays","26days"],"default":"workingDays"}}},
  residency: {"type":"object","required":false,"nullable":false,"fields":{"residency":{"type":"string","required":true,"nullable":false,"enum":["citizen","pr","foreigner"]},"prGrantedOn":{"type":"string","format":"date","required":false,"nullable":true},"prRateOption":{"type":"string","required":false,"nullable":true,"enum":["GG","FG","FF"]},"approvalRef":{"type":"string","required":false,"nullable":true,"maxLength":60}}},
  statutory: {"type":"object","required":false,"nullable":false,"fields":{"cpfPaidBy":{"type":"string","required":false,"nullable":false,"enum":["shared","employer"],"default":"shared"},"shg":{"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"fund":{"type":"string","required":true,"nullable":false,"enum":["CDAC","ECF","MBMF","SINDA"]},"mode":{"type":"string","required":true,"nullable":false,"enum":["auto","optOut","custom"]},"amount":{"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":10000000,"widget":"money"},"approvalRef":{"type":"string","required":false,"nullable":true,"maxLength":60}}},"maxItems":4},"sdlExemptReason":{"type":"string","required":false,"nullable":true,"maxLength":200},"taxResident":{"type":"boolean","required":false,"nullable":false,"default":true},"inPpf":{"type":"boolean","required":false,"nullable":false,"default":false},"ppfEmployeeShare":{"type":"number","required":false,"nullable":true,"minimum":0,"maximum":1,"widget":"fraction"},"ppfEmployerShare":{"type":"number","required":false,"nullable":true,"minimum":0,"maximum":1,"widget":"fraction"},"cpfOpening":{"type":"object","required":false,"nullable":true,"fields":{"year":{"type":"integer","required":true,"nullable":false,"minimum":2000,"maximum":2100},"ordinaryWages":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":100000000000,"widget":"money"},"additionalWages":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":100000000000,"widget":"money"},"employer":{"type":"string","required":true,"nullable":false,"enum":["own","other","related"]},"approvalRef":{"type":"string","required":false,"nullable":true,"maxLength":60}}}}},
} as const satisfies $Fields;

export const bulkUpdateEmployees = {
  employeeIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"minItems":1,"maxItems":500},
  action: {"type":"string","required":true,"nullable":false,"enum":["changeJob","confirm","extendProbation"]},
  on: {"type":"string","format":"date","required":true,"nullable":false},
  departmentId: {"type":"string","format":"uuid","required":false,"nullable":false},
  designationId: {"type":"string","format":"uuid","required":false,"nullable":false},
  gradeId: {"type":"string","format":"uuid","required":false,"nullable":false},
  classId: {"type":"string","format":"uuid","required":false,"nullable":false},
  functionalGroupId: {"type":"string","format":"uuid","required":false,"nullable":false},
  locationId: {"type":"string","format":"uuid","required":false,"nullable":false},
  shiftId: {"type":"string","format":"uuid","required":false,"nullable":false},
  managerId: {"type":"string","format":"uuid","required":false,"nullable":false},
  reason: {"type":"string","required":false,"nullable":true,"maxLength":200},
} as const satisfies $Fields;

export const updateEmployeePerson = {
  fullName: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  preferredName: {"type":"string","required":false,"nullable":true,"maxLength":80},
  gender: {"type":"string","required":false,"nullable":true,"enum":["male","female"]},
  dateOfBirth: {"type":"string","format":"date","required":false,"nullable":true},
  maritalStatus: {"type":"string","required":false,"nullable":true,"enum":["single","married","divorced","widowed","separated"]},
  raceId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  secondRaceId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  religionId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  nationalityId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  education: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"level":{"type":"string","required":true,"nullable":false,"enum":["primary","secondary","postSecondary","diploma","degree","postgraduate","other"]},"institution":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},"field":{"type":"string","required":false,"nullable":true,"maxLength":120},"year":{"type":"integer","required":false,"nullable":true,"minimum":1930,"maximum":2100}}},"maxItems":20},
  skills: {"type":"array","required":false,"nullable":false,"items":{"type":"string"},"maxItems":60},
  customFields: {"type":"object","required":false,"nullable":false},
} as const satisfies $Fields;

export const updateEmployeePhoto = {
  photo: {"type":"string","required":true,"nullable":true,"maxLength":140000,"pattern":"^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$"},
} as const satisfies $Fields;

export const updateEmployeeContact = {
  workEmail: {"type":"string","format":"email","required":false,"nullable":true,"maxLength":254},
  personalEmail: {"type":"string","format":"email","required":false,"nullable":true,"maxLength":254},
  phones: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"type":{"type":"string","required":true,"nullable":false,"enum":["mobile","home","work"]},"number":{"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":30,"pattern":"^\\+?[0-9][0-9 ()/-]*$"}}},"maxItems":6},
  addresses: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"type":{"type":"string","required":true,"nullable":false,"enum":["home","mailing","overseas"]},"block":{"type":"string","required":false,"nullable":true,"maxLength":20},"street":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},"unit":{"type":"string","required":false,"nullable":true,"maxLength":20},"building":{"type":"string","required":false,"nullable":true,"maxLength":80},"postal":{"type":"string","required":false,"nullable":true,"maxLength":12},"country":{"type":"string","required":true,"nullable":false,"pattern":"^[A-Z]{2}$"}}},"maxItems":4},
  emergencyContacts: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"name":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},"relation":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":40,"pattern":"\\S"},"phone":{"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":30,"pattern":"^\\+?[0-9][0-9 ()/-]*$"}}},"maxItems":5},
} as const satisfies $Fields;

export const updateEmployeeIdentity = {
  idType: {"type":"string","required":true,"nullable":true,"enum":["NRIC","FIN","passport"]},
  idNo: {"type":"string","required":true,"nullable":true,"maxLength":20},
} as const satisfies $Fields;

export const updateEmployeeEmployment = {
  employeeNo: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":30,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/-]*$"},
  startDate: {"type":"string","format":"date","required":true,"nullable":false},
  contractType: {"type":"string","required":true,"nullable":false,"enum":["permanent","fixedTerm","partTime","casual","intern"]},
  contractEnd: {"type":"string","format":"date","required":false,"nullable":true},
  probationEnd: {"type":"string","format":"date","required":false,"nullable":true},
  noticeDays: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":365},
} as const satisfies $Fields;

export const unmaskEmployeeField = {
  field: {"type":"string","required":true,"nullable":false,"enum":["idNo","passportNo","accountNo","birthCertNo"]},
  recordId: {"type":"string","format":"uuid","required":false,"nullable":false},
  reason: {"type":"string","required":false,"nullable":false,"minLength":3,"maxLength":200,"pattern":"\\S"},
} as const satisfies $Fields;

export const addEmployeeJob = {
  effectiveFrom: {"type":"string","format":"date","required":true,"nullable":false},
  reason: {"type":"string","required":false,"nullable":true,"maxLength":200},
  correction: {"type":"string","required":false,"nullable":true,"maxLength":200},
  departmentId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  designationId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  gradeId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  classId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  functionalGroupId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  locationId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  shiftId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  employeeGroupIds: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":30,"widget":"references"},
  reporting_tos: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"managerId":{"type":"string","format":"uuid","required":true,"nullable":false},"kind":{"type":"string","required":true,"nullable":false,"enum":["primary","dotted"]}}},"maxItems":10},
  costSplit: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"departmentId":{"type":"string","format":"uuid","required":false,"nullable":true},"projectId":{"type":"string","format":"uuid","required":false,"nullable":true},"pct":{"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":10000}}},"maxItems":20},
} as const satisfies $Fields;

export const updateEmployeeJob = addEmployeeJob;

export const addEmployeePayTerms = {
  effectiveFrom: {"type":"string","format":"date","required":true,"nullable":false},
  reason: {"type":"string","required":false,"nullable":true,"maxLength":200},
  correction: {"type":"string","required":false,"nullable":true,"maxLength":200},
  rateType: {"type":"string","required":true,"nullable":false,"enum":["monthly","daily","hourly","piece"]},
  basic: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":100000000000,"widget":"money"},
  currency: {"type":"string","required":false,"nullable":false,"pattern":"^[A-Z]{3}$","default":"SGD"},
  payFrequency: {"type":"string","required":false,"nullable":false,"enum":["monthly","semiMonthly","fortnightly","weekly"],"default":"monthly"},
  hoursPerWeek: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":16800,"default":4400},
  daysPerWeek: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":700,"default":500},
  otEligible: {"type":"boolean","required":false,"nullable":true},
  otReason: {"type":"string","required":false,"nullable":true,"maxLength":200},
  proration: {"type":"string","required":false,"nullable":false,"enum":["workingDays","calendarDays","26days"],"default":"workingDays"},
} as const satisfies $Fields;

export const updateEmployeePayTerms = addEmployeePayTerms;

export const addEmployeeResidency = {
  effectiveFrom: {"type":"string","format":"date","required":true,"nullable":false},
  reason: {"type":"string","required":false,"nullable":true,"maxLength":200},
  correction: {"type":"string","required":false,"nullable":true,"maxLength":200},
  residency: {"type":"string","required":true,"nullable":false,"enum":["citizen","pr","foreigner"]},
  prGrantedOn: {"type":"string","format":"date","required":false,"nullable":true},
  prRateOption: {"type":"string","required":false,"nullable":true,"enum":["GG","FG","FF"]},
  approvalRef: {"type":"string","required":false,"nullable":true,"maxLength":60},
} as const satisfies $Fields;

export const updateEmployeeResidency = addEmployeeResidency;

export const addEmployeeStatutory = {
  effectiveFrom: {"type":"string","format":"date","required":true,"nullable":false},
  reason: {"type":"string","required":false,"nullable":true,"maxLength":200},
  correction: {"type":"string","required":false,"nullable":true,"maxLength":200},
  cpfPaidBy: {"type":"string","required":false,"nullable":false,"enum":["shared","employer"],"default":"shared"},
  shg: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"fund":{"type":"string","required":true,"nullable":false,"enum":["CDAC","ECF","MBMF","SINDA"]},"mode":{"type":"string","required":true,"nullable":false,"enum":["auto","optOut","custom"]},"amount":{"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":10000000,"widget":"money"},"approvalRef":{"type":"string","required":false,"nullable":true,"maxLength":60}}},"maxItems":4},
  sdlExemptReason: {"type":"string","required":false,"nullable":true,"maxLength":200},
  taxResident: {"type":"boolean","required":false,"nullable":false,"default":true},
  inPpf: {"type":"boolean","required":false,"nullable":false,"default":false},
  ppfEmployeeShare: {"type":"number","required":false,"nullable":true,"minimum":0,"maximum":1,"widget":"fraction"},
  ppfEmployerShare: {"type":"number","required":false,"nullable":true,"minimum":0,"maximum":1,"widget":"fraction"},
  cpfOpening: {"type":"object","required":false,"nullable":true,"fields":{"year":{"type":"integer","required":true,"nullable":false,"minimum":2000,"maximum":2100},"ordinaryWages":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":100000000000,"widget":"money"},"additionalWages":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":100000000000,"widget":"money"},"employer":{"type":"string","required":true,"nullable":false,"enum":["own","other","related"]},"approvalRef":{"type":"string","required":false,"nullable":true,"maxLength":60}}},
} as const satisfies $Fields;

export const updateEmployeeStatutory = addEmployeeStatutory;

export const startEmployeeProbation = {
  startDate: {"type":"string","format":"date","required":false,"nullable":false},
  probationEnd: {"type":"string","format":"date","required":false,"nullable":true},
} as const satisfies $Fields;

export const confirmEmployee = {
  confirmedOn: {"type":"string","format":"date","required":true,"nullable":false},
  note: {"type":"string","required":false,"nullable":true,"maxLength":200},
} as const satisfies $Fields;

export const extendEmployeeProbation = {
  probationEnd: {"type":"string","format":"date","required":true,"nullable":false},
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":200,"pattern":"\\S"},
} as const satisfies $Fields;

export const giveEmployeeNotice = {
  noticeGivenOn: {"type":"string","format":"date","required":true,"nullable":false},
  lastDay: {"type":"string","format":"date","required":false,"nullable":false},
  exitReason: {"type":"string","required":true,"nullable":false,"enum":["resignation","endOfContract","retirement","retrenchment","dismissal","transfer","death","other"]},
  exitNote: {"type":"string","required":false,"nullable":true,"maxLength":1000},
} as const satisfies $Fields;

export const cancelEmployeeExit = {
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":200,"pattern":"\\S"},
} as const satisfies $Fields;

export const completeEmployeeExit = {
  lastDay: {"type":"string","format":"date","required":false,"nullable":false},
  exitReason: {"type":"string","required":false,"nullable":false,"enum":["resignation","endOfContract","retirement","retrenchment","dismissal","transfer","death","other"]},
  exitNote: {"type":"string","required":false,"nullable":true,"maxLength":1000},
  rehireEligible: {"type":"boolean","required":false,"nullable":true},
  reportsTo: {"type":"string","format":"uuid","required":false,"nullable":true},
} as const satisfies $Fields;

export const suspendEmployee = {
  from: {"type":"string","format":"date","required":true,"nullable":false},
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":200,"pattern":"\\S"},
} as const satisfies $Fields;

export const holdEmployee = cancelEmployeeExit;

export const liftEmployeeHold = cancelEmployeeExit;

export const exportEmployeeData = cancelEmployeeExit;

export const rehireEmployee = {
  startDate: {"type":"string","format":"date","required":true,"nullable":false},
  contractType: {"type":"string","required":true,"nullable":false,"enum":["permanent","fixedTerm","partTime","casual","intern"]},
  contractEnd: {"type":"string","format":"date","required":false,"nullable":true},
  status: {"type":"string","required":false,"nullable":false,"enum":["offered","onboarding","probation","confirmed"],"default":"offered"},
  employeeNo: {"type":"string","required":false,"nullable":false,"minLength":1,"maxLength":30,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/-]*$"},
} as const satisfies $Fields;
