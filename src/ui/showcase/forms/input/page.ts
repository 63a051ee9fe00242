/** /forms/elements/input: what it says and shows. */
import type { ExamplePageDeclaration } from "#src/ui/kit/example/example.ts";
import { Clearable } from "./clearable.tsx";
import { Floating } from "./floating.tsx";
import { Icons } from "./icons.tsx";
import { Password } from "./password.tsx";
import { Sizes } from "./sizes.tsx";
import { States } from "./states.tsx";

export const inputPage: ExamplePageDeclaration = {
  title: "showcase-text.input.title",
  intro: "showcase-text.input.intro",
  keys: "showcase-text.input.keys",
  examples: [
    { name: "states", title: "showcase-text.input.states", text: "showcase-text.input.statesText", Demo: States, source: () => import("./states.tsx?raw") },
    { name: "sizes", title: "showcase-text.input.sizes", text: "showcase-text.input.sizesText", Demo: Sizes, source: () => import("./sizes.tsx?raw") },
    { name: "icons", title: "showcase-text.input.icons", text: "showcase-text.input.iconsText", Demo: Icons, source: () => import("./icons.tsx?raw") },
    { name: "floating", title: "showcase-text.input.floating", text: "showcase-text.input.floatingText", Demo: Floating, source: () => import("./floating.tsx?raw") },
    { name: "clearable", title: "showcase-text.input.clear", text: "showcase-text.input.clearText", Demo: Clearable, source: () => import("./clearable.tsx?raw") },
    { name: "password", title: "showcase-text.input.password", text: "showcase-text.input.passwordText", Demo: Password, source: () => import("./password.tsx?raw") },
  ],
};
