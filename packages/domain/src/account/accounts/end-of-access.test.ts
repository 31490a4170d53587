import { describe, expect, it } from 'vitest';
import { endedBy } from './end-of-access';
import { removedInWords } from './removed-in-words';
import { waysIn, type WayIn } from './ways-in';

describe('what ends with access', () => {
  it('a proven address ends every way in that was made before', () => {
    const ended: readonly WayIn[] = endedBy['address-proved'];
    expect(waysIn.filter((way) => !ended.includes(way))).toEqual([]);
  });

  it('every end of access ends the sessions', () => {
    for (const ended of Object.values(endedBy)) expect(ended).toContain('sessions');
  });
});

describe('what was removed, in words', () => {
  it('the text about removed access names what its person has to make again', () => {
    expect(removedInWords(['sessions', 'passkeys', 'providers', 'voteLinks'])).toBe(
      'passkeys, the link to the sign-in provider and voting links',
    );
  });

  it('the text about removed access is absent when only devices were signed out', () => {
    expect(removedInWords(['sessions', 'pushes', 'begunSignIns', 'mailLinks'])).toBeUndefined();
  });
});
