import { motsDits } from '@francis/lecture';
import type { Montant } from './montants.ts';

/** One child of several, by a word that no other bears. */
const UN_SEUL = motsDits(
  "creche bebe|bebe|la petite|le petit|le dernier|la derniere|le plus jeune|la plus jeune|le plus petit|la plus petite|le cadet|la cadette|le second|la seconde|le benjamin|la benjamine|le bebe|du petit|de la petite|du dernier|de la derniere|du plus jeune|de la plus jeune|du bebe|l'aine|l'ainee|de l'aine|de l'ainee|du second|de la seconde",
);
const PLUSIEURS = motsDits('les 2|les deux|chacun|chacune|ils|elles|les petits|les petites|nos enfants|mes enfants');

/** « la petite est en crèche, 3 840 € »: paid for one child, whatever brothers of that age there are. */
export const deUnSeulEnfant = (montants: readonly Montant[]): boolean =>
  montants
    .filter((m) => m.role === 'garde')
    .every(({ mention }) => UN_SEUL.test(mention.phrase) && !PLUSIEURS.test(mention.phrase));
