import { findForeignFood } from '../../../foods/languages/find-foreign-food';

/**
 * The first half of a compound before "or" and "and", which shares its end with the next: "Zitronen- oder
 * Rote-Beete-Saft" is Zitronensaft or Rote-Beete-Saft, "Raps- oder Sonnenblumenöl" is Rapsöl or Sonnenblumenöl.
 */

/** @example withWholeCompounds('Roggen- und Weizenmehl') // 'Roggenmehl und Weizenmehl' */
export function withWholeCompounds(text: string): string {
  return text.replace(half, (found, first: string, rest: string) => {
    const end = sharedEnd.exec(rest)?.[1];
    return end === undefined
      ? found
      : `${first}${end.toLowerCase()}${found.slice(first.length + 1)}`;
  });
}

const half =
  /(\p{L}{2,30})-(?=(?:\s*[,/]\s*|\s+)(?:\p{L}{2,30}-\s*,?\s*)?(?:(?:oder|und|bzw\.?|of|en|eller|och|og)\s+)?(\p{L}[\p{L}-]{2,40}))/gu;

/**
 * What may be left out of a compound: "(kook)room" is kookroom, "(Oliven)Öl" Olivenöl; but "(minced)garlic" lacks a space.
 *
 * @example withBracketedHalves('200 ml (kook)room') // '200 ml kookroom'
 */
export function withBracketedHalves(text: string): string {
  return text.replace(bracketed, (found, first: string, rest: string) => {
    const whole = first + rest.toLowerCase();
    return findForeignFood(whole) === undefined ? found : whole;
  });
}

const bracketed = /\((\p{L}{2,20})\)(\p{L}{2,30})/gu;

/** What foods of German, Dutch and the Nordic languages end in. */
const sharedEnd = new RegExp(
  `(${[
    'mehl saft säfte öl essig milch zucker brühe fond fonds käse pulver wurst fleisch hackfleisch hack schinken kohl',
    'salat zwiebeln zwiebel nüsse kerne samen brot brötchen creme sauce soße pfeffer wein reis nudeln schokolade',
    'marmelade konfitüre gelee sirup likör butter sahne joghurt tomaten kartoffeln bohnen linsen pilze beeren flocken',
    'grieß stärke kräuter blätter schoten filets filet keulen keule brust schnitzel steaks steak tee extrakt aroma wasser',
    'sprossen paste senf speck gurken gurke würfel streifen scheiben schale abrieb',
    'meel sap olie azijn melk bouillon suiker kaas vlees boter rijst noten bladeren',
    'mjöl olja mjölk socker vinäger buljong ost mel olie mælk mjølk sukker eddike',
  ]
    .join(' ')
    .split(' ')
    .sort((a, b) => b.length - a.length)
    .join('|')})$`,
  'iu',
);
