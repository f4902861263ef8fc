import { trouverNoeud } from '@francis/fiscal';
import { motsDits, plier } from '@francis/lecture';
import type { Registre } from '../orchestration/registre.ts';
import { anneesDuCalcul, type Cadre, DU_FOYER, type Regle } from './cadre.ts';
import { naissanceEnMois } from './ecarter-temps.ts';

/** Numbers that say who somebody is, or again what was computed: a grade, a number of parts, a journey both ways. */

/** Numbers of parts of every tax that was computed. */
export const partsCalculees = (registre: Registre): ReadonlySet<number> =>
  new Set(
    registre.appels.flatMap((appel) =>
      [...appel.racines.values()].flatMap((racine) => {
        const noeud = trouverNoeud(racine, 'ir.parts');
        return noeud === undefined ? [] : [Number(noeud.valeur)];
      }),
    ),
  );

/** « 1 part », « 2,5 parts »: what the calculation found by itself. */
const partsDuCalcul: Regle = (m, { parts }) =>
  m.type === 'quantite' && m.objet === 'parts' && parts.has(m.valeur) ? 'le nombre de parts calculé' : undefined;

const ECHELON = motsDits('ech|ech.|echelon|grade|indice|categorie|classe normale|hors classe|coef|coefficient|groupe');
const ORDINAL = ['eme', 'e', 'er', 'ieme', 'ème', 'è'];
const PRES = 14;
const GRADE_MAX = 1200;

/** « éch. 8 », « 7e échelon », « indice 480 »: a grade earns what is told beside it. */
const grade: Regle = (m, { outils, question }) => {
  const nombre =
    (m.type === 'quantite' && (m.objet === '' || m.objet === 'rang')) || (m.type === 'montant' && !m.certain);
  if (!nombre || m.valeur > GRADE_MAX || !outils.some((outil) => DU_FOYER.has(outil))) return undefined;
  const avant = plier(question.slice(Math.max(0, m.span[0] - PRES), m.span[0]));
  const apres = plier(question.slice(m.span[1], m.span[1] + PRES)).trimStart();
  const dernier = avant.replaceAll(':', ' ').trimEnd().split(' ').at(-1) ?? '';
  const suivant = apres.split(' ').find((mot) => !ORDINAL.includes(mot)) ?? '';
  const dit = ECHELON.test(dernier) || suivant.startsWith('echelon');
  return dit ? 'un échelon ou un grade ne change pas l’impôt' : undefined;
};

/** « soixante-huit aller-retour, 212 jours »: the journey of a day, when those of the year were counted from it. */
const allerRetour: Regle = (m, { feuilles }, toutes) => {
  const km = Number(feuilles.find((f) => f.chemin === 'vehicule.km')?.valeur);
  if ((m.type !== 'quantite' && m.type !== 'montant') || !(km > m.valeur)) return undefined;
  const compte = toutes.some((x) => x.type === 'duree' && x.valeur * m.valeur === km);
  return compte ? 'trajet d’un jour' : undefined;
};

/** « notre fils a 18 mois »: an age, where the child was counted or cared for. */
const ageEnMois: Regle = (m, cadre, toutes) => {
  const naissances = naissanceEnMois(m, toutes, cadre);
  return naissances !== undefined && (estCompte(cadre, naissances) || estGarde(cadre))
    ? 'l’âge de l’enfant'
    : undefined;
};
const estCompte = ({ feuilles }: Cadre, naissances: readonly number[]): boolean =>
  feuilles.some(
    (f) =>
      f.chemin.includes('enfants.') && f.chemin.endsWith('annee_naissance') && naissances.includes(Number(f.valeur)),
  );
const estGarde = ({ feuilles }: Cadre): boolean =>
  feuilles.some((f) => f.chemin === 'poste.nature' && f.valeur === 'garde');

const UNION = motsDits('marie|maries|mariee|mariage|pacs|pacse|pacses|pacsee|union');
const AVANT_LA_DATE = 40;
/** « mariés le 14 juin 2025 », to who chooses between one return and two: the choice is of the whole year of the union. */
const dateDeLUnion: Regle = (m, cadre) => {
  const aDeux = cadre.feuilles.some((f) => f.chemin.includes('foyers.1.'));
  if (m.type !== 'date' || !aDeux || !anneesDuCalcul(cadre).has(m.annee ?? 0)) return undefined;
  const avant =
    plier(cadre.question.slice(Math.max(0, m.span[0] - AVANT_LA_DATE), m.span[0]))
      .split('.')
      .at(-1) ?? '';
  return UNION.test(avant) ? 'le choix vaut pour toute l’année de l’union' : undefined;
};

const CONTRAT_COURT = motsDits('contrat|cdd|mission|interim|saisonnier|saisonniere|extra|vacation|remplacement');
const MOIS_PAR: Readonly<Record<string, number>> = { mois: 1, semaine: 12 / 52, jour: 12 / 365 };
const DEUX_MOIS = 2;
/** « 3 semaines »: a contract of two months at most lowers what the default rate is of (CGI art. 204 H), which is none already. */
const contratCourt: Regle = (m, { outils, question, repris }) =>
  m.type === 'duree' &&
  m.valeur * (MOIS_PAR[m.unite] ?? Infinity) <= DEUX_MOIS &&
  outils.length > 0 &&
  outils.every((outil) => outil === 'calculer_taux_neutre') &&
  repris.some((n) => n.unite === '%' && n.valeur === 0) &&
  CONTRAT_COURT.test(plier(question))
    ? 'un contrat court ne peut que baisser ce taux, déjà nul'
    : undefined;

export const REGLES_DES_REPERES: readonly Regle[] = [
  partsDuCalcul,
  grade,
  allerRetour,
  ageEnMois,
  dateDeLUnion,
  contratCourt,
];
