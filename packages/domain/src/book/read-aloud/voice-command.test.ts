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
  ['how much', undefined],
  ['do not stop the music', undefined],
  ['what a lovely evening', undefined],
  ['', undefined],
])('the words %j are the command %j', (heard, command) => {
  expect(parseVoiceCommand(heard)).toEqual(command);
});
