/** Countries by ISO 3166. */
import type { CountryInput } from "#generated/hrms/schema.ts";
import { conflict } from "#src/contract/problem.ts";
import { countryOptions, countryRecords, leaveTypesOfCountry } from "#src/store/platform/shared/masters/countries.ts";
import type { HrmsHandlers } from "../../context.ts";
import { cleanFields } from "../../shared/records/clean-fields.ts";
import { platformCrud } from "../../shared/records/crud.ts";

const countries = platformCrud({
  subject: "countries",
  records: countryRecords,
  nameOf: ({ name }) => name,
  unique: { countries_iso2: "iso2", countries_iso3: "iso3" },
  async toFields(body: CountryInput, ctx, before) {
    const iso2 = body.iso2.toUpperCase();
    // Other records name a country by its two letters.
    if (before && before.iso2 !== iso2 && (await leaveTypesOfCountry(ctx.db, before.id)).length > 0) {
      throw conflict("in-use", "Other records use these two letters.", [
        { pointer: "/iso2", code: "in-use", message: "is in use" },
      ]);
    }
    return { ...cleanFields("countries", body), iso2, iso3: body.iso3.toUpperCase() };
  },
  async usages(ctx, id) {
    return (await leaveTypesOfCountry(ctx.db, id)).map((type) => ({ subject: "global-leave-types", ...type }));
  },
});

export const countriesHandlers = {
  ...countries.handlers,
  listCountryOptions: ({ query }, ctx) => countryOptions(ctx.db, query?.q),
} satisfies HrmsHandlers;
