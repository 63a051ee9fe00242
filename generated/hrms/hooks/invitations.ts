// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/invitations.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listInvitationsKey = /*#__PURE__*/ $keyOf($call.listInvitations);
export const listInvitationsOptions = /*#__PURE__*/ $optionsOf($call.listInvitations);
export const useListInvitations = /*#__PURE__*/ $queryHook(listInvitationsOptions);
export const listInvitationsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listInvitations, "items");
export const useListInvitationsInfinite = /*#__PURE__*/ $infiniteHook(listInvitationsInfiniteOptions);

export const createInvitationMutation = /*#__PURE__*/ $mutationOf($call.createInvitation, ["invitations","employees","dashboard"]);
export const useCreateInvitation = /*#__PURE__*/ $mutationHook(createInvitationMutation);

export const exportInvitationsKey = /*#__PURE__*/ $keyOf($call.exportInvitations);
export const exportInvitationsOptions = /*#__PURE__*/ $optionsOf($call.exportInvitations);
export const useExportInvitations = /*#__PURE__*/ $queryHook(exportInvitationsOptions);

export const inviteEmployeesMutation = /*#__PURE__*/ $mutationOf($call.inviteEmployees, ["invitations","employees","dashboard"]);
export const useInviteEmployees = /*#__PURE__*/ $mutationHook(inviteEmployeesMutation);

export const getInvitationKey = /*#__PURE__*/ $keyOf($call.getInvitation);
export const getInvitationOptions = /*#__PURE__*/ $optionsOf($call.getInvitation);
export const useGetInvitation = /*#__PURE__*/ $queryHook(getInvitationOptions);

export const resendInvitationMutation = /*#__PURE__*/ $mutationOf($call.resendInvitation);
export const useResendInvitation = /*#__PURE__*/ $mutationHook(resendInvitationMutation);

export const revokeInvitationMutation = /*#__PURE__*/ $mutationOf($call.revokeInvitation, ["invitations","employees","dashboard"]);
export const useRevokeInvitation = /*#__PURE__*/ $mutationHook(revokeInvitationMutation);

export const confirmInvitationMutation = /*#__PURE__*/ $mutationOf($call.confirmInvitation, ["invitations","employees","dashboard"]);
export const useConfirmInvitation = /*#__PURE__*/ $mutationHook(confirmInvitationMutation);

export const listInvitationHistoryKey = /*#__PURE__*/ $keyOf($call.listInvitationHistory);
export const listInvitationHistoryOptions = /*#__PURE__*/ $optionsOf($call.listInvitationHistory);
export const useListInvitationHistory = /*#__PURE__*/ $queryHook(listInvitationHistoryOptions);
export const listInvitationHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listInvitationHistory, "items");
export const useListInvitationHistoryInfinite = /*#__PURE__*/ $infiniteHook(listInvitationHistoryInfiniteOptions);

export const checkInvitationKey = /*#__PURE__*/ $keyOf($call.checkInvitation);
export const checkInvitationOptions = /*#__PURE__*/ $optionsOf($call.checkInvitation);
export const useCheckInvitation = /*#__PURE__*/ $queryHook(checkInvitationOptions);

export const acceptInvitationMutation = /*#__PURE__*/ $mutationOf($call.acceptInvitation);
export const useAcceptInvitation = /*#__PURE__*/ $mutationHook(acceptInvitationMutation);

export const joinByInvitationMutation = /*#__PURE__*/ $mutationOf($call.joinByInvitation, ["companies"]);
export const useJoinByInvitation = /*#__PURE__*/ $mutationHook(joinByInvitationMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listInvitations: listInvitationsKey, exportInvitations: exportInvitationsKey, getInvitation: getInvitationKey, listInvitationHistory: listInvitationHistoryKey, checkInvitation: checkInvitationKey });
