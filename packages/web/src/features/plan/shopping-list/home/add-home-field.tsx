/** Notes what is at home: typed, pasted, or by voice where the browser can. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import { useRef, useState, type FormEvent } from 'react';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { rowLimits } from '@saltbush/domain/plan/sync/operations';
import { usePrefetch } from '../../../../ui/use-prefetch';
import type { HomeItems } from '../../../device/home-items';
import { offerAgain } from '../actions/make-changer';
import { useSpeech } from '../add/use-speech';
import classes from './home-panel.module.css';
import { homeReader } from './home-reader.lazy';

export interface AddHomeFieldProps {
  home: HomeItems;
  today: PlainDate;
}

export function AddHomeField(props: AddHomeFieldProps) {
  const { input, text, setText, add } = useAddHome(props);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    add(text);
  };
  return (
    <form className={classes.field} onSubmit={handleSubmit}>
      <TextInput
        ref={input}
        className={classes.input}
        aria-label={t`What have you got?`}
        placeholder={t`Eggs, peas in the freezer`}
        maxLength={rowLimits.text}
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onChange={(event) => setText(event.target.value)}
        rightSection={text === '' && <VoiceButton onText={add} />}
        rightSectionWidth={44}
      />
      {text !== '' && (
        <Button type="submit">
          <Trans>Add</Trans>
        </Button>
      )}
    </form>
  );
}

function useAddHome({ home, today }: AddHomeFieldProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  usePrefetch(homeReader.load);
  const add = (typed: string) => {
    if (typed.trim() === '') return;
    homeReader.load().then(
      ({ readHomeItems }) => home.addWithUndo(readHomeItems(typed, today)),
      () => offerAgain(t`Not noted yet: ${typed}`, () => add(typed)),
    );
    setText('');
    input.current?.focus();
  };
  return { input, text, setText, add };
}

/** Nothing where the browser understands no speech. */
function VoiceButton({ onText }: { onText: (text: string) => void }) {
  const speech = useSpeech((items) => onText(items.join('\n')));
  if (!speech) return null;
  return (
    <ActionIcon
      variant="subtle"
      aria-label={t`Add by voice`}
      aria-pressed={speech.isListening}
      onClick={speech.toggle}
    >
      <IconMicrophone size={20} stroke={1.75} />
    </ActionIcon>
  );
}
