import { AGE_D_UN_MINEUR, type DefinitionFait, type ValeurFait } from '@francis/faits';
import { type Mention, trouverMentions } from '@francis/lecture';
import { type Compte, compter, decouper } from './compter.ts';
import { COMPTES_DECISIFS } from '../ecarter.ts';
import { compte } from './numeroter.ts';
import { estCeFait, type FaitConnu } from './profil.ts';
import type { FaitLu } from './schema.ts';

/** The value of a fact, the mentions that make it, and whether it is supposed rather than said. */
export interface ValeurLue {
  readonly valeur: ValeurFait;
  readonly mentions: readonly Mention[];
  /** Nobody said it, or only in part: a day told by its month. */
  readonly suppose: boolean;
  /** It is known of the person already, under this very fact. */
  readonly connu?: boolean;
}

export interface Marques {
  readonly mentions: ReadonlyMap<string, Mention>;
  readonly connus: ReadonlyMap<string, FaitConnu>;
  /** The day of the question, AAAA-MM-JJ. */
  readonly jour: string;
}

type DateDite = Extract<Mention, { type: 'date' }>;
const estDate = (m: Mention | undefined): m is DateDite => m?.type === 'date';
const deuxChiffres = (n: number): string => String(n).padStart(2, '0');
const EN_FIN_D_ANNEE = 'date_cloture';
const DERNIER_JOUR = '12-31';

const ecartRepere: Readonly<Record<string, number>> = { derniere_annee: -1, annee_en_cours: 0, annee_prochaine: 1 };

/** Reads the value that a model pointed at; a string says why it cannot be. */
export function lireValeur(fait: FaitLu, d: DefinitionFait, marques: Marques): ValeurLue | string {
  if (fait.choix !== undefined) return lireChoix(fait.choix, fait.mots, d, marques);
  const expression = fait.mention ?? '';
  const connu = marques.connus.get(expression);
  if (connu !== undefined) return lireConnu(connu, d);
  if (fait.texte !== undefined && expression === '') return lireTexte(fait.texte, d, marques);
  return expression === ''
    ? 'il faut une mention, un choix ou un texte'
    : lireMention(expression, fait.mots, d, marques);
}

function lireChoix(choix: string, mots: string, d: DefinitionFait, { jour }: Marques): ValeurLue | string {
  const lu = (valeur: ValeurFait): ValeurLue => ({
    valeur,
    mentions: [],
    suppose: mots === '' && !coutumier(d, valeur),
  });
  if (d.unite === 'oui_non' && (choix === 'oui' || choix === 'non')) return lu(choix === 'oui');
  if (d.unite === 'choix' && d.choix !== undefined && Object.hasOwn(d.choix, choix)) return lu(choix);
  const ecart = ecartRepere[choix];
  if (d.unite === 'annee' && ecart !== undefined) return lu(Number(jour.slice(0, 4)) + ecart);
  if (d.unite === 'date' && choix === 'jour') return lu(jour);
  if (d.unite === 'date' && ecart !== undefined && d.chemin.endsWith(EN_FIN_D_ANNEE))
    return lu(`${Number(jour.slice(0, 4)) + ecart}-${DERNIER_JOUR}`);
  if (choix === 'aucun' && d.schema.safeParse(0).success && ADDITIONNES.has(d.unite)) return lu(0);
  if (choix === 'mineur' && d.chemin.includes(NAISSANCE))
    // Of the year of the incomes, the last one declared: as a form or a profile that only counts children.
    return { valeur: Number(jour.slice(0, 4)) - 1 - AGE_D_UN_MINEUR, mentions: [], suppose: true };
  return `« ${choix} » n’est pas une valeur de ${d.chemin}`;
}

/** A known fact is itself; its amount taken for another fact is the model's own idea. */
function lireConnu(connu: FaitConnu, d: DefinitionFait): ValeurLue | string {
  if (estCeFait(connu, d.chemin)) return { valeur: connu.valeur, mentions: [], suppose: false, connu: true };
  const valeur = typeof connu.valeur === 'number' && d.unite === 'EUR' ? d.schema.safeParse(connu.valeur) : undefined;
  return valeur?.success
    ? { valeur: valeur.data, mentions: [], suppose: true }
    : `${connu.id} est un autre fait que ${d.chemin}`;
}

const ADDITIONNES: ReadonlySet<DefinitionFait['unite']> = new Set(['EUR', 'CHF', 'nombre', 'ans', 'mois', 'km']);
const NAISSANCE = 'naissance';

/** Whether the catalogue itself supposes this when nothing is said. */
const coutumier = (d: DefinitionFait, valeur: ValeurFait): boolean =>
  d.defaut?.coutumier === true &&
  (d.defaut.valeur === valeur || d.defaut.valeur === 'jour' || d.defaut.valeur === 'derniere_annee');

function lireTexte(texte: string, d: DefinitionFait, marques: Marques): ValeurLue | string {
  const [seule, autre] = trouverMentions(texte).filter(compte);
  if (seule === undefined || autre !== undefined) return `« ${texte} » ne se lit pas comme un seul nombre`;
  return lireMention('t', texte, d, { ...marques, mentions: new Map([['t', { ...seule, id: 't' }]]) });
}

function lireMention(expression: string, mots: string, d: DefinitionFait, marques: Marques): ValeurLue | string {
  const seule = marques.mentions.get(expression);
  if (d.unite === 'date') return seule === undefined ? `${expression} n’est pas une date` : lireJour(seule, d, marques);
  if (d.unite === 'annee')
    return seule === undefined ? `${expression} n’est pas une année` : lireAnnee(seule, d, marques);
  if (d.unite === 'ans') {
    const ecoule = anneesEcoulees(expression, marques);
    if (ecoule !== undefined) return ecoule;
  }
  if (d.unite === 'oui_non' || d.unite === 'choix') return `${d.chemin} attend un choix`;
  if (d.unite === 'nombre' && PERSONNES_COMPTEES.has(expression))
    return mots === ''
      ? `${d.chemin} : les mots qui comptent manquent`
      : { valeur: Number(expression), mentions: [], suppose: true };
  const lu = compter(expression, marques.mentions);
  if (typeof lu === 'string') return lu;
  const refus = refusDUnite(lu, d);
  if (refus !== undefined) return refus;
  const valeur = d.schema.safeParse(lu.valeur);
  return valeur.success
    ? { valeur: valeur.data, mentions: lu.mentions, suppose: false }
    : `${expression} vaut ${lu.valeur}, hors de ce que ${d.chemin} permet`;
}

/** « ma sœur et moi », « enfant unique »: people counted by words; never exact by itself. */
const PERSONNES_COMPTEES = new Set(['1', '2', '3', '4']);

/** Types of mentions that may hold each unit, alone or multiplied by a count. */
const PERMIS: Readonly<Record<string, readonly Mention['type'][]>> = {
  EUR: ['montant'],
  CHF: ['montant'],
  taux: ['taux'],
  age: ['age', 'duree'],
  ans: ['duree', 'age'],
  mois: ['duree', 'quantite'],
  km: ['quantite'],
  nombre: ['quantite'],
};

/** An invoice is in the currency of its country. */
const TVA = 'tva.';
/** A line of the return may be of a month, or count days: a withholding, an allowance, days worked at home. */
const LIGNES = 'poste.montants';

/** « Compteur : 84 210 »: a bare number was taken for an amount. */
const kilometresNus = (m: Mention): boolean => m.type === 'montant' && !m.certain;

/** A bare number may hold any unit; « 64 km » holds only its own. */
/** « 1 200 meublé », « 39 200 moi »: a large number beside a word that nothing is counted by is an amount. */
const UN_MONTANT = 100;
const PERSONNES = 'personnes';
/** Nobody counts that many people. */
const FOULE = 1_000;
export const montantNu = (m: Mention): boolean =>
  m.type === 'quantite' &&
  (COMPTES_DECISIFS.has(m.objet) ? m.objet === PERSONNES && m.valeur >= FOULE : m.valeur >= UN_MONTANT);

const COMPTES: ReadonlySet<Mention['type']> = new Set(['duree', 'quantite']);

const nue = (m: Mention): boolean => m.type === 'quantite' && m.objet === '';

function refusDUnite({ mentions, multiplie }: Compte, d: DefinitionFait): string | undefined {
  if (mentions.length === 0) return `${d.chemin} : aucun nombre ne s’écrit sans mention`;
  const jours = d.chemin.startsWith(LIGNES);
  const euros = d.unite === 'EUR' || d.unite === 'CHF';
  if (
    !mentions.some(
      (m) =>
        nue(m) ||
        (euros && montantNu(m)) ||
        (d.unite === 'km' && kilometresNus(m)) ||
        PERMIS[d.unite]?.includes(m.type) ||
        (jours && COMPTES.has(m.type)),
    )
  )
    return `${mentions.map((m) => m.id).join(', ')} : mauvaise unité pour ${d.chemin} (${d.unite})`;
  const etrangere = mentions.find(
    (m) => m.type === 'montant' && m.certain && d.unite === 'EUR' && m.devise === 'CHF' && !d.chemin.startsWith(TVA),
  );
  // Multiplied, it was changed at a rate that was said.
  if (etrangere && !multiplie) return `${etrangere.id} est en francs suisses, ${d.chemin} en euros`;
  if (d.periode !== 'an' || d.chemin.includes('mensuel') || d.chemin.startsWith(LIGNES)) return undefined;
  const parMois = mentions.find((m) => m.type === 'montant' && m.periode === 'mois' && m.fois === undefined);
  if (parMois && !multiplie && mentions.length === 1)
    return `${parMois.id} est par mois, ${d.chemin} par an : ${parMois.id}*12`;
  return undefined;
}

function lireJour(m: Mention, d: DefinitionFait, { jour }: Marques): ValeurLue | string {
  const annee = Number(jour.slice(0, 4));
  if (estDate(m)) {
    const an = m.annee ?? annee;
    const entiere = m.jour !== undefined && m.annee !== undefined;
    const fin = m.mois === undefined && d.chemin.endsWith(EN_FIN_D_ANNEE) ? DERNIER_JOUR : undefined;
    const valeur = `${an}-${fin ?? `${deuxChiffres(m.mois ?? 1)}-${deuxChiffres(m.jour ?? 1)}`}`;
    return d.schema.safeParse(valeur).success
      ? { valeur, mentions: [m], suppose: !entiere }
      : `${m.id} n’est pas un jour du calendrier`;
  }
  if ((m.type === 'duree' && m.unite === 'an') || m.type === 'age')
    return { valeur: `${annee - m.valeur}${jour.slice(4)}`, mentions: [m], suppose: true };
  return `${m.id} n’est pas une date`;
}

function lireAnnee(m: Mention, d: DefinitionFait, { jour }: Marques): ValeurLue | string {
  if (estDate(m)) {
    if (m.annee === undefined) return `${m.id} ne dit pas l’année`;
    return { valeur: m.annee, mentions: [m], suppose: false };
  }
  const age = m.type === 'age' || (m.type === 'duree' && m.unite === 'an') || nue(m);
  if (age && 'valeur' in m && d.chemin.includes(NAISSANCE))
    return { valeur: Number(jour.slice(0, 4)) - Math.floor(m.valeur), mentions: [m], suppose: false };
  return `${m.id} n’est pas une année`;
}

/** Whole years from a date to another, or to the day of the question. */
function anneesEcoulees(expression: string, { mentions, jour }: Marques): ValeurLue | undefined {
  const termes = decouper(expression);
  const [fin, signe, debut] = termes?.length === 1 ? ['jour', '-', termes[0]] : (termes ?? []);
  const depuis = mentions.get(debut ?? '');
  if (signe !== '-' || !estDate(depuis)) return undefined;
  const jusque = fin === 'jour' ? undefined : mentions.get(fin ?? '');
  if (fin !== 'jour' && !estDate(jusque)) return undefined;
  const a = moisDe(depuis);
  const [an = 0, mois = 1] = jour.split('-').map(Number);
  const z = jusque === undefined ? an * 12 + mois : moisDe(jusque);
  if (a === undefined || z === undefined || z < a) return undefined;
  return {
    valeur: Math.floor((z - a) / 12),
    mentions: [depuis, ...(jusque === undefined ? [] : [jusque])],
    suppose: depuis.jour === undefined,
  };
}

const moisDe = (m: Mention): number | undefined =>
  estDate(m) && m.annee !== undefined ? m.annee * 12 + (m.mois ?? 1) : undefined;
