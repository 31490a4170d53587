/** One row: tap to put it in the trolley; its images, or holding it, open the details. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import { useListContext } from '../list-context';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { LoadedPart } from '../../../../ui/loaded-part';
import { isWaiting } from '../state/is-waiting';
import { useNow } from '../state/use-now';
import { addedText, tickerOf, type Ticker } from '../state/people';
import { agoText, lineTexts } from './line-text';
import classes from './list-row.module.css';
import { leftNote } from './left-note.lazy';
import { RowDots } from './row-dots';
import { RowIcon } from './row-icon';
import { Initial } from './initial';
import { useLongPress } from './use-long-press';

export interface ListRowProps {
  line: ListLine;
}

export function ListRow({ line }: ListRowProps) {
  const { openDetails } = useListContext();
  const open = () => openDetails(line.key);
  const longPress = useLongPress(open);
  return (
    <li className={classes.row} data-ticked={line.isTicked || undefined}>
      <RowLabel line={line} longPress={longPress} />
      <div className={classes.end}>
        <RowEnd line={line} />
        <button
          type="button"
          className={classes.details}
          aria-label={t`${{ name: line.name }}, details`}
          data-details={line.key}
          onClick={open}
        />
      </div>
      {line.left && <LoadedPart code={leftNote} partProps={{ line }} />}
    </li>
  );
}

interface RowLabelProps {
  line: ListLine;
  longPress: ReturnType<typeof useLongPress>;
}

function RowLabel({ line, longPress }: RowLabelProps) {
  const { actions, view, userId } = useListContext();
  const { amount, name, detail } = lineTexts(line, addedText(line, view, userId));
  const isMore = line.needLeft !== undefined && !line.isTicked;
  const below = line.isTicked ? t`In the trolley` : line.isNotInShop ? t`Not in the shop` : detail;
  return (
    <label className={classes.label} {...longPress}>
      <input
        type="checkbox"
        className={classes.box}
        data-line={line.key}
        data-more={isMore || undefined}
        checked={line.isTicked}
        aria-label={[`${amount} ${name}`.trim(), line.isOptional && 'optional', detail]
          .filter(Boolean)
          .join(', ')}
        onChange={(event) => actions.setTicked(line, event.target.checked)}
      />
      <RowIcon line={line} />
      <span className={classes.text}>
        <span className={classes.main}>
          {amount !== '' && <b data-more={isMore || undefined}>{amount}</b>} {name}
        </span>
        {(below !== '' || line.isOptional) && (
          <span className={classes.below}>
            {line.isOptional && (
              <span className={classes.optional}>
                <Trans>Optional</Trans>
              </span>
            )}{' '}
            {below}
          </span>
        )}
      </span>
    </label>
  );
}

/** Right: who ticked it, whether it waits for the server, or the meals that need it. */
function RowEnd({ line }: { line: ListLine }) {
  const { view, userId, status } = useListContext();
  const ticker = line.isTicked ? tickerOf(line, view, userId) : undefined;
  const usual = ticker && !ticker.isMe ? <TickedBy ticker={ticker} /> : <RowDots line={line} />;
  if (!isWaiting(line, view)) return usual;
  if (status.isOffline) return <Waiting />;
  // A good network takes a moment only: nothing flickers.
  return (
    <>
      <span className={classes.meanwhile}>{usual}</span>
      <Waiting isSoon />
    </>
  );
}

/** @param isSoon shown when it takes longer than a second */
function Waiting({ isSoon = false }: { isSoon?: boolean }) {
  return (
    <span className={classes.waiting} data-soon={isSoon || undefined}>
      <IconCloudUp size={20} stroke={1.75} aria-hidden />
      <Trans>Waiting</Trans>
    </span>
  );
}

/** The given name: a row has no space for more. */
function TickedBy({ ticker }: { ticker: Ticker }) {
  return (
    <span className={classes.ticker}>
      <Initial person={ticker} />
      {ticker.name.split(' ')[0]}, {agoText(ticker.at, useNow())}
    </span>
  );
}
