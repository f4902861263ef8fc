import { estCalcul } from '@francis/faits';
import { estQuestionDesNotes, rechercherNotes } from '@francis/knowledge';
import { lireDemandes, lireMotsDecisifs, lireMotsDeSuite, type Mention, trouverMentions } from '@francis/lecture';
import { type Comprehension, comprendre, type Echange } from '../comprehension/comprendre.ts';
import { veutSonChiffre } from '../comprehension/son-chiffre.ts';
import { sAppuieSurAvant } from '../comprehension/suite-de-droit.ts';
import { empechement } from './obstacles.ts';
import { planifier } from './planifier.ts';
import { demandeSonImpot, demandeUneRegle, demandeUneReponse } from './question-de-droit.ts';

/** How sure a note must be of a question read alone for it to leave the calculation before, by what ties it to that one. */
const PERTINENCE = {
  /** Nothing does. */
  sans_lien: 10,
  /** « ça », « et », a word that would change the calculation while a rule is asked, or a reason. */
  lien: 22,
  /** A word of the question would change the calculation, and no amount is asked. */
  change: 30,
} as const;

/** Objects of a calculation: asked after one, they are asked of it. */
const OBJETS: ReadonlySet<string> = new Set([
  'comparaison',
  'gain',
  'net_restant',
  'cout_total',
  'parts',
  'taux_marginal',
  'solde',
  'droits',
  'retenue',
  'projection',
]);

/** What a calculation counts. */
const COMPTES: ReadonlySet<Mention['type']> = new Set(['montant', 'age', 'quantite', 'taux']);
const ESSAI = 'essai';
const HYPOTHESE = 'hypothese';
/** First words that go on from somebody's own. */
const ENCHAINE: ReadonlySet<string> = new Set(
  'et mais ok donc alors sinon non oui ah oh bon ou pareil idem'.split(' '),
);
const CORRECTION = 'correction';

/** What is asked is a calculation of the household, or of another subject, that holds all its facts. */
function seCalcule(c: Comprehension): boolean {
  if (c.domaine) return 'entree' in c.domaine.lecture;
  return empechement(c) === undefined && c.intention.type !== 'definition' && c.intention.type !== 'parametres';
}

const calculsDe = (c: Comprehension): { readonly outil: string }[] =>
  planifier(c, []).filter(({ outil }) => estCalcul(outil));

/** What the question makes of the calculation before it: the same again, that one edited, or one of another kind. */
function effet(c: Comprehension, { precedents, ...echange }: Echange): 'meme' | 'modifie' | 'autre' {
  const avant = calculsDe(
    comprendre({ ...echange, precedents: precedents.slice(0, -1), question: precedents.at(-1) ?? '' }),
  );
  const ici = calculsDe(c);
  if (JSON.stringify(ici) === JSON.stringify(avant)) return 'meme';
  return ici.every(({ outil }) => avant.some((a) => a.outil === outil)) ? 'modifie' : 'autre';
}

/**
 * The reading to answer from. A follow-up edits the situation, or asks again of the same object; a question whose own words
 * are those of another rule, and that gives nothing to compute, is read alone, whatever the turns before would compute.
 */
export function lireSelonLeFil(echange: Echange): Comprehension {
  const c = comprendre(echange);
  if (c.seule === undefined || !c.suivi || !seCalcule(c) || seCalcule(c.seule)) return c;
  // « Et le Livret A ? » stands after something, though nothing of it is taken.
  const seule = { ...c.seule, suivi: true };
  if (estQuestionDesNotes(seule.recherche)) return compte(seule.recherche) ? c : seule;
  const seuil = seuilPourQuitter(seule, () => effet(c, echange));
  if (seuil === undefined) return c;
  const [note] = rechercherNotes(seule.recherche, { jour: c.jour, limite: 1, terminees: true });
  return (note?.pertinence ?? 0) >= seuil ? seule : c;
}

const compte = (question: string): boolean =>
  trouverMentions(question).some((m) => COMPTES.has(m.type) || (m.type === 'mot' && m.concept === CORRECTION));

/** Undefined for what goes on from the calculation: its figures, its people, a try, its own object, or something told. */
function seuilPourQuitter(
  { texte, recherche }: Comprehension,
  lireEffet: () => ReturnType<typeof effet>,
): number | undefined {
  const regle = demandeUneRegle(texte);
  if (compte(recherche) || lireMotsDeSuite(recherche) !== undefined) return undefined;
  if (!recherche.includes('?') && !regle) return undefined;
  const demandes = lireDemandes(recherche);
  if (demandeSonImpot(texte) || veutSonChiffre(texte) || demandes.some((d) => OBJETS.has(d))) return undefined;
  const enchaine = ENCHAINE.has(texte.split(' ')[0] ?? '');
  const decisifs = lireMotsDecisifs(recherche);
  if (decisifs.includes(ESSAI) || (enchaine && decisifs.includes(HYPOTHESE))) return undefined;
  const change = lireEffet();
  if (change === 'autre' || (enchaine && (change === 'modifie' || !regle))) return undefined;
  if (change === 'modifie') {
    if (decisifs.includes(HYPOTHESE)) return undefined;
    return regle ? PERTINENCE.lien : demandeUneReponse(texte) ? PERTINENCE.change : undefined;
  }
  return sAppuieSurAvant(recherche) || demandes.includes('pourquoi') ? PERTINENCE.lien : PERTINENCE.sans_lien;
}
