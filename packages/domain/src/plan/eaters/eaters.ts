/** Who eats with a person or a household, from its rows and its members. */
import { standInLocale } from '../../account/countries/locale';
import { weekdayOf, type PlainDate, type Weekday } from '../days/week';
import { attendanceId, type AttendanceRow, type EaterRow } from '../rows/eater-rows';
import { isAwayBy } from './presence';

/** Someone who has an account: the person, or a member of the household. */
export interface Member {
  id: string;
  name: string;
}

export interface Eater extends Required<Omit<EaterRow, 'bornIn' | 'eatsElsewhere'>> {
  /** Of a member, the id of their account. */
  id: string;
  bornIn?: number;
}

/** A row that was not removed. */
export interface StoredEater {
  id: string;
  fields: Partial<EaterRow>;
}

/**
 * Members eat a whole serve until someone says otherwise, and those who eat elsewhere are left out; they come first, in the order given, then the others by
 * name.
 *
 * @param members of the household; of a personal plan, the person
 */
export function listEaters(members: readonly Member[], stored: readonly StoredEater[]): Eater[] {
  const byId = new Map(stored.map((row) => [row.id, row]));
  const ofMembers = members.flatMap(({ id, name }) => {
    const row = byId.get(id);
    return row?.fields.eatsElsewhere ? [] : [toEater(id, { name, ...row?.fields }, true)];
  });
  const memberIds = new Set(members.map(({ id }) => id));
  const others = stored
    .filter(({ id, fields }) => !memberIds.has(id) && !fields.isMember)
    .map(({ id, fields }) => toEater(id, fields, false));
  return [...ofMembers, ...others.sort(byName)];
}

function toEater(id: string, fields: Partial<EaterRow>, isMember: boolean): Eater {
  const { name = '', portion = 1, bornIn } = fields;
  const {
    allergies = [],
    diets = [],
    dislikes = [],
    awayOn = [],
    presence = [],
    swaps = [],
  } = fields;
  const eater = {
    id,
    name,
    portion,
    allergies,
    diets,
    dislikes,
    awayOn,
    presence,
    swaps,
    isMember,
  };
  return bornIn === undefined ? eater : { ...eater, bornIn };
}

const byName = (one: Eater, other: Eater): number =>
  one.name.localeCompare(other.name, standInLocale) || (one.id < other.id ? -1 : 1);

/** @example habitKey('wednesday', 'Dinner') // 'wednesday.dinner' */
export const habitKey = (weekday: Weekday, meal: string): string =>
  `${weekday}.${meal.toLowerCase()}`;

/** All who eat with a plan owner, and the meals of which they are not at home as usual. */
export interface WhoEats {
  eaters: readonly Eater[];
  /** By `attendanceId`. */
  attendances: ReadonlyMap<string, Partial<AttendanceRow>>;
  /** How many eat at home, as somebody said: `EaterSettingsRow`. */
  people?: number | undefined;
}

/**
 * How many eat at home. More have a name than somebody said once another member joins: then all with a name count.
 *
 * @returns undefined while nobody has said and only one person is known: that one may cook for others
 * @example countPeople({ eaters: [jo], people: 4 }) // 4
 * @example countPeople({ eaters: [jo] }) // undefined
 */
export function countPeople({ eaters, people }: Omit<WhoEats, 'attendances'>): number | undefined {
  if (people === undefined && eaters.length < 2) return undefined;
  return Math.max(people ?? 0, eaters.length);
}

/** How many of those who eat have no name. */
export const countUnnamed = (whoEats: Omit<WhoEats, 'attendances'>): number =>
  (countPeople(whoEats) ?? whoEats.eaters.length) - whoEats.eaters.length;

/** Who eats a meal at home. */
export interface Table {
  eaters: Eater[];
  /** Those without a name eat at every meal. */
  unnamed: number;
  guests: number;
  /** Serves that these people eat; a guest and someone without a name have a whole one. */
  portions: number;
}

/** @example tableAt('2026-11-25', 'Dinner', { eaters, attendances }).portions // 2.75 */
export function tableAt(date: PlainDate, meal: string, whoEats: WhoEats): Table {
  const attendance = whoEats.attendances.get(attendanceId(date, meal));
  const isHome = (eater: Eater) =>
    attendance?.home ? attendance.home.includes(eater.id) : isUsuallyHome(date, meal, eater);
  const eaters = whoEats.eaters.filter(isHome);
  const guests = attendance?.guests ?? 0;
  const unnamed = countUnnamed(whoEats);
  return { eaters, unnamed, guests, portions: sumPortions(eaters) + unnamed + guests };
}

/** By habit and by pattern. */
export const isUsuallyHome = (
  date: PlainDate,
  meal: string,
  { awayOn, presence }: Eater,
): boolean => !awayOn.includes(habitKey(weekdayOf(date), meal)) && !isAwayBy(presence, date);

/** @example sumPortions([{ portion: 1 }, { portion: 0.5 }]) // 1.5 */
export const sumPortions = (eaters: readonly Pick<Eater, 'portion'>[]): number =>
  eaters.reduce((sum, { portion }) => sum + portion, 0);
