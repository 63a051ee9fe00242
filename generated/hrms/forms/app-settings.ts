// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const updateAppSettings = {
  skin: {"type":"string","required":false,"nullable":true,"enum":["light","bordered","dark","semi-dark"]},
  language: {"type":"string","required":false,"nullable":true,"enum":["en","de","fr","pt"]},
  layout: {"type":"string","required":false,"nullable":true,"enum":["vertical","horizontal"]},
  menuCollapsed: {"type":"boolean","required":false,"nullable":true},
  dateFormat: {"type":"string","required":false,"nullable":false,"enum":["language","dd/MM/yyyy","dd MMM yyyy","yyyy-MM-dd"]},
  currencySymbol: {"type":"string","required":false,"nullable":false,"enum":["$S","S$","SGD","$"]},
  toastMs: {"type":"integer","required":false,"nullable":false,"minimum":1000,"maximum":20000},
  mapLatitude: {"type":"number","required":false,"nullable":false,"minimum":-90,"maximum":90},
  mapLongitude: {"type":"number","required":false,"nullable":false,"minimum":-180,"maximum":180},
  mapZoom: {"type":"integer","required":false,"nullable":false,"minimum":1,"maximum":19},
} as const satisfies $Fields;
