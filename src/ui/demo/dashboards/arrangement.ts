/** Order and visibility of a dashboard's widgets, kept in this browser. */
import { useState } from "react";

export interface Arrangement {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/** Known widgets in the stored order; new ones follow where they are declared. */
export function arranged(names: readonly string[], stored: Partial<Arrangement>): Arrangement {
  const order = (stored.order ?? []).filter((name) => names.includes(name));
  const missing = names.filter((name) => !order.includes(name));
  return { order: [...order, ...missing], hidden: (stored.hidden ?? []).filter((name) => names.includes(name)) };
}

export function movedBy(order: readonly string[], name: string, to: number): readonly string[] {
  const from = order.indexOf(name);
  return from < 0 || to < 0 || to >= order.length ? order : order.toSpliced(from, 1).toSpliced(to, 0, name);
}

export function useArrangement(of: string, names: readonly string[]) {
  const key = `hrms.dashboard.${of}`;
  const [arrangement, set] = useState<Arrangement>(() => {
    try {
      return arranged(names, JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Arrangement>);
    } catch {
      return arranged(names, {});
    }
  });
  const change = (next: Partial<Arrangement>): void => {
    const whole = { ...arrangement, ...next };
    localStorage.setItem(key, JSON.stringify(whole));
    set(whole);
  };
  const reset = (): void => {
    localStorage.removeItem(key);
    set(arranged(names, {}));
  };
  return { arrangement, change, reset };
}
