/** Groups too small to be shown: with fewer people, someone's pay could be worked out from a sum. */

export const smallestGroup = 5;

export interface ShownGroups<Group> {
  readonly shown: readonly Group[];
  /** To be shown as one group, if they are enough together. */
  readonly combined: readonly Group[];
  /** Too few even together: neither they nor a total may be shown. */
  readonly withheld: boolean;
}

/**
 * Small groups are combined. If they are too few together, the next larger group joins them: otherwise the total less the groups that
 * are shown would give them away.
 */
export function withoutSmallGroups<Group extends { readonly people: number }>(
  groups: readonly Group[],
  smallest = smallestGroup,
): ShownGroups<Group> {
  const combined = new Set(groups.filter(({ people }) => people < smallest));
  const peopleIn = (): number => [...combined].reduce((sum, { people }) => sum + people, 0);
  const bySize = groups.toSorted((one, other) => one.people - other.people);
  for (const group of bySize) if (combined.size > 0 && peopleIn() < smallest) combined.add(group);
  return {
    shown: groups.filter((group) => !combined.has(group)),
    combined: groups.filter((group) => combined.has(group)),
    withheld: combined.size > 0 && peopleIn() < smallest,
  };
}
