/** Which notices a person wants: one group for each kind, one switch for each way. */
import { t } from '@lingui/core/macro';
import { Switch, Text } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { useId } from 'react';
import type { NoticeChoice } from '@saltbush/contract/account/notifications';
import {
  noticeKinds,
  type NoticeChannel,
  type NoticeKind,
} from '@saltbush/domain/device/notifications/choices';
import classes from './choices.module.css';
import { useSetChoice } from './use-notifications';

export function Choices({ choices }: { choices: readonly NoticeChoice[] }) {
  const setChoice = useSetChoice();
  return noticeKinds.map((kind) => (
    <Kind
      key={kind}
      kind={kind}
      choices={choices.filter((choice) => choice.kind === kind)}
      onChange={(choice) => setChoice.mutate(choice)}
    />
  ));
}

interface KindProps {
  kind: NoticeKind;
  choices: readonly NoticeChoice[];
  onChange: (choice: NoticeChoice) => void;
}

function Kind({ kind, choices, onChange }: KindProps) {
  const titleId = useId();
  const { title, text } = kindTexts[kind];
  return (
    <fieldset aria-labelledby={titleId} className={classes.kind}>
      <div className={classes.text}>
        <Text fw={600} id={titleId}>
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      </div>
      <div className={classes.switches}>
        {choices.map((choice) => (
          <Switch
            key={choice.channel}
            className={classes.switch}
            label={channelTexts[choice.channel]}
            labelPosition="left"
            checked={choice.isOn}
            onChange={(event) => onChange({ ...choice, isOn: event.currentTarget.checked })}
          />
        ))}
      </div>
    </fieldset>
  );
}

const kindTexts: Record<NoticeKind, { title: string; text: string }> = {
  timers: {
    title: t`Timers`,
    text: t`When a timer that you started on a device ends while it is locked. It needs a network.`,
  },
  listChanges: {
    title: t`Shopping list`,
    text: t`When someone else in a community changes the list, every 10 minutes at most.`,
  },
  smallJobs: {
    title: t`Tonight’s small jobs`,
    text: t`What to thaw, soak or marinate for the next days, in one notification an evening.`,
  },
  invitations: { title: t`Invitations`, text: t`When someone invites you to a community.` },
};

const channelTexts: Record<NoticeChannel, string> = { push: t`Notification`, mail: t`Email` };
