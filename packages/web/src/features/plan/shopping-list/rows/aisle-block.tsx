/** One aisle: a heading that stays on screen, and its rows. */
import { Trans } from '@lingui/react/macro';
import { shownAisle } from '@saltbush/recipe-parser/names';
import { useId } from 'react';
import { AisleIcon, aisleIconId } from '../aisles/aisle-icon';
import type { AisleLines } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { isOpen } from './is-open';
import classes from './aisle-block.module.css';
import { ListRow } from './list-row';

export function AisleBlock({ aisle, name = shownAisle(aisle), lines }: AisleLines) {
  const headingId = useId();
  const left = lines.filter(isOpen).length;
  return (
    <section className={classes.aisle} aria-labelledby={headingId}>
      <div className={classes.head}>
        <span className={classes.icon}>
          <AisleIcon id={aisleIconId(aisle)} />
        </span>
        <h2 id={headingId} className={classes.title}>
          {name}
        </h2>
        <span className={classes.count}>
          <Trans>{left} left</Trans>
        </span>
      </div>
      <ul className={classes.rows}>
        {lines.map((line) => (
          <ListRow key={line.key} line={line} />
        ))}
      </ul>
    </section>
  );
}
