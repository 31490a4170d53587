/** Asking by voice: what happens with it is explained before the first time. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import { useState } from 'react';
import { readText, writeText } from '../../../../api/stored/local-store';
import classes from './read-aloud.module.css';
import type { Listening } from './use-listening';

const explainedKey = 'saltbush.microphone-explained';

export interface AskByVoiceProps extends Listening {
  /** What is being read would be heard. */
  onBeforeListening: () => void;
}

export function AskByVoice(props: AskByVoiceProps) {
  const { isAvailable, isListening, listen, stop, onBeforeListening } = props;
  const [isExplaining, setExplaining] = useState(false);
  if (!isAvailable) {
    return (
      <p className={classes.note}>
        <Trans>This browser can’t understand speech. Use the buttons.</Trans>
      </p>
    );
  }
  const start = () => {
    onBeforeListening();
    listen();
  };
  const handleAsk = () => {
    if (isListening) stop();
    else if (readText(explainedKey) === undefined) setExplaining(true);
    else start();
  };
  const handleAgree = () => {
    writeText(explainedKey, 'yes');
    setExplaining(false);
    start();
  };
  if (isExplaining) {
    return <Explanation onAgree={handleAgree} onCancel={() => setExplaining(false)} />;
  }
  return (
    <Button
      variant={isListening ? 'filled' : 'default'}
      leftSection={<IconMicrophone size={20} stroke={1.75} aria-hidden />}
      onClick={handleAsk}
    >
      {isListening ? t`Listening …` : t`Ask`}
    </Button>
  );
}

function Explanation({ onAgree, onCancel }: { onAgree: () => void; onCancel: () => void }) {
  return (
    <div className={classes.explanation}>
      <p className={classes.note}>
        <Trans>
          Your browser listens once for each press, and may send what you say to its maker to turn
          it into words. Saltbush stores none of it. Say “next”, “back”, “repeat”, “how much butter”
          or “set the timer”.
        </Trans>
      </p>
      <Button onClick={onAgree}>
        <Trans>Use the microphone</Trans>
      </Button>
      <Button variant="default" onClick={onCancel}>
        <Trans>Not now</Trans>
      </Button>
    </div>
  );
}
