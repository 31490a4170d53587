/** What was made before, as German, Dutch, French, Spanish and Italian rows say it. */

/**
 * Whether the row points to a recipe of its own: "Bolognese, siehe Grundrezept", "pâte à galettes (voir recette)".
 *
 * @example hasRecipeAbroad('masa quebrada, ver receta') // true
 */
export const hasRecipeAbroad = (text: string): boolean =>
  recipe.test(text) && !readyMade.test(text);

/**
 * Whether the row takes what another part of the recipe keeps. "Zitrone, Saft aufgefangen" is bought.
 *
 * @example isKeptAbroad('el sofrito reservado') // true
 */
export const isKeptAbroad = (text: string): boolean => kept.test(text);

const recipe =
  /(?<!\p{L})(?:(?:siehe|s\.|nach) (?:\p{L}+ )?(?:grund|basis)?rezept|(?:grund|basis)rezept|rezept (?:siehe|s\.|unten|oben|hier|folgt)|voir (?:la |ma |notre )?recette|recette (?:de base|ci-dessous|ici)|vedi (?:la |anche )?ricetta|ricetta (?:(?:di )?base|qui|sotto)|ver (?:la |mi )?receta|receta (?:básica|base|aquí|abajo)|zie (?:het |ook )?(?:basis)?recept|basisrecept)(?!\p{L})/iu;
const readyMade =
  /(?<!\p{L})(?:fertig\p{L}*|gekauft\p{L}*|kühlregal|tk|tiefkühl\p{L}*|du commerce|achetée?s?|prêtes? à|toute? prête?|comprad[oa]s?|pront[oaie]|acquistat[oaie]|kant-en-klare?|gekochte?)(?!\p{L})/iu;
const kept =
  /^(?:(?:das|den|die|der|het|de) )?(?:restlich|übrig|aufgefangen|zurückbehalten|beiseitegestellt|overgebleven|achtergehouden|opgevangen|bewaard)(?:e[nrs]?)? \p{L}+$|^[\p{L}'’ ]{4,40} (?:reservad[oa]s?|réservée?s?|mise?s? de côté|riservat[oaie]|tenut[oaie] da parte)$|^(?:el|la|los|las|il|lo|le|les|i|gli) [\p{L} ]{3,40} (?:restantes?|rimanent[ei]|rimast[oaie]|avanzat[oaie])$/iu;
