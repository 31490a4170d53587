import { expect, test } from 'vitest';
import { parseVoiceCommand } from './voice-command';

test.each([
  ['next', { kind: 'next' }],
  ['Next step, please.', { kind: 'next' }],
  ['go on', { kind: 'next' }],
  ['Back', { kind: 'back' }],
  ['the previous step', { kind: 'back' }],
  ['Repeat that', { kind: 'repeat' }],
  ['say it again', { kind: 'repeat' }],
  ['go back again', { kind: 'repeat' }],
  ['Set the timer', { kind: 'timer' }],
  ['start a timer', { kind: 'timer' }],
  ['Stop', { kind: 'stop' }],
  ['stop reading please', { kind: 'stop' }],
  ['How much butter?', { kind: 'howMuch', food: 'butter' }],
  ['how much of the plain flour do I need', { kind: 'howMuch', food: 'plain flour' }],
  ['how many eggs are there', { kind: 'howMuch', food: 'eggs' }],
  ['how much butter for the sauce please', { kind: 'howMuch', food: 'butter for the sauce' }],
  ['Weiter', { kind: 'next' }],
  ['nächster Schritt bitte', { kind: 'next' }],
  ['Zurück', { kind: 'back' }],
  ['noch einmal', { kind: 'repeat' }],
  ['Stell den Timer', { kind: 'timer' }],
  ['Stopp', { kind: 'stop' }],
  ['Wie viel Butter?', { kind: 'howMuch', food: 'butter' }],
  ['wie viele Eier brauche ich', { kind: 'howMuch', food: 'eier' }],
  ['wie viel Mehl kommt da rein', { kind: 'howMuch', food: 'mehl' }],
  ['was für ein schöner Abend', undefined],
  ['how much', undefined],
  ['do not stop the music', undefined],
  ['what a lovely evening', undefined],
  ['', undefined],
])('the words %j are the command %j', (heard, command) => {
  expect(parseVoiceCommand(heard)).toEqual(command);
});
