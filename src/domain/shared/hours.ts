/** Minutes in files: decimal hours, which spreadsheets add up and two decimals give back to the minute. */

export function hoursOf(minutes: number): number {
  return Math.round((minutes * 100) / 60) / 100;
}

/** The column that holds a field of minutes as hours: `workedMin` is `workedHours`, `minutes` is `hours`. */
export function hoursColumn(field: string): string {
  return field.replace(/M(?:in|inutes)$/, "Hours").replace(/^minutes$/, "hours");
}
