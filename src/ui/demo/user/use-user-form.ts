/** State of the user form: values, validation, saving. */
import { useUpdateUser, useUpdateUserAvatar } from "#generated/demo/hooks/users.ts";
import type { User, UserDetails } from "#generated/demo/schema.ts";
import { serverErrors } from "../../form/faults.ts";
import { type FormState, useForm } from "../../form/use-form.ts";
import { statusOf } from "../../kit/problem.ts";
import { useText } from "../../messages/use-text.ts";
import { allFields, bodyOf, detailFields, errorsIn, type FormValues, valuesOf } from "./form-values.ts";
import { answered, failureText } from "./user-actions.ts";
import { accountFields, statusField, userWords } from "./user-specs.ts";

export function useUserForm(user: User, details: UserDetails, onSaved: () => void): FormState<FormValues> {
  const t = useText();
  const { mutateAsync: update } = useUpdateUser();
  const { mutateAsync: sendPicture } = useUpdateUserAvatar();
  const form: FormState<FormValues> = useForm<FormValues>({
    initial: valuesOf(user, details),
    names: allFields,
    check: (values) => errorsIn(t, values),
    async send(values) {
      const { picture } = values;
      await answered(update({ body: bodyOf(user.id, values, form.changed) }));
      if (!(picture instanceof Blob)) return onSaved;
      // The fields are saved even if the picture fails.
      form.rebase({ ...values, picture: "kept" });
      try {
        await answered(sendPicture({ query: { id: user.id }, body: picture as never }));
        return onSaved;
      } catch (error) {
        return { picture: statusOf(error) === 415 ? t("crud.pictureBroken") : failureText(t, error) };
      }
    },
    refused: (error) => serverErrors(t, userWords(t), [...accountFields, statusField, ...detailFields], error),
  });
  return form;
}
