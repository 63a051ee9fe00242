/** What a package may limit in a module: the most that a tenant has of it, by the module it belongs to. */
export const moduleLimits = {
  apiKeys: "core",
  webhooks: "core",
  customFields: "people",
  storageMb: "people",
  importRows: "people",
} as const;

export type ModuleLimit = keyof typeof moduleLimits;
/** What is left out has no limit. `storageMb` counts millions of bytes, `importRows` the rows of one import. */
export type ModuleLimits = Partial<Record<ModuleLimit, number>>;

export const limitNames = Object.keys(moduleLimits) as ModuleLimit[];

/** What a module can be limited in, by its code. */
export const limitsOf = (module: string): ModuleLimit[] => limitNames.filter((name) => moduleLimits[name] === module);

/** What the change allows less of than before. */
export function loweredLimits(before: ModuleLimits, after: ModuleLimits): ModuleLimits {
  return Object.fromEntries(
    limitNames.flatMap((name) => {
      const most = after[name];
      return most !== undefined && most < (before[name] ?? Infinity) ? [[name, most] as const] : [];
    }),
  );
}
