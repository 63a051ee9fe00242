/** The state of a user's form: what was typed, what is wrong with it, and how it is saved. */
import { useRef, useState } from "react";
import { useUpdateUser, useUpdateUserAvatar } from "#generated/demo/hooks/users.ts";
import type { User, UserDetails } from "#generated/demo/schema.ts";
import { fieldErrors, statusOf } from "../../kit/problem.ts";
import { useText } from "../../messages/use-text.ts";
import {
  bodyOf,
  changedFields,
  faultsOf,
  fieldOfPointer,
  valuesOf,
  type FieldName,
  type FormFaults,
  type FormValues,
} from "./form-values.ts";
import { answered, failureText } from "./user-actions.ts";

export interface UserForm {
  readonly values: FormValues;
  readonly changed: readonly FieldName[];
  /** Faults to be shown: of fields that were left, and of all once saving was tried. */
  readonly errors: FormFaults;
  /** Why saving failed, where no field is to blame. */
  readonly failure: string | null;
  readonly busy: boolean;
  /** Whether the entries are on the server. */
  readonly isSaved: () => boolean;
  readonly change: (changes: Partial<FormValues>) => void;
  readonly leave: (name: FieldName) => void;
  readonly reset: () => void;
  /** Resolves to the faults that kept it from being saved; null where it is saved. */
  readonly save: () => Promise<FormFaults | null>;
}

export function useUserForm(user: User, details: UserDetails): UserForm {
  const t = useText();
  const [before, setBefore] = useState(() => valuesOf(user, details));
  const [values, setValues] = useState(before);
  const [serverErrors, setServerErrors] = useState<FormFaults>({});
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const saved = useRef(false);
  const { mutateAsync: update } = useUpdateUser();
  const { mutateAsync: sendPicture } = useUpdateUserAvatar();
  const changed = changedFields(before, values);
  const own = faultsOf(t, values);
  const shown = Object.fromEntries(Object.entries(own).filter(([name]) => tried || left.has(name as FieldName)));

  const send = async (): Promise<FormFaults | null> => {
    const { picture } = values;
    try {
      await answered(update({ body: bodyOf(user.id, values, changed) }));
    } catch (error) {
      const faults = Object.fromEntries(
        Object.entries(fieldErrors(t, error)).map(([pointer, text]) => [fieldOfPointer(pointer) ?? "", text]),
      ) as FormFaults;
      if (Object.keys(faults).every((name) => name === "")) setFailure(failureText(t, error));
      return faults;
    }
    // What was typed is on the server now, whatever becomes of the picture.
    setBefore({ ...values, picture: picture instanceof Blob ? "kept" : picture });
    if (!(picture instanceof Blob)) return null;
    try {
      await answered(sendPicture({ query: { id: user.id }, body: picture as never }));
      return null;
    } catch (error) {
      return { picture: statusOf(error) === 415 ? t("crud.pictureBroken") : failureText(t, error) };
    }
  };
  return {
    values,
    changed,
    errors: { ...serverErrors, ...shown },
    failure,
    busy,
    isSaved: () => saved.current,
    change: (changes) => {
      setValues((old) => ({ ...old, ...changes }));
      setServerErrors((old) => ({
        ...old,
        ...Object.fromEntries(Object.keys(changes).map((name) => [name, undefined])),
      }));
    },
    leave: (name) => {
      if (changed.includes(name) && !left.has(name)) setLeft(new Set([...left, name]));
    },
    reset: () => {
      setValues(before);
      setServerErrors({});
      setLeft(new Set());
      setTried(false);
      setFailure(null);
    },
    save: async () => {
      if (running.current || changed.length === 0) return {};
      setTried(true);
      setFailure(null);
      if (Object.values(own).some(Boolean)) return own;
      running.current = true;
      setBusy(true);
      const faults = await send();
      running.current = false;
      setBusy(false);
      if (faults) setServerErrors(faults);
      else saved.current = true;
      return faults;
    },
  };
}
