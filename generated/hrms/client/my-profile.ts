// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** My account · GET /me/profile */
export const getMyProfile = /*#__PURE__*/ $operation<$operations["getMyProfile"]>("get", "/me/profile", ["my-profile", "getMyProfile"]);

/** Change my account · PUT /me/profile */
export const updateMyProfile = /*#__PURE__*/ $operation<$operations["updateMyProfile"]>("put", "/me/profile", ["my-profile", "updateMyProfile"]);

/** Get my data and the contact for questions · GET /me/profile/privacy */
export const getMyPrivacy = /*#__PURE__*/ $operation<$operations["getMyPrivacy"]>("get", "/me/profile/privacy", ["my-profile", "getMyPrivacy"]);

/** Set or remove my picture · PUT /me/profile/picture */
export const updateMyPicture = /*#__PURE__*/ $operation<$operations["updateMyPicture"]>("put", "/me/profile/picture", ["my-profile", "updateMyPicture"]);

/** Set email notifications · PUT /me/profile/mail-topics */
export const updateMyMailTopics = /*#__PURE__*/ $operation<$operations["updateMyMailTopics"]>("put", "/me/profile/mail-topics", ["my-profile", "updateMyMailTopics"]);

/** Change my password · PUT /me/profile/password */
export const updateMyPassword = /*#__PURE__*/ $operation<$operations["updateMyPassword"]>("put", "/me/profile/password", ["my-profile", "updateMyPassword"]);

/** Where I am signed in · GET /me/profile/sessions */
export const listMySessions = /*#__PURE__*/ $operation<$operations["listMySessions"]>("get", "/me/profile/sessions", ["my-profile", "listMySessions"]);

/** Sign out everywhere else · DELETE /me/profile/sessions */
export const endMySessions = /*#__PURE__*/ $operation<$operations["endMySessions"]>("delete", "/me/profile/sessions", ["my-profile", "endMySessions"]);

/** Sign out one session · DELETE /me/profile/sessions/{sessionId} */
export const endMySession = /*#__PURE__*/ $operation<$operations["endMySession"]>("delete", "/me/profile/sessions/{sessionId}", ["my-profile", "endMySession"]);
