/**
 * Whose answer someone may give. That they may plan meals for the household at all is decided by its table of
 * permissions (`households/permissions.ts`).
 *
 * - Everyone answers for themselves.
 * - For people without an account, such as small children, any member answers.
 * - Nobody answers for another member: they have an account of their own.
 */
export function mayVoteFor(
  eaterId: string,
  { userId, memberIds }: { userId: string; memberIds: ReadonlySet<string> },
): boolean {
  return eaterId === userId || !memberIds.has(eaterId);
}
