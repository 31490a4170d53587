/** The account page's storage: how much is used of how much, what it is, and two ways to make room. */
import { Button, Group, Progress, Skeleton, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import type { StorageKind, StorageUse } from '@saltbush/contract/storage-use';
import { describeError } from '../../api/describe-error';
import { paths } from '../../paths';
import { useConfirm } from '../../ui/dialog/use-confirm';
import { ErrorState } from '../../ui/feedback/error-state';
import { Panel } from '../../ui/layout/panel';
import { LinkButton } from '../../ui/link-button';
import { storageText } from './storage-text';
import { useMakeRoom, useStorage } from './use-storage';

export function StorageSection() {
  const { data, error, isFetching, refetch } = useStorage();
  if (error && !data) {
    const { message } = describeError(error);
    return <ErrorState message={message} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={240} />;
  return (
    <>
      <Used use={data} />
      <MakeRoom use={data} />
    </>
  );
}

function Used({ use: { used, limit, kinds } }: { use: StorageUse }) {
  const share = limit === undefined ? 0 : Math.min(100, (used / limit) * 100);
  const text = `${storageText(used)}${limit === undefined ? '' : ` of ${storageText(limit)}`} used`;
  return (
    <Panel title="Your storage">
      <Text>{text}</Text>
      {limit !== undefined && (
        <Progress value={share} color={share > 90 ? 'red' : undefined} aria-label={text} />
      )}
      <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
        {kindNames.map(([kind, name]) => (
          <Group component="li" key={kind} justify="space-between">
            <span>{name}</span>
            <span>{storageText(kinds[kind])}</span>
          </Group>
        ))}
      </Stack>
      {share > 90 && (
        <Text>
          {share === 100 ? 'Nothing more fits.' : 'It is nearly full.'} Make room below, or ask
          whoever runs this Saltbush for more.
        </Text>
      )}
    </Panel>
  );
}

const kindNames: readonly [StorageKind, string][] = [
  ['recipes', 'Recipes'],
  ['versions', 'Earlier versions'],
  ['pictures', 'Pictures'],
  ['pages', 'Pages you imported from'],
  ['plan', 'Plans and lists'],
];

function MakeRoom({ use: { bin, kinds } }: { use: StorageUse }) {
  const emptyBin = useMakeRoom('emptyBin', 'The bin is empty');
  const removeVersions = useMakeRoom('removeVersions', 'Earlier versions deleted');
  const { ask, dialog } = useConfirm();
  const askEmptyBin = () => ask({ ...binQuestion, onConfirm: () => emptyBin.mutateAsync() });
  const askRemoveVersions = () =>
    ask({ ...versionsQuestion, onConfirm: () => removeVersions.mutateAsync() });
  return (
    <Panel title="Make room">
      <Text>
        Deleted recipes stay in the bin for 30 days and take room until then. It holds{' '}
        {storageText(bin.bytes)} now.
      </Text>
      <Group>
        <LinkButton to={paths.deletedRecipes} variant="default">
          Open the bin
        </LinkButton>
        <Button variant="default" disabled={bin.recipes === 0} onClick={askEmptyBin}>
          Empty the bin
        </Button>
        <Button variant="default" disabled={kinds.versions === 0} onClick={askRemoveVersions}>
          Delete earlier versions
        </Button>
      </Group>
      {dialog}
    </Panel>
  );
}

const binQuestion = {
  title: 'Empty the bin?',
  message: 'Its recipes are deleted for good, with their pictures. You can’t bring them back.',
  confirmLabel: 'Empty the bin',
  isDangerous: true,
};

const versionsQuestion = {
  title: 'Delete earlier versions?',
  message: 'Your recipes stay as they are now. What they said before is deleted for good.',
  confirmLabel: 'Delete versions',
  isDangerous: true,
};
