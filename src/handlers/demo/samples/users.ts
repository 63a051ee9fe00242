/** Sample users: 50 people from all over, in every role, plan and state; some are clients of the sample invoices. */
import type { User, UserEvent } from "#generated/demo/schema.ts";
import { sampleDetails, sampleEvents, type StoredDetails } from "./user-details.ts";
import { faceAt } from "./faces.ts";

export interface UsersState {
  users: User[];
  /** By the user's id. */
  details: Record<number, StoredDetails>;
  events: Record<number, UserEvent[]>;
}

// Full name | company | country | contact | role | plan | status | number of the portrait
const lines = `
Adeline Goh | Kopitiam Collective | Singapore | +65 5550 0101 | admin | enterprise | active | 1
Marcus Lim | Kopitiam Collective | Singapore | +65 5550 0102 | maintainer | enterprise | active | 2
Nur Aisyah | Kopitiam Collective | Singapore | +65 5550 0103 | editor | enterprise | active | 3
Harjit Singh | Kopitiam Collective | Singapore | +65 5550 0104 | maintainer | enterprise | active | 4
Kavitha Raman | Kopitiam Collective | Singapore | +65 5550 0105 | author | enterprise | pending | 5
Callum Fraser | Fraser Roast | United Kingdom | +44 5550 0106 | subscriber | team | active | 6
Siti Rahmah | Kopitiam Collective | Singapore | +65 5550 0107 | editor | enterprise | active | 7
Kwame Mensah | Goldcoast Cocoa | Ghana | +233 555 0108 | author | company | active | 8
Tan Boon Keng | Kopitiam Collective | Singapore | +65 5550 0109 | admin | enterprise | inactive | 9
Ingrid Solberg | Fjordline Analytics | Norway | +47 555 01 110 | editor | enterprise | active | 10
Farid Iskandar | Kopitiam Collective | Malaysia | +60 5550 0111 | subscriber | enterprise | pending | 11
Amara Okafor | Kopitiam Collective | Nigeria | +234 555 0112 | author | enterprise | active | 12
Haruka Sato | Shiokaze Studio | Japan | +81 55 5000 113 | author | basic | active | 13
Tomasz Wolak | Kopitiam Collective | Poland | +48 555 000 114 | maintainer | enterprise | active | 14
Lakshmi Pillai | Kopitiam Collective | India | +91 55500 01150 | editor | enterprise | inactive | 15
Paolo Reyes | Kopitiam Collective | Philippines | +63 555 000 0116 | subscriber | enterprise | active | 16
Marisol Vega | Kopitiam Collective | Chile | +56 5 5550 0117 | maintainer | enterprise | active | 17
Omid Rahimi | Saffron Lane | Iran | +98 555 000 0118 | subscriber | basic | active | 18
Jayden Koh | Kopitiam Collective | Singapore | +65 5550 0119 | author | enterprise | pending | 19
Margaret Ashworth | Ashworth Wills | United Kingdom | +44 5550 0120 | subscriber | company | inactive | 20
Vikram Nair | Kopitiam Collective | India | +91 55500 01210 | maintainer | enterprise | active | 21
Saoirse Byrne | Heron Press | Ireland | +353 55 500 122 | author | team | active | 22
Layla Haddad | Kopitiam Collective | Lebanon | +961 55 500 123 | editor | enterprise | pending | 23
Gustav Lindqvist | Nordmark Chairs | Sweden | +46 55 500 01 24 | subscriber | company | active | 24
Mateo Quispe | Altiplano Wool | Peru | +51 555 000 125 | author | team | active | 0
Solène Marchand | Atelier Brume | France | +33 5 55 50 01 26 | editor | team | pending | 0
Nguyen Thi Hoa | Lotus Freight | Vietnam | +84 555 000 127 | maintainer | company | active | 0
Pieter van Dijk | Polderlicht | Netherlands | +31 5 5500 0128 | subscriber | basic | inactive | 0
Bongani Khumalo | Larkspur Nursery | South Africa | +27 55 500 0129 | admin | team | active | 0
Elif Yıldız | Bosphorus Letters | Türkiye | +90 555 000 01 30 | author | basic | active | 0
Daniel Cohen | Jaffa Citrus Lab | Israel | +972 55 500 0131 | editor | company | inactive | 0
Wanjiru Kamau | Rift Valley Tea | Kenya | +254 555 000132 | maintainer | team | active | 0
Tiago Moura | Rosa dos Ventos | Portugal | +351 555 000 133 | author | basic | pending | 0
Aroha Ngata | Kererū Maps | New Zealand | +64 55 500 0134 | editor | team | active | 0
Bilal Nurlanov | Steppe Outfitters | Kazakhstan | +7 555 000 0135 | subscriber | basic | active | 0
Fatima Zahra El Idrissi | Riad Copper | Morocco | +212 555 000136 | admin | company | active | 0
Joon-ho Bae | Hanok Hardware | South Korea | +82 55 5000 0137 | maintainer | enterprise | inactive | 0
Luciana Prado | Casa Jacarandá | Brazil | +55 55 5500 0138 | author | team | active | 0
Sipho Dlamini | Umhlanga Surf School | South Africa | +27 55 500 0139 | subscriber | team | pending | 0
Anneliese Krämer | Krämer Uhren | Germany | +49 555 000140 | editor | company | active | 0
Nattaya Srisuk | Papaya Mobility | Thailand | +66 55 500 0141 | subscriber | basic | active | 0
Hannah Whitefeather | Prairie Signal | Canada | +1 555 0142 | maintainer | company | active | 0
Giorgos Papadakis | Olive & Anchor | Greece | +30 55 5500 0143 | subscriber | basic | inactive | 0
Wayan Putra | Sungai Surf School | Indonesia | +62 555 0000 144 | author | team | active | 0
Tariq Al-Mansoori | Dune Logistics | United Arab Emirates | +971 55 500 0145 | admin | enterprise | pending | 0
Melvin Ong | Saltwater Prints | Singapore | +65 5550 0146 | editor | basic | active | 0
Oisín Gallagher | Heron Press | Ireland | +353 55 500 147 | subscriber | team | inactive | 0
Ayesha Siddiqui | Indus Ceramics | Pakistan | +92 555 0000148 | maintainer | basic | active | 0
Rafael Montoya | Café Ladera | Colombia | +57 555 000 0149 | subscriber | team | active | 0
Miriam Katzenberger | Alpenglow Optics | Austria | +43 555 000150 | author | company | pending | 0
`;

/** The words of a name in lower case and without accents. */
const wordsOf = (name: string): string[] =>
  name
    .normalize("NFD")
    .replace(/ı/g, "i")
    .replace(/[^A-Za-z -]/g, "")
    .toLowerCase()
    .split(/[ -]+/);

export function createUsersState(now: Date): UsersState {
  const users = lines
    .trim()
    .split("\n")
    .map((line, index): User => {
      const [fullName = "", company = "", country = "", contact = "", role, currentPlan, status, picture = "0"] =
        line.split(" | ");
      const username = wordsOf(fullName).join(".");
      return {
        id: index + 1,
        fullName,
        company,
        role: role as User["role"],
        username,
        country,
        contact,
        email: `${username}@${wordsOf(company)[0]}.example`,
        currentPlan: currentPlan as User["currentPlan"],
        status: status as User["status"],
        avatar: picture === "0" ? null : faceAt(picture),
      };
    });
  return {
    users,
    details: Object.fromEntries(users.map((user) => [user.id, sampleDetails(user)])),
    events: Object.fromEntries(users.map((user) => [user.id, sampleEvents(user, now)])),
  };
}
