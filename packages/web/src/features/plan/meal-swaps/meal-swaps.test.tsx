import { beforeEach, describe, expect, test, vi } from 'vitest';
import { substitutionsRoutes, type Substitution } from '@saltbush/contract/plan/substitutions';
import type { Eater } from '@saltbush/domain/plan/eaters/eaters';
import { answer } from '../../../testing/fake-api';
import { priya } from '../../../testing/people';
import { fakePlan, type FakePlan } from '../../../testing/plan/fake-plan';
import { recipeId as idOf } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { SwapNotes } from './swap-notes';
import { SwapStep } from './swap-step';

const kim: Eater = {
  id: idOf(60),
  name: 'Kim',
  portion: 1,
  isMember: false,
  allergies: [],
  diets: ['dairy-free'],
  dislikes: [],
  awayOn: [],
  presence: [],
  swaps: [],
};
const scope = { userId: priya._id, householdId: undefined };
/** Not over, whenever the test runs. */
const date = '2099-01-07';
const week = '2099-01-05';
const cream = { amount: '400', unit: 'ml', name: 'cream' };
const setSwap = vi.fn();
const setAlways = vi.fn();

let plan: FakePlan;
let mealId: string;
let recipeId: string;
beforeEach(() => {
  vi.clearAllMocks();
  plan = fakePlan();
  plan.change('setEater', { id: kim.id, change: { name: 'Kim', portion: 1 } });
  mealId = plan.addMeal(date, 'Creamy pasta', '400 ml cream', '400 g pasta');
  recipeId = plan.fieldsOf('meals', mealId)!.recipeId as string;
});

const swap = (use: (typeof cream)[]) =>
  plan.change('setMealSwap', {
    mealId,
    recipeId,
    eaterId: kim.id,
    key: 'cream',
    week,
    change: { share: [1, 2], instead: { of: cream, use } },
  });

const openStep = (eater: Eater, substitutions: Substitution[] = []) => {
  const entry = { id: mealId, recipeId, meal: 'dinner', quantity: 1 };
  const step = { entry, scope, eater, setSwap, setAlways, onBack: () => undefined };
  return renderPage(() => <SwapStep {...step} />, {
    api: [answer(substitutionsRoutes.list, { substitutions })],
  });
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('what one person has another way', () => {
  test('a food of the dish is left out by two presses', async () => {
    const { person } = await openStep(kim);
    await person.click(await button('cream'));
    await person.click(await button('Without cream'));
    expect(setSwap).toHaveBeenCalledWith('cream', { of: cream, use: [] });
  });

  test('the foods that the household uses come first among the choices', async () => {
    const ours = { _id: idOf(5), food: 'cream', substitute: 'oat cream' };
    const { person } = await openStep(kim, [ours]);
    await person.click(await button('cream'));
    const names = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
    expect(names[0]).toBe('Without cream');
    expect(names[1]).toMatch(/^With oat cream/);
    await person.click(await button(/^With oat cream/));
    const asMuch = { amount: '', unit: '' };
    expect(setSwap).toHaveBeenCalledWith('cream', {
      of: { ...asMuch, name: 'cream' },
      use: [{ ...asMuch, name: 'oat cream' }],
    });
  });

  test('a swap that somebody always wants is one press', async () => {
    const always = { of: cream, use: [] };
    const { person } = await openStep({ ...kim, swaps: [{ key: 'cream', ...always }] });
    await person.click(await button('Without cream, as always'));
    expect(setSwap).toHaveBeenCalledWith('cream', always);
  });

  test('the head of the step has the focus when the food that was pressed is gone', async () => {
    const { person } = await openStep(kim);
    await person.click(await button('cream'));
    expect(document.activeElement).toBe(await button(/^Kim’s cream/));
  });

  test('a swap is taken back, or wanted always', async () => {
    swap([]);
    const { person } = await openStep(kim);
    await person.click(await screen.findByRole('checkbox', { name: 'Always for Kim' }));
    expect(setAlways).toHaveBeenCalledWith('cream', { of: cream, use: [] }, true);
    await person.click(await button('Take back: without cream'));
    expect(setSwap).toHaveBeenCalledWith('cream', null);
  });
});

describe('the notes at a recipe that is planned', () => {
  const openNotes = (inText?: string) =>
    renderPage(() => (
      <>
        <p>Recipe</p>
        <SwapNotes recipeId={recipeId} times={1} {...(inText !== undefined && { inText })} />
      </>
    ));

  test('a recipe says who has it another way, and how much less that is', async () => {
    swap([{ ...cream, name: 'oat cream' }]);
    await openNotes();
    const note = await screen.findByText(/^Kim’s with oat cream instead of cream/);
    expect(note.textContent.replaceAll(/\s/g, ' ')).toBe(
      'Kim’s with oat cream instead of cream: use 200 mL less, and 200 mL oat cream in that share',
    );
  });

  test('a step that does not name the food says nothing of it', async () => {
    swap([]);
    await openNotes('Boil the pasta.');
    await screen.findByText('Recipe');
    expect(screen.queryByText(/^Kim’s/)).toBeNull();
  });
});
