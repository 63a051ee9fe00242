/** JSON Schema formats that forms check during typing; the server checks all of them again. */

type Format = ((text: string) => boolean) | { readonly type: "number"; readonly validate: (value: number) => boolean };

const time = /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/i;

function date(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const made = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // Date treats two-digit years as 19xx, so only month and day are compared.
  return year !== undefined && made.getUTCMonth() === Number(month) - 1 && made.getUTCDate() === Number(day);
}

function dateTime(text: string): boolean {
  const [days = "", hours = "", ...rest] = text.split(/[t\s]/i);
  return rest.length === 0 && date(days) && time.test(hours);
}

function within(limit: number): Format {
  return { type: "number", validate: (value) => Number.isInteger(value) && value >= -limit && value < limit };
}

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const host = "[a-z0-9](?:[a-z0-9-]*[a-z0-9])?";
const email = new RegExp(`^${atom}(?:\\.${atom})*@(?:${host}\\.)+${host}$`, "i");

export const formats = {
  date,
  time: (text: string) => time.test(text),
  "date-time": dateTime,
  email: (text: string) => email.test(text),
  uuid: (text: string) => /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text),
  uri: (text: string) => /^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]+$/i.test(text) && URL.canParse(text),
  int32: within(2 ** 31),
  int64: within(2 ** 63),
} satisfies Readonly<Record<string, Format>>;
