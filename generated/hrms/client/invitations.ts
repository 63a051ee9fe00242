// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List invitations · GET /companies/{companyId}/invitations */
export const listInvitations = /*#__PURE__*/ $operation<$operations["listInvitations"]>("get", "/companies/{companyId}/invitations", ["invitations", "listInvitations"]);

/** Create an invitation · POST /companies/{companyId}/invitations */
export const createInvitation = /*#__PURE__*/ $operation<$operations["createInvitation"]>("post", "/companies/{companyId}/invitations", ["invitations", "createInvitation"]);

/** Export invitations · GET /companies/{companyId}/invitations/export */
export const exportInvitations = /*#__PURE__*/ $operation<$operations["exportInvitations"]>("get", "/companies/{companyId}/invitations/export", ["invitations", "exportInvitations"]);

/** Invite several employees · POST /companies/{companyId}/invitations/employees */
export const inviteEmployees = /*#__PURE__*/ $operation<$operations["inviteEmployees"]>("post", "/companies/{companyId}/invitations/employees", ["invitations", "inviteEmployees"]);

/** Get an invitation · GET /companies/{companyId}/invitations/{invitationId} */
export const getInvitation = /*#__PURE__*/ $operation<$operations["getInvitation"]>("get", "/companies/{companyId}/invitations/{invitationId}", ["invitations", "getInvitation"]);

/** Send an invitation again · POST /companies/{companyId}/invitations/{invitationId}/resend */
export const resendInvitation = /*#__PURE__*/ $operation<$operations["resendInvitation"]>("post", "/companies/{companyId}/invitations/{invitationId}/resend", ["invitations", "resendInvitation"]);

/** Revoke an invitation · POST /companies/{companyId}/invitations/{invitationId}/revoke */
export const revokeInvitation = /*#__PURE__*/ $operation<$operations["revokeInvitation"]>("post", "/companies/{companyId}/invitations/{invitationId}/revoke", ["invitations", "revokeInvitation"]);

/** Confirm the address of an invitation · POST /companies/{companyId}/invitations/{invitationId}/confirm */
export const confirmInvitation = /*#__PURE__*/ $operation<$operations["confirmInvitation"]>("post", "/companies/{companyId}/invitations/{invitationId}/confirm", ["invitations", "confirmInvitation"]);

/** History of an invitation · GET /companies/{companyId}/invitations/{invitationId}/history */
export const listInvitationHistory = /*#__PURE__*/ $operation<$operations["listInvitationHistory"]>("get", "/companies/{companyId}/invitations/{invitationId}/history", ["invitations", "listInvitationHistory"]);

/** Get the invitation behind a link · POST /invitation/check */
export const checkInvitation = /*#__PURE__*/ $operation<$operations["checkInvitation"]>("post", "/invitation/check", ["invitations", "checkInvitation"]);

/** Accept an invitation with a new account · POST /invitation/accept */
export const acceptInvitation = /*#__PURE__*/ $operation<$operations["acceptInvitation"]>("post", "/invitation/accept", ["invitations", "acceptInvitation"]);

/** Accept an invitation with the account that is signed in · POST /me/invitation */
export const joinByInvitation = /*#__PURE__*/ $operation<$operations["joinByInvitation"]>("post", "/me/invitation", ["invitations", "joinByInvitation"]);
