/** Thirty-six invoices between the numbers 4987 and 5036, laid out in the weeks before `now`. */
import type { Invoice, InvoiceDetails, InvoiceStatus } from "#generated/demo/schema.ts";
import { clients } from "./invoice-clients.ts";
import { detailsOf } from "./invoice-details.ts";

export interface InvoicesState {
  invoices: Invoice[];
  /** By number. */
  details: Record<number, InvoiceDetails>;
}

type Row = [
  id: number,
  client: number,
  issuedDaysAgo: number,
  daysToPay: number,
  service: string,
  total: number,
  status: InvoiceStatus,
  balance: Invoice["balance"],
];

const rows: Row[] = [
  [4987, 0, 118, 30, "Packaging design", 3171, "Paid", 0],
  [4988, 1, 115, 30, "Wedding album layout", 1840, "Partial Payment", "$620"],
  [4989, 2, 113, 45, "Annual report layout", 4719, "Paid", 0],
  [4990, 3, 111, 30, "Soundtrack licence, three tracks", 2095, "Past Due", "$2095"],
  [4992, 4, 106, 30, "Menu translation, Portuguese to English", 905, "Downloaded", "-$205"],
  [4993, 5, 104, 14, "Web shop maintenance", 1260, "Paid", 0],
  [4995, 6, 99, 30, "Product photography", 2480, "Paid", 0],
  [4996, 7, 97, 30, "Tasting film", 3350, "Partial Payment", 1350],
  [4997, 8, 94, 60, "Appointment reminders, yearly plan", 5520, "Paid", 0],
  [4999, 9, 90, 30, "Brand guidelines", 6890, "Past Due", 6890],
  [5000, 10, 87, 30, "Bilingual website", 7430, "Paid", 0],
  [5002, 11, 82, 30, "Route planning workshop", 2985, "Sent", "-$345"],
  [5003, 12, 80, 14, "Shop window lettering", 760, "Paid", 0],
  [5004, 13, 77, 30, "Catalogue, winter edition", 4040, "Past Due", "$1515"],
  [5006, 14, 71, 90, "Book fair stand", 3665, "Downloaded", 3665],
  [5007, 15, 69, 45, "Rider app, accessibility review", 5160, "Paid", 0],
  [5009, 16, 63, 30, "Patient portal, phase one", 9875, "Partial Payment", "$4200"],
  [5010, 17, 61, 30, "Tile pattern library", 2210, "Paid", 0],
  [5012, 18, 55, 30, "Label printing", 1395, "Past Due", 1395],
  [5013, 19, 53, 60, "Showreel editing", 2750, "Sent", "$2750"],
  [5014, 20, 50, 14, "Plant sensor installation", 1685, "Paid", 0],
  [5016, 21, 45, 60, "Client portal", 12450, "Downloaded", "$12450"],
  [5017, 22, 43, 14, "Booking page", 980, "Paid", 0],
  [5018, 23, 41, 30, "Trade show film", 6320, "Partial Payment", 3160],
  [5020, 0, 36, 30, "Gift box prototypes", 2260, "Past Due", "$2260"],
  [5021, 3, 34, 45, "Voice recording, Mandarin and Malay", 3480, "Sent", 3480],
  [5022, 6, 31, 30, "Online shop, product texts", 1150, "Paid", 0],
  [5024, 9, 26, 30, "Illustrations for a children's menu", 1930, "Downloaded", 1930],
  [5025, 11, 24, 30, "Driver training video", 4570, "Sent", "$4570"],
  [5027, 1, 19, 30, "Anniversary invitation set", 890, "Paid", 0],
  [5028, 16, 17, 30, "Patient portal, phase two", 11240, "Sent", 11240],
  [5030, 10, 13, 45, "Exhibition film", 5385, "Partial Payment", "$2385"],
  [5031, 23, 11, 30, "Recruiting page", 2640, "Downloaded", -180],
  [5033, 5, 7, 14, "Spring campaign", 3895, "Sent", 3895],
  [5034, 18, 4, 30, "Nutrition tables", 720, "Draft", "$720"],
  [5036, 12, 1, 30, "Loaf-shaped loyalty cards", 1475, "Draft", 1475],
];

const dayInMs = 86_400_000;
const dayOf = (now: Date, days: number): string => new Date(now.getTime() + days * dayInMs).toISOString().slice(0, 10);

export function createInvoicesState(now: Date): InvoicesState {
  const invoices = rows.map(([id, at, issuedDaysAgo, daysToPay, service, total, invoiceStatus, balance]): Invoice => {
    const sample = clients[at];
    if (!sample) throw new Error(`invoice ${id} has no client`);
    return {
      id,
      service,
      total,
      invoiceStatus,
      balance,
      avatar: sample.avatar,
      client: { ...sample.client },
      issuedDate: dayOf(now, -issuedDaysAgo),
      dueDate: dayOf(now, daysToPay - issuedDaysAgo),
    };
  });
  return { invoices, details: Object.fromEntries(invoices.map((invoice) => [invoice.id, detailsOf(invoice)])) };
}
