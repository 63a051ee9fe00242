// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/grades.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listGradesKey = /*#__PURE__*/ $keyOf($call.listGrades);
export const listGradesOptions = /*#__PURE__*/ $optionsOf($call.listGrades);
export const useListGrades = /*#__PURE__*/ $queryHook(listGradesOptions);
export const listGradesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listGrades, "items");
export const useListGradesInfinite = /*#__PURE__*/ $infiniteHook(listGradesInfiniteOptions);

export const createGradeMutation = /*#__PURE__*/ $mutationOf($call.createGrade, ["grades","dashboard"]);
export const useCreateGrade = /*#__PURE__*/ $mutationHook(createGradeMutation);

export const listGradeOptionsKey = /*#__PURE__*/ $keyOf($call.listGradeOptions);
export const listGradeOptionsOptions = /*#__PURE__*/ $optionsOf($call.listGradeOptions);
export const useListGradeOptions = /*#__PURE__*/ $queryHook(listGradeOptionsOptions);

export const exportGradesKey = /*#__PURE__*/ $keyOf($call.exportGrades);
export const exportGradesOptions = /*#__PURE__*/ $optionsOf($call.exportGrades);
export const useExportGrades = /*#__PURE__*/ $queryHook(exportGradesOptions);

export const getGradeKey = /*#__PURE__*/ $keyOf($call.getGrade);
export const getGradeOptions = /*#__PURE__*/ $optionsOf($call.getGrade);
export const useGetGrade = /*#__PURE__*/ $queryHook(getGradeOptions);

export const updateGradeMutation = /*#__PURE__*/ $mutationOf($call.updateGrade, ["grades","dashboard"]);
export const useUpdateGrade = /*#__PURE__*/ $mutationHook(updateGradeMutation);

export const deleteGradeMutation = /*#__PURE__*/ $mutationOf($call.deleteGrade, ["grades","dashboard"]);
export const useDeleteGrade = /*#__PURE__*/ $mutationHook(deleteGradeMutation);

export const archiveGradeMutation = /*#__PURE__*/ $mutationOf($call.archiveGrade, ["grades","dashboard"]);
export const useArchiveGrade = /*#__PURE__*/ $mutationHook(archiveGradeMutation);

export const restoreGradeMutation = /*#__PURE__*/ $mutationOf($call.restoreGrade, ["grades","dashboard"]);
export const useRestoreGrade = /*#__PURE__*/ $mutationHook(restoreGradeMutation);

export const listGradeHistoryKey = /*#__PURE__*/ $keyOf($call.listGradeHistory);
export const listGradeHistoryOptions = /*#__PURE__*/ $optionsOf($call.listGradeHistory);
export const useListGradeHistory = /*#__PURE__*/ $queryHook(listGradeHistoryOptions);
export const listGradeHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listGradeHistory, "items");
export const useListGradeHistoryInfinite = /*#__PURE__*/ $infiniteHook(listGradeHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listGrades: listGradesKey, listGradeOptions: listGradeOptionsKey, exportGrades: exportGradesKey, getGrade: getGradeKey, listGradeHistory: listGradeHistoryKey });
