/** Why an uploaded file is refused: a code and an explanation. */
type Params = Readonly<Record<string, string | number>>;

const sentences = {
  "too-many-rows": ({ limit }) => `has more than ${limit} rows`,
  "too-many-columns": ({ limit, row }) => `has more than ${limit} columns in row ${row}`,
  "too-many-cells": ({ limit }) => `has more than ${limit} cells with a value`,
  "cell-too-long": ({ limit }) => `has a cell of more than ${limit} characters`,
  "too-much-text": ({ limit }) => `has more than ${limit} characters in all cells together`,
  "unpacks-too-large": ({ limit }) => `unpacks to more than ${limit} MB`,
  "takes-too-long": ({ limit }) => `takes longer than ${limit} seconds to read`,
  "needs-too-much-memory": () => "needs too much memory to read",
  "picture-too-large": ({ limit }) => `is a picture of more than ${limit} pixels in width or height`,
  "wrong-encoding": () => "is not in UTF-8",
  "open-quote": () => "has a quotation mark without an end",
  "document-type": () => "has a document type definition, which is not accepted",
  "protected-file": () => "is protected with a password or in the XLS format: save it as XLSX",
  "damaged-file": () => "is damaged or incomplete",
  "unreadable-file": () => "has no table with a head and at least one row",
} satisfies Record<string, (params: Params) => string>;

export type UploadFaultCode = keyof typeof sentences;

export class UploadFault extends Error {
  readonly code: UploadFaultCode;
  readonly params: Params;
  constructor(code: UploadFaultCode, params: Params = {}) {
    super(sentences[code](params));
    this.name = "UploadFault";
    this.code = code;
    this.params = params;
  }
}
