/** Localised file sizes. */
import { useFormat } from "./format.tsx";

export function useFileSize(): (bytes: number) => string {
  const format = useFormat();
  return (bytes) => {
    const [unit, divisor] =
      bytes < 1000
        ? (["byte", 1] as const)
        : bytes < 1_000_000
          ? (["kilobyte", 1e3] as const)
          : (["megabyte", 1e6] as const);
    return format.number(bytes / divisor, {
      style: "unit",
      unit,
      unitDisplay: unit === "byte" ? "long" : "short",
      maximumFractionDigits: unit === "megabyte" ? 1 : 0,
    });
  };
}
