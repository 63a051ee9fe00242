/** Cities by country for the examples. */
import type { Option } from "#src/ui/kit/combobox/option.ts";

const byCountry = {
  Singapore: ["Jurong", "Tampines", "Woodlands"],
  Malaysia: ["George Town", "Johor Bahru", "Kuala Lumpur"],
  Brasil: ["Belém", "São Luís", "São Paulo"],
  Deutschland: ["Köln", "München", "Würzburg"],
  France: ["Besançon", "Orléans", "Saint-Étienne"],
} as const;

export const cities: readonly Option[] = Object.entries(byCountry).flatMap(([group, names]) =>
  names.map((name) => ({ value: name, label: name, group })),
);

export const plainCities: readonly Option[] = cities.map(({ value, label }) => ({ value, label }));
