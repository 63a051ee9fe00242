/** Reads server-sent events from the text of an answer, however it is cut on its way. */

export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/** Takes the text piece by piece and hands over each event once it is complete; comments and other fields are left out. */
export function eventReader(onEvent: (event: ServerEvent) => void): (text: string) => void {
  let rest = "";
  return (text) => {
    const blocks = (rest + text).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const lines = block.split(/\r?\n/);
      const valuesOf = (name: string): string[] =>
        lines
          .filter((line) => line.startsWith(`${name}:`))
          .map((line) => line.slice(name.length + 1).replace(/^ /, ""));
      const data = valuesOf("data");
      if (data.length > 0) onEvent({ event: valuesOf("event").at(-1) ?? "message", data: data.join("\n") });
    }
  };
}
