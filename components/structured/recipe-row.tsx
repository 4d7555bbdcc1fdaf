import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { text } from '#lib/browser/text.ts';
import type { JsonSchema } from '#lib/structured/draft-to-schema.ts';
import type { Recipes } from './use-recipes.ts';
import styles from './structured.module.css';

/** Keeps the fields under a name, and drops kept ones. */
export function RecipeRow({ schema, recipes }: { schema: JsonSchema; recipes: Recipes }) {
  const [name, setName] = useState('');
  const id = useId();
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{text('recipeName')}</label>
      <div className={styles['row']}>
        <input
          id={id}
          className={styles['input']}
          type="text"
          dir="auto"
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          disabled={name.trim() === ''}
          onClick={() => void recipes.keep(name.trim(), schema).then(() => setName(''))}
        >
          {text('recipeKeep')}
        </Button>
      </div>
      {recipes.kept.length > 0 && (
        <ul className={styles['kept']} aria-label={text('recipesKept')}>
          {recipes.kept.map((recipe) => (
            <li key={recipe.id} className={styles['row']}>
              <bdi>{recipe.name}</bdi>
              <Button
                look="quiet"
                onClick={() => void recipes.drop(recipe.id)}
                aria-label={text('recipeDrop', recipe.name)}
              >
                {text('recipeDropShort')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
