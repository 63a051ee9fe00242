/** Team member as a table row, or as a card on phones. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ProjectMember } from "#generated/hrms/schema.ts";
import { recordAt } from "../../../crud/addresses.ts";
import { none } from "../../../crud/labels.ts";
import { Money, useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { StatusDot, type Tone } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";

const tones: Record<ProjectMember["state"], Tone> = { current: "success", coming: "info", ended: "neutral" };
const wide = { base: "none", md: "table-cell" };

interface MemberRowProps {
  companyId: string;
  member: ProjectMember;
  rates: boolean;
  actions: ReactNode;
}

export function MemberRow({ companyId, member, rates, actions }: MemberRowProps) {
  const t = useText();
  const format = useFormat();
  const { employeeId, fullName, employeeNo, role, startDate, endDate, rate, state } = member;
  const until = endDate === null ? none : format.date(endDate);
  const status = <StatusDot tone={tones[state]}>{t(`projects.state.${state}`)}</StatusDot>;
  return (
    <tr>
      <th scope="row">
        <Link to={recordAt(`/companies/${companyId}/employees`, employeeId)}>{fullName}</Link>
        <chakra.span display="block" color="text.muted" fontSize="sm" lineHeight="sm" fontWeight="normal">
          {employeeNo}
        </chakra.span>
        <chakra.span display={{ base: "block", md: "none" }} fontSize="sm" lineHeight="sm" fontWeight="normal">
          {`${role} · ${endDate === null ? t("crud.fromOn", { from: format.date(startDate) }) : `${format.date(startDate)} – ${until}`}`}
        </chakra.span>
        {rate != null && (
          <chakra.span display={{ base: "block", md: "none" }} fontSize="sm" lineHeight="sm" fontWeight="normal">
            {t("projects.rateValue", { rate: format.money(rate) })}
          </chakra.span>
        )}
        <chakra.span display={{ base: "block", md: "none" }} fontSize="sm" lineHeight="sm" fontWeight="normal">
          {status}
        </chakra.span>
      </th>
      <chakra.td display={wide}>{role}</chakra.td>
      {rates && (
        <chakra.td display={wide} textAlign="end">
          {rate == null ? none : <Money cents={rate} />}
        </chakra.td>
      )}
      <chakra.td display={wide} fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {format.date(startDate)}
      </chakra.td>
      <chakra.td display={wide} fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {until}
      </chakra.td>
      <chakra.td display={wide}>{status}</chakra.td>
      {actions && (
        <td>
          <chakra.span display="flex" justifyContent="end" gap="1">
            {actions}
          </chakra.span>
        </td>
      )}
    </tr>
  );
}
