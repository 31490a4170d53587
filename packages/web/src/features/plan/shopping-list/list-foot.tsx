/** Below the aisles: what to check at home, what is left of earlier days, the trolley, what the shop has none of, other stores, staples, what was put away, what nobody buys. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import type { SheetName } from './bar/sheet-name';
import { CheckAtHome } from './check/check-at-home';
import { HiddenOptional } from './check/hidden-optional';
import { inSentence } from '@saltbush/recipe-parser/foods/shown';
import classes from './list-foot.module.css';
import { FirstStaples } from './empty/first-staples';
import { useFoodActions } from './actions/use-food-actions';
import { usePutAway } from './actions/use-put-away';
import { useListContext } from './list-context';
import { isOpen } from './rows/is-open';
import { isForStore, useStoreName } from './state/store-filter';
import { tickerOf } from './state/people';
import { FoldedLines, type FoldedLinesProps } from './folded/folded-lines';
import { Trolley } from './folded/trolley';
import { useNothingLeft } from './rows/left-note';

export interface ListFootProps {
  ticked: readonly ListLine[];
  hasRail: boolean;
  onOpenSheet: (sheet: SheetName) => void;
}

export function ListFoot({ ticked, hasRail, onOpenSheet }: ListFootProps) {
  const { list, view, userId } = useListContext();
  const folded = useFoldedParts();
  const timeOf = (line: ListLine) => tickerOf(line, view, userId)?.at ?? 0;
  const latestFirst = ticked.toSorted((a, b) => timeOf(b) - timeOf(a));
  return (
    <>
      {list.checkAtHome.length > 0 && <CheckAtHome lines={list.checkAtHome} />}
      <LeftLines />
      <FirstStaples onOpen={() => onOpenSheet('Set your staples')} />
      {ticked.length > 0 && <Trolley lines={latestFirst} startsOpen={hasRail} />}
      {folded
        .filter(({ lines }) => lines.length > 0)
        .map((part) => (
          <FoldedLines key={part.title} {...part} />
        ))}
      <HiddenOptional />
      {list.atHome.length > 0 && (
        <p className={classes.atHome}>
          <Trans>
            Not on the list: {list.atHome.map(({ name }) => inSentence(name)).join(', ')}
          </Trans>
        </p>
      )}
    </>
  );
}

/** Not to buy: what is left of earlier days is enough. Open, so that what is gone after all is one tap away. */
function LeftLines() {
  const { left = [] } = useListContext().list;
  const sayGone = useNothingLeft();
  if (left.length === 0) return null;
  const named = left.map((line) => ({ ...line, text: `${line.text} · ${line.left?.text}` }));
  return (
    <FoldedLines
      title={t`Still at home`}
      lines={named}
      actionLabel={t`It’s gone`}
      onAction={sayGone}
      startsOpen
    />
  );
}

function useFoldedParts(): FoldedLinesProps[] {
  const { list, openDetails } = useListContext();
  const { putBack, setNotInShop } = usePutAway();
  const foods = useFoodActions();
  const store = useStoreName();
  const lines = list.aisles.flatMap((group) => group.lines);
  const putBackLabel = t`Put it back on the list`;
  return [
    {
      title: t`Not in the shop today`,
      lines: [...lines, ...list.waiting].filter((line) => line.isNotInShop),
      actionLabel: putBackLabel,
      onAction: (line) => setNotInShop(line, false),
    },
    {
      title: t`For other stores`,
      lines: lines.filter((line) => isOpen(line) && !isForStore(line, store)),
      actionLabel: t`Details`,
      onAction: (line) => openDetails(line.key),
    },
    {
      title: t`Always have it`,
      lines: list.staples,
      actionLabel: putBackLabel,
      onAction: (line) => foods.setStaple(line, false),
    },
    { title: t`Cleared`, lines: list.cleared, actionLabel: putBackLabel, onAction: putBack },
  ];
}
