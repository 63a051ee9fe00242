/** User management: paged list with filters and counts, one user, adding and deleting. */
import { defaultPageSize } from "#src/contract/page-size.ts";
import {
  type operations,
  type User,
  userPlanValues,
  userRoleValues,
  userStatusValues,
} from "#generated/demo/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { byText, contains, nextId, pageOf, prepend, take } from "./lists.ts";
import { blankDetails } from "./samples/user-details.ts";
import type { DemoHandlers } from "./state.ts";

type Filters = NonNullable<operations["getUserCounts"]["parameters"]["query"]>;
type Sort = NonNullable<NonNullable<operations["listUsers"]["parameters"]["query"]>["sort"]>;

function sorted(users: User[], sort: Sort): User[] {
  const descending = sort.startsWith("-");
  const field = sort.replace("-", "") as Exclude<Sort, `-${string}`>;
  return users.toSorted((a, b) => (descending ? byText(b[field], a[field]) : byText(a[field], b[field])));
}

const facets = ["role", "currentPlan", "status"] as const;

function found(users: readonly User[], filters: Filters): User[] {
  const { q = "" } = filters;
  const fits = (user: User, name: (typeof facets)[number]): boolean =>
    (filters[name] as readonly string[] | undefined)?.includes(user[name]) ?? true;
  return users.filter(
    (user) => (contains(user.username, q) || contains(user.fullName, q)) && facets.every((name) => fits(user, name)),
  );
}

function counted<Value extends string>(values: readonly Value[], all: readonly Value[]): Record<Value, number> {
  return Object.fromEntries(all.map((value) => [value, values.filter((each) => each === value).length])) as Record<
    Value,
    number
  >;
}

export const usersHandlers: DemoHandlers = {
  listAllUsers(_input, { state }) {
    return state.users.users;
  },

  listUsers({ query }, { state }) {
    const { perPage = defaultPageSize, page = 1, sort, ...filters } = query ?? {};
    const users = found(state.users.users, filters);
    return { users: pageOf(sort === undefined ? users : sorted(users, sort), page, perPage), total: users.length };
  },

  getUserCounts({ query }, { state }) {
    const { users } = state.users;
    // Counts for an option ignore its own filter.
    const left = <Name extends (typeof facets)[number]>(name: Name): User[Name][] =>
      found(users, { ...query, [name]: undefined }).map((user) => user[name]);
    return {
      total: users.length,
      states: counted(
        users.map(({ status }) => status),
        userStatusValues,
      ),
      role: counted(left("role"), userRoleValues),
      currentPlan: counted(left("currentPlan"), userPlanValues),
      status: counted(left("status"), userStatusValues),
    };
  },

  getUser({ query }, { state }) {
    return { user: state.users.users.find(({ id }) => id === query.id) ?? null };
  },

  addUser({ body }, { state, now }) {
    const { users } = state.users;
    const user: User = {
      id: nextId(users),
      company: "",
      country: "",
      contact: "",
      status: "active",
      ...body.user,
      avatar: body.user.avatar || null,
    };
    prepend(users, user);
    state.users.details[user.id] = blankDetails(user.role);
    state.users.events[user.id] = [{ id: 1, kind: "joined", about: "", at: now().toISOString() }];
    return reply(201, { user });
  },

  deleteUser({ query }, { state }) {
    delete state.users.details[query.id];
    delete state.users.events[query.id];
    return { user: take(state.users.users, query.id) };
  },
};
