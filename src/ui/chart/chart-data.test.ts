import { expect, test } from "vitest";
import {
  csvOf,
  isEmpty,
  legendOf,
  placesOf,
  pointAt,
  describePlace,
  type ChartContent,
  type PointData,
} from "./chart-data.ts";

const pay: ChartContent = {
  kind: "bar",
  data: {
    of: "Month",
    labels: ["Jan", "Feb"],
    series: [
      { id: "a", name: "Paid", values: [1, 2] },
      { id: "b", name: "=Due", values: [null, 4] },
    ],
  },
};
const points: PointData = {
  x: "Age",
  y: "Pay",
  groups: [
    { id: "m", name: "Men", points: [{ x: 1, y: 2 }] },
    {
      id: "w",
      name: "Women",
      points: [
        { x: 3, y: 4 },
        { x: 5, y: 6 },
      ],
    },
  ],
};
const format = (value: number): string => `${value}.0`;

test("a chart as a file has a line for each label, and no head that a spreadsheet runs", () => {
  expect(csvOf(pay)).toBe("\uFEFFMonth,Paid,'=Due\r\nJan,1,\r\nFeb,2,4\r\n");
  expect(csvOf({ kind: "scatter", data: points }).split("\r\n")).toHaveLength(5);
});

test("the legend tells series apart, or labels where these have the colours", () => {
  expect(legendOf(pay).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(legendOf({ ...pay, kind: "donut" }).map(({ id }) => id)).toEqual(["Jan", "Feb"]);
  expect(legendOf({ ...pay, kind: "heat" })).toEqual([]);
});

test("keys walk along labels, or from point to point through the groups", () => {
  expect(placesOf(pay)).toBe(2);
  expect(placesOf({ kind: "scatter", data: points })).toBe(3);
  expect(pointAt(points, 2)).toEqual({ group: 1, index: 1 });
});

test("a place is said with what is on show", () => {
  expect(describePlace(pay, 0, new Set(), format)).toBe("Jan: Paid 1.0, =Due –");
  expect(describePlace(pay, 1, new Set(["a"]), format)).toBe("Feb: =Due 4.0");
  expect(describePlace({ kind: "scatter", data: points }, 1, new Set(), format)).toBe("Women: Age 3.0, Pay 4.0");
});

test("without a value it is empty", () => {
  expect(isEmpty(pay)).toBe(false);
  expect(
    isEmpty({ kind: "line", data: { of: "", labels: ["x"], series: [{ id: "a", name: "", values: [null] }] } }),
  ).toBe(true);
});
