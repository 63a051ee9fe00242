// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createShift = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  code: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":20,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"},
  start: {"type":"string","required":true,"nullable":false,"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$","widget":"time"},
  end: {"type":"string","required":true,"nullable":false,"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$","widget":"time"},
  endNextDay: {"type":"boolean","required":false,"nullable":false,"default":false},
  breaks: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"start":{"type":"string","required":true,"nullable":false,"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$","widget":"time"},"minutes":{"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":240},"paid":{"type":"boolean","required":false,"nullable":false,"default":false}}},"maxItems":6,"default":[],"widget":"rows"},
  graceInMin: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":240,"default":0},
  graceOutMin: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":240,"default":0},
  earliestInMin: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":720},
  latestOutMin: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":720},
  halfDayMin: {"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":1440},
  absentMin: {"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":1440},
  colour: {"type":"string","required":false,"nullable":false,"enum":["blue","green","amber","red","violet","teal","grey"],"default":"blue"},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateShift = createShift;
