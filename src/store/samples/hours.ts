/** Work locations and shifts of the sample companies. */
import type { ShiftBreak } from "#src/domain/company/shared/shift.ts";
import type { sampleCompanies } from "./companies.ts";

type Company = keyof typeof sampleCompanies;

interface SampleLocation {
  name: string;
  code: string;
  address: string | null;
  lat: number | null;
  lng: number | null;
  radiusM: number;
  tz: string;
  status: "active" | "inactive";
}

const location = (
  code: string,
  name: string,
  address: string,
  lat: number,
  lng: number,
  radiusM = 100,
): SampleLocation => ({ name, code, address, lat, lng, radiusM, tz: "Asia/Singapore", status: "active" });

export const sampleLocations: Readonly<Record<Company, readonly SampleLocation[]>> = {
  trading: [
    location("HQ", "Head office", "12 Cross Lane, #08-01\nSingapore 048424", 1.2817, 103.8489),
    location("PPW", "Pasir Panjang Warehouse", "21 Pasir Panjang Quay\nSingapore 117439", 1.2766, 103.7914, 150),
    location("SNK", "Senoko Cold Store", "5 Senoko Bend\nSingapore 758063", 1.4619, 103.8027, 200),
    {
      name: "Johor buying office",
      code: "JHB",
      address: null,
      lat: null,
      lng: null,
      radiusM: 100,
      tz: "Asia/Kuala_Lumpur",
      status: "inactive",
    },
  ],
  logistics: [
    location("TUAS", "Tuas Depot", "40 Tuas Haven Street\nSingapore 637022", 1.3049, 103.6352, 300),
    location("CGD", "Changi Depot", "8 Changi Apron Lane\nSingapore 486113", 1.3371, 103.9636, 200),
  ],
  kitchen: [
    location("TK", "Tekka", "665 Lantern Road, #01-44\nSingapore 210665", 1.3063, 103.8504),
    location("CP", "Changi Point", "2 Jetty Walk\nSingapore 499740", 1.3905, 103.9876),
    location("CK", "Central Kitchen", "9 Saffron Link, #03-12\nSingapore 658077", 1.3568, 103.7524, 120),
  ],
};

interface SampleShift {
  name: string;
  code: string;
  start: string;
  end: string;
  endNextDay: boolean;
  breaks: ShiftBreak[];
  graceInMin: number;
  graceOutMin: number;
  earliestInMin: number;
  latestOutMin: number;
  halfDayMin: number | null;
  absentMin: number | null;
  colour: "blue" | "green" | "amber" | "red" | "violet" | "teal" | "grey";
  status: "active";
}

const lunch: ShiftBreak[] = [{ start: "12:30", minutes: 60, paid: false }];

function shift(
  code: string,
  name: string,
  start: string,
  end: string,
  breaks: ShiftBreak[],
  colour: SampleShift["colour"],
): SampleShift {
  return {
    name,
    code,
    start,
    end,
    endNextDay: end <= start,
    breaks,
    graceInMin: 5,
    graceOutMin: 0,
    earliestInMin: 60,
    latestOutMin: 180,
    halfDayMin: 240,
    absentMin: 120,
    colour,
    status: "active",
  };
}

export const sampleShifts: Readonly<Record<Company, readonly SampleShift[]>> = {
  trading: [
    shift("DAY", "Office day", "08:30", "17:30", lunch, "blue"),
    shift("EARLY", "Early deliveries", "04:00", "12:30", [{ start: "08:00", minutes: 30, paid: true }], "amber"),
    shift("WH", "Warehouse", "07:30", "16:30", [{ start: "10:00", minutes: 15, paid: true }, ...lunch], "green"),
  ],
  logistics: [
    shift("D", "Day", "07:00", "19:00", [{ start: "12:00", minutes: 60, paid: false }], "blue"),
    shift(
      "N",
      "Night",
      "19:00",
      "07:00",
      [
        { start: "00:30", minutes: 45, paid: false },
        { start: "04:00", minutes: 15, paid: true },
      ],
      "violet",
    ),
  ],
  kitchen: [
    shift("L", "Lunch", "10:00", "15:30", [{ start: "14:45", minutes: 30, paid: false }], "teal"),
    shift("DN", "Dinner", "16:30", "22:30", [{ start: "20:30", minutes: 30, paid: false }], "red"),
  ],
};
