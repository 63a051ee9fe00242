/** Addresses below an area's list. Typed as plain text: which area it is, is known at run time alone. */

export function newAt(base: string): string {
  return `${base}/new`;
}

export function recordAt(base: string, id: string): string {
  return `${base}/${id}`;
}

export function editAt(base: string, id: string): string {
  return `${base}/${id}/edit`;
}

/** The list of another area of the same place. */
export function siblingAt(base: string, area: string): string {
  return `${base.slice(0, base.lastIndexOf("/"))}/${area}`;
}
