import {
  ACHAT_DATE,
  DETTE_DU_SURVIVANT,
  DETTE_SOLDEE,
  FINANCEMENT_DIT,
  type Mention,
  motsDits,
  NU_PROPRIETAIRES,
  normaliserTexte,
} from '@francis/lecture';
import { lireDefunt } from '../domaines/transmission/defunt.ts';
import { agesDesDonataires } from '../domaines/transmission/ages-dits.ts';
import { aDesEnfantsDUnAutreLit, enfantsDesDeuxLits } from '../domaines/transmission/deux-lits.ts';
import { descendanceDite } from '../domaines/transmission/descendance-dite.ts';
import { demandeUneTransmission, estACote } from '../domaines/transmission/montants-a-cote.ts';
import { ditsEnTout } from '../domaines/transmission/nombre-d-heritiers.ts';
import { passagesSansHeritier } from '../domaines/transmission/preparer-succession.ts';
import { estRecu } from '../domaines/transmission/parente-du-don.ts';
import type { Cadre, Regle } from './cadre.ts';
import { ditDesEnfants } from './receveurs.ts';
import { proche, valeursPossibles } from './valeurs.ts';

/** What people tell beside what is given, left or split, and that changes nothing to it. */

const TRANSMISSIONS: ReadonlySet<string> = new Set([
  'calculer_donation',
  'calculer_succession',
  'calculer_assurance_vie_deces',
  'calculer_demembrement',
]);
const deTransmission = ({ outils }: Cadre): boolean =>
  outils.some((o) => TRANSMISSIONS.has(o)) && outils.every((o) => TRANSMISSIONS.has(o) || !o.startsWith('calculer_'));

/** Signs read on each side of a mention: a long story is not read whole again for each amount. */
const AUTOUR = 300;
const avant = (m: Mention, { question }: Cadre): string => {
  const loin = Math.max(0, m.span[0] - AUTOUR);
  return normaliserTexte(question.slice(loin === 0 ? 0 : question.indexOf(' ', loin), m.span[0]));
};
const apres = (m: Mention, { question }: Cadre): string => {
  const loin = m.span[1] + AUTOUR;
  return normaliserTexte(
    question.slice(m.span[1], loin < question.length ? question.lastIndexOf(' ', loin) : undefined),
  );
};
/** Where a mention stands among passages of the plain question. */
const estDans = (passages: readonly (readonly [number, number])[], m: Mention, { question }: Cadre): boolean => {
  if (passages.length === 0) return false;
  const place = normaliserTexte(question.slice(0, m.span[0])).length;
  return passages.some(([de, a]) => de <= place + 1 && place < a);
};
const FINS = ['.', '?', '!', ';'];
/** Up to the end of its sentence, on both sides. */
function phrase(m: Mention, cadre: Cadre): string {
  const [gauche, droite] = [avant(m, cadre), apres(m, cadre)];
  const debut = Math.max(...FINS.map((fin) => gauche.lastIndexOf(fin))) + 1;
  const fins = FINS.map((fin) => droite.indexOf(fin)).filter((i) => i >= 0);
  return `${gauche.slice(debut)} # ${droite.slice(0, Math.min(droite.length, ...fins))}`;
}

/** « achetée 95 000 », « il gagne 2 400 », « 210 000 de chiffre d’affaires ». */
const montantACote: Regle = (m, cadre) =>
  m.type === 'montant' &&
  deTransmission(cadre) &&
  demandeUneTransmission(normaliserTexte(cadre.question)) &&
  estACote({ gauche: avant(m, cadre), droite: apres(m, cadre) })
    ? 'dit à côté de ce qui est transmis'
    : undefined;

const ACHETE = motsDits(ACHAT_DATE);
const PORTEE = 40;
/** « achetée en 2003 »: what is given is worth its price of the day of the gift. */
const dateDAchat: Regle = (m, cadre) => {
  if (m.type !== 'date' || !deTransmission(cadre)) return undefined;
  const gauche = avant(m, cadre).slice(-PORTEE);
  const dite = gauche.slice(Math.max(...[...FINS, '('].map((fin) => gauche.lastIndexOf(fin))) + 1);
  return ACHETE.test(dite) ? 'date d’achat, sans effet' : undefined;
};

const AGES = ['age_usufruitier', 'nue_propriete_age', 'age_conjoint', 'age_donateur', 'age_second_donateur'];
const agesTenus = ({ feuilles }: Cadre): number[] =>
  feuilles.flatMap((f) =>
    AGES.some((nom) => f.chemin.endsWith(nom)) && typeof f.valeur === 'number' ? [f.valeur] : [],
  );

const NE = motsDits('ne|nee|nes|nees|naissance');
/** « née le 4 juin 1951 »: the age that was computed from it. */
const naissance: Regle = (m, cadre) => {
  if (m.type !== 'date' || m.annee === undefined || !deTransmission(cadre)) return undefined;
  const dite = NE.test(avant(m, cadre).slice(-NAISSANCE));
  const { annee } = m;
  return dite && agesTenus(cadre).some((age) => [age, age + 1].includes(cadre.annee - annee))
    ? 'âge, dit par la naissance'
    : undefined;
};
const NAISSANCE = 16;

const NUS = motsDits(
  [
    ...NU_PROPRIETAIRES.split(' ').filter((mot) => mot !== 'nue-propriete'),
    "j'ai la nue-propriete",
    'a la nue-propriete',
    'ai la nue-propriete',
  ].join('|'),
);
/** The age of who has the bare ownership gives no share. */
const ageDuNuProprietaire: Regle = (m, cadre) =>
  m.type === 'age' &&
  cadre.outils.includes('calculer_demembrement') &&
  agesTenus(cadre).length > 0 &&
  !agesTenus(cadre).includes(m.valeur) &&
  NUS.test(phrase(m, cadre))
    ? 'âge du nu-propriétaire'
    : undefined;

/** « dans 6 ans, quand elle en aura 81 »: the age says it. */
const delaiDitParLAge: Regle = (m, cadre, toutes, utilisees) =>
  (m.type === 'duree' || m.type === 'age') &&
  deTransmission(cadre) &&
  avant(m, cadre).endsWith('dans') &&
  toutes.some((x) => x.id !== m.id && utilisees.has(x.id) && 'valeur' in x && agesTenus(cadre).includes(x.valeur))
    ? 'dit par l’âge'
    : undefined;

/** « mon oncle a trois enfants, et me donne »: the family of who gives, who receive nothing. */
const familleDuDonateur: Regle = (m, cadre) => {
  if (m.type !== 'quantite' || m.objet !== 'enfants' || !cadre.outils.includes('calculer_donation')) return undefined;
  const texte = normaliserTexte(cadre.question);
  return estRecu(texte) && estDans(descendanceDite(texte), m, cadre)
    ? 'les enfants de qui donne ne reçoivent rien ici'
    : undefined;
};

/** « notre fils, qui a 50 ans »: of full age, who receives is taxed the same whatever the age. */
const ageDeQuiRecoit: Regle = (m, cadre) =>
  m.type === 'age' &&
  m.valeur >= MAJORITE &&
  cadre.outils.some((o) => o === 'calculer_donation' || o === 'calculer_succession' || o === 'calculer_demembrement') &&
  !agesTenus(cadre).includes(m.valeur) &&
  agesDesDonataires(normaliserTexte(cadre.question)).includes(m.valeur)
    ? 'âge de qui reçoit, majeur'
    : undefined;
const MAJORITE = 18;

/** « j’ai trois sœurs qui ont rien », « Antoine, qui a lui-même trois enfants ». */
const sansHeriter: Regle = (m, cadre) => {
  if (!cadre.outils.includes('calculer_succession') || (m.type !== 'quantite' && m.type !== 'montant'))
    return undefined;
  return estDans(passagesSansHeritier(normaliserTexte(cadre.question)), m, cadre)
    ? 'ne reçoit rien de ce qui est demandé'
    : undefined;
};

/** « nous restons 4 : moi, deux sœurs et un frère »: counted in the number that is told. */
const dansLeNombreDit: Regle = (m, cadre) => {
  if (m.type !== 'quantite' || !cadre.outils.includes('calculer_succession')) return undefined;
  const dit = ditsEnTout(normaliserTexte(cadre.question));
  const tenu = cadre.feuilles.some((f) => f.chemin === 'succession.heritiers' && f.valeur === dit);
  return tenu && dit !== undefined && m.valeur < dit ? 'compris dans le nombre dit' : undefined;
};

const HABITE = motsDits(
  'reside|resident|residons|habite|habitent|habitons|vit|vivent|vivons|installe|installes|installee',
);
const RETOUR_DE_LA_LOI = 10;
/** « mes parents résident à Namur depuis 2003 »: for longer than the law looks back (CGI art. 750 ter). */
const residenceAncienne: Regle = (m, cadre) => {
  const ans = m.type === 'date' ? cadre.annee - (m.annee ?? cadre.annee) : m.type === 'duree' ? m.valeur : 0;
  if (ans < RETOUR_DE_LA_LOI || !deTransmission(cadre)) return undefined;
  const gauche = avant(m, cadre);
  const dite = gauche.slice(Math.max(...[...FINS, ','].map((fin) => gauche.lastIndexOf(fin))) + 1);
  return gauche.endsWith('depuis') && HABITE.test(dite) ? 'résidence ancienne, sans effet' : undefined;
};

const SOLDEE = motsDits(DETTE_SOLDEE);
/** « les 90 000 de prêt étaient assurés »: nobody owes it any more. */
const detteSoldee: Regle = (m, cadre) =>
  m.type === 'montant' &&
  cadre.outils.some((o) => o === 'calculer_succession' || o === 'calculer_donation') &&
  SOLDEE.test(phrase(m, cadre)) &&
  DETTE.test(phrase(m, cadre))
    ? 'dette soldée'
    : undefined;
const DETTE = motsDits('pret|prets|dette|dettes|credit|credits|emprunt|passif');

/** « deux enfants d’un premier mariage, 28 et 25 ans, et Jade, 15 ans »: each counted among all who inherit, at any age. */
const enfantsDeDeuxLits: Regle = (m, cadre) => {
  if (m.type !== 'quantite' && m.type !== 'duree' && m.type !== 'age') return undefined;
  const tous = enfantsDesDeuxLits(normaliserTexte(cadre.question));
  const tenu = cadre.feuilles.some((f) => f.chemin === 'succession.heritiers' && f.valeur === tous);
  if (tous === undefined || !tenu) return undefined;
  const compte = m.type === 'quantite' && COMPTENT_DES_ENFANTS.has(m.objet) && m.valeur < tous;
  const age = m.valeur <= AGE_D_UN_ENFANT && aDesEnfantsDUnAutreLit(phrase(m, cadre));
  return compte || age ? 'compté avec tous les enfants' : undefined;
};
const COMPTENT_DES_ENFANTS: ReadonlySet<string> = new Set(['', 'enfants', 'personnes']);
const AGE_D_UN_ENFANT = 80;

const DU_SURVIVANT = motsDits(DETTE_DU_SURVIVANT);
/** « j’ai un prêt auto de 9 000 à mon nom »: the estate owes nothing of it. */
const detteDuSurvivant: Regle = (m, cadre) =>
  m.type === 'montant' &&
  cadre.outils.includes('calculer_succession') &&
  cadre.feuilles.some((f) => f.chemin === 'succession.option_conjoint') &&
  DETTE.test(phrase(m, cadre)) &&
  DU_SURVIVANT.test(phrase(m, cadre))
    ? 'dette de qui survit, hors de la succession'
    : undefined;

const FINANCEMENT = motsDits(FINANCEMENT_DIT);
const SOULTE = motsDits('soulte|soultes');
const PRES = 14;
/** « 90 000 € d’apport et 250 000 € d’emprunt », « affichée 279 000 », « et me verse 121 000 € de soulte »: no part of what is taxed. */
const horsDuPrix: Regle = (m, cadre) => {
  if (m.type !== 'montant' || !cadre.outils.includes('calculer_droits_enregistrement')) return undefined;
  const autour = `${avant(m, cadre).slice(-PRES)} # ${apres(m, cadre).replace('€', '').slice(0, PRES)}`;
  if (SOULTE.test(autour)) return 'le droit porte sur tout l’actif partagé, pas sur la soulte';
  return FINANCEMENT.test(autour) ? 'financement de l’achat, sans effet' : undefined;
};

const MORT = motsDits('mort|morte|morts|decede|decedee|decedes|predecede|predecedee|deces|dcd|disparu|disparue');
/** « mon père est mort en 2019 », and it is my aunt who leaves: the law of the day of her death applies, not of his. */
const mortDUnAutreJour: Regle = (m, cadre) => {
  if (m.type !== 'date' || m.annee === undefined || !cadre.outils.includes('calculer_succession')) return undefined;
  const jour = cadre.feuilles.find((f) => f.chemin === 'succession.date')?.valeur;
  const gauche = avant(m, cadre).slice(-PORTEE);
  const dite = gauche.slice(Math.max(...[...FINS, ',', '('].map((fin) => gauche.lastIndexOf(fin))) + 1);
  return jour === cadre.jour &&
    m.annee < cadre.annee &&
    MORT.test(dite) &&
    lireDefunt(normaliserTexte(cadre.question))?.qui
    ? 'mort d’un autre que celui dont on hérite'
    : undefined;
};

/** « la maison 390 000, les comptes 118 000, 22 000 à payer, actif net de 486 000 »: what the net was made of. */
const composeLActif: Regle = (m, cadre, toutes, utilisees) => {
  if (m.type !== 'montant' || !cadre.outils.includes('calculer_succession')) return undefined;
  const actif = cadre.feuilles.find((f) => f.chemin === 'succession.actif_net')?.valeur;
  const autres = toutes.filter((x) => x.type === 'montant' && !utilisees.has(x.id));
  if (typeof actif !== 'number' || autres.length > COMPOSANTS_MAX) return undefined;
  if (!ACTIF_NET.test(normaliserTexte(cadre.question))) return undefined;
  return valeursPossibles(autres).some(
    (c) => proche(c.valeur, actif) && c.mentions.includes(m.id) && !c.formule.includes('*') && !c.formule.includes('/'),
  )
    ? 'compté dans l’actif net'
    : undefined;
};
const COMPOSANTS_MAX = 6;
const ACTIF_NET = motsDits('actif net|actif successoral|net taxable|actif net taxable');

const A_UN_AUTRE = motsDits(
  'qui est a elle|qui est a lui|qui sont a elle|qui sont a lui|qui lui appartient|qui lui appartiennent|lui appartient en propre|est son bien propre',
);
/** « elle garde sa voiture de 9 000 €, qui est à elle »: no part of the estate. */
const bienDuSurvivant: Regle = (m, cadre) =>
  m.type === 'montant' && cadre.outils.includes('calculer_succession') && A_UN_AUTRE.test(phrase(m, cadre))
    ? 'n’est pas dans la succession'
    : undefined;

/** « ma tante m’a légué 45 000 €… marié, 2 enfants »: the family of who receives alone. */
const familleDuLegataire: Regle = (m, cadre) =>
  ditDesEnfants(m) &&
  cadre.outils.includes('calculer_succession') &&
  cadre.feuilles.some((f) => f.chemin === 'succession.heritiers' && f.valeur === 1) &&
  cadre.feuilles.some((f) => f.chemin === 'succession.lien' && COLLATERAUX.has(String(f.valeur))) &&
  !DU_DEFUNT.test(phrase(m, cadre))
    ? 'la famille de qui reçoit ne change rien'
    : undefined;
const COLLATERAUX = new Set(['neveu_niece', 'frere_soeur']);
const DU_DEFUNT = motsDits('ses|son|sa|leur|leurs|il|elle');

export const REGLES_DE_TRANSMISSION: readonly Regle[] = [
  montantACote,
  dateDAchat,
  naissance,
  ageDuNuProprietaire,
  delaiDitParLAge,
  familleDuDonateur,
  familleDuLegataire,
  ageDeQuiRecoit,
  sansHeriter,
  dansLeNombreDit,
  residenceAncienne,
  detteSoldee,
  detteDuSurvivant,
  enfantsDeDeuxLits,
  horsDuPrix,
  composeLActif,
  bienDuSurvivant,
  mortDUnAutreJour,
];
