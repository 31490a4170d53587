/** What is ticked, one tap away; on a wide screen it is open. */
import { Button, UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import { useId, useState } from 'react';
import { ListRow } from '../rows/list-row';
import { useListContext } from '../state/list-context';
import type { LedgerLine } from '@saltbush/domain/shopping-list/ledger/ledger';
import classes from './trolley.module.css';

export interface TrolleyProps {
  /** The latest first. */
  lines: readonly LedgerLine[];
  startsOpen: boolean;
}

export function Trolley({ lines, startsOpen }: TrolleyProps) {
  const { actions } = useListContext();
  const [isOpen, setOpen] = useState(startsOpen);
  const headingId = useId();
  const rowsId = useId();
  return (
    <section className={classes.trolley} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.title}>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? rowsId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <IconShoppingCart size={22} stroke={1.75} aria-hidden />
          {lines.length} in the trolley
          <IconChevronDown className={classes.arrow} size={20} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </h2>
      {isOpen && (
        <div id={rowsId}>
          <ul className={classes.rows}>
            {lines.map((line) => (
              <ListRow key={line.key} line={line} />
            ))}
          </ul>
          <div className={classes.foot}>
            <Button variant="default" fullWidth onClick={actions.clearTicked}>
              Clear ticked items
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
