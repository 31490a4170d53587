/** Reads the screens of cooking mode, and answers: by buttons, and by voice where the browser recognises speech. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import IconAlarm from '@tabler/icons-react/dist/esm/icons/IconAlarm.mjs';
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import {
  readingLanguage,
  textLanguage,
  type ReadingLanguage,
} from '@saltbush/domain/book/read-aloud/text-language';
import { language as appLanguage } from '../../../../locale';
import { AskByVoice } from './ask-by-voice';
import classes from './read-aloud.module.css';
import { useCommands, type CommandsOptions } from './use-commands';
import { useListening } from './use-listening';
import { useSpeech } from './use-speech';

export function ReadAloud(options: CommandsOptions) {
  const { recipe } = options;
  const speech = useSpeech();
  const { answer, repeat, askAmount, setTimer, hear } = useCommands(options, speech);
  const listening = useListening(hear);
  return (
    <section className={classes.panel} aria-label={t`Read aloud`}>
      <VoiceNote recipe={recipe} {...speech} />
      <output className={classes.answer}>{answer ?? listening.problem}</output>
      <div className={classes.controls}>
        {speech.state === 'ready' && <ReadingButton {...speech} onRepeat={repeat} />}
        <FoodQuestion recipe={recipe} onAsk={askAmount} />
        {setTimer && (
          <Button
            variant="default"
            leftSection={<IconAlarm size={20} stroke={1.75} aria-hidden />}
            onClick={setTimer}
          >
            <Trans>Set the timer</Trans>
          </Button>
        )}
        <AskByVoice {...listening} onBeforeListening={speech.stop} />
      </div>
    </section>
  );
}

interface ReadingButtonProps {
  isSpeaking: boolean;
  stop: () => void;
  onRepeat: () => void;
}

function ReadingButton({ isSpeaking, stop, onRepeat }: ReadingButtonProps) {
  const Icon = isSpeaking ? IconPlayerStop : IconRepeat;
  return (
    <ActionIcon
      variant="default"
      className={classes.icon}
      aria-label={isSpeaking ? t`Stop reading` : t`Repeat`}
      onClick={isSpeaking ? stop : onRepeat}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}

interface FoodQuestionProps extends Pick<CommandsOptions, 'recipe'> {
  onAsk: (food: string) => void;
}

function FoodQuestion({ recipe, onAsk }: FoodQuestionProps) {
  const foods = [...new Set(recipe.ingredients.map(({ name }) => name))];
  if (foods.length === 0) return null;
  return (
    <NativeSelect
      className={classes.food}
      aria-label={t`How much …?`}
      value=""
      onChange={(event) => onAsk(event.target.value)}
      data={[
        { value: '', label: t`How much …?`, disabled: true },
        ...foods.map((food) => ({ value: food, label: food })),
      ]}
    />
  );
}

type VoiceNoteProps = Pick<CommandsOptions, 'recipe'> &
  Pick<ReturnType<typeof useSpeech>, 'state' | 'hasVoice'>;

function VoiceNote({ recipe, state, hasVoice }: VoiceNoteProps) {
  if (state === 'missing') {
    return (
      <p className={classes.note}>
        <Trans>
          This browser has no voice to read with. Answers are shown here. Add a voice in your
          device’s settings, or try another browser.
        </Trans>
      </p>
    );
  }
  const language = textLanguage(recipe.instructions.join(' '), readingLanguage(appLanguage));
  if (state === 'unknown' || hasVoice(language)) return null;
  return (
    <p className={classes.note}>
      <Trans>
        This device has no {languageNames[language]} voice, so another one reads. Add one in your
        device’s settings.
      </Trans>
    </p>
  );
}

const languageNames: Readonly<Record<ReadingLanguage, string>> = {
  en: t`English`,
  de: t`German`,
  fr: t`French`,
  es: t`Spanish`,
  it: t`Italian`,
};
