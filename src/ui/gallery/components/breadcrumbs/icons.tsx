/** Icons in addition to the labels. */
import { House, Mail, Star } from "lucide-react";
import { useState } from "react";
import { Breadcrumb } from "#src/ui/kit/breadcrumb.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Icons() {
  const t = useText();
  const [icons, setIcons] = useState(true);
  const steps = [
    { label: t("showcase-frames.breadcrumbs.start"), to: "/", icon: <House size={14} aria-hidden /> },
    { label: t("shell.area.email"), to: "/apps/email/inbox", icon: <Mail size={14} aria-hidden /> },
    { label: t("showcase-frames.breadcrumbs.starred"), icon: <Star size={14} aria-hidden /> },
  ];
  return (
    <Stack>
      <Switch size="sm" checked={icons} onChange={setIcons}>
        {t("showcase-frames.breadcrumbs.withIcons")}
      </Switch>
      <Breadcrumb
        label={t("showcase-frames.breadcrumbs.icons")}
        crumbs={icons ? steps : steps.map(({ icon: _, ...step }) => step)}
      />
    </Stack>
  );
}
