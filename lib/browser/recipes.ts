import { storage } from 'wxt/utils/storage';
import { recipesSchema } from '../structured/recipe.ts';
import type { Recipe } from '../structured/recipe.ts';

const stored = storage.defineItem<unknown>('local:recipes');

/** The schemas that the person keeps, in the order in which they were kept. */
export async function readRecipes(): Promise<Recipe[]> {
  return recipesSchema.parse((await stored.getValue()) ?? undefined);
}

/** Keeps a recipe; one of the same name gives way to it. */
export async function keepRecipe(recipe: Recipe): Promise<Recipe[]> {
  const others = (await readRecipes()).filter(({ name }) => name !== recipe.name);
  const recipes = [...others, recipe];
  await stored.setValue(recipes);
  return recipes;
}

export async function dropRecipe(id: string): Promise<Recipe[]> {
  const recipes = (await readRecipes()).filter((recipe) => recipe.id !== id);
  await stored.setValue(recipes);
  return recipes;
}
