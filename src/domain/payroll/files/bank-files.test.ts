/** Bank files byte by byte: records typed out by hand, column by column, as the banks read them. */
import { describe, expect, test } from "vitest";
import { bankFormatNames, writeBankFile } from "./bank-formats.ts";
import { changedAccounts } from "./bank-faults.ts";
import { dbsGiroHash, dbsGiroLayouts } from "./bank-dbs-giro.ts";
import { ocbcLayouts } from "./bank-ocbc.ts";
import type { BankOrder } from "./bank-order.ts";
import { pain001Faults } from "./bank-pain001-check.ts";
import { pain001Document } from "./bank-pain001.ts";
import { type BankTemplate, templateFaults, writeTemplate } from "./bank-template.ts";
import { uobHash, uobLayouts } from "./bank-uob.ts";
import { layoutFaults } from "./fixed-record.ts";
import { type XmlElement, xmlElement } from "./xml.ts";

const order: BankOrder = {
  payer: { name: "Straits Trading Pte. Ltd.", account: "072-123456-7", bic: "DBSSSGSGXXX", customerId: "STRAIT01" },
  clearing: "giro",
  purpose: "SALA",
  createdOn: "2026-11-26",
  createdAt: "173005",
  valueDate: "2026-11-27",
  number: 3,
  reference: "SALARY NOV 2026",
  payments: [
    {
      reference: "E0001",
      amount: 399_850,
      payee: { name: "José Tan, Jr & Co", account: "0729876543", bic: "DBSSSGSGXXX" },
    },
    { reference: "E0002", amount: 1, payee: { name: "Lim Mei", account: "501-123456-001", bic: "OCBCSGSGXXX" } },
  ],
};
const text = (value: string, width: number): string => value.padEnd(width);
const space = (width: number): string => " ".repeat(width);

test("DBS UFF", () => {
  const { name, content, count, total } = writeBankFile("dbs-uff", order);
  expect(content).toBe(
    [
      "HEADER,26112026,STRAIT01,Straits Trading Pte. Ltd.",
      "PAYMENT,SAL,0721234567,SGD,E0001,SGD,00003,27112026,OUR,,Jose Tan Jr Co,,,,,0729876543,,,,,DBSSSGSGXXX,,,,,,,3998.50,,,,,22,E0001",
      "PAYMENT,SAL,0721234567,SGD,E0002,SGD,00003,27112026,OUR,,Lim Mei,,,,,501123456001,,,,,OCBCSGSGXXX,,,,,,,0.01,,,,,22,E0002",
      "TRAILER,00000002,3998.51",
      "",
    ].join("\r\n"),
  );
  expect({ name, count, total }).toEqual({ name: "DBS-SAL-20261127-00003.csv", count: 2, total: 399_851 });
  const purpose = writeBankFile("dbs-uff", { ...order, clearing: "fast" }, { dbsUff: { purposeField: 42 } });
  expect(purpose.content.split("\r\n")[1]).toMatch(/^PAYMENT,GPP,.*,22,E0001,,,,,,,,SALA$/);
});

test("DBS GIRO", () => {
  const { content, hash } = writeBankFile("dbs-giro", order);
  const payment = (reference: string, bic: string, account: string, name: string, amount: string): string =>
    `22${text(reference, 35)}${text(bic, 35)}${text(account, 34)}${text(name, 140)}SALASGD${amount}${space(35)}${text("SALARY NOV 2026", 140)}N${space(558)}10`;
  expect(content.split("\r\n")).toEqual([
    `26112026173005STRAIT0127112026${text("0721234567", 34)}${text("Straits Trading Pte. Ltd.", 140)}${space(34)}00003${text("SALARY NOV 2026", 35)}C${space(719)}01`,
    payment("E0001", "DBSSSGSGXXX", "0729876543", "Jose Tan, Jr Co", "00000399850"),
    payment("E0002", "OCBCSGSGXXX", "501123456001", "Lim Mei", "00000000001"),
    // 07298765430 - 07212345670 = 86,419,760 and 50112345600 - 07212345670 = 42,899,999,930.
    `${"2".padStart(11, "0")}${"399851".padStart(18, "0")}${"0".repeat(29)}${space(26)}42986419690${space(903)}20`,
  ]);
  expect(hash).toBe("42986419690");
  expect(dbsGiroHash({ payer: order.payer, payments: [] })).toBe("0");
});

test("OCBC", () => {
  const { content } = writeBankFile("ocbc-giro", order);
  const payment = (bic: string, account: string, name: string, amount: string, reference: string): string =>
    `${bic}${text(account, 34)}${text(name, 140)}SGD${amount}${text("SALARY NOV 2026", 35)}SALA${text(reference, 35)}${space(721)}`;
  expect(content.split("\r\n")).toEqual([
    `3000320261126DBSSSGSGXXX${text("0721234567", 34)}${space(3)}${space(20)}${space(124)}GIRO${text("SALARY NOV 2026", 16)}27112026${space(767)}`,
    payment("DBSSSGSGXXX", "0729876543", "Jose Tan, Jr Co", "00000000000399850", "E0001"),
    payment("OCBCSGSGXXX", "501123456001", "Lim Mei", "00000000000000001", "E0002"),
    "",
  ]);
});

describe("UOB", () => {
  const header = `1UGBI261103R${text("NORMAL", 10)}B${text("STRAIT01", 12)}DBSSSGSGXXXSGD${text("0721234567", 34)}${text("Straits Trading Pte. Ltd.", 140)}2026112620261127${space(140)}${text("SALARY NOV 2026", 16)}${text("HRMS", 10)}${space(210)}`;
  const detail = (bic: string, account: string, name: string, amount: string, reference: string): string =>
    `2${bic}${text(account, 34)}${text(name, 140)}SGD${amount}${text(reference, 35)}${space(35)}SALA${text("SALARY NOV 2026", 140)}${space(140)}${text(reference, 16)}${space(38)}`;
  const details = [
    detail("DBSSSGSGXXX", "0729876543", "Jose Tan, Jr Co", "000000000000399850", "E0001"),
    detail("OCBCSGSGXXX", "501123456001", "Lim Mei", "000000000000000001", "E0002"),
  ];

  /** The check sum once more, as the appendix says it: character by character. */
  function hashOf(): bigint {
    const weighed = (part: string): number =>
      [...part].reduce((sum, letter, index) => sum + (index + 1) * letter.charCodeAt(0), 0);
    const head = [header.slice(35, 46), header.slice(49, 83), header.slice(83, 223)].map(weighed);
    const rows = details.map((row, index) => {
      const code = (index % 9) + 1;
      const own = [row.slice(1, 12), row.slice(186, 189), row.slice(189, 207), row.slice(277, 281)].map(weighed);
      return (
        own.reduce((sum, each) => sum + each, 0) +
        code * (weighed(row.slice(12, 46)) + weighed(row.slice(46, 186)) + 22)
      );
    });
    return BigInt([...head, ...rows].reduce((sum, each) => sum + each, 0));
  }

  test("the whole file", () => {
    const { name, content, hash } = writeBankFile("uob-fast", order);
    const sum = String(hashOf()).padStart(16, "0");
    expect(content.split("\r\n")).toEqual([
      header,
      ...details,
      `9${"399851".padStart(18, "0")}0000002${sum}${space(573)}`,
      "",
    ]);
    expect({ name, hash }).toEqual({ name: "UGBI261103.txt", hash: sum });
  });

  test("without a hash, and by FAST", () => {
    const { name, content } = writeBankFile("uob-fast", { ...order, clearing: "fast" }, { uob: { hash: "zeros" } });
    expect(name).toBe("UGAI261103.txt");
    expect(content.split("\r\n")[0]?.slice(22, 23)).toBe("I");
    expect(content.split("\r\n").at(-2)?.slice(26, 42)).toBe("0".repeat(16));
  });

  test("codes of the hash repeat after nine payments", () => {
    const blank = " ".repeat(615);
    const [first, ninth, tenth] = [1, 9, 10].map((count) =>
      BigInt(
        uobHash(
          blank,
          Array.from({ length: count }, () => details[0] ?? ""),
        ),
      ),
    ) as [bigint, bigint, bigint];
    expect(tenth - ninth).toBe(first - BigInt(uobHash(blank, [])));
  });
});

test("CIMB", () => {
  expect(writeBankFile("cimb", order).content).toBe(
    [
      "0721234567,Straits Trading Pte. Ltd.,SGD,3998.51,SALARY NOV 2026,2,20261127",
      '0729876543,"Jose Tan, Jr Co",SGD,3998.50,SALARY NOV 2026,DBSSSGSGXXX,,N,',
      "501123456001,Lim Mei,SGD,0.01,SALARY NOV 2026,OCBCSGSGXXX,,N,",
      "",
    ].join("\r\n"),
  );
});

test("every layout covers its columns once", () => {
  expect(Object.values(dbsGiroLayouts).flatMap((fields) => layoutFaults(fields, 1000))).toEqual([]);
  expect(Object.values(ocbcLayouts).flatMap((fields) => layoutFaults(fields, 1000))).toEqual([]);
  expect(Object.values(uobLayouts).flatMap((fields) => layoutFaults(fields, 615))).toEqual([]);
  expect(layoutFaults(uobLayouts.trailer.slice(1), 615)).not.toEqual([]);
});

test("every format writes count and total, and no character outside of ASCII", () => {
  for (const format of bankFormatNames) {
    const { content, count, total } = writeBankFile(format, order);
    expect({ format, count, total }).toEqual({ format, count: 2, total: 399_851 });
    expect(content).not.toMatch(/[^\x20-\x7e\r\n]/);
  }
});

test("an account that is too long for its column stops the file instead of shifting it", () => {
  const account = "1".repeat(35);
  const [first, ...others] = order.payments;
  const long = { ...order, payments: [{ ...first!, payee: { ...first!.payee, account } }, ...others] };
  expect(() => writeBankFile("ocbc-giro", long)).toThrow(/account/);
});

describe("pain.001", () => {
  const sound = pain001Document(order, { serviceLevel: { code: "NURG" }, localInstrument: { proprietary: "GIRO" } });
  /** The document with one element changed, by its names from the root. */
  function changed(root: XmlElement, path: readonly string[], change: (one: XmlElement) => XmlElement[]): XmlElement {
    const [name, ...rest] = path;
    if (typeof root.content === "string") return root;
    let isDone = false;
    const content = root.content.flatMap((child) => {
      if (child.name !== name || isDone) return [child];
      isDone = true;
      return rest.length === 0 ? change(child) : [changed(child, rest, change)];
    });
    return { ...root, content };
  }
  const group = ["CstmrCdtTrfInitn", "PmtInf"];

  test("the file", () => {
    const { name, content } = writeBankFile("iso20022", order);
    expect(name).toBe("PAY-20261126-003.xml");
    expect(content).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03">\n/,
    );
    expect(content).toContain(`        <PmtId>
          <InstrId>E0002</InstrId>
          <EndToEndId>E0002</EndToEndId>
        </PmtId>
        <Amt>
          <InstdAmt Ccy="SGD">0.01</InstdAmt>
        </Amt>
        <CdtrAgt>
          <FinInstnId>
            <BIC>OCBCSGSGXXX</BIC>
          </FinInstnId>
        </CdtrAgt>
        <Cdtr>
          <Nm>Lim Mei</Nm>
        </Cdtr>
        <CdtrAcct>
          <Id>
            <Othr>
              <Id>501123456001</Id>
            </Othr>
          </Id>
        </CdtrAcct>
        <Purp>
          <Cd>SALA</Cd>
        </Purp>`);
    expect(content).toContain("<CtrlSum>3998.51</CtrlSum>");
    expect(content).toContain("<ReqdExctnDt>2026-11-27</ReqdExctnDt>");
  });

  test("keeps to the structure of the message", () => {
    expect(pain001Faults(sound)).toEqual([]);
    expect(pain001Faults(pain001Document(order))).toEqual([]);
  });

  test.each<[string, readonly string[], (one: XmlElement) => XmlElement[], string]>([
    ["a missing element", ["CstmrCdtTrfInitn", "GrpHdr", "MsgId"], () => [], "missing"],
    ["an element twice", ["CstmrCdtTrfInitn", "GrpHdr", "MsgId"], (one) => [one, one], "twice"],
    ["an unknown element", [...group, "PmtMtd"], (one) => [one, xmlElement("Other", "x")], "unexpected"],
    ["an element in the wrong place", [...group, "ReqdExctnDt"], () => [], "missing"],
    [
      "a text that is too long",
      ["CstmrCdtTrfInitn", "GrpHdr", "MsgId"],
      (one) => [{ ...one, content: "x".repeat(36) }],
      "pattern",
    ],
    ["a date that is none", [...group, "ReqdExctnDt"], (one) => [{ ...one, content: "2026-13-01" }], "pattern"],
    ["a wrong sum", [...group, "CtrlSum"], (one) => [{ ...one, content: "3998.52" }], "sum"],
    ["a wrong count", ["CstmrCdtTrfInitn", "GrpHdr", "NbOfTxs"], (one) => [{ ...one, content: "3" }], "count"],
    ["a payment that is left out", [...group, "CdtTrfTxInf"], () => [], "sum"],
    [
      "a BIC of nine characters",
      [...group, "DbtrAgt", "FinInstnId", "BIC"],
      (one) => [{ ...one, content: "DBSSSGSGX" }],
      "pattern",
    ],
    [
      "code and text at once",
      [...group, "PmtTpInf", "SvcLvl", "Cd"],
      (one) => [one, xmlElement("Prtry", "GIRO")],
      "unexpected",
    ],
  ])("%s is found", (_, path, change, code) => {
    expect(pain001Faults(changed(sound, path, change)).map((fault) => fault.code)).toContain(code);
  });
});

describe("a template", () => {
  const template: BankTemplate = {
    columns: [
      { of: "number", head: "No" },
      { of: "name", head: "Name", length: 8 },
      { of: "account", head: "Account" },
      { of: "bankCode", head: "Bank" },
      { of: "amount", head: "Amount" },
      { of: "fixed", head: "=Type", value: "SAL" },
      { of: "valueDate", head: "Date" },
    ],
    separator: ";",
    dates: "dd/mm/yyyy",
    amounts: "cents",
    heads: true,
    footer: "{count};;;;{total};;",
  };
  const codes = new Map([["DBSSSGSGXXX", "7171"]]);

  test("writes the chosen columns", () => {
    expect(writeTemplate(order, template, codes).content).toBe(
      [
        "No;Name;Account;Bank;Amount;'=Type;Date",
        "1;Jose Tan;0729876543;7171;399850;SAL;27/11/2026",
        "2;Lim Mei;501123456001;;1;SAL;27/11/2026",
        "2;;;;399851;;",
        "",
      ].join("\r\n"),
    );
  });

  test("needs account, bank and amount, whole", () => {
    expect(templateFaults(template)).toEqual([]);
    const faults = templateFaults({
      ...template,
      columns: [
        { of: "amount", head: "A", length: 3 },
        { of: "fixed", head: "F" },
      ],
    });
    expect(faults.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      "/columns no-account",
      "/columns no-bic",
      "/columns/0/length not-for-this-column",
      "/columns/1/value required",
    ]);
  });
});

test("accounts that changed between approval and file are found", () => {
  const approved = [
    { reference: "E1", account: "072-9876543", bic: "DBSSSGSGXXX" },
    { reference: "E2", account: "501123456", bic: "OCBCSGSGXXX" },
    { reference: "E3", account: "1", bic: "OCBCSGSGXXX" },
  ];
  const current = new Map([
    ["E1", { account: "0729876543", bic: "DBSSSGSGXXX" }],
    ["E2", { account: "501123457", bic: "OCBCSGSGXXX" }],
  ]);
  expect(changedAccounts(approved, current)).toEqual(["E2", "E3"]);
});
