import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { AddressRefused, guardedLookup } from './guarded-lookup';

const publicAddresses: LookupAddress[] = [
  { address: '1.1.1.1', family: 4 },
  { address: '2606:4700::1111', family: 6 },
];

function answerOf(addresses: LookupAddress[] | Error, all: boolean): Promise<unknown[]> {
  const lookup = guardedLookup((_host, done) =>
    addresses instanceof Error ? done(addresses, []) : done(null, addresses),
  );
  return new Promise((resolve) => {
    lookup('pies.example', { all }, (...answer) => resolve(answer));
  });
}

describe('guardedLookup', () => {
  it('a guarded lookup gives the very addresses it judged', async () => {
    expect(await answerOf(publicAddresses, true)).toEqual([null, publicAddresses]);
    expect(await answerOf(publicAddresses, false)).toEqual([null, '1.1.1.1', 4]);
  });

  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', 'fd00::1'])(
    'a guarded lookup refuses a name that leads to %s, alone or among others',
    async (address) => {
      const inside = { address, family: address.includes(':') ? 6 : 4 };
      for (const answer of [[inside], [...publicAddresses, inside]]) {
        expect((await answerOf(answer, true))[0]).toBeInstanceOf(AddressRefused);
        expect((await answerOf(answer, false))[0]).toBeInstanceOf(AddressRefused);
      }
    },
  );

  it('a guarded lookup says that there is no such name', async () => {
    const none = new Error('ENOTFOUND');
    expect((await answerOf(none, true))[0]).toBe(none);
    expect((await answerOf([], true))[0]).toBeInstanceOf(Error);
  });
});
