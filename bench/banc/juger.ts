/** How an answer to a read question of `corpus/` is judged: by its figures and its status, never by its sentences. */
import { normaliser, nombres } from './noter.mjs';

/** A question read by a careful person: what is asked, the calls that answer it, the words that prove each value. */
export interface QuestionLueAlaMain {
  readonly id: string;
  readonly question: string;
  readonly historique?: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  readonly demande: readonly string[];
  readonly appels: readonly {
    readonly outil: string;
    readonly entree: Readonly<Record<string, unknown>>;
    readonly preuves: Readonly<Record<string, string>>;
  }[];
  readonly ecartes: readonly { readonly mots: string; readonly raison: string }[];
  readonly manques: readonly { readonly sujet: string; readonly raison: string }[];
  readonly statut: 'exact' | 'partiel' | 'clarification' | 'refus';
  readonly cle: readonly { readonly libelle: string; readonly valeur: number | string; readonly unite: string }[];
  readonly hors_outils: string;
}

export type Verdict =
  | 'juste'
  | 'juste_en_partie'
  | 'faux_exact'
  | 'exact_sans_savoir'
  | 'refus_manque_exact'
  | 'faux_partiel'
  | 'question_inutile'
  | 'precision_manquee'
  | 'refus_a_tort'
  | 'refus_manque'
  | 'loi_a_lire';

/** Said « exact » and wrong, or said « exact » where nobody could know. */
export const FAUX_ET_EXACT: ReadonlySet<Verdict> = new Set(['faux_exact', 'exact_sans_savoir', 'refus_manque_exact']);

const TOLERANCE = { taux: 0.06, euros: 1.01, part: 0.0006 } as const;
const NUL = /\b0 ?(€|chf|%)|pas d'impot|rien n'est du|aucun (droit|impot)|exoner|non imposable/;

function proche(lu: number, attendu: number, unite: string): boolean {
  const permis = unite === '%' ? TOLERANCE.taux : Math.max(TOLERANCE.euros, Math.abs(attendu) * TOLERANCE.part);
  return Math.abs(Math.abs(lu) - Math.abs(attendu)) <= permis;
}

export function juger(c: QuestionLueAlaMain, reponse: { readonly answer: string; readonly statut: string }): Verdict {
  const { statut } = reponse;
  const figures = c.cle.flatMap((k) => (typeof k.valeur === 'number' ? [{ ...k, valeur: k.valeur }] : []));
  const deLoi = c.appels.every((a) => a.outil === 'chercher_notes' || a.outil === 'lire_note');
  if (c.statut === 'refus')
    return statut === 'refus' ? 'juste' : statut === 'exact' ? 'refus_manque_exact' : 'refus_manque';
  if (c.statut === 'clarification') {
    if (statut === 'clarification') return 'juste';
    if (statut === 'partiel') return 'precision_manquee';
    return statut === 'refus' ? 'refus_a_tort' : 'exact_sans_savoir';
  }
  if (figures.length === 0) {
    if (!deLoi) return 'loi_a_lire';
    return statut === 'refus' ? 'refus_a_tort' : statut === 'clarification' ? 'question_inutile' : 'loi_a_lire';
  }
  const texte = normaliser(reponse.answer);
  const lus = nombres(texte);
  const trouvees = figures.filter(
    (k) => lus.some((n) => proche(n, k.valeur, k.unite)) || (Math.abs(k.valeur) < 0.5 && NUL.test(texte)),
  );
  const premiere = figures[0];
  const tete = (premiere && trouvees.includes(premiere)) || trouvees.length >= Math.ceil(figures.length / 2);
  if (tete) return trouvees.length === figures.length ? 'juste' : 'juste_en_partie';
  if (statut === 'clarification') return 'question_inutile';
  if (statut === 'refus') return 'refus_a_tort';
  return statut === 'exact' ? 'faux_exact' : 'faux_partiel';
}
