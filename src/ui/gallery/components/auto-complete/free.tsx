/** Free text: Enter accepts values that are not in the list. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { AutoComplete } from "#src/ui/gallery/parts/auto-complete.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Tag } from "#src/ui/kit/status-dot.tsx";
import { VisuallyHidden } from "#src/ui/kit/visually-hidden.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const known = ["barista", "art", "roasting", "safety", "aid", "desk"] as const;

export function Free() {
  const t = useText();
  const [text, setText] = useState("");
  const options = known.map((value) => ({ value, label: t(`showcase-overlays.complete.of.${value}`) }));
  const [skills, setSkills] = useState<readonly string[]>(() => [t("showcase-overlays.complete.of.barista")]);
  const add = (name: string): void => {
    const skill = name.trim();
    if (skill !== "" && !skills.includes(skill)) setSkills([...skills, skill]);
    setText("");
  };
  return (
    <Stack>
      <Field label={t("showcase-overlays.complete.skill")} help={t("showcase-overlays.complete.skillHelp")}>
        <AutoComplete
          label={t("showcase-overlays.complete.skill")}
          options={options.filter(({ label }) => !skills.includes(label))}
          text={text}
          onText={setText}
          onChoose={({ label }) => add(label)}
          onEnter={() => add(text)}
        />
      </Field>
      <ul
        className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}
        aria-label={t("showcase-overlays.complete.skills")}
      >
        {skills.map((skill) => (
          <li key={skill}>
            <Tag pill tone="accent">
              {skill}
            </Tag>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{t("showcase-overlays.complete.have", { count: skills.length })}</VisuallyHidden>
    </Stack>
  );
}
