/**
 * The aisles of a household, as they are stored and synchronised (`rows.ts`): its own, and what it calls or hides of the
 * usual ones. The id of a usual one is its name (`aisles` of the parser), of an own one a UUID.
 */
export interface AisleRow {
  /** Absent of a usual one that has its usual name. */
  name?: string;
  /** It is offered nowhere, and what was in it stands in another aisle. */
  isHidden?: boolean;
}

export const aisleLimits = {
  /** Own ones, and usual ones that something is set on. */
  aisles: 60,
  name: 40,
} as const;
