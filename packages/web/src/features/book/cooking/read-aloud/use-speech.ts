/** The voice of the browser, if it has one. */
import { useEffect, useState } from 'react';
import { textForVoice } from '@saltbush/domain/book/read-aloud/text-for-voice';
import { chooseVoice, type ReadingLanguage } from '@saltbush/domain/book/read-aloud/text-language';

export interface Speech {
  /** `unknown` for a moment: browsers load their voices late. */
  state: 'ready' | 'unknown' | 'missing';
  isSpeaking: boolean;
  /** Whether there is a voice of the language; another one is taken else. */
  hasVoice: (language: ReadingLanguage) => boolean;
  /** Instead of what is being read. */
  speak: (texts: readonly VoicePart[]) => void;
  stop: () => void;
}

export interface VoicePart {
  text: string;
  language: ReadingLanguage;
}

/** Longer, and the browser has none. */
const voicesWaitMs = 3_000;

export function useSpeech(): Speech {
  const synthesis = (window as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;
  const voices = useVoices(synthesis);
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => () => synthesis?.cancel(), [synthesis]);
  const speak = (parts: readonly VoicePart[]) => {
    if (!synthesis) return;
    synthesis.cancel();
    const utterances = parts
      .filter(({ text }) => text.trim() !== '')
      .map((part) => utteranceOf(part, voices ?? []));
    const last = utterances.at(-1);
    if (!last) return;
    last.addEventListener('end', () => setSpeaking(false));
    last.addEventListener('error', () => setSpeaking(false));
    setSpeaking(true);
    for (const utterance of utterances) synthesis.speak(utterance);
  };
  return {
    state: stateOf(synthesis, voices),
    isSpeaking,
    hasVoice: (language) => chooseVoice(voices ?? [], language) !== undefined,
    speak,
    stop: () => {
      synthesis?.cancel();
      setSpeaking(false);
    },
  };
}

function stateOf(
  synthesis: SpeechSynthesis | undefined,
  voices: readonly SpeechSynthesisVoice[] | undefined,
): Speech['state'] {
  if (!synthesis || voices?.length === 0) return 'missing';
  return voices ? 'ready' : 'unknown';
}

/** Undefined until they are loaded. */
function useVoices(
  synthesis: SpeechSynthesis | undefined,
): readonly SpeechSynthesisVoice[] | undefined {
  const [voices, setVoices] = useState(() => someOrNone(synthesis?.getVoices()));
  useEffect(() => {
    if (!synthesis) return;
    const read = () => setVoices(someOrNone(synthesis.getVoices()));
    const timer = setTimeout(() => setVoices(synthesis.getVoices()), voicesWaitMs);
    synthesis.addEventListener('voiceschanged', read);
    return () => {
      clearTimeout(timer);
      synthesis.removeEventListener('voiceschanged', read);
    };
  }, [synthesis]);
  return voices;
}

const someOrNone = (voices: SpeechSynthesisVoice[] | undefined) =>
  voices && voices.length > 0 ? voices : undefined;

function utteranceOf(
  { text, language }: VoicePart,
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(textForVoice(text, language));
  const voice = chooseVoice(voices, language);
  utterance.lang = voice?.lang ?? language;
  if (voice) utterance.voice = voice;
  return utterance;
}
