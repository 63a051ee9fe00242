/** Settings the server injects into the page: environment, API address, demo layer. */
export interface AppConfig {
  readonly environment: "production" | "dev" | "staging" | "local";
  /** Base URL of the API; empty for the page's own server. */
  readonly apiBase: string;
  readonly demoLayer: boolean;
  /** Whether the footer names the environment. */
  readonly showEnvironment: boolean;
}

const ownServer: AppConfig = { environment: "local", apiBase: "", demoLayer: true, showEnvironment: false };

function read(): AppConfig {
  const text = document.getElementById("hrms-config")?.textContent;
  return text ? { ...ownServer, ...(JSON.parse(text) as Partial<AppConfig>) } : ownServer;
}

export const config: AppConfig = read();
