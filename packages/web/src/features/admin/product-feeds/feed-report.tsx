/** How far a file is, and what became of its rows. */
import { Button, Progress, Text } from '@mantine/core';
import type { ProductFeedOnWire } from '@saltbush/contract/admin/product-feeds';
import { Panel } from '../../../ui/layout/panel';

export interface FeedReportProps {
  feed: ProductFeedOnWire;
  onCancel: () => void;
}

const states: Record<ProductFeedOnWire['state'], string> = {
  running: 'Reading',
  done: 'Loaded',
  cancelled: 'Cancelled: what was loaded stays',
  failed: 'Not loaded',
};

export function FeedReport({ feed, onCancel }: FeedReportProps) {
  const { fileName, state, progress, problem, broken, brokenRows } = feed;
  const more = broken - brokenRows.length;
  return (
    <Panel title={fileName}>
      <Text fw={600}>{states[state]}</Text>
      {state === 'running' && (
        <>
          <Progress
            value={progress * 100}
            my="sm"
            aria-label={`Reading ${fileName}, ${Math.round(progress * 100)} %`}
          />
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </>
      )}
      {problem && <Text>{problem}</Text>}
      <Text c="dimmed">{countsText(feed)}</Text>
      {brokenRows.length > 0 && (
        <details>
          <summary>
            {broken === 1 ? '1 row' : `${broken.toLocaleString('en-AU')} rows`} skipped
          </summary>
          <ul>
            {brokenRows.map(({ row, reason }) => (
              <li key={row}>
                Row {row}: {reason}
              </li>
            ))}
            {more > 0 && <li>and {more.toLocaleString('en-AU')} more</li>}
          </ul>
        </details>
      )}
    </Panel>
  );
}

function countsText({ added, changed, unchanged, broken, prices }: ProductFeedOnWire): string {
  const text = (count: number) => count.toLocaleString('en-AU');
  return `${text(added)} added, ${text(changed)} changed, ${text(unchanged)} unchanged, ${text(broken)} skipped; ${text(prices)} new prices`;
}
