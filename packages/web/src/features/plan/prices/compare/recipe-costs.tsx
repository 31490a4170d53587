/** What each recipe of the list costs, and a serve of it: what is used of the packs, not what is left over. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { RecipeCost } from '@saltbush/domain/plan/prices/basket/recipe-costs';
import type { Money } from '../../../device/country';
import classes from './compare-prices.module.css';

export interface RecipeCostsProps {
  costs: readonly RecipeCost[];
  money: Money;
  /** Of all times that it is cooked for this list. */
  servesOf: (recipeId: string) => number | undefined;
}

export function RecipeCosts({ costs, money, servesOf }: RecipeCostsProps) {
  const known = costs.filter(({ priced }) => priced > 0);
  if (known.length === 0) return null;
  return (
    <section className={classes.card} aria-label={t`Cost of each recipe`}>
      <h3>
        <Trans>Cost of each recipe</Trans>
      </h3>
      {known.map(({ recipeId, title, cents, lines, priced }) => {
        const serves = servesOf(recipeId);
        return (
          <div key={recipeId} className={classes.row}>
            <span>
              {title}
              <span className={classes.note}>
                {' '}
                <Trans>
                  {priced} of {lines} ingredients priced
                </Trans>
              </span>
            </span>
            <span>
              {money.text(cents)}
              {serves ? (
                <span className={classes.note}>
                  {' · '}
                  <Trans>{money.text(Math.round(cents / serves))} a serve</Trans>
                </span>
              ) : null}
            </span>
          </div>
        );
      })}
    </section>
  );
}
