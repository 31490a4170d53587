/** What the dinners that were chosen cost for one person, and what is not known of it. */
import { plural, t } from '@lingui/core/macro';
import type { Money } from '../../../device/country';
import classes from '../menu-chooser.module.css';
import type { PricedCandidate } from './priced-candidates';

export interface MenuCostProps {
  /** Of the dinners. */
  recipeIds: readonly string[];
  candidates: readonly PricedCandidate[];
  money: Money;
}

/** Nothing while no dinner has a price. */
export function MenuCost({ recipeIds, candidates, money }: MenuCostProps) {
  const byId = new Map(candidates.map((candidate) => [candidate._id, candidate]));
  const chosen = recipeIds.map((id) => byId.get(id));
  const text = menuCostText(chosen, money);
  return text === undefined ? null : <p className={classes.cost}>{text}</p>;
}

/** @example menuCostText([dal, curry], money) // 'About $9 a person for these 2 dinners, partly estimates.' */
export function menuCostText(
  chosen: readonly (Pick<PricedCandidate, 'cost' | 'isEstimate'> | undefined)[],
  money: Money,
): string | undefined {
  const priced = chosen.filter((dinner) => dinner?.cost !== undefined);
  if (priced.length === 0) return undefined;
  const cost = money.whole(priced.reduce((sum, dinner) => sum + (dinner?.cost ?? 0), 0) * 100);
  const hasEstimate = priced.some((dinner) => dinner?.isEstimate);
  const counts = { known: priced.length, all: chosen.length };
  return counts.known === counts.all
    ? textOfAll(cost, counts.all, hasEstimate)
    : textOfSome(cost, counts, hasEstimate);
}

const textOfAll = (cost: string, all: number, hasEstimate: boolean): string =>
  hasEstimate
    ? plural(all, {
        one: `About ${cost} a person for this dinner, partly estimates.`,
        other: `About ${cost} a person for these # dinners, partly estimates.`,
      })
    : plural(all, {
        one: `About ${cost} a person for this dinner.`,
        other: `About ${cost} a person for these # dinners.`,
      });

function textOfSome(
  cost: string,
  { known, all }: { known: number; all: number },
  hasEstimate: boolean,
): string {
  const sentence = hasEstimate
    ? t`About ${cost} a person for ${known} of these ${all} dinners, partly estimates.`
    : t`About ${cost} a person for ${known} of these ${all} dinners.`;
  return `${sentence} ${t`Too few prices are known for the others.`}`;
}
