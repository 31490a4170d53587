/** Says whose recipes of the same title are: two people of a household may each have a bolognese. */
import { t } from '@lingui/core/macro';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';

/**
 * Whose each recipe is, by id; and the website it comes from where one person has several.
 *
 * @example ownersOfAlike([mine, sams], 'my id') // { mine: 'Yours', sams: 'By Sam' }
 */
export function ownersOfAlike(
  cards: readonly RecipeCard[],
  ownId: string | undefined,
): Map<string, string> {
  const byTitle = new Map<string, RecipeCard[]>();
  for (const card of cards) {
    const title = card.title.trim().toLowerCase();
    byTitle.set(title, [...(byTitle.get(title) ?? []), card]);
  }
  const alike = [...byTitle.values()].filter(({ length }) => length > 1);
  return new Map(
    alike.flatMap((group) => group.map((card) => [card._id, labelOf(card, group, ownId)] as const)),
  );
}

function labelOf(card: RecipeCard, alike: readonly RecipeCard[], ownId: string | undefined) {
  const { owner, siteName } = card;
  const whose = owner._id === ownId ? t`Yours` : t`By ${owner.username}`;
  const isAmongSeveral = alike.filter((other) => other.owner._id === owner._id).length > 1;
  return isAmongSeveral && siteName ? t`${whose}, from ${siteName}` : whose;
}
