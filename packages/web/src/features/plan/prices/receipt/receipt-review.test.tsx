import { expect, test } from 'vitest';
import { pricesRoutes } from '@saltbush/contract/plan/prices';
import type { ReceiptOnWire } from '@saltbush/contract/plan/receipts';
import { answer } from '../../../../testing/fake-api';
import { priya } from '../../../../testing/people';
import { renderPage, screen } from '../../../../testing/render';
import { ReceiptReview } from './receipt-review';

const line = (
  name: string,
  paidCents: number,
  doubt?: ReceiptOnWire['lines'][number]['doubt'],
) => ({
  text: name,
  name,
  cents: paidCents,
  packs: 1,
  paidCents,
  isSpecial: false,
  foods: [name.toLowerCase()],
  doubt,
});

const receipt: ReceiptOnWire = {
  retailer: 'coles',
  date: '2026-11-24',
  totalCents: 710,
  lines: [line('Milk', 310), line('Bread', 900, { reason: 'digit', paidCents: 400 })],
};

test('a misread line of a receipt is marked with why, and put right by one button', async () => {
  const Page = () => (
    <ReceiptReview
      receipt={receipt}
      scope={{ userId: priya._id, householdId: undefined }}
      lines={[]}
      prices={{ scope: '', at: '', retailers: [{ _id: 'coles', name: 'Coles' }], lines: [] }}
      onSaved={() => undefined}
      onClose={() => undefined}
    />
  );
  const api = [answer(pricesRoutes.addObservations, { products: [] })];
  const { person, api: sent } = await renderPage(Page, { at: '/prices', api });
  await screen.findByText(/the receipt says \$7\.10: please check the marked line/);
  expect(screen.getByRole('checkbox', { name: 'Milk' })).toMatchObject({ checked: true });
  expect(screen.getByRole('checkbox', { name: 'Bread' })).toMatchObject({ checked: false });
  expect(screen.getByText('A digit may be misread')).toBeDefined();

  await person.click(screen.getByRole('button', { name: 'Make it $4.00: Bread' }));
  expect(screen.getByText('These lines add up to $7.10, as the receipt says.')).toBeDefined();
  expect(screen.queryByText('A digit may be misread')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Save 2 prices' }));
  const [request] = sent.requestsTo(pricesRoutes.addObservations);
  expect(request?.body.observations.map(({ name, cents }) => [name, cents])).toEqual([
    ['Milk', 310],
    ['Bread', 400],
  ]);
});
