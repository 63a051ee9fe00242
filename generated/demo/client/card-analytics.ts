// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Support tracker · GET /card/card-analytics/support-tracker */
export const getSupportTracker = /*#__PURE__*/ $operation<$operations["getSupportTracker"]>("get", "/card/card-analytics/support-tracker", ["card-analytics", "getSupportTracker"]);

/** Average sessions · GET /card/card-analytics/avg-sessions */
export const getAverageSessions = /*#__PURE__*/ $operation<$operations["getAverageSessions"]>("get", "/card/card-analytics/avg-sessions", ["card-analytics", "getAverageSessions"]);

/** Revenue report · GET /card/card-analytics/revenue-report */
export const getRevenueReport = /*#__PURE__*/ $operation<$operations["getRevenueReport"]>("get", "/card/card-analytics/revenue-report", ["card-analytics", "getRevenueReport"]);

/** Goal overview · GET /card/card-analytics/goal-overview */
export const getGoalOverview = /*#__PURE__*/ $operation<$operations["getGoalOverview"]>("get", "/card/card-analytics/goal-overview", ["card-analytics", "getGoalOverview"]);

/** Revenue of this month and the last · GET /card/card-analytics/revenue */
export const getRevenueAnalytics = /*#__PURE__*/ $operation<$operations["getRevenueAnalytics"]>("get", "/card/card-analytics/revenue", ["card-analytics", "getRevenueAnalytics"]);

/** Product orders by state · GET /card/card-analytics/product-orders */
export const getProductOrders = /*#__PURE__*/ $operation<$operations["getProductOrders"]>("get", "/card/card-analytics/product-orders", ["card-analytics", "getProductOrders"]);

/** Sessions by device · GET /card/card-analytics/sessions-device */
export const getSessionsByDevice = /*#__PURE__*/ $operation<$operations["getSessionsByDevice"]>("get", "/card/card-analytics/sessions-device", ["card-analytics", "getSessionsByDevice"]);

/** Customers by kind · GET /card/card-analytics/customers */
export const getCustomers = /*#__PURE__*/ $operation<$operations["getCustomers"]>("get", "/card/card-analytics/customers", ["card-analytics", "getCustomers"]);
