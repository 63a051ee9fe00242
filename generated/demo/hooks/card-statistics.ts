// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/card-statistics.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getOrdersBarChartKey = /*#__PURE__*/ $keyOf($call.getOrdersBarChart);
export const getOrdersBarChartOptions = /*#__PURE__*/ $optionsOf($call.getOrdersBarChart);
export const useGetOrdersBarChart = /*#__PURE__*/ $queryHook(getOrdersBarChartOptions);

export const getProfitLineChartKey = /*#__PURE__*/ $keyOf($call.getProfitLineChart);
export const getProfitLineChartOptions = /*#__PURE__*/ $optionsOf($call.getProfitLineChart);
export const useGetProfitLineChart = /*#__PURE__*/ $queryHook(getProfitLineChartOptions);

export const getSubscribersKey = /*#__PURE__*/ $keyOf($call.getSubscribers);
export const getSubscribersOptions = /*#__PURE__*/ $optionsOf($call.getSubscribers);
export const useGetSubscribers = /*#__PURE__*/ $queryHook(getSubscribersOptions);

export const getRevenueStatisticsKey = /*#__PURE__*/ $keyOf($call.getRevenueStatistics);
export const getRevenueStatisticsOptions = /*#__PURE__*/ $optionsOf($call.getRevenueStatistics);
export const useGetRevenueStatistics = /*#__PURE__*/ $queryHook(getRevenueStatisticsOptions);

export const getSalesKey = /*#__PURE__*/ $keyOf($call.getSales);
export const getSalesOptions = /*#__PURE__*/ $optionsOf($call.getSales);
export const useGetSales = /*#__PURE__*/ $queryHook(getSalesOptions);

export const getOrdersKey = /*#__PURE__*/ $keyOf($call.getOrders);
export const getOrdersOptions = /*#__PURE__*/ $optionsOf($call.getOrders);
export const useGetOrders = /*#__PURE__*/ $queryHook(getOrdersOptions);

export const getSiteTrafficKey = /*#__PURE__*/ $keyOf($call.getSiteTraffic);
export const getSiteTrafficOptions = /*#__PURE__*/ $optionsOf($call.getSiteTraffic);
export const useGetSiteTraffic = /*#__PURE__*/ $queryHook(getSiteTrafficOptions);

export const getActiveUsersKey = /*#__PURE__*/ $keyOf($call.getActiveUsers);
export const getActiveUsersOptions = /*#__PURE__*/ $optionsOf($call.getActiveUsers);
export const useGetActiveUsers = /*#__PURE__*/ $queryHook(getActiveUsersOptions);

export const getNewsletterKey = /*#__PURE__*/ $keyOf($call.getNewsletter);
export const getNewsletterOptions = /*#__PURE__*/ $optionsOf($call.getNewsletter);
export const useGetNewsletter = /*#__PURE__*/ $queryHook(getNewsletterOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getOrdersBarChart: getOrdersBarChartKey, getProfitLineChart: getProfitLineChartKey, getSubscribers: getSubscribersKey, getRevenueStatistics: getRevenueStatisticsKey, getSales: getSalesKey, getOrders: getOrdersKey, getSiteTraffic: getSiteTrafficKey, getActiveUsers: getActiveUsersKey, getNewsletter: getNewsletterKey });
