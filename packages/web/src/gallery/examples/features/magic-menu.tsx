import { addEntry, emptyMenu } from '@saltbush/domain/plan/meal-plans/menu';
import { addWeeks } from '@saltbush/domain/plan/days/week';
import { DayCards, type DayCardsProps } from '../../../features/plan/magic-menu/cards/day-cards';
import { FullWeek } from '../../../features/plan/magic-menu/cards/full-week';
import { WaitingCards } from '../../../features/plan/magic-menu/cards/waiting-cards';
import { menuDays } from '@saltbush/domain/plan/magic-menu/week/week-slots';
import { cardOf, idOf } from '../../../testing/plan/plan-cards';
import type { ExampleGroup } from '../../example';
import { longName, longWord } from '../../names';

const monday = '2026-11-23';
const dishes = ['Pumpkin soup', longName, longWord, 'Fish tacos'].map((title, n) =>
  cardOf(n, title),
);
const noted = { id: idOf(90), note: 'Takeaway', meal: 'dinner', quantity: 1 };
const days = menuDays(addEntry(emptyMenu(monday), noted, 'friday'), monday);

const menu = {
  picks: days.slice(0, 4).map(({ slotId }, n) => ({
    slotId,
    recipeId: dishes[n]!._id,
    reason: 'Not planned for 6 weeks.',
  })),
  unfilled: days.slice(5).map(({ slotId }) => ({
    slotId,
    demands: 'a vegetarian dish in 20 minutes',
    advice: 'Allow more time on Saturdays.',
  })),
};

const props = {
  days,
  placed: new Map(),
  candidates: dishes.map(({ _id, title }) => ({ _id, title, minutes: 35 })),
  cards: new Map(dishes.map((card) => [card._id, card])),
  choice: {
    menu,
    locked: new Set([days[1]!.slotId]),
    isChoosing: false,
    session: { setLocked: () => undefined },
  },
  onSwap: () => undefined,
  // Of the rest of a choice and of its candidates the cards show nothing.
} as unknown as DayCardsProps;

const week = { start: monday, onShow: () => undefined };

export const magicMenu: ExampleGroup = {
  name: 'Magic Menu',
  examples: [
    { name: 'Dinners on a phone', frame: 'phone', Show: () => <DayCards {...props} /> },
    { name: 'Dinners on a desk', frame: 'desk', Show: () => <DayCards {...props} /> },
    { name: 'Choosing', Show: WaitingCards },
    { name: 'A week that is full', Show: () => <FullWeek {...week} today={monday} /> },
    { name: 'A week that is over', Show: () => <FullWeek {...week} today={addWeeks(monday, 1)} /> },
  ],
};
