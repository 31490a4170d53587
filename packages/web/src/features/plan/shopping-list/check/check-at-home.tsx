/** Spoons of pantry foods, and what is noted to be at home: to look for before shopping. A tap puts one on the list, and counts it from then on. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, UnstyledButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { MouseEvent } from 'react';
import { lineChanges } from '@saltbush/domain/plan/shopping-list/changes/line-changes';
import { putAway } from '@saltbush/domain/plan/shopping-list/changes/put-away';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import type { HomePlace } from '@saltbush/domain/plan/rows/home-item-rows';
import type { Row, RowMap } from '@saltbush/domain/plan/rows/rows';
import { shownAisle } from '@saltbush/recipe-parser/names';
import { FoldedSection } from '../folded/folded-section';
import { useListContext } from '../list-context';
import { useLongPress } from '../rows/use-long-press';
import classes from './check-at-home.module.css';

export function CheckAtHome({ lines }: { lines: readonly ListLine[] }) {
  const { actions, list, today } = useListContext();
  const haveRest = () =>
    actions.changer.changeWithUndo(
      lines.length === 1
        ? t`You have ${{ name: lines[0]!.name }}`
        : plural(lines.length, { one: 'You have # item', other: 'You have # items' }),
      ...lines.flatMap((line) => putAway(line, { days: list.days, today })),
    );
  return (
    <FoldedSection title={t`Check at home (${lines.length})`} look="card" startsOpen>
      <ul className={classes.chips} aria-label={t`Tap what you need to buy`}>
        {withNeeded(lines, list.aisles).map((line) => (
          <li key={line.key}>
            <Chip line={line} />
          </li>
        ))}
      </ul>
      <Button variant="subtle" fullWidth onClick={haveRest}>
        <Trans>We have the rest</Trans>
      </Button>
    </FoldedSection>
  );
}

/** By name, so that none moves when it is tapped. */
const withNeeded = (
  lines: readonly ListLine[],
  aisles: readonly { lines: readonly ListLine[] }[],
): ListLine[] =>
  [
    ...lines,
    ...aisles.flatMap((aisle) => aisle.lines.filter((line) => line.isNeeded && !line.isTicked)),
  ].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/** Where somebody noted its food. */
const placeOf = (key: string, rows: RowMap): HomePlace | undefined =>
  [...rows.values()]
    .filter((row): row is Row<'homeItems'> => row.kind === 'homeItems')
    .find(({ fields }) => fields.foodKey === key)?.fields.place;

const placeTexts: Record<HomePlace, string> = {
  fridge: t`In the fridge`,
  freezer: t`In the freezer`,
  cupboard: t`In the cupboard`,
};

/** Holding it opens its details, as it does on a row of the list. */
function Chip({ line }: { line: ListLine }) {
  const { actions, openDetails, view } = useListContext();
  const { key, name, aisle, isNeeded, needLeft, text } = line;
  const homePlace = placeOf(key, view.rows);
  const place = shownAisle(aisle);
  const amount = [homePlace && placeTexts[homePlace], needLeft ?? text].filter(Boolean).join(', ');
  const press = useLongPress(() => openDetails(key));
  const handleClick = (event: MouseEvent) => {
    press.onClick(event);
    if (event.defaultPrevented) return;
    const title = isNeeded
      ? t`${name}: off the list`
      : t`${name}: on the list, in ${{ aisle: place }}`;
    actions.changer.changeWithUndo(
      title,
      ...lineChanges(line, { isNeeded: isNeeded ? null : true }),
    );
  };
  return (
    <UnstyledButton
      {...press}
      className={classes.chip}
      aria-pressed={isNeeded}
      onClick={handleClick}
    >
      {isNeeded && <IconCheck size={18} stroke={2} aria-hidden />}
      <span className={classes.text}>
        <span className={classes.name}>{name}</span>{' '}
        <span className={classes.amount}>{isNeeded ? t`On the list` : amount}</span>
      </span>
    </UnstyledButton>
  );
}
