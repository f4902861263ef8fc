import type { DemandePoste, NaturePoste } from '@francis/fiscal/postes';
import { motsDits } from '@francis/lecture';
import type { Mention } from '../comprehension/mentions.ts';
import type { QuestionLue } from './question.ts';

const SUJET = motsDits('csg|crds|casa|retenues|retenue|prelevements|prelevement|retirent|retire|prennent|prend|retenu');
const PENSION = motsDits('pensions|pension|retraites|retraite|agirc|complementaire|caisse');
const TAUX: readonly (readonly [NaturePoste, ReturnType<typeof motsDits>])[] = [
  ['csg_pension_normale', motsDits('taux normal|taux plein|8.3|8.3 %|8.3%')],
  ['csg_pension_mediane', motsDits('taux median|taux intermediaire|6.6|6.6 %|6.6%')],
  ['csg_pension_reduite', motsDits('taux reduit|3.8|3.8 %|3.8%')],
];
const DEMANDE = motsDits('combien|quel montant|quel total|total|quoi|ca fait|montant');
const PAR_AN = motsDits(
  "par an|sur l'annee|sur 12 mois|annuel|annuelle|total annuel|sur douze mois|l'an|pour l'annee|dans l'annee|l'annee",
);
const DE_LA_PENSION = motsDits('pension|pensions|retraite|brut|brute|bruts|complementaire|agirc|base|par mois|par an');
/** A family or another income is told: the income tax of a household is asked. */
const FAMILLE = motsDits('mon impot|notre impot|quel impot|salaires|salaire');

const sienne = (m: Mention): boolean => DE_LA_PENSION.test(`${m.gauche.slice(-50)} ${m.droite.slice(0, 30)}`);

/** What is kept from a pension at the rate told: of the month, or of the year when it is what is asked. */
export function lirePensionPrelevee(
  q: QuestionLue,
): (Pick<DemandePoste, 'montants'> & { readonly nature: NaturePoste }) | undefined {
  const { texte } = q;
  if (!SUJET.test(texte) || !PENSION.test(texte) || !DEMANDE.test(texte) || FAMILLE.test(texte)) return undefined;
  const dits = TAUX.filter(([, mots]) => mots.test(texte));
  const [taux, autre] = dits;
  if (taux === undefined || autre !== undefined) return undefined;
  const pensions = q.montants.filter((m) => m.montant >= MINIMUM && sienne(m));
  if (pensions.length === 0 || pensions.length > 2) return undefined;
  const mensuel = pensions.every((m) => m.periodicite.unite === 'mois');
  const total = pensions.reduce((n, m) => n + m.montant, 0);
  const fois = mensuel && PAR_AN.test(texte) ? MOIS_PAR_AN : 1;
  return { nature: taux[0], montants: [Math.round(total * fois * 100) / 100] };
}
const MOIS_PAR_AN = 12;
const MINIMUM = 100;
