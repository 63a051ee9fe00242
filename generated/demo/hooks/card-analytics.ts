// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/card-analytics.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getSupportTrackerKey = /*#__PURE__*/ $keyOf($call.getSupportTracker);
export const getSupportTrackerOptions = /*#__PURE__*/ $optionsOf($call.getSupportTracker);
export const useGetSupportTracker = /*#__PURE__*/ $queryHook(getSupportTrackerOptions);

export const getAverageSessionsKey = /*#__PURE__*/ $keyOf($call.getAverageSessions);
export const getAverageSessionsOptions = /*#__PURE__*/ $optionsOf($call.getAverageSessions);
export const useGetAverageSessions = /*#__PURE__*/ $queryHook(getAverageSessionsOptions);

export const getRevenueReportKey = /*#__PURE__*/ $keyOf($call.getRevenueReport);
export const getRevenueReportOptions = /*#__PURE__*/ $optionsOf($call.getRevenueReport);
export const useGetRevenueReport = /*#__PURE__*/ $queryHook(getRevenueReportOptions);

export const getGoalOverviewKey = /*#__PURE__*/ $keyOf($call.getGoalOverview);
export const getGoalOverviewOptions = /*#__PURE__*/ $optionsOf($call.getGoalOverview);
export const useGetGoalOverview = /*#__PURE__*/ $queryHook(getGoalOverviewOptions);

export const getRevenueAnalyticsKey = /*#__PURE__*/ $keyOf($call.getRevenueAnalytics);
export const getRevenueAnalyticsOptions = /*#__PURE__*/ $optionsOf($call.getRevenueAnalytics);
export const useGetRevenueAnalytics = /*#__PURE__*/ $queryHook(getRevenueAnalyticsOptions);

export const getProductOrdersKey = /*#__PURE__*/ $keyOf($call.getProductOrders);
export const getProductOrdersOptions = /*#__PURE__*/ $optionsOf($call.getProductOrders);
export const useGetProductOrders = /*#__PURE__*/ $queryHook(getProductOrdersOptions);

export const getSessionsByDeviceKey = /*#__PURE__*/ $keyOf($call.getSessionsByDevice);
export const getSessionsByDeviceOptions = /*#__PURE__*/ $optionsOf($call.getSessionsByDevice);
export const useGetSessionsByDevice = /*#__PURE__*/ $queryHook(getSessionsByDeviceOptions);

export const getCustomersKey = /*#__PURE__*/ $keyOf($call.getCustomers);
export const getCustomersOptions = /*#__PURE__*/ $optionsOf($call.getCustomers);
export const useGetCustomers = /*#__PURE__*/ $queryHook(getCustomersOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getSupportTracker: getSupportTrackerKey, getAverageSessions: getAverageSessionsKey, getRevenueReport: getRevenueReportKey, getGoalOverview: getGoalOverviewKey, getRevenueAnalytics: getRevenueAnalyticsKey, getProductOrders: getProductOrdersKey, getSessionsByDevice: getSessionsByDeviceKey, getCustomers: getCustomersKey });
