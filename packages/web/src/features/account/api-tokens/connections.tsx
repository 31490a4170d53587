/** The programs that the person has connected, each with what it may do. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import { oauthRoutes, type Connection } from '@saltbush/contract/account/oauth';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { showToast } from '../../../ui/feedback/toast';
import { ItemList, ItemRow, RemoveButton } from '../../../ui/layout/item-list';
import { Panel } from '../../../ui/layout/panel';
import { mayWords, placeWords, usedWords } from './token-words';
import { useConnections, useRefreshConnections } from './use-connections';

/** Nothing where there are none: a program is connected from its own side. */
export function Connections() {
  const { data: connections = [] } = useConnections();
  if (connections.length === 0) return undefined;
  return (
    <Panel title={t`Connected programs`}>
      <Text c="dimmed" size="sm">
        <Trans>
          You allowed these in your browser. One that you don’t use for 90 days is removed by
          itself.
        </Trans>
      </Text>
      <ItemList>
        {connections.map((connection) => (
          <ConnectionRow key={connection._id} connection={connection} />
        ))}
      </ItemList>
    </Panel>
  );
}

function ConnectionRow({ connection }: { connection: Connection }) {
  const { program, scopes, lastUsedAt } = connection;
  const { remove, dialog } = useRemove(connection);
  return (
    <ItemRow
      icon={IconPlugConnected}
      actions={
        <>
          <RemoveButton name={program.name} onClick={remove} />
          {dialog}
        </>
      }
    >
      <Text fw={600}>{program.name}</Text>
      <Text size="sm">{mayWords(scopes)}</Text>
      <Text size="sm" c="dimmed">
        {placeWords(program.returnsTo)} {usedWords(lastUsedAt)}
      </Text>
    </ItemRow>
  );
}

function useRemove({ _id: id, program: { name } }: Connection) {
  const { ask, dialog } = useConfirm();
  const refresh = useRefreshConnections();
  const onConfirm = async () => {
    try {
      await call(oauthRoutes.removeConnection, { params: { id } });
      showToast({ kind: 'success', title: t`Program removed` });
      await refresh();
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    }
  };
  const remove = () =>
    ask({
      title: t`Remove “${name}”?`,
      message: t`It can no longer call Saltbush. To use it again, connect it again.`,
      confirmLabel: t`Remove program`,
      isDangerous: true,
      onConfirm,
    });
  return { remove, dialog };
}
