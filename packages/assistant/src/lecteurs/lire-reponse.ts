import { depuisMoteur, estCalcul, type Fait, type Feuille } from '@francis/faits';
import { demandeConfirmation, neVeutQueLaRegle } from '../modele-embarque/question-de-droit.ts';
import {
  lireDemandes,
  lireMotsDecisifs,
  lireObjetDemande,
  lireObjetsDeRegle,
  montantsSansRole,
  normaliserTexte,
  parleDeTransmission,
  type Mention,
  type ObjetDemande,
  trouverMentions,
} from '@francis/lecture';
import type { Registre, Surete } from '../orchestration/registre.ts';
import type { AppelOutil, DemandeAssistant } from '../types.ts';
import { lireNombres } from '../verification/nombres-lus.ts';
import { appliquerCorrections } from './corrections.ts';
import { corrige, dementisEmployes, type Ecartee, ecarter } from './ecarter.ts';
import {
  auChoix,
  auTerme,
  bornesEmployees,
  brutPourNet,
  moisContredits,
  periodesContraires,
} from './montants-employes.ts';
import { NE_APRES } from './ecarter-temps.ts';
import { estUneMasse } from './masse-successorale.ts';
import { montantsRepris } from './repris.ts';
import { partsCalculees } from './ecarter-reperes.ts';
import { estOutilDeNotes } from '../outils/de-notes.ts';
import { memesCalculs, redit } from './redites.ts';
import { montantsChanges } from './montants-changes.ts';
import { enfantsEnvoles } from './enfants-envoles.ts';
import { enfantsIgnores } from './enfants-ignores.ts';
import { doublons } from './doublons.ts';
import { ouvertureDe } from './ouverture-de-regle.ts';
import { ditOuiOuNon, exempteEnEntier, regleEtConditions } from './oui-ou-non.ts';
import { motsSansFait } from './mots-non-lus.ts';
import { MotsLus } from './mots-decisifs.ts';
import { Rapprocheur } from './rapprocher.ts';
import { receveursContredits } from './receveurs.ts';
import { estSupplee } from './supplees.ts';
import { trierDansLeFil } from './fil-entier.ts';
import { rolesContredits } from './roles-contredits.ts';
import { montantsDuProfil, prouver } from './montants-du-profil.ts';
import { sansReponse } from './secondes.ts';
import { sommesDeTours, sommesDouteuses } from './sommes.ts';
import { direLeClient } from '../comprehension/pronom-du-client.ts';
import { enfantsDesDeux, lienDUnePronom, motsDUnAutre, parleDAutrui, pronomAmbigu } from './titulaires.ts';
import { changeSurement } from './supposition-levee.ts';
import {
  agit,
  D_UN_TOUR,
  comptesPerdus,
  demandesDe,
  montantsPerdus,
  motsPerdus,
  nombresEmployes,
  perdDesEnfants,
  toutDitAvant,
} from './tours.ts';

/** What was read of a question, proved by its words. */
export interface LectureProuvee {
  readonly mentions: readonly Mention[];
  readonly demandes: readonly string[];
  /** Those that the question says itself. */
  readonly demandesPropres: readonly string[];
  /** Whether a follow-up asks a rule and nobody's figure, and gives nothing to count. */
  readonly regleEnSuite: boolean;
  readonly faits: readonly Fait[];
  readonly ecartees: readonly Ecartee[];
  /** Mentions that nothing accounts for. */
  readonly restes: readonly Mention[];
  /** Amounts of the calculation that nobody said. */
  readonly sansPreuve: readonly Feuille[];
  /** Decisive words that no fact reads. */
  readonly motsNonLus: readonly string[];
  /** Decisive words of the question. */
  readonly motsDecisifs: readonly string[];
  /** What the sentences that ask are about. */
  readonly objet: ObjetDemande;
  /** Whether the question speaks of a death or a gift. */
  readonly transmission: boolean;
  /** What a rule is asked about. */
  readonly objetsDeRegle: readonly string[];
  /** What turns before said and no fact holds any more. */
  readonly perdues: readonly Mention[];
  /** Amounts of before that changed, though nothing says so. */
  readonly changes: readonly string[];
  /** Whether children of before are counted no more. */
  readonly enfantsPerdus: boolean;
  /** What was said of somebody else than the one whose fact it became. */
  readonly dUnAutre: readonly string[];
  /** Whether the question speaks of somebody else’s household. */
  readonly autrui: boolean;
  /** Year of the question. */
  readonly annee: number;
  /** Times after which a figure is asked: « combien au bout de 17 ans ? ». */
  readonly auTerme: readonly string[];
  /** Values between which the question asks to choose: « 4 600 ou 9 200 ? ». */
  readonly auChoix: readonly string[];
  /** Amounts added to one another that no word adds. */
  readonly sommes: readonly string[];
  /** Bounds of a range or of a rule that entered a calculation as what somebody has. */
  readonly bornes: readonly string[];
  /** What the person denies, and a fact holds all the same. */
  readonly dementis: readonly string[];
  /** Amounts that entered a calculation and of which no known word says what they are. */
  readonly sansRole: readonly Mention[];
  /** Amounts taken for something else than what the noun tied to them says. */
  readonly rolesContredits: readonly string[];
  /** Monthly amounts counted over the year, and told over fewer months. */
  readonly moisContredits: readonly string[];
  /** Gross amounts taken for what is declared. */
  readonly brutPourNet: readonly string[];
  /** What is asked again with another value, and no second calculation answers. */
  readonly secondes: readonly string[];
  /** Whether the question tries something: « et si… ». */
  readonly essai: boolean;
  /** A try of which every fact was told by a turn before. */
  readonly essaiSansEffet: boolean;
  /** Whether a follow-up may be a try: « si elle reprend… ». */
  readonly hypothese: boolean;
  /** Whether a value of the calculation comes from the question itself. */
  readonly agit: boolean;
  /** Whether the person states something and wants it confirmed. */
  readonly affirme: boolean;
  /** Whether the figure is the one that the turn before gave. */
  readonly memeChiffre: boolean;
  readonly reditAvant: boolean;
  /** Whether turns came before. */
  readonly suite: boolean;
  /** Length of the question, in words. */
  readonly mots: number;
  /** How surely the rule that was quoted is the one asked. */
  readonly surete: Surete | undefined;
  /** Tools whose input held facts. */
  readonly outils: readonly string[];
}

/** A text with more numbers than this is no question: nothing in it is proved. */
const MENTIONS_MAX = 120;
/** Puts the calls that were made beside the words of the question, and of the turns before it. */
export function lireReponse(
  demande: DemandeAssistant,
  appels: readonly AppelOutil[],
  registre: Registre,
  texte: string,
): LectureProuvee {
  const avant = demande.historique.filter((t) => t.role === 'user').map((t) => t.content);
  const mentions = trouverMentions(demande.question);
  // Marked apart: what was said before proves a value, and leaves nothing to explain.
  const fil = avant.map((tour, i) => ({
    texte: tour,
    mentions: trouverMentions(tour).map((m) => ({ ...m, id: `${D_UN_TOUR}${i + 1}${m.id}` })),
  }));
  const dites = fil.flatMap((tour) => tour.mentions);
  const enCours = { texte: demande.question, mentions };
  const calculs = appels.filter((a) => !estOutilDeNotes(a.outil));
  const feuilles = calculs.flatMap(({ outil, entree }) => (estCalcul(outil) ? depuisMoteur(outil, entree) : []));
  const toutes = [...mentions, ...dites];
  const lisible = toutes.length <= MENTIONS_MAX;
  const lus = lisible
    ? prouver(new Rapprocheur(toutes, demande.aujourdhui).rapprocher(feuilles), demande)
    : { faits: [], restes: toutes, sansPreuve: [] };
  const { faits, restes, sansPreuve } = appliquerCorrections(lus, demande.corrections ?? [], mentions);
  const parametres = [...registre.parametres()].map((p) => p.valeur);
  const regles = registre.appels.filter((a) => a.surete !== undefined);
  const noeudsCites = regles.flatMap((a) =>
    [...a.racines.values()].flatMap((r) => r.enfants.map((e) => Number(e.valeur))),
  );
  const citees = registre.appels.flatMap((a) => (a.textes ?? []).flatMap((t) => lireNombres(t).map((n) => n.valeur)));
  const sansRole =
    // An edit knows what its amount replaces.
    demande.suite === undefined
      ? montantsSansRole(demande.question, mentions, avant.length > 0 && corrige(mentions, demande.question))
      : [];
  const demandes = demandesDe(demande.question, avant).filter((d) => d !== demande.suite);
  const cadre = {
    outils: calculs.map((a) => a.outil),
    feuilles,
    faits,
    demandes,
    loi: [...parametres, ...noeudsCites],
    citees,
    repris: lireNombres(texte),
    tranche:
      (ditOuiOuNon(texte) ||
        (mentions.filter((m) => m.type === 'montant').length === 1 && exempteEnEntier(texte, demande.question))) &&
      demande.question.split('?').length <= 2,
    ouverture: ouvertureDe(texte),
    dansLaRegle: lireNombres(regleEtConditions(texte)),
    sansRole: new Set(sansRole.map((m) => m.id)),
    question: demande.question,
    parts: partsCalculees(registre),
    editee: demande.suite === 'calcul',
    annee: Number(demande.aujourdhui.slice(0, 4)),
    jour: demande.aujourdhui,
  };
  const duProfil = montantsDuProfil([demande.profilContexte, demande.profilEnregistre]);
  const motsDecisifs = lireMotsDecisifs(demande.question);
  // What the person corrected has the role that they gave it.
  const lusSeuls = faits.filter((f) => f.source !== 'corrige');
  const prouvant = new Set(lusSeuls.flatMap((f) => f.preuves));
  const propres = new Set(mentions.map((m) => m.id));
  const trie = lisible
    ? trierDansLeFil([...fil, enCours], restes, (lu, aTrier, tous) => ecarter(aTrier, tous, { ...cadre, question: lu }))
    : { ecartees: [], restes };
  const nesApres = trie.ecartees.flatMap((e) => (e.raison === NE_APRES ? [e.mention] : []));
  const lusParMots = new MotsLus(feuilles, cadre.outils, cadre.annee);
  // People who were counted, and are the children or the parts of the calculation.
  const comptees = new Set(mentions.filter((m) => restes.every((r) => r.id !== m.id)).map((m) => m.id));
  const derniere = demande.historique.findLast((t) => t.role === 'assistant')?.content;
  const tours = {
    question: demande.question,
    avant,
    mentions,
    dites,
    repond: demande.suite === undefined && derniere?.trimEnd().endsWith('?') === true,
  };
  const leve = changeSurement(demande, appels, mentions, { mots: motsDecisifs, parMots: lusParMots });
  const reditAvant = redit(derniere, cadre.repris);
  return {
    mentions,
    demandes,
    demandesPropres: lireDemandes(demande.question),
    regleEnSuite:
      avant.length > 0 &&
      demande.suite === undefined &&
      !mentions.some((m) => COMPTES.has(m.type)) &&
      neVeutQueLaRegle(normaliserTexte(demande.question)),
    faits,
    ecartees: trie.ecartees.filter(({ mention }) => propres.has(mention.id)),
    restes: [...trie.restes.filter((m) => propres.has(m.id)), ...doublons(mentions, lusSeuls, demande.question)],
    sansPreuve: sansPreuve.filter((f) => !estSupplee(f, registre, duProfil) && !estUneMasse(f, cadre, toutes)),
    outils: appels.map((a) => a.outil),
    motsNonLus: [
      ...motsSansFait(demande.question, motsDecisifs, lusParMots, trie.ecartees),
      ...motsPerdus(tours, lusParMots),
    ],
    motsDecisifs,
    objet: lireObjetDemande(demande.question),
    transmission: parleDeTransmission(demande.question),
    objetsDeRegle: lireObjetsDeRegle(demande.question),
    perdues:
      calculs.length === 0 || demande.suite === 'menage'
        ? []
        : [
            ...montantsPerdus(tours, trie.restes, faits, nombresEmployes(demande.precedent?.appels)),
            ...comptesPerdus(tours, { restes: trie.restes, faits }, calculs, demande.precedent?.appels),
          ],
    changes: demande.suite === undefined ? montantsChanges(faits, calculs, demande.precedent?.appels) : [],
    enfantsPerdus: demande.suite === undefined && perdDesEnfants(tours, calculs, demande.precedent?.appels),
    dUnAutre: [
      ...motsDUnAutre(lusSeuls, demande.question, mentions),
      ...(feuilles.some((f) => f.chemin.includes('enfants.')) ? enfantsDesDeux(demande.question, mentions) : []),
      ...receveursContredits(lusSeuls, demande.question, mentions),
      ...enfantsEnvoles(faits, [...avant, demande.question].join('\n'), cadre.annee),
      ...(avant.length === 0 ? enfantsIgnores(faits, demande.question, mentions, nesApres) : []),
      ...lienDUnePronom(demande.question, avant, lusSeuls),
      // The title of the file says whose the pronoun is.
      ...pronomAmbigu(direLeClient(demande.question, demande.pronom), avant, lusSeuls, mentions),
    ],
    autrui: parleDAutrui(mentions),
    annee: cadre.annee,
    auTerme: auTerme(demande.question, trie.restes),
    auChoix: auChoix(demande.question, mentions),
    sommes: [
      ...sommesDouteuses(lusSeuls, demande.question, toutes),
      ...sommesDeTours(lusSeuls, demande.question, toutes),
    ],
    bornes: bornesEmployees(demande.question, mentions, prouvant),
    dementis: [
      ...dementisEmployes(cadre, mentions, prouvant),
      ...(calculs.some((a) => a.outil === 'comparer_impots') ? [] : montantsRepris(demande.question, tours, faits)),
    ],
    sansRole: [...sansRole.filter((m) => prouvant.has(m.id)), ...periodesContraires(toutes, lusSeuls)],
    moisContredits: moisContredits(demande.question, mentions, lusSeuls),
    rolesContredits: rolesContredits(lusSeuls, [enCours, ...fil]),
    brutPourNet: brutPourNet(toutes, lusSeuls),
    secondes: sansReponse(demande.question, calculs, faits),
    essai: motsDecisifs.includes('essai'),
    essaiSansEffet: demande.suite === undefined && motsDecisifs.includes('essai') && toutDitAvant(avant, faits),
    hypothese: motsDecisifs.includes('hypothese'),
    agit: demande.suite !== undefined || leve || agit(tours, faits, lusParMots, comptees),
    affirme: demandeConfirmation(normaliserTexte(demande.question)),
    memeChiffre:
      demande.suite === undefined && !leve && (reditAvant || memesCalculs(calculs, demande.precedent?.appels)),
    reditAvant,
    suite: avant.length > 0,
    mots: normaliserTexte(demande.question).split(' ').length,
    surete: regles[0]?.surete,
  };
}

const COMPTES: ReadonlySet<Mention['type']> = new Set(['montant', 'age', 'quantite']);
