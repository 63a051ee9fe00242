/** Importable fields of people and their column names. */
import type { FieldClass } from "../../access/shared/vocabulary.ts";
import type { CustomFieldRule } from "../custom-fields.ts";
import {
  contractTypes,
  genders,
  idTypes,
  maritalStatuses,
  payFrequencies,
  rateTypes,
  residencies,
} from "../shared/vocabulary.ts";
import type { ImportMapping } from "./import-file.ts";
import type { BookList } from "./people.ts";
import { plain } from "./plain.ts";

export interface ImportField {
  readonly name: string;
  readonly class: FieldClass;
  /** Every row needs a value. */
  readonly required: boolean;
  /** Rows about new people need a value. */
  readonly forNew: boolean;
  /** Alternative column names, lower case without punctuation; the field's own name also matches. */
  readonly known: readonly string[];
  /** For custom fields. */
  readonly label?: string;
  /** What a cell may say: words, or names of the company's records. */
  readonly choices?: readonly string[] | BookList;
}

type More = Partial<Pick<ImportField, "required" | "forNew" | "choices">>;

export function field(name: string, ofClass: FieldClass, known: string, more: More = {}): ImportField {
  return { name, class: ofClass, required: false, forNew: false, known: known.split(","), ...more };
}

/** Names in English, German, French and Portuguese. */
export const importFields = [
  field(
    "employeeNo",
    "public",
    "employeenumber,empno,staffno,staffid,employeeid,personalnummer,matricule,numeroemploye,numerodofuncionario,matricula",
    { forNew: true },
  ),
  field("fullName", "public", "name,employeename,vollstandigername,nomcomplet,nom,nomecompleto,nome", { forNew: true }),
  field("preferredName", "public", "nickname,rufname,nomusuel,nomepreferido"),
  field("workEmail", "public", "email,companyemail,emailwork,emailgeschaftlich,emailprofessionnel,emailprofissional"),
  field(
    "startDate",
    "public",
    "joindate,joined,datejoined,firstday,hiredate,eintritt,eintrittsdatum,datedentree,datedembauche,dataadmissao,datadeinicio",
    { forNew: true },
  ),
  field("contractType", "public", "employmenttype,contract,vertragsart,typedecontrat,tipodecontrato", {
    choices: contractTypes,
  }),
  field("contractEnd", "public", "contractenddate,vertragsende,finducontrat,fimdocontrato"),
  field(
    "probationEnd",
    "public",
    "probationenddate,endeprobezeit,probezeitende,findessai,findeperiodedessai,fimdaexperiencia",
  ),
  field("confirmedOn", "public", "confirmationdate,confirmed,bestatigtam,confirmele,confirmadoem"),
  field("department", "public", "dept,departmentcode,abteilung,departement,service,departamento", {
    choices: "departments",
  }),
  field("designation", "public", "jobtitle,title,position,stelle,stellenbezeichnung,poste,fonction,cargo,funcao", {
    choices: "designations",
  }),
  field("grade", "public", "jobgrade,stufe,gehaltsstufe,grade,nivel,niveau", { choices: "grades" }),
  field("class", "public", "employeeclass,klasse,categorie,classe", { choices: "classes" }),
  field("location", "public", "worklocation,site,standort,arbeitsort,lieu,lieudetravail,local,localdetrabalho", {
    choices: "locations",
  }),
  field(
    "managerNo",
    "public",
    "manager,reportsto,supervisor,managernumber,vorgesetzte,vorgesetzter,responsable,superieur,gestor,chefia",
  ),
  field("gender", "personal", "sex,geschlecht,sexe,genre,sexo,genero", { choices: genders }),
  field("dateOfBirth", "personal", "dob,birthdate,birthday,geburtsdatum,datedenaissance,datadenascimento"),
  field("maritalStatus", "personal", "familienstand,situationfamiliale,etatcivil,estadocivil", {
    choices: maritalStatuses,
  }),
  field("race", "personal", "ethnicity,ethnie,raca,rasse", { choices: "races" }),
  field("religion", "personal", "religiao", { choices: "religions" }),
  field("nationality", "personal", "citizenship,staatsangehorigkeit,nationalitat,nationalite,nacionalidade", {
    choices: "nationalities",
  }),
  field("personalEmail", "personal", "privateemail,emailprivat,emailpersonnel,emailpessoal"),
  field("mobile", "personal", "phone,handphone,mobilenumber,telefon,handy,telephone,portable,telefone,telemovel"),
  field("block", "personal", "blk,housenumber,hausnummer,numero"),
  field("street", "personal", "address,adresse,strasse,rue,rua,endereco,morada"),
  field("unit", "personal", "unitno,wohnung,appartement,unidade"),
  field("postal", "personal", "postalcode,postcode,zip,plz,codepostal,codigopostal"),
  field("country", "personal", "addresscountry,land,pays,pais", { choices: "countries" }),
  field("idType", "identity", "identitytype,ausweisart,typedepiece,tipodedocumento", { choices: idTypes }),
  field("idNo", "identity", "nric,fin,nricfin,nricno,identitynumber,ausweisnummer,numerodepiece,numerododocumento"),
  field(
    "residency",
    "identity",
    "residencystatus,residentstatus,aufenthaltsstatus,statutderesidence,estatutoderesidencia",
    { choices: residencies },
  ),
  field("prGrantedOn", "identity", "prdate,prsince,prseit,prdepuis,prdesde"),
  field("rateType", "pay", "paytype,lohnart,typedesalaire,tipodesalario", { choices: rateTypes }),
  field("basic", "pay", "basicpay,basicsalary,salary,pay,grundgehalt,gehalt,salairedebase,salaire,salariobase,salario"),
  field("payFrequency", "pay", "frequency,zahlungsrhythmus,periodicite,periodicidade", { choices: payFrequencies }),
  field("hoursPerWeek", "pay", "weeklyhours,wochenstunden,heuresparsemaine,horasporsemana"),
  field("daysPerWeek", "pay", "weeklydays,tageprowoche,joursparsemaine,diasporsemana"),
  field(
    "effectiveFrom",
    "public",
    "changesfrom,effectivedate,effective,gultigab,wirksamab,dateeffet,vigentedesde,apartirde",
  ),
] as const satisfies readonly ImportField[];

/** Custom fields, matched by label or code. */
export function customImportFields(rules: readonly (CustomFieldRule & { label: string })[]): ImportField[] {
  return rules.map(({ code, label, kind, choices, required }) => ({
    name: `customFields.${code}`,
    class: "personal",
    required: false,
    forNew: required,
    known: [plain(label), plain(code)],
    label,
    ...(kind === "choice" && { choices }),
    ...(kind === "yesNo" && { choices: ["yes", "no"] }),
  }));
}

/** Fields by the headings of earlier imports; null where the column was left out. */
export type KnownHeaders = ReadonlyMap<string, string | null>;

/** The field of each column: as in earlier imports, else by its name; the first of two matching columns wins. */
export function suggestMapping(
  headers: readonly string[],
  allowed: readonly ImportField[],
  earlier: KnownHeaders = new Map(),
): ImportMapping {
  const names = headers.map(plain);
  const isOpen = (header: string): boolean => header !== "" && !earlier.has(header);
  return Object.fromEntries(
    allowed.flatMap(({ name, known }) => {
      const remembered = names.findIndex((header) => earlier.get(header) === name);
      const exact = names.findIndex((header) => isOpen(header) && header === plain(name));
      const similar = names.findIndex((header) => isOpen(header) && known.includes(header));
      const column = [remembered, exact, similar].find((index) => index !== -1);
      return column === undefined ? [] : [[name, column] as const];
    }),
  );
}
