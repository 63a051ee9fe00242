/** Settings of a server in tests: nothing is sent, and no provider is asked. */
import type { HrmsSettings } from "#src/handlers/hrms/context.ts";
import { createUploadWorkers } from "#src/handlers/hrms/shared/uploads/upload-workers.ts";
import { publicPasswordCost } from "#src/store/account/shared/passwords.ts";
import { testDataKey } from "./data-key.ts";

export const hrmsSettings = (now: () => Date): HrmsSettings => ({
  jwtSecret: "a-secret-for-tests-of-32-letters",
  dataKey: testDataKey,
  passwordCost: publicPasswordCost,
  largestFile: 1_048_576,
  accessTokenSeconds: 600,
  refreshTokenSeconds: 600,
  version: "0.0.0",
  environment: "local",
  demoLayer: true,
  startedAt: now(),
  mailServer: false,
  publicUrl: "https://hrms.example",
  mailQueued: () => undefined,
  webhooksInside: false,
  messagesQueued: () => undefined,
  ssoInside: false,
  providerFetch: () => Promise.reject(new Error("No provider is asked here.")),
  uploads: createUploadWorkers(),
  resolveHost: () => Promise.resolve([]),
});
