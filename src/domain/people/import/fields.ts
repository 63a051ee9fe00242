/** Importable employee fields and their column names. */
import type { FieldClass } from "../../access/shared/vocabulary.ts";
import type { CustomFieldRule } from "../custom-fields.ts";
import type { ImportMapping } from "./import-file.ts";

export interface ImportField {
  readonly name: string;
  readonly class: FieldClass;
  readonly required: boolean;
  /** Alternative column names, lower case without punctuation; the field's own name also matches. */
  readonly known: readonly string[];
  /** For custom fields. */
  readonly label?: string;
}

function field(name: string, ofClass: FieldClass, known: string, required = false): ImportField {
  return { name, class: ofClass, required, known: known.split(",") };
}

/** Names in English, German, French and Portuguese. */
export const importFields = [
  field(
    "employeeNo",
    "public",
    "employeenumber,empno,staffno,staffid,employeeid,personalnummer,matricule,numeroemploye,numerodofuncionario,matricula",
    true,
  ),
  field("fullName", "public", "name,employeename,vollstandigername,nomcomplet,nom,nomecompleto,nome", true),
  field("preferredName", "public", "nickname,rufname,nomusuel,nomepreferido"),
  field("workEmail", "public", "email,companyemail,emailwork,emailgeschaftlich,emailprofessionnel,emailprofissional"),
  field(
    "startDate",
    "public",
    "joindate,joined,datejoined,firstday,hiredate,eintritt,eintrittsdatum,datedentree,datedembauche,dataadmissao,datadeinicio",
    true,
  ),
  field("contractType", "public", "employmenttype,contract,vertragsart,typedecontrat,tipodecontrato"),
  field("contractEnd", "public", "contractenddate,vertragsende,finducontrat,fimdocontrato"),
  field(
    "probationEnd",
    "public",
    "probationenddate,endeprobezeit,probezeitende,findessai,findeperiodedessai,fimdaexperiencia",
  ),
  field("confirmedOn", "public", "confirmationdate,confirmed,bestatigtam,confirmele,confirmadoem"),
  field("department", "public", "dept,departmentcode,abteilung,departement,service,departamento"),
  field("designation", "public", "jobtitle,title,position,stelle,stellenbezeichnung,poste,fonction,cargo,funcao"),
  field("grade", "public", "jobgrade,stufe,gehaltsstufe,grade,nivel,niveau"),
  field("class", "public", "employeeclass,klasse,categorie,classe"),
  field("location", "public", "worklocation,site,standort,arbeitsort,lieu,lieudetravail,local,localdetrabalho"),
  field(
    "managerNo",
    "public",
    "manager,reportsto,supervisor,managernumber,vorgesetzte,vorgesetzter,responsable,superieur,gestor,chefia",
  ),
  field("gender", "personal", "sex,geschlecht,sexe,genre,sexo,genero"),
  field("dateOfBirth", "personal", "dob,birthdate,birthday,geburtsdatum,datedenaissance,datadenascimento"),
  field("maritalStatus", "personal", "familienstand,situationfamiliale,etatcivil,estadocivil"),
  field("race", "personal", "ethnicity,ethnie,raca,rasse"),
  field("religion", "personal", "religiao"),
  field("nationality", "personal", "citizenship,staatsangehorigkeit,nationalitat,nationalite,nacionalidade"),
  field("personalEmail", "personal", "privateemail,emailprivat,emailpersonnel,emailpessoal"),
  field("mobile", "personal", "phone,handphone,mobilenumber,telefon,handy,telephone,portable,telefone,telemovel"),
  field("block", "personal", "blk,housenumber,hausnummer,numero"),
  field("street", "personal", "address,adresse,strasse,rue,rua,endereco,morada"),
  field("unit", "personal", "unitno,wohnung,appartement,unidade"),
  field("postal", "personal", "postalcode,postcode,zip,plz,codepostal,codigopostal"),
  field("country", "personal", "addresscountry,land,pays,pais"),
  field("idType", "identity", "identitytype,ausweisart,typedepiece,tipodedocumento"),
  field("idNo", "identity", "nric,fin,nricfin,nricno,identitynumber,ausweisnummer,numerodepiece,numerododocumento"),
  field(
    "residency",
    "identity",
    "residencystatus,residentstatus,aufenthaltsstatus,statutderesidence,estatutoderesidencia",
  ),
  field("prGrantedOn", "identity", "prdate,prsince,prseit,prdepuis,prdesde"),
  field("rateType", "pay", "paytype,lohnart,typedesalaire,tipodesalario"),
  field("basic", "pay", "basicpay,basicsalary,salary,pay,grundgehalt,gehalt,salairedebase,salaire,salariobase,salario"),
  field("payFrequency", "pay", "frequency,zahlungsrhythmus,periodicite,periodicidade"),
  field("hoursPerWeek", "pay", "weeklyhours,wochenstunden,heuresparsemaine,horasporsemana"),
  field("daysPerWeek", "pay", "weeklydays,tageprowoche,joursparsemaine,diasporsemana"),
] as const satisfies readonly ImportField[];

export type ImportFieldName = (typeof importFields)[number]["name"] | `customFields.${string}`;

/** Custom fields, matched by label or code. */
export function customImportFields(rules: readonly (CustomFieldRule & { label: string })[]): ImportField[] {
  return rules.map(({ code, label, required }) => ({
    name: `customFields.${code}`,
    class: "personal",
    required,
    known: [plain(label), plain(code)],
    label,
  }));
}

/** Lower-case letters and digits only, without accents. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[^a-zA-Z0-9]/g, "")
    .toLowerCase();
}

/** Guesses the field of each column; the first of two matching columns wins. */
export function suggestMapping(headers: readonly string[], allowed: readonly ImportField[]): ImportMapping {
  const names = headers.map(plain);
  return Object.fromEntries(
    allowed.flatMap(({ name, known }) => {
      const exact = names.indexOf(plain(name));
      const column = exact === -1 ? names.findIndex((header) => header !== "" && known.includes(header)) : exact;
      return column === -1 ? [] : [[name, column] as const];
    }),
  );
}
