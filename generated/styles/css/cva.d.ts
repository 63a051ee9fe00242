// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
import type { RecipeCreatorFn } from '../types/recipe';

export declare const cva: RecipeCreatorFn

export type { RecipeVariant, RecipeVariantProps } from '../types/recipe';