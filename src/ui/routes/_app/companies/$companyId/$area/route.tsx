/** An area of a company: its declaration and messages come with its pages. */
import { createFileRoute } from "@tanstack/react-router";
import { declaredAreas, loadArea } from "../../../../../areas/registry.ts";
import { AreaPages } from "../../../../../crud/pages/area-pages.tsx";
import type { MessageArea } from "../../../../../messages/catalogue.ts";
import { loadMessages } from "../../../../../messages/store.ts";

export const Route = createFileRoute("/_app/companies/$companyId/$area")({
  // Not before loading: that would hold back the shell around it.
  loader: async ({ params }) => {
    if (!declaredAreas.includes(params.area)) return { area: undefined };
    // Its messages stand under the same name.
    const [area] = await Promise.all([loadArea(params.area), loadMessages("crud", params.area as MessageArea)]);
    return { area };
  },
  component: AreaPages,
});
