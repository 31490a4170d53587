/** A fake server with a plan of Priya's own, and one of the Harpers. */
import { householdsRoutes, type Household } from '@saltbush/contract/households';
import { mealPlansRoutes } from '@saltbush/contract/meal-plans';
import { addEntry, emptyMenu } from '@saltbush/domain/meal-plans/menu';
import { mondayOf, todayIn } from '@saltbush/domain/meal-plans/week';
import { answer, type Answer } from './fake-api';
import { cardOf, fakeMealPlansApi, idOf } from './fake-meal-plans-api';
import { harpers, harpersId } from './households';

export const planWeek = mondayOf(todayIn(new Date()));
export const soup = cardOf(1, 'Pumpkin Soup');

export const noteOf = (text: string) => ({
  id: idOf(text.length),
  note: text,
  meal: 'dinner',
  quantity: 1,
});

/** One's own plan has a picnic, that of the Harpers a barbecue. */
export function fakeHouseholdPlansApi(households: Household[] = [harpers('member')]) {
  const own = planWith('Picnic');
  const theirs = planWith('Barbecue');
  const { current, create, update } = mealPlansRoutes;
  const replyOf = (householdId: string | undefined, route: Answer['route'], asked: unknown) =>
    (householdId === harpersId ? theirs : own).answers
      .find((one) => one.route === route)!
      .reply(asked as never) as never;
  const answers: Answer[] = [
    ...own.answers,
    answer(current, (asked) => replyOf(asked.query.householdId, current, asked)),
    answer(create, (asked) => replyOf(asked.body.household, create, asked)),
    answer(update, (asked) => replyOf(harpersId, update, asked)),
    answer(householdsRoutes.list, { households, deleted: [] }),
  ];
  return { own, theirs, answers };
}

const planWith = (text: string) =>
  fakeMealPlansApi({
    menu: addEntry(emptyMenu(planWeek), noteOf(text), 'monday'),
    recipes: [soup],
  });
