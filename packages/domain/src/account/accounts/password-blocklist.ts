/**
 * Passwords that are easy to guess (Spec 5 asks for 6 characters; this is what we add to it).
 *
 * A password is easily guessed when, without regard to capitals, it is
 * - one of the best-known passwords,
 * - a part of up to three characters again and again: "aaaaaa", "121212", "abcabc",
 * - a run on the keyboard, in the alphabet or of digits, in either direction: "qwerty", "987654",
 * - the person's own username, email address, or the part of it before the @.
 */
import { commonPasswords } from './common-passwords';
import { foldEmail, foldUsername } from './names';

export interface PasswordOwner {
  username: string;
  email: string;
}

/**
 * @example isEasilyGuessed('Password1', { username: 'Priya', email: 'priya@example.com' }) // true
 * @example isEasilyGuessed('plum jam 4 toast', { username: 'Priya', email: 'priya@example.com' }) // false
 */
export function isEasilyGuessed(password: string, owner: PasswordOwner): boolean {
  const folded = password.toLowerCase();
  return (
    commonPasswords.has(folded) ||
    isRepetition(folded) ||
    isRun(folded) ||
    isNameOf(owner, password)
  );
}

const isRepetition = (text: string) => /^(.{1,3}?)\1+$/su.test(text);

const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qwertzuiop',
].flatMap((run) => [run, [...run].reverse().join('')]);

const isRun = (text: string) => runs.some((run) => run.includes(text));

function isNameOf(owner: PasswordOwner, password: string): boolean {
  const email = foldEmail(owner.email);
  const names = [foldUsername(owner.username), email, email.split('@')[0]];
  return names.includes(foldUsername(password));
}
