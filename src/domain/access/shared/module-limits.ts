/** The limits a package can set per module: the maximum a tenant may have. */
export const moduleLimits = {
  apiKeys: "core",
  webhooks: "core",
  customFields: "people",
  storageMb: "people",
  importRows: "people",
} as const;

export type ModuleLimit = keyof typeof moduleLimits;
/** A missing limit means unlimited. `storageMb` is in millions of bytes, `importRows` is per import. */
export type ModuleLimits = Partial<Record<ModuleLimit, number>>;

export const limitNames = Object.keys(moduleLimits) as ModuleLimit[];

/** The available limits by module code. */
export const limitsOf = (module: string): ModuleLimit[] => limitNames.filter((name) => moduleLimits[name] === module);

/** Limits that the change lowers. */
export function loweredLimits(before: ModuleLimits, after: ModuleLimits): ModuleLimits {
  return Object.fromEntries(
    limitNames.flatMap((name) => {
      const max = after[name];
      return max !== undefined && max < (before[name] ?? Infinity) ? [[name, max] as const] : [];
    }),
  );
}
