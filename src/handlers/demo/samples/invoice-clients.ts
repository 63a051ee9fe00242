/** Clients of the sample invoices, each with a picture where there is one; invented companies, numbers that ring nowhere. */
import type { InvoiceClient } from "#generated/demo/schema.ts";
import { faceAt } from "./faces.ts";

// company | name | email | address | country | telephone | picture (0: none)
const lines = `
Saltwater Prints | Melvin Ong | accounts@saltwater.example | 18 Kallang Pudding Road, 349321 | Singapore | +65 6555 0148 | 19
Banyan & Daughters | Rajeswari Nair | rajeswari@banyandaughters.example | 77 Serangoon Road, 218112 | Singapore | +65 6555 0163 | 15
Fjordlys Interiors | Astrid Haugen | astrid.haugen@fjordlys.example | Nordre gate 14, 7011 Trondheim | Norway | +47 555 01 274 | 10
Otter Lane Games | Marcus Tay | marcus@otterlane.example | 5 Fusionopolis Link, 138632 | Singapore | +65 6555 0119 | 2
Casa Jacarandá | Luciana Prado | luciana@casajacaranda.example | Rua Augusta 1508, São Paulo | Brazil | +55 11 5550 0192 | 17
Ironbark Cycles | Heath Callaghan | heath@ironbark.example | 211 Brunswick Street, Fitzroy VIC 3065 | Australia | +61 3 5550 0110 | 6
Kiln & Kettle | Zaleha Mokhtar | zaleha@kilnkettle.example | 32 Jalan Hang Jebat, 75200 Melaka | Malaysia | +60 6 555 0137 | 7
Blue Hour Records | Kwame Asante | kwame.asante@bluehour.example | 9 Ring Road East, Accra | Ghana | +233 30 555 0182 | 8
Monsoon Clinic | Dr Leela Kurian | frontdesk@monsoonclinic.example | 42 Marine Drive, Kochi 682031 | India | +91 484 555 0126 | 5
Atelier Brume | Solène Marchand | solene@atelierbrume.example | 23 rue des Tanneurs, 67000 Strasbourg | France | +33 3 55 50 01 41 | 22
Hinode Tea House | Naoko Ishida | naoko@hinodetea.example | 3-8 Gojozaka, Kyoto 605-0846 | Japan | +81 75 555 0159 | 13
Gecko Logistics | Faizal Rahim | billing@geckologistics.example | 10 Tuas South Avenue 4, 637610 | Singapore | +65 6555 0176 | 11
Wattle Street Bakery | Imogen Clarke | imogen@wattlestreet.example | 88 Wattle Street, Ultimo NSW 2007 | Australia | +61 2 5550 0123 | 0
Steppe Outfitters | Bilal Nurlanov | bilal@steppeoutfitters.example | 15 Abay Avenue, Almaty | Kazakhstan | +7 727 555 0167 | 18
Little Parliament Books | Owen Pritchard | orders@littleparliament.example | 4 Castle Arcade, Cardiff CF10 1BU | United Kingdom | +44 29 5550 0131 | 24
Papaya Mobility | Nattaya Srisuk | nattaya@papayamobility.example | 51 Soi Ari 2, Bangkok 10400 | Thailand | +66 2 555 0188 | 0
Copperfield Dental | Dr Joanna Sim | joanna.sim@copperfielddental.example | 290 Orchard Road, 238859 | Singapore | +65 6555 0105 | 1
Rosa dos Ventos | Tiago Moura | tiago@rosadosventos.example | Rua das Flores 61, 4050-265 Porto | Portugal | +351 22 555 0143 | 0
Harvest Moon Foods | Yeo Pei Shan | peishan@harvestmoon.example | 21 Senoko Drive, 758206 | Singapore | +65 6555 0154 | 0
Tamarind Studio | Amira El-Sayed | amira@tamarindstudio.example | 12 Brazil Street, Zamalek, Cairo | Egypt | +20 2 5550 0117 | 23
Larkspur Nursery | Bongani Khumalo | bongani@larkspur.example | 40 Kloof Street, Cape Town 8001 | South Africa | +27 21 555 0135 | 0
Granite Peak Insurance | Denise Hoffman | denise.hoffman@granitepeak.example | 1700 Larimer Street, Denver CO 80202 | United States | +1 303 555 0198 | 20
Sungai Surf School | Wayan Putra | wayan@sungaisurf.example | Jalan Pantai Batu Bolong 9, Canggu | Indonesia | +62 361 555 0129 | 16
Quayside Robotics | Fiona Leong | fiona@quaysiderobotics.example | 1 Cleantech Loop, 637141 | Singapore | +65 6555 0192 | 0
`;

interface SampleClient {
  client: InvoiceClient;
  avatar: string | null;
}

export const clients: readonly SampleClient[] = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [company = "", name = "", companyEmail = "", address = "", country = "", contact = "", picture = "0"] =
      line.split(" | ");
    return {
      client: { address, company, companyEmail, country, contact, name },
      avatar: picture === "0" ? null : faceAt(picture),
    };
  });
