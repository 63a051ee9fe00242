// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
export interface Part {
  selector: string
}

export interface Parts {
  [key: string]: Part
}
