import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attendanceId, type AttendanceRow } from '../rows/eater-rows';
import {
  countPeople,
  countUnnamed,
  habitKey,
  listEaters,
  sumPortions,
  tableAt,
  type StoredEater,
} from './eaters';

const ann = { id: 'ann', name: 'Ann' };
const ben = { id: 'ben', name: 'Ben' };
const stored = (id: string, fields: StoredEater['fields']): StoredEater => ({ id, fields });
const namesOf = (eaters: readonly { name: string }[]) => eaters.map(({ name }) => name);

describe('who eats', () => {
  it('members eat a whole serve until someone says otherwise', () => {
    expect(listEaters([ann], [])).toEqual([
      {
        ...ann,
        isMember: true,
        portion: 1,
        allergies: [],
        diets: [],
        dislikes: [],
        awayOn: [],
        presence: [],
        swaps: [],
      },
    ]);
    const [eater] = listEaters([ann], [stored('ann', { portion: 1.5, allergies: ['milk'] })]);
    expect(eater).toMatchObject({ name: 'Ann', portion: 1.5, allergies: ['milk'] });
  });

  it('members who eat come first, then the others by name', () => {
    const others = [stored('z', { name: 'Zoe' }), stored('l', { name: 'Leo', bornIn: 2024 })];
    expect(namesOf(listEaters([ben, ann], others))).toEqual(['Ben', 'Ann', 'Leo', 'Zoe']);
  });

  it.each<[string, StoredEater[], string[]]>([
    ['a member who eats elsewhere', [stored('ann', { eatsElsewhere: true })], ['Ben']],
    ['a member who left', [stored('old', { name: 'Old', isMember: true })], ['Ann', 'Ben']],
  ])('a person who does not eat here is left out: %s', (_, rows, names) => {
    expect(namesOf(listEaters([ann, ben], rows))).toEqual(names);
  });
});

it.each([
  ['two with a name, when nobody has said', { named: 2, people: undefined, all: 2, unnamed: 0 }],
  ['one alone, when nobody has said', { named: 1, people: undefined, all: undefined, unnamed: 0 }],
  ['one alone who said so', { named: 1, people: 1, all: 1, unnamed: 0 }],
  ['one with a name who cooks for four', { named: 1, people: 4, all: 4, unnamed: 3 }],
  ['two of four, once a member has joined', { named: 2, people: 4, all: 4, unnamed: 2 }],
  ['more with a name than somebody said', { named: 2, people: 1, all: 2, unnamed: 0 }],
] as const)('the people who eat are counted: %s', (_, { named, people, all, unnamed }) => {
  const eaters = listEaters([ann, ben].slice(0, named), []);
  expect([countPeople({ eaters, people }), countUnnamed({ eaters, people })]).toEqual([
    all,
    unnamed,
  ]);
});

describe('who is at home for a meal', () => {
  const eaters = listEaters(
    [ann, ben],
    [stored('leo', { name: 'Leo', portion: 0.5, awayOn: [habitKey('wednesday', 'Dinner')] })],
  );
  const wednesday = '2026-11-25';
  const at = (date: string, meal: string, rows: Partial<AttendanceRow>[] = []) => {
    const attendances = new Map(rows.map((row) => [attendanceId(row.date!, row.meal!), row]));
    const { eaters: home, guests, portions } = tableAt(date, meal, { eaters, attendances });
    return { home: namesOf(home), guests, portions };
  };

  it('everybody is at home for a meal unless it is their habit to be away', () => {
    expect(at('2026-11-24', 'dinner')).toEqual({
      home: ['Ann', 'Ben', 'Leo'],
      guests: 0,
      portions: 2.5,
    });
    expect(at(wednesday, 'dinner').home).toEqual(['Ann', 'Ben']);
    expect(at(wednesday, 'lunch').home).toEqual(['Ann', 'Ben', 'Leo']);
  });

  it('people without a name are always at home, with a whole serve each', () => {
    const nobodyNamed = { date: wednesday, meal: 'dinner', home: [] };
    const attendances = new Map([[attendanceId(wednesday, 'dinner'), nobodyNamed]]);
    const table = tableAt(wednesday, 'dinner', { eaters, attendances, people: 5 });
    expect(table).toEqual({ eaters: [], unnamed: 2, guests: 0, portions: 2 });
  });

  it('the setting for a day goes before the habit; guests have a whole serve', () => {
    const set = { date: wednesday, meal: 'Dinner', home: ['leo', 'gone'], guests: 2 };
    expect(at(wednesday, 'dinner', [set])).toEqual({ home: ['Leo'], guests: 2, portions: 2.5 });
    const onlyGuests = { date: wednesday, meal: 'Dinner', guests: 1 };
    expect(at(wednesday, 'dinner', [onlyGuests])).toEqual({
      home: ['Ann', 'Ben'],
      guests: 1,
      portions: 3,
    });
    const nobody = { date: wednesday, meal: 'Dinner', home: [] };
    expect(at(wednesday, 'dinner', [nobody]).portions).toBe(0);
  });
});

it('the portions of a meal are never more than those of everybody and the guests', () => {
  const ids = fc.constantFrom('ann', 'ben', 'leo', 'nan');
  const eater = fc.record({
    id: ids,
    fields: fc.record(
      {
        name: fc.string(),
        portion: fc.constantFrom(0.25, 1, 2),
        isMember: fc.boolean(),
        eatsElsewhere: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(eater, { selector: ({ id }) => id }),
      fc.option(fc.array(ids), { nil: undefined }),
      fc.nat(9),
      fc.option(fc.nat(6), { nil: undefined }),
      (rows, home, guests, people) => {
        const eaters = listEaters([ann, ben], rows);
        const attendance = { date: '2026-11-25', meal: 'dinner', home, guests };
        const attendances = new Map([[attendanceId('2026-11-25', 'dinner'), attendance]]);
        const table = tableAt('2026-11-25', 'dinner', {
          eaters,
          attendances: attendances as ReadonlyMap<string, Partial<AttendanceRow>>,
          people,
        });
        expect(new Set(eaters.map(({ id }) => id)).size).toBe(eaters.length);
        expect(table.unnamed).toBe(Math.max(0, (people ?? 0) - eaters.length));
        expect(table.portions).toBe(sumPortions(table.eaters) + table.unnamed + guests);
        expect(sumPortions(table.eaters)).toBeLessThanOrEqual(sumPortions(eaters));
      },
    ),
  );
});
