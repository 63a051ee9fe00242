/** A sample person transferred from one company to the other: two employments of the same person. */
import { addDays, addMonths } from "#src/domain/shared/calendar.ts";
import type { SampleEmployee } from "./roster.ts";

const isPlain = ({ role, pass, contractType }: SampleEmployee): boolean =>
  role === undefined && pass === null && contractType === "permanent";

export function withTransfer(people: readonly SampleEmployee[], today: string): SampleEmployee[] {
  const to = people.find(
    (one) =>
      one.post.company === "logistics" &&
      one.status === "confirmed" &&
      isPlain(one) &&
      one.startDate > addMonths(today, -36),
  );
  const from = people.find(
    (one) =>
      one.post.company === "trading" &&
      one.status === "exited" &&
      isPlain(one) &&
      to !== undefined &&
      one.startDate < addMonths(to.startDate, -9),
  );
  if (to === undefined || from === undefined) return [...people];
  const lastDay = addDays(to.startDate, -1);
  const {
    fullName,
    preferredName,
    gender,
    tradition,
    race,
    religion,
    nationality,
    dateOfBirth,
    married,
    identityNumber,
    idType,
    residencies,
  } = to;
  const left: SampleEmployee = {
    ...from,
    fullName,
    preferredName,
    gender,
    tradition,
    race,
    religion,
    nationality,
    dateOfBirth,
    married,
    identityNumber,
    idType,
    lastDay,
    personKey: to.key,
    movedTo: to.key,
    exitReason: "transfer",
    noticeGivenOn: null,
    rehireEligible: true,
    promotion: from.promotion !== null && from.promotion.on <= lastDay ? from.promotion : null,
    pays: from.pays.filter((pay) => pay.from <= lastDay),
    residencies: residencies.slice(0, 1).map((first) => ({ ...first, from: from.startDate })),
  };
  return people.map((one) => (one === from ? left : one === to ? { ...to, movedFrom: from.key } : one));
}
