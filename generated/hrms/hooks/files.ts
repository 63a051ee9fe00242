// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/files.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const uploadEmployeeFileMutation = /*#__PURE__*/ $mutationOf($call.uploadEmployeeFile);
export const useUploadEmployeeFile = /*#__PURE__*/ $mutationHook(uploadEmployeeFileMutation);

export const downloadEmployeeFileKey = /*#__PURE__*/ $keyOf($call.downloadEmployeeFile);
export const downloadEmployeeFileOptions = /*#__PURE__*/ $optionsOf($call.downloadEmployeeFile);
export const useDownloadEmployeeFile = /*#__PURE__*/ $queryHook(downloadEmployeeFileOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ downloadEmployeeFile: downloadEmployeeFileKey });
