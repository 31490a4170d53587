import { expect, test } from 'vitest';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { AppError } from '@saltbush/contract/errors';
import { readText, writeText } from '../../../../../api/stored/local-store';
import { getSession, useUser } from '../../../../../api/session';
import { answer, type Answer } from '../../../../../testing/fake-api';
import { priya } from '../../../../../testing/people';
import { renderPage, screen } from '../../../../../testing/render';
import { PreferencesSection } from './preferences-section';

const { updateProfile } = profileRoutes;
const Section = () => <PreferencesSection user={useUser()!} />;
const open = (...api: Answer[]) => renderPage(Section, { api });
const deviceKey = 'saltbush.reading-measures';

test('measures are saved for the account, also over what this device had', async () => {
  writeText(deviceKey, 'us');
  const { person, api } = await open(
    answer(updateProfile, { ...priya, defaultMeasures: 'metric' }),
  );
  await person.click(screen.getByRole('radio', { name: 'Metric' }));
  expect(await screen.findByText('Measures saved')).toBeDefined();
  expect(api.requestsTo(updateProfile)[0]!.body).toEqual({ defaultMeasures: 'metric' });
  expect(getSession()?.user?.defaultMeasures).toBe('metric');
  expect(readText(deviceKey)).toBeUndefined();
});

test('measures that could not be saved stay as they were', async () => {
  const { person } = await open(answer(updateProfile, new AppError('INTERNAL')));
  await person.click(screen.getByRole('radio', { name: 'Metric' }));
  expect(await screen.findByText('Something went wrong')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'As written' }).checked).toBe(true);
});
