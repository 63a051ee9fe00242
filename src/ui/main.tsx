/** Starts the app; unregisters service workers of earlier versions. */
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { configureClient } from "#src/client/call.ts";
import { config } from "./config.ts";
import { provideAppSettings } from "./kit/app-settings.ts";
import { rippleButtons } from "./layout/ripple.ts";
import { ignoreStraySecondClicks } from "./layout/second-click.ts";
import { TipLayer } from "./kit/tip-layer.tsx";
import { ToastRegion } from "./kit/toast-region.tsx";
import { Texts } from "./messages/provider.tsx";
import { developerSettings } from "./layout/developer/calls.ts";
import { loadMessages } from "./messages/store.ts";
import { firstRoutes, queryClient, router } from "./router.ts";
import { watchAccount } from "./session/account.ts";
import { sessionAppSettings } from "./session/app-settings.ts";
import { keepHints } from "./session/hints.ts";
import { SessionEnded } from "./session/session-ended.tsx";

// An old service worker would serve outdated files.
void navigator.serviceWorker
  ?.getRegistrations()
  .then((all) => Promise.all(all.map((registration) => registration.unregister())))
  // Rejected if the user navigates away first.
  .catch(() => undefined);

configureClient({ baseUrl: config.apiBase, ...(config.demoLayer && developerSettings) });

provideAppSettings(sessionAppSettings);

keepHints();

rippleButtons();
ignoreStraySecondClicks();

watchAccount(() => {
  queryClient.clear();
  void router.invalidate();
});

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root element");

/** For what was fetched together with the document; a page that takes longer shows the shell first. */
const patience = 200;

// Not a top-level await, because message files import this one.
void Promise.all([loadMessages("common"), firstRoutes()]).then(async () => {
  // Rendered with its routes loaded, a page does not have to be rendered for each of them.
  await Promise.race([router.load().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patience))]);
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Texts>
          <RouterProvider router={router} />
          <SessionEnded router={router} />
          <ToastRegion />
          <TipLayer />
        </Texts>
      </QueryClientProvider>
    </StrictMode>,
  );
});
