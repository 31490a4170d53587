import { expect, it } from 'vitest';
import { syncRoutes, type SyncAnswer, type SyncRequest } from '@saltbush/contract/plan/sync';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import { startSession } from '../../../../api/session';
import { answer, fakeApi } from '../../../../testing/fake-api';
import { priya, token } from '../../../../testing/people';
import { newMeta } from '../storage/plan-meta';
import { askServer } from './ask-server';

const epoch = '01960000-0000-7000-8000-00000000e001';
const device = '01960000-0000-7000-8000-00000000d001';

const row = (id: string, version: number): Row => ({
  kind: 'items',
  id,
  fields: { text: id, order: 'a0' },
  stamps: {},
  isDeleted: false,
  version,
});

const page = (change: Partial<SyncAnswer>): SyncAnswer => ({
  epoch,
  version: 1,
  isReset: false,
  basis: { floor: 0, access: 'all' },
  hasMore: false,
  lastSeq: 0,
  rows: [],
  recipes: [],
  itemNeeds: {},
  foods: {},
  refused: [],
  lostValues: [],
  people: {},
  now: Date.now(),
  ...change,
});

/** The joined answer, and what was asked. */
async function ask(pages: SyncAnswer[]) {
  const asked: SyncRequest[] = [];
  startSession(token, priya);
  fakeApi([
    answer(syncRoutes.exchange, ({ body }) => {
      asked.push(body as SyncRequest);
      return pages[asked.length - 1]!;
    }),
  ]);
  const scope = { userId: priya._id };
  const joined = await askServer({ scope, device, meta: newMeta(priya._id), operations: [] });
  return { joined, asked };
}

it('each page of an answer is asked for with what the one before brought', async () => {
  const { joined, asked } = await ask([
    page({ isReset: true, hasMore: true, rows: [row('milk', 1)] }),
    page({ version: 2, rows: [row('eggs', 2)] }),
  ]);
  expect(asked).toMatchObject([
    { epoch: null, since: 0, basis: null },
    { epoch, since: 1, basis: { floor: 0, access: 'all' } },
  ]);
  expect(joined).toMatchObject({
    isReset: true,
    version: 2,
    rows: [{ id: 'milk' }, { id: 'eggs' }],
  });
});

it('a page of an answer that starts from no rows ends those before it', async () => {
  const basis = { floor: 0, access: 'list' };
  const { joined } = await ask([
    page({ isReset: true, hasMore: true, rows: [row('milk', 1)], itemNeeds: { milk: [] } }),
    page({ isReset: true, version: 2, basis, rows: [row('eggs', 2)] }),
  ]);
  expect(joined).toMatchObject({ isReset: true, basis, rows: [{ id: 'eggs' }], itemNeeds: {} });
  expect(joined.rows).toHaveLength(1);
});
