import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTurns, type Party } from './turns';

const noon = new Date('2026-11-25T12:00:00Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);
const limits = { total: 8, ofOwner: 2, ofProvenHost: 5, ofUnprovenHost: 3, ofUnprovenHosts: 4 };
const quick = { isAnswered: true, ms: 50 };
const slow = { isAnswered: true, ms: 2_000 };
const silent = { isAnswered: false, ms: 10_000 };
const open = () => openTurns(limits);

test('an owner with all of their places is busy until one is given back', () => {
  const turns = open();
  const leave = turns.take({ owner: 'ann', host: 'a' });
  turns.take({ owner: 'ann', host: 'b' });
  expect(turns.admission(noon)?.busyOwners).toEqual(['ann']);
  leave(quick, noon);
  expect(turns.admission(noon)?.busyOwners).toEqual([]);
});

test('a host with all of its places is busy, whoever owns the items; quick answers give it more', () => {
  const turns = open();
  const [leave] = ['ann', 'ben', 'cho'].map((owner) => turns.take({ owner, host: 'a' }));
  expect(turns.admission(noon)?.busyHosts).toEqual(['a']);
  leave!(quick, noon);
  for (const owner of ['dee', 'eve']) turns.take({ owner, host: 'a' });
  expect(turns.admission(noon)?.busyHosts).toEqual([]);
});

test('hosts that never answered leave half of the places to those that answer quickly', () => {
  const turns = open();
  turns.take({ owner: 'ann', host: 'good' })(quick, noon);
  turns.take({ owner: 'ann', host: 'slow' })(slow, noon);
  for (const host of ['slow', 'b', 'c', 'd']) turns.take({ owner: host, host });
  expect(turns.admission(noon)?.onlyHosts).toEqual(['good']);
});

test('a full delivery queue admits nobody', () => {
  const turns = open();
  for (let n = 0; n < limits.total; n += 1) turns.take({ owner: `${n}`, host: `${n}` });
  expect(turns.admission(noon)).toBeUndefined();
});

test('a host that was silent twice rests, then has one place, then rests for longer', () => {
  const turns = open();
  const ask = (owner: string) => turns.take({ owner, host: 'dead' });
  const [first, second, third] = [ask('a'), ask('b'), ask('c')];
  expect(first(silent, noon)).toBeUndefined();
  expect(second(silent, noon)).toEqual(after(30));
  expect(third(silent, noon)).toBeUndefined();
  expect(turns.admission(after(29))?.busyHosts).toEqual(['dead']);
  expect(turns.admission(after(30))?.busyHosts).toEqual([]);
  const probe = ask('a');
  expect(turns.admission(after(30))?.busyHosts).toEqual(['dead']);
  expect(probe(silent, after(40))).toEqual(after(100));
});

test('an answer ends the rests of a host, also a refusal', () => {
  const turns = open();
  for (const owner of ['a', 'b']) turns.take({ owner, host: 'back' })(silent, noon);
  turns.take({ owner: 'a', host: 'back' })(quick, after(30));
  turns.take({ owner: 'a', host: 'back' })(silent, after(31));
  expect(turns.admission(after(31))?.busyHosts).toEqual([]);
});

test('whoever had a place longest ago stands first among those who had one', () => {
  const turns = open();
  for (const owner of ['ann', 'ben', 'ann', 'cho']) turns.take({ owner, host: owner });
  expect(turns.admission(noon)?.lastOwners).toEqual(['ben', 'ann', 'cho']);
});

test('no limit of a delivery is passed, however owners, hosts and answers come', () => {
  const names = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const event = fc.record({
    owner: names,
    host: names,
    answer: fc.constantFrom(quick, slow, silent),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 200 }), (events) => {
      const turns = open();
      const running: { party: Party; leave: () => void }[] = [];
      events.forEach(({ owner, host, answer }, second) => {
        const admission = turns.admission(after(second));
        const isAdmitted =
          admission &&
          !admission.busyOwners.includes(owner) &&
          !admission.busyHosts.includes(host) &&
          (admission.onlyHosts?.includes(host) ?? true);
        if (isAdmitted) {
          const leave = turns.take({ owner, host });
          running.push({ party: { owner, host }, leave: () => void leave(answer, after(second)) });
        } else running.shift()?.leave();
        const count = (field: keyof Party, name: string) =>
          running.filter(({ party }) => party[field] === name).length;
        expect(running.length).toBeLessThanOrEqual(limits.total);
        expect(count('owner', owner)).toBeLessThanOrEqual(limits.ofOwner);
        expect(count('host', host)).toBeLessThanOrEqual(limits.ofProvenHost);
      });
    }),
  );
});
