/**
 * The menu while it is being chosen. Locking and swapping change nothing else; "Try again", leanings and rules
 * choose all dishes again that are not locked. Meanwhile the menu before stays on the screen.
 */
import { t } from '@lingui/core/macro';
import type { MoneyForm } from '@saltbush/domain/account/countries/money';
import type { MagicMenu, Pick as MenuPick } from '@saltbush/domain/plan/magic-menu/magic-menu';
import type { Choice, Leaning, MenuSlot } from '@saltbush/domain/plan/magic-menu/menu-request';
import type { WeekRule } from '@saltbush/domain/plan/magic-menu/rules/week-rule';
import type { Budget } from '@saltbush/domain/plan/magic-menu/budget/food-costs';
import type { LeftFood } from '@saltbush/domain/plan/magic-menu/remainders';
import { isSameRules, type MenuRules } from '@saltbush/domain/plan/meal-plans/menu-rules';
import type { MenuSolver } from './solver/menu-solver';
import type { MenuOrder } from './solver/solver-tasks';

interface Settings {
  seed: number;
  leanings: readonly Leaning[];
}

/** What the plan says: which meals are to be filled, and by which rules. */
export interface PlanFacts {
  slots: readonly MenuSlot[];
  rules: MenuRules;
  weekRules: readonly WeekRule[];
  /** Of earlier purchases. */
  left: readonly LeftFood[];
  budget?: Budget | undefined;
  home: MoneyForm;
}

export interface SessionState {
  settings: Settings;
  /** Undefined until one was chosen. */
  menu: MagicMenu | undefined;
  choice: Choice;
  /** Ids of slots. */
  locked: ReadonlySet<string>;
  isChoosing: boolean;
  /** 0 to 1, when choosing takes longer than `quietMs`. */
  progress: number | undefined;
  hasFailed: boolean;
}

/** A shorter wait needs no words. */
const quietMs = 300;

export class MenuSession {
  #state: SessionState;
  /** Of the menu that is shown. */
  #settled: Settings;
  #facts: PlanFacts | undefined;
  #choosing: AbortController | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly solver: MenuSolver,
    seed: number,
    /** Of the session that chose from other recipes: what was locked and preferred stays. */
    before?: Pick<SessionState, 'settings' | 'choice' | 'locked'>,
  ) {
    this.#settled = before?.settings ?? { seed, leanings: [] };
    this.#state = {
      settings: this.#settled,
      menu: undefined,
      choice: before?.choice ?? new Map<string, string>(),
      locked: before?.locked ?? new Set<string>(),
      isChoosing: true,
      progress: undefined,
      hasFailed: false,
    };
  }

  getState = (): SessionState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Other rules choose again; another plan only describes again what was chosen. */
  setFacts(facts: PlanFacts): void {
    const before = this.#facts;
    this.#facts = facts;
    if (!before || !areSameRules(before, facts)) return void this.#choose();
    const textOf = ({ slots, left }: PlanFacts) => JSON.stringify([slots, left]);
    if (textOf(before) === textOf(facts)) return undefined;
    return void (this.#choosing ? this.#choose() : this.#describe());
  }

  chooseAgain = (): void => void this.#choose();

  tryAgain = (): void => {
    const { settings, choice } = this.#state;
    void this.#choose({ ...settings, seed: settings.seed + 1 }, [...choice.values()]);
  };

  setLeanings = (leanings: readonly Leaning[]): void =>
    void this.#choose({ ...this.#state.settings, leanings });

  setLocked = (slotId: string, isLocked: boolean): void => {
    const others = [...this.#state.locked].filter((one) => one !== slotId);
    this.#set({ locked: new Set(isLocked ? [...others, slotId] : others) });
  };

  /** A dish that a person chose is locked. */
  use = (slotId: string, recipeId: string): void => {
    this.setLocked(slotId, true);
    const { choice, menu } = this.#state;
    this.#set({
      choice: new Map([...choice, [slotId, recipeId]]),
      menu: menu && withPick(menu, { slotId, recipeId, reason: t`Your choice.` }),
    });
    // Those that are being chosen now would not go with it.
    void (this.#choosing ? this.#choose() : this.#describe());
  };

  /** Ends what is running; the next facts choose again. */
  stop(): void {
    this.#choosing?.abort();
    this.#choosing = undefined;
    this.#facts = undefined;
    this.solver.stop();
  }

  /** The menu before stays. */
  cancel = (): void => {
    this.#choosing?.abort();
    this.#finish({ settings: this.#settled });
  };

  /** Of one slot, the best first; none when the solver fails. */
  alternativesOf = async (slotId: string, signal: AbortSignal): Promise<readonly MenuPick[]> => {
    const { choice, settings } = this.#state;
    try {
      const args = { order: this.#order(settings), choice, slotId };
      return await this.solver.run('alternatives', args, { signal });
    } catch {
      return [];
    }
  };

  async #choose(settings = this.#state.settings, avoidIds: readonly string[] = []): Promise<void> {
    this.#choosing?.abort();
    const { signal } = (this.#choosing = new AbortController());
    const ids = this.#state.locked;
    const locked = new Map([...this.#state.choice].filter(([slotId]) => ids.has(slotId)));
    let done = 0;
    this.#set({ settings, isChoosing: true, hasFailed: false });
    const onProgress = (share: number) => {
      done = share;
      if (this.#state.progress !== undefined) this.#set({ progress: done });
    };
    const timer = setTimeout(() => this.#set({ progress: done }), quietMs);
    try {
      const args = { order: { ...this.#order(settings), avoidIds }, locked };
      const chosen = await this.solver.run('plan', args, { signal, onProgress });
      this.#settled = settings;
      if (!signal.aborted) this.#finish(chosen);
    } catch {
      if (!signal.aborted) this.#finish({ hasFailed: true });
    } finally {
      clearTimeout(timer);
    }
  }

  async #describe(): Promise<void> {
    const { choice, settings } = this.#state;
    try {
      const menu = await this.solver.run('describe', { order: this.#order(settings), choice });
      if (choice === this.#state.choice) this.#set({ menu });
    } catch {
      // What is shown stays, without a new reason.
    }
  }

  #order({ seed, leanings }: Settings): MenuOrder {
    const { slots, rules, weekRules, left, budget, home } = this.#facts!;
    const { repeatAfterDays } = rules;
    const settings = { repeatAfterDays, leanings, rules: weekRules, home };
    return { slots, settings, seed, left, budget };
  }

  #finish(change: Partial<SessionState>): void {
    this.#choosing = undefined;
    this.#set({ ...change, isChoosing: false, progress: undefined });
  }

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.forEach((listener) => listener());
  }
}

const areSameRules = (one: PlanFacts, other: PlanFacts): boolean =>
  isSameRules(one.rules, other.rules) &&
  JSON.stringify(one.weekRules) === JSON.stringify(other.weekRules);

const withPick = (menu: MagicMenu, pick: MenuPick): MagicMenu => ({
  ...menu,
  picks: [...menu.picks.filter(({ slotId }) => slotId !== pick.slotId), pick],
  unfilled: menu.unfilled.filter(({ slotId }) => slotId !== pick.slotId),
});
