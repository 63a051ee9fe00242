// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
export * from './css';
export * from './cx';
export * from './cva';
export * from './sva';