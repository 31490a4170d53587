/** Products that were chosen for foods, to take the best one again. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useChosenProducts, type ChosenProduct } from '../../prices';
import { useListContext } from '../list-context';
import { offerUndo } from '../state/undo';
import classes from './taught-list.module.css';

export function TaughtProducts({ search }: { search: string }) {
  const { scope } = useListContext();
  const { chosen, choose } = useChosenProducts(scope);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = chosen.filter((one) =>
    words.every((word) => `${textOf(one)} products`.toLowerCase().includes(word)),
  );
  if (found.length === 0) return null;
  const forget = (one: ChosenProduct) => {
    void choose(one, null);
    const text = textOf(one);
    offerUndo(t`Forgotten: ${text}`, () => void choose(one, one.product));
  };
  return (
    <section aria-label={t`Products`}>
      <h3 className={classes.kind}>
        <Trans>Products</Trans>
      </h3>
      <ul className={classes.lessons}>
        {found.map((one) => (
          <li key={`${one.key} ${one.retailer}`} className={classes.lesson}>
            <span className={classes.text}>{textOf(one)}</span>
            <Button
              variant="subtle"
              aria-label={t`Forget: ${textOf(one)}`}
              onClick={() => forget(one)}
            >
              <Trans>Forget</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @example 'milk at Coles: Coles Full Cream Milk 2L' */
const textOf = ({ key, retailerName, productName }: ChosenProduct): string =>
  t`${key.replaceAll('-', ' ')} at ${retailerName}: ${productName}`;
