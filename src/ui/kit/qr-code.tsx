/** QR code, dark on light in every skin so that cameras can read it. */
import { QrCode as ChakraQrCode } from "@chakra-ui/react";
import { css } from "#generated/styles/css/index.js";
import { Chakra } from "./chakra.tsx";

export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <Chakra>
      <ChakraQrCode.Root unstyled value={text} encoding={{ border: 2, ecc: "M" }}>
        <ChakraQrCode.Frame
          className={css({ boxSize: "44", bg: "white", borderRadius: "control", shapeRendering: "crispEdges" })}
          role="img"
          aria-label={label}
        >
          <ChakraQrCode.Pattern className={css({ fill: "black" })} />
        </ChakraQrCode.Frame>
      </ChakraQrCode.Root>
    </Chakra>
  );
}
