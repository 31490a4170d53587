import { expect, it, test } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { homeCountryOf } from '@saltbush/domain/account/countries/countries';
import { getSession } from '../../../../api/session';
import { answer } from '../../../../testing/fake-api';
import { harpers, harpersId } from '../../../../testing/households';
import { priya } from '../../../../testing/people';
import { renderPage, screen } from '../../../../testing/render';
import { CountrySetting } from './country-setting';
import { findCountries } from './find-countries';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Country' });
const australia = homeCountryOf('AU');

test('a person searches their country by another name of it, and chooses it', async () => {
  const saved = { ...priya, country: 'GB', homeCountry: homeCountryOf('GB') };
  const { person, api } = await renderPage(() => <CountrySetting current={australia} />, {
    api: [answer(profileRoutes.updateProfile, saved)],
  });
  expect(field().value).toBe('Australia');
  await person.clear(field());
  await person.type(field(), 'engl');
  await person.click(await screen.findByRole('option', { name: 'United Kingdom', hidden: true }));
  await screen.findByText('Country saved: United Kingdom');
  expect(api.requestsTo(profileRoutes.updateProfile)[0]!.body).toEqual({ country: 'GB' });
  expect(getSession()?.user?.homeCountry).toEqual(homeCountryOf('GB'));
});

test('the country of a household is saved for everybody in it', async () => {
  const saved = harpers('owner', { country: 'NZ', homeCountry: homeCountryOf('NZ') });
  const { person, api } = await renderPage(
    () => <CountrySetting householdId={harpersId} current={australia} />,
    { api: [answer(householdsRoutes.changeSettings, saved)] },
  );
  await person.click(field());
  await person.click(await screen.findByRole('option', { name: 'New Zealand', hidden: true }));
  await screen.findByText('Country saved: New Zealand');
  expect(api.requestsTo(householdsRoutes.changeSettings)[0]!.body).toEqual({ country: 'NZ' });
});

test('a country that could not be saved says so, and stays as it was', async () => {
  const refused = answer(profileRoutes.updateProfile, new AppError('INTERNAL'));
  const { person } = await renderPage(() => <CountrySetting current={australia} />, {
    api: [refused],
  });
  await person.click(field());
  await person.click(await screen.findByRole('option', { name: 'Germany', hidden: true }));
  await screen.findByText('Something went wrong');
  expect(field().value).toBe('Australia');
});

it.each([
  ['', ['AU', 'NZ', 'GB', 'DE', 'US']],
  ['zeal', ['NZ']],
  ['united', ['GB', 'US']],
  ['usa', ['US']],
  ['deutsch', ['DE']],
  ['atlantis', []],
])('the countries that are found by %j are %j', (typed, codes) => {
  expect(findCountries(typed)).toEqual(codes);
});
