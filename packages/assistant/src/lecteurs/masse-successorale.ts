import type { Feuille } from '@francis/faits';
import { type Mention, normaliserTexte } from '@francis/lecture';
import {
  avecLesMeubles,
  meublesAuForfait,
  obsequesDeduites,
  sontFuneraires,
} from '../domaines/transmission/frais-et-meubles.ts';
import type { Regle } from './cadre.ts';
import { type Compte, estMontant, proche, valeursPossibles } from './valeurs.ts';

type Vue = { readonly feuilles: readonly Feuille[]; readonly question: string; readonly jour: string };

/** The amounts of an estate, and what the law makes of them: the funeral up to a limit, the furniture at a flat share. */
interface Masse {
  readonly funeraires: readonly Mention[];
  readonly deduit: number;
  /** How the goods add up to what is left, the furniture counted; undefined when it does not. */
  readonly biens: Compte | undefined;
}

function lireMasse({ feuilles, question, jour }: Vue, toutes: readonly Mention[]): Masse | undefined {
  const actif = Number(feuilles.find((f) => f.chemin === 'succession.actif_net')?.valeur);
  if (Number.isNaN(actif)) return undefined;
  const montants = toutes.filter(estMontant);
  const funeraires = montants.filter((m, i) =>
    sontFuneraires({
      gauche: normaliserTexte(question.slice(montants[i - 1]?.span[1] ?? 0, m.span[0])),
      droite: normaliserTexte(question.slice(m.span[1], montants[i + 1]?.span[0])),
    }),
  );
  const autres = montants.filter((m) => !funeraires.includes(m));
  const biens = meublesAuForfait(normaliserTexte(question))
    ? valeursPossibles(autres).find(
        (c) => proche(avecLesMeubles(c.valeur, jour), actif) && !c.formule.includes('-') && !c.formule.includes('/'),
      )
    : undefined;
  const payees = funeraires.reduce((t, m) => t + (m.type === 'montant' ? m.valeur : 0), 0);
  return { funeraires, deduit: obsequesDeduites(payees, jour), biens };
}

/** « pompes funèbres 4 800 € », « maison 310 000 €, meubles au forfait »: counted as the law counts them. */
export const compteDansLaMasse: Regle = (m, cadre, toutes) => {
  if (m.type !== 'montant' && m.type !== 'taux') return undefined;
  const masse = lireMasse(cadre, toutes);
  if (masse === undefined) return undefined;
  if (masse.funeraires.some((f) => f.id === m.id)) return 'obsèques, déduites dans la limite de la loi';
  return masse.biens !== undefined && (m.type === 'taux' || masse.biens.mentions.includes(m.id))
    ? 'compté avec les meubles au forfait'
    : undefined;
};

/** A total of an estate that nobody said, and that its amounts and the law give. */
export function estUneMasse({ chemin, valeur }: Feuille, vue: Vue, toutes: readonly Mention[]): boolean {
  if (chemin !== 'succession.actif_net' && chemin !== 'succession.passif') return false;
  const masse = lireMasse(vue, toutes);
  if (masse === undefined) return false;
  if (chemin === 'succession.actif_net') return masse.biens !== undefined;
  const dettes = Number(valeur) - masse.deduit;
  return (
    masse.deduit > 0 && (dettes === 0 || valeursPossibles(toutes).some((c) => c.valeur > 0 && proche(c.valeur, dettes)))
  );
}
