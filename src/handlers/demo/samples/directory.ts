/**
 * The fifty people of the samples: the users, among them the colleagues, contacts and authors, and the clients of the
 * invoices. Every app takes them from here, so that a name is the same person everywhere.
 */
import type { User } from "#generated/demo/schema.ts";
import { faceAt } from "./faces.ts";

export interface Person extends Omit<User, "id"> {
  readonly job: string;
}

// Full name | job | company | country | contact | role | plan | status | number of the portrait
const lines = `
Adeline Goh | Head of people | Kopitiam Collective | Singapore | +65 5550 0101 | admin | enterprise | active | 1
Marcus Lim | Payroll lead | Kopitiam Collective | Singapore | +65 5550 0102 | maintainer | enterprise | active | 2
Nur Aisyah | Onboarding coordinator | Kopitiam Collective | Singapore | +65 5550 0103 | editor | enterprise | active | 3
Harjit Singh | Operations manager | Kopitiam Collective | Singapore | +65 5550 0104 | maintainer | enterprise | active | 4
Kavitha Raman | Workplace designer | Kopitiam Collective | Singapore | +65 5550 0105 | author | enterprise | pending | 5
Callum Fraser | Coffee importer | Fraser Roast | United Kingdom | +44 5550 0106 | subscriber | team | active | 6
Siti Rahmah | Benefits adviser | Kopitiam Collective | Singapore | +65 5550 0107 | editor | enterprise | active | 7
Kwame Mensah | Cocoa buyer | Goldcoast Cocoa | Ghana | +233 555 0108 | author | company | active | 8
Tan Boon Keng | Founder | Kopitiam Collective | Singapore | +65 5550 0109 | admin | enterprise | inactive | 9
Ingrid Solberg | Relocation analyst | Fjordline Analytics | Norway | +47 555 01 110 | editor | enterprise | active | 10
Farid Iskandar | Facilities engineer | Kopitiam Collective | Malaysia | +60 5550 0111 | subscriber | enterprise | pending | 11
Amara Okafor | Learning partner | Kopitiam Collective | Nigeria | +234 555 0112 | author | enterprise | active | 12
Haruka Sato | Photographer | Shiokaze Studio | Japan | +81 55 5000 113 | author | basic | active | 13
Tomasz Wolak | Systems engineer | Kopitiam Collective | Poland | +48 555 000 114 | maintainer | enterprise | active | 14
Lakshmi Pillai | Food safety trainer | Kopitiam Collective | India | +91 55500 01150 | editor | enterprise | inactive | 15
Paolo Reyes | Outlet supervisor, Bedok | Kopitiam Collective | Philippines | +63 555 000 0116 | subscriber | enterprise | active | 16
Marisol Vega | Payroll specialist | Kopitiam Collective | Chile | +56 5 5550 0117 | maintainer | enterprise | active | 17
Omid Rahimi | Spice merchant | Saffron Lane | Iran | +98 555 000 0118 | subscriber | basic | active | 18
Jayden Koh | Release manager | Kopitiam Collective | Singapore | +65 5550 0119 | author | enterprise | pending | 19
Margaret Ashworth | Solicitor | Ashworth Wills | United Kingdom | +44 5550 0120 | subscriber | company | inactive | 20
Vikram Nair | Hiring manager | Kopitiam Collective | India | +91 55500 01210 | maintainer | enterprise | active | 21
Saoirse Byrne | Publisher | Heron Press | Ireland | +353 55 500 122 | author | team | active | 22
Layla Haddad | Legal counsel | Kopitiam Collective | Lebanon | +961 55 500 123 | editor | enterprise | pending | 23
Gustav Lindqvist | Furniture maker | Nordmark Chairs | Sweden | +46 55 500 01 24 | subscriber | company | active | 24
Rajeswari Nair | Wedding stationer | Banyan & Daughters | Singapore | +65 6555 0163 | author | team | active | 0
Solène Marchand | Perfumer | Atelier Brume | France | +33 3 55 50 01 41 | editor | team | pending | 0
Faizal Rahim | Fleet owner | Gecko Logistics | Singapore | +65 6555 0176 | maintainer | company | active | 0
Marcus Tay | Game designer | Otter Lane Games | Singapore | +65 6555 0119 | subscriber | basic | inactive | 0
Bongani Khumalo | Nursery owner | Larkspur Nursery | South Africa | +27 21 555 0135 | admin | team | active | 0
Elif Yıldız | Letter cutter | Bosphorus Letters | Türkiye | +90 555 000 01 30 | author | basic | active | 0
Leela Kurian | Physician | Monsoon Clinic | India | +91 484 555 0126 | editor | company | inactive | 0
Imogen Clarke | Baker | Wattle Street Bakery | Australia | +61 2 5550 0123 | maintainer | team | active | 0
Tiago Moura | Tile designer | Rosa dos Ventos | Portugal | +351 22 555 0143 | author | basic | pending | 0
Aroha Ngata | Cartographer | Kererū Maps | New Zealand | +64 55 500 0134 | editor | team | active | 0
Bilal Nurlanov | Outfitter | Steppe Outfitters | Kazakhstan | +7 727 555 0167 | subscriber | basic | active | 0
Amira El-Sayed | Film editor | Tamarind Studio | Egypt | +20 2 5550 0117 | admin | company | active | 0
Joon-ho Bae | Hardware dealer | Hanok Hardware | South Korea | +82 55 5000 0137 | maintainer | enterprise | inactive | 0
Luciana Prado | Restaurateur | Casa Jacarandá | Brazil | +55 11 5550 0192 | author | team | active | 0
Sipho Dlamini | Surf instructor | Umhlanga Surf School | South Africa | +27 55 500 0139 | subscriber | team | pending | 0
Joanna Sim | Dentist | Copperfield Dental | Singapore | +65 6555 0105 | editor | company | active | 0
Nattaya Srisuk | Product manager | Papaya Mobility | Thailand | +66 2 555 0188 | subscriber | basic | active | 0
Fiona Leong | Robotics engineer | Quayside Robotics | Singapore | +65 6555 0192 | maintainer | company | active | 0
Giorgos Papadakis | Sailor and cook | Olive & Anchor | Greece | +30 55 5500 0143 | subscriber | basic | inactive | 0
Wayan Putra | Surf instructor | Sungai Surf School | Indonesia | +62 361 555 0129 | author | team | active | 0
Tariq Al-Mansoori | Logistics manager | Dune Logistics | United Arab Emirates | +971 55 500 0145 | admin | enterprise | pending | 0
Melvin Ong | Printer | Saltwater Prints | Singapore | +65 6555 0148 | editor | basic | active | 0
Oisín Gallagher | Editor | Heron Press | Ireland | +353 55 500 147 | subscriber | team | inactive | 0
Ayesha Siddiqui | Potter | Indus Ceramics | Pakistan | +92 555 0000148 | maintainer | basic | active | 0
Rafael Montoya | Coffee grower | Café Ladera | Colombia | +57 555 000 0149 | subscriber | team | active | 0
Miriam Katzenberger | Optician | Alpenglow Optics | Austria | +43 555 000150 | author | company | pending | 0
`;

/** The words of a name in lower case and without accents. */
const wordsOf = (name: string): string[] =>
  name
    .normalize("NFD")
    .replace(/ı/g, "i")
    .replace(/[^A-Za-z -]/g, "")
    .toLowerCase()
    .split(/[ -]+/);

/** Ends in a name reserved for examples, so that no mail ever leaves. */
export const domainOf = (company: string): string => `${wordsOf(company)[0]}.example`;

/** The person who signs in with the sample account has its address. */
const ownEmail = "admin@demo.com";

export const directory: readonly Person[] = lines
  .trim()
  .split("\n")
  .map((line, index): Person => {
    const [
      fullName = "",
      job = "",
      company = "",
      country = "",
      contact = "",
      role,
      currentPlan,
      status,
      picture = "0",
    ] = line.split(" | ");
    const username = wordsOf(fullName).join(".");
    return {
      fullName,
      job,
      company,
      role: role as User["role"],
      username,
      country,
      contact,
      email: index === 0 ? ownEmail : `${username}@${domainOf(company)}`,
      currentPlan: currentPlan as User["currentPlan"],
      status: status as User["status"],
      avatar: picture === "0" ? null : faceAt(picture),
    };
  });

export function personNamed(fullName: string): Person {
  const person = directory.find((each) => each.fullName === fullName);
  if (!person) throw new Error(`the directory has no ${fullName}`);
  return person;
}
