/** What others put in the trolley, for screen readers: at most one message in five seconds. */
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import type { PlanView } from '../../../device/sync';
import { tickerOf } from './people';

const quietMs = 5_000;

export function useOthersTicks(
  ticked: readonly ListLine[],
  view: PlanView,
  userId: string,
): string {
  const [message, setMessage] = useState('');
  const known = useRef<ReadonlySet<string>>(undefined);
  const spokeAt = useRef(0);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(ticked.map(({ key }) => key));
    if (!before || Date.now() - spokeAt.current < quietMs) return;
    for (const line of ticked) {
      const ticker = before.has(line.key) ? undefined : tickerOf(line, view, userId);
      if (!ticker || ticker.isMe) continue;
      spokeAt.current = Date.now();
      setMessage(t`${{ person: ticker.name }} put ${{ food: line.name }} in the trolley`);
      return;
    }
  }, [ticked, view, userId]);
  return message;
}
