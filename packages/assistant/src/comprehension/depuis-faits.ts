import { definitionDe, type Feuille } from '@francis/faits';
import type { ARelire } from '@francis/faits/adaptateurs';
import {
  type Don,
  type Faits,
  type FaitsEnfant,
  type FaitsPersonne,
  NATURES_REVENU,
  type NatureRevenu,
  type NiveauScolaire,
  type Saisie,
  type Situation,
} from './faits.ts';

type Ouvert<T> = { -readonly [K in keyof T]: T[K] };

const SITUATIONS: readonly Situation[] = ['celibataire', 'divorce', 'veuf', 'marie', 'pacse'];

const saisie = (montant: number): Saisie => ({ montant, fois: 1, qualite: 'net_imposable', parAn: true });

/** Facts of the vocabulary that stand under their own paths in a profile; the rest of it is read elsewhere. */
export function faitsDuProfil(profil: Readonly<Record<string, unknown>>): Feuille[] {
  return Object.entries(profil).flatMap(([chemin, valeur]) => {
    const lu = chemin.startsWith('foyer.') ? definitionDe(chemin)?.schema.safeParse(valeur) : undefined;
    return lu?.success ? [{ chemin, valeur: lu.data }] : [];
  });
}

const estARelire = (v: unknown): v is ARelire =>
  typeof v === 'object' &&
  v !== null &&
  'libelle' in v &&
  typeof v.libelle === 'string' &&
  'raison' in v &&
  typeof v.raison === 'string' &&
  'pris' in v &&
  typeof v.pris === 'boolean';

/** What a profile says is to be read again. */
export const aRelireDuProfil = (profil: Readonly<Record<string, unknown>>): ARelire[] => {
  const liste = profil['a_relire'];
  return Array.isArray(liste) ? liste.filter(estARelire) : [];
};

/** Persons that a profile says to earn nothing. */
export function sansRevenuDuProfil(profil: Readonly<Record<string, unknown>>): Faits {
  const qui = profil['sans_revenu'];
  if (!Array.isArray(qui)) return {};
  return {
    ...(qui.includes(1) ? { personne1: { sansRevenu: true } } : {}),
    ...(qui.includes(2) ? { personne2: { sansRevenu: true } } : {}),
  };
}

/** What one fact of the household adds to what the reader of questions holds. */
const FOYER: Readonly<Record<string, (valeur: number) => Partial<Faits>>> = {
  micro_foncier_recettes: (loyers) => ({ loyers, regimeFoncier: 'micro' }),
  revenus_fonciers_reel_net: (loyers) => ({ loyers, regimeFoncier: 'reel' }),
  deficit_foncier_imputable: (deficitFoncier) => ({ deficitFoncier }),
  dividendes: (dividendes) => ({ dividendes }),
  interets: (interets) => ({ interets }),
  plus_values_mobilieres: (plusValuesMobilieres) => ({ plusValuesMobilieres }),
  emploi_domicile: (emploiDomicile) => ({ emploiDomicile }),
  rfr_n_moins_1: (rfrUnAnAvant) => ({ rfrUnAnAvant }),
  rfr_n_moins_2: (rfrDeuxAnsAvant) => ({ rfrDeuxAnsAvant }),
};

const DONS: Readonly<Record<string, Don['taux']>> = { dons_66: 66, dons_75: 75 };

const NIVEAUX: readonly NiveauScolaire[] = ['college', 'lycee', 'superieur'];
const estNiveau = (champ: string): champ is NiveauScolaire => NIVEAUX.some((n) => n === champ);

const estNature = (champ: string): champ is NatureRevenu => NATURES_REVENU.some((n) => n === champ);

function personne(qui: Ouvert<FaitsPersonne>, champ: string, valeur: number): boolean {
  // Alimony bears the allowance of pensions without making anyone a retired person.
  const nature = champ === 'pensions_alimentaires_recues' ? 'pensions_autres' : champ;
  if (estNature(nature)) qui.revenus = { ...qui.revenus, [nature]: [saisie(valeur)] };
  else if (champ === 'frais_reels') qui.fraisReels = valeur;
  else if (champ === 'per_versements') qui.per = valeur;
  else if (champ === 'per_plafond') qui.perPlafond = valeur;
  else if (champ === 'cotisations_syndicales') qui.cotisationsSyndicales = valeur;
  else return false;
  return true;
}

/** Facts of the vocabulary as the reader of questions holds them; those that it has no place for are told. */
export function depuisFaits(feuilles: readonly Feuille[], supposes: ReadonlySet<string> = new Set()): Faits {
  const faits: Ouvert<Faits> = {};
  const personnes: Record<1 | 2, Ouvert<FaitsPersonne>> = { 1: {}, 2: {} };
  const enfants: Ouvert<FaitsEnfant>[] = [];
  const aRelire: ARelire[] = [];
  const partagees: Feuille[] = [];
  for (const { chemin, valeur } of feuilles) {
    const [, champ = '', suite = '', fin = ''] = chemin.split('.');
    const qui = champ === 'declarant1' || champ === 'annee_naissance_declarant1' ? 1 : 2;
    if (champ === 'situation') faits.situation = SITUATIONS.find((s) => s === valeur) ?? 'celibataire';
    else if (champ === 'enfants') {
      const enfant = (enfants[Number(suite)] ??= {});
      if (fin === 'annee_naissance' && !supposes.has(chemin)) enfant.anneeNaissance = Number(valeur);
      if (fin === 'garde_alternee' && valeur === true) enfant.garde = 'alternee';
      if (fin === 'invalide' && valeur === true) enfant.invalide = true;
    } else if (champ.startsWith('annee_naissance_')) personnes[qui].anneeNaissance = Number(valeur);
    else if (champ === 'parent_isole_T')
      Object.assign(faits, valeur === true ? { vitSeul: true, eleveSeul: true } : { vitSeul: false });
    else if (champ.startsWith('declarant') && personne(personnes[qui], suite, Number(valeur))) continue;
    else if (champ === 'garde_enfants') faits.garde = [...(faits.garde ?? []), Number(valeur)];
    else if (champ === 'scolarite' && estNiveau(suite))
      faits.scolarite = { ...faits.scolarite, [suite]: Number(valeur) };
    else if (DONS[champ]) faits.dons = [...(faits.dons ?? []), { montant: Number(valeur), taux: DONS[champ] }];
    else if (champ === 'scolarite_alternee' && estNiveau(suite)) partagees.push({ chemin, valeur });
    else if (FOYER[champ]) Object.assign(faits, FOYER[champ](Number(valeur)));
    else if (chemin !== 'annee') aRelire.push(sansPlace(chemin, valeur));
  }
  if (enfants.length > 0) faits.enfants = enfants;
  // The reader holds one list of levels: that of children who all live in both homes, or in one.
  const memeGarde = enfants.length > 0 && enfants.every((e) => e.garde === 'alternee') && faits.scolarite === undefined;
  if (memeGarde && partagees.length > 0)
    faits.scolarite = Object.fromEntries(partagees.map((f) => [f.chemin.split('.').at(-1) ?? '', Number(f.valeur)]));
  else aRelire.push(...partagees.map((f) => sansPlace(f.chemin, f.valeur)));
  partager(faits, personnes, supposes);
  for (const qui of [1, 2] as const)
    if (Object.keys(personnes[qui]).length > 0) faits[qui === 1 ? 'personne1' : 'personne2'] = personnes[qui];
  return aRelire.length > 0 ? { ...faits, aRelire } : faits;
}

/** Whether the reader of questions has a place for a fact of a file; the others are told, and not counted. */
export const aUnePlace = (chemin: string, valeur: Feuille['valeur']): boolean =>
  depuisFaits([{ chemin, valeur }]).aRelire === undefined;

/** A number of children is no amount: it is told without one. */
function sansPlace(chemin: string, valeur: Feuille['valeur']): ARelire {
  const { libelle = chemin, unite } = definitionDe(chemin) ?? {};
  return {
    champ: chemin,
    libelle,
    ...(typeof valeur === 'number' && unite === 'EUR' ? { montant: valeur } : {}),
    raison: 'non repris par le calcul',
    pris: false,
  };
}

/** Halves that nobody told are the one income of the couple; only one nature is held so. */
function partager(
  faits: Ouvert<Faits>,
  personnes: Record<1 | 2, Ouvert<FaitsPersonne>>,
  supposes: ReadonlySet<string>,
): void {
  for (const nature of ['salaires', 'pensions_retraite'] as const) {
    if (faits.revenuCommun || !supposes.has(`foyer.declarant2.${nature}`)) continue;
    let total = 0;
    for (const qui of [1, 2] as const) {
      const { [nature]: part, ...propres } = personnes[qui].revenus ?? {};
      total += part?.[0]?.montant ?? 0;
      if (Object.keys(propres).length > 0) personnes[qui].revenus = propres;
      else delete personnes[qui].revenus;
    }
    faits.revenuCommun = { nature, saisie: saisie(total) };
  }
}
