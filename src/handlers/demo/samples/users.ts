/** Sample users: everyone in the directory. */
import type { User, UserEvent } from "#generated/demo/schema.ts";
import { directory } from "./directory.ts";
import { sampleDetails, sampleEvents, type StoredDetails } from "./user-details.ts";

export interface UsersState {
  users: User[];
  /** By the user's id. */
  details: Record<number, StoredDetails>;
  events: Record<number, UserEvent[]>;
}

export function createUsersState(now: Date): UsersState {
  const users = directory.map(({ job: _job, ...person }, index): User => ({ id: index + 1, ...person }));
  return {
    users,
    details: Object.fromEntries(users.map((user) => [user.id, sampleDetails(user)])),
    events: Object.fromEntries(users.map((user) => [user.id, sampleEvents(user, now)])),
  };
}
