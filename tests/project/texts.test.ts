/** English messages read naturally: phrases typical of translations are rejected, with a suggestion for each. */
import { expect, test } from "vitest";
import { files, readJson } from "./tree.ts";

/** A phrase and its replacement. Words that are fine elsewhere are rejected only in the construction that reads as translated. */
const banned: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\b(some|any|every)body\b/i, "someone, anyone, everyone"],
  [/\bmend(s|ing|ed)?\b/i, "fix"],
  [/\bno such\b/i, "… not found"],
  [/\bto go on\b|\bgo on\b|\bgoes on\b/i, "continue"],
  [/\bbeg[iau]n(s|ning)?\b/i, "start"],
  [/\bstands? (here|there|in|on|below|above|twice|beside|still|for itself)\b/i, "appears, is shown, is"],
  [/\bcomes? to\b/i, "adds up to, moves to"],
  [/\b(is|are|be|being|were) told\b|^told\b/i, "we notify, we remind, shown"],
  [/\b(sign|signs) (such as|that|outside|by)\b|\blast four signs\b/i, "symbol, character"],
  [/\b(one|# try|tries) (is|are) left\b|\btr(y|ies) (is|are) left\b/i, "attempts left"],
  [/\bworn\b|\bwhat is so\b|\bby way of\b|\bas it was\b|\bas they were\b/i, "say what the state is or what happened"],
  [/\bruns? out\b/i, "expires"],
  [/\basks? for leave\b|\basks? for a move\b|\basked (for|at|by)$/i, "requests, requested"],
  [/\bwaits?\b(?! (a|for) )/i, "waiting"],
  [/\bholds (today|from|a|the|no|everywhere)\b/i, "applies, includes, contains"],
  [/\b(thrown|throw) away\b|\btake(n)? (out|away)\b/i, "discard, remove"],
  [/\bleft empty\b|\bwhere you leave it empty\b|\bempty means\b/i, "leave blank to …"],
  [/\b(may|can) not\b/i, "can’t"],
  [/\b(e-mail|mails?)\b(?! server)/i, "email"],
  [/\brefuse[sd]?\b/i, "reject"],
  [/\bPart 4\b/i, "Part IV"],
  [/\b(MBMF|ECF)\b/, "MBM, EC"],
  [/\bis no (date|email|number|longer offered|control|uen|png)\b|\bare no controls\b/i, "isn’t a …"],
  [/\bof (your|its|their) own\b(?!er)/i, "your own …, or leave it out"],
  [/ alone[.:,)]?$/i, "only"],
];

const bannedIn = (text: string): readonly string[] =>
  banned.flatMap(([phrase, instead]) => {
    const found = phrase.exec(text);
    return found ? [`“${found[0]}”: ${instead}`] : [];
  });

const messageFiles = files.filter((file) =>
  /^src\/ui\/.*\/messages\/[^/]+\.en\.json$|^src\/ui\/messages\/[^/]+\.en\.json$/.test(file),
);

test("the check finds a text that reads as translated", () => {
  expect(bannedIn("What waits for a decision stands here.")).toEqual(["“stands here”: appears, is shown, is"]);
  expect(bannedIn("There is no such grade")).toEqual(["“no such”: … not found"]);
  expect(bannedIn("Send again, or begin with a new address.")).toEqual(["“begin”: start"]);
  expect(bannedIn("Fix 1 field to continue")).toEqual([]);
});

test("no English message reads as translated", () => {
  expect(messageFiles.length).toBeGreaterThan(80);
  const odd = messageFiles.flatMap((file) =>
    Object.entries(readJson(file) as Record<string, string>).flatMap(([key, text]) =>
      bannedIn(text).map((found) => `${file} ${key}: ${found} in “${text}”`),
    ),
  );
  expect(odd).toEqual([]);
});
