// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
import type { Chakra } from '../types/jsx';
export declare const chakra: Chakra