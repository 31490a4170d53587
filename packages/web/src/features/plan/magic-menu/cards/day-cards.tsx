/** A card for each day: what is planned already, the dish that was chosen, or why there is none. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useRef } from 'react';
import type { MenuCandidate } from '@saltbush/contract/plan/magic-menu';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { shortWeekday } from '@saltbush/domain/plan/days/week';
import type { MenuDay } from '@saltbush/domain/plan/magic-menu/week/week-slots';
import { defaultMeal } from '@saltbush/domain/plan/meal-plans/menu';
import { mealName, mealWord } from '@saltbush/domain/plan/meal-plans/meal-words';
import { shownNote } from '@saltbush/domain/plan/meal-plans/stored-notes';
import { Plate } from '../../../../ui/images/plate';
import { RecipeCover } from '../../../recipe/recipes';
import classes from './day-cards.module.css';
import type { PlacedWeek } from '../placed-week';
import { useCardKeys } from './use-card-keys';
import type { ChosenChoice } from '../use-menu-choice';

export interface DayCardsProps {
  days: readonly MenuDay[];
  /** Entries that had no day, and have one of these. */
  placed: PlacedWeek['placed'];
  choice: ChosenChoice;
  candidates: readonly MenuCandidate[];
  cards: ReadonlyMap<string, RecipeCard>;
  onSwap: (day: MenuDay) => void;
}

export function DayCards(props: DayCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  useCardKeys(list);
  return (
    <ul
      ref={list}
      className={classes.cards}
      aria-label={t`Dinners of the week`}
      aria-busy={props.choice.isChoosing}
    >
      {props.days.map((day) => (
        <DayCard key={day.slotId} day={day} {...props} />
      ))}
    </ul>
  );
}

function DayCard({ day, ...props }: DayCardsProps & { day: MenuDay }) {
  const pick = props.choice.menu.picks.find(({ slotId }) => slotId === day.slotId);
  if (day.planned.length > 0) return <PlannedCard day={day} {...props} />;
  if (!pick) return <UnfilledCard day={day} {...props} />;
  const facts = props.candidates.find(({ _id }) => _id === pick.recipeId);
  const isLocked = props.choice.locked.has(day.slotId);
  const name = `${facts?.title ?? ''}, ${dayAndMeal(day)}`;
  return (
    <li className={classes.card} data-locked={isLocked || undefined} data-card>
      <Cover
        key={`cover ${pick.recipeId}`}
        recipe={props.cards.get(pick.recipeId) ?? { title: facts?.title ?? '' }}
      />
      <div key={pick.recipeId} className={classes.text}>
        <p className={classes.day}>
          <DayName day={day} />
          {facts?.minutes !== undefined && (
            <span className={classes.minutes}>{formatMinutes(facts.minutes)}</span>
          )}
        </p>
        <h3 className={classes.title}>{facts?.title}</h3>
        <p className={classes.reason}>{pick.reason}</p>
      </div>
      <CardActions
        name={name}
        isLocked={isLocked}
        onLock={() => props.choice.session.setLocked(day.slotId, !isLocked)}
        onSwap={() => props.onSwap(day)}
      />
    </li>
  );
}

interface CardActionsProps {
  /** "Red lentil dal, Thursday" */
  name: string;
  isLocked: boolean;
  onLock: () => void;
  onSwap: () => void;
}

function CardActions({ name, isLocked, onLock, onSwap }: CardActionsProps) {
  const LockIcon = isLocked ? IconLock : IconLockOpen;
  return (
    <div className={classes.actions}>
      <Button
        variant="subtle"
        color={isLocked ? undefined : 'gray'}
        data-key="l"
        aria-pressed={isLocked}
        aria-label={t`Lock ${name}`}
        onClick={onLock}
      >
        <LockIcon size={20} stroke={1.75} aria-hidden />
        <span className={classes.label}>{isLocked ? t`Locked` : t`Lock`}</span>
      </Button>
      <Button variant="subtle" data-key="s" aria-label={t`Swap ${name}`} onClick={onSwap}>
        <IconReplace size={20} stroke={1.75} aria-hidden />
        <span className={classes.label}>
          <Trans>Swap</Trans>
        </span>
      </Button>
    </div>
  );
}

function PlannedCard({ day, cards, placed }: DayCardsProps & { day: MenuDay }) {
  const [entry] = day.planned;
  const card = cards.get(entry?.recipeId ?? '');
  const title = card?.title ?? shownNote(entry?.note ?? '');
  return (
    <li className={classes.card} data-locked>
      <Cover recipe={card ?? (entry?.recipeId === undefined ? undefined : { title })} />
      <div className={classes.text}>
        <p className={classes.day}>
          <DayName day={day} />
        </p>
        <h3 className={classes.title}>{title}</h3>
        <p className={classes.reason}>
          <IconLock size={16} stroke={1.75} aria-hidden />{' '}
          {placed.has(entry?.id ?? '') ? t`Planned without a day` : t`Already planned`}
        </p>
      </div>
    </li>
  );
}

function UnfilledCard({ day, choice, onSwap }: DayCardsProps & { day: MenuDay }) {
  const slot = choice.menu.unfilled.find(({ slotId }) => slotId === day.slotId);
  return (
    <li className={classes.card} data-card>
      <div className={classes.text}>
        <p className={classes.day}>
          <DayName day={day} />
        </p>
        <h3 className={classes.title}>
          {slot?.demands ? t`Nothing fits: ${slot.demands}` : t`Nothing fits`}
        </h3>
        <p className={classes.reason}>{slot?.advice}</p>
      </div>
      <div className={classes.actions}>
        <Button
          variant="subtle"
          data-key="s"
          aria-label={t`Choose a recipe for ${dayAndMeal(day)}`}
          onClick={() => onSwap(day)}
        >
          <IconSearch size={20} stroke={1.75} aria-hidden />
          <span className={classes.label}>
            <Trans>Choose a recipe</Trans>
          </span>
        </Button>
      </div>
    </li>
  );
}

/** "Monday", "Monday’s lunch" */
const dayAndMeal = ({ name, meal }: MenuDay): string =>
  meal === defaultMeal ? name : t`${name}’s ${{ meal: mealWord(meal) }}`;

const DayName = ({ day: { weekday, date, meal } }: { day: MenuDay }) => (
  <span>
    <span className={classes.weekday}>{shortWeekday(weekday)}</span> {Number(date.slice(8))}
    {meal !== defaultMeal && ` · ${mealName(meal)}`}
  </span>
);

/** A meal without a recipe has a plate. */
const Cover = ({ recipe }: { recipe: RecipeCard | { title: string } | undefined }) => (
  <span className={classes.cover} aria-hidden>
    {recipe ? <RecipeCover recipe={recipe} sizes="(min-width: 64em) 14vw, 120px" /> : <Plate />}
  </span>
);
