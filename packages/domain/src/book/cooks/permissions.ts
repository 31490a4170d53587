/**
 * Who has a page as a cook. Whoever has one may be followed, by anybody but themselves.
 *
 * - Whoever lists a recipe for everyone has a page, which everybody may see.
 * - An account that is disabled or about to be deleted has none, and neither has one that lists nothing: its name is
 *   nobody's business. One's own page is there for oneself.
 */
export interface CookFacts {
  id: string;
  /** Neither disabled nor about to be deleted. */
  isActive: boolean;
  recipeCount: number;
}

/**
 * @param userId who asks; absent for a visitor
 * @example hasCookPage({ id: 'priya', isActive: true, recipeCount: 0 }, 'tom') // false
 */
export const hasCookPage = (
  { id, isActive, recipeCount }: CookFacts,
  userId: string | undefined,
): boolean => isActive && (recipeCount > 0 || id === userId);
