/** A person with a list on the server, and their calls from another device. */
import { deepEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { call } from '../../e2e/setup/call';
import { registerByCall, type Person } from '../../e2e/setup/people';

export interface Shopper {
  person: Person;
  /** What the server has, in alphabetical order; `version` is one more with each row that was changed. */
  readList(): Promise<{ items: string[]; version: number }>;
  /** As another device. */
  addElsewhere(text: string): Promise<void>;
}

export async function newShopper(name: string, server: string): Promise<Shopper> {
  const person = await registerByCall(name, server);
  const { email, password } = person;
  const { token } = await call<{ token: string }>(
    '/auth/login',
    { email, password },
    { origin: server },
  );
  const exchange = (operations: object[]) =>
    call<ListOnWire>(
      '/sync',
      { device: randomUUID(), schema: 1, epoch: null, since: 0, operations },
      { token, origin: server },
    );
  return {
    person,
    async readList() {
      const { rows, version } = await exchange([]);
      const items = rows.filter(({ kind, isDeleted }) => kind === 'items' && !isDeleted);
      return { items: items.map(({ fields }) => fields.text).toSorted(), version };
    },
    async addElsewhere(text) {
      const { version } = await exchange([]);
      const args = { items: [{ id: randomUUID(), text, order: 'a0' }] };
      const facts = { id: randomUUID(), seq: 1, at: Date.now(), offset: 0, seen: version };
      const { refused } = await exchange([{ ...facts, name: 'addItems', args }]);
      deepEqual(refused, []);
    },
  };
}

interface ListOnWire {
  version: number;
  refused: unknown[];
  rows: { kind: string; isDeleted: boolean; fields: { text: string } }[];
}
