import { CHEZ_QUEL_PARENT, motsDits } from '@francis/lecture';
import type { Faits } from './faits.ts';

/** Which of two parents who file apart counts the children (CGI art. 193 ter, 194): one of them, or each some. */
export type ParentDeclarant = 'moi' | 'autre' | 'un_chacun';

const CHACUN = motsDits(
  'un chacun|une chacun|chacun un|chacun une|un enfant chacun|un sur chaque declaration|chacun son enfant|un enfant sur chaque declaration',
);
const pour = (sujets: string, verbes: string): string =>
  sujets
    .split('|')
    .flatMap((sujet) => verbes.split('|').map((verbe) => `${sujet} ${verbe}`))
    .join('|');
const DECLARE =
  "les declare|les a|les a mis|les a mises|les a declares|les compte|les prend|les met|declare les enfants|declare les 2|declare nos|declare notre|declare mon|declare ma|declare l'enfant|declare le petit|declare la petite|declare le bebe|a declare les enfants|a declare notre|a declare l'enfant|a declare le petit|a declare la petite|a mis les enfants|a mis l'enfant|a mis notre|compte les enfants|a les enfants a charge|prend les enfants|a les enfants sur sa declaration|l'a mis|l'a mise|l'a declare|l'a declaree|le declare|la declare";
const AUTRE = motsDits(
  `${pour(
    "c'est lui qui|c'est elle qui|lui il|elle elle|il|elle|mon copain|ma copine|mon compagnon|ma compagne|mon concubin|ma concubine|mon conjoint|ma conjointe|mon cheri|ma cherie|mon ami|mon amie|le papa|le pere|la maman|la mere",
    DECLARE,
  )}|sur sa declaration a lui|sur sa declaration a elle|sont sur sa declaration|est sur sa declaration|rattaches a lui|rattaches a elle|a sa charge|declares par lui|declares par elle|declare par lui|declare par elle|declaree par lui|declaree par elle|sur la declaration de mon copain|sur la declaration de ma copine|sur la declaration de mon compagnon|sur la declaration de ma compagne|sur celle de mon compagnon|sur celle de ma compagne|dans sa declaration`,
);
const DECLARE_MOI =
  "les declare|les ai|les ai mis|les ai mises|les ai declares|les compte|les prends|declare les enfants|declare les 2|declare nos|declare notre|declare l'enfant|declare le petit|declare la petite|declare le bebe|ai declare les enfants|ai mis les enfants|ai mis notre|compte les enfants|prends les enfants|l'ai mis|l'ai mise|l'ai declare|l'ai declaree|le declare|la declare|les a sur ma declaration|les a|l'a";
const MOI = motsDits(
  `${pour("c'est moi qui|je", DECLARE_MOI)}|j'ai declare les enfants|j'ai mis les enfants|j'ai les enfants a charge|j'ai les enfants sur ma declaration|sont sur ma declaration|est sur ma declaration|sur ma declaration a moi|dans ma declaration|rattaches a moi|a ma charge|declares par moi|declare par moi`,
);

/** Who counts the children, when the question says it. */
export function parentDeclarant(texte: string): ParentDeclarant | undefined {
  if (CHACUN.test(texte)) return 'un_chacun';
  const [moi, autre] = [MOI.test(texte), AUTRE.test(texte)];
  return moi === autre ? undefined : moi ? 'moi' : 'autre';
}

const CHEZ_QUI = motsDits(CHEZ_QUEL_PARENT);
/** « chez qui vaut-il mieux mettre le petit ? », of two parents who live together, file apart and both have an income. */
export const demandeChezQui = (texte: string, { situation, enfants = [], personne1, personne2 }: Faits): boolean =>
  situation === 'concubinage' &&
  enfants.length > 0 &&
  personne1?.revenus !== undefined &&
  personne2?.revenus !== undefined &&
  CHEZ_QUI.test(texte);

const sansEnfants = ({ enfants: _e, nesApres: _n, garde: _g, scolarite: _s, ...reste }: Faits): Faits => reste;

/** The facts of each of two parents who live together and file apart. */
export function partagerLesEnfants(faits: Faits): readonly [Faits, Faits] {
  const { enfants = [] } = faits;
  if (faits.enfantsDeclaresPar === 'autre') return [sansEnfants(faits), faits];
  if (faits.enfantsDeclaresPar === 'un_chacun' && enfants.length > 1) {
    const part = (reste: number): Faits => ({ ...faits, enfants: enfants.filter((_, i) => i % 2 === reste) });
    return [part(0), part(1)];
  }
  return [faits, sansEnfants(faits)];
}
