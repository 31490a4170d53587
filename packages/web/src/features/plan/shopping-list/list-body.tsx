/** The aisles, and beside or below them adding, the trolley and what is not to be bought. */
import { VisuallyHidden } from '@mantine/core';
import { useMemo, useRef } from 'react';
import type {
  ShoppingList,
  ListLine,
} from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { LoadedPart } from '../../../ui/loaded-part';
import { AddField } from './add/add-field';
import { Dock } from './add/dock';
import type { SheetName } from './bar/sheet-name';
import { detailsPanel } from './details/details-panel.lazy';
import { DetailsSheet } from './details/details-sheet';
import { focusDetailsButton } from './details/focus-details';
import classes from './list-body.module.css';
import { ListAisles } from './list-aisles';
import { listFoot } from './shopping-list.lazy';
import { useListContext } from './list-context';
import { isOpen } from './rows/is-open';
import { findOpenLine } from './state/find-open-line';
import { useHeldRows } from './state/use-held-rows';
import { useLayout } from './state/use-layout';
import { useListKeys } from './state/use-list-keys';
import { useOthersTicks } from './state/use-others-ticks';

export function ListBody({ onOpenSheet }: { onOpenSheet: (sheet: SheetName) => void }) {
  const { list, view, userId, openKey, openDetails } = useListContext();
  const layout = useLayout();
  const { hasRail } = layout;
  const container = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf(list), [list]);
  const ticked = useMemo(() => lines.filter((line) => line.isTicked), [lines]);
  const held = useHeldRows(useMemo(() => keysOfDone(lines), [lines]));
  const message = useOthersTicks(ticked, view, userId);
  useListKeys(container, openDetails);
  const open = findOpenLine(allLines(list), openKey);
  const add = <AddField onAddRecipe={() => onOpenSheet('Add a recipe to the list')} />;
  const close = () => {
    openDetails(undefined);
    if (open) focusDetailsButton(open.key);
  };
  const foot = <LoadedPart code={listFoot} partProps={{ ticked, hasRail, onOpenSheet }} />;
  return (
    <div ref={container} className={classes.body} data-rail={hasRail || undefined}>
      <VisuallyHidden aria-live="polite">{message}</VisuallyHidden>
      <ListAisles layout={layout} held={held} />
      {hasRail ? (
        <div className={classes.rail}>
          <OpenLine line={open} onClose={close} />
          <div className={classes.add}>{add}</div>
          {foot}
        </div>
      ) : (
        <>
          {foot}
          <DetailsSheet line={open} onClose={() => openDetails(undefined)} />
          <Dock>{add}</Dock>
        </>
      )}
    </div>
  );
}

function OpenLine({ line, onClose }: { line: ListLine | undefined; onClose: () => void }) {
  return line && <LoadedPart key={line.key} code={detailsPanel} partProps={{ line, onClose }} />;
}

/** What is to be bought. */
const linesOf = ({ aisles, waiting }: ShoppingList): ListLine[] => [
  ...aisles.flatMap(({ lines }) => lines),
  ...waiting,
];

const keysOfDone = (lines: readonly ListLine[]): ReadonlySet<string> =>
  new Set(lines.filter((line) => !isOpen(line)).map(({ key }) => key));

const allLines = (list: ShoppingList): ListLine[] => [
  ...linesOf(list),
  ...list.checkAtHome,
  ...list.cleared,
];
