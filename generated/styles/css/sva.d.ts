// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
import type { SlotRecipeCreatorFn } from '../types/recipe';

export declare const sva: SlotRecipeCreatorFn