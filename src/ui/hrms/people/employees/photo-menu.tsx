/** Photo of an employee as a menu button: upload with crop, or remove. */
import { css } from "#generated/styles/css/index.js";
import { ImageOff, ImageUp } from "lucide-react";
import { useUpdateEmployeePhoto } from "#generated/hrms/hooks/employees.ts";
import type { Employee } from "#generated/hrms/schema.ts";
import { Menu } from "../../../kit/menu.tsx";
import { MenuItem } from "../../../kit/menu-items.tsx";
import { problemText } from "../../../kit/problem.ts";
import { toDataUrl } from "../../../kit/square-picture.ts";
import { toast } from "../../../kit/toast.ts";
import { usePictureFile } from "../../../kit/use-picture-file.tsx";
import { VisuallyHidden } from "../../../kit/visually-hidden.tsx";
import { useText } from "../../../messages/use-text.ts";
import { PersonPhoto } from "./person-photo.tsx";

export function PhotoMenu({ employee: { id, companyId, person } }: { employee: Employee }) {
  const t = useText();
  const { mutateAsync, isPending } = useUpdateEmployeePhoto();
  const name = person.fullName;
  const refuse = (text: string): void => void toast({ kind: "error", text });
  const send = async (photo: string | null): Promise<void> => {
    try {
      await mutateAsync({ path: { companyId, employeeId: id }, body: { photo } });
      toast({ text: t(photo === null ? "employees.photo.removed" : "employees.photo.saved", { name }) });
    } catch (error) {
      refuse(problemText(t, error));
    }
  };
  const change = t(person.photo === null ? "employees.photo.add" : "employees.photo.change");
  const { input, choose } = usePictureFile({
    label: change,
    onPicture: async (picture) => send(await toDataUrl(picture)),
    onRefused: (reason) => reason && refuse(reason),
  });
  return (
    <>
      <Menu
        trigger={(props) => (
          <button
            {...props}
            type="button"
            aria-busy={isPending || undefined}
            className={css({
              borderRadius: "full",
              cursor: "pointer",
              _hover: { outline: "2px solid", outlineColor: "border.strong", outlineOffset: "1px" },
            })}
          >
            <PersonPhoto companyId={companyId} employeeId={id} name={name} photo={person.photo} size={48} />
            {/* Not an aria-label: it would have to contain the visible initials. */}
            <VisuallyHidden>{t("employees.photo.of", { name })}</VisuallyHidden>
          </button>
        )}
      >
        <MenuItem icon={<ImageUp size={16} aria-hidden />} onSelect={choose}>
          {change}
        </MenuItem>
        {person.photo !== null && (
          <MenuItem danger icon={<ImageOff size={16} aria-hidden />} onSelect={() => void send(null)}>
            {t("employees.photo.remove")}
          </MenuItem>
        )}
      </Menu>
      {input}
    </>
  );
}
