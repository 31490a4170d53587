/** What the dinners that were chosen cost for one person, and what is not known of it. */
import { t } from '@lingui/core/macro';
import classes from '../menu-chooser.module.css';
import type { PricedCandidate } from './priced-candidates';

export interface MenuCostProps {
  /** Of the dinners. */
  recipeIds: readonly string[];
  candidates: readonly PricedCandidate[];
}

/** Nothing while no dinner has a price. */
export function MenuCost({ recipeIds, candidates }: MenuCostProps) {
  const byId = new Map(candidates.map((candidate) => [candidate._id, candidate]));
  const chosen = recipeIds.map((id) => byId.get(id));
  const text = menuCostText(chosen);
  return text === undefined ? null : <p className={classes.cost}>{text}</p>;
}

/** @example menuCostText([dal, curry]) // 'About $9 a person for these 2 dinners, partly estimates.' */
export function menuCostText(
  chosen: readonly (Pick<PricedCandidate, 'cost' | 'isEstimate'> | undefined)[],
): string | undefined {
  const priced = chosen.filter((dinner) => dinner?.cost !== undefined);
  if (priced.length === 0) return undefined;
  const dollars = priced.reduce((sum, dinner) => sum + (dinner?.cost ?? 0), 0);
  const areAll = priced.length === chosen.length;
  const count = areAll ? `${chosen.length}` : t`${priced.length} of these ${chosen.length}`;
  const dinners =
    chosen.length === 1 ? 'this dinner' : areAll ? t`these ${count} dinners` : `${count} dinners`;
  const estimates = priced.some((dinner) => dinner?.isEstimate) ? ', partly estimates' : '';
  const unknown = areAll ? '' : ' Too few prices are known for the others.';
  return t`About $${Math.round(dollars)} a person for ${dinners}${estimates}.${unknown}`;
}
