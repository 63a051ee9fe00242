/** Page frame: title (also of the document), intro, actions and tabs above the content. */
import { chakra } from "@chakra-ui/react";
import { use, type ReactNode } from "react";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";
import { DocumentTitle } from "./document-title.tsx";
import { TitleToolContext } from "./title-tool.ts";

interface PageFrameProps {
  title: string;
  /** One sentence about the page. */
  intro?: ReactNode;
  /** The primary action comes last. */
  actions?: ReactNode;
  /** Breadcrumb; only below the second level. */
  crumbs?: readonly Crumb[];
  tabs?: ReactNode;
  /** The content fills the window's height, as in apps with panes. */
  fill?: boolean;
  children: ReactNode;
}

export function PageFrame({ title, intro, actions, crumbs, tabs, fill = false, children }: PageFrameProps) {
  const tool = use(TitleToolContext);
  return (
    <chakra.div
      data-page-fill={fill || undefined}
      display="flex"
      flexDirection="column"
      flex="1"
      minW="0"
      minH={fill ? "0" : undefined}
      px={{ base: "4", md: "6" }}
      pt="5"
      pb={fill ? "4" : "8"}
    >
      <DocumentTitle>{title}</DocumentTitle>
      {crumbs && <Breadcrumb crumbs={crumbs} />}
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="flex-start"
        justifyContent="space-between"
        columnGap="6"
        rowGap="3"
      >
        <chakra.div minW="0" flex="1 1 16rem">
          <chakra.div display="flex" alignItems="flex-start" gap="1.5">
            <chakra.h1
              minW="0"
              fontSize="xl"
              lineHeight="xl"
              fontWeight="semibold"
              letterSpacing="-0.01em"
              overflowWrap="anywhere"
            >
              {title}
            </chakra.h1>
            {tool}
          </chakra.div>
          {intro && (
            <chakra.div color="text.muted" maxW="prose" mt="0.5">
              {intro}
            </chakra.div>
          )}
        </chakra.div>
        {actions && (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
            {actions}
          </chakra.div>
        )}
      </chakra.div>
      {tabs && <chakra.div mt="4">{tabs}</chakra.div>}
      <chakra.div
        mt="5"
        flex={fill ? "1" : undefined}
        minH={fill ? "0" : undefined}
        minW="0"
        display={fill ? "flex" : undefined}
        flexDirection="column"
      >
        {children}
      </chakra.div>
    </chakra.div>
  );
}
