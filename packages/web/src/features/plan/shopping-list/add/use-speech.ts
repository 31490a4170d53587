/** Typing by voice, where the browser can: Chrome, Edge and Safari, on a secure connection. */
import { useRef, useState } from 'react';
import { locale } from '../../../../locale';
import { addHelp } from './add-help.lazy';

/** What is used of the browsers' recogniser, which TypeScript's library does not have. */
interface Recogniser {
  lang: string;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
}

type RecogniserClass = new () => Recogniser;

export interface Speech {
  isListening: boolean;
  toggle: () => void;
}

/**
 * Undefined: this browser cannot.
 *
 * @param onItems the items that were said; all as one where what splits them cannot be loaded
 */
export function useSpeech(onItems: (items: readonly string[]) => void): Speech | undefined {
  const [isListening, setListening] = useState(false);
  const current = useRef<Recogniser>(undefined);
  const Recognition = recogniserClass();
  if (!Recognition) return undefined;
  const start = () => {
    const recogniser = new Recognition();
    recogniser.lang = locale();
    recogniser.onresult = ({ results }) => {
      const said = results[0]?.[0]?.transcript ?? '';
      addHelp.load().then(
        ({ itemsOfSpeech }) => onItems(itemsOfSpeech(said)),
        () => onItems([said.trim()].filter(Boolean)),
      );
    };
    recogniser.onerror = ({ error }) => {
      addHelp.load().then(
        ({ saySpeechFailure }) => saySpeechFailure(error),
        () => undefined,
      );
    };
    recogniser.onend = () => setListening(false);
    current.current = recogniser;
    setListening(true);
    recogniser.start();
  };
  return { isListening, toggle: () => (isListening ? current.current?.stop() : start()) };
}

function recogniserClass(): RecogniserClass | undefined {
  const browser = window as {
    SpeechRecognition?: RecogniserClass;
    webkitSpeechRecognition?: RecogniserClass;
  };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
}
