import { expect, it } from 'vitest';
import { openDatabase, type SyncAnswerOnDevice } from './database';
import { saveAnswer } from './save-answer';

const answer: SyncAnswerOnDevice = {
  epoch: 'one',
  basis: { floor: 0, access: 'all' },
  version: 12,
  isReset: false,
  lastSeq: 0,
  rows: [],
  recipes: [],
  itemNeeds: {},
  foods: {},
  refused: [],
  lostValues: [],
  people: {},
  since: 0,
  acknowledgedBefore: 0,
  numbering: 0,
  offset: 500,
  at: 1_000_000_000,
};

const leavePage = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));

it('a page that the browser stores while it saves leaves the database free, and the answer out', async () => {
  const database = await openDatabase('stored-page', () => {});
  const saving = saveAnswer(database, 'priya', answer);
  leavePage(true);
  await expect(saving).rejects.toThrow();
  expect(await database.get('meta', 'priya')).toBeUndefined();
  await saveAnswer(database, 'priya', answer);
  leavePage(true);
  expect(await database.get('meta', 'priya')).toMatchObject({ version: 12 });
  database.close();
});

it('a page that ends saves what it had begun to save', async () => {
  const database = await openDatabase('ended-page', () => {});
  const saving = saveAnswer(database, 'priya', answer);
  leavePage(false);
  await saving;
  expect(await database.get('meta', 'priya')).toMatchObject({ version: 12 });
  database.close();
});
