/** Importable fields of people's records, and their column names. */
import { payMethods, passStates, quotaSectors, relations } from "../shared/records.ts";
import { residencies } from "../shared/vocabulary.ts";
import type { FieldClass } from "../../access/shared/vocabulary.ts";
import { customImportFields, field, importFields, type ImportField } from "./fields.ts";
import type { ImportKind, RecordKind } from "./kinds.ts";

const employeeNo = field(
  "employeeNo",
  "public",
  "employeenumber,empno,staffno,staffid,employeeid,personalnummer,matricule,numeroemploye,numerodofuncionario,matricula",
  { required: true },
);
const approvalRef = (of: FieldClass) =>
  field("approvalRef", of, "approval,approvalreference,approvalletter,genehmigung,approbation,aprovacao");
const issuedOn = field("issuedOn", "identity", "issued,issuedate,dateofissue,ausgestelltam,delivrele,emitidoem");
const expiry = (required: boolean) =>
  field(
    "expiry",
    "identity",
    "expires,expirydate,expireson,validuntil,gultigbis,expirele,valableau,validade,expiraem",
    {
      required,
    },
  );

export const fundChoices = ["auto", "optOut", "custom"] as const;
export const fundCodes = ["CDAC", "ECF", "MBMF", "SINDA"] as const;
export const openingEmployers = ["own", "other", "related"] as const;

export const recordFields: Readonly<Record<RecordKind, readonly ImportField[]>> = {
  bankAccounts: [
    employeeNo,
    field("bank", "pay", "bankname,bankcode,nameofbank,banque,banco", { required: true, choices: "banks" }),
    field(
      "accountNo",
      "pay",
      "account,accountnumber,bankaccount,kontonummer,konto,numerodecompte,compte,numerodaconta,conta",
      {
        required: true,
      },
    ),
    field("accountName", "pay", "accountholder,holder,kontoinhaber,titulaire,titular"),
    field("branch", "pay", "branchcode,filiale,agence,agencia"),
    field("method", "pay", "paymethod,paymentmethod,zahlungsart,modedepaiement,formadepagamento", {
      choices: payMethods,
    }),
    field("sharePercent", "pay", "share,percent,percentage,anteil,prozent,part,pourcentage,percentagem"),
    field("shareAmount", "pay", "amount,fixedamount,betrag,montant,valor"),
    field("effectiveFrom", "pay", "from,effectivedate,validfrom,gultigab,apartirdu,apartirde"),
  ],
  passes: [
    employeeNo,
    field(
      "passType",
      "identity",
      "type,pass,workpass,workpasstype,passart,typedautorisation,typedepasse,tipodevisto,tipodepasse",
      {
        required: true,
        choices: "passTypes",
      },
    ),
    field("passNo", "identity", "passnumber,workpassno,permitno,passnummer,numerodepasse,numerodopasse"),
    field("passStatus", "identity", "status,state,statut,estado", { choices: passStates }),
    field("applicationDate", "identity", "applied,appliedon,antragsdatum,beantragtam,demandele,pedidoem"),
    issuedOn,
    expiry(false),
    field("occupation", "identity", "ssoc,occupationcode,beruf,profession,ocupacao", { choices: "occupations" }),
    field("levyRate", "identity", "levy,monthlylevy,abgabe,taxe,taxa"),
    field("securityBond", "identity", "bond,kaution,caution,caucao"),
    field("quotaSector", "identity", "sector,sektor,secteur,setor", { choices: quotaSectors }),
  ],
  passports: [
    employeeNo,
    field("passportCountry", "identity", "country,countryofissue,land,pays,pais", {
      required: true,
      choices: "countries",
    }),
    field(
      "passportNo",
      "identity",
      "passport,passportnumber,number,no,passnummer,numerodepasseport,numerodopassaporte",
      {
        required: true,
      },
    ),
    issuedOn,
    expiry(true),
  ],
  dependants: [
    employeeNo,
    field("dependantName", "personal", "name,fullname,dependant,dependent,nom,nome", { required: true }),
    field("relation", "personal", "relationship,beziehung,lien,relacao,parentesco", {
      required: true,
      choices: relations,
    }),
    field("dateOfBirth", "personal", "dob,birthdate,birthday,geburtsdatum,datedenaissance,datadenascimento"),
    field("citizenship", "personal", "residency,aufenthaltsstatus,statutderesidence,residencia", {
      choices: residencies,
    }),
    field(
      "birthCertNo",
      "personal",
      "birthcertificate,birthcert,bcno,geburtsurkunde,actedenaissance,certidaodenascimento",
    ),
  ],
  funds: [
    employeeNo,
    field("fund", "pay", "shg,selfhelpgroup,fonds,fundo", { required: true, choices: fundCodes }),
    field("choice", "pay", "mode,option,wahl,choix,escolha", { required: true, choices: fundChoices }),
    field("amount", "pay", "customamount,monthlyamount,betrag,montant,valor"),
    approvalRef("pay"),
    field("effectiveFrom", "pay", "from,effectivedate,validfrom,gultigab,apartirdu,apartirde"),
  ],
  previousEmployments: [
    employeeNo,
    field("employer", "personal", "company,arbeitgeber,firma,employeur,empregador,empresa", { required: true }),
    field("title", "personal", "jobtitle,position,stelle,poste,cargo"),
    field("from", "personal", "start,startdate,von,beginn,du,debut,de,inicio", { required: true }),
    field("to", "personal", "end,enddate,until,bis,ende,au,fin,ate,fim"),
    field("lastSalary", "pay", "salary,lastpay,gehalt,letztesgehalt,salaire,derniersalaire,salario,ultimosalario"),
    field("leavingReason", "personal", "reason,reasonforleaving,grund,motif,motivo"),
  ],
  cpfOpening: [
    employeeNo,
    field("year", "pay", "cpfyear,jahr,annee,ano", { required: true }),
    field("ordinaryWages", "pay", "ow,ytdow,ordinarywagesytd,ordentlicheslohn,salairesordinaires,salariosordinarios", {
      required: true,
    }),
    field("additionalWages", "pay", "aw,ytdaw,additionalwagesytd,zusatzlohn,salairesadditionnels,salariosadicionais"),
    field("paidBy", "pay", "employer,employertype,arbeitgeber,employeur,empregador", { choices: openingEmployers }),
    approvalRef("pay"),
  ],
  keyTerms: [
    employeeNo,
    field("issuedOn", "personal", "issued,issuedate,dateofissue,ausgestelltam,remisle,emitidoem", { required: true }),
    field("acknowledgedOn", "personal", "acknowledged,signedon,signed,bestatigtam,signele,confirmadoem,assinadoem"),
    field("duties", "personal", "mainduties,responsibilities,aufgaben,taches,fonctions,atribuicoes"),
    field("workingArrangement", "personal", "workinghours,hours,arbeitszeit,horaires,horariodetrabalho"),
    field("leave", "personal", "leaveentitlement,urlaub,conges,licencas,ferias"),
    field("medical", "personal", "medicalbenefits,medizinischeleistungen,avantagesmedicaux,beneficiosmedicos"),
    field("notice", "personal", "noticeperiod,kundigungsfrist,preavis,avisoprevio"),
    field("placeOfWork", "personal", "workplace,location,arbeitsort,lieudetravail,localdetrabalho"),
  ],
};

type OwnFields = Parameters<typeof customImportFields>[0];

/** The fields of a sheet; those of people end with the company's own. */
export const fieldsOfKind = (kind: ImportKind, own: OwnFields): readonly ImportField[] =>
  kind === "people" ? [...importFields, ...customImportFields(own)] : recordFields[kind];

/** Numbers of documents and accounts: shown by their last characters. */
export const secretFields: ReadonlySet<string> = new Set(["idNo", "accountNo", "passportNo", "birthCertNo", "passNo"]);
