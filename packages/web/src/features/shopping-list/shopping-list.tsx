/** Items of a list: by aisle, ticked ones below. */
import { useMemo } from 'react';
import type { ShoppingListOnWire } from '@saltbush/contract/shopping-list';
import { AisleSection } from './aisles/aisle-section';
import { aisleIconId, doneIconId } from './aisles/aisle-icon';
import { ListStatus } from './list-status';
import { MoveLine } from './line/move-line';
import { NotOnList } from './not-on-list';
import classes from './shopping-list.module.css';
import { StapleButton } from './aisles/staple-button';
import { StaplesSection, staplesMark } from './aisles/staples-section';
import { inColumns, sectionsOf } from './aisles/sections';
import { useColumns } from './aisles/use-columns';
import { useFocusMovedLine } from './line/use-focus-moved-line';
import { useStickyOrder } from './line/use-sticky-order';
import type { ShownList } from './offline/use-shopping-list';

export interface ShoppingListProps {
  list: ShoppingListOnWire;
  shopping: ShownList;
}

export function ShoppingList({ list, shopping }: ShoppingListProps) {
  const { held, hold, container } = useStickyOrder();
  const follow = useFocusMovedLine(container, list);
  const { aisles, done } = useMemo(() => sectionsOf(list, held), [list, held]);
  const handleTick: ShownList['setTicked'] = (line, isTicked) => {
    hold(line.key);
    shopping.setTicked(line, isTicked);
  };
  return (
    <div ref={container}>
      <ListStatus shopping={shopping} list={list} />
      <AisleColumns aisles={aisles} onTick={handleTick} follow={follow} />
      {done.length > 0 && (
        <AisleSection
          title="Done"
          iconId={doneIconId}
          lines={done}
          kind="done"
          onTick={handleTick}
        />
      )}
      {list.staples.length > 0 && <StaplesSection lines={list.staples} onPutBack={follow} />}
      {list.atHome.length > 0 && <NotOnList lines={list.atHome} />}
    </div>
  );
}

interface AisleColumnsProps {
  aisles: ReturnType<typeof sectionsOf>['aisles'];
  onTick: ShownList['setTicked'];
  /** Focuses a line in its new section. */
  follow: ReturnType<typeof useFocusMovedLine>;
}

function AisleColumns({ aisles, onTick, follow }: AisleColumnsProps) {
  const columns = useColumns();
  const parts = useMemo(() => inColumns(aisles, columns), [aisles, columns]);
  return (
    <div className={classes.columns}>
      {parts.map((sections, index) => (
        <div key={index} className={classes.column}>
          {sections.map(({ aisle, lines }) => (
            <AisleSection
              key={aisle}
              title={aisle}
              iconId={aisleIconId(aisle)}
              lines={lines}
              onTick={onTick}
              onSplit={follow}
              actionsOf={(line) => (
                <>
                  <MoveLine line={line} aisle={aisle} onMoved={follow} />
                  <StapleButton
                    line={line}
                    isStaple={false}
                    mt="sm"
                    onChanged={() => follow(staplesMark)}
                  />
                </>
              )}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
