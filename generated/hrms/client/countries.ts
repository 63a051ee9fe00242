// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List countries · GET /countries */
export const listCountries = /*#__PURE__*/ $operation<$operations["listCountries"]>("get", "/countries", ["countries", "listCountries"]);

/** Create a country · POST /countries */
export const createCountry = /*#__PURE__*/ $operation<$operations["createCountry"]>("post", "/countries", ["countries", "createCountry"]);

/** Countries to choose from · GET /countries/options */
export const listCountryOptions = /*#__PURE__*/ $operation<$operations["listCountryOptions"]>("get", "/countries/options", ["countries", "listCountryOptions"]);

/** Export countries · GET /countries/export */
export const exportCountries = /*#__PURE__*/ $operation<$operations["exportCountries"]>("get", "/countries/export", ["countries", "exportCountries"]);

/** Get a country · GET /countries/{countryId} */
export const getCountry = /*#__PURE__*/ $operation<$operations["getCountry"]>("get", "/countries/{countryId}", ["countries", "getCountry"]);

/** Update a country · PUT /countries/{countryId} */
export const updateCountry = /*#__PURE__*/ $operation<$operations["updateCountry"]>("put", "/countries/{countryId}", ["countries", "updateCountry"]);

/** Delete a country · DELETE /countries/{countryId} */
export const deleteCountry = /*#__PURE__*/ $operation<$operations["deleteCountry"]>("delete", "/countries/{countryId}", ["countries", "deleteCountry"]);

/** Archive a country · POST /countries/{countryId}/archive */
export const archiveCountry = /*#__PURE__*/ $operation<$operations["archiveCountry"]>("post", "/countries/{countryId}/archive", ["countries", "archiveCountry"]);

/** Restore a country · POST /countries/{countryId}/restore */
export const restoreCountry = /*#__PURE__*/ $operation<$operations["restoreCountry"]>("post", "/countries/{countryId}/restore", ["countries", "restoreCountry"]);

/** History of a country · GET /countries/{countryId}/history */
export const listCountryHistory = /*#__PURE__*/ $operation<$operations["listCountryHistory"]>("get", "/countries/{countryId}/history", ["countries", "listCountryHistory"]);
