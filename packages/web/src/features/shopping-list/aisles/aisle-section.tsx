/** One aisle, or the ticked items. */
import { useId, type ReactNode } from 'react';
import type { ShoppingLineOnWire } from '@saltbush/contract/shopping-list';
import { AisleIcon } from './aisle-icon';
import classes from './aisle-section.module.css';
import { ShoppingLine } from '../line/shopping-line';

export interface AisleSectionProps {
  title: string;
  iconId: string;
  lines: readonly ShoppingLineOnWire[];
  kind?: 'to-buy' | 'done';
  onTick: (line: ShoppingLineOnWire, isTicked: boolean) => void;
  /** Called with the key of the item to focus after a split or merge. Absent: not possible. */
  onSplit?: (line: string) => void;
  /** Further actions in an item's details. */
  actionsOf?: (line: ShoppingLineOnWire) => ReactNode;
}

export function AisleSection({
  title,
  iconId,
  lines,
  kind = 'to-buy',
  onTick,
  onSplit,
  actionsOf,
}: AisleSectionProps) {
  const headingId = useId();
  return (
    <section className={classes.section} data-kind={kind} aria-labelledby={headingId}>
      <div className={classes.head}>
        <AisleIcon id={iconId} />
        <h2 id={headingId} className={classes.title}>
          {title}
        </h2>
        <span className={classes.count}>
          {lines.length} {lines.length === 1 ? 'line' : 'lines'}
        </span>
      </div>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <ShoppingLine key={line.key} line={line} onTick={onTick} onSplit={onSplit}>
            {actionsOf?.(line)}
          </ShoppingLine>
        ))}
      </ul>
    </section>
  );
}
