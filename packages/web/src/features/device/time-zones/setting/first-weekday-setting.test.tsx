import { expect, test } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { getSession } from '../../../../api/session';
import { answer } from '../../../../testing/fake-api';
import { harpers, harpersId } from '../../../../testing/households';
import { priya } from '../../../../testing/people';
import { renderPage, screen } from '../../../../testing/render';
import { FirstWeekdaySetting } from './first-weekday-setting';

const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Week starts on' });

test('weeks start on Monday until a person chooses another weekday, which is saved', async () => {
  const saved = answer(profileRoutes.updateProfile, { ...priya, firstWeekday: 'saturday' });
  const { person, api } = await renderPage(() => <FirstWeekdaySetting chosen={null} />, {
    api: [saved],
  });
  expect(field().value).toBe('monday');
  await person.selectOptions(field(), 'Saturday');
  await screen.findByText('Weeks start on Saturday now');
  expect(api.requestsTo(profileRoutes.updateProfile)[0]!.body).toEqual({
    firstWeekday: 'saturday',
  });
  expect(getSession()?.user?.firstWeekday).toBe('saturday');
});

test('the first weekday of a household is saved for everybody in it', async () => {
  const saved = harpers('owner', { firstWeekday: 'sunday' });
  const { person, api } = await renderPage(
    () => <FirstWeekdaySetting householdId={harpersId} chosen="friday" />,
    { api: [answer(householdsRoutes.changeSettings, saved)] },
  );
  expect(field().value).toBe('friday');
  await person.selectOptions(field(), 'Sunday');
  await screen.findByText('Weeks start on Sunday now');
  expect(api.requestsTo(householdsRoutes.changeSettings)[0]!.body).toEqual({
    firstWeekday: 'sunday',
  });
});

test('a first weekday that could not be saved says so, and stays as it was', async () => {
  const refused = answer(profileRoutes.updateProfile, new AppError('INTERNAL'));
  const { person } = await renderPage(() => <FirstWeekdaySetting chosen="friday" />, {
    api: [refused],
  });
  await person.selectOptions(field(), 'Sunday');
  await screen.findByText('Something went wrong');
  expect(field().value).toBe('friday');
});
