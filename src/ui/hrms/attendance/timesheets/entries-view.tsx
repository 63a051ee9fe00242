/** How many entries a timesheet has. */
export function EntriesView({ value }: { readonly value: unknown }) {
  return <span>{Array.isArray(value) ? value.length : 0}</span>;
}
