/** Around every page of the signed-in: loaded with the first of them, never with the login page. */
import { useEffect } from 'react';
import { sendWhatWaits } from '../send-what-waits';
import { AnswersFrame } from './answers-frame';

export function SignedInFrame() {
  useEffect(sendWhatWaits, []);
  return <AnswersFrame />;
}
