import {
  CHAMPS_NOMBRE,
  type ChampClient,
  ClientCreation,
  incoherencesDuDossier,
  valeursDuChamp,
} from '@francis/contract';
import { cutText } from '../../platform/text.ts';
import { plier } from './policy.ts';

export interface LigneLue {
  /** What the file of the client will hold. */
  readonly champs?: Readonly<Record<string, string | number | null>>;
  readonly fautes: readonly { readonly colonne: string; readonly valeur: string; readonly message: string }[];
}

interface Tableau {
  readonly colonnes: readonly string[];
  readonly correspondance: readonly (ChampClient | null)[];
  /** Today, which no birth is after. */
  readonly jour: string;
}

const VALEUR_MONTREE = 120;

/** One line as it was written → a client file, or each cell that cannot be one and why. */
export function lireLigne(cellules: readonly string[], { colonnes, correspondance, jour }: Tableau): LigneLue {
  const [champs, fautes]: [Record<string, string | number | null>, LigneLue['fautes'][number][]] = [{}, []];
  const refuser = (champ: string, message: string): void => {
    const colonne = correspondance.findIndex((un) => un === champ);
    const valeur = cutText(cellules[colonne] ?? '', VALEUR_MONTREE);
    fautes.push({ colonne: colonnes[colonne] ?? champ, valeur, message });
  };
  correspondance.forEach((champ, i) => {
    if (champ === null) return;
    const lue = lireCellule(champ, sansApostrophe(cellules[i] ?? ''));
    if ('refus' in lue) refuser(champ, lue.refus);
    else if (lue.valeur !== null) champs[champ] = lue.valeur;
  });
  const code = champs['code_postal_client'];
  // A spreadsheet drops the zero of « 01000 »; only where the country is said is it known to be that.
  if (
    typeof code === 'string' &&
    /^\d{4}$/.test(code) &&
    plier(String(champs['pays_residence_fiscale_client'] ?? '')) === 'france'
  )
    champs['code_postal_client'] = `0${code}`;
  for (const champ of ['nom_client', 'prenom_client']) champs[champ] ??= '';
  const verifiee = ClientCreation.safeParse({ data: champs });
  for (const { path, message } of verifiee.error?.issues ?? []) {
    const champ = String(path[1] ?? '');
    if (!fautes.some(({ colonne }) => colonne === colonnes[correspondance.findIndex((un) => un === champ)]))
      refuser(champ, champ === 'nom_client' || champ === 'prenom_client' ? 'Indiquez le nom et le prénom.' : message);
  }
  for (const { chemin, message } of verifiee.success ? incoherencesDuDossier(verifiee.data.data, jour) : [])
    refuser(chemin, message);
  if (fautes.length > 0 || !verifiee.success) return { fautes: enOrdre(fautes, colonnes) };
  return { champs: garderSimples(verifiee.data.data), fautes };
}

/** As one reads the line. */
const enOrdre = (fautes: LigneLue['fautes'], colonnes: readonly string[]): LigneLue['fautes'] =>
  fautes.toSorted((a, b) => colonnes.indexOf(a.colonne) - colonnes.indexOf(b.colonne));

const garderSimples = (fiche: Readonly<Record<string, unknown>>): Record<string, string | number | null> =>
  Object.fromEntries(
    Object.entries(fiche).flatMap(([champ, valeur]): [string, string | number][] =>
      typeof valeur === 'string' || typeof valeur === 'number' ? [[champ, valeur]] : [],
    ),
  );

/** Signs that open a formula: an export that is safe for spreadsheets, as ours, writes an apostrophe before. */
const FORMULE = '=+-@＝＋－＠';

/** « '+33 1 23 45 67 89 » was « +33 1 23 45 67 89 ». */
function sansApostrophe(cellule: string): string {
  const signe = cellule.startsWith("'") ? cellule.slice(1).trimStart().charAt(0) : '';
  return signe !== '' && FORMULE.includes(signe) ? cellule.slice(1) : cellule;
}

/** What a spreadsheet shows where a formula failed, in English and in French, in a workbook as in its CSV. */
const FORMULES_EN_ERREUR: ReadonlySet<string> = new Set(
  '#NULL! #DIV/0! #VALUE! #REF! #NAME? #NUM! #N/A #CALC! #SPILL! #NUL! #VALEUR! #NOM? #NOMBRE!'.split(' '),
);
const EN_ERREUR = 'La formule de cette cellule n’a pas de valeur : corrigez-la, puis enregistrez depuis un tableur.';

type Lue = { readonly valeur: string | number | null } | { readonly refus: string };

function lireCellule(champ: ChampClient, cellule: string): Lue {
  if (cellule === '') return { valeur: null };
  if (FORMULES_EN_ERREUR.has(cellule)) return { refus: EN_ERREUR };
  const choix = valeursDuChamp(champ);
  if (choix) return lireChoix(cellule, choix);
  if (CHAMPS_NOMBRE.has(champ) || champ === 'nombre_enfants_a_charge_client') return lireNombre(cellule);
  if (champ.startsWith('date_')) return lireDate(cellule);
  if (champ === 'prochain_rendez_vous_pro') return lireInstant(cellule);
  return { valeur: cellule };
}

/** Case, accents and endings such as « (e) » do not count; several that fit are none. */
function lireChoix(cellule: string, choix: readonly string[]): Lue {
  const dite = plier(cellule);
  const exacts = choix.filter((un) => plier(un) === dite || sansGenre(un).includes(dite));
  const [seul, ...autres] = exacts;
  if (seul !== undefined && autres.length === 0) return { valeur: seul };
  return { refus: `Valeurs attendues : ${choix.join(', ')}.` };
}

/** « Marié(e) » → `marie`, `mariee`; « Veuf/Veuve » → `veuf`, `veuve`; « M. » → `m`, `monsieur`. */
function sansGenre(choix: string): string[] {
  const CIVILITES: Readonly<Record<string, string>> = { 'M.': 'monsieur', Mme: 'madame', Mlle: 'mademoiselle' };
  const formes = choix.split('/').flatMap((un) => [un.replace('(e)', ''), un.replace('(e)', 'e')]);
  return [...formes, CIVILITES[choix] ?? ''].filter(Boolean).map(plier);
}

/** `1 234,56 €`, `1.234,56`, `1,234.56`, `30 %`. A point before three last digits alone could be either: it is refused. */
function lireNombre(cellule: string): Lue {
  const nu = cellule.replace(/[\s\u00a0\u202f€%]/g, '').replace(/EUR$/i, '');
  const negatif = /^\((.*)\)$/.exec(nu);
  const chiffres = negatif ? `-${negatif[1] ?? ''}` : nu;
  if (/^-?\d{1,3}\.\d{3}$/.test(chiffres) || /^-?\d{1,3},\d{3}$/.test(chiffres))
    return { refus: 'On ne sait pas si ce signe sépare les milliers ou les décimales : écrivez 1234 ou 1,234.' };
  const normal = /^-?\d+([.,]\d+)?$/.test(chiffres)
    ? chiffres.replace(',', '.')
    : /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(chiffres)
      ? chiffres.replaceAll('.', '').replace(',', '.')
      : /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(chiffres)
        ? chiffres.replaceAll(',', '')
        : undefined;
  return normal === undefined ? { refus: 'Un nombre est attendu.' } : { valeur: Number(normal) };
}

const JOUR_FRANCAIS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

function lireDate(cellule: string): Lue {
  const [, jour = '', mois = '', annee = ''] = JOUR_FRANCAIS.exec(cellule) ?? [];
  const lue = annee === '' ? cellule.slice(0, 10) : `${annee}-${mois.padStart(2, '0')}-${jour.padStart(2, '0')}`;
  if (annee === '' && !/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z?)?$/.test(cellule))
    return { refus: 'Une date est attendue, comme 31/12/1980.' };
  return existe(lue) ? { valeur: lue } : { refus: 'Cette date n’existe pas.' };
}

/** 31 February is read as a day of March. */
function existe(jour: string): boolean {
  const instant = new Date(`${jour}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(jour);
}

function lireInstant(cellule: string): Lue {
  const [, jour = '', heure] = /^(\S+)[ T]+(?:à )?(\d{1,2}[:h]\d{2})(?::\d{2})?$/.exec(cellule) ?? [];
  const date = lireDate(jour);
  if (heure === undefined || 'refus' in date)
    return { refus: 'Une date et une heure sont attendues, comme 31/12/2026 10:30.' };
  return { valeur: `${date.valeur}T${heure.replace('h', ':').padStart(5, '0')}` };
}
