// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Orders as bars · GET /card/card-statistics/orders-bar-chart */
export const getOrdersBarChart = /*#__PURE__*/ $operation<$operations["getOrdersBarChart"]>("get", "/card/card-statistics/orders-bar-chart", ["card-statistics", "getOrdersBarChart"]);

/** Profit as a line · GET /card/card-statistics/profit-line-chart */
export const getProfitLineChart = /*#__PURE__*/ $operation<$operations["getProfitLineChart"]>("get", "/card/card-statistics/profit-line-chart", ["card-statistics", "getProfitLineChart"]);

/** Subscribers gained · GET /card/card-statistics/subscribers */
export const getSubscribers = /*#__PURE__*/ $operation<$operations["getSubscribers"]>("get", "/card/card-statistics/subscribers", ["card-statistics", "getSubscribers"]);

/** Revenue generated · GET /card/card-statistics/revenue */
export const getRevenueStatistics = /*#__PURE__*/ $operation<$operations["getRevenueStatistics"]>("get", "/card/card-statistics/revenue", ["card-statistics", "getRevenueStatistics"]);

/** Sales and visits by month · GET /card/card-statistics/sales */
export const getSales = /*#__PURE__*/ $operation<$operations["getSales"]>("get", "/card/card-statistics/sales", ["card-statistics", "getSales"]);

/** Orders received · GET /card/card-statistics/orders */
export const getOrders = /*#__PURE__*/ $operation<$operations["getOrders"]>("get", "/card/card-statistics/orders", ["card-statistics", "getOrders"]);

/** Site visits · GET /card/card-statistics/site-traffic */
export const getSiteTraffic = /*#__PURE__*/ $operation<$operations["getSiteTraffic"]>("get", "/card/card-statistics/site-traffic", ["card-statistics", "getSiteTraffic"]);

/** Active users · GET /card/card-statistics/active-users */
export const getActiveUsers = /*#__PURE__*/ $operation<$operations["getActiveUsers"]>("get", "/card/card-statistics/active-users", ["card-statistics", "getActiveUsers"]);

/** Readers of the newsletter · GET /card/card-statistics/newsletter */
export const getNewsletter = /*#__PURE__*/ $operation<$operations["getNewsletter"]>("get", "/card/card-statistics/newsletter", ["card-statistics", "getNewsletter"]);
