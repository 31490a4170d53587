import { useState } from 'react';
import { expect, it } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { cookLogRoutes } from '@saltbush/contract/plan/cook-log';
import {
  noteDish,
  type CookingTogether,
} from '@saltbush/domain/book/cooking-together/cooking-together';
import { answer, type Answer } from '../../../../../testing/fake-api';
import { recipeId } from '../../../../../testing/recipes';
import { renderPage, screen } from '../../../../../testing/render';
import { MealEnd } from './meal-end';

const meal: CookingTogether = {
  id: 'meal',
  dishes: ['Roast', 'Salad'].map((title, n) => ({
    recipeId: recipeId(n),
    title,
    serves: 4,
    revision: 3,
    tasks: [],
    keeps: false,
    times: [],
    done: 0,
    waits: [],
  })),
  askedAt: 0,
  servingAt: 0,
  history: [],
  touchedAt: 0,
};

function End() {
  const [cooking, setCooking] = useState(meal);
  return (
    <MealEnd
      dishes={cooking.dishes}
      isReady
      onNote={(dish, isNoted) => setCooking((now) => noteDish(now, dish, isNoted))}
      onEnd={() => undefined}
    />
  );
}

const open = (...api: Answer[]) => renderPage(End, { api });
const entry = { _id: recipeId(9), recipeId: recipeId(0), cookedOn: '2026-11-18', people: [] };

it('a dish of a meal is noted in the cook log by one press, once, and taken back by Undo', async () => {
  const { person, api } = await open(
    answer(cookLogRoutes.add, () => entry as never),
    answer(cookLogRoutes.remove, () => undefined),
  );
  await person.click(screen.getByRole('button', { name: 'Cooked it: Roast' }));
  const noted = await screen.findByRole('button', { name: 'Noted in the cook log: Roast' });
  await person.click(noted);
  expect(api.requestsTo(cookLogRoutes.add)).toMatchObject([{ body: { revision: 3 } }]);
  screen.getByRole('button', { name: 'Cooked it: Salad' });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Cooked it: Roast' });
});

it('a dish that could not be noted can be tried again', async () => {
  const { person } = await open(answer(cookLogRoutes.add, new AppError('INTERNAL')));
  await person.click(screen.getByRole('button', { name: 'Cooked it: Salad' }));
  await screen.findByText('Not noted in the cook log');
  screen.getByRole('button', { name: 'Cooked it: Salad' });
});
