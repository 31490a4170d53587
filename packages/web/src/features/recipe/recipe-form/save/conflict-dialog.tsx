/** Edit conflict: someone else saved or deleted the recipe. Every choice keeps both versions. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Dialog } from '../../../../ui/dialog/dialog';

export interface Conflict {
  kind: 'changed' | 'gone';
  recipeId: string;
  onSaveOver: () => void;
  onSaveAsNew: () => void;
  onClose: () => void;
}

export function ConflictDialog({ conflict }: { conflict: Conflict | undefined }) {
  const isGone = conflict?.kind === 'gone';
  return (
    <Dialog
      isOpen={conflict !== undefined}
      onClose={() => conflict?.onClose()}
      title={isGone ? t`This recipe was deleted` : t`Changed elsewhere`}
      size="question"
    >
      {conflict && (
        <Stack gap="sm">
          <Text>
            {isGone
              ? t`It was deleted while you were writing. Your text is still here.`
              : t`Someone saved this recipe while you were writing, perhaps you on another device. Your text is still here.`}
          </Text>
          {!isGone && (
            <Anchor href={`${basePath}/recipes/${conflict.recipeId}`} target="_blank">
              <Trans>Look at the other version in a new tab</Trans>
            </Anchor>
          )}
          <Button onClick={conflict.onSaveAsNew}>
            <Trans>Keep mine as a new recipe</Trans>
          </Button>
          {!isGone && (
            <Button variant="default" onClick={conflict.onSaveOver}>
              <Trans>Replace the other version with mine</Trans>
            </Button>
          )}
          <Button variant="subtle" onClick={conflict.onClose}>
            <Trans>Keep writing</Trans>
          </Button>
        </Stack>
      )}
    </Dialog>
  );
}
