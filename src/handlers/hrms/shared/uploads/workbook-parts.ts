/** The parts of a workbook: an archive of XML files, unpacked and parsed piece by piece within limits. */
import { SaxesParser } from "saxes";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { UploadFault } from "#src/domain/shared/upload/fault.ts";
import type { TableLimits } from "#src/domain/shared/upload/limits.ts";

type Attributes = Readonly<Record<string, string>>;

/** Names come without their prefix; text is that between two tags. */
export interface XmlHandlers {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** Deeper than any sheet nests. */
const deepest = 32;
/** Each character of a cell can be written in up to ten. */
const signsPerCharacter = 10;

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

function withLocalNames(attributes: Attributes): Attributes {
  const names = Object.keys(attributes);
  return names.every((name) => !name.includes(":"))
    ? attributes
    : Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]));
}

function createParser({ open, close, text }: XmlHandlers, onEvent: () => void) {
  const parser = new SaxesParser({ xmlns: false, position: false } as const);
  let depth = 0;
  parser.on("error", () => {
    throw new UploadFault("damaged-file");
  });
  parser.on("doctype", () => {
    throw new UploadFault("document-type");
  });
  parser.on("opentag", ({ name, attributes }) => {
    onEvent();
    depth += 1;
    if (depth > deepest) throw new UploadFault("damaged-file");
    open(localName(name), withLocalNames(attributes));
  });
  parser.on("closetag", ({ name }) => {
    onEvent();
    depth -= 1;
    close?.(localName(name));
  });
  const onText = (part: string): void => {
    onEvent();
    text?.(part);
  };
  parser.on("text", onText);
  parser.on("cdata", onText);
  parser.on("comment", onEvent);
  return parser;
}

export class WorkbookParts {
  readonly #archive: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #limits: TableLimits;
  #unpacked = 0;

  private constructor(archive: ZipFile, entries: ReadonlyMap<string, Entry>, limits: TableLimits) {
    this.#archive = archive;
    this.#entries = entries;
    this.#limits = limits;
  }

  static async open(bytes: Uint8Array, limits: TableLimits): Promise<WorkbookParts> {
    const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).catch(
      damaged,
    );
    if (archive.entryCount > limits.parts) throw new UploadFault("damaged-file");
    const entries = new Map<string, Entry>();
    try {
      for await (const entry of archive.eachEntry()) {
        // Readers disagree on which of two parts of one name counts.
        if (entries.has(entry.fileName)) throw new UploadFault("damaged-file");
        entries.set(entry.fileName, entry);
      }
    } catch (error) {
      damaged(error);
    }
    return new WorkbookParts(archive, entries, limits);
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  async read(name: string, handlers: XmlHandlers): Promise<void> {
    const entry = this.#entries.get(name);
    if (!entry) throw new UploadFault("unreadable-file");
    if (entry.isEncrypted()) throw new UploadFault("protected-file");
    // What the archive says of a size is checked against what comes out of it.
    if (this.#unpacked + entry.uncompressedSize > this.#limits.unpackedBytes) throw this.#tooLarge();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    const longest = this.#limits.cellLength * signsPerCharacter;
    let pending = 0;
    const parser = createParser(handlers, () => {
      pending = 0;
    });
    try {
      const stream = await this.#archive.openReadStreamPromise(entry);
      for await (const chunk of stream) {
        const piece = chunk as Buffer;
        this.#unpacked += piece.length;
        if (this.#unpacked > this.#limits.unpackedBytes) throw this.#tooLarge();
        pending += piece.length;
        parser.write(decoder.decode(piece, { stream: true }));
        // One text, tag or comment without an end: the parser would keep all of it.
        if (pending > longest) throw new UploadFault("cell-too-long", { limit: this.#limits.cellLength });
      }
      parser.write(decoder.decode());
      parser.close();
    } catch (error) {
      damaged(error);
    }
  }

  #tooLarge(): UploadFault {
    return new UploadFault("unpacks-too-large", { limit: this.#limits.unpackedBytes / 1_048_576 });
  }
}

/** Whatever fails on the way through archive, compression, encoding and XML means that the file is broken. */
function damaged(error: unknown): never {
  throw error instanceof UploadFault ? error : new UploadFault("damaged-file");
}
