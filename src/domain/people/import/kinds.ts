/** The sheets of an import: what each one holds, and how it is recognised by its name. */
import { plain } from "./plain.ts";

export const importKinds = [
  "people",
  "bankAccounts",
  "passes",
  "passports",
  "dependants",
  "funds",
  "previousEmployments",
  "cpfOpening",
  "keyTerms",
] as const;
export type ImportKind = (typeof importKinds)[number];
export type RecordKind = Exclude<ImportKind, "people">;

/** Names of the sheets in the template, and other names they are known by, without accents and punctuation. */
const sheets: Readonly<Record<ImportKind, { readonly title: string; readonly known: string }>> = {
  people: {
    title: "People",
    known:
      "employees,employee,staff,employeelist,mitarbeiter,personen,personal,employes,salaries,personnes,personnel,pessoas,funcionarios,colaboradores",
  },
  bankAccounts: {
    title: "Bank accounts",
    known: "banks,bank,bankdetails,bankkonten,konten,comptesbancaires,comptes,contasbancarias,contas",
  },
  passes: {
    title: "Work passes",
    known: "passes,workpass,workpermits,arbeitserlaubnisse,autorisationsdetravail,permisdetravail,vistosdetrabalho",
  },
  passports: { title: "Passports", known: "passport,reisepasse,passe,passeports,passaportes" },
  dependants: {
    title: "Dependants",
    known: "dependents,family,familymembers,angehorige,familie,personnesacharge,famille,dependentes,familia",
  },
  funds: {
    title: "Fund choices",
    known: "funds,shg,selfhelpgroups,fondsbeitrage,fonds,choixdefonds,fundos,escolhasdefundos",
  },
  previousEmployments: {
    title: "Previous employment",
    known:
      "previousemployments,previousjobs,employmenthistory,fruherebeschaftigungen,emploisprecedents,empregosanteriores",
  },
  cpfOpening: {
    title: "CPF opening",
    known: "cpf,cpfopeningfigures,cpfopeningbalance,cpfanfangswerte,cpfdepart,cpfinicial",
  },
  keyTerms: {
    title: "Key employment terms",
    known: "ket,kets,keyterms,vertragsbedingungen,conditionsdemploi,condicoesdeemprego,termosdeemprego",
  },
};

export const sheetTitle = (kind: ImportKind): string => sheets[kind].title;

/** Null for a sheet of another name, such as notes. */
export function kindOfSheet(name: string): ImportKind | null {
  const given = plain(name);
  return (
    importKinds.find(
      (kind) =>
        given === plain(kind) || given === plain(sheets[kind].title) || sheets[kind].known.split(",").includes(given),
    ) ?? null
  );
}
