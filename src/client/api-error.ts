/** What a call rejects with; the status decides the type of the body. */

export class ApiError<Status extends number = number, Body = unknown> extends Error {
  /** HTTP status; 0 if there was no response. */
  readonly status: Status;
  /** The parsed body; null where it was empty. */
  readonly body: Body;
  readonly response: Response | undefined;

  constructor(status: Status, body: Body, response?: Response, cause?: unknown) {
    super(status === 0 ? "No answer" : `${status} ${response?.statusText ?? ""}`.trim(), { cause });
    this.name = "ApiError";
    this.status = status;
    this.body = body;
    this.response = response;
  }
}
