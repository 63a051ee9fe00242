// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/employees.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listEmployeesKey = /*#__PURE__*/ $keyOf($call.listEmployees);
export const listEmployeesOptions = /*#__PURE__*/ $optionsOf($call.listEmployees);
export const useListEmployees = /*#__PURE__*/ $queryHook(listEmployeesOptions);
export const listEmployeesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listEmployees, "items");
export const useListEmployeesInfinite = /*#__PURE__*/ $infiniteHook(listEmployeesInfiniteOptions);

export const createEmployeeMutation = /*#__PURE__*/ $mutationOf($call.createEmployee, ["employees","dashboard"]);
export const useCreateEmployee = /*#__PURE__*/ $mutationHook(createEmployeeMutation);

export const listEmployeeFacetsKey = /*#__PURE__*/ $keyOf($call.listEmployeeFacets);
export const listEmployeeFacetsOptions = /*#__PURE__*/ $optionsOf($call.listEmployeeFacets);
export const useListEmployeeFacets = /*#__PURE__*/ $queryHook(listEmployeeFacetsOptions);

export const listEmployeeCustomFieldsKey = /*#__PURE__*/ $keyOf($call.listEmployeeCustomFields);
export const listEmployeeCustomFieldsOptions = /*#__PURE__*/ $optionsOf($call.listEmployeeCustomFields);
export const useListEmployeeCustomFields = /*#__PURE__*/ $queryHook(listEmployeeCustomFieldsOptions);

export const listEmployeeOptionsKey = /*#__PURE__*/ $keyOf($call.listEmployeeOptions);
export const listEmployeeOptionsOptions = /*#__PURE__*/ $optionsOf($call.listEmployeeOptions);
export const useListEmployeeOptions = /*#__PURE__*/ $queryHook(listEmployeeOptionsOptions);

export const exportEmployeesKey = /*#__PURE__*/ $keyOf($call.exportEmployees);
export const exportEmployeesOptions = /*#__PURE__*/ $optionsOf($call.exportEmployees);
export const useExportEmployees = /*#__PURE__*/ $queryHook(exportEmployeesOptions);

export const bulkUpdateEmployeesMutation = /*#__PURE__*/ $mutationOf($call.bulkUpdateEmployees, ["employees","dashboard"]);
export const useBulkUpdateEmployees = /*#__PURE__*/ $mutationHook(bulkUpdateEmployeesMutation);

export const getEmployeeKey = /*#__PURE__*/ $keyOf($call.getEmployee);
export const getEmployeeOptions = /*#__PURE__*/ $optionsOf($call.getEmployee);
export const useGetEmployee = /*#__PURE__*/ $queryHook(getEmployeeOptions);

export const deleteEmployeeMutation = /*#__PURE__*/ $mutationOf($call.deleteEmployee, ["employees","dashboard"]);
export const useDeleteEmployee = /*#__PURE__*/ $mutationHook(deleteEmployeeMutation);

export const getEmployeeTabKey = /*#__PURE__*/ $keyOf($call.getEmployeeTab);
export const getEmployeeTabOptions = /*#__PURE__*/ $optionsOf($call.getEmployeeTab);
export const useGetEmployeeTab = /*#__PURE__*/ $queryHook(getEmployeeTabOptions);

export const updateEmployeePersonMutation = /*#__PURE__*/ $mutationOf($call.updateEmployeePerson, ["employees","dashboard"]);
export const useUpdateEmployeePerson = /*#__PURE__*/ $mutationHook(updateEmployeePersonMutation);

export const getEmployeePhotoKey = /*#__PURE__*/ $keyOf($call.getEmployeePhoto);
export const getEmployeePhotoOptions = /*#__PURE__*/ $optionsOf($call.getEmployeePhoto);
export const useGetEmployeePhoto = /*#__PURE__*/ $queryHook(getEmployeePhotoOptions);

export const updateEmployeePhotoMutation = /*#__PURE__*/ $mutationOf($call.updateEmployeePhoto);
export const useUpdateEmployeePhoto = /*#__PURE__*/ $mutationHook(updateEmployeePhotoMutation);

export const updateEmployeeContactMutation = /*#__PURE__*/ $mutationOf($call.updateEmployeeContact);
export const useUpdateEmployeeContact = /*#__PURE__*/ $mutationHook(updateEmployeeContactMutation);

export const updateEmployeeIdentityMutation = /*#__PURE__*/ $mutationOf($call.updateEmployeeIdentity);
export const useUpdateEmployeeIdentity = /*#__PURE__*/ $mutationHook(updateEmployeeIdentityMutation);

export const updateEmployeeEmploymentMutation = /*#__PURE__*/ $mutationOf($call.updateEmployeeEmployment, ["employees","dashboard"]);
export const useUpdateEmployeeEmployment = /*#__PURE__*/ $mutationHook(updateEmployeeEmploymentMutation);

export const unmaskEmployeeFieldMutation = /*#__PURE__*/ $mutationOf($call.unmaskEmployeeField, []);
export const useUnmaskEmployeeField = /*#__PURE__*/ $mutationHook(unmaskEmployeeFieldMutation);

export const getEmployeeReadinessKey = /*#__PURE__*/ $keyOf($call.getEmployeeReadiness);
export const getEmployeeReadinessOptions = /*#__PURE__*/ $optionsOf($call.getEmployeeReadiness);
export const useGetEmployeeReadiness = /*#__PURE__*/ $queryHook(getEmployeeReadinessOptions);

export const listEmployeeHistoryKey = /*#__PURE__*/ $keyOf($call.listEmployeeHistory);
export const listEmployeeHistoryOptions = /*#__PURE__*/ $optionsOf($call.listEmployeeHistory);
export const useListEmployeeHistory = /*#__PURE__*/ $queryHook(listEmployeeHistoryOptions);
export const listEmployeeHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listEmployeeHistory, "items");
export const useListEmployeeHistoryInfinite = /*#__PURE__*/ $infiniteHook(listEmployeeHistoryInfiniteOptions);

export const getEmployeeTimelineKey = /*#__PURE__*/ $keyOf($call.getEmployeeTimeline);
export const getEmployeeTimelineOptions = /*#__PURE__*/ $optionsOf($call.getEmployeeTimeline);
export const useGetEmployeeTimeline = /*#__PURE__*/ $queryHook(getEmployeeTimelineOptions);

export const listEmployeeJobsKey = /*#__PURE__*/ $keyOf($call.listEmployeeJobs);
export const listEmployeeJobsOptions = /*#__PURE__*/ $optionsOf($call.listEmployeeJobs);
export const useListEmployeeJobs = /*#__PURE__*/ $queryHook(listEmployeeJobsOptions);

export const addEmployeeJobMutation = /*#__PURE__*/ $mutationOf($call.addEmployeeJob, ["employees","dashboard"]);
export const useAddEmployeeJob = /*#__PURE__*/ $mutationHook(addEmployeeJobMutation);

export const updateEmployeeJobMutation = /*#__PURE__*/ $mutationOf($call.updateEmployeeJob, ["employees","dashboard"]);
export const useUpdateEmployeeJob = /*#__PURE__*/ $mutationHook(updateEmployeeJobMutation);

export const deleteEmployeeJobMutation = /*#__PURE__*/ $mutationOf($call.deleteEmployeeJob, ["employees","dashboard"]);
export const useDeleteEmployeeJob = /*#__PURE__*/ $mutationHook(deleteEmployeeJobMutation);

export const getEmployeeJobImpactKey = /*#__PURE__*/ $keyOf($call.getEmployeeJobImpact);
export const getEmployeeJobImpactOptions = /*#__PURE__*/ $optionsOf($call.getEmployeeJobImpact);
export const useGetEmployeeJobImpact = /*#__PURE__*/ $queryHook(getEmployeeJobImpactOptions);

export const listEmployeePayTermsKey = /*#__PURE__*/ $keyOf($call.listEmployeePayTerms);
export const listEmployeePayTermsOptions = /*#__PURE__*/ $optionsOf($call.listEmployeePayTerms);
export const useListEmployeePayTerms = /*#__PURE__*/ $queryHook(listEmployeePayTermsOptions);

export const addEmployeePayTermsMutation = /*#__PURE__*/ $mutationOf($call.addEmployeePayTerms, ["employees","dashboard"]);
export const useAddEmployeePayTerms = /*#__PURE__*/ $mutationHook(addEmployeePayTermsMutation);

export const updateEmployeePayTermsMutation = /*#__PURE__*/ $mutationOf($call.updateEmployeePayTerms, ["employees","dashboard"]);
export const useUpdateEmployeePayTerms = /*#__PURE__*/ $mutationHook(updateEmployeePayTermsMutation);

export const deleteEmployeePayTermsMutation = /*#__PURE__*/ $mutationOf($call.deleteEmployeePayTerms, ["employees","dashboard"]);
export const useDeleteEmployeePayTerms = /*#__PURE__*/ $mutationHook(deleteEmployeePayTermsMutation);

export const getEmployeePayTermsImpactKey = /*#__PURE__*/ $keyOf($call.getEmployeePayTermsImpact);
export const getEmployeePayTermsImpactOptions = /*#__PURE__*/ $optionsOf($call.getEmployeePayTermsImpact);
export const useGetEmployeePayTermsImpact = /*#__PURE__*/ $queryHook(getEmployeePayTermsImpactOptions);

export const listEmployeeResidenciesKey = /*#__PURE__*/ $keyOf($call.listEmployeeResidencies);
export const listEmployeeResidenciesOptions = /*#__PURE__*/ $optionsOf($call.listEmployeeResidencies);
export const useListEmployeeResidencies = /*#__PURE__*/ $queryHook(listEmployeeResidenciesOptions);

export const addEmployeeResidencyMutation = /*#__PURE__*/ $mutationOf($call.addEmployeeResidency, ["employees","dashboard"]);
export const useAddEmployeeResidency = /*#__PURE__*/ $mutationHook(addEmployeeResidencyMutation);

export const updateEmployeeResidencyMutation = /*#__PURE__*/ $mutationOf($call.updateEmployeeResidency, ["employees","dashboard"]);
export const useUpdateEmployeeResidency = /*#__PURE__*/ $mutationHook(updateEmployeeResidencyMutation);

export const deleteEmployeeResidencyMutation = /*#__PURE__*/ $mutationOf($call.deleteEmployeeResidency, ["employees","dashboard"]);
export const useDeleteEmployeeResidency = /*#__PURE__*/ $mutationHook(deleteEmployeeResidencyMutation);

export const getEmployeeResidencyImpactKey = /*#__PURE__*/ $keyOf($call.getEmployeeResidencyImpact);
export const getEmployeeResidencyImpactOptions = /*#__PURE__*/ $optionsOf($call.getEmployeeResidencyImpact);
export const useGetEmployeeResidencyImpact = /*#__PURE__*/ $queryHook(getEmployeeResidencyImpactOptions);

export const listEmployeeStatutoryKey = /*#__PURE__*/ $keyOf($call.listEmployeeStatutory);
export const listEmployeeStatutoryOptions = /*#__PURE__*/ $optionsOf($call.listEmployeeStatutory);
export const useListEmployeeStatutory = /*#__PURE__*/ $queryHook(listEmployeeStatutoryOptions);

export const addEmployeeStatutoryMutation = /*#__PURE__*/ $mutationOf($call.addEmployeeStatutory, ["employees","dashboard"]);
export const useAddEmployeeStatutory = /*#__PURE__*/ $mutationHook(addEmployeeStatutoryMutation);

export const updateEmployeeStatutoryMutation = /*#__PURE__*/ $mutationOf($call.updateEmployeeStatutory, ["employees","dashboard"]);
export const useUpdateEmployeeStatutory = /*#__PURE__*/ $mutationHook(updateEmployeeStatutoryMutation);

export const deleteEmployeeStatutoryMutation = /*#__PURE__*/ $mutationOf($call.deleteEmployeeStatutory, ["employees","dashboard"]);
export const useDeleteEmployeeStatutory = /*#__PURE__*/ $mutationHook(deleteEmployeeStatutoryMutation);

export const getEmployeeStatutoryImpactKey = /*#__PURE__*/ $keyOf($call.getEmployeeStatutoryImpact);
export const getEmployeeStatutoryImpactOptions = /*#__PURE__*/ $optionsOf($call.getEmployeeStatutoryImpact);
export const useGetEmployeeStatutoryImpact = /*#__PURE__*/ $queryHook(getEmployeeStatutoryImpactOptions);

export const acceptEmployeeOfferMutation = /*#__PURE__*/ $mutationOf($call.acceptEmployeeOffer, ["employees","dashboard"]);
export const useAcceptEmployeeOffer = /*#__PURE__*/ $mutationHook(acceptEmployeeOfferMutation);

export const startEmployeeProbationMutation = /*#__PURE__*/ $mutationOf($call.startEmployeeProbation, ["employees","dashboard"]);
export const useStartEmployeeProbation = /*#__PURE__*/ $mutationHook(startEmployeeProbationMutation);

export const confirmEmployeeMutation = /*#__PURE__*/ $mutationOf($call.confirmEmployee, ["employees","dashboard"]);
export const useConfirmEmployee = /*#__PURE__*/ $mutationHook(confirmEmployeeMutation);

export const extendEmployeeProbationMutation = /*#__PURE__*/ $mutationOf($call.extendEmployeeProbation, ["employees","dashboard"]);
export const useExtendEmployeeProbation = /*#__PURE__*/ $mutationHook(extendEmployeeProbationMutation);

export const giveEmployeeNoticeMutation = /*#__PURE__*/ $mutationOf($call.giveEmployeeNotice, ["employees","dashboard"]);
export const useGiveEmployeeNotice = /*#__PURE__*/ $mutationHook(giveEmployeeNoticeMutation);

export const cancelEmployeeExitMutation = /*#__PURE__*/ $mutationOf($call.cancelEmployeeExit, ["employees","dashboard"]);
export const useCancelEmployeeExit = /*#__PURE__*/ $mutationHook(cancelEmployeeExitMutation);

export const completeEmployeeExitMutation = /*#__PURE__*/ $mutationOf($call.completeEmployeeExit, ["employees","dashboard"]);
export const useCompleteEmployeeExit = /*#__PURE__*/ $mutationHook(completeEmployeeExitMutation);

export const suspendEmployeeMutation = /*#__PURE__*/ $mutationOf($call.suspendEmployee, ["employees","dashboard"]);
export const useSuspendEmployee = /*#__PURE__*/ $mutationHook(suspendEmployeeMutation);

export const resumeEmployeeMutation = /*#__PURE__*/ $mutationOf($call.resumeEmployee, ["employees","dashboard"]);
export const useResumeEmployee = /*#__PURE__*/ $mutationHook(resumeEmployeeMutation);

export const holdEmployeeMutation = /*#__PURE__*/ $mutationOf($call.holdEmployee, ["employees","retention"]);
export const useHoldEmployee = /*#__PURE__*/ $mutationHook(holdEmployeeMutation);

export const liftEmployeeHoldMutation = /*#__PURE__*/ $mutationOf($call.liftEmployeeHold, ["employees","retention"]);
export const useLiftEmployeeHold = /*#__PURE__*/ $mutationHook(liftEmployeeHoldMutation);

export const exportEmployeeDataMutation = /*#__PURE__*/ $mutationOf($call.exportEmployeeData, []);
export const useExportEmployeeData = /*#__PURE__*/ $mutationHook(exportEmployeeDataMutation);

export const rehireEmployeeMutation = /*#__PURE__*/ $mutationOf($call.rehireEmployee, ["employees","dashboard"]);
export const useRehireEmployee = /*#__PURE__*/ $mutationHook(rehireEmployeeMutation);

export const getOrgChartKey = /*#__PURE__*/ $keyOf($call.getOrgChart);
export const getOrgChartOptions = /*#__PURE__*/ $optionsOf($call.getOrgChart);
export const useGetOrgChart = /*#__PURE__*/ $queryHook(getOrgChartOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listEmployees: listEmployeesKey, listEmployeeFacets: listEmployeeFacetsKey, listEmployeeCustomFields: listEmployeeCustomFieldsKey, listEmployeeOptions: listEmployeeOptionsKey, exportEmployees: exportEmployeesKey, getEmployee: getEmployeeKey, getEmployeeTab: getEmployeeTabKey, getEmployeePhoto: getEmployeePhotoKey, getEmployeeReadiness: getEmployeeReadinessKey, listEmployeeHistory: listEmployeeHistoryKey, getEmployeeTimeline: getEmployeeTimelineKey, listEmployeeJobs: listEmployeeJobsKey, getEmployeeJobImpact: getEmployeeJobImpactKey, listEmployeePayTerms: listEmployeePayTermsKey, getEmployeePayTermsImpact: getEmployeePayTermsImpactKey, listEmployeeResidencies: listEmployeeResidenciesKey, getEmployeeResidencyImpact: getEmployeeResidencyImpactKey, listEmployeeStatutory: listEmployeeStatutoryKey, getEmployeeStatutoryImpact: getEmployeeStatutoryImpactKey, getOrgChart: getOrgChartKey });
