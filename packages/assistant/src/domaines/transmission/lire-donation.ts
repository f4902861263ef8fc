import {
  AUTRE_DON_SANS_MONTANT,
  DEMANDE_DES_DROITS,
  ENFANT_ET_CONJOINT,
  motsDits,
  PAYE_PAR_L_EMPLOYEUR,
  RECOIT_OU_DONNE,
  VERBES_DU_DON,
} from '@francis/lecture';
import { type FaitManquant, manque } from '../domaine.ts';
import { montantUnique, type QuestionLue, sansPassages, trouverMontant } from '../question.ts';
import { lireAttributions } from './attributions.ts';
import { completer, DONATEURS_MAX, NUE_PROPRIETE, recoitAvecMoi } from './completer-donation.ts';
import { descendanceDite } from './descendance-dite.ts';
import { donateursChacun } from './donateurs-dits.ts';
import { DETTE_GARDEE, DETTE_REPRISE, lireDettes } from './dettes.ts';
import type { EntreeDonation as Entree } from './entree-donation.ts';
import { fractionDite } from './fraction-dite.ts';
import { type GestesLus, lireGestes } from './gestes.ts';
import { maPart } from './heritiers-montants.ts';
import { CONFLIT, sansAutreParentMort } from './liens-du-don.ts';
import { estRecu, lireParente } from './parente-du-don.ts';
import { lirePartsDites, type PartDite } from './parts-dites.ts';

const SUJET =
  /\bdonations?\b|\bdons? (?:de \d+|manuels?|familia\w+|de sommes?|d'argent)\b|\bdroits? de (?:donation|mutation)\b|\b(?:re-?)?(?:donner?|donne|donnons|donnent|donnerai\w*|offrir|offre|offrent|transmettre|transmets|transmet|virer|virements?|aider|verser?|verse)\b/;
const DROITS =
  /\bdroits?\b|\bfisc\w*\b|\bimpots?\b|\btax\w+|\bpayer\b|\b(?:je|on|elle|il) paye?\b|\bdoi[ts]\b|\bdevoir\b|\babattements?\b|\bexoner\w+|\bcombien\b|\bcoute\w*\b|\bdeclarer\b/;
const AUTRE_SUJET =
  /\b(?:association|oeuvres?|fondation|restos du coeur|croix[- ]rouge|secours|recu fiscal|reduction d'impot|pension alimentaire|per|epargne[- ]retraite|assurances?[- ]vie|loyers?|dividendes?|succession|herit\w+|deces|decede\w*|mort\w*)\b/;

/** « à une association, non »: it is not asked about. */
const PAS_UNE_OEUVRE = [
  'association non',
  'a association non',
  'association : non',
  'pas a une association',
  'pas une association',
];
const DEMANDE = motsDits(DEMANDE_DES_DROITS);
const DON_DIT = motsDits(`${VERBES_DU_DON}|donateur|donatrice|dutreil`);

/** Given each month to somebody to live on: no gift. */
const ENTRETIEN = /\b(?:etudiante?s?|etudes|loyer|deduire|deduis|deductible|pension|rattache\w*|foyer fiscal)\b/;

const PAYEUR = motsDits(PAYE_PAR_L_EMPLOYEUR);
const FAMILLE = motsDits(RECOIT_OU_DONNE);
/** « on m’a versé 19 400 € d’indemnité de licenciement »: what an employer or a fund pays, and no gift of anybody’s. */
const versePar = (texte: string): boolean => PAYEUR.test(texte) && !FAMILLE.test(texte);

export function lireDonation(dite: QuestionLue) {
  const question = sansAutreParentMort(dite);
  if (
    question.juridiction !== 'FR' ||
    !(SUJET.test(question.texte) || DON_DIT.test(question.texte)) ||
    AUTRE_SUJET.test(PAS_UNE_OEUVRE.reduce((t, mots) => t.replaceAll(mots, ' '), question.texte))
  )
    return undefined;
  if (versePar(question.texte)) return undefined;
  // Registration duties on a sale are called so too.
  if (
    /\b(?:cession|cede\w*|acquereurs?|vente)\b/.test(question.texte) &&
    !/\bdon(?:ation|ne\w*)?s?\b/.test(question.texte)
  )
    return undefined;
  const reguliers = question.montants.some((m) => m.periodicite.unite !== 'absente');
  if (
    reguliers &&
    (ENTRETIEN.test(question.texte) || !motsDits('donations|donation|droits|droit').test(question.texte))
  )
    return undefined;
  const lus = lireGestes(question, 'donation');
  const dettes = lireDettes(lus.q);
  const recu = estRecu(dettes.q.texte);
  const attribues = recu ? undefined : lireAttributions(dettes.q);
  // Whoever receives is named elsewhere: « il a trois petits-enfants et donne à chacun » names them so.
  const ailleurs = recu || attribues !== undefined;
  const q = ailleurs ? sansPassages(dettes.q, descendanceDite(dettes.q.texte)) : dettes.q;
  const parts = attribues?.parts ?? (attribues?.ensemble === undefined ? lirePartsDites(q) : undefined);
  const entier = donneParChacun(q) ?? lireMontantDonne(q);
  const montant = parts?.[0]?.montant ?? (entier === undefined ? undefined : entier * fractionDite(q));
  const gratuite =
    motsDits('donations|donation|droits|droit|don manuel|don familial').test(q.texte) ||
    DROITS.test(q.texte) ||
    DEMANDE.test(q.texte);
  if (!gratuite) return undefined;
  const demande =
    DEMANDE.test(question.texte) ||
    /\bcombien\b|\bquels? (?:droits?|impots?|montant)\b|\bdroits?\b[^?]*\?|\bdroits?(?: (?:totaux|au total|en tout|dus|pour \w+))* ?$|\btotal des droits\b|\bdevoir\b|\bpayer\b|\b(?:je|on|elle|il|nous) (?:dois|doit|devons|pai?e|paye|paierai|payons)\b|\btaxe?\b|\bcoute\w*\b|\bcalcul\w*\b/.test(
      question.texte.trim(),
    );
  if (montant === undefined || !demande) return undefined;
  const dit = parts?.[0]?.lien ?? attribues?.ensemble?.lien ?? lireParente(q);
  const lien = dit === CONFLIT ? undefined : dit;
  const manques: FaitManquant[] = [];
  if (lien === undefined)
    manques.push(
      manque('le lien de parenté avec la personne qui reçoit', 'il fixe l’abattement et le barème', 'donation.lien'),
    );
  // Their child is one of those who receive, and the other is not: two ties in « nous ».
  const melange = attribues?.aPartager === true && parts === undefined;
  if (melange || (BELLE_FAMILLE.test(q.texte) && NOUS.test(q.texte)) || COUPLE_QUI_RECOIT.test(q.texte))
    manques.push(manque('qui reçoit quoi', 'leur enfant a un abattement et un barème, son conjoint n’en a pas'));
  if (lus.geste === undefined && lus.epuise === undefined && AUTRE_DON.test(question.texte))
    manques.push(
      manque('le montant et la date du don fait avant', 'il a pu user l’abattement', 'donation.donations_anterieures'),
    );
  const ensemble = donateursChacun(q.texte);
  if (ensemble !== undefined && (ensemble < 2 || ensemble > DONATEURS_MAX))
    manques.push(manque('combien de personnes donnent', 'chacune a ses propres abattements'));
  const gardee = DETTE_GARDEE.test(question.texte) && !motsDits('donataire').test(question.texte);
  const reprise = DETTE_REPRISE.test(question.texte);
  if (dettes.passif > 0 && !gardee && !reprise)
    manques.push(
      manque(
        'qui remboursera le prêt après la donation',
        'repris par la personne qui reçoit, il se déduit de ce qui est donné',
      ),
    );
  if (manques.length > 0 || lien === undefined) return { manques };
  const entree: Entree = {
    ...completer(q, montant, lien, attribues?.ensemble?.nombre),
    ...(changeDeDonataire(q) ? {} : dansLeTemps(lus, dejaDonneParChacun(question, lus))),
    ...(dettes.passif > 0 && !gardee ? { dette: dettes.passif } : {}),
  };
  if (NUE_PROPRIETE.test(q.texte) && entree.nue_propriete_age === undefined)
    return {
      manques: [manque('l’âge de la personne qui garde l’usufruit', 'il fixe la valeur de la nue-propriété')],
    };
  if (parts === undefined)
    return { entree: attribues?.ensemble === undefined && moitieMoitie(q.texte) ? parMoitie(entree, montant) : entree };
  return repartir(entree, parts);
}

/** What each receives: as many times the same, or one by one; what is split or committed cannot be told one by one. */
function repartir(entree: Entree, parts: readonly PartDite[]) {
  const [premiere, ...suivantes] = parts;
  if (premiere === undefined) return { entree };
  const { montant } = premiere;
  const argent = entree.don_familial !== undefined;
  const lu = { ...entree, montant, ...(argent ? { don_familial: montant } : {}) };
  if (suivantes.every((part) => part.lien === premiere.lien && part.montant === montant))
    return { entree: { ...lu, beneficiaires: parts.length } };
  if (entree.dutreil === true || entree.nue_propriete_age !== undefined || entree.dette !== undefined)
    return { manques: [manque('une donation à la fois', 'chacun a ses droits, son abattement et son barème')] };
  return {
    entree: {
      ...lu,
      beneficiaires: 1,
      autres: suivantes.map((part) => ({
        ...part,
        ...(argent && part.lien !== 'autre' ? { don_familial: part.montant } : {}),
      })),
    },
  };
}

/** « et pour un petit-fils ? »: what somebody else was given is not recalled against this one (CGI art. 784). */
function changeDeDonataire(q: QuestionLue): boolean {
  const derniere = q.phrases.at(-1) ?? '';
  if (q.phrases.length < 2 || q.derniers.length > 0 || motsDits('deja|abattement|abattements|date').test(derniere))
    return false;
  const apres = lireParente({ ...q, phrases: [derniere] });
  const avant = lireParente({ ...q, phrases: q.phrases.slice(0, -1) });
  return (
    apres !== undefined &&
    avant !== undefined &&
    (apres !== avant || motsDits('autre|second|seconde|deuxieme').test(derniere))
  );
}

/** « la moitié à mon frère et la moitié à moi »: two who receive. */
const moitieMoitie = (texte: string): boolean =>
  maPart(texte) === 1 / 2 && motsDits('mon frere|ma soeur|mon cousin|ma cousine').test(texte);
const parMoitie = (entree: Entree, total: number): Entree => ({
  ...entree,
  montant: total / 2,
  beneficiaires: 2,
  ...(entree.don_familial === undefined ? {} : { don_familial: total / 2 }),
});

/** « on a déjà donné 40 000 chacun »: so much by each of the two who give. */
const dejaDonneParChacun = (q: QuestionLue, { geste }: GestesLus): boolean =>
  geste !== undefined &&
  q.montants.some(
    (m) =>
      m.montant === geste.montant &&
      PAR_CHACUN.some((mot) => m.droite.replace('€', '').trimStart().startsWith(mot)) &&
      NOUS_AVONS.test(m.gauche),
  );
const PAR_CHACUN = ['chacun', 'chacune', 'de chaque cote'];
const NOUS_AVONS = motsDits('on a|nous avons|on avait|nous avions|on lui a|nous lui avons');

const dansLeTemps = ({ geste, epuise }: GestesLus, parChacun: boolean): Partial<Entree> => {
  if (epuise !== undefined) return { abattement_epuise: true, ...epuise };
  if (geste === undefined) return {};
  const { montant, ...quand } = geste;
  return { donations_anterieures: parChacun ? montant * 2 : montant, ...quand };
};

/** « chacun verse 30 000 €, soit 120 000 € en tout »: what one of them gives, told with the total. */
function donneParChacun({ texte, montants }: QuestionLue): number | undefined {
  const ensemble = donateursChacun(texte) ?? 0;
  if (ensemble < 2) return undefined;
  return montants.find((m) => montants.some((total) => total.montant === m.montant * ensemble))?.montant;
}

const CHACUN_APRES = /^ ?€? ?(?:a |pour )?(?:chacune?|par (?:enfant|tete|personne)|chaque)\b/;
const SUITE = /^ ?(?:et|mais|ok|sinon|plutot|non|en fait)\b/;

/** « le don familial de 31 865 », « l’abattement des 100 000 »: what the law exempts, and nothing that is given. */
const LIMITES = [
  'don familial de',
  'don familial des',
  'dons familiaux de',
  'abattement de',
  'abattement des',
  'abattement normal de',
  'abattement normal des',
  'exoneration de',
  'exoneration des',
];
const sansLesLimites = (q: QuestionLue): QuestionLue =>
  sansPassages(
    q,
    q.montants
      .filter((m) => LIMITES.some((mots) => m.gauche.trimEnd().endsWith(mots)))
      .map(({ debut, fin }) => [debut, fin] as const),
  );

function lireMontantDonne(dite: QuestionLue): number | undefined {
  const q = sansLesLimites(dite);
  // « 100 000 à mon mari et moi (50 000 chacun) »: what one receives.
  const aChacun = estRecu(q.texte) && recoitAvecMoi(q.texte);
  const sien = aChacun ? trouverMontant(q, { apres: /^ ?€? ?(?:a )?chacune?\b/ }) : undefined;
  const deChacun = trouverMontant(q, { apres: CHACUN_APRES });
  // « 1,8 M€, 900 000 € chacun »: the total, told with what each receives.
  if (deChacun !== undefined && q.montants.every(({ montant }) => Number.isInteger(montant / deChacun)))
    return deChacun;
  const [suite, ...autres] = q.phrases.length > 1 ? q.derniers : [];
  if (suite !== undefined && autres.length === 0 && SUITE.test(q.phrases.at(-1) ?? '')) return suite.montant;
  const lu = trouverMontant(q, {
    avant: /\b(?:redonn\w+|donn\w+|don|donation|offr\w+|transm\w+|vers\w+|vir\w+|aid\w+|recoi\w+|recu|de|sur)\b/,
    apres: /^ ?(?:€)?[^.]{0,40}\b(?:a m|par virement|a l'|aux?|en especes|pour)\b/,
    sauf: /\b(?:vendre|vendu|vente|vend|revendu)\b[^#]{0,30}#|\b(?:abattement|patrimoine|salaires?|revenus?|impots?)\b[^#]{0,25}#/,
  });
  return (
    sien ??
    lu ??
    (/\b(?:patrimoine|salaires?|revenus?|imposables?|gagn\w+|celibataire|vend\w*)\b/.test(q.texte)
      ? undefined
      : montantUnique(q))
  );
}

const BELLE_FAMILLE = motsDits('beaux-parents|beaux parents|beau-pere|belle-mere|beau pere|belle mere');
const NOUS = motsDits('nous ont|nous donnent|nous donne|nous a|nous font|nous offrent|nous veulent');
const AUTRE_DON = motsDits(AUTRE_DON_SANS_MONTANT);
const COUPLE_QUI_RECOIT = motsDits(ENFANT_ET_CONJOINT);
