import type { Profil } from '@francis/contract';

type Situation = NonNullable<Profil['situation_familiale']>;

/** As one says it of a woman, of a man, of somebody who did not say. */
const SITUATIONS: Readonly<Record<Situation, readonly [Mme: string, M: string, autre: string]>> = {
  celibataire: ['Célibataire', 'Célibataire', 'Célibataire'],
  marie: ['Mariée', 'Marié', 'Couple marié'],
  pacs: ['Pacsée', 'Pacsé', 'Couple pacsé'],
  divorce: ['Divorcée', 'Divorcé', 'Divorcé(e)'],
  veuf: ['Veuve', 'Veuf', 'Veuf ou veuve'],
};
const RANGS = { Mme: 0, 'M.': 1 } as const;

/** « Mariée, 2 enfants »; nothing while the profile says neither. */
export function decrireFoyer({ situation_familiale, civilite, nombre_enfants: n }: Profil): string | undefined {
  const situation = situation_familiale && SITUATIONS[situation_familiale][civilite ? RANGS[civilite] : 2];
  const enfants = n ? `${n} enfant${n > 1 ? 's' : ''}` : undefined;
  return [situation, enfants].filter(Boolean).join(', ') || undefined;
}
