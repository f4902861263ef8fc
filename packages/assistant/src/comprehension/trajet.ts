import { derniereAnneeCouverte } from '@francis/fiscal';
import { lireParametreLegal } from '@francis/fiscal/catalogue';
import { type Mention, motsDits, trouverMentions } from '@francis/lecture';
import type { Trajet } from './faits.ts';

/** A number of kilometres that a car makes in a year, and what it supposes; empty when nothing is supposed. */
export interface KilometresLus {
  readonly km: number;
  readonly condition: string;
}

/** From there on, kilometres told without their days are those of a year: nobody drives them in a day. */
const KM_D_UN_JOUR = 300;
/** Days and weeks worked in a year, at most. */
const JOURS_MAX = 366;
const JOURS_D_UNE_SEMAINE = 7;

/** Words around the kilometres of both ways of a day. */
const DEUX_SENS = motsDits(
  'aller-retour|aller retour|allers-retours|aller-retours|allers retours|aller et retour|aller/retour|a/r|ar|par jour|/jour|/j|par journee|chaque jour|tous les jours|quotidiens|quotidien|quotidiennement|journaliers|journalier|au total',
);
/** Words around the kilometres of one way, whatever else is said of the day. */
const CHAQUE_SENS = motsDits(
  "matin et soir|matin et le soir|le soir|x 2|x2|2 fois par jour|2 trajets|2 x|2x|aller simple|par trajet|/trajet|chaque trajet|l'aller|aller puis",
);
const UN_SENS = motsDits('aller|dans un sens|chaque sens');
/** What separates two places is one way. */
const DISTANCE = motsDits(
  'distance|dist|dom-trav|dom trav|domicile-travail|domicile - travail|domicile travail|separent|separe|situe|situee|eloigne|eloignee|habite a|habitant a|habitons a|reside a|loge a|vis a|travaille a|bosse a|domicile est a|bureau est a|boulot est a|travail est a|taf est a|maison est a|usine est a|entreprise est a',
);
const LIEU = motsDits(
  'de mon travail|de mon lieu|de mon bureau|de mon boulot|de mon job|de mon taf|de mon usine|de mon entreprise|de mon employeur|de mon domicile|de chez moi|de la maison|du travail|du bureau|du boulot|du taf|de son travail|de son lieu|de son bureau|de son boulot|de son entreprise|de la boite',
);
const PAR_SEMAINE = motsDits('par semaine|/semaine|/sem|par sem|hebdomadaires|par mois|/mois|mensuels');
const TELETRAVAIL = motsDits('teletravail|tele-travail|tt');

/** What a car costs: the scale holds most of it, and the rest is beside it. */
export const COUT_DE_LA_VOITURE = motsDits(
  "assurance|embrayage|entretien|essence|d'essence|carburant|gazole|gasoil|peages|peage|pneus|reparation|reparations|verse|rembourse|remboursement",
);

/** How far the words of a journey stand from its kilometres. */
const AUTOUR = 42;

/** « 31 200 km dont 26 500 km professionnels »: those of work. */
const PRO = motsDits(
  'pro|pros|professionnels|professionnel|pour le travail|pour mon travail|de travail|boulot|pour le boulot',
);
const APRES_KM = 24;

const estKm = (m: Mention): boolean => m.type === 'quantite' && m.objet === 'km';

/** Days on which the journey is made; undefined when nobody says it, or says it in two ways. */
function jours(texte: string, mentions: readonly Mention[]): number | undefined {
  const durees = mentions.flatMap((m) => (m.type === 'duree' ? [m] : []));
  const dits = durees.filter((m) => m.unite === 'jour');
  if (dits.length > 1 && TELETRAVAIL.test(texte)) return undefined;
  // « 4 jours sur 5, 180 jours »: those of a week, then those of the year.
  const [annee, autre] = dits.filter((m) => m.valeur > JOURS_D_UNE_SEMAINE);
  if (annee !== undefined) return autre === undefined && annee.valeur <= JOURS_MAX ? annee.valeur : undefined;
  const [semaine, deuxieme] = dits;
  const semaines = durees.find((m) => m.unite === 'semaine')?.valeur;
  if (semaine === undefined || deuxieme !== undefined || semaines === undefined) return undefined;
  const parSemaine = PAR_SEMAINE.test(texte.slice(semaine.span[1], semaine.span[1] + ' par semaine'.length));
  return parSemaine ? semaine.valeur * semaines : undefined;
}

/** Kilometres of one way that the law takes without a reason. */
const distanceAdmise = (): number =>
  lireParametreLegal('salaires.trajet_km', `${derniereAnneeCouverte() + 1}-12-31`)?.valeur ?? Infinity;

/** The kilometres of a year of one way: those of the whole journey when they are under the limit of the law. */
function deLAnnee(aller: number, nombre: number, condition: string): KilometresLus[] {
  const admise = distanceAdmise();
  const total = (distance: number): number => Math.round(distance * 2 * nombre * 100) / 100;
  if (aller <= admise) return [{ km: total(aller), condition }];
  const sauf = 'rien ne justifie la distance, retenue dans sa limite';
  const raison = 'une raison justifie toute la distance : emploi, santé ou famille';
  return [
    { km: total(admise), condition: [condition, sauf].filter((c) => c !== '').join(', ') },
    { km: total(aller), condition: [condition, raison].filter((c) => c !== '').join(', ') },
  ];
}

/**
 * Every reading of the kilometres that a text tells, the likeliest first; empty when what makes them those of a year is not
 * told. A journey is one way unless its words say otherwise; past the distance that the law takes, a reason is needed.
 */
export function lireKilometres(texte: string): readonly KilometresLus[] {
  const mentions = trouverMentions(texte);
  const [premier, ...autres] = mentions.filter(estKm);
  if (premier?.type !== 'quantite') return [];
  const { valeur, span } = premier;
  // Two numbers of kilometres: of both ways, or of the year and of a day.
  const annuel = [premier, ...autres].find((m) => m.type === 'quantite' && m.valeur >= KM_D_UN_JOUR);
  const avant = texte.slice(Math.max(0, span[0] - AUTOUR), span[0]);
  const apres = texte.slice(span[1], span[1] + AUTOUR);
  const autour = `${avant} ${apres}`;
  const dUnePeriode = PAR_SEMAINE.test(texte.slice(span[1], span[1] + ' par semaine'.length));
  const professionnels = [premier, ...autres].filter(
    (m) => m.type === 'quantite' && m.valeur >= KM_D_UN_JOUR && PRO.test(texte.slice(m.span[1], m.span[1] + APRES_KM)),
  );
  const [pro, second] = professionnels;
  if (pro?.type === 'quantite' && second === undefined && !dUnePeriode) return [{ km: pro.valeur, condition: '' }];
  if (annuel?.type === 'quantite' && !dUnePeriode) return [{ km: annuel.valeur, condition: '' }];
  const nombre = jours(texte, mentions);
  if (nombre === undefined || dUnePeriode) return [];
  const simple = CHAQUE_SENS.test(autour);
  if (!simple && DEUX_SENS.test(autour)) return deLAnnee(valeur / 2, nombre, '');
  if (simple || UN_SENS.test(autour) || DISTANCE.test(avant) || LIEU.test(apres)) return deLAnnee(valeur, nombre, '');
  return [
    ...deLAnnee(valeur, nombre, 'ces kilomètres sont ceux de l’aller'),
    ...deLAnnee(valeur / 2, nombre, 'ces kilomètres sont ceux de l’aller et du retour'),
  ];
}

/** Whether a journey is told without what its year makes. */
export const trajetSansAnnee = (texte: string): boolean =>
  trouverMentions(texte).some(estKm) && lireKilometres(texte).length === 0;

/** Where the kilometres stand; undefined when none are told. */
export const placeDesKilometres = (texte: string): number | undefined => trouverMentions(texte).find(estKm)?.span[0];

const PAS_ELECTRIQUE = motsDits(
  'pas electrique|non electrique|ni electrique|hybride|pas une electrique|pas en electrique|pas 100 % electrique',
);

export function lireTrajet(texte: string): Trajet | undefined {
  const [lu] = lireKilometres(texte);
  if (lu === undefined) return undefined;
  const cv = trouverMentions(texte).find((m) => m.type === 'quantite' && m.objet === 'cv');
  return {
    km: lu.km,
    electrique: motsDits('electrique').test(texte) && !PAS_ELECTRIQUE.test(texte),
    ...(cv?.type === 'quantite' ? { cv: cv.valeur } : {}),
  };
}
