/** User management: paged list with filters, one user, adding and deleting. */
import type { operations, User } from "#generated/demo/schema.ts";
import type { DemoContext } from "#src/contract/context.ts";
import { type Handlers, reply } from "#src/contract/handler.ts";
import { byText, contains, nextId, pageOf, prepend, take } from "./lists.ts";
import type { DemoState } from "./state.ts";

type Sort = NonNullable<NonNullable<operations["listUsers"]["parameters"]["query"]>["sort"]>;

function sorted(users: User[], sort: Sort): User[] {
  const descending = sort.startsWith("-");
  const field = sort.replace("-", "") as Exclude<Sort, `-${string}`>;
  return users.toSorted((a, b) => (descending ? byText(b[field], a[field]) : byText(a[field], b[field])));
}

export const usersHandlers: Handlers<operations, DemoContext<DemoState>> = {
  listAllUsers(_input, { state }) {
    return state.users.users;
  },

  listUsers({ query }, { state }) {
    const { q = "", perPage = 10, page = 1, role, currentPlan, status, sort } = query ?? {};
    const found = state.users.users.filter(
      (user) =>
        (contains(user.username, q) || contains(user.fullName, q)) &&
        (role === undefined || user.role === role) &&
        (currentPlan === undefined || user.currentPlan === currentPlan) &&
        (status === undefined || user.status === status),
    );
    return { users: pageOf(sort === undefined ? found : sorted(found, sort), page, perPage), total: found.length };
  },

  getUser({ query }, { state }) {
    return { user: state.users.users.find(({ id }) => id === query.id) ?? null };
  },

  addUser({ body }, { state }) {
    const { users } = state.users;
    const user: User = { id: nextId(users), company: "", country: "", contact: "", status: "active", avatar: null, ...body.user };
    prepend(users, user);
    return reply(201, { user });
  },

  deleteUser({ query }, { state }) {
    return { user: take(state.users.users, query.id) };
  },
};
