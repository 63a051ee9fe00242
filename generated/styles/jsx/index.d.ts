// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
export * from './factory';
export * from './is-valid-prop';
export * from './create-style-context';

export type { HTMLChakraProps, ChakraComponent } from '../types/jsx';