/** Writes how long each test file took including imports and hooks, in addition to vitest's own report, which only times tests. */
import { writeFileSync } from "node:fs";
import type { Reporter, TestModule, Vitest } from "vitest/node";

export const timesFile = (report: string): string => report.replace(/\.json$/, ".times.json");

export default class TimesReporter implements Reporter {
  #report = "";

  onInit({ config }: Vitest): void {
    this.#report = typeof config.outputFile === "object" ? (config.outputFile["json"] ?? "") : "";
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module) => {
      const { collectDuration, duration } = module.diagnostic();
      return { name: module.relativeModuleId, ms: collectDuration + duration };
    });
    writeFileSync(timesFile(this.#report), JSON.stringify(times));
  }
}
