import { derniereAnneeCouverte } from '@francis/fiscal';
import { estQuestionDesNotes } from '@francis/knowledge';
import { type DomaineLu, lireDomaine } from '../domaines/lire-domaine.ts';
import { questionDuLien } from '../domaines/transmission/regle-du-lien.ts';
import { paysCites } from '../domaines/pays.ts';
import type { Contexte } from '../orchestration/contexte.ts';
import { traduireAnglais } from './anglais.ts';
import { autreAnnee } from './annee.ts';
import { type Contradiction, lireContradiction } from './contradictions.ts';
import { type Ecart, type FaitsDecisifs, lireEcart } from './domaine.ts';
import type { Faits } from './faits.ts';
import { dater } from './naissances.ts';
import { fusionner, poserSurProfil } from './fusion.ts';
import { type Intention, lireIntention } from './intention.ts';
import type { Role } from './lexique.ts';
import { type Manque, lireManques, saisies } from './manques.ts';
import { questionDuNonResident } from './non-resident.ts';
import { avecLesPartsDites } from './parts-dites.ts';
import { demandeDuFoyer } from './phrase-qui-demande.ts';
import { lireProfil } from './profil.ts';
import { rendreAuxTitulaires } from './titulaires.ts';
import { demandeCombienJePaie, veutSonChiffre } from './son-chiffre.ts';
import { motsAChercher } from './suite-de-droit.ts';
import { normaliserTexte, sansIdentifiants } from '@francis/lecture';
import { type TourLu, focusDe } from './tour.ts';
import { direLeClient, type Pronom } from './pronom-du-client.ts';
import { aDesRevenus, suppose, supposerDuDossier } from './supposition.ts';
import { lireTourUneFois } from './tours-lus.ts';

/** All that was understood of a conversation. */
export interface Comprehension {
  readonly texte: string;
  /** Year of income. */
  readonly annee: number;
  readonly anneeDite: boolean;
  /** The other year of income that « impôt 2025 » may mean. */
  readonly autreAnnee?: number;
  readonly faits: Faits;
  /** Facts before the question, for a what-if. */
  readonly faitsAnterieurs: Faits;
  readonly question: TourLu;
  readonly intention: Intention;
  readonly manques: readonly Manque[];
  readonly ecart?: Ecart;
  readonly contradiction?: Contradiction;
  /** Subject beside the income tax that the question is about. */
  readonly domaine?: DomaineLu;
  /** The figure of a case that is told without anything to compute it from, beside the income tax. */
  readonly aChiffrer?: FaitsDecisifs & { readonly objet: string };
  /** Words to look up among the notes, as they were written. */
  readonly recherche: string;
  readonly juridiction: string;
  /** The day of the question, AAAA-MM-JJ. */
  readonly jour: string;
  readonly aDesRevenus: boolean;
  readonly suivi: boolean;
  /** The question read with neither the turns before nor a profile; undefined when there were none. */
  readonly seule?: Comprehension;
  readonly profilUtilise: boolean;
  /** An adviser asks, about a client. */
  readonly pourClient: boolean;
  /** How that client is spoken of, when their title says it. */
  readonly pronom?: Pronom;
  /** An income is supposed of the client's file: it is compared with the one that the file holds. */
  readonly supposeDuDossier: boolean;
}

export interface Echange {
  readonly question: string;
  /** Earlier user turns, oldest first. Turns of the assistant are never facts. */
  readonly precedents: readonly string[];
  readonly contexte: Contexte;
}

/** The follow-up is about somebody else: nothing said before holds. */
const AUTRE_FOYER =
  /^(?:et |ok et |merci et |maintenant )(?:pour |si c'etait |qu'en est-il (?:de|pour) )?(?:ma|mon|mes|un|une) (?:soeur|frere|mere|pere|parents|cousine?|amie?|ami|voisine?|collegue|tante|oncle|grand-mere|grand-pere|belle-soeur|beau-frere|client|cliente)\b/;

/** What is bought, sold or left by somebody: its amount is never that of a rule. */
const A_SOI_SEUL: ReadonlySet<string> = new Set([
  'les plus-values immobilières',
  'les droits de succession',
  'les droits de donation',
  'les cryptoactifs',
]);

/** Latest year of income that has been declared on a given day. */
export function derniersRevenusDeclares(aujourdhui: string): number {
  const annee = Number(aujourdhui.slice(0, 4));
  return Number.isInteger(annee) && annee > 2000 ? annee - 1 : derniereAnneeCouverte();
}

const sansPasse = (echange: Echange): Echange => ({
  ...echange,
  precedents: [],
  contexte: { ...echange.contexte, profilContexte: {}, profilEnregistre: {} },
});

/** « Quand doit-elle déclarer ? »: what a note asks word for word is looked up as it was written. */
const telleQuEcrite = (ecrite: string): string | undefined => (estQuestionDesNotes(ecrite) ? ecrite : undefined);

/** « et si le contrat a 10 ans ? » goes on about what was asked just before. */
const SUITE_COURTE = /^et (?:si|a|au|en|avec|pour)\b.{0,60}$/;

/** Reads question, history and profile into facts and an intention. Pure and deterministic. */
export function comprendre(brut: Echange): Comprehension {
  const lire = (tour: string): string => direLeClient(traduireAnglais(sansIdentifiants(tour)), brut.contexte.pronom);
  const echange: Echange = { ...brut, question: lire(brut.question), precedents: brut.precedents.map(lire) };
  const { question, precedents, contexte } = echange;
  const derniere = derniersRevenusDeclares(contexte.aujourdhui);
  const profil = fusionner(
    lireProfil(contexte.profilEnregistre, derniere),
    lireProfil(contexte.profilContexte, derniere),
  );
  let anterieurs: Faits = {};
  const avecRevenus: string[] = [];
  let focus: Role | undefined;
  for (const tour of precedents) {
    const lu = lireTourUneFois(tour, derniere, focus);
    focus = focusDe(lu, focus);
    anterieurs = fusionner(anterieurs, lu.faits);
    if (aDesRevenus(lu.faits)) avecRevenus.push(normaliserTexte(tour));
  }
  const texte = normaliserTexte(question);
  const autrui = AUTRE_FOYER.test(texte);
  if (autrui) anterieurs = {};
  const lu = lireTourUneFois(question, derniere, focus);
  const suivi = precedents.length > 0;
  const dits = fusionner(anterieurs, lu.faits);
  const revenus = dits.annee ?? profil.annee ?? derniere;
  const pourClient = contexte.concerne === 'client';
  if (aDesRevenus(lu.faits)) avecRevenus.push(texte);
  const duDossier =
    pourClient && !autrui && avecRevenus.every(suppose)
      ? supposerDuDossier(profil, dits, avecRevenus.join(' '))
      : undefined;
  const faits = avecLesPartsDites(
    dater(rendreAuxTitulaires(duDossier ?? poserSurProfil(autrui ? {} : profil, dits)), contexte.aujourdhui, revenus),
    autrui ? [question] : [...precedents, question],
    revenus,
  );
  const chiffrable =
    saisies(faits.personne1).length + saisies(faits.personne2).length > 0 ||
    faits.revenuCommun !== undefined ||
    faits.revenuNetImposable !== undefined;
  const intention = lireIntention(texte, lu.collecte, faits, suivi);
  const ecart = lireEcart(texte, {
    juridiction: contexte.juridiction,
    aDesRevenus: chiffrable,
    suivi,
    avant: normaliserTexte(precedents.at(-1) ?? ''),
    anneeMax: derniereAnneeCouverte() + 2,
    couverts: faits.assuranceVie === undefined ? [] : ['l’assurance-vie'],
  });
  const autre = autreAnnee(texte, faits.annee ?? derniere, derniereAnneeCouverte());
  const contradiction = lireContradiction(lu);
  const manques = lireManques(faits, intention, lu.texte, lu.collecte);
  const domaine = lireDomaine(echange);
  // A household whose income tax can be computed is asked about it, unless the subject is named as another one.
  const foyerComplet = chiffrable && faits.situation !== undefined && manques.length === 0;
  const autreSujet =
    domaine?.suit === true ||
    ecart?.type === 'non_couvert' ||
    paysCites(texte).length > 0 ||
    domaine?.domaine.prime?.test(demandeDuFoyer(texte) ?? texte) === true ||
    (SUITE_COURTE.test(texte) && domaine?.domaine.prime?.test(normaliserTexte(precedents.at(-1) ?? '')) === true);
  return {
    texte,
    annee: faits.annee ?? derniere,
    anneeDite: faits.annee !== undefined,
    ...(autre === undefined ? {} : { autreAnnee: autre }),
    faits,
    faitsAnterieurs: dater(rendreAuxTitulaires(poserSurProfil(profil, anterieurs)), contexte.aujourdhui, revenus),
    question: lu,
    intention,
    manques,
    ...(ecart ? { ecart } : {}),
    ...(contradiction ? { contradiction } : {}),
    ...(domaine && (autreSujet || !foyerComplet) ? { domaine } : {}),
    ...(ecart?.type === 'non_couvert' &&
    ecart.decisif !== undefined &&
    lu.collecte.montants.length === 0 &&
    (veutSonChiffre(texte) || (A_SOI_SEUL.has(ecart.domaine) && demandeCombienJePaie(texte)))
      ? { aChiffrer: { objet: ecart.domaine, ...ecart.decisif } }
      : {}),
    recherche:
      questionDuLien(question) ??
      questionDuNonResident(question) ??
      motsAChercher(telleQuEcrite(brut.question) ?? question, autrui ? undefined : precedents.at(-1), {
        suivi,
        jour: contexte.aujourdhui,
      }),
    juridiction: contexte.juridiction,
    jour: contexte.aujourdhui,
    aDesRevenus: chiffrable,
    suivi,
    ...(suivi || Object.keys(profil).length > 0 ? { seule: comprendre(sansPasse(brut)) } : {}),
    profilUtilise: Object.keys(profil).length > 0,
    pourClient,
    ...(contexte.pronom && { pronom: contexte.pronom }),
    supposeDuDossier: duDossier !== undefined && suppose(texte),
  };
}
