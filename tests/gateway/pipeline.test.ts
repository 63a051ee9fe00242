/** Prism's pipeline as we use it: the order of its steps, and answers that come later than its types say. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { runPipeline } from "#src/server/gateway/prism.ts";

const answer = { status: 200, headers: {}, mediaType: "application/json", body: { id: 1 } };

it("checks the request, waits for the answer, checks the answer", async () => {
  const steps: string[] = [];
  const outcome = await runPipeline({
    checkRequest: () => (steps.push("request"), []),
    async answer(faults) {
      steps.push(`answer ${faults.length}`);
      await sleep(5);
      steps.push("answered");
      return answer;
    },
    checkAnswer: ({ status }) => (steps.push(`check ${status}`), [{ pointer: "/id", code: "type" }]),
  });
  expect(steps).toEqual(["request", "answer 0", "answered", "check 200"]);
  expect(outcome).toEqual({ made: answer, answerFaults: [{ pointer: "/id", code: "type" }] });
});

it("hands the faults of the request to whoever answers", async () => {
  const fault = { pointer: "/name", code: "required" };
  const seen: unknown[] = [];
  await runPipeline({
    checkRequest: () => [fault],
    answer: async (faults) => (seen.push(...faults), answer),
    checkAnswer: () => [],
  });
  expect(seen).toEqual([fault]);
});

it("passes on what is thrown", async () => {
  const failing = runPipeline({
    checkRequest: () => [],
    answer: () => Promise.reject(new TypeError("broken")),
    checkAnswer: () => [],
  });
  await expect(failing).rejects.toThrowError("broken");
});
