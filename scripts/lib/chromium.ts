/** Finds a Chromium for the browser tests, and installs one if there is none. */
import { existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Failure } from "./failure.ts";
import { root, run, runNode } from "./run.ts";

/** The first has no window to draw: opening a page costs it a fifth of the CPU time. */
const names = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge",
];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** CHROME_PATH, a browser on the PATH or at its usual place, or the one Playwright downloaded. */
export async function findChromium(): Promise<string | undefined> {
  const asked = process.env["CHROME_PATH"];
  if (asked !== undefined && asked !== "") {
    if (!existsSync(asked)) throw new Failure(`CHROME_PATH names ${asked}, and there is no such file.`);
    return asked;
  }
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const places = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere];
  const found = places.find((place) => statSync(place, { throwIfNoEntry: false })?.isFile());
  if (found !== undefined) return found;
  const { chromium } = await import("playwright-core");
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : undefined;
}

/** As root on Debian and Ubuntu the system's package, which includes its libraries; otherwise Playwright's download. */
export async function ensureChromium(): Promise<string> {
  const found = await findChromium();
  if (found !== undefined) return found;
  const debian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  console.log(`Getting Chromium (${debian ? "the system's package" : "Playwright's download"}) …`);
  const said: string[] = [];
  if (debian) {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    said.push((await run("apt-get", ["update"], { env })).output);
    // Older releases only have the full browser.
    for (const name of ["chromium-headless-shell", "chromium"]) {
      if ((await findChromium()) !== undefined) break;
      said.push((await run("apt-get", ["install", "-y", "--no-install-recommends", name], { env })).output);
    }
  }
  if ((await findChromium()) === undefined) {
    said.push((await runNode([join(root, "node_modules/playwright-core/cli.js"), "install", "chromium"])).output);
  }
  const got = await findChromium();
  if (got === undefined)
    throw new Failure(
      `No Chromium could be had; install one or set CHROME_PATH.\n${said.join("\n").trim().slice(-2000)}`,
    );
  return got;
}
