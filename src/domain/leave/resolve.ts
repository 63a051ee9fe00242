/** Which setting applies to an employee on a day: employee > department > employee group > grade > company. */
import { type SettingLevel, settingLevels } from "./shared/vocabulary.ts";

export interface PlacedSetting {
  readonly level: SettingLevel;
  /** The employee, department, group or grade; null for the company. */
  readonly targetId: string | null;
  readonly validFrom: string;
  readonly entitlement: number;
}

/** Where an employee stands on a day. */
export interface SettingPlace {
  readonly employeeId: string;
  /** The employee's department first, then those above it. */
  readonly departmentIds: readonly string[];
  readonly employeeGroupIds: readonly string[];
  readonly gradeId: string | null;
}

/** The latest setting in force of each target, in the order of precedence; the first one applies. */
export function settingsInOrder<S extends PlacedSetting>(
  settings: readonly S[],
  place: SettingPlace,
  day: string,
): readonly S[] {
  const started = settings.filter(({ validFrom }) => validFrom <= day);
  const latest = started.filter(
    (one) =>
      !started.some(
        (other) => other.level === one.level && other.targetId === one.targetId && other.validFrom > one.validFrom,
      ),
  );
  return settingLevels.flatMap((level) => {
    const ofLevel = latest.filter((setting) => setting.level === level);
    const targets = targetsOf(level, place);
    const found = targets.flatMap((target) => ofLevel.filter(({ targetId }) => targetId === target));
    // Nobody is worse off for being in a second group.
    return level === "employee-group" ? found.toSorted((one, other) => other.entitlement - one.entitlement) : found;
  });
}

function targetsOf(level: SettingLevel, place: SettingPlace): readonly (string | null)[] {
  switch (level) {
    case "employee":
      return [place.employeeId];
    case "department":
      return place.departmentIds;
    case "employee-group":
      return place.employeeGroupIds;
    case "grade":
      return [place.gradeId].filter((id) => id !== null);
    default:
      return [null];
  }
}
