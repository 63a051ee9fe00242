/** List state of users. */
import { dataList } from "#generated/demo/resources/users.ts";
import type { ListContract } from "../../list/list-state.ts";

export const userList: ListContract = {
  ...dataList,
  // Opens the drawer for a new user.
  extras: { add: ["yes"] },
};
