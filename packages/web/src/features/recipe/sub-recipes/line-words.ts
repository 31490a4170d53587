/** In words how much of a recipe a line asks for. */
import { t } from '@lingui/core/macro';
import { formatQuantity, quantity, rationalFromNumber } from '@saltbush/recipe-parser/units';
import type { SubRecipeLine } from '@saltbush/contract/recipe/sub-recipes';

type OpenLine = Extract<SubRecipeLine, { state: 'open' }>;

/**
 * @param factor by which the recipe is scaled
 * @returns undefined when nobody can say
 * @example quantitiesText({ times: 0.5, isEstimate: true }, 2) // 'about 1 quantity'
 */
export function quantitiesText(
  { times, isEstimate }: Pick<OpenLine, 'times' | 'isEstimate'>,
  factor = 1,
): string | undefined {
  if (times === undefined) return undefined;
  const all = times * factor;
  const number = formatQuantity(quantity(rationalFromNumber(all)));
  if (isEstimate) return all > 1 ? t`about ${number} quantities` : t`about ${number} quantity`;
  return all > 1 ? t`${number} quantities` : t`${number} quantity`;
}

/** @example closedText({ state: 'deleted' }) // 'You deleted this recipe.' */
export const closedText = ({ state }: Pick<SubRecipeLine, 'state'>): string =>
  state === 'deleted' ? t`You deleted this recipe.` : t`A recipe you can’t open.`;
