/** What the server tells the app in its page: environment, address of the API, and whether there is a demo layer. */
export interface AppConfig {
  readonly environment: "production" | "dev" | "staging" | "local";
  /** Base address of the API; empty for the server the page came from. */
  readonly apiBase: string;
  readonly demoLayer: boolean;
}

const ownServer: AppConfig = { environment: "local", apiBase: "", demoLayer: true };

function read(): AppConfig {
  const text = document.getElementById("hrms-config")?.textContent;
  return text ? { ...ownServer, ...(JSON.parse(text) as Partial<AppConfig>) } : ownServer;
}

export const config: AppConfig = read();
