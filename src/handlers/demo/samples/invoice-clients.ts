/** Clients of the sample invoices: people of the directory with the address of their company. */
import type { InvoiceClient } from "#generated/demo/schema.ts";
import { personNamed } from "./directory.ts";

// name | address
const lines = `
Melvin Ong | 18 Kallang Pudding Road, 349321
Rajeswari Nair | 77 Serangoon Road, 218112
Ingrid Solberg | Nordre gate 14, 7011 Trondheim
Marcus Tay | 5 Fusionopolis Link, 138632
Luciana Prado | Rua Augusta 1508, São Paulo
Callum Fraser | 211 Stokes Croft, Bristol BS1 3RX
Gustav Lindqvist | Södra Förstadsgatan 32, 211 43 Malmö
Kwame Mensah | 9 Ring Road East, Accra
Leela Kurian | 42 Marine Drive, Kochi 682031
Solène Marchand | 23 rue des Tanneurs, 67000 Strasbourg
Haruka Sato | 3-8 Kitano-cho, Kobe 650-0002
Faizal Rahim | 10 Tuas South Avenue 4, 637610
Imogen Clarke | 88 Wattle Street, Ultimo NSW 2007
Bilal Nurlanov | 15 Abay Avenue, Almaty
Saoirse Byrne | 4 Quay Street, Galway H91 PX2E
Nattaya Srisuk | 51 Soi Ari 2, Bangkok 10400
Joanna Sim | 290 Orchard Road, 238859
Tiago Moura | Rua das Flores 61, 4050-265 Porto
Omid Rahimi | 12 Vali-e Asr Avenue, Tehran
Amira El-Sayed | 12 Brazil Street, Zamalek, Cairo
Bongani Khumalo | 40 Kloof Street, Cape Town 8001
Margaret Ashworth | 17 Queen Square, Bristol BS1 4NP
Wayan Putra | Jalan Pantai Batu Bolong 9, Canggu
Fiona Leong | 1 Cleantech Loop, 637141
`;

interface SampleClient {
  client: InvoiceClient;
  avatar: string | null;
}

export const clients: readonly SampleClient[] = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", address = ""] = line.split(" | ");
    const { company, email: companyEmail, country, contact, avatar } = personNamed(name);
    return { client: { address, company, companyEmail, country, contact, name }, avatar };
  });
