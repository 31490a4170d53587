/** Whether what is said of slots that stay empty is so: each change that a sentence names is made, and what then fits is counted. */
import type { MagicMenu } from '../../src/plan/magic-menu/magic-menu';
import type { Candidate, MenuRequest, MenuSlot } from '../../src/plan/magic-menu/menu-request';
import { breaksMust } from './check-rules';
import { faultsAlone } from './check-slot';
import { repeatsIn } from './check-week';

/** Sentences of empty slots that are not true, or that no rule here knows; none for a correct menu. */
export function untrueAdvice(menu: MagicMenu, request: MenuRequest): string[] {
  return menu.unfilled.flatMap(({ slotId, advice }) => {
    const slot = request.slots.find(({ id }) => id === slotId);
    return slot && isTrue(advice, { slot, menu, request }) ? [] : [`${slotId}: “${advice}”`];
  });
}

interface Said {
  slot: MenuSlot;
  menu: MagicMenu;
  request: MenuRequest;
}

function isTrue(advice: string, said: Said): boolean {
  if (advice === 'Choose the dinner first, then a side for it.') return isLone(said);
  if (advice === addRecipes) return fittingIn(said).length === 0;
  const isUnpriced =
    /^(\d+) recipes? fits? if (?:its|their) prices are known, or without a limit\.$/.exec(advice);
  if (isUnpriced) {
    const { length } = fittingIn(said, { prices: true });
    return fittingIn(said).length === 0 && length >= Number(isUnpriced[1]);
  }
  const isTooExpensive = /^(\d+) recipes? fits? with a higher limit\.$/.exec(advice);
  if (isTooExpensive) return fittingIn(said).length >= Number(isTooExpensive[1]);
  const refused = /^(\d+) recipes? fits?, except for “.+”\. Add more recipes, or choose/.exec(
    advice,
  );
  if (refused) {
    const eatersGone = { ...said.slot, eaterIds: [] };
    return fittingIn({ ...said, slot: eatersGone }).length >= Number(refused[1]);
  }
  const [, count, wanted = ''] = /^(\d+) recipes? fits? if (.+)\.$/.exec(advice) ?? [];
  const changed = changesIn(wanted, said);
  return changed !== undefined && fittingIn(changed.said, changed).length >= Number(count);
}

const addRecipes = 'Add more recipes, or choose one yourself.';

function isLone({ slot, menu, request }: Said): boolean {
  const dinner = request.slots.find(({ id }) => id === slot.besides);
  return !dinner || (!dinner.lockedId && !menu.picks.some(({ slotId }) => slotId === dinner.id));
}

interface Changes {
  said: Said;
  course?: boolean;
}

/** Undefined when a part of the sentence names no known change. */
function changesIn(wanted: string, { slot, menu, request }: Said): Changes | undefined {
  const rest = kinds.reduce((text, [pattern]) => text.replace(pattern, ''), wanted);
  if (rest.replaceAll(' and ', '').trim() !== '') return undefined;
  const has = (kind: ChangeKind) =>
    kinds.some(([pattern, one]) => one === kind && pattern.test(wanted));
  const { settings } = request;
  return {
    course: has('course'),
    said: {
      slot: {
        ...slot,
        ...(has('time') && { maxMinutes: undefined }),
        ...(has('source') && { source: undefined }),
      },
      menu,
      request: {
        ...request,
        settings: {
          ...settings,
          repeatAfterDays: has('repeats') ? 0 : settings.repeatAfterDays,
          rules: (settings.rules ?? []).filter(
            ({ text }) => !has('rules') || !wanted.includes(`“${text}”`),
          ),
        },
      },
    },
  };
}

type ChangeKind = 'course' | 'time' | 'source' | 'rules' | 'repeats';

const kinds: readonly (readonly [RegExp, ChangeKind])[] = [
  [/the rules? “.+” (?:is|are) taken out/, 'rules'],
  [/(?:it is|they are) marked as \w+/, 'course'],
  [/\w+day may take longer than \d+ min/, 'time'],
  [/(?:its time is|their times are) set, or \w+day may take any time/, 'time'],
  [/\w+day is not only from (?:“.+?”|.+?)(?= and |$)/, 'source'],
  [/the same recipe may come again within \d+ days/, 'repeats'],
];

/** What may be added to the menu in this empty slot, under the limit only what has a price; with `prices` only what has none. */
function fittingIn(
  { slot, menu, request }: Said,
  { course = false, prices = false }: { course?: boolean; prices?: boolean } = {},
): Candidate[] {
  const { settings, candidates, budget } = request;
  return candidates
    .filter((dish) => !budget || (dish.cost === undefined) === prices)
    .map((dish) => (course && dish.course === undefined ? marked(dish, slot) : dish))
    .filter((dish) => faultsAlone(dish, slot, request).length === 0)
    .filter(({ id: recipeId }) => {
      const picks = [...menu.picks, { slotId: slot.id, recipeId, reason: '' }];
      const placed = request.slots.flatMap((one) => {
        const id = one.lockedId ?? picks.find(({ slotId }) => slotId === one.id)?.recipeId;
        return id === undefined ? [] : [{ slot: one, recipeId: id }];
      });
      return (
        repeatsIn(placed, settings.repeatAfterDays).length === 0 && !breaksMust({ picks }, request)
      );
    });
}

const marked = (dish: Candidate, { meal }: MenuSlot): Candidate => ({
  ...dish,
  course: meal === 'lunch' || meal === 'side' ? meal : 'dinner',
});
