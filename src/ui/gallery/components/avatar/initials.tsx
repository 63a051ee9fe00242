/** Without a picture the name determines initials and tint. */
import { useState } from "react";
import { Avatar } from "#src/ui/kit/avatar.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const people = ["Arjun Pillai", "Siti Nurhaliza", "Jonas Weber", "Chloé Martin", "Wei Jie Lim"];

export function Initials() {
  const t = useText();
  const [name, setName] = useState("Mei Ling Tan");
  return (
    <Stack>
      <Row>
        <Avatar name={name} size={56} decorative={false} />
        {people.map((each) => (
          <Avatar key={each} name={each} size={40} decorative={false} />
        ))}
      </Row>
      <Field label={t("showcase.name")}>
        <Input value={name} autoComplete="off" css={{ maxW: "56" }} onChange={(event) => setName(event.target.value)} />
      </Field>
    </Stack>
  );
}
