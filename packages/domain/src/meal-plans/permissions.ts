/** Who may read and change a meal plan: the person whose week it is, nobody else. */

/** @example canUseMealPlan({ ownerId: 'priya' }, 'tom') // false */
export function canUseMealPlan(plan: { ownerId: string }, personId: string): boolean {
  return plan.ownerId === personId;
}
