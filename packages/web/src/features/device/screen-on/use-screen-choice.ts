/** Keeps the screen on while the shopping list is open, if the person has chosen so and the browser can. */
import { useEffect } from 'react';
import { useStoredChoice } from '../../../api/stored/use-stored-choice';
import { findWakeLock, keepScreenOn } from './keep-screen-on';

export interface ScreenChoice {
  /** Undefined: the browser cannot keep the screen on. */
  isOn: boolean | undefined;
  toggle: () => void;
}

export function useScreenChoice(): ScreenChoice {
  const [choice, choose] = useStoredChoice('saltbush.keep-screen-on', ['no', 'yes']);
  const wakeLock = findWakeLock();
  const isOn = choice === 'yes';
  useEffect(() => (wakeLock && isOn ? keepScreenOn(wakeLock) : undefined), [wakeLock, isOn]);
  return {
    isOn: wakeLock ? isOn : undefined,
    toggle: () => choose(isOn ? 'no' : 'yes'),
  };
}
