/** Dependencies between modules. */
interface DependentModule {
  readonly code: string;
  readonly name: string;
  readonly dependsOn: readonly string[];
}

/** Modules whose dependencies are not met, with the codes of the missing modules. */
export function missingModules(held: readonly DependentModule[]): { name: string; missing: string[] }[] {
  const codes = new Set(held.map(({ code }) => code));
  return held
    .map(({ name, dependsOn }) => ({ name, missing: dependsOn.filter((code) => !codes.has(code)) }))
    .filter(({ missing }) => missing.length > 0);
}

/** Whether the dependency would be circular. */
export function dependsOnItself(code: string, dependsOn: readonly string[], all: readonly DependentModule[]): boolean {
  const needs = new Map(all.map((one) => [one.code, one.dependsOn]));
  const seen = new Set<string>();
  const next = [...dependsOn];
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (one === code) return true;
    if (seen.has(one)) continue;
    seen.add(one);
    next.push(...(needs.get(one) ?? []));
  }
  return false;
}
