/** Units, packs and aisles in the language of whoever reads them (docs/translating.md); foods are in `foods/shown-foods.ts`. */
export { isEnglishOnly, type NamesOfLanguage, setNames } from './readers-language';
export {
  compareNames,
  languageOfNames,
  shownAisle,
  shownNumber,
  sizedPack,
  unitOfWord,
  withoutContainer,
  wordOfPart,
  wordOfUnit,
} from './shown-words';
