/** What a cook asks of a recipe that is read aloud, by voice or by buttons. */
import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { amountAnswer } from '@saltbush/domain/book/read-aloud/amount-answer';
import { readingLanguage, textLanguage } from '@saltbush/domain/book/read-aloud/text-language';
import { parseVoiceCommand } from '@saltbush/domain/book/read-aloud/voice-command';
import { lengthText, timerName } from '@saltbush/domain/device/timers/timer-text';
import type { StepPart } from '@saltbush/recipe-parser/steps';
import { language as appLanguage } from '../../../../locale';
import { startTimer } from '../../../device/timers';
import { type AmountReaders, amountText } from '../../../recipe/recipe-content';
import type { Speech } from './use-speech';

export interface CommandsOptions {
  recipe: RecipeOnWire;
  /** Which screen, see `cooking.ts`. */
  at: number;
  /** Of the step that is shown; undefined on other screens, and until it is parsed. */
  parts: readonly StepPart[] | undefined;
  readers: AmountReaders;
  /** What the screen says is in its parts marked `data-announced`. */
  region: RefObject<HTMLElement | null>;
  onPrevious: () => void;
  onNext: () => void;
}

export interface Commands {
  /** What was answered last, also by voice. */
  answer: string | undefined;
  repeat: () => void;
  askAmount: (food: string) => void;
  /** Undefined where the step names no time. */
  setTimer: (() => void) | undefined;
  /** Does what was said. */
  hear: (text: string) => void;
}

export function useCommands(options: CommandsOptions, speech: Speech): Commands {
  const { recipe, at, parts, readers, region, onPrevious, onNext } = options;
  const [answer, setAnswer] = useState<{ at: number; text: string }>();
  const language = textLanguage(recipe.instructions.join(' '), readingLanguage(appLanguage));
  const say = (text: string, voiceOf = readingLanguage(appLanguage)) => {
    setAnswer({ at, text });
    speech.speak([{ text, language: voiceOf }]);
  };
  const repeat = () => {
    const [heading = '', ...texts] = announcedIn(region.current);
    speech.speak([
      { text: heading, language: readingLanguage(appLanguage) },
      ...texts.map((text) => ({ text, language })),
    ]);
  };
  useEachScreen(at, speech.state, repeat);
  const askAmount = (food: string) => {
    const found = amountAnswer(food, linesOf(readers));
    // What is found is in words of the recipe.
    if (found === undefined) say(t`There is no ${food} in this recipe.`);
    else say(found, language);
  };
  const setTimer = timerOf({ recipe, at, parts }, say);
  const hear = (text: string) => {
    const command = parseVoiceCommand(text);
    if (command?.kind === 'next') onNext();
    else if (command?.kind === 'back') onPrevious();
    else if (command?.kind === 'repeat') repeat();
    else if (command?.kind === 'stop') speech.stop();
    else if (command?.kind === 'howMuch') askAmount(command.food);
    else if (command?.kind !== 'timer')
      say(t`I heard “${text}”. Say next, back, repeat, how much butter, or set the timer.`);
    else if (setTimer) setTimer();
    else say(t`This step names no time.`);
  };
  return { answer: answer?.at === at ? answer.text : undefined, repeat, askAmount, setTimer, hear };
}

/** Sets the first timer of the step; undefined where it names no time. */
function timerOf(
  { recipe, at, parts }: Pick<CommandsOptions, 'recipe' | 'at' | 'parts'>,
  say: (text: string) => void,
): (() => void) | undefined {
  const timer = parts?.find((part) => part.kind === 'time')?.timer;
  if (!timer) return undefined;
  const { label, range, minSeconds, maxSeconds } = timer;
  return () => {
    startTimer({
      name: timerName(label, at),
      recipe: { id: recipe._id, title: recipe.title, step: at },
      origin: `${recipe._id} ${at} ${range.start}`,
      minSeconds,
      maxSeconds,
    });
    say(t`Timer set: ${lengthText(minSeconds * 1_000)}.`);
  };
}

/** Reads each new screen, and the first once there is a voice. */
function useEachScreen(at: number, state: Speech['state'], read: () => void): void {
  const onScreen = useEffectEvent(read);
  useEffect(() => {
    if (state === 'ready') onScreen();
  }, [at, state]);
}

const announcedIn = (region: HTMLElement | null): string[] =>
  [...(region?.querySelectorAll('[data-announced]') ?? [])].map((part) => part.textContent);

const linesOf = ({ ingredients, readWhole }: AmountReaders) =>
  ingredients.map((ingredient) => ({
    name: ingredient.name,
    amount: amountText(readWhole(ingredient)),
    section: ingredient.section,
  }));
