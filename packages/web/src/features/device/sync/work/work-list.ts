/**
 * A person's unfinished work on this device, such as drafts and timers: one list of each kind, in the user's
 * database. Signing out deletes it with the database.
 *
 * - A change is shown at once. It is stored in one transaction, which starts from what other tabs have stored.
 * - A change counts as stored when its transaction is complete.
 * - What can't be stored lasts until the page closes, and is tried again with the next change.
 * - Lists that earlier versions had in local storage are moved when they are loaded.
 */
import type * as z from 'zod/mini';
import { onAnnouncement } from '../../../../api/announcements';
import { getSession } from '../../../../api/session';
import { openEngine } from '../open-engine';
import type { SyncDatabase, WorkKind } from '../storage/database';
import { connectTabs, type OtherTabs } from './other-tabs';
import { findOldWork, removeOldWork, type OldWork } from './old-work';
import { putWorkAtOnce, readWork, updateWork } from './work-storage';

export interface WorkFormat<Item> {
  kind: WorkKind;
  /** Items of another shape are left out. */
  item: z.ZodMiniType<Item>;
  idOf: (item: Item) => string;
  /** Absent: earlier versions had no such list. */
  old?: OldWork<Item>;
}

export interface WorkList<Item> {
  /** Without stored items until it is loaded. The same array until something changes. */
  read: () => readonly Item[];
  isLoaded: () => boolean;
  /** Never rejects. */
  load: () => Promise<void>;
  /** Resolves to whether this device has stored it; never rejects. */
  change: (change: Change<Item>) => Promise<boolean>;
  /** `change` for a page that is being left, which waits for nothing. */
  changeOnLeaving: (change: Change<Item>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Pure; it may run more than once. */
export type Change<Item> = (items: readonly Item[]) => readonly Item[];

/** A page does not wait longer for a database that another page blocks. */
const longestWaitMs = 3_000;

/** @example const drafts = workList<StoredDraft>({ kind: 'drafts', item, idOf, old }) */
export function workList<Item>(format: WorkFormat<Item>): WorkList<Item> {
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  let open: UserList<Item> | undefined;
  const ofUser = (): UserList<Item> => {
    const userId = getSession()?.user?._id;
    if (open && open.userId === userId) return open;
    open?.close();
    const list = new UserList(format, userId, notify);
    open = list;
    return list;
  };
  onAnnouncement('signedOut', () => {
    open?.close();
    open = undefined;
    notify();
  });
  return {
    read: () => ofUser().shown,
    isLoaded: () => ofUser().isLoaded,
    load: () => ofUser().load(),
    change: (change) => ofUser().change(change),
    changeOnLeaving: (change) => ofUser().changeOnLeaving(change),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The list of one user; of a visitor in memory only. */
class UserList<Item> {
  shown: readonly Item[] = [];
  isLoaded: boolean;
  private stored: readonly Item[] = [];
  private waiting: readonly Change<Item>[] = [];
  private writing: Promise<void> = Promise.resolve();
  private loading: Promise<void> | undefined;
  private tabs: OtherTabs | undefined;
  private isClosed = false;
  /** Undefined until it is open. */
  private database: SyncDatabase | undefined;

  constructor(
    private readonly format: WorkFormat<Item>,
    readonly userId: string | undefined,
    private readonly notify: () => void,
  ) {
    this.isLoaded = userId === undefined;
  }

  async load(): Promise<void> {
    this.loading ??= this.start();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waited = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, longestWaitMs);
    });
    await Promise.race([this.loading, waited]);
    clearTimeout(timer);
    if (!this.isLoaded) this.show(this.stored);
  }

  async change(change: Change<Item>): Promise<boolean> {
    this.waiting = [...this.waiting, change];
    this.shown = change(this.shown);
    this.notify();
    this.loading ??= this.start();
    this.writing = Promise.all([this.writing, this.loading]).then(() => this.write());
    await this.writing;
    return !this.waiting.includes(change);
  }

  changeOnLeaving(change: Change<Item>): void {
    const { database, isClosed, format } = this;
    if (database && this.isLoaded && !isClosed) {
      try {
        putWorkAtOnce(database, format.kind, change(this.shown));
      } catch {
        // The database was closed meanwhile.
      }
    }
    void this.change(change);
  }

  /** Its session has ended: what is under way is not stored in the next one. */
  close(): void {
    this.isClosed = true;
    this.tabs?.close();
  }

  private async start(): Promise<void> {
    const { userId, format } = this;
    if (userId === undefined) return;
    const old = format.old && findOldWork(format.old, userId);
    const database = await this.openDatabase();
    this.database = database;
    if (database) {
      this.tabs = connectTabs(`${userId}-${format.kind}`, () => void this.readAgain());
    }
    try {
      this.show(await this.firstRead(database, old));
      if (database && format.old) removeOldWork(format.old, userId);
    } catch {
      // No space, or the database was closed: what local storage has stays there.
      this.show(old ?? []);
    }
  }

  private async firstRead(
    database: SyncDatabase | undefined,
    old: readonly Item[] | undefined,
  ): Promise<readonly Item[]> {
    const { kind, item, idOf } = this.format;
    if (!database) return old ?? [];
    if (!old) return readWork(database, kind, item);
    return updateWork(database, kind, item, (stored) => {
      const ids = new Set(stored.map(idOf));
      return [...stored, ...old.filter((one) => !ids.has(idOf(one)))];
    });
  }

  /** Another tab has stored something. */
  private async readAgain(): Promise<void> {
    const database = await this.openDatabase();
    if (!database) return;
    const { kind, item } = this.format;
    await readWork(database, kind, item).then(
      (items) => this.show(items),
      () => undefined,
    );
  }

  private async write(): Promise<void> {
    const changes = this.waiting;
    const database = changes.length > 0 ? await this.openDatabase() : undefined;
    if (!database) return;
    const { kind, item } = this.format;
    try {
      const items = await updateWork(database, kind, item, (stored) => changed(stored, changes));
      this.waiting = this.waiting.filter((change) => !changes.includes(change));
      this.show(items);
      this.tabs?.tell();
    } catch {
      // No space, or the database was closed.
    }
  }

  /** Undefined: a visitor, a browser that stores nothing, or a session that has ended meanwhile. */
  private async openDatabase(): Promise<SyncDatabase | undefined> {
    const { userId } = this;
    if (userId === undefined || this.isClosed) return undefined;
    const engine = await openEngine(userId).catch(() => undefined);
    return this.isClosed ? undefined : engine?.database;
  }

  private show(stored: readonly Item[]): void {
    this.stored = stored;
    this.shown = changed(stored, this.waiting);
    this.isLoaded = true;
    this.notify();
  }
}

const changed = <Item>(items: readonly Item[], changes: readonly Change<Item>[]): readonly Item[] =>
  changes.reduce((result, change) => change(result), items);
