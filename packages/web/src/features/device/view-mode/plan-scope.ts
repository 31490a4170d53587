/** Whose plan and list: a person's own, or those of a household, as that person sees them. */
export interface PlanScope {
  userId: string;
  /** Absent: personal. */
  householdId?: string | undefined;
}

/** Part of a storage key. Personal data have the key they had before households. */
export const scopeKey = ({ userId, householdId }: PlanScope): string =>
  householdId === undefined ? userId : `${userId}.${householdId}`;
