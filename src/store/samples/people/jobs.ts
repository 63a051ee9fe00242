/** Jobs of the sample people, by the ids of the structure's records. */
import type { CostShare } from "#src/domain/people/shared/vocabulary.ts";
import { sampleDesignations } from "../companies.ts";
import { sampleId } from "../ids.ts";
import { structureId } from "../insert-structure.ts";
import { gradeOf } from "./pay.ts";
import type { SampleEmployee } from "./roster.ts";

interface SampleJob {
  effectiveFrom: string;
  departmentId: string;
  designationId: string;
  gradeId: string | null;
  classId: string;
  functionalGroupId: string | null;
  locationId: string;
  shiftId: string | null;
  employeeGroupIds: string[];
  costSplit: CostShare[];
  reason: string | null;
}

/** The HR department of the trading company also works for purchasing. */
function sharesOf({ company, designation, department }: SampleEmployee["post"]): CostShare[] {
  if (company !== "trading" || designation !== "Human Resources Business Partner") return [];
  const share = (code: string, pct: number): CostShare => ({
    departmentId: structureId("departments", company, code),
    projectId: null,
    pct,
  });
  return [share(department, 7000), share("PUR", 3000)];
}

export function jobsOf({ post, ground, promotion, startDate }: SampleEmployee): SampleJob[] {
  const { company } = post;
  const job = (effectiveFrom: string, designation: string, letter: string, reason: string | null): SampleJob => {
    const grade = sampleDesignations.find((one) => one.company === company && one.name === designation)?.grade ?? null;
    return {
      effectiveFrom,
      departmentId: structureId("departments", company, post.department),
      designationId: sampleId(`designations/${company}/${designation}`),
      gradeId: grade === null ? null : gradeOf(company, grade).id,
      classId: structureId("classes", company, letter),
      functionalGroupId:
        ground.functionalGroup === null ? null : structureId("functional-groups", company, ground.functionalGroup),
      locationId: structureId("work-locations", company, ground.location),
      shiftId: ground.shift === null ? null : structureId("shifts", company, ground.shift),
      employeeGroupIds: ground.groups.map((code) => structureId("employee-groups", company, code)),
      costSplit: sharesOf(post),
      reason,
    };
  };
  if (promotion === null) return [job(startDate, post.designation, post.class, null)];
  const before =
    post.class === "M" ? "S" : post.department.startsWith("WH") || company !== "trading" ? "W" : post.class;
  return [job(startDate, promotion.from, before, null), job(promotion.on, post.designation, post.class, "Promotion")];
}
