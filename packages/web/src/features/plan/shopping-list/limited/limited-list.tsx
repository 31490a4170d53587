/** The list for who may only tick, or only look: what is to be bought, by aisle, and nothing that would be refused. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { shownAisle } from '@saltbush/recipe-parser/names';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { ListBar } from '../bar/list-bar';
import { BelowBar } from '../bar/bar.lazy';
import aisleClasses from '../rows/aisle-block.module.css';
import { AisleIcon, aisleIconId } from '../aisles/aisle-icon';
import { isOpen } from '../rows/is-open';
import { lineTexts } from '../rows/line-text';
import rowClasses from '../rows/list-row.module.css';
import shownRow from '../rows/shown-row.module.css';
import { RowIcon } from '../rows/row-icon';
import type { ListScreenProps } from '../list-screen';
import { addedText, tickerOf } from '../state/people';
import classes from './limited-list.module.css';
import { RoleNote } from './role-note';
import { useLimitedTick } from './use-limited-tick';

export function LimitedList({ shownList, shown, pageView }: ListScreenProps) {
  const { list, status, scope, userId, view } = shownList;
  const mayTick = pageView.household?.role === 'shopper';
  const { waiting, aisles, total } = list;
  const setTicked = useLimitedTick(shownList);
  const rowProps = { view, userId, onTick: mayTick ? setTicked : undefined };
  return (
    <>
      <ListBar
        shown={shown}
        view={pageView}
        scope={scope}
        status={status}
        progress={total > 0 ? list : undefined}
      />
      <BelowBar status={status} scope={scope} />
      <RoleNote mayTick={mayTick} />
      {total === 0 && <EmptyState title={t`Nothing to buy`} hint={t`Others fill this list.`} />}
      <div className={classes.aisles}>
        {waiting.length > 0 && <Rows label={t`Just added`} lines={waiting} {...rowProps} />}
        {aisles.map(({ aisle, lines }) => (
          <Aisle key={aisle} aisle={aisle} lines={lines} {...rowProps} />
        ))}
      </div>
    </>
  );
}

interface RowsProps extends Pick<ListScreenProps['shownList'], 'view' | 'userId'> {
  lines: readonly ListLine[];
  /** Undefined for who may not. */
  onTick: ((line: ListLine, isTicked: boolean) => void) | undefined;
}

type AisleProps = RowsProps & Pick<ListLine, 'aisle'>;

function Aisle({ aisle, lines, ...rowProps }: AisleProps) {
  const headingId = useId();
  if (lines.length === 0) return null;
  return (
    <section className={aisleClasses.aisle} aria-labelledby={headingId}>
      <div className={aisleClasses.head}>
        <span className={aisleClasses.icon}>
          <AisleIcon id={aisleIconId(aisle)} />
        </span>
        <h2 id={headingId} className={aisleClasses.title}>
          {shownAisle(aisle)}
        </h2>
        <span className={aisleClasses.count}>
          <Trans>{lines.filter(isOpen).length} left</Trans>
        </span>
      </div>
      <Rows lines={lines} {...rowProps} />
    </section>
  );
}

function Rows({ label, lines, ...rowProps }: RowsProps & { label?: string }) {
  return (
    <ul className={aisleClasses.rows} aria-label={label}>
      {lines.map((line) => (
        <Row key={line.key} line={line} {...rowProps} />
      ))}
    </ul>
  );
}

/** It stays in its place when it is ticked: nobody else's tick moves what a thumb is about to press. */
function Row({ line, view, userId, onTick }: Omit<RowsProps, 'lines'> & { line: ListLine }) {
  const { amount, name, detail } = lineTexts(line, addedText(line, view, userId));
  const ticker = line.isTicked ? tickerOf(line, view, userId)?.name : undefined;
  const inTrolley =
    ticker === undefined ? t`In the trolley` : t`In the trolley, by ${byName(ticker)}`;
  const below = line.isTicked ? inTrolley : line.isNotInShop ? t`Not in the shop` : detail;
  const content = (
    <>
      <RowIcon line={line} />
      <span className={rowClasses.text}>
        <span className={rowClasses.main}>
          {amount !== '' && <b>{amount}</b>} {name}
        </span>
        {below !== '' && <span className={rowClasses.below}>{below}</span>}
      </span>
    </>
  );
  return (
    <li className={rowClasses.row} data-ticked={line.isTicked || undefined}>
      {onTick ? (
        <label className={rowClasses.label}>
          <input
            type="checkbox"
            className={rowClasses.box}
            checked={line.isTicked}
            aria-label={[`${amount} ${name}`.trim(), below].filter(Boolean).join(', ')}
            onChange={(event) => onTick(line, event.target.checked)}
          />
          {content}
        </label>
      ) : (
        <div className={shownRow.shown}>{content}</div>
      )}
    </li>
  );
}

const byName = (name: string): string => (name === t`You` ? t`you` : name);
