import { fireEvent, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { confirmedRow, fakePlan, type FakePlan } from '../../../testing/plan/fake-plan-rows';
import { harpersId } from '../../../testing/households';
import { priya } from '../../../testing/people';
import { renderPage, screen } from '../../../testing/render';
import { stubLayout } from '../../../testing/stub-layout';
import { EatersPanel } from './eaters-panel';

stubLayout();

const dan = '01960000-0000-7000-8000-0000000000b1';
const leo = '01960000-0000-7000-8000-0000000000e1';
const members = [
  { id: priya._id, name: 'Priya' },
  { id: dan, name: 'Dan' },
];
const Eaters = () => (
  <EatersPanel scope={{ userId: priya._id, householdId: harpersId }} members={members} />
);

let plan: FakePlan;
beforeEach(() => {
  plan = fakePlan(harpersId, {
    rows: [
      confirmedRow('eaters', leo, { name: 'Leo', bornIn: 2024, portion: 0.25, allergies: ['egg'] }),
    ],
  });
});

const open = async () => {
  const page = await renderPage(Eaters);
  await screen.findByRole('button', { name: 'Add a child or adult' });
  return page;
};
const texts = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));
const fieldsOf = (id: string, kind = 'eaters') => plan.rows().get(`${kind}/${id}`)?.fields;

test('the panel of who eats shows members and others, what they can’t eat, and how much all eat', async () => {
  await open();
  expect(texts()).toEqual([
    'PYou Adult 1 serve',
    'DDan Adult 1 serve',
    'LLeo 2 years No egg ¼ serve',
  ]);
  screen.getByText((_, element) => element?.textContent === 'Serves per meal: 2¼');
});

test('the panel of who eats says how many eat, and counts those without a name', async () => {
  const { person } = await open();
  const chips = within(screen.getByRole('group', { name: 'How many people eat at home?' }));
  // Three have a name: fewer can't be chosen.
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
  ]);
  chips.getByRole('button', { name: '3', pressed: true });
  await person.click(chips.getByRole('button', { name: '5' }));
  screen.getByText((_, element) => element?.textContent === 'Serves per meal: 4¼');
  screen.getByText(/^And 2 more, one serve each/);
  expect(fieldsOf('eaters', 'eaterSettings')).toEqual({ people: 5 });
});

test('one fewer eats once someone is removed, and as many as before after an undo', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: '4' }));
  await person.click(screen.getByRole('button', { name: /^Leo/ }));
  await person.click(await screen.findByRole('button', { name: 'Remove' }));
  await screen.findByText('Leo removed');
  expect(fieldsOf('eaters', 'eaterSettings')).toEqual({ people: 3 });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(fieldsOf('eaters', 'eaterSettings')).toEqual({ people: 4 });
});

test('the panel of who eats adds a child, and asks about allergies next', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Add a child or adult' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add a child or adult' }));
  await person.click(sheet.getByRole('button', { name: 'Add' }));
  sheet.getByText('Please give a name');
  await person.type(sheet.getByLabelText('Name'), 'Ava');
  await person.click(sheet.getByRole('button', { name: '½ Small child' }));
  await person.click(sheet.getByRole('button', { name: 'Add' }));
  const details = within(await screen.findByRole('dialog', { name: 'Ava' }));
  await person.click(await details.findByRole('button', { name: 'Peanut' }));
  await person.click(details.getByRole('button', { name: 'Vegetarian' }));
  await person.click(details.getByRole('button', { name: 'Close' }));
  const ava = [...plan.rows().values()].find(
    ({ fields }) => 'name' in fields && fields.name === 'Ava',
  );
  expect(ava!.fields).toEqual({
    name: 'Ava',
    portion: 0.5,
    allergies: ['peanut'],
    diets: ['vegetarian'],
  });
  expect(texts()[2]).toBe('AAva Child Vegetarian No peanut ½ serve');
});

test('all tree nuts are one choice among allergies, and single nuts can be chosen', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: /^You/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'You' }));
  await person.click(await sheet.findByRole('button', { name: 'Tree nuts' }));
  expect(fieldsOf(priya._id)).toMatchObject({
    isMember: true,
    allergies: expect.arrayContaining(['almond', 'walnut', 'cashew']),
  });
  await person.click(sheet.getByRole('button', { name: 'Choose single nuts' }));
  await person.click(sheet.getByRole('button', { name: 'Cashew', pressed: true }));
  sheet.getByRole('button', { name: 'Tree nuts', pressed: false });
  await person.click(sheet.getByRole('button', { name: 'Tree nuts' }));
  await person.click(sheet.getByRole('button', { name: 'Tree nuts', pressed: true }));
  expect(fieldsOf(priya._id)).toMatchObject({ allergies: [] });
});

test('dislikes of a person are foods with commas between them', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: /^Leo/ }));
  const field = await screen.findByLabelText('Doesn’t like');
  await person.type(field, 'olives, , blue cheese{Enter}');
  expect(fieldsOf(leo)).toMatchObject({ dislikes: ['olives', 'blue cheese'] });
});

test('a person who is removed from those who eat can be brought back', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: /^Leo/ }));
  await person.click(await screen.findByRole('button', { name: 'Remove' }));
  await screen.findByText('Leo removed');
  expect(fieldsOf(leo)).toBeUndefined();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(fieldsOf(leo)).toMatchObject({ name: 'Leo' });
});

test('a member who eats elsewhere is not counted, and can be added again', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: /^Dan/ }));
  await person.click(await screen.findByRole('button', { name: 'Eats elsewhere' }));
  await screen.findByText('Dan eats elsewhere.');
  expect(texts()).toHaveLength(2);
  await person.click(screen.getByRole('button', { name: 'Add Dan' }));
  expect(texts()).toHaveLength(3);
  expect(fieldsOf(dan)).toEqual({ isMember: true });
});

test('a school camp, shifts and a grandmother of Sundays are set up on the sheet of a person, and taken away again', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: /^Leo/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Leo' }));
  await person.click(await sheet.findByRole('button', { name: 'Not always at home' }));
  await person.click(sheet.getByRole('button', { name: 'Sunday' }));
  await person.click(sheet.getByRole('button', { name: 'Saturday' }));
  await person.click(sheet.getByRole('button', { name: 'Done' }));
  sheet.getByText('Home on Saturdays, Sundays only');
  expect(fieldsOf(leo)).toMatchObject({ presence: [{ isHome: true, every: 7, days: [5, 6] }] });

  await person.click(sheet.getByRole('button', { name: 'Add other days' }));
  await person.click(sheet.getByRole('button', { name: 'Away for some days' }));
  fireEvent.change(sheet.getByLabelText('First day away'), { target: { value: '2031-11-24' } });
  fireEvent.change(sheet.getByLabelText('Last day away'), { target: { value: '2031-11-28' } });
  await person.click(sheet.getByRole('button', { name: 'Away on these days' }));
  sheet.getByText(/^Away 24 – 28 Nov/);

  await person.click(sheet.getByRole('button', { name: 'Add other days' }));
  await person.click(sheet.getByRole('button', { name: 'Shifts' }));
  await person.click(sheet.getByRole('button', { name: 'Fewer days away' }));
  await person.click(sheet.getByRole('button', { name: 'Add these shifts' }));
  sheet.getByText(/^Away 3 of every 7 days, from/);
  for (const remove of sheet.getAllByRole('button', { name: /^Remove: / }))
    await person.click(remove);
  expect(fieldsOf(leo)).toMatchObject({ presence: [] });
  sheet.getByText('Every day.');
});
