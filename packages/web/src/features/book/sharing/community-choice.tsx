/** Which communities can see it; without any, a sentence instead of an empty list. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, Skeleton, Stack, Text } from '@mantine/core';
import { useCommunities } from './use-communities';
import classes from './sharing.module.css';

export interface CommunityChoiceProps {
  label: string;
  /** Ids. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export function CommunityChoice({ label, chosen, onChange }: CommunityChoiceProps) {
  const { data, isError, refetch } = useCommunities();
  if (!data) {
    if (!isError) return <Skeleton height={72} />;
    return (
      <Text>
        <Trans>Your communities could not be loaded. </Trans>
        <Button variant="subtle" px="xs" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </Text>
    );
  }
  if (data.length === 0) {
    return (
      <div>
        <Text fw={500}>{label}</Text>
        <Text className={classes.hint}>
          <Trans>You are not in a community yet.</Trans>
        </Text>
      </div>
    );
  }
  return (
    <Checkbox.Group
      label={label}
      description={t`Their members can always see it.`}
      value={[...chosen]}
      onChange={onChange}
    >
      <Stack gap="xs" mt="xs">
        {data.map(({ _id, name }) => (
          <Checkbox key={_id} className={classes.choice} value={_id} label={name} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
