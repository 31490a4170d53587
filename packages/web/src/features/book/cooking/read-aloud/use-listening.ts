/** Listens once for each press, where the browser recognises speech. */
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { language, locale } from '../../../../locale';

export interface Listening {
  isAvailable: boolean;
  isListening: boolean;
  /** Why nothing was heard; undefined if something was, or nobody has asked. */
  problem: string | undefined;
  listen: () => void;
  stop: () => void;
}

/** What is used of the browser's recognition; the types of TypeScript have none. */
interface Recognition extends EventTarget {
  lang: string;
  start: () => void;
  abort: () => void;
}
type RecognitionResult = Event & { results: { 0: { 0: { transcript: string } } } };
type RecognitionError = Event & { error: string };

/** @param onHeard what was said, in words */
export function useListening(onHeard: (text: string) => void): Listening {
  const Constructor = findRecognition();
  const current = useRef<Recognition>(undefined);
  const [isListening, setListening] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => current.current?.abort(), []);
  const listen = () => {
    if (!Constructor) return;
    current.current?.abort();
    const recognition = new Constructor();
    current.current = recognition;
    recognition.lang = languageOfCommands();
    let isHeard = false;
    recognition.addEventListener('result', (event) => {
      isHeard = true;
      onHeard((event as RecognitionResult).results[0][0].transcript);
    });
    recognition.addEventListener('error', (event) => {
      isHeard = true;
      setProblem(problems[(event as RecognitionError).error] ?? notHeard);
    });
    recognition.addEventListener('end', () => {
      setListening(false);
      if (!isHeard) setProblem(notHeard);
    });
    setProblem(undefined);
    setListening(true);
    recognition.start();
  };
  return {
    isAvailable: Constructor !== undefined,
    isListening,
    problem,
    listen,
    stop: () => current.current?.abort(),
  };
}

const notHeard = t`Nothing was heard. Press Ask and speak again.`;
const blocked = t`The microphone is blocked. Allow it for this site in your browser’s settings.`;
const problems: Readonly<Record<string, string | undefined>> = {
  'not-allowed': blocked,
  'service-not-allowed': blocked,
  'audio-capture': t`This device has no microphone.`,
  network: t`Your browser needs a network to understand you. Use the buttons.`,
};

function findRecognition(): (new () => Recognition) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** The commands are in the language of the app: "next", "how much butter". */
const languageOfCommands = (): string =>
  navigator.language.startsWith(language) ? navigator.language : locale();
