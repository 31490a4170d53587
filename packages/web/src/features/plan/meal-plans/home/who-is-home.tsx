/** Who is home on a day: their letters under the date. A tap says who is home for which meal. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import {
  countPeople,
  tableAt,
  type Table,
  type WhoEats,
} from '@saltbush/domain/plan/eaters/eaters';
import { defaultMeal } from '@saltbush/domain/plan/meal-plans/menu';
import { formatList } from '../../../../ui/format-list';
import { useOnDemand } from '../../../../ui/menu/use-on-demand';
import { usePrefetch } from '../../../../ui/use-prefetch';
import { EaterCircle } from '../../../device/eaters';
import type { HomeChoiceProps, WhoIsHomeProps } from './home-choice';
import { homePanel } from './home-panel.lazy';
import classes from './who-is-home.module.css';

export function WhoIsHome(props: WhoIsHomeProps) {
  const { scope, whoEats } = props;
  // Its place stays free: the rows of a household come before its members.
  if (!whoEats) return scope.householdId && <span className={classes.place} />;
  if ((countPeople(whoEats) ?? 1) < 2) return null;
  return <Home {...props} whoEats={whoEats} />;
}

function Home(props: HomeChoiceProps) {
  const { day, whoEats, scope, isPast } = props;
  usePrefetch(homePanel.load);
  const [HomePanel, button] = useOnDemand(homePanel);
  const table = tableAt(day.date, defaultMeal, whoEats);
  const content = (
    <>
      <Circles table={table} whoEats={whoEats} myId={scope.userId} />
      <VisuallyHidden>{t`Eating on ${{ day: day.name }}: ${{ names: namesOf(table, scope.userId) }}`}</VisuallyHidden>
    </>
  );
  if (isPast) {
    return (
      <span className={classes.place} data-past>
        {content}
      </span>
    );
  }
  const trigger = (more: ComponentPropsWithRef<'button'>) => (
    <UnstyledButton {...more} className={classes.place} data-button>
      {content}
    </UnstyledButton>
  );
  if (!HomePanel) return trigger({ ...button, 'aria-haspopup': 'dialog' });
  return <HomePanel {...props} trigger={trigger} />;
}

/** At most this many circles fit into a column. */
const mostCircles = 4;

interface CirclesProps {
  table: Table;
  whoEats: WhoEats;
  myId: string;
}

function Circles({ table, whoEats, myId }: CirclesProps) {
  const { eaters } = table;
  const others = table.unnamed + table.guests;
  const isAll = eaters.length <= mostCircles && (others === 0 || eaters.length < mostCircles);
  const shown = isAll ? eaters : eaters.slice(0, mostCircles - 1);
  const more = eaters.length - shown.length + others;
  if (eaters.length + others === 0) {
    return (
      <span className={classes.more} aria-hidden>
        <Trans>Nobody</Trans>
      </span>
    );
  }
  return (
    <>
      {shown.map((eater) => (
        <EaterCircle
          key={eater.id}
          eater={eater}
          isMe={eater.id === myId}
          index={whoEats.eaters.indexOf(eater)}
          isSmall
        />
      ))}
      {more > 0 && (
        <span className={classes.more} aria-hidden>
          +{more}
        </span>
      )}
    </>
  );
}

/** "you, Sam, 2 more and 1 guest" */
function namesOf({ eaters, unnamed, guests }: Table, myId: string): string {
  const names = [
    ...eaters.map(({ id, name }) => (id === myId ? t`you` : name)),
    ...(unnamed > 0 ? [t`${unnamed} more`] : []),
    ...(guests > 0 ? [plural(guests, { one: '# guest', other: '# guests' })] : []),
  ];
  return names.length === 0 ? t`nobody` : formatList(names);
}
