import { motsDits } from '@francis/lecture';
import type { Mention } from '../comprehension/mentions.ts';

/** Words by which somebody sets aside what they have just told. */
export const MIS_A_PART = motsDits(
  "rien a voir|hors sujet|sans rapport|pas le sujet|pas la question|autre histoire|c'est autre chose|c'est a part|a part hein|laissons|laissons ca|mettons-les de cote|mettons de cote|oubliez|oublie ca|ca compte pas|ne compte pas|compte pas|ca joue pas|n'y touche pas|je n'y touche pas|traiterai a part|verra apres|on s'en fout|n'est pas concerne|non concerne|non concernee|non concernes|non concernees|pas concernes|pas concernees|mais ca vous en avez pas besoin|n'entre pas en compte|pour memoire|ne tenez pas compte|n'en tenez pas compte",
);

/** « 900 € de peinture qui n’ont rien à voir »: the words around an amount, up to its neighbours, set it aside. */
export const estMisAPart = (m: Mention): boolean => MIS_A_PART.test(m.droite.slice(0, PORTEE).split('. ')[0] ?? '');
const PORTEE = 70;
