/** Aisles that the household hides, each to be shown again. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { NamedAisle } from '@saltbush/domain/plan/shopping-list/own-aisles/open-aisles';
import { useFoodActions } from '../actions/use-food-actions';
import classes from './order-sheet.module.css';

export function HiddenAisles({ aisles }: { aisles: readonly NamedAisle[] }) {
  const foods = useFoodActions();
  if (aisles.length === 0) return null;
  return (
    <div className={classes.actions}>
      {aisles.map(({ id, name }) => (
        <Button
          key={id}
          variant="default"
          onClick={() => foods.setAisle(t`${name} shown`, id, { isHidden: null })}
        >
          <Trans>Show {name}</Trans>
        </Button>
      ))}
    </div>
  );
}
