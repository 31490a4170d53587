/** What is ticked, one tap away; on a wide screen it is open. */
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { ListRow } from '../rows/list-row';
import { usePutAway } from '../actions/use-put-away';
import { FoldedSection } from './folded-section';
import classes from './trolley.module.css';

export interface TrolleyProps {
  /** The latest first. */
  lines: readonly ListLine[];
  startsOpen: boolean;
}

export function Trolley({ lines, startsOpen }: TrolleyProps) {
  const { clearTicked } = usePutAway();
  const title = (
    <>
      <IconShoppingCart size={22} stroke={1.75} aria-hidden />
      <span>
        <Trans>
          <span key={lines.length} className={classes.count}>
            {lines.length}
          </span>{' '}
          in the trolley
        </Trans>
      </span>
    </>
  );
  return (
    <FoldedSection title={title} look="tint" startsOpen={startsOpen}>
      <ul className={classes.rows}>
        {lines.map((line) => (
          <ListRow key={line.key} line={line} />
        ))}
      </ul>
      <div className={classes.foot}>
        <Button variant="default" fullWidth onClick={clearTicked}>
          <Trans>Clear ticked items</Trans>
        </Button>
      </div>
    </FoldedSection>
  );
}
