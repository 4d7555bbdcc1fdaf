import { useEffect, useState } from 'react';
import { dropRecipe, keepRecipe, readRecipes } from '#lib/browser/recipes.ts';
import type { Recipe } from '#lib/structured/recipe.ts';

/** The recipes that the person keeps, and the ways to change them. */
export function useRecipes() {
  const [kept, setKept] = useState<Recipe[]>([]);
  useEffect(() => {
    void readRecipes().then(setKept);
  }, []);
  return {
    kept,
    keep: async (name: string, schema: Recipe['schema']) =>
      setKept(await keepRecipe({ id: crypto.randomUUID(), name, schema })),
    drop: async (id: string) => setKept(await dropRecipe(id)),
  };
}

export type Recipes = ReturnType<typeof useRecipes>;
