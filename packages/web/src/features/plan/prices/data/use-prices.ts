/** Prices of the lines of a list: what this device has at once, and what the server says a moment later. */
import { useEffect, useMemo, useState } from 'react';
import { priceLimits, pricesRoutes, type NewObservation } from '@saltbush/contract/plan/prices';
import { call } from '../../../../api/call';
import { newId } from '../../../../api/new-id';
import { useWorkList } from '../../../device/sync/work';
import { scopeKey, type PlanScope } from '../../../device/view-mode';
import { withChanges } from './apply-changes';
import { sendPriceChanges } from './send-changes';
import { priceChanges, storedPrices, type PriceChange, type StoredPrices } from './stored-prices';

export interface LineOfList {
  key: string;
  name: string;
}

export interface ShownPrices {
  /** Undefined: neither device nor server has answered. */
  prices: StoredPrices | undefined;
  /** The last question did not reach the server. */
  isOffline: boolean;
  isLoading: boolean;
  refresh: () => void;
}

export function usePrices(scope: PlanScope, lines: readonly LineOfList[]): ShownPrices {
  const stored = useWorkList(storedPrices);
  const changes = useWorkList(priceChanges);
  const key = scopeKey(scope);
  const { householdId } = scope;
  const [state, setState] = useState<'loading' | 'ready' | 'offline'>('loading');
  const [asked, setAsked] = useState(0);
  // Only what is asked for; the array is another one with each tick.
  const wanted = JSON.stringify(
    lines.slice(0, priceLimits.lines).map(({ key: line, name }) => [line, name.slice(0, 200)]),
  );
  useEffect(() => {
    const ended = new AbortController();
    const pairs = JSON.parse(wanted) as [string, string][];
    askPrices(key, householdId, pairs, ended.signal).then(
      () => setState('ready'),
      () => !ended.signal.aborted && setState('offline'),
    );
    return () => ended.abort();
  }, [key, householdId, wanted, asked]);
  const prices = useMemo(() => {
    const found = stored.items.find(({ scope: of }) => of === key);
    return found && withChanges(found, changes.items.filter(({ scope: of }) => of === key));
  }, [stored.items, changes.items, key]);
  return {
    prices,
    isOffline: state === 'offline',
    isLoading: state === 'loading' && !prices,
    refresh: () => setAsked((count) => count + 1),
  };
}

async function askPrices(
  scope: string,
  householdId: string | undefined,
  pairs: readonly [string, string][],
  signal: AbortSignal,
): Promise<void> {
  await sendPriceChanges();
  const lines = pairs.map(([key, name]) => ({ key, name }));
  const answer = await call(pricesRoutes.match, { body: { householdId, lines } }, { signal });
  await storedPrices.change((all) => [
    { ...withOthers(all, scope, answer), scope, at: new Date().toISOString() },
    ...all.filter((each) => each.scope !== scope),
  ]);
}

/** With the lines that were known before and are not asked for now: of another week, or of one line's sheet. */
function withOthers<Answer extends Pick<StoredPrices, 'lines'>>(
  all: readonly StoredPrices[],
  scope: string,
  answer: Answer,
): Answer {
  const asked = new Set(answer.lines.map(({ key }) => key));
  const before = all.find((each) => each.scope === scope)?.lines ?? [];
  const others = before.filter(({ key }) => !asked.has(key)).slice(0, mostOthers);
  return { ...answer, lines: [...answer.lines, ...others] };
}

const mostOthers = 400;

type ChangeOf<Kind extends PriceChange['kind']> = Omit<
  Extract<PriceChange, { kind: Kind }>,
  'id' | 'scope' | 'householdId'
>;

/** Shown at once, stored on the device, and sent when the server can be reached. */
export async function changePrices(
  scope: PlanScope,
  change: ChangeOf<'observation'> | ChangeOf<'choice'> | ChangeOf<'budget'> | ChangeOf<'retraction'>,
): Promise<void> {
  const { householdId } = scope;
  const added = { ...change, id: newId(), scope: scopeKey(scope), householdId };
  await priceChanges.change((all) => [...all, added as PriceChange]);
  void sendPriceChanges();
}

/** @example await typePrice(scope, { key: 'milk', name: 'Milk', retailer: 'coles', cents: 310 }) */
export function typePrice(
  scope: PlanScope,
  price: Omit<NewObservation, 'id' | 'observedAt' | 'source'>,
): Promise<void> {
  const observation: NewObservation = {
    ...price,
    id: newId(),
    observedAt: new Date().toISOString(),
    source: 'typed',
  };
  return changePrices(scope, { kind: 'observation', observation });
}
