/** The id of nothing, where an id is needed that no record has. */
export const nilUuid = "00000000-0000-0000-0000-000000000000";
