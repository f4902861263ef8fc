import { associer, colonneDe, type Trouvaille } from './associer.ts';
import { BULLETIN, type CleBulletin, MOIS } from './libelles/bulletin.ts';
import { unir } from './lignes.ts';
import { type Chiffre, type Libelle, type Releve, relever } from './releve.ts';
import { Valeurs, valeurDe } from './releves-de-valeurs.ts';
import type { Ecarte, FaitLu, Page, Zone } from './types.ts';

export interface BulletinLu {
  readonly annee: number | undefined;
  readonly valeurs: Valeurs<CleBulletin>;
  readonly elements: readonly (FaitLu | Ecarte)[];
  readonly releve: Releve<CleBulletin>;
}

const CUMULS: Readonly<Partial<Record<CleBulletin, CleBulletin>>> = {
  imposable: 'cumul_imposable',
  impot: 'cumul_impot',
};
const estColonne = (cle: CleBulletin | undefined): boolean => cle?.startsWith('col:') ?? false;

/** Lines of a pay slip. Its amounts are of the month, unless a column or a wording says that they add up. */
export function lireBulletin(pages: readonly Page[]): BulletinLu {
  const releve = relever(pages, BULLETIN);
  const periode = periodeDe(releve);
  const valeurs = new Valeurs<CleBulletin>();
  for (const trouvaille of associer(releve)) ranger(trouvaille, releve, valeurs);
  controler(valeurs);
  return { annee: periode?.annee, valeurs, releve, elements: faitsDe(valeurs, periode) };
}

function ranger(
  { libelle, chiffres: tous, colonnes }: Trouvaille<CleBulletin>,
  releve: Releve<CleBulletin>,
  v: Valeurs<CleBulletin>,
): void {
  const { cle } = libelle;
  if (cle === undefined || estColonne(cle) || cle === 'periode') return;
  if (libelle.douteux) {
    v.manquer(cle, 'des mots inconnus entourent son libellé');
    return;
  }
  const origine = releve.pages[libelle.page - 1]?.origine ?? 'image';
  const proposer = (une: CleBulletin, chiffre: Chiffre): void =>
    v.proposer(une, valeurDe(chiffre, tous.length === 1 ? libelle : undefined, origine));
  const colonne = (chiffre: Chiffre): CleBulletin | undefined =>
    colonnes.get(chiffre) ?? rangeeDe(releve, libelle, chiffre) ?? colonneDe(releve, chiffre);
  if (cle === 'taux_impot') {
    const taux = tous.filter(({ ecrit }) => ecrit.unite === '%');
    if (taux.length === 1 && taux[0]) proposer(cle, taux[0]);
    return;
  }
  const avecUnite = tous.filter(({ ecrit }) => ecrit.unite === '%');
  const chiffres = tous.filter(({ ecrit }) => ecrit.unite !== '%');
  if (cle === 'impot') {
    for (const taux of avecUnite.length === 1 ? avecUnite : []) proposer('taux_impot', taux);
    if (ligneDImpot(chiffres, tous, { colonne, proposer })) return;
  }
  const [seul] = chiffres;
  if (!seul) return;
  const cumul = CUMULS[cle];
  const placees = chiffres.map((chiffre) => ({ chiffre, col: colonne(chiffre) }));
  const utiles = placees.filter(({ col }) => col !== 'col:patronal' && col !== 'col:base' && col !== 'col:taux');
  const cumules = utiles.filter(({ col }) => col === 'col:cumul');
  const duMois = utiles.filter(({ col }) => col !== 'col:cumul');
  if (cumul !== undefined) for (const { chiffre } of cumules) proposer(cumul, chiffre);
  const [premier] = duMois;
  if (duMois.length === 1 && premier) proposer(cle, premier.chiffre);
  else if (duMois.length > 1) v.ecarter(cle, 'plusieurs montants sur la ligne, sans colonne qui les distingue');
  else if (cumul === undefined && cumules.some(({ chiffre }) => chiffre.ligne === libelle.ligne))
    v.ecarter(cle, 'son montant est écrit sous une colonne de cumul');
}

/**
 * For a figure under its wording, what its row or the head of the table says it is: « Cumuls — Net imposable » over
 * « Depuis janvier — 16 464 » is no amount of the month.
 */
function rangeeDe(
  releve: Releve<CleBulletin>,
  libelle: Libelle<CleBulletin>,
  chiffre: Chiffre,
): CleBulletin | undefined {
  if (chiffre.ligne === libelle.ligne) return undefined;
  const titre = (rang: number, avant: number): CleBulletin | undefined =>
    (releve.lignes[rang] ?? []).flatMap((e) =>
      e.genre === 'libelle' && e.zone.x < avant && (e.cle === 'col:cumul' || e.cle === 'col:mois') ? [e.cle] : [],
    )[0];
  return titre(chiffre.ligne, chiffre.zone.x) ?? titre(libelle.ligne, libelle.zone.x);
}

interface Placement {
  readonly colonne: (chiffre: Chiffre) => CleBulletin | undefined;
  readonly proposer: (cle: CleBulletin, chiffre: Chiffre) => void;
}

const CENT = 100;
const arrondir = (n: number): number => Math.round(n * CENT) / CENT;

/** Base, rate and amount of the tax on one line: they are themselves when the product falls right. */
function ligneDImpot(
  chiffres: readonly Chiffre[],
  tous: readonly Chiffre[],
  { colonne, proposer }: Placement,
): boolean {
  if (tous.length < 3) return false;
  const absolu = tous.map(({ valeur }) => Math.abs(valeur));
  for (let i = 0; i + 2 < tous.length; i += 1) {
    const [base = 0, taux = 0, montant = 0] = absolu.slice(i, i + 3);
    const [b, t, m] = tous.slice(i, i + 3);
    if (!b || !t || !m || taux >= CENT || base <= montant) continue;
    if (Math.abs(arrondir((base * taux) / CENT) - montant) > 0.011) continue;
    proposer('base_impot', b);
    proposer('taux_impot', t);
    proposer('impot', m);
    const reste = tous.slice(i + 3);
    for (const chiffre of reste) if (colonne(chiffre) === 'col:cumul') proposer('cumul_impot', chiffre);
    return true;
  }
  return chiffres.length > 2;
}

const PAS_AU_PLUS = 60;

function controler(v: Valeurs<CleBulletin>): void {
  const taux = v.lire('taux_impot');
  if (taux !== undefined && taux > PAS_AU_PLUS) v.ecarter('taux_impot', 'sa valeur est impossible');
  v.exiger(
    'avant_impot',
    [
      ['paye', 1],
      ['impot', 1],
    ],
    'net payé plus impôt prélevé = net avant impôt',
    0.011,
  );
  const [base, impot] = [v.lire('base_impot') ?? v.lire('imposable'), v.lire('impot')];
  if (base !== undefined && taux !== undefined && impot !== undefined) {
    if (Math.abs(arrondir((base * taux) / CENT) - impot) <= 0.011)
      v.tenir(
        ['taux_impot', 'impot', v.lire('base_impot') === undefined ? 'imposable' : 'base_impot'],
        'base × taux = impôt prélevé',
      );
    else v.douter(['taux_impot', 'impot'], 'la base multipliée par le taux ne redonne pas l’impôt prélevé');
  }
  if (v.lire('base_impot') !== undefined && v.lire('base_impot') === v.lire('imposable'))
    v.tenirParCopie(['imposable', 'base_impot'], 'base de l’impôt = net imposable');
  const [brut, cotisations, net] = [v.lire('brut'), v.lire('cotisations'), v.lire('avant_impot')];
  if (
    brut !== undefined &&
    cotisations !== undefined &&
    net !== undefined &&
    Math.abs(brut - cotisations - net) <= 0.011
  )
    v.tenir(['brut', 'cotisations', 'avant_impot'], 'brut moins cotisations = net avant impôt');
  for (const [mois, cumul] of [
    ['imposable', 'cumul_imposable'],
    ['impot', 'cumul_impot'],
  ] as const)
    if ((v.lire(cumul) ?? Infinity) < (v.lire(mois) ?? 0)) v.ecarter(cumul, 'le cumul est plus petit que le mois');
}

interface Periode {
  readonly mois: number;
  readonly annee: number;
  readonly page: number;
  readonly zone: Zone;
  readonly origine: Page['origine'];
}

const ANNEE_MIN = 2019;
const ANNEE_MAX = 2060;

/** The month that is paid: « mars 2026 », « 03/2026 » or « du 01/03/2026 au 31/03/2026 » on the line that names it. */
function periodeDe(releve: Releve<CleBulletin>): Periode | undefined {
  const lignes = releve.lignes.map((ligne, i) => ({ ligne, mots: releve.phrases[i] ?? [] }));
  const annoncees = lignes.filter(({ ligne }) => ligne.some((e) => e.genre === 'libelle' && e.cle === 'periode'));
  const trouver = (parmi: typeof lignes): Periode[] =>
    parmi.flatMap(({ ligne, mots }) => {
      const lue = moisDe(mots);
      const page = ligne[0]?.page ?? 1;
      const origine = releve.pages[page - 1]?.origine ?? 'image';
      return lue && ligne.length > 0 ? [{ ...lue, page, zone: unir(ligne.map((e) => e.zone)), origine }] : [];
    });
  const trouvees = trouver(annoncees);
  const toutes = trouvees.length > 0 ? trouvees : trouver(lignes.slice(0, 12));
  return new Set(toutes.map(({ mois, annee }) => `${annee}-${mois}`)).size === 1 ? toutes[0] : undefined;
}

const estAnnee = (n: number): boolean => n >= ANNEE_MIN && n <= ANNEE_MAX;
const estMois = (mot: string | undefined): number | undefined => {
  const n = mot !== undefined && mot.length === 2 ? Number(mot) : Number.NaN;
  return n >= 1 && n <= MOIS.length ? n : undefined;
};

function moisDe(mots: readonly string[]): { mois: number; annee: number } | undefined {
  const lus: { mois: number; annee: number }[] = [];
  mots.forEach((mot, i) => {
    const annee = mot.length === 4 ? Number(mot) : Number.NaN;
    if (!estAnnee(annee)) return;
    const avant = mots[i - 1] ?? '';
    const nomme = MOIS.findIndex((un) => un === avant) + 1;
    const mois = nomme > 0 ? nomme : estMois(avant);
    if (mois !== undefined && mois > 0) lus.push({ mois, annee });
  });
  const [premier] = lus;
  return premier && lus.every(({ mois, annee }) => mois === premier.mois && annee === premier.annee)
    ? premier
    : undefined;
}

const CHEMINS: readonly (readonly [CleBulletin, string])[] = [
  ['brut', 'bulletin.brut'],
  ['cotisations', 'bulletin.cotisations'],
  ['avant_impot', 'bulletin.net_avant_impot'],
  ['net_social', 'bulletin.net_social'],
  ['imposable', 'bulletin.net_imposable'],
  ['cumul_imposable', 'bulletin.cumul_net_imposable'],
  ['taux_impot', 'bulletin.taux'],
  ['impot', 'bulletin.impot'],
  ['cumul_impot', 'bulletin.cumul_impot'],
  ['paye', 'bulletin.net_paye'],
];

function faitsDe(v: Valeurs<CleBulletin>, periode: Periode | undefined): (FaitLu | Ecarte)[] {
  const elements: (FaitLu | Ecarte | undefined)[] = CHEMINS.map(([cle, chemin]) => {
    const lue = v.lire(cle) ?? 0;
    return v.fait(cle, chemin, cle === 'taux_impot' ? Math.round(lue * CENT) / (CENT * CENT) : lue);
  });
  if (!periode)
    return [
      { chemin: 'bulletin.mois', raison: 'le mois payé n’est pas dit clairement' },
      ...elements.filter((e) => e !== undefined),
    ];
  const { page, zone, origine } = periode;
  const etat = origine === 'texte' ? 'sur' : 'a_verifier';
  const commun = { page, zone, etat, ...(etat === 'a_verifier' && { controle: 'lu sur une image' }) } as const;
  return [
    { chemin: 'bulletin.annee', valeur: periode.annee, ...commun },
    { chemin: 'bulletin.mois', valeur: periode.mois, ...commun },
    ...elements.filter((e) => e !== undefined),
  ];
}
