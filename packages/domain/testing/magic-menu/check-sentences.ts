/** Whether the sentences of a menu are true of its week: checked from the request and the picks, without any code of `reasons.ts`. */
import { addDays, daysBetween, weekdayName, weekdayOf } from '../../src/plan/days/week';
import { boughtDayText } from '../../src/plan/shopping-list/remainders/bought-day';
import type { MagicMenu } from '../../src/plan/magic-menu/magic-menu';
import type { Candidate, MenuRequest, MenuSlot } from '../../src/plan/magic-menu/menu-request';
import { isAskedFor, untrueRefusals } from './check-rules';
import { faultsAlone } from './check-slot';
import { untrueAdvice } from './check-unfilled';

/** A slot of the week, and what is cooked in it. */
interface Cooked {
  slot: MenuSlot;
  /** Undefined: nobody can read the planned recipe. */
  dish: Candidate | undefined;
}

interface Said {
  own: Cooked & { dish: Candidate };
  others: readonly Cooked[];
  menu: MagicMenu;
  request: MenuRequest;
}

/**
 * Sentences that are not true, or that no rule here knows; none for a correct menu.
 *
 * @example untrueSentences(planMenu(request), request) // []
 */
export function untrueSentences(menu: MagicMenu, request: MenuRequest): string[] {
  const byId = new Map(request.candidates.map((candidate) => [candidate.id, candidate]));
  const picked = new Map(menu.picks.map(({ slotId, recipeId }) => [slotId, recipeId]));
  const week = request.slots.flatMap((slot): Cooked[] => {
    const id = slot.lockedId ?? picked.get(slot.id);
    return id === undefined ? [] : [{ slot, dish: byId.get(id) }];
  });
  const ofPicks = menu.picks.flatMap(({ slotId, recipeId, reason }) => {
    const own = week.find(({ slot }) => slot.id === slotId)!;
    const others = week.filter((each) => each !== own);
    const said = { own: { slot: own.slot, dish: byId.get(recipeId)! }, others, menu, request };
    return isTrue(reason, said) ? [] : [`${slotId}: “${reason}”`];
  });
  return [...ofPicks, ...untrueRefusals(menu, request), ...untrueAdvice(menu, request)];
}

function isTrue(sentence: string, said: Said): boolean {
  for (const [pattern, check] of rules) {
    const match = pattern.exec(sentence);
    if (match) return check(said, match.slice(1));
  }
  return false;
}

type Check = (said: Said, words: readonly string[]) => boolean;

const rules: readonly (readonly [pattern: RegExp, check: Check])[] = [
  [
    /^Your rule: (.+)\.$/,
    ({ own, menu, request }, [text = '']) => isAskedFor(text, own.slot, menu, request),
  ],
  [/^The only (.+) dish of the week\.$/, isOnly],
  [/^A change from (\w+)’s (.+) dish\.$/, isChange],
  [/^Shares (\d+) ingredients with other days\.$/, sharesFoods],
  [/^Shares (.+) with (\w+)\.$/, sharesPerishable],
  [
    /^Rated ([\d.]+) stars?\.$/,
    ({ own }, [stars]) => own.dish.rating!.toFixed(1) === Number(stars).toFixed(1),
  ],
  [
    /^In season: (.+)\.$/,
    ({ own }, [name]) =>
      own.dish.perishables.some(
        (need) => need.name === name && ['asparagus', 'blueberry'].includes(need.food),
      ),
  ],
  [/^(.+) loves? it\.$/, ({ own }, [names = '']) => answeredInRound(own.dish, names, 'love')],
  [
    /^(.+) said yes to it\.$/,
    (said, words) => answeredInRound(said.own.dish, words[0]!, 'yes') || saidYes(said, words),
  ],
  [
    /^Uses your (.+)\.$/,
    ({ own }, [names = '']) =>
      names
        .split(' and ')
        .every((name) =>
          own.dish.atHome?.some((food) => food.name.toLowerCase() === name.toLowerCase()),
        ),
  ],
  [
    /^(\d+) portions? in the (fridge|freezer)\.$/,
    ({ own }, [people, place]) =>
      own.dish.portions?.people === Number(people) && own.dish.portions.place === place,
  ],
  [/^Uses (.+?) (?:left from (.+)|that is left)\.$/, usesLeft],
  [/^A favourite\.$/, ({ own }) => own.dish.isFavourite],
  [/^A veggie dish, as you asked\.$/, ({ own }) => own.dish.isMeatless],
  [/^Not planned in the past year\.$/, (said) => daysSincePlanned(said) === undefined],
  [
    /^Not planned for (\d+) weeks\.$/,
    (said, [weeks]) => daysSincePlanned(said)! >= 7 * Number(weeks),
  ],
  [/^Ready in (\d+) min\.$/, ({ own }, [minutes]) => own.dish.minutes === Number(minutes)],
  [/^(\d+) min, within (\w+)’s (\d+) min\.$/, isWithin],
  [
    /^About \$(\d+) a person\.$/,
    ({ own }, [dollars]) => Math.round(own.dish.cost!) === Number(dollars),
  ],
  [/^The only recipe that fits (\w+)\.$/, isOnlyFitting],
  [
    /^Fits your rules for (\w+)\.$/,
    ({ own }, [day]) => own.slot.date !== '' && dayOf(own.slot) === day,
  ],
];

/** Of a protein every other dish must be known not to have it; of a cuisine, to have another. */
function isOnly({ own, others }: Said, [label = '']: readonly string[]): boolean {
  if (own.dish.cuisine === label) {
    return others.every(({ dish }) => dish?.cuisine !== undefined && !isSame(dish.cuisine, label));
  }
  const protein = proteinOfLabel(label);
  return (
    own.dish.proteins.includes(protein) &&
    others.every(({ dish }) => dish && !dish.hasUnknownFood && !dish.proteins.includes(protein))
  );
}

function isChange({ own, others }: Said, [day, label = '']: readonly string[]): boolean {
  const protein = proteinOfLabel(label);
  return (
    !own.dish.hasUnknownFood &&
    others.some(
      ({ slot, dish }) =>
        dayOf(slot) === day &&
        Math.abs(daysBetween(slot.date, own.slot.date)) <= 1 &&
        dish?.proteins.includes(protein) === true &&
        dish.proteins.every((one) => !own.dish.proteins.includes(one)),
    )
  );
}

function sharesFoods({ own, others }: Said, [count]: readonly string[]): boolean {
  const elsewhere = new Set(others.flatMap(({ dish }) => dish?.foods ?? []));
  return new Set(own.dish.foods.filter((food) => elsewhere.has(food))).size === Number(count);
}

function sharesPerishable({ own, others }: Said, [name, day]: readonly string[]): boolean {
  const foods = own.dish.perishables.filter((need) => need.name === name).map(({ food }) => food);
  return others.some(
    ({ slot, dish }) =>
      dayOf(slot) === day && dish?.perishables.some(({ food }) => foods.includes(food)) === true,
  );
}

function isWithin({ own }: Said, [minutes, day, most]: readonly string[]): boolean {
  return (
    own.dish.minutes === Number(minutes) &&
    own.slot.maxMinutes === Number(most) &&
    Number(minutes) <= Number(most) &&
    dayOf(own.slot) === day
  );
}

/** No other recipe may be there. */
function isOnlyFitting({ own: { slot }, request }: Said, [day]: readonly string[]): boolean {
  const fitting = request.candidates.filter(
    (candidate) => faultsAlone(candidate, slot, request).length === 0,
  );
  return dayOf(slot) === day && fitting.length === 1;
}

/** All who answered so before the week was planned, by name or by number, and no one else. */
function answeredInRound({ votes = [] }: Candidate, text: string, answer: string): boolean {
  const names = votes.filter(({ inRound }) => inRound === answer).map(({ name }) => name);
  const listed = text.split(/, | and /);
  return names.length > 0 && listed.length === names.length
    ? names.every((name) => listed.includes(name))
    : text === `${names.length} of you`;
}

/** It is good on the day of the dish, and there is some. */
function usesLeft({ own, request }: Said, [name, bought]: readonly string[]): boolean {
  const first = request.slots.map(({ date }) => date).toSorted()[0]!;
  return own.dish.perishables.some((need) => {
    const left = request.left?.find(({ food }) => food === need.food);
    return (
      need.name === name &&
      left !== undefined &&
      own.slot.date <= left.lastDay &&
      (bought === undefined || boughtDayText(left.boughtOn, first) === bought)
    );
  });
}

/** The last that this person said. */
function saidYes({ own }: Said, [name]: readonly string[]): boolean {
  const votes = (own.dish.votes ?? []).filter((vote) => vote.name === name);
  return votes.toSorted((a, b) => (a.week < b.week ? 1 : -1))[0]?.answer === 'yes';
}

function daysSincePlanned({ own, request }: Said): number | undefined {
  const first = request.slots.map(({ date }) => date).toSorted()[0] ?? addDays(own.slot.date, 0);
  const ages = own.dish.plannedOn.map((date) => daysBetween(date, first)).filter((age) => age > 0);
  return ages.length === 0 ? undefined : Math.min(...ages);
}

const dayOf = ({ date }: MenuSlot): string => weekdayName(weekdayOf(date));
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** As people say it. */
const proteinOfLabel = (label: string): string =>
  ({ egg: 'eggs', 'bean or lentil': 'legumes', sausage: 'sausages' })[label] ?? label;
