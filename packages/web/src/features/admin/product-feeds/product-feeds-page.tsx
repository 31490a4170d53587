/** Files of products and prices: loading, the report, and the retailers that they may name (docs/product-feeds.md). */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton, Stack, Text } from '@mantine/core';
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { productFeedsRoutes, type ProductFeedOnWire } from '@saltbush/contract/admin/product-feeds';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { showToast } from '../../../ui/feedback/toast';
import { FileButton } from '../../../ui/fields/file-button';
import { Page } from '../../../ui/layout/page';
import { Panel } from '../../../ui/layout/panel';
import { FeedReport } from './feed-report';
import { feedsKey as queryKey } from './feeds-key';
import { Retailers } from './retailers';

const askEveryMs = 1_000;

export function ProductFeedsPage() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(productFeedsRoutes.list, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.feeds.some(isRunning) ? askEveryMs : false),
  });
  return (
    <Page
      title={t`Products and prices`}
      lead={t`Load what shops sell, so that shopping lists know what they cost.`}
      width="narrow"
    >
      {!data && !error && <Skeleton height={240} />}
      {!data && error && (
        <ErrorState
          message={describeError(error).message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data && (
        <Stack gap="lg">
          <LoadFile isRunning={data.feeds.some(isRunning)} />
          {data.feeds.map((feed) => (
            <FeedReport
              key={feed._id}
              feed={feed}
              onCancel={() => void cancel(feed).then(() => refetch())}
            />
          ))}
          <Retailers retailers={data.retailers} />
        </Stack>
      )}
    </Page>
  );
}

const isRunning = ({ state }: ProductFeedOnWire): boolean => state === 'running';

const cancel = ({ _id: id }: ProductFeedOnWire) =>
  call(productFeedsRoutes.cancel, { params: { id } });

function LoadFile({ isRunning: isBusy }: { isRunning: boolean }) {
  const client = useQueryClient();
  const load = useMutation({
    mutationFn: (file: File) => call(productFeedsRoutes.load, { file }),
    onSettled: () => client.invalidateQueries({ queryKey }),
    onError: (error) => {
      const { title, message } = describeError(error);
      showToast({ kind: 'error', title, message });
    },
  });
  return (
    <Panel title={t`Load a file`}>
      <Text mb="md">
        <Trans>
          CSV or JSON with the columns retailer, product_id and name. Optional: brand, ean, pack,
          price, special, multi_buy, url and observed_at. You can load a file again: nothing is
          added twice.
        </Trans>
      </Text>
      <FileButton
        icon={<IconFileUpload size={20} stroke={1.75} aria-hidden />}
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        disabled={isBusy || load.isPending}
        onFiles={([file]) => file && load.mutate(file)}
      >
        {load.isPending ? t`Sending the file…` : t`Choose a file`}
      </FileButton>
    </Panel>
  );
}
