/**
 * Keeps one week's menu (Spec 4, Menu): on this device half a second after the last change, then on
 * the server, for as long as it takes.
 *
 * - The page never waits: it shows the menu of this device, and what others did is merged in.
 * - One conversation with the server at a time; a change made meanwhile starts another round.
 * - A conflict is read, merged and saved again. What could not be sent is tried again: soon, when
 *   the network comes back, and when the app is opened again.
 * - What it says about saving is true: "synced" only after the server confirmed this very menu.
 */
import { AppError } from '@saltbush/contract/errors';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { emptyMenu, isSameMenu, menuSaveDelayMs } from '@saltbush/domain/meal-plans/menu';
import type { Menu, MenuEntry } from '@saltbush/domain/meal-plans/menu';
import { mergeMenus } from '@saltbush/domain/meal-plans/merge-menus';
import type { PlainDate } from '@saltbush/domain/meal-plans/week';
import { isSynced, readKeptMenu, writeKeptMenu } from './kept-menu';
import type { KeptMenu, ServerMenu } from './kept-menu';
import { isOutdated, pullMenu, pushMenu, repairMenu } from './sync-menu';

export type Saving =
  /** Changed less than half a second ago. */
  | 'changed'
  | 'on-device'
  | 'synced'
  | 'offline'
  /** The server refused or failed; the menu is on this device. */
  | 'failed'
  /** Neither this device nor the server has it yet. */
  | 'at-risk';

export interface MenuState {
  menu: Menu;
  cards: ReadonlyMap<string, RecipeCard>;
  saving: Saving;
  /** Nothing is known of the week yet, neither from here nor from there. */
  isLoading: boolean;
  /** Whether the server has ever told this device about the week. */
  isKnown: boolean;
  error?: unknown;
}

export interface MenuKeeper {
  readonly week: PlainDate;
  getState: () => MenuState;
  subscribe: (listener: () => void) => () => void;
  /** Changes the menu at once; `cards` are those of recipes that are new in it. */
  edit: (change: (menu: Menu) => Menu, cards?: readonly RecipeCard[]) => void;
  /** Keeps at once what waits for its half second; for a page that is about to go. */
  keepNow: () => void;
  /** Brings changes to the server and reads what others changed there; never rejects. */
  sync: (options?: { isFresh?: boolean }) => Promise<void>;
  /** Another tab kept the menu. */
  hearOtherTab: (other: KeptMenu) => void;
  stop: () => void;
}

export interface MenuKeeperOptions {
  userId: string;
  week: PlainDate;
  /** The server has something new. */
  onSynced: () => void;
  /** Recipes that are no longer there took entries with them. */
  onDropped: (entries: MenuEntry[], cards: ReadonlyMap<string, RecipeCard>) => void;
}

const firstRetryMs = 2_000;
const maxRetryMs = 60_000;
/** More conflicts in a row than two devices can cause: something else is wrong, wait and try later. */
const maxRounds = 6;

export function makeMenuKeeper(options: MenuKeeperOptions): MenuKeeper {
  const { userId, week } = options;
  const stored = readKeptMenu(userId, week);
  let kept: KeptMenu = stored ?? { menu: emptyMenu(week), recipes: [] };
  let state: MenuState = {
    menu: kept.menu,
    cards: cardMap(kept.recipes),
    saving: isSynced(kept) || !stored ? 'synced' : 'on-device',
    isLoading: stored === undefined,
    isKnown: stored?.base !== undefined,
  };
  let keepTimer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;
  let running: Promise<unknown> | undefined;
  let isStale = true;
  let isStopped = false;
  const listeners = new Set<() => void>();

  const show = (change: Partial<MenuState>) => {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  };

  /** Writes the menu down together with what is known of the server's. */
  const keep = (known: Partial<KeptMenu> = {}) => {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    kept = { ...kept, ...known, menu: state.menu, recipes: [...state.cards.values()] };
    const isDurable = writeKeptMenu(userId, week, kept);
    show({ saving: isSynced(kept) ? 'synced' : isDurable ? 'on-device' : 'at-risk' });
  };

  const edit: MenuKeeper['edit'] = (change, cards = []) => {
    const menu = change(state.menu);
    if (menu === state.menu) return;
    show({ menu, cards: withCards(state.cards, cards), saving: 'changed', isLoading: false });
    clearTimeout(keepTimer);
    keepTimer = setTimeout(() => {
      keep();
      void sync();
    }, menuSaveDelayMs);
  };

  const keepNow = () => {
    if (keepTimer !== undefined) keep();
  };

  /** Takes in what the server has; `from` is what it and this device last agreed on. */
  const hear = (from: Menu, base: ServerMenu, recipes: RecipeCard[] = []) => {
    const hasNews = !kept.base || !isSameMenu(kept.base.menu, base.menu);
    const menu = mergeMenus(from, state.menu, base.menu);
    show({
      menu: isSameMenu(menu, state.menu) ? state.menu : menu,
      cards: withCards(state.cards, recipes),
      isLoading: false,
      isKnown: true,
      error: undefined,
    });
    keep({ base, sent: undefined });
    if (hasNews) options.onSynced();
  };

  const pull = async () => {
    const { base, recipes } = await pullMenu(week);
    isStale = false;
    // A save whose answer was lost has arrived after all: then both sides agree on what was sent.
    const wasSaved = kept.sent && isSameMenu(kept.sent, base.menu);
    hear(wasSaved ? kept.sent! : (kept.base?.menu ?? emptyMenu(week)), base, recipes);
  };

  const push = async (base: ServerMenu) => {
    const sent = state.menu;
    keep({ sent });
    try {
      const saved = await pushMenu(base, sent);
      const isWhole = base.planId !== undefined || isSameMenu(sent, saved.menu);
      hear(isWhole ? sent : base.menu, saved);
    } catch (error) {
      // After a failure nobody knows whether the server has it: look before sending again.
      isStale = isOutdated(error) || mayPass(error);
      if (isOutdated(error)) return;
      const repaired = repairMenu(state.menu, sent, error);
      if (!repaired) throw error;
      options.onDropped(repaired.dropped, state.cards);
      show({ menu: repaired.menu });
      keep({ sent: undefined });
    }
  };

  const converse = async () => {
    for (let round = 0; round < maxRounds && !isStopped; round += 1) {
      keepNow();
      if (isStale || !kept.base) await pull();
      else if (isSynced(kept)) return;
      else await push(kept.base);
    }
    if (!isSynced(kept)) throw new AppError('CONFLICT');
  };

  const sync: MenuKeeper['sync'] = async ({ isFresh = false } = {}) => {
    if (isFresh) isStale = true;
    if (isStopped) return;
    clearTimeout(retryTimer);
    running ??= converse()
      .then(() => (retryMs = firstRetryMs), fail)
      .then(() => (running = undefined));
    await running;
  };

  const fail = (error: unknown) => {
    if (isStopped) return;
    const isOffline = error instanceof AppError && error.code === 'SERVER_UNREACHABLE';
    const isWaiting = state.saving === 'on-device' || state.saving === 'failed';
    if (isWaiting) show({ saving: isOffline ? 'offline' : 'failed' });
    show({ isLoading: false, error });
    if (!mayPass(error)) return;
    retryTimer = setTimeout(() => void sync(), retryMs);
    retryMs = Math.min(maxRetryMs, retryMs * 2);
  };

  return {
    week,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit,
    keepNow,
    sync,
    hearOtherTab: (other) => {
      const menu = mergeMenus(kept.menu, state.menu, other.menu);
      const isNewer = (other.base?.revision ?? -1) >= (kept.base?.revision ?? -1);
      kept = { ...kept, ...(isNewer && { base: other.base, sent: other.sent }), menu: other.menu };
      show({
        menu,
        cards: withCards(state.cards, other.recipes),
        saving: isSynced({ ...kept, menu }) ? 'synced' : 'on-device',
        isLoading: false,
      });
      if (!isSameMenu(menu, other.menu)) edit(() => ({ ...menu }));
    },
    stop: () => {
      keepNow();
      isStopped = true;
      clearTimeout(retryTimer);
    },
  };
}

/** A refusal stays a refusal; a failure may not happen again. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof AppError) || error.status >= 500 || error.code === 'TOO_MANY_REQUESTS';

const cardMap = (cards: readonly RecipeCard[]) => new Map(cards.map((card) => [card._id, card]));

const withCards = (known: ReadonlyMap<string, RecipeCard>, cards: readonly RecipeCard[]) =>
  cards.length === 0 ? known : new Map([...known, ...cardMap(cards)]);
