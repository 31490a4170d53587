/**
 * Stores and syncs one week's menu (Spec 4, Menu): in local storage half a second after the last
 * change, then on the server.
 * - The page never waits: it shows the local menu, and remote changes are merged in.
 * - One request at a time; a change made meanwhile starts another round.
 * - A conflict is fetched, merged and saved again. Failed requests are retried: soon, when the
 *   network comes back, and when the app is opened again.
 * - "synced" is shown only after the server confirmed exactly this menu.
 */
import { AppError } from '@saltbush/contract/errors';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { emptyMenu, isSameMenu, menuSaveDelayMs } from '@saltbush/domain/meal-plans/menu';
import type { Menu, MenuEntry } from '@saltbush/domain/meal-plans/menu';
import { mergeMenus } from '@saltbush/domain/meal-plans/merge-menus';
import type { PlainDate } from '@saltbush/domain/meal-plans/week';
import type { PlanScope } from '../../view-mode';
import {
  isSynced,
  type StoredMenu,
  readStoredMenu,
  type ServerMenu,
  writeStoredMenu,
} from './menu-storage';
import { isOutdated, pullMenu, pushMenu, repairMenu } from './exchange-menu';

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
  /** Loading: neither local storage nor the server has answered. */
  isLoading: boolean;
  /** Whether the server has answered for this week at least once. */
  isKnown: boolean;
  error?: unknown;
}

export interface MenuSync {
  readonly week: PlainDate;
  getState: () => MenuState;
  subscribe: (listener: () => void) => () => void;
  /** Changes the menu at once; `cards` belong to newly added recipes. */
  edit: (change: (menu: Menu) => Menu, cards?: readonly RecipeCard[]) => void;
  /** Stores a pending change immediately; for a page about to close. */
  storeNow: () => void;
  /** Sends local changes and fetches remote ones; never rejects. */
  sync: (options?: { isFresh?: boolean }) => Promise<void>;
  /** Another tab stored the menu. */
  mergeOtherTab: (other: StoredMenu) => void;
  stop: () => void;
}

export interface MenuSyncOptions {
  scope: PlanScope;
  week: PlainDate;
  /** The server has a newer revision. */
  onSynced: () => void;
  /** Entries were removed with their deleted recipes. */
  onDropped: (entries: MenuEntry[], cards: ReadonlyMap<string, RecipeCard>) => void;
  /** Syncing has failed. */
  onFailed?: (error: unknown) => void;
}

const firstRetryMs = 2_000;
const maxRetryMs = 60_000;
/** More conflicts in a row than two devices can cause: stop and retry later. */
const maxRounds = 6;

export const createMenuSync = (options: MenuSyncOptions): MenuSync => new WeekMenuSync(options);

class WeekMenuSync implements MenuSync {
  readonly week: PlainDate;
  private stored: StoredMenu;
  private state: MenuState;
  private readonly listeners = new Set<() => void>();
  private storeTimer: ReturnType<typeof setTimeout> | undefined;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private retryMs = firstRetryMs;
  private running: Promise<void> | undefined;
  /** The server may have a newer menu. */
  private isStale = true;
  private isStopped = false;

  constructor(private readonly options: MenuSyncOptions) {
    const { scope, week } = options;
    const stored = readStoredMenu(scope, week);
    this.week = week;
    this.stored = stored ?? { menu: emptyMenu(week), recipes: [] };
    this.state = {
      menu: this.stored.menu,
      cards: cardMap(this.stored.recipes),
      saving: isSynced(this.stored) || !stored ? 'synced' : 'on-device',
      isLoading: stored === undefined,
      isKnown: stored?.base !== undefined,
    };
  }

  getState = (): MenuState => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  edit(change: (menu: Menu) => Menu, cards: readonly RecipeCard[] = []): void {
    const menu = change(this.state.menu);
    if (menu === this.state.menu) return;
    this.show({
      menu,
      cards: withCards(this.state.cards, cards),
      saving: 'changed',
      isLoading: false,
    });
    clearTimeout(this.storeTimer);
    this.storeTimer = setTimeout(() => {
      this.store();
      void this.sync();
    }, menuSaveDelayMs);
  }

  storeNow(): void {
    if (this.storeTimer !== undefined) this.store();
  }

  async sync({ isFresh = false } = {}): Promise<void> {
    if (isFresh) this.isStale = true;
    if (this.isStopped) return;
    clearTimeout(this.retryTimer);
    this.running ??= this.exchangeUntilSynced()
      .then(
        () => void (this.retryMs = firstRetryMs),
        (error: unknown) => this.handleFailure(error),
      )
      .then(() => void (this.running = undefined));
    await this.running;
  }

  mergeOtherTab(other: StoredMenu): void {
    const menu = mergeMenus(this.stored.menu, this.state.menu, other.menu);
    const isNewer = (other.base?.revision ?? -1) >= (this.stored.base?.revision ?? -1);
    this.stored = {
      ...this.stored,
      ...(isNewer && { base: other.base, sent: other.sent }),
      menu: other.menu,
    };
    this.show({
      menu,
      cards: withCards(this.state.cards, other.recipes),
      saving: isSynced({ ...this.stored, menu }) ? 'synced' : 'on-device',
      isLoading: false,
    });
    if (!isSameMenu(menu, other.menu)) this.edit(() => ({ ...menu }));
  }

  stop(): void {
    this.storeNow();
    this.isStopped = true;
    clearTimeout(this.retryTimer);
  }

  private show(change: Partial<MenuState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((listener) => listener());
  }

  /** Stores the menu with the known server state. */
  private store(known: Partial<StoredMenu> = {}): void {
    const { scope, week } = this.options;
    const { menu, cards } = this.state;
    clearTimeout(this.storeTimer);
    this.storeTimer = undefined;
    this.stored = { ...this.stored, ...known, menu, recipes: [...cards.values()] };
    const isDurable = writeStoredMenu(scope, week, this.stored);
    this.show({ saving: isSynced(this.stored) ? 'synced' : isDurable ? 'on-device' : 'at-risk' });
  }

  private async exchangeUntilSynced(): Promise<void> {
    for (let round = 0; round < maxRounds && !this.isStopped; round += 1) {
      this.storeNow();
      if (this.isStale || !this.stored.base) await this.pull();
      else if (isSynced(this.stored)) return;
      else await this.push(this.stored.base);
    }
    if (!isSynced(this.stored)) throw new AppError('CONFLICT');
  }

  private async pull(): Promise<void> {
    const { base, recipes } = await pullMenu(this.week, this.options.scope.householdId);
    this.isStale = false;
    // A save without a response did arrive: the sent menu is the common state.
    const { sent, base: known } = this.stored;
    const wasSaved = sent && isSameMenu(sent, base.menu);
    this.mergeServerMenu(wasSaved ? sent : (known?.menu ?? emptyMenu(this.week)), base, recipes);
  }

  private async push(base: ServerMenu): Promise<void> {
    const sent = this.state.menu;
    this.store({ sent });
    try {
      const saved = await pushMenu(base, sent, this.options.scope.householdId);
      const isWhole = base.planId !== undefined || isSameMenu(sent, saved.menu);
      this.mergeServerMenu(isWhole ? sent : base.menu, saved);
    } catch (error) {
      // After a failed save the server may have it: fetch before sending again.
      this.isStale = isOutdated(error) || mayPass(error);
      if (isOutdated(error)) return;
      const repaired = repairMenu(this.state.menu, sent, error);
      if (!repaired) throw error;
      this.options.onDropped(repaired.dropped, this.state.cards);
      this.show({ menu: repaired.menu });
      this.store({ sent: undefined });
    }
  }

  /** `from` is the last common state. */
  private mergeServerMenu(from: Menu, base: ServerMenu, recipes: RecipeCard[] = []): void {
    const hasNews = !this.stored.base || !isSameMenu(this.stored.base.menu, base.menu);
    const menu = mergeMenus(from, this.state.menu, base.menu);
    this.show({
      menu: isSameMenu(menu, this.state.menu) ? this.state.menu : menu,
      cards: withCards(this.state.cards, recipes),
      isLoading: false,
      isKnown: true,
      error: undefined,
    });
    this.store({ base, sent: undefined });
    if (hasNews) this.options.onSynced();
  }

  private handleFailure(error: unknown): void {
    if (this.isStopped) return;
    const isOffline = error instanceof AppError && error.code === 'SERVER_UNREACHABLE';
    const isWaiting = this.state.saving === 'on-device' || this.state.saving === 'failed';
    if (isWaiting) this.show({ saving: isOffline ? 'offline' : 'failed' });
    this.show({ isLoading: false, error });
    this.options.onFailed?.(error);
    if (!mayPass(error)) return;
    this.retryTimer = setTimeout(() => void this.sync(), this.retryMs);
    this.retryMs = Math.min(maxRetryMs, this.retryMs * 2);
  }
}

/** Retry failures, not refusals. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof AppError) || error.status >= 500 || error.code === 'TOO_MANY_REQUESTS';

const cardMap = (cards: readonly RecipeCard[]) => new Map(cards.map((card) => [card._id, card]));

const withCards = (known: ReadonlyMap<string, RecipeCard>, cards: readonly RecipeCard[]) =>
  cards.length === 0 ? known : new Map([...known, ...cardMap(cards)]);
