/** How far a file is, and what became of its rows. */
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, Progress, Text } from '@mantine/core';
import type { ProductFeedOnWire } from '@saltbush/contract/admin/product-feeds';
import { locale } from '../../../locale';
import { Panel } from '../../../ui/layout/panel';

export interface FeedReportProps {
  feed: ProductFeedOnWire;
  onCancel: () => void;
}

const states: Record<ProductFeedOnWire['state'], string> = {
  running: t`Reading`,
  done: t`Loaded`,
  cancelled: t`Cancelled: what was loaded stays`,
  failed: t`Not loaded`,
};

export function FeedReport({ feed, onCancel }: FeedReportProps) {
  const { fileName, state, progress, problem, brokenRows } = feed;
  return (
    <Panel title={fileName}>
      <Text fw={600}>{states[state]}</Text>
      {state === 'running' && (
        <>
          <Progress
            value={progress * 100}
            my="sm"
            aria-label={t`Reading ${fileName}, ${{ percent: Math.round(progress * 100) }} %`}
          />
          <Button variant="default" onClick={onCancel}>
            {t`Cancel`}
          </Button>
        </>
      )}
      {problem && <Text>{problem}</Text>}
      <Text c="dimmed">{countsText(feed)}</Text>
      {brokenRows.length > 0 && <BrokenRows feed={feed} />}
    </Panel>
  );
}

function BrokenRows({ feed: { broken, brokenRows } }: Pick<FeedReportProps, 'feed'>) {
  const more = broken - brokenRows.length;
  return (
    <details>
      <summary>
        <Plural
          value={broken}
          one="1 row skipped"
          other={`${broken.toLocaleString(locale())} rows skipped`}
        />
      </summary>
      <ul>
        {brokenRows.map(({ row, reason }) => (
          <li key={row}>
            <Trans>
              Row {row}: {reason}
            </Trans>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Trans>and {more.toLocaleString(locale())} more</Trans>
          </li>
        )}
      </ul>
    </details>
  );
}

function countsText({ added, changed, unchanged, broken, prices }: ProductFeedOnWire): string {
  const text = (count: number) => count.toLocaleString(locale());
  return t`${{ added: text(added) }} added, ${{ changed: text(changed) }} changed, ${{ unchanged: text(unchanged) }} unchanged, ${{ skipped: text(broken) }} skipped; ${{ prices: text(prices) }} new prices`;
}
