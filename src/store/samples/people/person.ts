/** Permanent data of the sample people, as in the table of persons. */
import { yearOf } from "#src/domain/shared/calendar.ts";
import { masterId } from "../../seeds/seed-masters.ts";
import { between, chanceOf } from "./chance.ts";
import { addressOf, educationOf, emergencyContactOf, mailName, phonesOf, skillsOf } from "./contact.ts";
import { nameOf } from "./names.ts";
import type { SampleEmployee } from "./roster.ts";

const domains = { trading: "merlion.example", logistics: "merlion.example", kitchen: "banyan.example" };

export function personOf({
  key,
  post,
  fullName,
  preferredName,
  gender,
  tradition,
  dateOfBirth,
  married,
  race,
  religion,
  nationality,
  employeeNo,
}: SampleEmployee) {
  const random = chanceOf(`person/${key}`);
  const name = mailName(fullName, preferredName);
  const other = gender === "male" ? "female" : "male";
  const relative = { name: nameOf(random, tradition, other).fullName, gender: other } as const;
  return {
    fullName,
    preferredName,
    gender,
    dateOfBirth,
    maritalStatus: married ? (random() < 0.08 ? "divorced" : "married") : "single",
    raceId: masterId("races", race),
    secondRaceId: null,
    religionId: masterId("religions", religion),
    nationalityId: masterId("countries", nationality),
    personalEmail: `${name}${between(random, 10, 99)}@mail.example`,
    // Drivers, packers and cooks have no company mailbox.
    workEmail: post.class === "W" ? null : `${name}.${employeeNo.slice(2)}@${domains[post.company]}`,
    phones: phonesOf(random),
    addresses: [addressOf(random)],
    emergencyContacts: [emergencyContactOf(random, married, relative)],
    education: educationOf(random, post.class, yearOf(dateOfBirth)),
    skills: skillsOf(random, post.class),
  };
}
