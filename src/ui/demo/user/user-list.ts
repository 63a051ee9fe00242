/** The list of users: what its contract does not say of its address. */
import { dataList } from "#generated/demo/resources/users.ts";
import type { ListContract } from "../../list/list-state.ts";

export const userList: ListContract = {
  ...dataList,
  // The drawer of a new user is open.
  extras: { add: ["yes"] },
};
