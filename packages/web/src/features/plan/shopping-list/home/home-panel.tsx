/** "At home": what is in the fridge, the freezer and the cupboard, without amounts (decision 0145). */
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconHomeDown from '@tabler/icons-react/dist/esm/icons/IconHomeDown.mjs';
import { liesTooLong } from '@saltbush/domain/plan/home-items/storage-time';
import { newHomeItems } from '@saltbush/domain/plan/home-items/home-items';
import {
  homePlaces,
  type HomeItemRow,
  type HomePlace,
} from '@saltbush/domain/plan/rows/home-item-rows';
import { useHomeItems, type HomeItems } from '../../../device/home-items';
import { useToday, type PlanScope } from '../../../device/view-mode';
import { AddHomeField } from './add-home-field';
import classes from './home-panel.module.css';
import { HomeRow, type HomeRowProps } from './home-row';
import { placeNames } from '../../home-items';
import { StillThere } from './still-there';

export interface HomePanelProps {
  scope: PlanScope;
  /** What was ticked on the list that is shown. */
  bought?: readonly HomeItemRow[];
}

export function HomePanel({ scope, bought = [] }: HomePanelProps) {
  const home = useHomeItems(scope);
  const today = useToday(scope.householdId);
  if (!home) return null;
  const asked = home.items.filter((item) => liesTooLong(item, today));
  return (
    <div className={classes.panel}>
      <AddHomeField home={home} today={today} />
      <PutAwayButton items={newHomeItems(bought, home.items)} home={home} />
      <StillThere items={asked} home={home} today={today} />
      {home.items.length === 0 && (
        <p className={classes.lead}>
          <Trans>
            Note what you have. The list asks before you buy it again, and Magic Menu cooks it
            first.
          </Trans>
        </p>
      )}
      {homePlaces.map((place) => (
        <Place key={place} place={place} home={home} scope={scope} today={today} />
      ))}
    </div>
  );
}

/** What was ticked and is not noted yet. */
function PutAwayButton({ items, home }: { items: readonly HomeItemRow[]; home: HomeItems }) {
  if (items.length === 0) return null;
  return (
    <Button
      variant="light"
      fullWidth
      leftSection={<IconHomeDown size={20} stroke={1.75} aria-hidden />}
      onClick={() => home.addWithUndo(items)}
    >
      <Plural
        value={items.length}
        one="Put away # thing from the trolley"
        other="Put away # things from the trolley"
      />
    </Button>
  );
}

interface PlaceProps extends Omit<HomeRowProps, 'item'> {
  place: HomePlace;
}

function Place({ place, home, ...row }: PlaceProps) {
  const items = home.items.filter((item) => item.place === place);
  if (items.length === 0) return null;
  return (
    <section aria-label={placeNames[place]}>
      <h3 className={classes.place}>{placeNames[place]}</h3>
      <ul className={classes.items}>
        {items.map((item) => (
          <HomeRow key={item.id} item={item} home={home} {...row} />
        ))}
      </ul>
    </section>
  );
}
