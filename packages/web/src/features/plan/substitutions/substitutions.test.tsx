import { Button } from '@mantine/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { substitutionsRoutes, type Substitution } from '@saltbush/contract/plan/substitutions';
import { AppError } from '@saltbush/contract/errors';
import { startSession } from '../../../api/session';
import { answer, type Answer } from '../../../testing/fake-api';
import { priya, token } from '../../../testing/people';
import { confirmedRow, fakePlan } from '../../../testing/plan/fake-plan-rows';
import { recipeId } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { storedSubstitutions, storeSubstitutions } from './stored-substitutions';
import { SubstituteOffers } from './substitute-offers';

const cream = { name: 'cream', amount: '1', unit: 'cup' };
const ours: Substitution = { _id: recipeId(5), food: 'cream', substitute: 'oat cream' };
const onChoose = vi.fn();
beforeEach(() => {
  onChoose.mockReset();
  fakePlan(priya._id, {
    rows: [
      confirmedRow('eaters', recipeId(60), { name: 'Kim', diets: ['dairy-free'] }),
      confirmedRow('eaters', recipeId(61), { name: 'Leo', allergies: ['soy'] }),
    ],
  });
});

const open = (...api: Answer[]) =>
  renderPage(
    () => (
      <SubstituteOffers
        line={cream}
        measures="au"
        scope={{ userId: priya._id, householdId: undefined }}
        action={(offer) => <Button onClick={() => onChoose(offer.text)}>Take {offer.text}</Button>}
      />
    ),
    { api },
  );
const remembered = (...substitutions: Substitution[]) =>
  answer(substitutionsRoutes.list, () => ({ substitutions }));
const offers = async () => (await screen.findAllByRole('listitem')).map((item) => item.textContent);

describe('what does for an ingredient', () => {
  test('substitutes say for which eaters they are, those that somebody must not have last', async () => {
    await open(remembered());
    const texts = await offers();
    expect(texts[0]).toMatch(/1 cup coconut cream.*Suits Kim/);
    expect(texts.find((text) => text.includes('tofu'))).toMatch(/Not for Leo/);
  });

  test('a remembered substitute comes first, is forgotten and brought back', async () => {
    let rows = [ours];
    const { person } = await open(
      answer(substitutionsRoutes.list, () => ({ substitutions: rows })),
      answer(substitutionsRoutes.remove, () => {
        rows = [];
        return undefined;
      }),
      answer(substitutionsRoutes.restore, () => {
        rows = [ours];
        return undefined;
      }),
    );
    expect((await offers())[0]).toMatch(/1 cup oat cream.*What you use/);
    await person.click(screen.getByRole('button', { name: 'Forget: 1 cup oat cream' }));
    await expect.poll(() => screen.queryByText('What you use')).toBeNull();
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('What you use');
  });

  test('another substitute is remembered by the keyboard, and is there at once', async () => {
    const rows: Substitution[] = [];
    const { person, api } = await open(
      answer(substitutionsRoutes.list, () => ({ substitutions: rows })),
      answer(substitutionsRoutes.add, ({ body }) => {
        rows.push({ ...ours, ...body });
        return ours;
      }),
    );
    const field = await screen.findByRole('textbox', {
      name: 'What do you use instead of cream?',
    });
    await person.type(field, 'oat cream{Enter}');
    await screen.findByText('What you use');
    expect(api.requestsTo(substitutionsRoutes.add)[0]!.body).toEqual({
      food: 'cream',
      substitute: 'oat cream',
    });
  });

  test('a substitute that is refused says why, and stays in its field', async () => {
    const message = 'At most 200 are remembered. Please delete one first';
    const { person } = await open(
      remembered(),
      answer(
        substitutionsRoutes.add,
        new AppError('VALIDATION_FAILED', [{ field: 'food', message }]),
      ),
    );
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    await person.type(field, 'oat cream{Enter}');
    await screen.findByText(message);
    expect(field.value).toBe('oat cream');
  });

  test('remembered substitutes are there without a connection, as the device last had them', async () => {
    startSession(token, priya);
    await storeSubstitutions(priya._id, [ours]);
    expect(storedSubstitutions.read()).toHaveLength(1);
    await open(answer(substitutionsRoutes.list, new AppError('INTERNAL')));
    expect((await offers())[0]).toMatch(/1 cup oat cream.*What you use/);
    screen.getByText(/^As this device last had them/);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('remembered substitutes of a household are gone from the device when it refuses them', async () => {
    startSession(token, priya);
    await storeSubstitutions(priya._id, [ours]);
    expect(storedSubstitutions.read()).toHaveLength(1);
    await open(answer(substitutionsRoutes.list, new AppError('FORBIDDEN')));
    await expect.poll(() => storedSubstitutions.read()).toEqual([]);
    expect(screen.queryByText('What you use')).toBeNull();
  });

  test('the table of substitutes needs no connection', async () => {
    await open(answer(substitutionsRoutes.list, new AppError('INTERNAL')));
    expect((await offers())[0]).toMatch(/coconut cream/);
    screen.getByText(/^Couldn’t load your own substitutes/);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
