import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import { todayIn } from '@saltbush/domain/plan/days/week';
import { ShoppingListPage } from '../../../features/plan/shopping-list/shopping-list-page';
import { dan } from '../../../testing/households';
import { fakePlan, type FakePlan } from '../../../testing/plan/fake-plan';
import type { Example, ExampleGroup } from '../../example';
import { longName, longWord } from '../../names';

const list = (
  name: string,
  change: (plan: FakePlan) => void,
  frame: 'phone' | 'desk' = 'phone',
): Example => ({
  name,
  frame,
  at: '/shopping-list',
  Show: () => (
    <main id="main">
      <ShoppingListPage />
    </main>
  ),
  prepare: () => change(fakePlan(undefined, { [dan._id]: dan.username })),
});

const today = () => todayIn(new Date(), standInTimeZone);

function fill(plan: FakePlan): void {
  plan.addMeal(today(), 'Bolognese', '500 g carrots', '2 leeks', '500 g beef mince', '1 tsp salt');
  plan.addMeal(today(), longName, '1 brown onion', '2 cups milk (optional)');
  plan.addItem('nappies', dan._id);
}

function fillWithLongNames(plan: FakePlan): void {
  plan.addItem(longWord);
  plan.addItem(longName, dan._id);
}

export const shoppingList: ExampleGroup = {
  name: 'Shopping list',
  examples: [
    list('Of a week', fill),
    list('Of a week on a desk', fill, 'desk'),
    list('Long names', fillWithLongNames),
    list('Nothing on it', () => undefined),
    list('Loading', (plan) => plan.forget()),
    list('Offline, two changes wait', (plan) => {
      fill(plan);
      plan.setStatus({ isOffline: true, state: 'saved-on-device', waiting: 2 });
    }),
    list('Offline, not on this device', (plan) => {
      plan.forget();
      plan.setStatus({ isOffline: true, state: 'loading' });
    }),
  ],
};
