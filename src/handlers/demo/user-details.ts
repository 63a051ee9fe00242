/** One user beyond the list: details, rights, activity, changes, suspension, picture. */
import type { User, UserDetails, UserEvent } from "#generated/demo/schema.ts";
import type { DemoContext } from "#src/contract/context.ts";
import { notFound, ProblemError, type ProblemFault } from "#src/contract/problem.ts";
import { dateAhead } from "./samples/moments.ts";
import type { DemoHandlers, DemoState } from "./state.ts";

type Context = DemoContext<DemoState>;

const largestPicture = 102_400;
const maxEvents = 50;

const plans: Record<User["currentPlan"], Pick<UserDetails["plan"], "priceInCents" | "seats">> = {
  basic: { priceInCents: 0, seats: 3 },
  team: { priceInCents: 2_900, seats: 10 },
  company: { priceInCents: 9_900, seats: 50 },
  enterprise: { priceInCents: 24_900, seats: 200 },
};

function planUse({ id, currentPlan }: User, now: Date): UserDetails["plan"] {
  const plan = plans[currentPlan];
  return { ...plan, seatsUsed: 1 + ((id * 53) % plan.seats), renewsOn: dateAhead(now, 3 + ((id * 7) % 90)) };
}

function find({ state }: Context, id: number): User | null {
  return state.users.users.find((user) => user.id === id) ?? null;
}

function record({ state, now }: Context, id: number, kind: UserEvent["kind"], about = ""): void {
  const events = (state.users.events[id] ??= []);
  events.unshift({ id: (events[0]?.id ?? 0) + 1, kind, about, at: now().toISOString() });
  events.splice(maxEvents);
}

/** Fields that must be unique, each with its place in the body. */
function taken(users: readonly User[], wanted: Partial<User> & { id: number }): ProblemFault[] {
  return (["username", "email"] as const).flatMap((field) => {
    const mine = wanted[field]?.toLowerCase();
    const other =
      mine !== undefined && users.some((user) => user.id !== wanted.id && user[field].toLowerCase() === mine);
    return other ? [{ pointer: `/user/${field}`, code: "taken" }] : [];
  });
}

/** The type of an image by its first bytes, whatever its name. */
function kindOf(bytes: Buffer): string | undefined {
  if (bytes.subarray(1, 4).toString("latin1") === "PNG") return "image/png";
  if (bytes.readUInt16BE(0) === 0xff_d8) return "image/jpeg";
  return bytes.subarray(0, 4).toString("latin1") === "RIFF" && bytes.subarray(8, 12).toString("latin1") === "WEBP"
    ? "image/webp"
    : undefined;
}

export const userDetailsHandlers: DemoHandlers = {
  getUserDetails({ query }, ctx) {
    const user = find(ctx, query.id);
    const details = ctx.state.users.details[query.id];
    if (!user || !details) throw notFound("There is no such user.");
    return { details: { ...details, plan: planUse(user, ctx.now()) } };
  },

  listUserActivity({ query }, { state }) {
    return { events: state.users.events[query.id] ?? [] };
  },

  updateUser({ body }, ctx) {
    const user = find(ctx, body.user.id);
    const details = ctx.state.users.details[body.user.id];
    if (!user || !details) return { user: null };
    const errors = taken(ctx.state.users.users, body.user);
    if (errors.length > 0) throw new ProblemError("validation", { errors });
    const { currentPlan, status } = user;
    Object.assign(user, body.user);
    Object.assign(details, body.details);
    record(ctx, user.id, body.details?.permissions ? "permissionsChanged" : "changed");
    if (user.currentPlan !== currentPlan) record(ctx, user.id, "planChanged", user.currentPlan);
    if (user.status !== status && user.status !== "pending")
      record(ctx, user.id, user.status === "active" ? "reactivated" : "suspended");
    return { user };
  },

  suspendUser({ body }, ctx) {
    const user = find(ctx, body.id);
    if (!user || user.status === "inactive") return { user };
    user.status = "inactive";
    record(ctx, user.id, "suspended");
    return { user };
  },

  reactivateUser({ body }, ctx) {
    const user = find(ctx, body.id);
    if (!user || user.status === "active") return { user };
    user.status = "active";
    record(ctx, user.id, "reactivated");
    return { user };
  },

  updateUserAvatar({ query, body }, ctx) {
    const bytes = body as unknown as Buffer;
    if (bytes.length > largestPicture)
      throw new ProblemError("too-large", { detail: `A picture can have up to ${largestPicture} bytes.` });
    const kind = bytes.length > 12 ? kindOf(bytes) : undefined;
    if (kind === undefined)
      throw new ProblemError("unsupported-media-type", { detail: "The body isn't a PNG, JPEG or WebP image." });
    const user = find(ctx, query.id);
    if (!user) return { user };
    user.avatar = `data:${kind};base64,${bytes.toString("base64")}`;
    record(ctx, user.id, "changed");
    return { user };
  },
};
