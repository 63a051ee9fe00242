/** A migration: fifty people who are there and fifty new ones, with banks and passes, until all records are ready for payroll. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ImportJob } from "#generated/hrms/schema.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { toCsv } from "#src/domain/shared/csv.ts";
import { nricLetter } from "#src/domain/statutory/identifiers/nric.ts";
import { toWorkbook } from "#src/handlers/hrms/shared/workbook.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { openApp, type TestApp, tokensOf } from "./support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const companyId = sampleCompanies.trading.id;
const imports = `/companies/${companyId}/imports`;
/** Recent enough that key employment terms are not due yet. */
const start = addDays(new Date().toISOString().slice(0, 10), -5);
const numberOf = (index: number) => `HM-${String(index + 1).padStart(3, "0")}`;
const nameOf = (index: number) => `Harbour Mover ${index + 1}`;
const isForeigner = (index: number) => index % 5 === 0;

function idNoOf(index: number): string {
  const [prefix, digits] = [isForeigner(index) ? "F" : "S", String(7_300_000 + index)];
  return prefix + digits + nricLetter(prefix, digits);
}

const header = (names: string) => names.split(",").map((name) => ({ header: name }));
const all = Array.from({ length: 100 }, (_, index) => index);
const workbook = () =>
  toWorkbook([
    {
      name: "People",
      columns: header(
        "Employee no,Full name,Start date,Contract type,Department,Designation,Gender,Date of birth,Race,Religion,Nationality,Street,Postal,ID type,ID no,Residency,Basic",
      ),
      rows: all.map((index) => [
        numberOf(index),
        nameOf(index),
        start,
        "Permanent",
        index === 70 ? "Nowhere" : "WH",
        "Packer",
        index % 2 === 0 ? "Female" : "Male",
        "1990-02-03",
        "Chinese",
        "No religion",
        isForeigner(index) ? "MY" : "Singaporean",
        "Keppel Road",
        "089066",
        isForeigner(index) ? "FIN" : "NRIC",
        idNoOf(index),
        isForeigner(index) ? "Foreigner" : "Citizen",
        "8,000.00",
      ]),
    },
    {
      name: "Bank accounts",
      columns: header("Employee no,Bank,Account no"),
      rows: all.map((index) => [numberOf(index), "7171", String(300_000_000 + index)]),
    },
    {
      name: "Work passes",
      columns: header("Employee no,Pass type,Pass no,Issued on,Expiry"),
      rows: all
        .filter(isForeigner)
        .map((index) => [numberOf(index), "Employment Pass", `EP-${index}`, start, addDays(start, 700)]),
    },
  ]);

/** The first fifty, as HR has entered them so far: little more than a name. */
async function addExisting(): Promise<void> {
  const { accessToken } = await tokensOf(app.url, "admin@demo.com");
  const call = async (path: string, type: string, body: string): Promise<ImportJob> => {
    const headers = { authorization: `Bearer ${accessToken}`, "content-type": type };
    const answer = await fetch(app.url + path, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as ImportJob;
  };
  const table = toCsv(
    ["Employee no", "Full name", "Start date", "Basic"],
    all.slice(0, 50).map((index) => [numberOf(index), nameOf(index), start, "7500"]),
  );
  const job = await call(`${imports}?name=first.csv`, "application/octet-stream", table);
  const sheets = job.sheets.map(({ kind, mapping }, sheet) => ({ sheet, kind, mapping }));
  await call(`${imports}/${job.id}/validate`, "application/json", JSON.stringify({ sheets }));
  await call(`${imports}/${job.id}/commit`, "application/json", "");
}

test("fifty existing and fifty new people are imported with banks and passes until all are ready", async () => {
  await addExisting();
  const hr = await app.open(`/companies/${companyId}/employees/import`, { account: "admin@demo.com" });
  const { page } = hr;
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("group", { name: "Employee file" }).getByRole("button").click();
  await (
    await chooser
  ).setFiles({ name: "harbour.xlsx", mimeType: "application/octet-stream", buffer: Buffer.from(await workbook()) });
  await page.getByText("harbour.xlsx: 220 rows").waitFor();
  await expect.poll(() => page.getByLabel("Contents of Work passes").inputValue()).toBe("passes");
  await page.getByRole("button", { name: "Check", exact: true }).click();

  await page.getByRole("heading", { name: "1 error to fix" }).waitFor();
  const fault = page.getByRole("row").filter({ hasText: "Harbour Mover 71" }).first();
  await fault.getByText("No match found for this name or code.").waitFor();
  await page.getByLabel("Value for Department in row 72 of People").fill("WH");
  await page.getByRole("button", { name: "Check again" }).click();
  await page.getByText("220 rows ready to import.").waitFor();

  await page.getByRole("radio", { name: "Changed (50)" }).press("Space");
  const changed = page.getByRole("table", { name: "Changes" }).getByRole("row").filter({ hasText: "HM-001" });
  await changed.getByText("Gender").waitFor();
  expect(await changed.innerText()).toMatch(/Basic pay .*7,500\.00 → .*8,000\.00/);
  await page.getByRole("button", { name: "Import 220 rows" }).click();
  await page.getByText("50 people added, 50 people updated.").waitFor();
  await page.getByText("100 bank accounts are waiting for verification").waitFor();
  await page.getByRole("link", { name: "Show bank accounts" }).click();
  await page.getByText("Someone else has to verify these accounts").waitFor();
  const accounts = page.url();
  expect(await page.getByRole("button", { name: /^Verify/ }).count()).toBe(0);

  const second = await app.open(new URL(accounts).pathname, { account: "approver@merlion.demo" });
  await second.page.getByRole("button", { name: "Verify all 100 accounts" }).click();
  await second.page.getByRole("alertdialog").getByRole("button", { name: "Verify all 100 accounts" }).click();
  await second.page.getByRole("tab", { name: "Active (100)" }).waitFor();

  await hr.goTo(`/companies/${companyId}/employees?readiness=open&q=Harbour+Mover`);
  await page.getByText("No results").first().waitFor();
  await hr.goTo(`/companies/${companyId}/employees?readiness=ready&q=Harbour+Mover`);
  await page.getByText("of 100").first().waitFor();
  expect(hr.faults).toEqual([]);
  expect(second.faults).toEqual([]);
  await hr.context.close();
  await second.context.close();
});

test("accounts of an import that is not there lead back to the approvals", async () => {
  const { page, context } = await app.open(`/companies/${companyId}/employees/imports/none`, {
    account: "approver@merlion.demo",
  });
  await page.getByRole("heading", { name: "Import not found" }).waitFor();
  await page.getByRole("link", { name: "All approvals" }).click();
  await page.getByRole("heading", { name: "Approvals", level: 1 }).waitFor();
  await context.close();
});
