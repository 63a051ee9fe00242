/** QR code as a single path, dark on light in every skin so that cameras can read it. */
import { chakra } from "@chakra-ui/react";
import { encode } from "uqr";

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2, ecc: "M" });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <chakra.svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      w="44"
      h="44"
      flexShrink={0}
      bg="white"
      borderRadius="control"
      shapeRendering="crispEdges"
    >
      <chakra.path d={path} fill="black" />
    </chakra.svg>
  );
}
