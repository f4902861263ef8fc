import { definitionDe } from '@francis/faits';
import {
  libelleDuSujet,
  lireDemandes,
  lirePaysNommes,
  lireSujetsNommes,
  type Mention,
  motsDits,
  normaliserTexte,
} from '@francis/lecture';
import { AVEC_LES_COTISATIONS } from '../domaines/micro-net.ts';
import { DIT_LE_RESTE } from '../domaines/net-des-droits.ts';
import { AVANT_OU_APRES, netPresume } from '../comprehension/net-presume.ts';
import { autreSansRevenu, isolementSuppose, unSeulDesDeux } from '../lecteurs/comparaisons.ts';
import { AUTRE_CHIFFRE } from '../lecteurs/illisible.ts';
import { lireSansRevenu } from '../comprehension/sans-revenu.ts';
import { invraisemblances, tientUnRevenu } from '../lecteurs/invraisemblances.ts';
import { cotisationsSansCalcul, demandesSansObjet, sujetsServis } from '../lecteurs/objets.ts';
import { objetsTus } from '../lecteurs/objets-tus.ts';
import { donationDUnSeul, moitieDeChacun, suppositionsContredites } from '../lecteurs/suppositions.ts';
import { variationsEmployees } from '../lecteurs/variations.ts';
import type { LectureProuvee } from '../lecteurs/lire-reponse.ts';
import type { Jugeable, RegleDeDoute } from './doute.ts';
import { sujetsTus } from './sujets-tus.ts';
import { calculsDe, SECTIONS } from './texte.ts';

/** Types of mentions that count; people, places and words say roles and are judged by what they prove. */
const COMPTE: ReadonlySet<Mention['type']> = new Set(['montant', 'date', 'duree', 'age', 'taux', 'quantite']);

const mots = (mentions: readonly Mention[]): string[] => mentions.map((m) => m.mots);
const compare = (lecture: LectureProuvee): boolean => lecture.outils.includes('comparer_impots');
const calcule = (lecture: LectureProuvee): boolean => lecture.outils.includes('calculer_impot');

/** A follow-up that asks for a rule, changes nothing, or gives the figure of before. */
function suiteSansEffet({ lecture }: Jugeable): boolean {
  const { suite, regleEnSuite, agit, memeChiffre, demandesPropres } = lecture;
  const redit = !agit || (memeChiffre && !compare(lecture));
  return suite && (regleEnSuite || (redit && demandesPropres.every((d) => d === 'montant')));
}

/** What the follow-up says that its figure does not show; a comparison opens on the figure of before, and changes something. */
function motsSansEffet({ lecture }: Jugeable): string[] {
  if (lecture.reditAvant && !compare(lecture))
    return lecture.faits.flatMap((f) => (f.source === 'dit' ? [f.chemin] : []));
  return lecture.faits.length > 0 ? [AUTRE_CHIFFRE] : [];
}

/** Whether an answer opens on what a clause asks for, under its name. */
function estNommee(demande: string, texte: string): boolean {
  const demandees = lireDemandes(demande);
  const dites = new Set(lireDemandes(texte.split(SECTIONS)[0] ?? ''));
  return demandees.length > 0 && demandees.every((d) => dites.has(d));
}

function autreQueLImpot({ lecture, texte }: Jugeable): string[] {
  if (lecture.suite || !calculsDe(lecture).every((outil) => outil === 'calculer_impot')) return [];
  return lecture.objet.autreQueLImpot.filter((demande) => !estNommee(demande, texte));
}

const GRILLE = 'taux neutre';
/** The grid of the default rate, named beside a pay: nothing but its own reading answers of it. */
function grilleNonLue({ lecture, question }: Jugeable): string[] {
  if (!calcule(lecture) || !lecture.mentions.some((m) => m.type === 'montant')) return [];
  return [...lireSujetsNommes(question)].map(libelleDuSujet).filter((sujet) => sujet === GRILLE);
}

/** Countries that a calculation is of, beside France. */
const PAYS_CALCULES: Readonly<Record<string, string>> = {
  calculer_impot_suisse: 'CH',
  calculer_impot_luxembourg: 'LU',
  calculer_irpf_andorre: 'AD',
};
/** Calculations that say of which country they are, or that a place changes nothing to. */
const DE_TOUT_PAYS: ReadonlySet<string> = new Set([
  'calculer_tva',
  'calculer_demembrement',
  'calculer_donation',
  'calculer_succession',
]);
/** Where somebody lives, or what tax is asked: a country that is only travelled to changes nothing. */
const D_UN_PAYS = motsDits(
  "je vis en|je vis au|je vis aux|je vis a|j'habite|je reside|nous vivons en|nous vivons au|nous vivons a|nous habitons|nous residons|on vit en|on vit au|on vit a|on habite|resident|residente|residents|affilie|affiliee|imposition en|imposition au|imposition aux|impot en|impot au|impots en|impots au",
);
/** « je vis en Espagne », « en Belgique »: the law of France was computed. */
function paysSansCalcul({ lecture, question }: Jugeable): string[] {
  const outils = calculsDe(lecture);
  // Insured elsewhere, who sells here owes what that country's insurance leaves (CSS art. L136-7, I ter).
  if (lecture.faits.some((f) => f.chemin === 'vente.assure_en_europe' && f.valeur === true)) return [];
  if (outils.some((outil) => DE_TOUT_PAYS.has(outil)) || !D_UN_PAYS.test(normaliserTexte(question))) return [];
  const calcules = new Set(outils.map((outil) => PAYS_CALCULES[outil]));
  return [...lirePaysNommes(question)].filter((pays) => !calcules.has(pays)).map(libelleDuSujet);
}

const CAPITAL: readonly string[] = ['dividendes', 'interets', 'plus_values_mobilieres'];
const champDe = (chemin: string): string => chemin.slice(chemin.lastIndexOf('.') + 1);
/** The option is global (CGI art. 200 A, 2): every capital income of a stored household is in both of its figures. */
function couvertsParLOption(lecture: LectureProuvee): string[] {
  const champs = lecture.faits.map((f) => champDe(f.chemin));
  if (!compare(lecture) || !champs.includes('option_bareme')) return [];
  return CAPITAL.filter((champ) => champs.includes(champ)).map(
    (champ) => definitionDe(`foyer.${champ}`)?.libelle ?? '',
  );
}

function sujetsOublies({ lecture, texte }: Jugeable): string[] {
  const dits = lecture.faits.flatMap((f) => (f.source === 'dit' ? [definitionDe(f.chemin)?.libelle ?? ''] : []));
  const lus = [...dits, ...couvertsParLOption(lecture)];
  // What was set aside with its reason was read.
  const ecartes = lecture.ecartees.map(({ raison }) => raison);
  return sujetsTus(lecture.objet.sujets, [texte, ...lus, ...ecartes, ...calculsDe(lecture).flatMap(sujetsServis)]);
}

/** « 2,5 parts », of a household that has three: one of the two is wrong. */
const partsContredites = ({ lecture }: Jugeable): string[] =>
  lecture.outils.some((outil) => outil === 'calculer_impot' || outil === 'comparer_impots') &&
  lecture.restes.some((m) => m.type === 'quantite' && m.objet === 'parts')
    ? ['le foyer décrit n’a pas ce nombre de parts']
    : [];

/** « rester au prélèvement forfaitaire »: the rate that is chosen, and no levy that is asked. */
const UN_SEUL_TAUX = ['prélèvement forfaitaire', 'prelevement forfaitaire', 'prélèvement libératoire'];
const nommeSonTaux = (demande: string, question: string): boolean =>
  demande === 'prelevements' &&
  !lireDemandes(UN_SEUL_TAUX.reduce((reste, nom) => reste.replaceAll(nom, ' '), question.toLowerCase())).includes(
    demande,
  );

/** A comparison that gives its difference with the social levies too. */
const AVEC_EUX = ['Avec les prélèvements sociaux, ', 'Les prélèvements sociaux changent aussi'];
const ditLesPrelevements = (demande: string, texte: string): boolean =>
  (demande === 'prelevements' || demande === 'cout_total') && AVEC_EUX.some((dits) => texte.includes(dits));

/** What is left of an estate told beside its duties, or of receipts beside all that is paid on them. */
const ditLeReste = (demande: string, texte: string): boolean =>
  (demande === 'net_restant' && texte.includes(DIT_LE_RESTE)) ||
  ((demande === 'net_restant' || demande === 'cout_total') && texte.includes(AVEC_LES_COTISATIONS));

const SI_CA_CHANGE = motsDits(
  'ca change|cela change|ca changerait|cela changerait|change quoi|change rien|change quelque chose|changerait quoi|changerait quelque chose',
);
/** Whether something that a turn before told still counts. */
const garde = ({ faits, mentions }: LectureProuvee): boolean =>
  faits.some((f) => f.preuves.some((id) => !mentions.some((m) => m.id === id)));
/** A follow-up that acts on what was told before, and whose figure is another than the one above. */
const changeLeChiffre = (lecture: LectureProuvee): boolean =>
  lecture.suite && lecture.agit && !lecture.memeChiffre && !lecture.reditAvant && garde(lecture) && !calcule(lecture);
const DE_COMBIEN = motsDits('combien|cb|ecart|difference');
/** « ça change quoi ? », and not by how much. */
function demandeSiCaChange(question: string): boolean {
  const texte = normaliserTexte(question);
  return SI_CA_CHANGE.test(texte) && !DE_COMBIEN.test(texte);
}
/** « il est en garde alternée, ça change le plafond ? »: the figure of before stands above, and the new one is another. */
const ditSiCaChange = (demande: string, { lecture, question }: Jugeable): boolean =>
  demande === 'comparaison' && changeLeChiffre(lecture) && demandeSiCaChange(question);

const POSE_UN_FAIT = motsDits(
  'comme|puisque|vu que|etant donne|sachant que|maintenant que|depuis que|du fait que|alors que|finalement',
);

/** What a calculation may have left out, taken for another thing, or answered in the place of what was asked. */
export const DOUTES_D_UN_CALCUL: readonly RegleDeDoute[] = [
  {
    code: 'MENTION_INEXPLIQUEE',
    voir: ({ lecture }) => [...mots(lecture.restes.filter((m) => COMPTE.has(m.type))), ...lecture.moisContredits],
  },
  { code: 'MONTANT_SANS_ORIGINE', voir: ({ lecture }) => lecture.sansPreuve.length > 0 },
  { code: 'ROLE_INCONNU', voir: ({ lecture }) => mots(lecture.sansRole) },
  { code: 'ROLE_CONTREDIT', voir: ({ lecture }) => lecture.rolesContredits },
  { code: 'INVRAISEMBLANCE', voir: ({ lecture }) => invraisemblances(lecture.faits) },
  { code: 'BRUT_POUR_NET', voir: ({ lecture }) => lecture.brutPourNet },
  {
    code: 'MOT_NON_LU',
    voir: ({ lecture, indifferents }) => lecture.motsNonLus.filter((mot) => !indifferents.includes(mot)),
  },
  { code: 'TITULAIRE_INCERTAIN', voir: ({ lecture }) => lecture.dUnAutre },
  {
    code: 'TITULAIRE_INCERTAIN',
    voir: ({ lecture }) => (autreSansRevenu(lecture) ? ['le revenu de votre conjoint'] : []),
  },
  { code: 'SOMME_NON_DITE', voir: ({ lecture }) => lecture.sommes },
  {
    code: 'VARIATION_EMPLOYEE',
    voir: ({ lecture, question }) => variationsEmployees(lecture, question),
  },
  { code: 'BORNE_EMPLOYEE', voir: ({ lecture }) => lecture.bornes },
  { code: 'TOUR_OUBLIE', voir: ({ lecture }) => mots(lecture.perdues) },
  { code: 'TOUR_OUBLIE', voir: ({ lecture }) => lecture.changes },
  { code: 'TOUR_OUBLIE', voir: ({ lecture }) => (lecture.enfantsPerdus ? ['vos enfants'] : []) },
  { code: 'DEMENTI_EMPLOYE', voir: ({ lecture }) => lecture.dementis },
  {
    code: 'SUITE_SANS_EFFET',
    voir: (jugeable) => {
      if (!suiteSansEffet(jugeable)) return false;
      const dits = motsSansEffet(jugeable);
      return dits.length > 0 ? dits : true;
    },
  },
  {
    code: 'SUITE_SANS_EFFET',
    // « et si nous n’avions été que concubins ? »: a try that computes the same thing tried nothing.
    voir: ({ lecture }) => lecture.suite && lecture.essai && lecture.memeChiffre && !compare(lecture),
  },
  { code: 'SUITE_SANS_EFFET', voir: ({ lecture }) => lecture.essaiSansEffet && !compare(lecture) },
  {
    code: 'SUITE_SANS_EFFET',
    // « et comme l’aîné est à la fac, quel impôt ? »: what the turn tells stands in nothing that was computed.
    voir: ({ lecture, question }) => lecture.suite && !lecture.agit && POSE_UN_FAIT.test(normaliserTexte(question)),
  },
  {
    code: 'ESSAI_SANS_BASE',
    voir: ({ lecture }) =>
      (lecture.essai || (lecture.suite && lecture.hypothese)) && calcule(lecture) && !compare(lecture),
  },
  {
    code: 'FAIT_A_PRECISER',
    voir: ({ lecture }) => (compare(lecture) && isolementSuppose(lecture) ? ['vivre seul avec ses enfants'] : []),
  },
  {
    code: 'FAIT_A_PRECISER',
    voir: ({ lecture, question }) =>
      calcule(lecture) && netPresume(normaliserTexte(question)) ? [AVANT_OU_APRES] : [],
  },
  {
    code: 'FAIT_A_PRECISER',
    voir: ({ lecture, question }) => [
      ...suppositionsContredites(lecture.faits, question),
      ...donationDUnSeul(lecture, question),
      ...moitieDeChacun(lecture.faits, question),
    ],
  },
  {
    code: 'FAIT_A_PRECISER',
    voir: ({ lecture }) => (unSeulDesDeux(lecture) ? ['ce que l’autre paierait de son côté'] : []),
  },
  {
    code: 'FAIT_A_PRECISER',
    // A tax of nothing, of somebody who did not say that they have nothing: an amount was left out.
    voir: ({ lecture, question }) =>
      calcule(lecture) &&
      !lecture.suite &&
      !lecture.demandes.includes('parts') &&
      !tientUnRevenu(lecture.faits) &&
      !lireSansRevenu(normaliserTexte(question)).moi
        ? ['vos revenus']
        : [],
  },
  { code: 'FAIT_A_PRECISER', voir: partsContredites },
  {
    code: 'AUTRE_OBJET',
    // A tax explains itself, not the difference with somebody else’s.
    voir: (jugeable) => [
      ...demandesSansObjet(jugeable.lecture.demandes, calculsDe(jugeable.lecture)).filter(
        (d) =>
          !ditLesPrelevements(d, jugeable.texte) &&
          !ditLeReste(d, jugeable.texte) &&
          !nommeSonTaux(d, jugeable.question) &&
          !ditSiCaChange(d, jugeable),
      ),
      ...cotisationsSansCalcul(jugeable.question, calculsDe(jugeable.lecture)),
      ...objetsTus(jugeable.question, jugeable.texte, calculsDe(jugeable.lecture)),
      ...(jugeable.lecture.autrui && jugeable.lecture.demandes.includes('pourquoi') ? ['pourquoi'] : []),
    ],
  },
  { code: 'OBJET_NON_LU', voir: autreQueLImpot },
  { code: 'OBJET_NON_LU', voir: grilleNonLue },
  { code: 'OBJET_NON_LU', voir: ({ lecture }) => lecture.secondes },
  { code: 'OBJET_NON_LU', voir: sujetsOublies },
  { code: 'OBJET_NON_LU', voir: paysSansCalcul },
];
