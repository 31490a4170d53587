/** The lines of a list: by aisle, and what is in the trolley below. */
import { useMemo } from 'react';
import type { ShoppingListOnWire } from '@saltbush/contract/shopping-list';
import { AisleSection } from './aisles/aisle-section';
import { aisleIconId, atHomeIconId, doneIconId } from './aisles/aisle-icon';
import { ListStatus } from './list-status';
import { MoveLine } from './line/move-line';
import classes from './shopping-list.module.css';
import { StapleButton } from './aisles/staple-button';
import { StaplesSection, staplesMark } from './aisles/staples-section';
import { inColumns, sectionsOf } from './aisles/sections';
import { useColumns } from './aisles/use-columns';
import { useFollowedLine } from './line/use-followed-line';
import { useHeldLines } from './line/use-held-lines';
import type { ShownList } from './keeping/use-shopping-list';

export interface ShoppingListProps {
  list: ShoppingListOnWire;
  shopping: ShownList;
}

export function ShoppingList({ list, shopping }: ShoppingListProps) {
  const { held, hold, container } = useHeldLines();
  const follow = useFollowedLine(container, list);
  const columns = useColumns();
  const { aisles, done } = useMemo(() => sectionsOf(list, held), [list, held]);
  const parts = useMemo(() => inColumns(aisles, columns), [aisles, columns]);
  const handleTick: ShownList['setTicked'] = (line, isTicked) => {
    hold(line.key);
    shopping.setTicked(line, isTicked);
  };
  return (
    <div ref={container}>
      <ListStatus shopping={shopping} list={list} />
      <div className={classes.columns}>
        {parts.map((sections, index) => (
          <div key={index} className={classes.column}>
            {sections.map(({ aisle, lines }) => (
              <AisleSection
                key={aisle}
                title={aisle}
                iconId={aisleIconId(aisle)}
                lines={lines}
                onTick={handleTick}
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
      {list.atHome.length > 0 && (
        <AisleSection
          title="From home"
          iconId={atHomeIconId}
          lines={list.atHome}
          kind="at-home"
          onTick={handleTick}
        />
      )}
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
    </div>
  );
}
