/** Our gateway with the demo contract: requests and answers checked. */
import { createDemoState } from "#src/handlers/demo/state.ts";
import { demoHandlers } from "#src/handlers/demo/handlers.ts";
import { demoContract } from "#src/server/demo-contract.ts";
import { createDemoSessions } from "#src/server/demo-sessions.ts";
import { createGateway } from "#src/server/gateway/gateway.ts";
import { createHost } from "#src/server/http-host.ts";

const sessions = createDemoSessions(() => createDemoState(new Date()));
const gateway = createGateway({ contracts: [demoContract({ sessions, handlers: demoHandlers })], mode: "strict" });
console.log(await createHost({ gateway }).listen(0, "127.0.0.1"));
