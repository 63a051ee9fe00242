/** Form to invite a platform administrator. */
import { users } from "./area.ts";
import { CreateScreen } from "../../../crud/form-screen.tsx";

const whole = {};

export function InvitePage() {
  return <CreateScreen area={users} scope={whole} base="/platform/users" />;
}
