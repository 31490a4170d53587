/** Edit conflict: someone else saved or deleted the recipe. Every choice keeps both versions. */
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
      title={isGone ? 'This recipe was deleted' : 'Changed elsewhere'}
      size="question"
    >
      {conflict && (
        <Stack gap="sm">
          <Text>
            {isGone
              ? 'It was deleted while you were writing. Your text is still here.'
              : 'Someone saved this recipe while you were writing, perhaps you on another device. Your text is still here.'}
          </Text>
          {!isGone && (
            <Anchor href={`${basePath}/recipes/${conflict.recipeId}`} target="_blank">
              Look at the other version in a new tab
            </Anchor>
          )}
          <Button onClick={conflict.onSaveAsNew}>Keep mine as a new recipe</Button>
          {!isGone && (
            <Button variant="default" onClick={conflict.onSaveOver}>
              Replace the other version with mine
            </Button>
          )}
          <Button variant="subtle" onClick={conflict.onClose}>
            Keep writing
          </Button>
        </Stack>
      )}
    </Dialog>
  );
}
