/** "At home": what is in the fridge, the freezer and the cupboard, without amounts (decision 0145). */
import { Button } from '@mantine/core';
import IconHomeDown from '@tabler/icons-react/dist/esm/icons/IconHomeDown.mjs';
import { liesTooLong } from '@saltbush/domain/plan/home-items/keeping';
import { newHomeItems } from '@saltbush/domain/plan/home-items/home-items';
import { homePlaces, type HomeItemRow } from '@saltbush/domain/plan/rows/home-item-rows';
import { useHomeItems } from '../../../device/home-items';
import { useToday, type PlanScope } from '../../../device/view-mode';
import { AddHomeField } from './add-home-field';
import classes from './home-panel.module.css';
import { HomeRow } from './home-row';
import { placeNames } from './home-texts';
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
  const fresh = newHomeItems(bought, home.items);
  return (
    <div className={classes.panel}>
      <AddHomeField home={home} today={today} />
      {fresh.length > 0 && (
        <Button
          variant="light"
          fullWidth
          leftSection={<IconHomeDown size={20} stroke={1.75} aria-hidden />}
          onClick={() => home.addWithUndo(fresh)}
        >
          Put away {fresh.length === 1 ? '1 thing' : `${fresh.length} things`} from the trolley
        </Button>
      )}
      <StillThere items={asked} home={home} today={today} />
      {home.items.length === 0 && (
        <p className={classes.lead}>
          Note what you have. The list asks before you buy it again, and Magic Menu cooks it first.
        </p>
      )}
      {homePlaces.map((place) => {
        const items = home.items.filter((item) => item.place === place);
        return (
          items.length > 0 && (
            <section key={place} aria-label={placeNames[place]}>
              <h3 className={classes.place}>{placeNames[place]}</h3>
              <ul className={classes.items}>
                {items.map((item) => (
                  <HomeRow key={item.id} item={item} home={home} scope={scope} today={today} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}
