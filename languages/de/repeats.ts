/** How people say in German how often something comes back: "alle zwei Wochen", "jeden zweiten Freitag". */
import type { RepeatWords } from '../../packages/domain/src/plan/shopping-list/repeats/repeat-words-of-language';

const numbers = {
  ein: 1,
  eine: 1,
  einen: 1,
  einem: 1,
  einer: 1,
  zwei: 2,
  zweite: 2,
  zweiten: 2,
  drei: 3,
  dritte: 3,
  dritten: 3,
  vier: 4,
  vierte: 4,
  vierten: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  vierzehn: 14,
};
const units = { tag: 1, woche: 7, monat: 28 };
const anyOf = (words: Readonly<Record<string, number>>) => Object.keys(words).join('|');
const count = `(?:(?<count>\\d{1,3}|${anyOf(numbers)})\\.? )?`;
const unit = `(?<unit>${anyOf(units)})(?:en|e|n)?`;
const day =
  '(?<day>mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|sa(?:mstag)?|sonnabend|so(?:nntag)?)';

export const repeats: RepeatWords = {
  never: 'nie',
  mayBegin:
    /^(?:alle|jede[nrs]?|am|einmal|täglich|wöchentlich|monatlich|\d|\p{L}+tags|mittwochs|sonnabends|\p{L}+ (?:tag|woche|monat)\p{L}* nach)/iu,
  numbers,
  units,
  adverbs: { täglich: 1, wöchentlich: 7, vierzehntäglich: 14, monatlich: 28 },
  days: [/^mo/, /^di/, /^mi/, /^do/, /^fr/, /^sa|^sonnabend/, /^so/],
  patterns: [
    new RegExp(`^(?:alle|jede[nrs]?|einmal (?:am|im|in der|pro|jede[nrs]?)) ${count}${unit}$`),
    new RegExp(`^${count}${unit} nach (?:dem |jedem )?(?:einkauf(?:en)?|kauf|abhaken)$`),
    new RegExp(`^(?:jede[nrs]? ${count}|am )${day}$`),
    new RegExp(`^${day}s$`),
  ],
};
