/**
 * What a name looks like: letters of other scripts that look like Latin ones count as these. Two people whose names have one
 * skeleton could be taken for each other. It is compared, never shown (Unicode Technical Standard 39, 4: "skeleton"; the
 * pairs are those of its table that people use in names).
 */
import { foldUsername } from './names';
import { tidyName } from './tidy-name';

/**
 * @example nameSkeleton('Аdmin') // 'admin', with a Cyrillic first letter
 * @example nameSkeleton('Иван') // 'ивaн', with a Latin "a"
 */
export function nameSkeleton(name: string): string {
  // Twice: a capital may look like no Latin letter, and its small letter like one.
  return inLatin(inLatin(tidyName(name)));
}

function inLatin(name: string): string {
  const letters = [...name.normalize('NFKD')].map((letter) => latin.get(letter) ?? letter);
  return foldUsername(letters.join('').replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
}

/** A letter, and the Latin one that it looks like. */
const pairs = [
  // Cyrillic
  'аa сc ԁd еe һh іi јj ӏl оo рp ԛq ѕs ѵv ԝw хx уy',
  'АA ВB СC ЕE НH ІI ЈJ КK МM ОO РP ԚQ ЅS ТT ԜW ХX УY ҮY ӀI ԌG',
  // Greek
  'αa γy ιi νv οo ρp υu',
  'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX',
  // Armenian
  'օo սu ոn հh ցg զq յj ՕO ՏS ԼL',
  // Latin letters of phonetics, and without a dot
  'ɑa ɡg ıi ȷj ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz',
];

const latin: ReadonlyMap<string, string> = new Map(
  pairs.flatMap((line) => line.split(' ')).map((pair) => [...pair] as [string, string]),
);
