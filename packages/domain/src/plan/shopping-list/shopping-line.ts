/**
 * A shopping list as a screen shows it: one line per food, each with what asked for it.
 *
 * - `amounts` are side by side: what cannot be added is listed, never dropped.
 * - Units of `amounts` are the household's own measures; a part's text has the recipe's.
 */
import type { Aisle } from '@saltbush/recipe-parser/foods/facts';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import type { FlattenedRecipe } from '../../recipe/sub-recipes/sub-recipe';
import type { ListAmount } from '../rows/list-amount';

/** A recipe on a day of the plan. */
export interface ListMeal {
  readonly recipe: ListRecipe;
  /** How many times the whole recipe is cooked: 0.5 is half of it. Nothing is bought for 0. */
  readonly quantity: number;
  /** Plain date of the day, "2026-03-02". */
  readonly date: string;
}

export interface ListRecipe {
  readonly id: string;
  readonly title: string;
  readonly serves?: number | undefined;
  /** Whose cups and spoons; Australian by default. */
  readonly measures?: Measures | undefined;
  /** What it says it makes. */
  readonly yieldText?: string | undefined;
  readonly ingredients: readonly Ingredient[];
  /** The recipes in it, and those in them, as far as the owner of the list may read them. */
  readonly subRecipes?: readonly FlattenedRecipe[] | undefined;
}

export interface ShoppingLine {
  /** Identity of the food, or of a split wording; the same on every device and day, safe in a URL. */
  readonly key: string;
  /** As a shopper writes it: "Brown onions", "Brown onion" of one. */
  readonly name: string;
  /** Empty without an amount. */
  readonly amounts: readonly ListAmount[];
  /** "1.2 kg", "3 (about 450 g)", "2 cloves + 1 tsp", "" without an amount. */
  readonly text: string;
  /** What a shopper picks up for it, if that is not `text`: "300 mL carton", "3" brown onions. */
  readonly buy?: { readonly amount: string; readonly name: string } | undefined;
  /** Whether it is a little of what a pantry may have: a spoon of soy sauce. */
  readonly mayBeAtHome: boolean;
  readonly aisle: Aisle;
  /** Where it would be, when a correction moved it. */
  readonly usualAisle?: Aisle | undefined;
  /** Whether a density or a piece weight was needed to add it up. */
  readonly isApproximate: boolean;
  /** Whether every recipe that asks for it can do without. */
  readonly isOptional: boolean;
  /** What may be bought instead, for every recipe that asks: "Margarine". */
  readonly alternatives: readonly string[];
  /** Whether it comes from the tap or the freezer at home. Such lines are last. */
  readonly isAtHome: boolean;
  /** Why it was added up as it was, or why it need not be bought. */
  readonly reason?: string | undefined;
  readonly parts: readonly LinePart[];
  /** The food whose line it was taken out of: "Red onions". */
  readonly apartFrom?: string | undefined;
  /** Whether pieces, weights and volumes were added up, or could be but are split. */
  readonly measures?: 'added' | 'apart' | undefined;
}

/** What one row of a recipe, or one typed item, asks for. */
export type LinePart = PartSource & PartNeed;

/** Who asks: a meal of the plan, a recipe that is on the list without a meal, an item typed by hand. */
export type PartSource =
  | {
      readonly source: 'meal';
      readonly recipeId: string;
      readonly recipeTitle: string;
      readonly date: string;
      /** Of the row of the plan. */
      readonly id?: string | undefined;
      /** "dinner" */
      readonly meal?: string | undefined;
    }
  | {
      readonly source: 'recipe';
      readonly recipeId: string;
      readonly recipeTitle: string;
      readonly id: string;
    }
  | { readonly source: 'item'; readonly id: string };

export interface PartNeed {
  /** "500 g", "to taste", or blank. */
  readonly text: string;
  /** As numbers, in the measures of its recipe; empty without an amount. */
  readonly amounts: readonly ListAmount[];
  /** The line of the recipe, or the item, as typed. */
  readonly ingredientText: string;
  readonly wording: PartWording;
  /** What this recipe takes instead. */
  readonly alternatives: readonly string[];
  readonly isOptional: boolean;
}

/** How the recipe words the food. */
export interface PartWording {
  /** The key of the line it has, or would have, when split. */
  readonly key: string;
  /** "Spanish onions". */
  readonly name: string;
}
