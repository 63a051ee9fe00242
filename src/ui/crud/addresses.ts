/** Paths below an area's list. Typed as string: areas are known only at run time. */

export function newAt(base: string): string {
  return `${base}/new`;
}

export function recordAt(base: string, id: string): string {
  return `${base}/${id}`;
}

export function editAt(base: string, id: string): string {
  return `${base}/${id}/edit`;
}

/** Path of another area's list in the same place. */
export function siblingAt(base: string, area: string): string {
  return `${base.slice(0, base.lastIndexOf("/"))}/${area}`;
}
