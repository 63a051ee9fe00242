/** App notice at the bottom of the window, positioned so that it covers no control. */
import { chakra } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface NoticeProps {
  icon: LucideIcon;
  color: string;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

export function Notice({ icon: Icon, color, title, children, actions }: NoticeProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      gap="2.5"
      px="3"
      py="2.5"
      bg="raised"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      boxShadow="floating"
    >
      <chakra.span color={color} mt="1px" flexShrink={0}>
        <Icon size={18} aria-hidden />
      </chakra.span>
      <chakra.div flex="1 1 12rem" minW="0">
        <chakra.p fontWeight="medium">{title}</chakra.p>
        <chakra.p color="text.muted" fontSize="sm" lineHeight="sm">
          {children}
        </chakra.p>
      </chakra.div>
      {actions && (
        <chakra.div display="flex" gap="1" marginInlineStart="auto">
          {actions}
        </chakra.div>
      )}
    </chakra.div>
  );
}
