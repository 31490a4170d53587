import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { hasScope, type TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import { showToast } from '../../../ui/feedback/toast';
import { writeToClipboard } from '../../../ui/fields/write-to-clipboard';
import { UseInShortcut } from './use-in-shortcut';

export interface NewTokenProps {
  token: string;
  /** What it may do. */
  scopes: readonly TokenScope[];
  onDone: () => void;
}

export function NewToken({ token, scopes, onDone }: NewTokenProps) {
  const field = useRef<HTMLInputElement>(null);
  const handleCopy = async () => {
    if (await writeToClipboard(token)) {
      showToast({ kind: 'success', title: 'Token copied', durationMs: 3_000 });
      return;
    }
    field.current?.select();
    showToast({ kind: 'info', title: 'Please copy the token yourself', message: byHand });
  };
  return (
    <Stack gap="md">
      <Text>
        Copy it into your program now. It is not shown again, and whoever has it can do what you
        have allowed.
      </Text>
      <TextInput
        ref={field}
        label="Token"
        readOnly
        value={token}
        onFocus={(event) => event.currentTarget.select()}
      />
      {hasScope(scopes, 'recipes:write') && <UseInShortcut token={token} />}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => void handleCopy()}>
          Copy
        </Button>
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  );
}

const byHand =
  'Your browser doesn’t allow it. The token is selected: press Ctrl+C, or hold and copy.';
