/** Product with picture, price and actions. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Money } from "#src/ui/kit/format.tsx";
import { MediaObject } from "#src/ui/gallery/parts/media-object.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const things = [
  ["watch", "/media/products.svg#p01", 42900],
  ["headphones", "/media/products.svg#p02", 8900],
] as const;

export function Things() {
  const t = useText();
  const [taken, setTaken] = useState<readonly string[]>([]);
  return (
    <Stack>
      {things.map(([name, src, cents]) => {
        const inCart = taken.includes(name);
        return (
          <MediaObject
            key={name}
            align="center"
            heading="h3"
            media={<img className={css({ boxSize: "20", borderRadius: "card", bg: "inset" })} src={src} alt="" />}
            title={t(`showcase-lists.media-objects.thing.${name}`)}
            aside={<Money cents={cents} />}
          >
            <Button
              size="sm"
              aria-label={t(
                inCart ? "showcase-lists.media-objects.putBackNamed" : "showcase-lists.media-objects.takeNamed",
                { name: t(`showcase-lists.media-objects.thing.${name}`) },
              )}
              onClick={() => setTaken(inCart ? taken.filter((each) => each !== name) : [...taken, name])}
              className={css({ mt: "2" })}
            >
              {t(inCart ? "showcase-lists.media-objects.putBack" : "showcase-lists.media-objects.take")}
            </Button>
          </MediaObject>
        );
      })}
    </Stack>
  );
}
