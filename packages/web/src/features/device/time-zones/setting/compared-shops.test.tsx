import { expect, test } from 'vitest';
import { pricesRoutes } from '@saltbush/contract/plan/prices';
import { homeCountryOf } from '@saltbush/domain/account/countries/countries';
import { answer } from '../../../../testing/fake-api';
import { renderPage, screen } from '../../../../testing/render';
import { ComparedShops } from './compared-shops';

const shops = [
  { _id: 'tesco', name: 'Tesco', isCompared: true },
  { _id: 'sainsburys', name: 'Sainsbury’s', isCompared: true },
  { _id: 'asda', name: 'Asda', isCompared: false },
];
const britain = homeCountryOf('GB');

test('a person chooses another shop to compare', async () => {
  const { person, api } = await renderPage(() => <ComparedShops current={britain} />, {
    api: [
      answer(pricesRoutes.listRetailers, { retailers: shops }),
      answer(pricesRoutes.compare, undefined),
    ],
  });
  const second = await screen.findByRole('combobox', { name: 'and at' });
  await person.selectOptions(second, 'Asda');
  await screen.findByText('Shops saved');
  expect(api.requestsTo(pricesRoutes.compare)[0]!.body).toEqual({
    retailers: ['tesco', 'asda'],
  });
});

test('a country with two shops leaves nothing to choose', async () => {
  const { api } = await renderPage(() => <ComparedShops current={homeCountryOf('AU')} />, {
    api: [answer(pricesRoutes.listRetailers, { retailers: shops.slice(0, 2) })],
  });
  await expect.poll(() => api.requestsTo(pricesRoutes.listRetailers)).toHaveLength(1);
  expect(screen.queryByRole('combobox')).toBeNull();
});
